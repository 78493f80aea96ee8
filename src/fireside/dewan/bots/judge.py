"""The judge of Dewan's positions."""

from typing import final

from librt.vecs import vec

from fireside.bots.judge import Judge
from fireside.core.state import State
from fireside.dewan.bots import features
from fireside.dewan.rules.state.position import Position


@final
class DewanJudge(Judge):
    """Judges tribes; partners win together (D10)."""

    def seats(self, state: State) -> int:
        assert isinstance(state, Position)
        return len(state.tribes)

    def features(self, state: State, seat: int) -> vec[float]:
        assert isinstance(state, Position)
        return features.features(state, seat)

    def partners(self, state: State, one: int, other: int) -> bool:
        assert isinstance(state, Position)
        return state.facts.team_of(one) == state.facts.team_of(other)
