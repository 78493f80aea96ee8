"""What the arena knows of each title: its sources of points, and who wins together."""

from fireside.bonfire import scoring as bonfire_scoring
from fireside.bonfire.state import BonfireState
from fireside.core.state import State
from fireside.dewan import scoring as dewan_scoring
from fireside.dewan.state import DewanState


def sources(title: str, scenario: str | None) -> list[str]:
    """The names of a game's sources of points."""
    if title == "bonfire":
        return list(bonfire_scoring.SOURCES)
    return list(dewan_scoring.SOURCES[scenario or "base"])


def breakdown(state: State) -> list[list[int]]:
    """The points of each seat, source by source; in a solo game Tom's come last."""
    if isinstance(state, BonfireState):
        return [bonfire_scoring.breakdown(state.facts, city) for city in state.cities]
    assert isinstance(state, DewanState)
    return dewan_scoring.breakdown(state)


def side_of(state: State, seat: int) -> int:
    """Seats that win together have the same side."""
    return state.facts.team_of(seat) if isinstance(state, DewanState) else seat
