"""Judging a position: the points each seat can expect, and how good that is for one of them."""

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import mypyc_attr

from fireside.bots.worth import Worth
from fireside.core.state import State

VICTORY: Final = 5.0  # points that winning itself is worth
SPREAD: Final = 10.0  # points of advantage that make a victory likely


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge:
    """What every title's judge can do. Titles fill in the methods that raise here."""

    def __init__(self, worth: Worth) -> None:
        self.worth: Final = worth

    def seats(self, state: State) -> int:
        """How many seats score."""
        raise NotImplementedError

    def features(self, state: State, seat: int) -> vec[float]:
        """The position as a seat sees it, in numbers."""
        raise NotImplementedError

    def partners(self, state: State, one: int, other: int) -> bool:
        """Whether two seats win together."""
        return one == other

    def own_points(self, state: State, seat: int) -> float:
        """The points that one seat can expect at the end."""
        if state.over():
            return self.points(state)[seat]
        return self.worth.points(self.features(state, seat))

    def points(self, state: State) -> list[float]:
        """The points that each seat can expect at the end; at the end itself those it has, and
        some more for whoever has won."""
        if state.over():
            points = [float(score) for score in state.scores()]
            winners = state.winners()
            for seat in winners:
                points[seat] += VICTORY / len(winners)
            return points
        worth = self.worth
        return [worth.points(self.features(state, seat)) for seat in range(self.seats(state))]

    def outlook(self, state: State) -> list[float]:
        """How good the position is for each seat, from 0 to 1, about its chance to win; then the
        points that each seat can expect, and at the end those it has."""
        points = self.points(state)
        count = len(points)
        outlook = []
        for seat in range(count):
            best = -1000.0
            total = 0.0
            rivals = 0
            for other in range(count):
                if not self.partners(state, seat, other):
                    best = max(best, points[other])
                    total += points[other]
                    rivals += 1
            ahead = points[seat] - (best + total / rivals) / 2.0
            outlook.append(1.0 / (1.0 + math.exp(-ahead / SPREAD)))
        if state.over():
            return outlook + [float(score) for score in state.scores()]
        return outlook + points

    def shared(self, state: State, outlook: list[float]) -> list[float]:
        """An outlook as people are told it: those who win together have the same."""
        count = len(outlook) // 2
        told = list(outlook)
        for seat in range(count):
            side = [other for other in range(count) if self.partners(state, seat, other)]
            for start in (0, count):
                told[start + seat] = sum([outlook[start + one] for one in side]) / len(side)
        return told
