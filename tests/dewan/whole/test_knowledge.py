"""What each seat of Dewan knows (D1.5): its own hand, all cards that were seen, and by counting
what can still be where."""

from collections import Counter

import pytest

from fireside.core.chance import seeded
from fireside.core.view import SPECTATOR
from fireside.dewan.rules.state.state import DewanState
from fireside.dewan.rules.state.tribe import BATCH
from tests.conformance.games import viewers, walk
from tests.conformance.tested import Whole
from tests.dewan.builder import Table
from tests.dewan.tested import WHOLE_GAMES
from tests.statistics import check_even

DEALS_EACH = 120  # samples for each possible deal


def dealt(state: DewanState, possible: int, seat: int = 0) -> list[DewanState]:
    chance = seeded(possible)
    return [state.determinize(seat, chance) for _ in range(DEALS_EACH * possible)]


def small_table() -> Table:
    """Few unseen cards: two in the other's hand, two in the pile."""
    table = Table().hand("forest-fire", "desert-fire", hidden=True)
    table.hand("water-fire", seat=1)
    for name in ("forest-berry", "desert-berry"):
        table.tribe(1).draw(table.kind(name))
    table.row("badlands-fire", "badlands-berry", "mountains-fire", "mountains-berry")
    table.pile("water-berry", "water-artifact")
    table.state.story_pile = table.state.story_pile[:1]
    return table.refresh()


@pytest.mark.rule("D1.5")
@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_nobody_sees_anothers_hand(whole: Whole) -> None:
    for number, state in enumerate(walk(whole)):
        if number % 7:
            continue
        for seat in viewers(whole):
            tribes = state.view(seat)["tribes"]
            assert [number for number, tribe in enumerate(tribes) if "hand" in tribe] == (
                [] if seat == SPECTATOR else [seat]
            )
            for tribe in tribes:
                seen = sum(tribe["known_cards"].values())
                assert seen + sum(tribe["hidden_cards"]) == tribe["cards"]


@pytest.mark.rule("D1.5")
@pytest.mark.parametrize("whole", WHOLE_GAMES[::3], ids=str)
def test_dealing_anew_keeps_the_own_hand_and_all_that_was_seen(whole: Whole) -> None:
    chance = seeded(3)
    for number, state in enumerate(walk(whole)):
        if number % 7:
            continue
        assert isinstance(state, DewanState)
        for seat in viewers(whole):
            other = state.determinize(seat, chance)
            for place, (old, new) in enumerate(zip(state.tribes, other.tribes, strict=True)):
                assert new.known() == old.known()
                assert batches(new.hidden) == batches(old.hidden)
                assert place != seat or new.key() == old.key()
            assert batches(other.pile) == batches(state.pile)
            assert batches(other.reserve) == batches(state.reserve)
            assert unseen(other) == unseen(state)


def batches(cards: tuple[int, ...]) -> list[int]:
    return [card // BATCH for card in cards]


def unseen(state: DewanState) -> Counter[int]:
    """All hidden cards of all piles and hands, with their batches."""
    hands = [card for tribe in state.tribes for card in tribe.hidden]
    return Counter([*state.pile, *state.reserve, *hands])


@pytest.mark.rule("D1.5")
def test_hidden_hands_and_piles_are_dealt_evenly() -> None:
    """Four unseen cards: two in a hand, where their order does not matter, two in the pile."""
    states = dealt(small_table().state, 12)
    check_even([(frozenset(state.tribes[1].hidden), state.pile) for state in states], 12)
    known = small_table().kind("water-fire")
    assert all(state.tribes[1].hand[known] == 1 for state in states)
    assert all(state.tribes[1].cards() == 3 for state in states)


def test_a_spectator_deals_all_hands_anew() -> None:
    table = small_table()
    table.pile()
    states = dealt(table.refresh().state, 6, SPECTATOR)
    check_even([frozenset(state.tribes[0].hidden) for state in states], 6)


@pytest.mark.rule("D1.5", "D4.3")
def test_shuffled_discards_are_known_to_lie_in_the_pile() -> None:
    """Cards of the first deal stay with their holders, those of the discards in the pile."""
    table = small_table()
    table.pile("water-berry").discarded("water-crystal", "forest-crystal", "desert-crystal")
    table.refresh().do("take cards 1-2")
    old = {table.kind(name) for name in ("forest-berry", "desert-berry")}
    new = {table.kind(f"{terrain}-crystal") for terrain in ("water", "forest", "desert")}
    states = dealt(table.state, 3)
    for state in states:
        assert set(state.tribes[1].hidden) == old
        assert {card % BATCH for card in state.pile} < new
        assert set(batches(state.pile)) <= {1}


def test_a_card_that_all_have_seen_is_paid_before_one_that_they_have_not() -> None:
    table = Table().hand("forest-fire", "desert-fire", hidden=True)
    tribe = table.tribe()
    tribe.take(table.kind("forest-fire"))
    assert tribe.lose(table.kind("forest-fire")) == -1
    assert tribe.lose(table.kind("forest-fire")) == 0
    assert tribe.hidden == (table.kind("desert-fire"),)


def test_views_tell_how_many_cards_of_each_batch_lie_where() -> None:
    view = small_table().state.view(0)
    assert view["unseen"] == [
        {"forest-berry": 1, "desert-berry": 1, "water-berry": 1, "water-artifact": 1}
    ]
    assert view["tribes"][1]["hidden_cards"] == [2]
    assert view["tribes"][1]["known_cards"] == {"water-fire": 1}
    assert view["tribes"][0]["hand"] == {"forest-fire": 1, "desert-fire": 1}
    assert view["pile"] == [2]
