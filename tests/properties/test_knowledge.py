"""Views show what is known and nothing else; what is unknown is dealt anew, evenly."""

import json
from collections import Counter
from collections.abc import Hashable, Iterable
from math import factorial

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fireside.bonfire.paths import BATCH
from fireside.bonfire.state import BonfireState
from fireside.core.chance import seeded
from fireside.core.view import SPECTATOR
from tests.bonfire.builder import Table
from tests.bonfire.players import random_player
from tests.properties.games import THOUGHTFUL_GAMES, WHOLE_GAMES, Whole, choices_of, game, walk

DEALS_EACH = 120  # samples for each possible deal


def viewers(state: BonfireState) -> list[int]:
    """Every seat, and somebody who only watches."""
    return [*range(state.facts.players), SPECTATOR]


# Views


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_no_view_tells_what_the_seat_cannot_know(whole: Whole) -> None:
    chance = seeded(whole.seed)
    for number, state in enumerate(walk(whole)):
        if number % 4:
            continue
        for seat in viewers(state):
            other = state.determinize(seat, chance)
            assert other.choices() == state.choices()
            assert [other.view(s) for s in viewers(other)] == [
                state.view(s) for s in viewers(state)
            ]


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_what_reveals_nothing_goes_the_same_way_in_every_deal(whole: Whole) -> None:
    """Unless `revealed` grows, nothing that a seat sees depends on what is hidden."""
    chance = seeded(whole.seed)
    state = game(whole).start(whole.seed)
    for choice in choices_of(whole):
        other = state.determinize(state.to_move(), chance)
        revealed = state.revealed
        state.apply(choice)
        other.apply(choice)
        if state.revealed == revealed:
            assert other.revealed == revealed
            assert other.view(SPECTATOR) == state.view(SPECTATOR)


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_views_are_plain_data_and_the_same_for_all_but_the_choices(whole: Whole) -> None:
    for number, state in enumerate(walk(whole)):
        if number % 10:
            continue
        views = {seat: state.view(seat) for seat in viewers(state)}
        for seat, view in views.items():
            assert json.loads(json.dumps(view)) == view
            choices = view["decision"].pop("choices")
            assert choices == (state.choices() if seat == state.to_move() else [])
        assert all(view == views[SPECTATOR] for view in views.values())


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


def test_a_view_is_nobody_elses() -> None:
    for whole in THOUGHTFUL_GAMES:
        for number, state in enumerate(walk(whole)):
            if number % 25 == 0:
                key, choices = state.key(), list(state.choices())
                spoil(state.view(state.to_move()))
                assert state.key() == key
                assert state.choices() == choices


# Dealing anew


@given(st.sampled_from(WHOLE_GAMES), st.floats(0, 1), st.integers(0, 10**6))
def test_a_state_dealt_anew_can_be_played_to_the_end(whole: Whole, part: float, seed: int) -> None:
    choices = choices_of(whole)
    state = game(whole).start(whole.seed)
    for choice in choices[: int(part * len(choices))]:
        state.apply(choice)
    chance = seeded(seed)
    other = state.determinize(SPECTATOR, chance)
    while not other.over():
        other.apply(random_player(other, chance))
    assert other.winners()


def test_dealing_anew_takes_from_the_given_source_alone() -> None:
    state = game(WHOLE_GAMES[0]).start(1)
    one = state.determinize(0, seeded(5))
    state.apply(state.choices()[0])
    assert one == game(WHOLE_GAMES[0]).start(1).determinize(0, seeded(5))
    assert one.chance.state != game(WHOLE_GAMES[0]).start(1).chance.state


def check_even(deals: Iterable[Hashable], possible: int) -> None:
    """Chi-square: every possible deal comes, none more often than chance lets it."""
    counts = Counter(deals)
    expected = counts.total() / possible
    assert len(counts) == possible
    chi_square = sum((count - expected) ** 2 / expected for count in counts.values())
    freedom = possible - 1
    # Five deviations above the mean; the seeds are fixed, so this does not fail now and then.
    assert chi_square < freedom + 5 * (2 * freedom) ** 0.5


def dealt(state: BonfireState, possible: int) -> list[BonfireState]:
    chance = seeded(possible)
    return [state.determinize(0, chance) for _ in range(DEALS_EACH * possible)]


def test_face_down_offerings_are_dealt_evenly() -> None:
    table = Table()
    table.offerings(["flower", "fruit", "herb"], ["root", "shell", "flower"])
    states = dealt(table.refresh().state, factorial(4))
    for state in states:
        assert state.cities[0].open_offering(0) == 0
        assert state.cities[0].open_offering(1) == 4
    check_even([state.cities[0].offerings for state in states], factorial(4))


def test_the_gnome_deck_is_dealt_evenly() -> None:
    table = Table().display(1, 2, 3, 4, 5, 6, deck=[7, 8, 9, 10])
    states = dealt(table.refresh().state, factorial(4))
    check_even([state.gnome_deck for state in states], factorial(4))


def test_toms_deck_is_dealt_evenly() -> None:
    table = Table(players=1).tom_deck("path", "gnome", "guardian", "great_bonfire")
    states = dealt(table.refresh().state, factorial(4))
    check_even([state.tom_deck for state in states], factorial(4))


def renewed_table(seed: int = 1) -> Table:
    """Six tiles in two stacks, four of them drawn again by renewing: the four put under the two
    that are left are known to lie there."""
    table = Table().goods(path=1)
    table.open_paths("blue-flower", "blue-fruit", "blue-herb", "blue-shell")
    table.stacks(["red-flower", "red-fruit", "red-herb"], ["red-shell", "red-root", "yellow-herb"])
    table.state.chance = seeded(seed)
    return table.refresh().do("build path", "renew tiles")


def test_tiles_put_under_the_stacks_stay_below_when_dealt_anew() -> None:
    table = renewed_table()
    states = dealt(table.state, 2 * factorial(4))
    for state in states:
        for stack in state.stacks:
            assert [tile // BATCH for tile in stack] == [1, 1, 0]  # the top comes last
            assert [tile % BATCH // 5 for tile in stack] == [0, 0, 1]
    check_even([state.stacks for state in states], 2 * factorial(4))


def test_renewed_tiles_lie_in_any_order() -> None:
    """The true order is as even as the one that is dealt anew."""
    tables = [renewed_table(seed) for seed in range(DEALS_EACH * factorial(4) // 2)]
    check_even([table.state.stacks for table in tables], factorial(4))


def test_the_first_deal_is_even() -> None:
    """Who sits where on the boards, and which tile lies eighth."""
    states = [game(WHOLE_GAMES[4]).start(seed) for seed in range(1500)]
    check_even([tuple(city.board for city in state.cities) for state in states], 12)
    check_even([state.cities[1].eighth for state in states], 8)
    check_even([state.cities[0].offerings[0] for state in states], 5)
