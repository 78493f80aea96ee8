"""What the bench wants to know of a title."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Protocol

from rich.table import Table

from fireside.core.title import titled, titles

Figures = dict[str, float]


class Waits(Protocol):
    """How long players wait for something that this title alone has."""

    name: str

    def as_dict(self) -> dict[str, object]:
        """As plain data, rounded for reading."""

    def table(self) -> Table:
        """For people."""


@dataclass(frozen=True)
class Bench:
    """What is aimed for, as multiples of the peer, by the form of the rules; the number of a choice
    that is late in a game; and what else is measured, in about so many seconds."""

    targets: Mapping[str, Figures]
    late: int
    waits: Callable[[float], Waits] | None = None


def benched() -> list[str]:
    """The titles that are measured."""
    return [name for name, title in titles().items() if "bench" in title.parts]


def bench_of(title: str) -> Bench:
    """What there is to know of a title."""
    found: Bench = titled(title).part("bench")
    return found
