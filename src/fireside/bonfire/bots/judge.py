"""The judge of Bonfire's positions."""

from typing import final

from librt.vecs import vec

from fireside.bonfire.bots import features
from fireside.bonfire.rules.state.position import Position
from fireside.bots.judge import Judge
from fireside.core.state import State


@final
class BonfireJudge(Judge):
    """Judges cities; Tom's too in a game for one."""

    def seats(self, state: State) -> int:
        assert isinstance(state, Position)
        return len(state.cities)

    def features(self, state: State, seat: int) -> vec[float]:
        assert isinstance(state, Position)
        return features.features(state, seat)
