"""Headings and columns, alike on every title's board."""

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

SPACE = 2  # between the columns


def title(words: str, width: int) -> Text:
    """A heading over a part of the board, after a blank line."""
    return Text(f"\n{words} ", "bold").append("─" * max(0, width - len(words) - 1), "dim")


def beside(one: RenderableType, other: RenderableType, left: int) -> Table:
    """Two parts side by side."""
    table = Table.grid(padding=(0, SPACE, 0, 0), expand=True)
    table.add_column(width=left)
    table.add_column(ratio=1)
    table.add_row(one, other)
    return table


def grid() -> Table:
    """A table without lines."""
    return Table.grid(padding=(0, 2))
