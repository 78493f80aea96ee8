"""Fish (D14): the event of the lake villages, when everybody with a village may trade a card."""

from fireside.dewan.rules.cards import discard, event_over
from fireside.dewan.rules.constants import FISH_DUE, FISHING, NOTHING, WATER
from fireside.dewan.rules.state.position import Position
from fireside.dewan.rules.state.tribe import Tribe
from fireside.dewan.rules.vocabulary import KEEP_CARDS


def villages_of(position: Position, tribe: Tribe) -> int:
    """How many of a tribe's camps stand on water."""
    return sum([1 for space in tribe.camps if position.land.grounds[space] == WATER])


def next_fisher(position: Position) -> None:
    """Clockwise from the active player, everybody with a village, a card, and fish to be had is
    asked (D14.5, D14.8)."""
    if position.event_seat == NOTHING:
        position.event_seat = position.seat
    tribe = position.tribes[position.event_seat]
    if position.fish and villages_of(position, tribe) and tribe.cards():
        position.phase = FISHING
    else:
        pass_on(position)


def pass_on(position: Position) -> None:
    """The next player of the event, or its end."""
    position.event_seat = (position.event_seat + 1) % position.facts.players
    position.phase = FISH_DUE
    if position.event_seat == position.seat:
        position.event_seat = NOTHING
        event_over(position)


def offer_fishing(position: Position) -> list[int]:
    """Exactly one card of any kind, or none."""
    hand = position.tribes[position.event_seat].hand
    first = position.facts.blocks.trade
    return [KEEP_CARDS] + [first + kind for kind in range(len(hand)) if hand[kind]]


def catch(position: Position, choice: int) -> None:
    """Discard a card for one fish a village, as far as there are any."""
    if choice != KEEP_CARDS:
        kind = choice - position.facts.blocks.trade
        tribe = position.tribe_of(position.event_seat)
        batch = tribe.lose(kind)
        discard(position, [kind])
        caught = min(villages_of(position, tribe), position.fish)
        tribe.fish += caught
        position.fish -= caught
        if position.log is not None:
            facts = position.lost_card(kind, batch)
            position.tell_of(position.event_seat, "fish", {**facts, "fish": caught})
    pass_on(position)
