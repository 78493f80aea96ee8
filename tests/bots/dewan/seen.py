"""Looking at features by name, and at games turn by turn."""

from collections.abc import Iterator

from fireside.core.chance import seeded
from fireside.dewan.bots.features import NAMES, features
from fireside.dewan.edition.editions import load
from fireside.dewan.rules.game import Dewan
from fireside.dewan.rules.state.state import DewanState
from tests.dewan.builder import Table
from tests.dewan.players import eager_player
from tests.dewan.tested import TABLES

__all__ = ["NAMES", "TABLES", "seen", "seen_in", "turn_ends"]


def seen_in(state: DewanState, seat: int = 0) -> dict[str, float]:
    """The features of a position by name."""
    return dict(zip(NAMES, features(state, seat), strict=True))


def seen(table: Table, seat: int = 0) -> dict[str, float]:
    """The features of an arranged position by name."""
    return seen_in(table.state, seat)


def turn_ends(players: int, scenario: str, seed: int = 1) -> Iterator[DewanState]:
    """A game's first position and all those at the end of a turn."""
    state = Dewan(load(), players, scenario).start(seed)
    chance = seeded(seed)
    yield state
    while not state.over():
        turn = state.turn
        state.apply(eager_player(state, chance))
        if state.turn != turn or state.over():
            yield state
