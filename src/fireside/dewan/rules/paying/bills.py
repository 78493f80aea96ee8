"""Bills (D5): what a bundle asks of each receiver, and the cards to pay it with."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from fireside.dewan.rules.paying.hall import ANY, ASKED, LEFT_OUT, SETS, SLOTS, TAKEN_IN, Numbers
from fireside.dewan.rules.paying.routes import count_of
from fireside.dewan.rules.state.facts import Facts

KEPT: Final = 4093  # parts, so that a program that runs for days does not grow
ROOM: Final = 16  # kinds of cards for which there is room from the beginning


# What is asked


@final
@mypyc_attr(acyclic=True)
class Part:
    """What a bundle asks of one receiver: how many cards, of which terrains, and Hall's numbers for
    them."""

    def __init__(self, slots: i64) -> None:
        self.slots: Final = slots
        self.demand: Final = Numbers()
        self.supply: Final = Numbers()
        self.outside: Final = Numbers()
        size: i64 = 0
        terrains: i64 = 0
        slot: i64 = 0
        while slot < SLOTS:
            count: i64 = count_of(slots, slot)
            if count:
                self.demand.add(ASKED[slot], count)
                self.supply.add(TAKEN_IN[slot], count)
                self.outside.add(LEFT_OUT[slot], count)
                size += count
                terrains |= SETS - 1 if slot == ANY else 1 << slot
            slot += 1
        self.size: Final = size
        self.terrains: Final = terrains  # that it asks for, one bit each: all if any will do


NO_PART: Final = Part(0)
PARTS: Final = [NO_PART] * KEPT  # made before, by the remainder of their slots


def part_of(slots: i64) -> Part:
    """The part for slots; seldom made twice."""
    remainder: i64 = slots % KEPT
    part = PARTS[remainder]
    if part.slots != slots:
        part = Part(slots)
        PARTS[remainder] = part
    return part


@final
@mypyc_attr(acyclic=True)
class Bill:
    """A bundle, part by part for the receivers of a payment, and its rivals."""

    def __init__(self, parts: list[Part], due: i64) -> None:
        self.parts: Final = parts
        self.due: Final = due  # the receivers who get anything, one bit each
        self.rivals = NO_RIVALS

    def next_due(self, place: i64) -> i64:
        """The first receiver from a place on who gets anything."""
        while not self.due >> place & 1:
            place += 1
        return place

    def fits(self, place: i64, room: Numbers) -> bool:
        """Whether there is room for all that is asked for the receivers from a place on."""
        last: i64 = len(self.parts) - 1
        if place == last:
            return room.contains(self.parts[place].demand)
        asked = Numbers()
        while place <= last:
            asked.add(self.parts[place].demand, 1)
            place += 1
        return room.contains(asked)

    def may_rival(self, other: "Bill") -> bool:
        """Whether this bill asks no receiver for more cards than a larger one does."""
        for place in range(len(self.parts)):
            if self.parts[place].size > other.parts[place].size:
                return False
        return True


NO_RIVALS: Final[list[Bill]] = []


# What is paid


@final
@mypyc_attr(acyclic=True)
class Purse:
    """The cards of a hand by kind and by sort, no more of them than there are."""

    def __init__(self, facts: Facts, held: vec[i64]) -> None:
        kinds = vec[i64](capacity=ROOM)
        counts = vec[i64](capacity=ROOM)
        sorts = vec[i64](capacity=ROOM)
        terrains = vec[i64](capacity=ROOM)
        left = vec[i64](capacity=ROOM)
        before: i64 = 0  # the terrains of the card before
        index: i64 = 0
        while index < len(held):
            shown: i64 = facts.card_terrains[held[index]]
            if shown != before:
                terrains = append(terrains, shown)
                left = append(left, 0)
                before = shown
            if index == 0 or held[index - 1] != held[index]:
                kinds = append(kinds, held[index])
                counts = append(counts, 0)
                sorts = append(sorts, len(left) - 1)
            counts[len(counts) - 1] += 1
            left[len(left) - 1] += 1
            index += 1
        self.kinds: Final = kinds
        self.counts: Final = counts  # of each kind
        self.sorts: Final = sorts  # where the sort of each kind stands below
        self.terrains: Final = terrains  # of each sort
        self.left: Final = left  # cards of each sort
        self.held: Final = held
        self.size: Final[i64] = len(held)

    def terrains_at(self, place: i64) -> i64:
        """The terrains of the kind that stands at a place."""
        return self.terrains[self.sorts[place]]

    def place_of(self, kind: i64) -> i64:
        """Where a kind stands among those of the hand."""
        place: i64 = 0
        while self.kinds[place] != kind:
            place += 1
        return place
