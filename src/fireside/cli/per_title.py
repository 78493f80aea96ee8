"""What the commands know of each title: what to count, what must always hold, how it is scored."""

from collections.abc import Callable

from fireside.bonfire import check as bonfire_check
from fireside.bonfire import scoring as bonfire_scoring
from fireside.bonfire.state import BonfireState
from fireside.bonfire.tom import TOM
from fireside.cli.bonfire_counts import BonfireCounts
from fireside.cli.counting import MakesCounts
from fireside.cli.dewan_counts import DewanCounts
from fireside.core.state import State
from fireside.dewan import check as dewan_check
from fireside.dewan import scoring as dewan_scoring
from fireside.dewan.state import DewanState
from fireside.dewan.words import SCENARIO_NAMES

# A name, and its points by source.
Line = tuple[str, dict[str, int]]


# Bonfire


def _check_bonfire(state: State) -> None:
    assert isinstance(state, BonfireState)
    bonfire_check.check_position(state)


def _bonfire_scoring(state: State) -> list[Line]:
    assert isinstance(state, BonfireState)
    solo = state.facts.solo
    return [
        (
            "Tom" if solo and seat == TOM else f"player {seat + 1}",
            dict(
                zip(
                    bonfire_scoring.SOURCES,
                    bonfire_scoring.breakdown(state.facts, city),
                    strict=True,
                )
            ),
        )
        for seat, city in enumerate(state.cities)
    ]


# Dewan


def _check_dewan(state: State) -> None:
    assert isinstance(state, DewanState)
    dewan_check.check_position(state)


def _dewan_scoring(state: State) -> list[Line]:
    """In the team scenario both partners have the points of their team (D10.2)."""
    assert isinstance(state, DewanState)
    sources = dewan_scoring.SOURCES[state.facts.scenario_name]
    return [
        (f"player {seat + 1}", dict(zip(sources, line, strict=True)))
        for seat, line in enumerate(dewan_scoring.breakdown(state))
    ]


def scenarios(title: str, players: int) -> list[str | None]:
    """The scenarios of a title for so many players; None where it has no such thing."""
    if title != "dewan":
        return [None]
    return [name for name in SCENARIO_NAMES if name != "team" or players == 4]


COUNTS: dict[str, MakesCounts] = {"bonfire": BonfireCounts, "dewan": DewanCounts}
CHECKS: dict[str, Callable[[State], None]] = {"bonfire": _check_bonfire, "dewan": _check_dewan}
# For every player, or Tom, a line.
SCORING: dict[str, Callable[[State], list[Line]]] = {
    "bonfire": _bonfire_scoring,
    "dewan": _dewan_scoring,
}
