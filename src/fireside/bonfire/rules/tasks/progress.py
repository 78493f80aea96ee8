"""How far a city has come with each task: the measure of every kind, and of the council tasks."""

from typing import Final

from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.position import Position
from fireside.bonfire.rules.tasks.measure import Measure, Progress, Shown
from fireside.bonfire.rules.tasks.measure_city import (
    adjacent_paths_alike,
    bonfires,
    bonfires_in_colours,
    crystals,
    elders,
    gnome_with,
    gnomes,
    guardians,
    guardians_at_bonfires,
    next_path,
    path_with,
    places_of,
    portals,
    shown_guardians,
    tasks_in_blue,
    tasks_in_red,
    tasks_in_yellow,
)
from fireside.bonfire.rules.tasks.measure_fate import (
    any_two_groups,
    gold_cells,
    group_of,
    marked_cells,
    outer_columns,
    two_groups_shown,
)
from fireside.bonfire.rules.tasks.measure_supply import (
    equal_resources,
    gold,
    islands_with_one,
    islands_with_two,
    offering_at,
    offering_stack_empty,
    on_one_island,
    resources_of,
    tokens_of,
    two_resources,
)
from fireside.bonfire.rules.words import (
    COUNCIL_TASK_NAMES,
    COUNCIL_TASKS,
    FIVE_GUARDIANS,
    GUARDIANS,
    MOST_GNOMES,
    NOTHING,
    PLACES,
    SEVEN_PATHS,
    SEVEN_PORTALS,
    SEVEN_TASKS,
)

NONE_SHOWN: Final = (NOTHING, NOTHING)


def progress(position: Position, city: City, task: int) -> Progress:
    """How far a city has come with a task."""
    facts = position.facts
    measure, count = MEASURES[facts.task_kinds[task]]
    return measure(position, city, (facts.task_first[task], facts.task_second[task]), count)


def council_progress(position: Position, city: City, council_task: int) -> Progress:
    """How far a city has come with a council task."""
    if council_task == SEVEN_TASKS:
        empty = places_of(~city.filled)
        return Progress(PLACES - len(empty), PLACES, places_of(city.filled), empty)
    if council_task == SEVEN_PORTALS:
        return portals(position, city, NONE_SHOWN, PLACES)
    if council_task == SEVEN_PATHS:
        laid = [f"path {place + 1}" for place in range(city.path_count)]
        return Progress(city.path_count, PLACES, laid, next_path(city))
    if council_task == FIVE_GUARDIANS:
        return guardians(position, city, NONE_SHOWN, GUARDIANS)
    return gnomes(position, city, NONE_SHOWN, MOST_GNOMES)


def council_task(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """One of the council tasks."""
    there = [number for number in range(COUNCIL_TASKS) if city.fulfils(number)]
    others = [number for number in range(COUNCIL_TASKS) if not city.fulfils(number)]
    return Progress(
        len(there),
        count,
        [f"council-task {COUNCIL_TASK_NAMES[number]}" for number in there],
        [f"council-task {COUNCIL_TASK_NAMES[number]}" for number in others],
    )


# In the order of `TASK_KINDS`.
MEASURES: Final[list[tuple[Measure, int]]] = [
    (bonfires_in_colours, 2),
    (shown_guardians, 1),
    (path_with, 1),
    (offering_at, 1),
    (two_resources, 2),
    (islands_with_one, 3),
    (on_one_island, 2),
    (group_of, 3),
    (gnome_with, 1),
    (council_task, 1),
    (portals, 3),
    (shown_guardians, 2),
    (gnomes, 3),
    (gold, 4),
    (adjacent_paths_alike, 2),
    (resources_of, 3),
    (offering_at, 2),
    (bonfires_in_colours, 3),
    (guardians, 4),
    (two_groups_shown, 3),
    (tasks_in_blue, 4),
    (portals, 5),
    (islands_with_one, 5),
    (tasks_in_red, 4),
    (gnomes, 5),
    (elders, 3),
    (on_one_island, 3),
    (offering_stack_empty, 5),
    (crystals, 3),
    (bonfires, 5),
    (crystals, 4),
    (tasks_in_yellow, 4),
    (islands_with_two, 3),
    (equal_resources, 5),
    (two_resources, 3),
    (marked_cells, 0),
    (guardians_at_bonfires, 2),
    (tokens_of, 5),
    (gold_cells, 0),
    (outer_columns, 0),
    (any_two_groups, 4),
]
