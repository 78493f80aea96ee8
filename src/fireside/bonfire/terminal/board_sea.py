"""The sea on the terminal: islands where the edition puts them, with the routes between them."""

from dataclasses import dataclass
from itertools import pairwise

from rich.text import Text

from fireside.bonfire.says.names import island_name, resource_name
from fireside.bonfire.terminal.words import RESOURCE_STYLES, task_short, task_style
from fireside.core.view import View
from fireside.terminal.speaker import Speaker

MOST_UNIT = 13  # columns of the terminal for one column of the map, at most
DOWN, DOWN_RIGHT, DOWN_LEFT = "\u2502", "\u2572", "\u2571"  # strokes for routes
GAP = 2  # blank columns between two islands


@dataclass
class Isle:
    """An island on the terminal: its row, where it begins, and its lines with their styles."""

    name: str
    row: int
    left: int
    lines: list[tuple[str, str]]


def sea(view: View, printed: View, width: int, speaker: Speaker) -> Text:
    """The whole map in so many columns."""
    places = printed["islands"]
    unit, room = scale(places, width)
    first = min(place["column"] for place in places)
    isles = [
        Isle(
            place["name"],
            place["row"],
            (place["column"] - first) * unit,
            isle_lines(island, printed, room, speaker),
        )
        for place, island in zip(places, view["islands"], strict=True)
    ]
    joined = {frozenset(route) for route in printed["routes"]}
    rows = sorted({isle.row for isle in isles})
    lines: list[Text] = []
    for index, row in enumerate(rows):
        in_row = sorted((isle for isle in isles if isle.row == row), key=lambda isle: isle.left)
        lines += row_lines(in_row, joined)
        if index + 1 < len(rows):
            below = [isle for isle in isles if isle.row == rows[index + 1]]
            lines.append(routes_between(in_row, below, joined))
    legend = Text(speaker("bonfire-terminal-sea-legend"), "dim")
    return Text("\n").join([*lines, legend])


def scale(islands: list[View], width: int) -> tuple[int, int]:
    """Terminal columns for one column of the map, and the room for an island's words."""
    places = sorted((island["row"], island["column"]) for island in islands)
    nearest = min((b - a for (row, a), (other, b) in pairwise(places) if row == other), default=2)
    columns = [column for _, column in places]
    span = max(columns) - min(columns) + nearest
    unit = max(1, min(MOST_UNIT, (width + GAP) // span))
    return unit, unit * nearest - GAP


def isle_lines(island: View, printed: View, room: int, speaker: Speaker) -> list[tuple[str, str]]:
    """An island in words: name and ships, then tasks and offerings, or guardians."""
    name = speaker.say(island_name(island["name"]))
    resource = island.get("resource", "")
    if resource and resource not in island["name"]:
        name += f" ({speaker.say(resource_name(resource))})"
    if island["ships"]:
        ships = " @" + "".join(str(seat + 1) for seat in island["ships"])
        name = shortened(name, room - len(ships)) + ships
    lines = [(name, f"bold {RESOURCE_STYLES.get(resource, 'magenta')}")]
    if "guardians" in island:
        lines.append((speaker("bonfire-terminal-guardians", count=island["guardians"]), ""))
    else:
        lines += [
            (speaker.say(task_short(task, printed)), task_style(task, printed))
            for task in island["tasks"]
        ]
        given = [f"{seat + 1}:{n}" for seat, n in enumerate(island["offerings"]) if n]
        if given:
            lines.append((speaker("bonfire-terminal-offered", given=" ".join(given)), "dim"))
    return [(shortened(text, room), style) for text, style in lines]


def shortened(text: str, room: int) -> str:
    """A text that fits its room."""
    return text if len(text) <= room else text[: max(0, room - 1)] + "…"


def row_lines(isles: list[Isle], joined: set[frozenset[str]]) -> list[Text]:
    """The lines of the islands of one row, side by side."""
    lines: list[Text] = []
    for number in range(max(len(isle.lines) for isle in isles)):
        line = Text()
        before: Isle | None = None
        for isle in isles:
            space = isle.left - len(line.plain)
            linked = before is not None and frozenset((before.name, isle.name)) in joined
            if number == 0 and linked and space > 2:
                line.append(" " + "─" * (space - 2) + " ", "dim")
            else:
                line.append(" " * space)
            if number < len(isle.lines):
                line.append(*isle.lines[number])
            before = isle
        lines.append(line)
    return lines


def routes_between(above: list[Isle], below: list[Isle], joined: set[frozenset[str]]) -> Text:
    """A line with a stroke for each route from one row to the next."""
    strokes: dict[int, str] = {}
    for upper in above:
        for lower in below:
            if frozenset((upper.name, lower.name)) in joined:
                column = (upper.left + lower.left) // 2 + 3
                slant = lower.left - upper.left
                strokes[column] = DOWN if slant == 0 else DOWN_RIGHT if slant > 0 else DOWN_LEFT
    line = "".join(strokes.get(column, " ") for column in range(max(strokes, default=-1) + 1))
    return Text(line, "dim")
