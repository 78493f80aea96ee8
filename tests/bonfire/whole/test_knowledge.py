"""Bonfire hides the same from everybody, and deals it anew evenly."""

from math import factorial

import pytest

from fireside.bonfire.edition.editions import load
from fireside.bonfire.rules.game import Bonfire
from fireside.bonfire.rules.state.state import BonfireState
from fireside.core.chance import seeded
from tests.bonfire.builder import Table
from tests.bonfire.tested import WHOLE_GAMES
from tests.conformance.games import viewers, walk
from tests.conformance.tested import Whole
from tests.statistics import check_even

DEALS_EACH = 120  # samples for each possible deal


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_everybody_sees_the_same_but_for_the_own_choices_and_progress(whole: Whole) -> None:
    for number, state in enumerate(walk(whole)):
        if number % 10:
            continue
        views = [state.view(seat) for seat in viewers(whole)]
        for view in views:
            for own in ("choices", "progress", "council_progress"):
                del view["decision"][own]
        assert views[1:] == views[:-1]


@pytest.mark.parametrize("whole", WHOLE_GAMES[1::4], ids=str)
def test_everybody_has_the_same_choices_in_every_deal(whole: Whole) -> None:
    chance = seeded(whole.seed)
    for number, state in enumerate(walk(whole)):
        if number % 10 == 0:
            for seat in viewers(whole):
                assert state.determinize(seat, chance).choices() == state.choices()


# Dealing anew


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
    size = table.state.facts.batch
    for state in states:
        for stack in state.stacks:
            assert [tile // size for tile in stack] == [1, 1, 0]  # the top comes last
            assert [tile % size // 5 for tile in stack] == [0, 0, 1]
    check_even([state.stacks for state in states], 2 * factorial(4))


def test_renewed_tiles_lie_in_any_order() -> None:
    """The true order is as even as the one that is dealt anew."""
    tables = [renewed_table(seed) for seed in range(DEALS_EACH * factorial(4) // 2)]
    check_even([table.state.stacks for table in tables], factorial(4))


def test_the_first_deal_is_even() -> None:
    """Who sits where on the boards, and which tile lies eighth."""
    states = [Bonfire(load(), 2).start(seed) for seed in range(1500)]
    check_even([tuple(city.board for city in state.cities) for state in states], 12)
    check_even([state.cities[1].eighth for state in states], 8)
    check_even([state.cities[0].offerings[0] for state in states], 5)
