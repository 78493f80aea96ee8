"""Hall's condition: whether cards can fill slots, each card one slot.

They can when for every set of terrains there are as many cards that show one of them as slots that
ask for one of them, and as many cards as slots in all. The numbers of the 32 sets are fields of
four words, the empty set standing for all cards or slots together, so that four subtractions
compare them.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from fireside.dewan.rules.constants import TERRAINS

FIELD: Final = 6
FIELD_MASK: Final = (1 << FIELD) - 1
SLOTS: Final = TERRAINS + 1  # the terrains, and any card
ANY: Final = 5

SETS: Final = 1 << TERRAINS
WORDS: Final = 4
WORD: Final = 8  # fields in a word
WIDTH: Final = 7
WIDTH_MASK: Final = (1 << WIDTH) - 1
GUARDS: Final = 0x81020408102040  # the top bit of every field in a word
ONES: Final = GUARDS >> WIDTH - 1  # one in every field


@final
@mypyc_attr(acyclic=True)
class Numbers:
    """A number for each set of terrains."""

    def __init__(self) -> None:
        self.one: i64 = 0
        self.two: i64 = 0
        self.three: i64 = 0
        self.four: i64 = 0

    def become(self, other: "Numbers") -> None:
        """Take over other numbers."""
        self.one = other.one
        self.two = other.two
        self.three = other.three
        self.four = other.four

    def add(self, other: "Numbers", times: i64) -> None:
        """Add other numbers so many times."""
        self.one += times * other.one
        self.two += times * other.two
        self.three += times * other.three
        self.four += times * other.four

    def add_card(self, table: vec[i64], terrains: i64, times: i64) -> None:
        """Add what a table has for a card with these terrains, so many times."""
        first: i64 = terrains * WORDS
        self.one += times * table[first]
        self.two += times * table[first + 1]
        self.three += times * table[first + 2]
        self.four += times * table[first + 3]

    def contains(self, other: "Numbers") -> bool:
        """Whether no number of the other is larger."""
        guards: i64 = GUARDS
        return (
            ((self.one | guards) - other.one) & guards == guards
            and ((self.two | guards) - other.two) & guards == guards
            and ((self.three | guards) - other.three) & guards == guards
            and ((self.four | guards) - other.four) & guards == guards
        )

    def of(self, terrains: i64) -> i64:
        """The number of one set."""
        word: i64 = self.one
        if terrains >= 3 * WORD:
            word = self.four
        elif terrains >= 2 * WORD:
            word = self.three
        elif terrains >= WORD:
            word = self.two
        return word >> WIDTH * (terrains & (WORD - 1)) & WIDTH_MASK


def numbers(fields: vec[i64]) -> Numbers:
    """Numbers given one by one."""
    new = Numbers()
    field: i64 = 0
    while field < WORD:
        new.one |= fields[field] << WIDTH * field
        new.two |= fields[field + WORD] << WIDTH * field
        new.three |= fields[field + 2 * WORD] << WIDTH * field
        new.four |= fields[field + 3 * WORD] << WIDTH * field
        field += 1
    return new


def covering(terrains: int) -> Numbers:
    """The sets for which a card with these terrains is of use; it counts among all in any case."""
    return numbers(vec[i64]([1] + [1 if s & terrains else 0 for s in range(1, SETS)]))


def within(terrains: int) -> Numbers:
    """The sets that hold all terrains of a card, so that it must fill a slot there or any."""
    return numbers(vec[i64]([1 if s & terrains == terrains else 0 for s in range(SETS)]))


def leaving_out(terrain: int) -> Numbers:
    """The sets that a terrain is outside of."""
    return numbers(vec[i64]([1 - (s >> terrain & 1) for s in range(SETS)]))


def table(each: list[Numbers]) -> vec[i64]:
    """Numbers word by word, one after the other."""
    words = vec[i64](capacity=WORDS * len(each))
    for entry in each:
        words = append(words, entry.one)
        words = append(words, entry.two)
        words = append(words, entry.three)
        words = append(words, entry.four)
    return words


# By the terrains of a card.
COVERING: Final = table([covering(terrains) for terrains in range(SETS)])
WITHIN: Final = table([within(terrains) for terrains in range(SETS)])
# What one slot of each terrain, or of any, asks for; what it can take in; what it asks for outside
# of each set.
ASKED: Final = [covering(1 << terrain) for terrain in range(TERRAINS)] + [covering(0)]
TAKEN_IN: Final = [within(1 << terrain) for terrain in range(TERRAINS)] + [within(0)]
LEFT_OUT: Final = [leaving_out(terrain) for terrain in range(TERRAINS)] + [Numbers()]


def summed_cards(each: vec[i64], terrains: vec[i64], counts: vec[i64], first: i64) -> Numbers:
    """The numbers of all cards together, by a table: their terrains, and from `first` on how many
    there are of each."""
    one: i64 = 0
    two: i64 = 0
    three: i64 = 0
    four: i64 = 0
    index: i64 = 0
    while index < len(terrains):
        count: i64 = counts[first + index]
        if count:
            word: i64 = terrains[index] * WORDS
            one += count * each[word]
            two += count * each[word + 1]
            three += count * each[word + 2]
            four += count * each[word + 3]
        index += 1
    total = Numbers()
    total.one = one
    total.two = two
    total.three = three
    total.four = four
    return total
