"""What the pieces of Bonfire show, in words: for whoever draws a table."""

from fireside.bonfire.rules.constants import (
    COLOUR_NAMES,
    COUNCIL_TASK_NAMES,
    COUNCIL_TASKS_ASK,
    ELDERS,
    FIELDS,
    MOST_GNOMES,
    NOTHING,
    RESOURCE_NAMES,
    SPECIALISTS,
    START_PATH,
    TOKEN_NAMES,
)
from fireside.bonfire.rules.pieces import Edition, Task
from fireside.bonfire.rules.state.facts import Facts
from fireside.bonfire.rules.tasks.kinds import TASK_KINDS
from fireside.core.view import View


def printed_on(facts: Facts) -> View:
    """All that views leave out because it never changes. Lists by place, field or number start
    with the first one."""
    edition = facts.edition
    gnomes = range(1, SPECIALISTS + ELDERS + 1)
    return {
        "token_colours": dict(zip(TOKEN_NAMES, edition.token_colours, strict=True)),
        "islands": _islands(edition),
        "routes": [
            [edition.island_names[one], edition.island_names[other]]
            for one, other in edition.routes
        ],
        "fields": [_field(edition, field) for field in range(FIELDS)],
        "start_path": edition.path_name(START_PATH),
        "path_costs": list(edition.path_costs),
        "seat_points": list(edition.seat_points),
        "fate": {
            "area": _cells(edition.area),
            "start_cells": _cells(edition.start_cells),
            "marked_cells": _cells(edition.marked_cells),
            "gold_cells": _cells(edition.gold_cells),
            "yellow_cells": _cells(edition.yellow_cells),
            "tiles": [[TOKEN_NAMES[token] for token in tile] for tile in edition.fate_tiles],
        },
        "gnome_resources": [RESOURCE_NAMES[facts.gnome_resources[gnome]] for gnome in gnomes],
        "specialists": SPECIALISTS,
        "most_gnomes": MOST_GNOMES,
        "tasks": {task.name: _task(edition, task) for task in edition.tasks},
        "council_tasks": dict(zip(COUNCIL_TASK_NAMES, COUNCIL_TASKS_ASK, strict=True)),
        "countdown_novices": facts.countdown_novices,
    }


def _islands(edition: Edition) -> list[View]:
    return [
        {
            "name": edition.island_names[island],
            "row": edition.island_rows[island],
            "column": edition.island_columns[island],
        }
        for island in range(len(edition.island_names))
    ]


def _field(edition: Edition, field: int) -> View:
    resource = edition.field_resources[field]
    return {
        "token": TOKEN_NAMES[edition.field_tokens[field]],
        "resource": None if resource == NOTHING else RESOURCE_NAMES[resource],
        "points": edition.field_points if resource == NOTHING else 0,
    }


def _cells(cells: list[tuple[int, int]]) -> list[list[int]]:
    return [[column, row] for column, row in cells]


def _task(edition: Edition, task: Task) -> View:
    kind = TASK_KINDS[task.kind]
    names = edition.names_shown(kind.shows)
    return {
        "colour": COLOUR_NAMES[task.colour],
        "points": task.points,
        "kind": kind.name,
        "shows": [names[number] for number in task.shows],
    }
