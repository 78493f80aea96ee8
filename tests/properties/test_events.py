"""Events say everything: they rebuild every later view, and account for every good and point."""

import json
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given

from fireside.bonfire.state import BonfireState
from fireside.bonfire.words import GOODS_NAMES
from fireside.core.event import Event
from fireside.core.view import SPECTATOR
from tests.bonfire.rebuild import HEARD, Rebuilder
from tests.properties.games import WHOLE_GAMES, Whole, choices_of, game, quick_games


def heard(whole: Whole) -> BonfireState:
    """A game's first state with somebody who listens."""
    state = game(whole).start(whole.seed)
    state.log = []
    return state


def check_rebuilding(whole: Whole) -> None:
    """Follow a game by its events and compare after every decision."""
    state = heard(whole)
    rebuilt = Rebuilder(state.facts.edition, state.view(SPECTATOR))
    for choice in choices_of(whole):
        log: list[Event] = []
        state.log = log
        state.apply(choice)
        for event in log:
            rebuilt.hear(event)
        view = state.view(SPECTATOR)
        del view["decision"]
        assert rebuilt.whole() == view


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_events_rebuild_every_view(whole: Whole) -> None:
    check_rebuilding(whole)


@given(quick_games)
def test_events_rebuild_every_view_of_any_game(whole: Whole) -> None:
    check_rebuilding(whole)


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
    state = heard(whole)
    start = state.copy()
    for choice in choices_of(whole):
        state.apply(choice)
    assert state.log is not None
    for seat, city in enumerate(state.cities):
        told = goods_told(state.log, seat)
        assert city.goods == [told[name] for name in GOODS_NAMES]
        assert city.points == start.cities[seat].points + points_told(state.log, seat)


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_the_log_ends_with_the_result(whole: Whole) -> None:
    state = heard(whole)
    for choice in choices_of(whole):
        state.apply(choice)
    assert state.log is not None
    assert [event.what for event in state.log].count("over") == 1
    assert state.log[-1].as_dict() == {
        "event": "over",
        "seat": 0,
        "scores": state.scores(),
        "winners": [seat + 1 for seat in state.winners()],
    }


def test_nobody_listening_changes_nothing() -> None:
    for whole in WHOLE_GAMES[:8]:
        listened, unheard = heard(whole), game(whole).start(whole.seed)
        for choice in choices_of(whole):
            listened.apply(choice)
            unheard.apply(choice)
            assert listened == unheard


def test_the_games_tell_every_kind_of_event() -> None:
    told: set[str] = set()
    for whole in WHOLE_GAMES:
        state = heard(whole)
        for choice in choices_of(whole):
            state.apply(choice)
        assert state.log is not None
        told |= {event.what for event in state.log}
    assert set(HEARD) - told == set()


def test_the_documentation_shows_every_kind_of_event() -> None:
    text = (Path(__file__).parents[2] / "docs" / "events.md").read_text(encoding="utf-8")
    examples = [json.loads(line) for line in text.splitlines() if line.startswith("    {")]
    shown = {example["event"]: set(example) for example in examples}
    assert set(shown) == set(HEARD)
    for what, fields in shown.items():
        assert f"| `{what}` |" in text
        for field in fields - {"event", "seat"}:
            assert f"`{field}`" in text
