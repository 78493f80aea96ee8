"""Bills (D5): what a bundle asks of each receiver, and cards in the middle of being paid."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from fireside.dewan.facts import Facts
from fireside.dewan.hall import ANY, COVERING, SETS, WITHIN, WORDS, Numbers, demand, numbers, supply
from fireside.dewan.routes import counts_of
from fireside.dewan.words import TERRAINS

KEPT: Final = 4093  # parts, so that a program that runs for days does not grow
ROOM: Final = 16  # kinds of cards for which there is room from the beginning


# What is asked


@final
class Part:
    """What a bundle asks of one receiver: how many cards, of which terrains, and Hall's numbers for
    them."""

    def __init__(self, slots: i64) -> None:
        counts = counts_of(slots)
        self.slots: Final = slots
        self.demand: Final = demand(counts)
        self.supply: Final = supply(counts)
        self.size: Final[i64] = sum(counts)
        self.terrains: Final[i64] = terrains_of(counts)


def terrains_of(counts: list[int]) -> int:
    """The terrains that slots ask for, one bit each: all if any card will do."""
    if counts[ANY]:
        return SETS - 1
    return sum([1 << terrain for terrain in range(TERRAINS) if counts[terrain]])


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
class Bill:
    """A bundle, part by part for the receivers of a payment, and its rivals."""

    def __init__(self, parts: list[Part]) -> None:
        self.parts: Final = parts
        self.rivals = NO_RIVALS
        self.has_rivals = False  # whether they have been looked for

    def may_rival(self, other: "Bill") -> bool:
        """Whether this bill asks no receiver for more cards than a larger one does."""
        for place in range(len(self.parts)):
            if self.parts[place].size > other.parts[place].size:
                return False
        return True


NO_RIVALS: Final[list[Bill]] = []


# What is paid


@final
class Purse:
    """The cards of a hand by kind and by sort, no more of them than there are."""

    def __init__(self, facts: Facts, held: vec[i64]) -> None:
        self.kinds = vec[i64](capacity=ROOM)
        self.counts = vec[i64](capacity=ROOM)  # of each kind
        self.sorts = vec[i64](capacity=ROOM)  # where the sort of each kind stands below
        self.terrains = vec[i64](capacity=ROOM)  # of each sort
        self.left = vec[i64](capacity=ROOM)  # cards of each sort
        self.total: Final = Numbers()  # Hall's numbers of all cards
        self.size: Final[i64] = len(held)
        sort: i64 = -1
        index: i64 = 0
        while index < len(held):
            terrains: i64 = facts.card_terrains[held[index]]
            if sort < 0 or self.terrains[sort] != terrains:
                sort += 1
                self.terrains = append(self.terrains, terrains)
                self.left = append(self.left, 0)
            if index == 0 or held[index - 1] != held[index]:
                self.kinds = append(self.kinds, held[index])
                self.counts = append(self.counts, 0)
                self.sorts = append(self.sorts, sort)
            self.counts[len(self.counts) - 1] += 1
            self.left[sort] += 1
            self.total.add_card(COVERING, terrains, 1)
            index += 1

    def place_of(self, kind: i64) -> i64:
        """Where a kind stands among those of the hand."""
        place: i64 = 0
        while self.kinds[place] != kind:
            place += 1
        return place


@final
class Paid:
    """The cards given to one receiver so far."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.cover: Final = Numbers()
        self.inside: Final = Numbers()

    def add(self, terrains: i64, count: i64) -> None:
        """Count so many cards, or take them back."""
        covering = COVERING
        within = WITHIN
        cover = self.cover
        inside = self.inside
        first: i64 = terrains * WORDS
        self.count += count
        cover.one += count * covering[first]
        cover.two += count * covering[first + 1]
        cover.three += count * covering[first + 2]
        cover.four += count * covering[first + 3]
        inside.one += count * within[first]
        inside.two += count * within[first + 1]
        inside.three += count * within[first + 2]
        inside.four += count * within[first + 3]


@final
class Paying:
    """Cards in the middle of being paid: what is left of each sort, and what each receiver got."""

    def __init__(self, purse: Purse, receivers: i64) -> None:
        self.purse: Final = purse
        self.left: Final = purse.left[:]
        self.cards: i64 = purse.size  # how many are left
        self.given: Final = [Paid() for _ in range(receivers)]
        self.covers: Final = [paid.cover for paid in self.given]
        self.room: Final = Numbers()
        self.rest: Final = Numbers()

    def give(self, place: i64, sort: i64, count: i64) -> None:
        """Give so many cards of a sort to a receiver, or take them back."""
        self.given[place].add(self.purse.terrains[sort], count)
        self.left[sort] -= count
        self.cards -= count

    def measure_room(self, place: i64, first: i64, limit: i64) -> None:
        """Hall's numbers of what a receiver has and might still get, from a sort on and so many of
        that one, are the `room`."""
        room = self.room
        terrains = self.purse.terrains
        left = self.left
        room.become(self.given[place].cover)
        if limit:
            room.add_card(COVERING, terrains[first], limit)
        sort: i64 = first + 1
        while sort < len(left):
            count: i64 = left[sort]
            if count:
                room.add_card(COVERING, terrains[sort], count)
            sort += 1

    def measure_rest(self) -> None:
        """Hall's numbers of all that is left are the `rest`."""
        self.rest.become(self.purse.total)
        for paid in self.given:
            self.rest.add(paid.cover, -1)


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
