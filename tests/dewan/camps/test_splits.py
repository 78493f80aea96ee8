"""Splits (D5.9, D5.10): three ways to the same cards, and no long search with large hands."""

import pytest

from fireside.cli.options import GameOptions, players_chance
from fireside.dewan.bench import strewn
from fireside.dewan.rules.camps import allowed_size, choose_target, offer_targets, payments_of
from fireside.dewan.rules.constants import TURN, WATER
from fireside.dewan.rules.game import Dewan
from fireside.dewan.rules.paying.payment import Payment
from fireside.dewan.rules.paying.splits import Splits
from fireside.dewan.rules.state.state import DewanState

MOST_TRIES = 10_000


def game(scenario: str) -> Dewan:
    game = GameOptions("dewan", 4, scenario=scenario).game()
    assert isinstance(game, Dewan)
    return game


def strewn_with_villages(seed: int) -> DewanState:
    """A turn with 25 random cards, camps of all players strewn over land and water zones."""
    chance = players_chance(seed)
    state = game("lake-villages").start(seed)
    while state.phase != TURN:
        state.apply(state.choices()[0])
    nodes = state.land.nodes
    for _ in range(chance.below(6) + 2):
        for seat in range(4):
            taken = {nodes[space] for tribe in state.tribes for space in tribe.camps}
            free = [
                space
                for space, ground in enumerate(state.land.grounds)
                if ground <= WATER and nodes[space] not in taken
            ]
            tribe = state.tribe_of(seat)
            tribe.camps = (*tribe.camps, free[chance.below(len(free))])
    cards = state.facts.edition.cards
    deck = [kind for kind, card in enumerate(cards) for _ in range(card.copies)]
    chance.shuffle(deck)
    hand = state.tribe()
    hand.hand = [deck[:25].count(kind) for kind in range(len(cards))]
    hand.hidden = ()
    state.forget()
    return state


def two_payments(state: DewanState, size: int) -> tuple[Payment, Payment]:
    """The payments of a size, once with all splits known, once asked card by card."""
    payments = payments_of(state)
    known, asked = [
        Payment(payments.search, payments.purse, payments.players, payments.seat, size)
        for _ in range(2)
    ]
    known._make_bills()
    known.splits = Splits(payments.purse, known.places)
    known.all_known = known.splits.find_all(known.bills, 1_000_000)
    known.fewest = None
    asked._make_bills()
    asked.splits = Splits(payments.purse, asked.places)
    asked.fewest = None
    return known, asked


@pytest.mark.rule("D5.9", "D5.10")
@pytest.mark.parametrize("scenario", ["downpour", "lake-villages"])
def test_cards_asked_for_one_by_one_are_those_of_all_splits(scenario: str) -> None:
    compared = simple = 0
    for seed in range(1, 13):
        chance = players_chance(seed)
        state = strewn(game(scenario), seed, 5 + seed % 4, chance)
        targets = offer_targets(state)
        if not targets:
            continue
        choose_target(state, targets[chance.below(len(targets))])
        size = state.size
        while size:
            known, asked = two_payments(state, size)
            usual = payments_of(state).of_size(size)
            paid: tuple[int, ...] = ()
            while len(paid) < size and not known.whole_hand:
                cards = known.offer(paid)
                assert cards == asked.offer(paid) == usual.offer(paid)
                paid += (cards[chance.below(len(cards))],)
                compared += 1
                simple += usual.fewest is not None
            size = allowed_size(state, size + 1)
    assert compared > 40
    assert simple > 10


@pytest.mark.parametrize(("seed", "target", "size"), [(42, 468, 17), (42, 468, 16), (2, 457, 15)])
def test_whether_25_cards_can_pay_more_is_soon_found_out(seed: int, target: int, size: int) -> None:
    state = strewn_with_villages(seed)
    choose_target(state, target)
    payment = payments_of(state).of_size(size)
    payment._make_bills()
    splits = Splits(payment.purse, payment.places)
    for bill in payment.bills:
        splits.exists(bill)
    assert -splits.tries < MOST_TRIES
