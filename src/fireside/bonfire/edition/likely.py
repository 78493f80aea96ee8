"""What an edition most likely is: the L lines of the components page. Leaving them only warns."""

from collections.abc import Iterator
from typing import Final

from fireside.bonfire.edition.shape import PLAIN_RESOURCES, SYMBOLS, things_shown
from fireside.bonfire.rules.constants import FATE_TILES, RESOURCE_NAMES, TOKEN_NAMES
from fireside.core.edition import Check, number_of
from fireside.core.edition_file import Part, Problem

TOM_COPIES: Final = {"task_ii": 1, "task_i": 1, "guardian": 1, "path": 2, "gnome": 1}


def green_path(tokens: Part) -> Iterator[Problem]:
    """Green is the path token (L, from a review)."""
    if tokens.word("path") != "green":
        yield tokens.line("path"), f"path is likely green, here {tokens.word('path')}"


def no_red_guardian(guardians: Part) -> Iterator[Problem]:
    """The red guardian of the example is a player's own (L)."""
    for piece in guardians.pieces("colours"):
        if piece.word("colour") == "red":
            yield piece.line("colour"), "the red guardian is likely a player's own"


def fields_differ(great_bonfire: Part) -> Iterator[Problem]:
    """7 kinds of token, 6 resources and the 2 points: each on one field (L)."""
    pieces = great_bonfire.pieces("fields")
    home = great_bonfire.line("fields")
    for token in TOKEN_NAMES:
        lines = [piece.line("token") for piece in pieces if piece.word("token") == token]
        yield from likely(f"fields that show {token}", lines, 1, home)
    for resource in RESOURCE_NAMES:
        lines = [p.line("resource") for p in pieces if p.values.get("resource") == resource]
        yield from likely(f"fields that show {resource}", lines, 1, home)
    lines = [piece.line("points") for piece in pieces if piece.has("points")]
    yield from likely("fields that show points", lines, 1, home)


def rising_seats(city: Part) -> Iterator[Problem]:
    """Place i's seat is worth i + 1 (L)."""
    for place, points in enumerate(city.numbers("seats"), 1):
        if points != place + 1:
            line = city.line("seats", place - 1)
            yield line, f"the seat of place {place} is likely worth {place + 1}, here {points}"


def boards_show_each_shape(city: Part) -> Iterator[Problem]:
    """Each board shows each shape once (L)."""
    for board in city.pieces("boards"):
        gaps = board.words("gaps")
        for shape in city.words("shapes"):
            lines = [board.line("gaps", place) for place, gap in enumerate(gaps) if gap == shape]
            what = f"{shape} gaps of board {board.word('name')}"
            yield from likely(what, lines, 1, board.line("gaps"))


def marked_cells_around(fate: Part) -> Iterator[Problem]:
    """The marked cells are those around the start cells (L)."""
    start = fate.pairs("start_cells")
    around = {
        (column + i, row + j) for column, row in start for i in (-1, 0, 1) for j in (-1, 0, 1)
    }
    marked = fate.pairs("marked_cells")
    for number, cell in enumerate(marked):
        if cell not in around.difference(start):
            line = fate.line("marked_cells", number)
            yield line, f"marked cell {list(cell)} is likely not around the start cells"
    for cell in sorted(around.difference(start, marked)):
        yield fate.line("marked_cells"), f"cell {list(cell)} is likely marked"


def symbols_on_fate_tiles(fate: Part) -> Iterator[Problem]:
    """Over the 8 tiles of a player each symbol comes 4 times (L)."""
    tiles = fate.word_lists("tiles")
    for first in range(0, len(tiles), FATE_TILES):
        own = list(enumerate(tiles))[first : first + FATE_TILES]
        for symbol in SYMBOLS:
            lines = [fate.line("tiles", i) for i, tile in own if symbol in tile]
            yield from likely(f"fate tiles that show {symbol}", lines, 4, fate.line("tiles", first))


def five_tokens(tasks: Part) -> Iterator[Problem]:
    """The tasks for five tokens show each of the six kinds once, 3 of one and 2 of another (L)."""
    tiles = [tile for tile in tasks.pieces("tiles") if tile.word("kind") == "5_tokens"]
    for tile in tiles:
        shows = things_shown("5_tokens", tile.words("shows"))
        if sorted(shows.count(token) for token in set(shows)) != [2, 3]:
            yield tile.line("shows"), "5 tokens are likely 3 of one kind and 2 of another"
    for symbol in SYMBOLS:
        lines = [tile.line("shows") for tile in tiles if symbol in tile.words("shows")]
        yield from likely(f"5_tokens tasks that show {symbol}", lines, 1, tasks.line("tiles"))


def offerings_in_pairs(offerings: Part) -> Iterator[Problem]:
    """Each of the five plain resources is on two of a player's ten (L)."""
    resources = offerings.words("resources")
    for plain in PLAIN_RESOURCES:
        lines = [
            offerings.line("resources", i) for i, name in enumerate(resources) if name == plain
        ]
        yield from likely(f"offerings that show {plain}", lines, 2, offerings.line("resources"))


def tom_copies(tom: Part) -> Iterator[Problem]:
    """1 Task II, 1 Task I, 1 Guardian, 2 Path, 1 Gnome (L)."""
    for card in tom.pieces("cards"):
        name, copies = card.word("card"), card.number("copies")
        if copies != TOM_COPIES.get(name, copies):
            likely_copies = TOM_COPIES[name]
            yield (
                card.line("copies"),
                f"Tom's {name} cards are likely {likely_copies}, here {copies}",
            )


def likely(what: str, lines: list[int], wanted: int, home: int) -> Iterator[Problem]:
    yield from number_of(what, lines, wanted, home, "are likely")


LIKELY: Final[list[Check]] = [
    (green_path, ["tokens"]),
    (no_red_guardian, ["guardians"]),
    (fields_differ, ["great_bonfire"]),
    (rising_seats, ["city"]),
    (boards_show_each_shape, ["city"]),
    (marked_cells_around, ["fate"]),
    (symbols_on_fate_tiles, ["fate"]),
    (five_tokens, ["tasks"]),
    (offerings_in_pairs, ["offerings"]),
    (tom_copies, ["tom"]),
]
