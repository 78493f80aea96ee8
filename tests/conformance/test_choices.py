"""Nobody is ever without a choice, what is offered can be done, and every game ends."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fireside.core.chance import seeded
from fireside.core.choice import IllegalChoice
from fireside.core.playout import copies, playout
from fireside.core.state import NOBODY, State
from tests.conformance.games import (
    MOST_DECISIONS,
    RICH_GAMES,
    TABLES,
    TITLES,
    WHOLE_GAMES,
    choices_of,
    final,
    game,
    game_of,
    part_of,
    play_on,
    quick_games,
    random_player,
    start,
    walk,
)
from tests.conformance.tested import Options, Whole

MOST_TRIED = 12  # choices of one decision


def check_decision(state: State, words: int, players: int) -> None:
    """What every decision keeps: somebody to move, and at least two different choices."""
    choices = state.choices()
    assert len(choices) > 1
    assert len(set(choices)) == len(choices)
    assert all(0 <= choice < words for choice in choices)
    assert 0 <= state.to_move() < players


def check_end(state: State) -> None:
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
    for number, state in enumerate(walk(whole)):
        if state.over():
            check_end(state)
            return
        check_decision(state, words, whole.players)
        step = 1 + len(state.choices()) // MOST_TRIED
        for choice in state.choices()[number % step :: step]:
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
            check_decision(state, words, whole.players)


@given(
    table=st.sampled_from(TABLES),
    seed=st.integers(0, 10**6),
    picks=st.lists(st.integers(0, 100), max_size=200),
)
def test_any_choices_lead_to_an_end(
    table: tuple[str, int, Options], seed: int, picks: list[int]
) -> None:
    """Hypothesis picks the choices; it finds odd corners that a random player seldom visits."""
    state = game_of(*table).start(seed)
    for pick in picks:
        if state.over():
            break
        state.apply(state.choices()[pick % len(state.choices())])
    play_on(state, seeded(seed))
    check_end(state)


@given(st.sampled_from(RICH_GAMES), st.floats(0, 1), st.integers(0, 10**6))
def test_rich_positions_can_be_played_on_at_random(whole: Whole, part: float, seed: int) -> None:
    state = part_of(whole, part)
    chance = seeded(seed)
    for _ in range(MOST_DECISIONS):
        if state.over():
            break
        check_decision(state, len(game(whole).vocabulary), whole.players)
        state.apply(random_player(state, chance))
    check_end(state)


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_a_choice_that_is_not_open_is_refused_and_changes_nothing(
    table: tuple[str, int, Options],
) -> None:
    played = game_of(*table)
    state = played.start(1)
    before = state.key()
    for choice in (-1, *range(len(played.vocabulary)), len(played.vocabulary), 10**9):
        if choice not in state.choices():
            with pytest.raises(IllegalChoice, match=f"choice {choice} is not open now"):
                state.apply(choice)
    assert state.key() == before


@pytest.mark.parametrize("whole", RICH_GAMES, ids=str)
def test_after_the_end_every_choice_is_refused(whole: Whole) -> None:
    state = final(whole)
    assert state.over()
    with pytest.raises(IllegalChoice):
        state.apply(0)


@pytest.mark.parametrize("whole", RICH_GAMES, ids=str)
def test_trail_and_tally_hold_what_was_not_asked_too(whole: Whole) -> None:
    state = start(whole)
    state.trail = []
    state.tally = [0] * len(game(whole).vocabulary)
    asked = []
    for choice in choices_of(whole):
        asked.append((state.label(), choice))
        state.apply(choice)
    assert len(state.trail) >= len(asked)
    left = iter(state.trail)
    assert all(step in left for step in asked)  # in this order, others in between
    made = [choice for _, choice in state.trail]
    assert [made.count(choice) for choice in range(len(state.tally))] == state.tally


@pytest.mark.parametrize("title", TITLES)
def test_playout_plays_to_the_end_and_counts_decisions(title: str) -> None:
    state, other = game_of(title, 2).start(3), game_of(title, 2).start(3)
    decisions = playout(state, seeded(1))
    assert state.over()
    assert decisions > 10
    assert playout(other, seeded(1)) == decisions
    assert other == state
    assert playout(state, seeded(1)) == 0
    copies(state, 3)
    assert other == state
