"""Means (D5.2): what a hand can be asked for."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from fireside.dewan.rules.constants import TERRAINS
from fireside.dewan.rules.sets import NUMBERS, REMAINDERS
from fireside.dewan.rules.state.facts import BYTE, Facts
from fireside.dewan.rules.state.tribe import Tribe

GROUNDS: Final = TERRAINS + 2  # the terrains, the centre of a start tile, closed ground
BYTE_MASK: Final = (1 << BYTE) - 1
ROOM: Final = 16  # cards for which there is room from the beginning
WORD: Final = 5  # a word of the table has 32 bits
WORD_SIZE: Final = 1 << WORD
WORD_MASK: Final = WORD_SIZE - 1
WORD_BITS: Final = (1 << WORD_SIZE) - 1


@final
@mypyc_attr(acyclic=True)
class Means:
    """What a hand can be asked for: one bit for each number of cards of each terrain.

    So many cards of each terrain have a number: the sum of `strides`, one for each card. A digit
    has room for one card more than the hand has, so that asking for it is refused too; a terrain
    that no card shows has no digit, and a stride too large for any hand."""

    def __init__(self, tribe: Tribe, facts: Facts) -> None:
        hand = tribe.hand
        firsts = facts.card_firsts
        seconds = facts.card_seconds
        shows = facts.card_shows
        shown: i64 = 0  # how many cards show each terrain, a byte each
        held = vec[i64](capacity=ROOM)  # kinds, each as often as the hand has it
        kinds: i64 = tribe.held()
        while kinds:
            bit: i64 = kinds & -kinds
            kind: i64 = NUMBERS[bit % REMAINDERS]
            kinds ^= bit
            count: i64 = hand[kind]
            shown += count * shows[kind]
            while count:
                held = append(held, kind)
                count -= 1
        strides = vec[i64]([0] * GROUNDS)  # any card asks for no terrain
        numbers: i64 = 1
        terrain: i64 = 0
        while terrain < TERRAINS:
            showing: i64 = shown >> BYTE * terrain & BYTE_MASK
            if showing:
                strides[terrain] = numbers
                numbers *= showing + 2
            terrain += 1
        terrain = 0
        while terrain < TERRAINS:
            if not strides[terrain]:
                strides[terrain] = numbers
            terrain += 1
        bits = vec[i64]([0] * ((2 * numbers >> WORD) + 1))
        bits[0] = 1
        size: i64 = 0
        last: i64 = 0  # the highest number so far
        while size < len(held):
            first: i64 = strides[firsts[held[size]]]
            second: i64 = strides[seconds[held[size]]]
            last += second if second > first else first
            add_card(bits, last >> WORD, first, second)
            size += 1
        self.strides: Final = strides  # of the grounds
        self.held: Final = held
        self.numbers: Final = numbers
        self.highest: Final = last  # no larger number can be asked for
        self.size: Final = size
        self.bits: Final = bits

    def can(self, number: i64) -> bool:
        """Whether the hand has the cards that a number asks for."""
        return self.bits[number >> WORD] >> (number & WORD_MASK) & 1 == 1

    def open_grounds(self, ground_nodes: vec[i64]) -> vec[i64]:
        """The grounds for which the hand has a card: the nodes of each, and its stride."""
        grounds = vec[i64](capacity=2 * GROUNDS)
        strides = self.strides
        numbers: i64 = self.numbers
        ground: i64 = 0
        while ground < GROUNDS - 1:
            if strides[ground] < numbers:
                grounds = append(grounds, ground_nodes[ground])
                grounds = append(grounds, strides[ground])
            ground += 1
        return grounds

    def open_nodes(self, ground_nodes: vec[i64]) -> i64:
        """The nodes on grounds for which the hand has a card."""
        strides = self.strides
        numbers: i64 = self.numbers
        nodes: i64 = 0
        ground: i64 = 0
        while ground < GROUNDS - 1:
            if strides[ground] < numbers:
                nodes |= ground_nodes[ground]
            ground += 1
        return nodes


def add_card(bits: vec[i64], last: i64, first: i64, second: i64) -> None:
    """With a card more, each number can be asked for, and each plus one of two strides. The table
    has nothing beyond the word `last`."""
    first_words: i64 = first >> WORD
    first_left: i64 = first & WORD_MASK
    second_words: i64 = second >> WORD
    second_left: i64 = second & WORD_MASK
    word: i64 = last
    while word >= 0:
        wider: i64 = bits[word]
        source: i64 = word - first_words
        if source >= 0:
            wider |= bits[source] << first_left
            if source > 0:
                wider |= bits[source - 1] >> (WORD_SIZE - first_left)
        source = word - second_words
        if source >= 0:
            wider |= bits[source] << second_left
            if source > 0:
                wider |= bits[source - 1] >> (WORD_SIZE - second_left)
        bits[word] = wider & WORD_BITS
        word -= 1
