"""A fate area on the terminal: the grid with its letters, and the supply row."""

from typing import Any

from rich.text import Text

from fireside.bonfire.rules.area import DIRECTIONS, STEPS
from fireside.bonfire.terminal.words import style_of, token_letter
from fireside.core.view import View
from fireside.terminal.speaker import Speaker

Cell = tuple[int, int]

# The cells of an area, by what is printed there: the message of its mark, and its style.
PRINTED = (
    ("gold_cells", "bonfire-terminal-mark-gold", "gold"),
    ("yellow_cells", "bonfire-terminal-mark-yellow", "yellow"),
)
MARKED = ":"
FREE = "."


def laid_symbols(fate: View, printed: View) -> dict[Cell, str]:
    """The token kind that each covered cell shows."""
    symbols: dict[Cell, str] = {}
    for tile in fate["laid"]:
        column, row = tile["cell"]
        across, up = STEPS[DIRECTIONS.index(tile["direction"])]
        for index, kind in enumerate(printed["fate"]["tiles"][tile["number"] - 1]):
            symbols[column + across * index, row + up * index] = kind
    return symbols


def empty_cell(cell: Cell, printed: View, speaker: Speaker) -> tuple[str, str]:
    """What an empty cell shows, with its style."""
    cells: dict[str, Any] = printed["fate"]
    for kind, mark, good in PRINTED:
        if list(cell) in cells[kind]:
            return speaker(mark), style_of(printed, good)
    if list(cell) in cells["marked_cells"]:
        return MARKED, "dim"
    return (FREE, "dim") if list(cell) in cells["area"] else (" ", "")


def fate_grid(fate: View, printed: View, speaker: Speaker) -> Text:
    """The area with its coordinates: columns below, rows at the left, row 1 at the bottom."""
    symbols = laid_symbols(fate, printed)
    cells = [*map(tuple, printed["fate"]["area"]), *symbols]
    columns = range(min(c for c, _ in cells), max(c for c, _ in cells) + 1)
    rows = range(max(r for _, r in cells), min(r for _, r in cells) - 1, -1)
    grid = Text()
    for row in rows:
        grid.append(f"{row:>2} ", "dim")
        for column in columns:
            kind = symbols.get((column, row))
            if kind:
                letter = speaker.say(token_letter(kind))
                grid.append(f" {letter} ", f"bold {style_of(printed, kind)}")
            else:
                mark, style = empty_cell((column, row), printed, speaker)
                grid.append(f" {mark} ", style)
        grid.append("\n")
    grid.append("   " + "".join(f"{column:>2} " for column in columns), "dim")
    return grid


def tile_letters(number: int, printed: View, speaker: Speaker) -> Text:
    """A fate tile by the letters of its symbols."""
    text = Text()
    for kind in printed["fate"]["tiles"][number - 1]:
        text.append(speaker.say(token_letter(kind)), style_of(printed, kind))
    return text


def supply_row(fate: View, printed: View, speaker: Speaker) -> Text:
    """The tiles in supply in their order, and the eighth one before the opening."""
    tiles = [tile_letters(number, printed, speaker) for number in fate["supply"]]
    row = Text("  ").join(tiles) if tiles else Text(speaker("bonfire-terminal-none"))
    if fate["eighth"] is not None:
        row.append(f"   {speaker('bonfire-terminal-apart')} ", "dim")
        row.append_text(tile_letters(fate["eighth"], printed, speaker))
    return row
