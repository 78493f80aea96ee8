"""Means (D5.2): what a hand can be asked for."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fireside.dewan.land import CLOSED
from fireside.dewan.pieces import Card
from fireside.dewan.words import NO_TERRAIN, TERRAINS


@final
class Means:
    """What a hand can be asked for: one bit for each number of cards of each terrain.

    So many cards of each terrain have a number: the sum of `strides`, one for each card. A digit
    has room for one card more than the hand has, so that asking for it is refused too."""

    def __init__(self, hand: list[int], cards: list[Card]) -> None:
        shown = [2] * TERRAINS
        held: list[int] = []
        for kind in range(len(hand)):
            count = hand[kind]
            if count:
                card = cards[kind]
                held.append(kind)
                shown[card.first] += count
                if card.second != NO_TERRAIN:
                    shown[card.second] += count
        # Any card asks for no terrain: there is one while the hand is large enough.
        strides = [0] * (CLOSED + 1)
        stride = 1
        for terrain in range(TERRAINS):
            strides[terrain] = stride
            stride *= shown[terrain]
        can = 1
        size = 0
        for kind in held:
            first = strides[cards[kind].first]
            second = cards[kind].second
            size += hand[kind]
            for _ in range(hand[kind]):
                if second == NO_TERRAIN:
                    can |= can << first
                else:
                    can |= can << first | can << strides[second]
        self.strides: Final = vec[i64](strides)
        self.numbers: Final = stride
        self.size: Final = size
        self.bits: Final = can.to_bytes(stride // 8 + 1, "little")

    def can(self, number: i64) -> bool:
        """Whether the hand has the cards that a number asks for."""
        return self.bits[number >> 3] >> (number & 7) & 1 == 1
