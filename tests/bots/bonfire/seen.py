"""For the tests of what bots see: features by name, and whole games with a look at every turn."""

from collections.abc import Iterator

from fireside.bonfire.bots.features import NAMES, features
from fireside.bonfire.edition.editions import load
from fireside.bonfire.rules.game import Bonfire
from fireside.bonfire.rules.state.state import BonfireState
from fireside.core.chance import seeded
from tests.bonfire.builder import Table
from tests.bonfire.players import eager_player, random_player

TABLES = [(players, first_game) for players in (1, 2, 3, 4) for first_game in (False, True)]


def seen(table: Table, seat: int = 0) -> dict[str, float]:
    """The features of a seat by name."""
    return dict(zip(NAMES, features(table.state, seat), strict=True))


def turns(
    players: int, first_game: bool, seed: int = 1, eager: bool = True
) -> Iterator[BonfireState]:
    """The positions at the beginning of each turn of a game, and at its end."""
    state = Bonfire(load(), players, first_game).start(seed)
    chance = seeded(seed)
    player = eager_player if eager else random_player
    turn = 0
    while not state.over():
        if state.turn != turn:
            turn = state.turn
            yield state
        state.advance(player(state, chance))
    yield state
