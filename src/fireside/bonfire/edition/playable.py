"""What play needs of an edition, whatever is printed: a map to sail, an area to lay tiles on."""

from collections.abc import Iterator
from typing import Final

from fireside.bonfire.edition.shape import SYMBOLS, things_shown
from fireside.bonfire.rules.constants import RESOURCE_NAMES
from fireside.bonfire.rules.tasks.kinds import NUMBER_OF_KIND, TASK_KINDS
from fireside.core.edition import Check, no_name_twice
from fireside.core.edition_file import Part, Problem

MOST_COLUMNS: Final = 13
MOST_ROWS: Final = 9


def islands_apart(part: Part) -> Iterator[Problem]:
    """Every island has a name and a spot of its own, and none is the dock (R)."""
    islands = part.pieces("islands")
    yield from no_name_twice("island", islands, "name")
    spots: set[tuple[int, int]] = set()
    for island in islands:
        if island.word("name") == "dock":
            yield island.line("name"), "the dock is no island"
        spot = (island.number("row"), island.number("column"))
        if spot in spots:
            yield island.line("row"), f"island {island.word('name')} stands where another does"
        spots.add(spot)


def routes(part: Part) -> Iterator[Problem]:
    """A route joins two islands; the dock is none and joins no route (R)."""
    names = [island.word("name") for island in part.pieces("islands")]
    before: list[set[str]] = []
    for number, ends in enumerate(part.word_lists("routes")):
        line = part.line("routes", number)
        for end in ends:
            if end == "dock":
                yield line, "the dock joins no route"
            elif end not in names:
                yield line, f"no island is called {end}"
        if ends[0] == ends[1]:
            yield line, f"a route leads from {ends[0]} to itself"
        elif set(ends) in before:
            yield line, f"the route from {ends[0]} to {ends[1]} comes twice"
        before.append(set(ends))


def connected_map(part: Part) -> Iterator[Problem]:
    """Play needs a way from each island to each other."""
    names = [island.word("name") for island in part.pieces("islands")]
    reached = set(names[:1])
    for _ in names:
        for ends in part.word_lists("routes"):
            if reached.intersection(ends):
                reached.update(ends)
    for name in names:
        if name not in reached:
            yield part.line("routes"), f"no routes lead from {names[0]} to {name}"


def shapes(city: Part) -> Iterator[Problem]:
    names = city.words("shapes")
    for number, name in enumerate(names):
        if name in names[:number]:
            yield city.line("shapes", number), f"portal shape {name} comes twice"
    boards = city.pieces("boards")
    yield from no_name_twice("city board", boards, "name")
    for board in boards:
        for place, gap in enumerate(board.words("gaps")):
            if gap not in names:
                yield board.line("gaps", place), f"no portal shape is called {gap}"


def area(fate: Part) -> Iterator[Problem]:
    """Play needs an area that the rules and a screen can hold, counted from column 1 and row 1."""
    cells = fate.pairs("area")
    for number, (column, row) in enumerate(cells):
        if column > MOST_COLUMNS or row > MOST_ROWS:
            limit = f"{MOST_COLUMNS} columns and {MOST_ROWS} rows"
            yield fate.line("area", number), f"cell [{column}, {row}] is beyond {limit}"
    for index, what in enumerate(("column", "row")):
        if 1 not in [cell[index] for cell in cells]:
            yield fate.line("area"), f"the area must have a cell in {what} 1"


def cells_inside(fate: Part) -> Iterator[Problem]:
    """Printed cells lie inside the area, and none is printed twice."""
    inside = fate.pairs("area")
    for key in ("area", "start_cells", "marked_cells", "gold_cells", "yellow_cells"):
        cells = fate.pairs(key)
        if not cells:
            yield fate.line(key), f"{key} must not be empty"
        for number, cell in enumerate(cells):
            line = fate.line(key, number)
            if cell not in inside:
                yield line, f"{key}: cell {list(cell)} is not inside the area"
            if cell in cells[:number]:
                yield line, f"{key}: cell {list(cell)} comes twice"


def start_cells(fate: Part) -> Iterator[Problem]:
    """The first tile lies on three cells in a row (B3.5)."""
    cells = sorted(fate.pairs("start_cells"))
    column, row = cells[0] if cells else (0, 0)
    level = [(column + i, row) for i in range(3)]
    upright = [(column, row + i) for i in range(3)]
    if cells not in (level, upright):
        yield fate.line("start_cells"), "start_cells must be 3 cells in a row"


def task_shows(tasks: Part, guardians: Part) -> Iterator[Problem]:
    """A tile shows what its kind asks for (B17)."""
    names = {
        "guardian": [guardian.word("colour") for guardian in guardians.pieces("colours")],
        "resource": RESOURCE_NAMES,
        "token": SYMBOLS,
    }
    for tile in tasks.pieces("tiles"):
        kind = tile.word("kind")
        shows = things_shown(kind, tile.words("shows"))
        row = TASK_KINDS[NUMBER_OF_KIND[kind]]
        what, wanted = row.shows, row.shown
        line = tile.line("shows")
        if len(shows) != wanted:
            yield line, f"a {kind} task must show {wanted} things, here {len(shows)}"
            continue
        for name in shows:
            if name not in names[what]:
                yield line, f"a {kind} task shows a {what}, and none is called {name}"
            if name == "gold" and kind in ("offering_at", "both_islands"):
                yield line, f"a {kind} task cannot show gold"
        if len(set(shows)) != len(shows) and kind != "5_tokens":
            yield line, f"a {kind} task must show different things"


NEEDS: Final[list[Check]] = [
    (islands_apart, ["map"]),
    (routes, ["map"]),
    (connected_map, ["map"]),
    (shapes, ["city"]),
    (area, ["fate"]),
    (cells_inside, ["fate"]),
    (start_cells, ["fate"]),
    (task_shows, ["tasks", "guardians"]),
]
