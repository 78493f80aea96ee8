"""A fate area on the terminal: the grid with its letters, and the supply row."""

from rich.text import Text

from fireside.bonfire.rules.area import DIRECTIONS, STEPS
from fireside.bonfire.rules.constants import TOKEN_NAMES
from fireside.bonfire.rules.pieces import Edition
from fireside.bonfire.terminal.words import TOKEN_LETTERS, style_of
from fireside.core.view import View

Cell = tuple[int, int]

FREE = "."
MARKED = ":"
GOLD = "g"
YELLOW = "y"
LEGEND = ". free  : marked  g gold  y yellow token"


def laid_symbols(fate: View, edition: Edition) -> dict[Cell, str]:
    """The token kind that each covered cell shows."""
    symbols: dict[Cell, str] = {}
    for tile in fate["laid"]:
        column, row = tile["cell"]
        across, up = STEPS[DIRECTIONS.index(tile["direction"])]
        for index, kind in enumerate(edition.fate_tiles[tile["number"] - 1]):
            symbols[column + across * index, row + up * index] = TOKEN_NAMES[kind]
    return symbols


def printed(cell: Cell, edition: Edition) -> tuple[str, str]:
    """What an empty cell shows, with its style."""
    if cell in edition.gold_cells:
        return GOLD, style_of(edition, "gold")
    if cell in edition.yellow_cells:
        return YELLOW, style_of(edition, "yellow")
    if cell in edition.marked_cells:
        return MARKED, "dim"
    return (FREE, "dim") if cell in edition.area else (" ", "")


def fate_grid(fate: View, edition: Edition) -> Text:
    """The area with its coordinates: columns below, rows at the left, row 1 at the bottom."""
    symbols = laid_symbols(fate, edition)
    cells = [*edition.area, *symbols]
    columns = range(min(c for c, _ in cells), max(c for c, _ in cells) + 1)
    rows = range(max(r for _, r in cells), min(r for _, r in cells) - 1, -1)
    grid = Text()
    for row in rows:
        grid.append(f"{row:>2} ", "dim")
        for column in columns:
            kind = symbols.get((column, row))
            if kind:
                grid.append(f" {TOKEN_LETTERS[kind]} ", f"bold {style_of(edition, kind)}")
            else:
                mark, style = printed((column, row), edition)
                grid.append(f" {mark} ", style)
        grid.append("\n")
    grid.append("   " + "".join(f"{column:>2} " for column in columns), "dim")
    return grid


def tile_letters(number: int, edition: Edition) -> Text:
    """A fate tile by the letters of its symbols."""
    text = Text()
    for kind in edition.fate_tiles[number - 1]:
        name = TOKEN_NAMES[kind]
        text.append(TOKEN_LETTERS[name], style_of(edition, name))
    return text


def supply_row(fate: View, edition: Edition) -> Text:
    """The tiles in supply in their order, and the eighth one before the opening."""
    tiles = [tile_letters(number, edition) for number in fate["supply"]]
    row = Text("  ").join(tiles) if tiles else Text("none")
    if fate["eighth"] is not None:
        row.append("   apart ", "dim")
        row.append_text(tile_letters(fate["eighth"], edition))
    return row
