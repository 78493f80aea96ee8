"""Events account for every good and every point of Bonfire."""

from collections import Counter

import pytest

from fireside.bonfire.rules.constants import GOODS_NAMES
from fireside.bonfire.rules.state.state import BonfireState
from fireside.core.event import Event
from tests.bonfire.tested import WHOLE_GAMES
from tests.conformance.games import start
from tests.conformance.recording import ended
from tests.conformance.tested import Whole


def goods_told(events: list[Event], seat: int) -> Counter[str]:
    """What a log says that a city gained, less what it paid and discarded."""
    told: Counter[str] = Counter()
    signs = {"gain": 1, "pay": -1, "discard": -1}
    for event in events:
        if event.seat == seat and event.what in signs:
            goods = event.facts["goods"]
            assert isinstance(goods, dict)
            for name, count in goods.items():
                assert count > 0
                told[name] += signs[event.what] * count
    return told


def points_told(events: list[Event], seat: int) -> int:
    """The points that a log says a city scored."""
    points = [e.facts["points"] for e in events if e.seat == seat and e.what == "score"]
    return sum(point for point in points if isinstance(point, int))


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_goods_and_points_are_accounted_for(whole: Whole) -> None:
    first = start(whole)
    assert isinstance(first, BonfireState)
    game = ended(whole)
    for seat, city in enumerate(game.state.cities):
        told = goods_told(game.events, seat)
        assert city.goods == [told[name] for name in GOODS_NAMES]
        assert city.points == first.cities[seat].points + points_told(game.events, seat)
