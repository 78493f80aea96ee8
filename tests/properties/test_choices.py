"""Nobody is ever without a choice, what is offered can be done, and every game ends."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fireside.bonfire.state import BonfireState
from fireside.core.chance import seeded
from fireside.core.state import NOBODY
from tests.bonfire.players import random_player
from tests.properties.games import (
    MOST_DECISIONS,
    THOUGHTFUL_GAMES,
    WHOLE_GAMES,
    Whole,
    choices_of,
    game,
    game_of,
    quick_games,
    walk,
)


def check_decision(state: BonfireState, words: int) -> None:
    """What every decision keeps: somebody to move, and at least two different choices."""
    choices = state.choices()
    assert len(choices) > 1
    assert len(set(choices)) == len(choices)
    assert all(0 <= choice < words for choice in choices)
    assert 0 <= state.to_move() < state.facts.players


def check_end(state: BonfireState) -> None:
    """What every end keeps: nobody to move, and somebody has won."""
    assert state.over()
    assert state.choices() == []
    assert state.to_move() == NOBODY
    best = max(state.scores())
    assert state.winners()
    assert all(state.scores()[seat] == best for seat in state.winners())


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_every_choice_offered_can_be_made(whole: Whole) -> None:
    words = len(game(whole).vocabulary)
    for state in walk(whole):
        if state.over():
            check_end(state)
            return
        check_decision(state, words)
        for choice in state.choices():
            future = state.copy()
            future.apply(choice)
            assert future != state
            assert future.over() or len(future.choices()) > 1


@given(quick_games)
def test_every_game_ends(whole: Whole) -> None:
    words = len(game(whole).vocabulary)
    for state in walk(whole):  # walk itself refuses a game without an end
        if state.over():
            check_end(state)
        else:
            check_decision(state, words)


@given(
    players=st.integers(1, 4),
    seed=st.integers(0, 10**6),
    picks=st.lists(st.integers(0, 100), max_size=200),
)
def test_any_choices_lead_to_an_end(players: int, seed: int, picks: list[int]) -> None:
    """Hypothesis picks the choices; it finds odd corners that a random player seldom visits."""
    state = game_of(players).start(seed)
    for pick in picks:
        if state.over():
            break
        state.apply(state.choices()[pick % len(state.choices())])
    chance = seeded(seed)
    for _ in range(MOST_DECISIONS):
        if state.over():
            break
        state.apply(random_player(state, chance))
    check_end(state)


@given(st.sampled_from(THOUGHTFUL_GAMES), st.floats(0, 1), st.integers(0, 10**6))
def test_rich_positions_can_be_played_on_at_random(whole: Whole, part: float, seed: int) -> None:
    choices = choices_of(whole)
    state = game(whole).start(whole.seed)
    for choice in choices[: int(part * len(choices))]:
        state.apply(choice)
    chance = seeded(seed)
    for _ in range(MOST_DECISIONS):
        if state.over():
            break
        check_decision(state, len(game(whole).vocabulary))
        state.apply(random_player(state, chance))
    check_end(state)
