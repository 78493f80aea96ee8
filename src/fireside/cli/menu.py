"""The list of open choices: numbered, explained, found by words, placements grouped by gain."""

from collections.abc import Iterable
from dataclasses import dataclass
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from fireside.bonfire.game import Bonfire
from fireside.bonfire.position import LAYING
from fireside.bonfire.state import BonfireState
from fireside.bonfire.vocabulary import LAY
from fireside.cli.explain import explain, placement_gain

MOST_LINES = 24  # of a list, unless all is asked for


@dataclass
class Entry:
    """A choice in the list."""

    number: int
    choice: int
    text: str
    words: str

    def has(self, words: Iterable[str]) -> bool:
        """Whether all of the words occur."""
        full = f"{self.text} {self.words}".lower()
        return all(word in full for word in words)


def entries(game: Bonfire, state: BonfireState) -> list[Entry]:
    """The open choices in the order in which they are shown."""
    if state.phase == LAYING:
        return placements(game, state)
    return [
        Entry(number, choice, game.text(choice), explain(game, state, choice))
        for number, choice in enumerate(state.choices(), 1)
    ]


def placements(game: Bonfire, state: BonfireState) -> list[Entry]:
    """Placements of a fate tile, those that bring most first, equal gains together."""
    gains = [(*placement_gain(game, state, choice), choice) for choice in state.choices()]
    gains.sort(key=lambda gain: (-gain[0], gain[1], gain[2]))
    return [
        Entry(number, choice, game.text(choice), words)
        for number, (_, words, choice) in enumerate(gains, 1)
    ]


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


def menu(listed: list[Entry], everything: bool) -> RenderableType:
    """The list, its first part if it is long."""
    grouped = bool(listed) and listed[0].choice >= LAY
    rows = grouped_rows(listed) if grouped else plain_rows(listed)
    # A few lines more are better than a remark that there are a few lines more.
    shown = rows if everything or len(rows) <= MOST_LINES + 2 else rows[:MOST_LINES]
    table = Table.grid(padding=(0, 2))
    table.add_column(justify="left" if grouped else "right", no_wrap=True)
    table.add_column(no_wrap=not grouped)
    for row in shown:
        table.add_row(*row)
    if len(shown) == len(rows):
        return table
    more = f"{len(rows) - len(shown)} more lines: m shows them, words narrow the list"
    return Group(table, Text(more, "dim"))


def plain_rows(listed: list[Entry]) -> list[tuple[RenderableType, ...]]:
    """Number, text and explanation of each choice."""
    return [
        (Text(str(entry.number), "bold"), Text(entry.text, "bold"), Text(entry.words, "dim"))
        for entry in listed
    ]


def grouped_rows(listed: list[Entry]) -> list[tuple[RenderableType, ...]]:
    """What placements bring, and which of them bring it."""
    rows: list[tuple[RenderableType, ...]] = []
    for words, group in groupby(listed, key=lambda entry: entry.words):
        spots = [
            Text(f"{entry.number:>2} ", "bold").append(entry.text.removeprefix("lay "), "not bold")
            for entry in group
        ]
        rows.append((Text(words, "dim"), Columns(spots, width=12, padding=(0, 2))))
    return rows
