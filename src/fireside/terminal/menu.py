"""The list of open choices: numbered, explained, found by words."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fireside.terminal.speaker import Speaker

MOST_LINES = 24  # of a list, unless all is asked for
WIDEST = 56  # columns for what several choices share
SPOT = 12  # columns for each of those choices


@dataclass
class Entry:
    """A choice in the list."""

    number: int
    choice: int
    text: str
    words: str
    brings: str = ""  # the part of the words that tells what it is sure to bring
    spot: str = ""  # a short text, where choices with the same explanation share a line

    def has(self, words: Iterable[str]) -> bool:
        """Whether all of the words occur."""
        full = f"{self.text} {self.words}".lower()
        return all(word in full for word in words)


def found(listed: list[Entry], typed: str) -> list[Entry]:
    """The entries that a line means: by number, by exact text, or by words. Where a single text has
    all the words, explanations do not count."""
    line = " ".join(typed.lower().split())
    if line.isdecimal():
        return [entry for entry in listed if entry.number == int(line)]
    exact = [entry for entry in listed if entry.text.lower() == line]
    in_text = [entry for entry in listed if all(word in entry.text for word in line.split())]
    if exact or len(in_text) == 1:
        return exact or in_text
    return [entry for entry in listed if entry.has(line.split())]


def menu(listed: list[Entry], speaker: Speaker, everything: bool = False) -> RenderableType:
    """The list, its first part if it is long."""
    grouped = bool(listed) and bool(listed[0].spot)
    rows = grouped_rows(listed) if grouped else plain_rows(listed)
    # A few lines more are better than a remark that there are a few lines more.
    shown = rows if everything or len(rows) <= MOST_LINES + 2 else rows[:MOST_LINES]
    table = Table.grid(padding=(0, 2))
    if grouped:
        table.add_column(max_width=WIDEST)
        table.add_column(min_width=2 * SPOT)
    else:
        table.add_column(justify="right", no_wrap=True)
        table.add_column(no_wrap=True)
    for row in shown:
        table.add_row(*row)
    if len(shown) == len(rows):
        return table
    more = speaker("terminal-more", count=len(rows) - len(shown))
    return Group(table, Text(more, "dim"))


def plain_rows(listed: list[Entry]) -> list[tuple[RenderableType, ...]]:
    """Number, text and explanation of each choice."""
    return [
        (Text(str(entry.number), "bold"), Text(entry.text, "bold"), Text(entry.words, "dim"))
        for entry in listed
    ]


def grouped_rows(listed: list[Entry]) -> list[tuple[RenderableType, ...]]:
    """An explanation, and the choices that it is true of."""
    rows: list[tuple[RenderableType, ...]] = []
    for words, group in groupby(listed, key=lambda entry: entry.words):
        spots = [
            Text(f"{entry.number:>2} ", "bold").append(entry.spot, "not bold") for entry in group
        ]
        rows.append((Text(words, "dim"), Columns(spots, width=SPOT, padding=(0, 2))))
    return rows
