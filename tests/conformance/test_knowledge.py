"""Views show what is known and nothing else; what is unknown is dealt anew."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fireside.core.chance import seeded
from tests.conformance.games import (
    RICH_GAMES,
    TITLES,
    WHOLE_GAMES,
    choices_of,
    game_of,
    part_of,
    play_on,
    random_player,
    start,
    title_of,
    viewers,
    walk,
)
from tests.conformance.tested import Whole

# Views


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_no_view_tells_what_the_seat_cannot_know(whole: Whole) -> None:
    chance = seeded(whole.seed)
    for number, state in enumerate(walk(whole)):
        if number % 4:
            continue
        spectators = state.view(-1)
        for seat in viewers(whole):
            other = state.determinize(seat, chance)
            assert other.view(seat) == state.view(seat)
            assert other.view(-1) == spectators  # what all may know, the seat knows too
            assert other.to_move() == state.to_move()
            assert seat != state.to_move() or other.choices() == state.choices()
            for _ in range(4):  # also where somebody else is in the middle of a turn
                if not other.over():
                    other.apply(random_player(other, chance))


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_what_reveals_nothing_goes_the_same_way_in_every_deal(whole: Whole) -> None:
    """Unless `revealed` grows, nothing that the mover sees depends on what is hidden."""
    chance = seeded(whole.seed)
    state = start(whole)
    for choice in choices_of(whole):
        mover = state.to_move()
        other = state.determinize(mover, chance)
        revealed = state.revealed
        state.apply(choice)
        other.apply(choice)
        if state.revealed == revealed:
            assert other.revealed == revealed
            assert other.view(mover) == state.view(mover)


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_views_are_plain_data_and_only_the_mover_sees_choices(whole: Whole) -> None:
    for number, state in enumerate(walk(whole)):
        if number % 10:
            continue
        for seat in viewers(whole):
            view = state.view(seat)
            assert json.loads(json.dumps(view)) == view
            mine = seat == state.to_move()
            assert view["decision"]["choices"] == (state.choices() if mine else [])


def spoil(value: object) -> None:
    """Change everything that can be changed in plain data."""
    if isinstance(value, dict):
        for inner in value.values():
            spoil(inner)
        value.clear()
    elif isinstance(value, list):
        for inner in value:
            spoil(inner)
        value.clear()


@pytest.mark.parametrize("whole", RICH_GAMES, ids=str)
def test_a_view_is_nobody_elses(whole: Whole) -> None:
    for number, state in enumerate(walk(whole)):
        if number % 25 == 0:
            key, choices = state.key(), list(state.choices())
            for seat in viewers(whole):
                spoil(state.view(seat))
            assert state.key() == key
            assert state.choices() == choices


@pytest.mark.parametrize("title", TITLES)
def test_every_view_says_which_game_it_is_of(title: str) -> None:
    view = game_of(title, 2).start(1).view(0)
    assert view["title"] == title
    assert view["players"] == 2
    assert {"edition", "turn"} <= view.keys()
    assert {"seat", "phase", "choices"} <= view["decision"].keys()


# Dealing anew


@given(st.sampled_from(WHOLE_GAMES), st.floats(0, 1), st.integers(0, 10**6))
def test_a_state_dealt_anew_is_sound_and_can_be_played_to_the_end(
    whole: Whole, part: float, seed: int
) -> None:
    state = part_of(whole, part)
    chance = seeded(seed)
    seats = viewers(whole)
    other = state.determinize(seats[chance.below(len(seats))], chance)
    title_of(whole).check(other)
    play_on(other, chance)
    assert other.over()
    assert other.winners()
    title_of(whole).check(other)


@pytest.mark.parametrize("title", TITLES)
def test_dealing_anew_takes_from_the_given_source_alone(title: str) -> None:
    state = game_of(title, 2).start(1)
    one = state.determinize(0, seeded(5))
    state.apply(state.choices()[0])
    assert one == game_of(title, 2).start(1).determinize(0, seeded(5))
    assert one != game_of(title, 2).start(1)
