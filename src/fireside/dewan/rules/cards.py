"""Terrain cards (D4, D11): taking from the row, filling its gaps, piles made anew, rewards."""

from typing import Final

from fireside.dewan.rules.constants import NOTHING, REFILLING, ROW
from fireside.dewan.rules.state.position import Position
from fireside.dewan.rules.state.tribe import BATCH
from fireside.dewan.rules.vocabulary import TAKE_ONE, TAKE_PAIR

ALL_PAIRS: Final = [TAKE_PAIR + slot for slot in range(ROW - 1)]


def offer_cards(position: Position) -> list[int]:
    """Two neighbouring cards of the row; a single one only where no two are neighbours (D4)."""
    row = position.row
    if first_gap(row) == NOTHING:
        return ALL_PAIRS[:]
    pairs = [
        TAKE_PAIR + slot
        for slot in range(ROW - 1)
        if row[slot] != NOTHING and row[slot + 1] != NOTHING
    ]
    if pairs:
        return pairs
    return [TAKE_ONE + slot for slot in range(ROW) if row[slot] != NOTHING]


def take_cards(position: Position, choice: int) -> None:
    """Take one or two cards from the row; all have seen them (D1.5)."""
    first = choice - TAKE_ONE
    end = first + 1
    if choice < TAKE_ONE:
        first = choice - TAKE_PAIR
        end = first + 2
    if position.log is not None:
        names = [position.card_name(position.row[slot]) for slot in range(first, end)]
        slots = [slot + 1 for slot in range(first, end)]
        position.tell("take cards", {"cards": names, "slots": slots})
    tribe = position.tribe()
    row = list(position.row)
    for slot in range(first, end):
        tribe.take(row[slot])
        row[slot] = NOTHING
    position.row = tuple(row)
    position.phase = REFILLING


def fill_gaps(position: Position) -> bool:
    """Fill the gaps, that nearest the pile first, while there are cards (D4.2, D4.5); whether to
    stop because an event comes in between: the last card of the pile sets it off (D11.2)."""
    slot = first_gap(position.row)
    if slot == NOTHING:
        return False
    row = list(position.row)
    pile = position.pile
    left = len(pile)
    while slot < ROW:
        if row[slot] == NOTHING:
            if not left:
                make_pile(position)
                pile = position.pile
                left = len(pile)
            if not left:
                break
            left -= 1
            row[slot] = pile[left] % BATCH
            position.revealed += 1
            if position.log is not None:
                name = position.card_name(row[slot])
                position.tell("open card", {"card": name, "slot": slot + 1})
            if not left and position.facts.has_event:
                break
        slot += 1
    position.row = tuple(row)
    position.pile = pile[:left]
    return slot < ROW and row[slot] != NOTHING


def first_gap(row: tuple[int, ...]) -> int:
    """The gap nearest the pile, or NOTHING."""
    for slot, card in enumerate(row):
        if card == NOTHING:
            return slot
    return NOTHING


def make_pile(position: Position) -> None:
    """A pile made anew: from the discards (D4.3), or in scenarios with an event from the reserve,
    which is itself made anew when it runs out (D11.2, D11.3)."""
    if not position.facts.has_event:
        position.pile = shuffled_discards(position)
        return
    cards: list[int] = []
    while len(cards) < position.facts.pile_size:
        if not position.reserve:
            position.reserve = shuffled_discards(position)
        if not position.reserve:
            break
        cards.append(position.reserve[-1])
        position.reserve = position.reserve[:-1]
    cards.reverse()
    position.pile = tuple(cards)
    if position.log is not None and cards:
        position.tell("new pile", {"cards": len(cards)})


def event_over(position: Position) -> None:
    """After an event a new terrain pile is made, and refilling goes on (D11.2, D11.7)."""
    make_pile(position)
    position.phase = REFILLING


def shuffled_discards(position: Position) -> tuple[int, ...]:
    """The discards as a face-down pile, a batch of its own; nothing if there are none."""
    position.batch += 1
    cards = [
        kind + BATCH * position.batch
        for kind in range(len(position.discards))
        for _ in range(position.discards[kind])
    ]
    if not cards:
        position.batch -= 1
        return ()
    position.discards = (0,) * len(position.discards)
    position.chance.shuffle(cards)
    if position.log is not None:
        position.tell("shuffle discards", {"cards": len(cards)})
    return tuple(cards)


def discard(position: Position, kinds: list[int]) -> None:
    """Cards go face up to the discards."""
    discards = list(position.discards)
    for kind in kinds:
        discards[kind] += 1
    position.discards = tuple(discards)


def draw_reward(position: Position) -> None:
    """A card for a fulfilled story: from the pile, or from the reserve where there is an event
    (D8.1, D8.5, D11.3)."""
    if position.facts.has_event:
        if not position.reserve:
            position.reserve = shuffled_discards(position)
        if not position.reserve:
            return
        card = position.reserve[-1]
        position.reserve = position.reserve[:-1]
    else:
        if not position.pile:
            make_pile(position)
        if not position.pile:
            return
        card = position.pile[-1]
        position.pile = position.pile[:-1]
    position.tribe().draw(card)
    position.revealed += 1
    if position.log is not None:
        position.tell_secret("draw", {"cards": 1}, {"card": position.card_name(card)})
