"""The ground floor: what every title's state does, and how it refuses."""

import pytest

from fireside.core.chance import seeded
from fireside.core.choice import IllegalChoice
from fireside.core.event import Event
from fireside.core.playout import copies, playout
from fireside.core.state import State
from fireside.core.view import SPECTATOR
from tests.properties.games import Whole, choices_of, final, game_of


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_choice_that_is_not_open_is_refused_and_changes_nothing(players: int) -> None:
    game = game_of(players)
    state = game.start(1)
    before = state.key()
    for choice in (-1, *range(len(game.vocabulary)), len(game.vocabulary), 10**9):
        if choice not in state.choices():
            with pytest.raises(IllegalChoice, match=f"choice {choice} is not open now"):
                state.apply(choice)
    assert state.key() == before


def test_after_the_end_every_choice_is_refused() -> None:
    state = final(Whole(2, 1))
    assert state.over()
    with pytest.raises(IllegalChoice):
        state.apply(0)


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


def test_states_are_equal_only_to_states() -> None:
    state = game_of(2).start(1)
    assert state != "bonfire"
    assert state != game_of(2).start(2)
    assert state == game_of(2).start(1)


def test_the_trail_holds_what_was_not_asked_too() -> None:
    whole = Whole(2, 1)
    state = game_of(2).start(1)
    state.trail = []
    asked = []
    for choice in choices_of(whole):
        asked.append((state.label(), choice))
        state.apply(choice)
    assert len(state.trail) > len(asked)
    left = iter(state.trail)
    assert all(step in left for step in asked)  # in this order, others in between


def test_a_tally_counts_every_choice() -> None:
    whole = Whole(3, 1)
    state = game_of(3).start(1)
    state.tally = [0] * len(game_of(3).vocabulary)
    state.trail = []
    for choice in choices_of(whole):
        state.apply(choice)
    assert sum(state.tally) == len(state.trail)
    assert state.tally[0] + state.tally[1] + state.tally[2] + state.tally[3] == 3  # openings


def test_playout_plays_to_the_end_and_counts_decisions() -> None:
    state, other = game_of(4).start(3), game_of(4).start(3)
    decisions = playout(state, seeded(1))
    assert state.over()
    assert decisions > 50
    assert playout(other, seeded(1)) == decisions
    assert other == state
    assert playout(state, seeded(1)) == 0
    copies(state, 3)
    assert other == state


def test_an_event_is_one_line_with_seats_from_1() -> None:
    event = Event("gain", 0, {"goods": {"gold": 2}, "because": "bonus 1"})
    assert event.as_json() == (
        '{"event": "gain", "seat": 1, "goods": {"gold": 2}, "because": "bonus 1"}'
    )
    assert repr(event) == f"Event({event.as_json()})"
