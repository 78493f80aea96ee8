"""Bills (D5): what a bundle asks of each receiver, and cards in the middle of being paid."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fireside.dewan.hall import COVERING, SETS, WITHIN, Numbers, demand, numbers, supply
from fireside.dewan.routes import counts_of
from fireside.dewan.words import TERRAINS

MOST_KEPT: Final = 100_000  # so that a program that runs for days does not grow


# What is asked


@final
class Part:
    """What a bundle asks of one receiver: how many cards, and Hall's numbers for them."""

    def __init__(self, counts: list[int]) -> None:
        self.demand: Final = demand(counts)
        self.supply: Final = supply(counts)
        self.size: Final[i64] = sum(counts)


PARTS: Final[dict[int, Part]] = {}  # by slots, as far as they have been asked for


def part_of(slots: i64) -> Part:
    """The part for slots; made once."""
    part = PARTS.get(slots)
    if part is None:
        if len(PARTS) >= MOST_KEPT:
            PARTS.clear()
        part = Part(counts_of(slots))
        PARTS[slots] = part
    return part


@final
class Bill:
    """A bundle, part by part for the receivers of a payment, and its rivals."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts: Final = parts
        self.rivals: list[Bill] = []
        self.has_rivals = False  # whether they have been looked for

    def may_rival(self, other: "Bill") -> bool:
        """Whether this bill asks no receiver for more cards than a larger one does."""
        for place in range(len(self.parts)):
            if self.parts[place].size > other.parts[place].size:
                return False
        return True


# What is paid


@final
class Paid:
    """The cards given to one receiver so far."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.cover: Final = Numbers()
        self.inside: Final = Numbers()

    def add(self, terrains: i64, count: i64) -> None:
        """Count a card, or take it back with -1."""
        self.count += count
        self.cover.add(COVERING[terrains], count)
        self.inside.add(WITHIN[terrains], count)


@final
class Paying:
    """Cards in the middle of being paid: what is left of each sort, and what each receiver got."""

    def __init__(self, terrains: vec[i64], left: vec[i64], receivers: int) -> None:
        self.terrains: Final = terrains  # of each sort
        self.left: Final = vec[i64](left)
        self.rest: Final = Numbers()  # Hall's numbers of what is left
        self.cards: i64 = 0  # how many are left
        self.given: Final = [Paid() for _ in range(receivers)]
        sort: i64 = 0
        while sort < len(left):
            if left[sort]:
                self.rest.add(COVERING[terrains[sort]], left[sort])
                self.cards += left[sort]
            sort += 1

    def give(self, place: int, sort: i64, count: i64) -> None:
        """Give so many cards of a sort to a receiver, or take them back."""
        terrains: i64 = self.terrains[sort]
        self.given[place].add(terrains, count)
        self.left[sort] -= count
        self.rest.add(COVERING[terrains], -count)
        self.cards -= count

    def room(self, place: int, first: i64, limit: i64) -> Numbers:
        """Hall's numbers of what a receiver has and might still get, from a sort on and so many of
        that one."""
        room = Numbers()
        room.add(self.given[place].cover, 1)
        sort: i64 = first
        while sort < len(self.left):
            count: i64 = limit if sort == first else self.left[sort]
            if count:
                room.add(COVERING[self.terrains[sort]], count)
            sort += 1
        return room


def least_cover(part: Part, paid: Paid, room: Numbers) -> Numbers:
    """For every set of terrains, the fewest cards of it that a payment must hold: those paid, and
    as many as the slots cannot do without. `room` counts the cards paid and still to be had."""
    asked = part.demand.fields()
    rooms = room.fields()
    least = paid.cover.fields()
    excess = vec[i64]([0] * SETS)
    terrains: i64 = 0
    while terrains < SETS:
        excess[terrains] = asked[terrains] - rooms[terrains]
        terrains += 1
    if excess[0] > excess[SETS - 1]:
        excess[SETS - 1] = excess[0]  # set 0 stands for all cards and slots
    index: i64 = 0
    while index < len(SUBSETS):
        more: i64 = excess[SUPERSETS[index]]
        if more > excess[SUBSETS[index]]:
            excess[SUBSETS[index]] = more
        index += 1
    least[0] = part.size
    terrains = 1
    while terrains < SETS:
        fewest: i64 = rooms[terrains] + excess[terrains]
        if fewest > least[terrains]:
            least[terrains] = fewest
        terrains += 1
    return numbers(least)


# Every set with each set that has one terrain more, in an order that hands the largest value down.
PAIRS: Final = [
    (terrains, terrains | 1 << terrain)
    for terrain in range(TERRAINS)
    for terrains in range(1, SETS)
    if not terrains >> terrain & 1
]
SUBSETS: Final = vec[i64]([one for one, _ in PAIRS])
SUPERSETS: Final = vec[i64]([larger for _, larger in PAIRS])
