"""Hall's condition: whether cards can fill slots, each card one slot.

They can when for every set of terrains there are as many cards that show one of them as slots that
ask for one of them, and as many cards as slots in all. The 32 sets are fields of one whole number,
the empty set standing for all cards or slots together, so that a single subtraction compares them.

Slots are counted in a whole number too (routes.py): six bits for each terrain, and for any card.
"""

from typing import Final

from fireside.dewan.words import TERRAINS

FIELD: Final = 6
FIELD_MASK: Final = (1 << FIELD) - 1
SLOTS: Final = TERRAINS + 1  # the terrains, and any card
ANY: Final = 5

SETS: Final = 1 << TERRAINS
WIDTH: Final = 8  # a byte, so that all fields can be read at once
WIDTH_MASK: Final = (1 << WIDTH) - 1
GUARDS: Final = sum(1 << (WIDTH * terrains + WIDTH - 1) for terrains in range(SETS))


def covering(terrains: int) -> int:
    """The sets for which a card with these terrains is of use; it counts among all in any case."""
    return 1 + sum([1 << WIDTH * s for s in range(1, SETS) if s & terrains])


def within(terrains: int) -> int:
    """The sets that hold all terrains of a card, so that it must fill a slot there or any."""
    return sum([1 << WIDTH * s for s in range(SETS) if s & terrains == terrains])


COVERING: Final = [covering(terrains) for terrains in range(SETS)]
WITHIN: Final = [within(terrains) for terrains in range(SETS)]
# What one slot of each terrain, or of any, asks for, and what it can take in.
ASKED: Final = [covering(1 << terrain) for terrain in range(TERRAINS)] + [1]
TAKEN_IN: Final = [within(1 << terrain) for terrain in range(TERRAINS)] + [
    sum(1 << WIDTH * s for s in range(SETS))
]
DEMANDS: Final[dict[int, int]] = {}  # by slots, as far as they have been asked for
MOST_KEPT: Final = 100_000  # so that a program that runs for days does not grow


def fits(room: int, need: int) -> bool:
    """Whether every field of `need` is at most that of `room`."""
    return ((room | GUARDS) - need) & GUARDS == GUARDS


def demand(slots: int) -> int:
    """Hall's numbers of slots: how many ask for one of each set of terrains."""
    known = DEMANDS.get(slots)
    if known is not None:
        return known
    total = 0
    for slot in range(SLOTS):
        total += (slots >> FIELD * slot & FIELD_MASK) * ASKED[slot]
    if len(DEMANDS) >= MOST_KEPT:
        DEMANDS.clear()
    DEMANDS[slots] = total
    return total


def supply(slots: int) -> int:
    """How many slots can take in a card all of whose terrains lie in a set."""
    total = 0
    for slot in range(SLOTS):
        total += (slots >> FIELD * slot & FIELD_MASK) * TAKEN_IN[slot]
    return total


def cover(hand: list[int], card_terrains: list[int]) -> int:
    """Hall's numbers of cards: how many show one of each set of terrains."""
    total = 0
    for kind in range(len(hand)):
        if hand[kind]:
            total += hand[kind] * COVERING[card_terrains[kind]]
    return total
