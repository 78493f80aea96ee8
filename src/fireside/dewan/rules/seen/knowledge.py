"""What a seat cannot know, dealt anew (design: `determinize`).

Unseen are the piles and, of the other hands, the cards that nobody has seen. Cards of one batch
(the first deal, or discards shuffled anew) change places among themselves only.
"""

from fireside.core.chance import STATES, Chance
from fireside.dewan.rules.state.position import Position
from fireside.dewan.rules.state.tribe import BATCH

TRIES = 100


def deal_unseen(position: Position, kept: list[int], chance: Chance) -> None:
    """Deal all that is unseen anew, every possibility equally likely; some seats keep their
    hands. Things are sorted before they are shuffled: the true order must not matter."""
    position.chance = Chance(1 + (int(chance.bits()) << 31 ^ int(chance.bits())) % STATES)
    position.story_pile = chance.shuffled(tuple(sorted(position.story_pile)))
    position.forget()
    others = [other for other in range(len(position.tribes)) if other not in kept]
    batches = unseen_batches(position, others)
    for cards in batches.values():
        cards.sort()
        chance.shuffle(cards)
    position.pile = tuple([batches[card // BATCH].pop() for card in position.pile])
    position.reserve = tuple([batches[card // BATCH].pop() for card in position.reserve])
    for other in others:
        tribe = position.tribe_of(other)
        tribe.hand = tribe.known()
        hidden = tribe.hidden
        tribe.hidden = ()
        for card in hidden:
            tribe.draw(batches[card // BATCH].pop())
        tribe.held()


def unseen_batches(position: Position, others: list[int]) -> dict[int, list[int]]:
    """All unseen cards by batch."""
    cards = [*position.pile, *position.reserve]
    for other in others:
        cards += position.tribes[other].hidden
    batches: dict[int, list[int]] = {}
    for card in cards:
        batches.setdefault(card // BATCH, []).append(card)
    return batches
