"""Tables for people, alike in all commands."""

from rich import box
from rich.table import Table


def plain_table(title: str, first: str, *columns: str) -> Table:
    """A table whose first column has names and whose others have numbers."""
    table = Table(title=title, title_justify="left", box=box.SIMPLE_HEAD)
    table.add_column(first)
    for column in columns:
        table.add_column(column, justify="right")
    return table


def number(value: float) -> str:
    """A number as people read it: large ones without a fraction."""
    return f"{value:,.0f}" if abs(value) >= 100 else f"{value:,.2f}"


def share_table(title: str, counts: dict[str, int], games: int) -> Table:
    """How many games each thing was true of."""
    table = plain_table(title, "", "games", "share")
    for name, count in counts.items():
        table.add_row(name, f"{count:,}", f"{count / games:.1%}")
    return table
