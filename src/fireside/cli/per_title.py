"""What the commands know of each title: what to count, what must always hold, how it is scored."""

from collections.abc import Callable

from fireside.bonfire.check import check_position
from fireside.bonfire.scoring import SOURCES, breakdown
from fireside.bonfire.state import BonfireState
from fireside.bonfire.tom import TOM
from fireside.cli.bonfire_counts import BonfireCounts
from fireside.cli.counting import MakesCounts
from fireside.core.state import State


def _check_bonfire(state: State) -> None:
    assert isinstance(state, BonfireState)
    check_position(state)


def _bonfire_scoring(state: State) -> list[tuple[str, dict[str, int]]]:
    assert isinstance(state, BonfireState)
    solo = state.facts.solo
    return [
        (
            "Tom" if solo and seat == TOM else f"player {seat + 1}",
            dict(zip(SOURCES, breakdown(state.facts, city), strict=True)),
        )
        for seat, city in enumerate(state.cities)
    ]


COUNTS: dict[str, MakesCounts] = {"bonfire": BonfireCounts}
CHECKS: dict[str, Callable[[State], None]] = {"bonfire": _check_bonfire}
# The name of every city, and its points by source.
SCORING: dict[str, Callable[[State], list[tuple[str, dict[str, int]]]]] = {
    "bonfire": _bonfire_scoring
}
