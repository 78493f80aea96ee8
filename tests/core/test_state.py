"""The ground floor: what every title has to fill in, and events as they are written."""

import pytest

from fireside.core.chance import seeded
from fireside.core.event import Event
from fireside.core.state import State
from fireside.core.view import SPECTATOR


def test_a_title_fills_in_the_rest() -> None:
    state = State()
    assert state.over()
    for call in (
        lambda: state.advance(0),
        state.to_move,
        state.label,
        state.copy,
        lambda: state.view(SPECTATOR),
        lambda: state.determinize(0, seeded(1)),
        state.scores,
        state.winners,
        state.key,
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_an_event_is_one_line_with_seats_from_1() -> None:
    event = Event("gain", 0, {"goods": {"gold": 2}, "because": "bonus 1"})
    assert event.as_json() == (
        '{"event": "gain", "seat": 0, "goods": {"gold": 2}, "because": "bonus 1"}'
    )
    assert repr(event) == f"Event({event.as_json()})"
