"""The sea on the terminal: islands where the edition puts them, with the routes between them."""

from dataclasses import dataclass
from itertools import pairwise

from rich.text import Text

from fireside.bonfire.rules.pieces import Edition
from fireside.bonfire.terminal.words import (
    COLOUR_LETTERS,
    COLOUR_STYLES,
    RESOURCE_STYLES,
    task_of,
    task_short,
)
from fireside.core.view import View

MOST_UNIT = 13  # columns of the terminal for one column of the map, at most
DOWN, DOWN_RIGHT, DOWN_LEFT = "\u2502", "\u2572", "\u2571"  # strokes for routes
GAP = 2  # blank columns between two islands
LEGEND = "@1 ship of player 1 · offered 1:2 two offerings of player 1 · B2 blue, 2 points"
COLOUR_OF_LETTER = {letter: colour for colour, letter in COLOUR_LETTERS.items()}


@dataclass
class Isle:
    """An island on the terminal: its row, where it begins, and its lines with their styles."""

    number: int
    row: int
    left: int
    lines: list[tuple[str, str]]


def sea(view: View, edition: Edition, width: int) -> Text:
    """The whole map in so many columns."""
    unit, room = scale(edition, width)
    first = min(edition.island_columns)
    isles = [
        Isle(
            number,
            edition.island_rows[number],
            (edition.island_columns[number] - first) * unit,
            isle_lines(island, edition, room),
        )
        for number, island in enumerate(view["islands"])
    ]
    rows = sorted({isle.row for isle in isles})
    lines: list[Text] = []
    for index, row in enumerate(rows):
        in_row = sorted((isle for isle in isles if isle.row == row), key=lambda isle: isle.left)
        lines += row_lines(in_row, edition)
        if index + 1 < len(rows):
            below = [isle for isle in isles if isle.row == rows[index + 1]]
            lines.append(routes_between(in_row, below, edition))
    return Text("\n").join([*lines, Text(LEGEND, "dim")])


def scale(edition: Edition, width: int) -> tuple[int, int]:
    """Terminal columns for one column of the map, and the room for an island's words."""
    places = sorted(zip(edition.island_rows, edition.island_columns, strict=True))
    nearest = min(
        (b - a for (row, a), (other, b) in pairwise(places) if row == other),
        default=2,
    )
    span = max(edition.island_columns) - min(edition.island_columns) + nearest
    unit = max(1, min(MOST_UNIT, (width + GAP) // span))
    return unit, unit * nearest - GAP


def isle_lines(island: View, edition: Edition, room: int) -> list[tuple[str, str]]:
    """An island in words: name and ships, then tasks and offerings, or guardians."""
    name = island["name"]
    resource = island.get("resource", "")
    if resource and resource not in name:
        name += f" ({resource})"
    if island["ships"]:
        name += " @" + "".join(str(seat + 1) for seat in island["ships"])
    lines = [(name, f"bold {RESOURCE_STYLES.get(resource, 'magenta')}")]
    if "guardians" in island:
        count = island["guardians"]
        lines.append((f"{count} guardian{'' if count == 1 else 's'}", ""))
    else:
        shorts = [task_short(edition, task_of(edition, task)) for task in island["tasks"]]
        lines += [(short, COLOUR_STYLES[COLOUR_OF_LETTER[short[0]]]) for short in shorts]
        given = [f"{seat + 1}:{n}" for seat, n in enumerate(island["offerings"]) if n]
        if given:
            lines.append(("offered " + " ".join(given), "dim"))
    return [(shortened(text, room), style) for text, style in lines]


def shortened(text: str, room: int) -> str:
    """A text that fits its room."""
    return text if len(text) <= room else text[: max(0, room - 1)] + "…"


def row_lines(isles: list[Isle], edition: Edition) -> list[Text]:
    """The lines of the islands of one row, side by side."""
    joined = {frozenset(route) for route in edition.routes}
    lines: list[Text] = []
    for number in range(max(len(isle.lines) for isle in isles)):
        line = Text()
        before: Isle | None = None
        for isle in isles:
            space = isle.left - len(line.plain)
            linked = before is not None and frozenset((before.number, isle.number)) in joined
            if number == 0 and linked and space > 2:
                line.append(" " + "─" * (space - 2) + " ", "dim")
            else:
                line.append(" " * space)
            if number < len(isle.lines):
                line.append(*isle.lines[number])
            before = isle
        lines.append(line)
    return lines


def routes_between(above: list[Isle], below: list[Isle], edition: Edition) -> Text:
    """A line with a stroke for each route from one row to the next."""
    strokes: dict[int, str] = {}
    for upper in above:
        for lower in below:
            route = (upper.number, lower.number)
            if route in edition.routes or route[::-1] in edition.routes:
                column = (upper.left + lower.left) // 2 + 3
                slant = lower.left - upper.left
                strokes[column] = DOWN if slant == 0 else DOWN_RIGHT if slant > 0 else DOWN_LEFT
    line = "".join(strokes.get(column, " ") for column in range(max(strokes, default=-1) + 1))
    return Text(line, "dim")
