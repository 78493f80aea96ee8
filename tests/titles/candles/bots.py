"""What bots know of Candles, and a bot of its own."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from librt.vecs import vec

from candles.state import GATHER, CandlesState
from fireside.bots.bot import Bot
from fireside.bots.judge import Judge
from fireside.bots.knowledge import Knowledge
from fireside.core.chance import Chance
from fireside.core.state import State

WORTH_GATHERING: Final = 3
# By rule of thumb: what burns is shared with whoever is next, and light candles are worth keeping.
THUMB: Final = {"points": 1.0, "burning, own turn": 0.6, "weight in hand": -0.2}


class CandlesJudge(Judge):
    """Tells a position by three numbers."""

    def seats(self, state: State) -> int:
        assert isinstance(state, CandlesState)
        return len(state.hands)

    def features(self, state: State, seat: int) -> vec[float]:
        assert isinstance(state, CandlesState)
        burning = len(state.burning) if seat == state.seat else 0
        return vec[float]([sum(state.breakdown(seat)), burning, sum(state.hands[seat])])


class Snuffer(Bot):
    """Plays safe: gathers before the chandelier gets heavy, and lights its lightest candle."""

    def plan(self, state: State, chance: Chance) -> list[int]:
        assert isinstance(state, CandlesState)
        lightest = min(state.hands[state.seat])
        falls = sum(state.burning) + lightest > state.facts.bears
        gathers = falls or len(state.burning) >= WORTH_GATHERING
        return [GATHER if gathers and state.burning else lightest]


def sensible(state: State) -> list[int]:
    """Gathering nothing is silly."""
    assert isinstance(state, CandlesState)
    return state.options if state.burning else state.options[1:]


KNOWLEDGE: Final = Knowledge(
    features=list(THUMB),
    thumb=THUMB,
    judge=CandlesJudge,
    sensible=sensible,
    seconds=0.1,
    folder=Path(__file__).parent,
)
BOTS: Final[dict[str, Callable[[], Bot]]] = {"snuffer": Snuffer}
