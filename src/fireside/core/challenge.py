"""A challenge for one: a series of games, each with a handicap that follows from the one before."""

from collections.abc import Mapping
from dataclasses import dataclass

from fireside.core.title import titles


@dataclass(frozen=True)
class Challenge:
    """How the handicap begins, and how it changes by the outcome of a game."""

    title: str
    first: int
    changes: Mapping[str, int]

    def after(self, handicap: int, outcome: str) -> int:
        """The handicap after a win, a loss or a draw."""
        if outcome not in self.changes:
            allowed = ", ".join(self.changes)
            raise ValueError(f"an outcome is one of {allowed}, not '{outcome}'")
        return handicap + self.changes[outcome]


def challenge() -> Challenge:
    """The challenge of the title that has one."""
    found: Challenge = next(
        title.part("challenge") for title in titles().values() if "challenge" in title.parts
    )
    return found
