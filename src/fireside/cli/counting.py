"""Counting over many games: what every title's counts are made of.

Only whole numbers are kept until the end, so that sums come out the same in any order.
"""

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import sqrt
from typing import Protocol

from rich.table import Table

from fireside.core.game import Game
from fireside.core.state import State
from fireside.terminal.tables import number, plain_table


@dataclass
class Series:
    """Numbers of one sort: how many, their mean, spread and best."""

    count: int = 0
    total: int = 0
    squares: int = 0
    best: int | None = None

    def add(self, value: int) -> None:
        """One more number."""
        self.merge(Series(1, value, value * value, value))

    def merge(self, other: "Series") -> None:
        """All numbers of another series."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares
        if other.best is not None:
            self.best = other.best if self.best is None else max(self.best, other.best)

    @property
    def mean(self) -> float:
        """The mean, 0 of nothing."""
        return self.total / self.count if self.count else 0.0

    @property
    def spread(self) -> float:
        """The standard deviation of the numbers themselves."""
        if not self.count:
            return 0.0
        return sqrt(self.count * self.squares - self.total**2) / self.count

    def as_dict(self) -> dict[str, object]:
        """As plain data, rounded for reading."""
        return {"mean": round(self.mean, 3), "spread": round(self.spread, 3), "best": self.best}


@dataclass
class Tally:
    """How often each of some named things came up; the names keep their order."""

    counts: dict[str, int] = field(default_factory=dict)

    @classmethod
    def of(cls, names: Iterable[str]) -> "Tally":
        """None of each so far."""
        return cls(dict.fromkeys(names, 0))

    def add(self, name: str, count: int = 1) -> None:
        """Something came up."""
        self.counts[name] = self.counts.get(name, 0) + count

    def merge(self, other: "Tally") -> None:
        """All that another tally holds."""
        for name, count in other.counts.items():
            self.add(name, count)


class Counts(Protocol):
    """What a title counts. One is made for each part of the games, and all are merged."""

    def add(self, state: State) -> None:
        """Count a finished game."""

    def merge(self, other: "Counts") -> None:
        """Take over what was counted elsewhere, of the same title."""

    def as_dict(self) -> dict[str, object]:
        """Everything as plain data."""

    def summary(self) -> dict[str, str]:
        """A few lines for the head of the report."""

    def tables(self, games: int) -> list[Table]:
        """Everything for people."""


class MakesCounts(Protocol):
    """How a title's counts begin."""

    def __call__(self, game: Game) -> Counts: ...


def series_table(title: str, first: str, named: dict[str, Series]) -> Table:
    """Mean, spread and best of several series."""
    table = plain_table(title, first, "mean", "spread", "best")
    for name, series in named.items():
        table.add_row(name, number(series.mean), number(series.spread), str(series.best))
    return table
