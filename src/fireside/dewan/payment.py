"""Paying for a route (D5.9 to D5.11): the cards, one by one, so that each payment comes once.

A payment is a set of cards for each receiver. It is chosen in a fixed order: gifts by seat, then
the discards, and for each receiver the cards by kind. A card is offered when some allowed payment
goes on from there. A payment of a size is allowed when it fills a bundle of that size and no
smaller bundle, a *rival*, could be filled with part of it (D5.10). Whether cards fill slots is
Hall's condition (hall.py). Which symbol a card shows does not matter for that: cards with the same
terrains are of one *sort*.
"""

from typing import Final, final

from fireside.dewan.facts import Facts
from fireside.dewan.hall import (
    COVERING,
    MOST_KEPT,
    SETS,
    WIDTH,
    WIDTH_MASK,
    WITHIN,
    demand,
    fits,
    supply,
)
from fireside.dewan.routes import Search, slots_for
from fireside.dewan.words import TERRAINS

KINDS: Final = 64  # a card for a receiver is the receiver's rank * KINDS + kind


@final
class Part:
    """What a bundle asks of one receiver: how many cards, and Hall's numbers for them."""

    def __init__(self, slots: int) -> None:
        self.demand: Final = demand(slots)
        self.supply: Final = supply(slots)
        self.asked: Final = self.demand.to_bytes(SETS, "little")
        self.size: Final = self.demand & WIDTH_MASK


PARTS: Final[dict[int, Part]] = {}  # by slots, as far as they have been asked for


def part_of(slots: int) -> Part:
    """The part for slots; made once."""
    part = PARTS.get(slots)
    if part is None:
        if len(PARTS) >= MOST_KEPT:
            PARTS.clear()
        part = Part(slots)
        PARTS[slots] = part
    return part


@final
class Bill:
    """A bundle, receiver by receiver in the order of paying: seats first, the discards last."""

    def __init__(self, bundle: int, receivers: int) -> None:
        self.parts: Final = [part_of(slots_for(bundle, rank)) for rank in range(1, receivers)]
        self.parts.append(part_of(slots_for(bundle, 0)))
        self.rivals: list[Bill] = []

    def may_rival(self, other: "Bill") -> bool:
        """Whether this bill asks no receiver for more cards than a larger one does."""
        for mine, its in zip(self.parts, other.parts, strict=True):
            if mine.size > its.size:
                return False
        return True


def count_rivals(bill: Bill) -> int:
    """How many rivals a bill has."""
    return len(bill.rivals)


@final
class Paid:
    """The cards given to one receiver so far."""

    def __init__(self) -> None:
        self.count = 0
        self.cover = 0
        self.inside = 0

    def add(self, terrains: int, count: int) -> None:
        """Count a card, or take it back with -1."""
        self.count += count
        self.cover += count * COVERING[terrains]
        self.inside += count * WITHIN[terrains]


def least_cover(part: Part, paid: Paid, room: int) -> int:
    """For every set of terrains, the fewest cards of it that a payment must hold: those paid, and
    as many as the slots cannot do without. `room` counts the cards paid and still to be had."""
    asked = part.asked
    rooms = room.to_bytes(SETS, "little")
    covers = paid.cover.to_bytes(SETS, "little")
    excess = [asked[terrains] - rooms[terrains] for terrains in range(SETS)]
    excess[SETS - 1] = max(excess[SETS - 1], excess[0])  # set 0 stands for all cards and slots
    for one, larger in SUPERSETS:
        if excess[larger] > excess[one]:
            excess[one] = excess[larger]
    least = bytearray(SETS)
    least[0] = part.size
    for terrains in range(1, SETS):
        least[terrains] = max(rooms[terrains] + excess[terrains], covers[terrains])
    return int.from_bytes(least, "little")


# Every set with each set that has one terrain more, in an order that hands the largest value down.
SUPERSETS: Final = [
    (terrains, terrains | 1 << terrain)
    for terrain in range(TERRAINS)
    for terrains in range(1, SETS)
    if not terrains >> terrain & 1
]


@final
class Payment:
    """All payments of one size for a target."""

    def __init__(self, facts: Facts, search: Search, size: int) -> None:
        receivers = facts.players + 1
        self.size: Final = size
        self.ranks: Final = receivers
        self.sorts: Final = facts.card_sorts
        self.sort_terrains: Final = facts.sort_terrains
        self.bills: Final = [Bill(bundle, receivers) for bundle in search.bundles(size)]
        smaller = [
            Bill(bundle, receivers) for less in range(size) for bundle in search.bundles(less)
        ]
        for bill in self.bills:
            bill.rivals = [other for other in smaller if other.may_rival(bill)]
        self.bills.sort(key=count_rivals)  # those most likely to be paid first

    def possible(self, hand: list[int]) -> bool:
        """Whether any payment of this size is allowed."""
        return self._completes(hand, [])

    def offer(self, hand: list[int], paid: list[int]) -> list[int]:
        """The cards, with their receivers, that may come next."""
        left = hand[:]
        for card in paid:
            left[card % KINDS] -= 1
        options: list[int] = []
        first = paid[-1] if paid else 0
        for rank in range(first // KINDS, self.ranks):
            failed = -1  # a sort that failed fails for its later kinds too: fewer are left
            for kind in range(len(left)):
                card = rank * KINDS + kind
                if left[kind] and card >= first and self.sorts[kind] != failed:
                    if self._completes(hand, [*paid, card]):
                        options.append(card)
                    else:
                        failed = self.sorts[kind]
        return options

    def _completes(self, hand: list[int], paid: list[int]) -> bool:
        """Whether an allowed payment begins with these cards."""
        left = [0] * len(self.sort_terrains)
        limit = 0  # cards of the last card's sort that may still follow it
        last = paid[-1] % KINDS if paid else -1
        for kind in range(len(hand)):
            if hand[kind]:
                left[self.sorts[kind]] += hand[kind]
                if last >= 0 and kind >= last and self.sorts[kind] == self.sorts[last]:
                    limit += hand[kind]
        given = [Paid() for _ in range(self.ranks)]
        for card in paid:
            sort = self.sorts[card % KINDS]
            given[card // KINDS].add(self.sort_terrains[sort], 1)
            left[sort] -= 1
            if sort == (self.sorts[last] if last >= 0 else -1) and card % KINDS >= last:
                limit -= 1
        rank = paid[-1] // KINDS if paid else 0
        first = self.sorts[last] if last >= 0 else 0
        if last < 0:
            limit = left[0]
        for bill in self.bills:
            closed = self._closed(bill, rank, given)
            if closed and self._fills(bill, rank, first, limit, left, given):
                return True
        return False

    def _closed(self, bill: Bill, rank: int, given: list[Paid]) -> bool:
        """Whether the receivers before a rank have got exactly what a bill asks for them."""
        for before in range(rank):
            part = bill.parts[before]
            if given[before].count != part.size or not fits(given[before].cover, part.demand):
                return False
        return True

    def _fills(
        self, bill: Bill, rank: int, first: int, limit: int, left: list[int], given: list[Paid]
    ) -> bool:
        """Whether a bill can be paid, no rival with part of it, by these cards and later ones: for
        the present receiver cards from the sort `first` on, `limit` of that one; for those after
        it any cards that are left."""
        while rank < self.ranks and given[rank].count >= bill.parts[rank].size:
            part = bill.parts[rank]
            if given[rank].count > part.size or not fits(given[rank].cover, part.demand):
                return False
            rank += 1
            first, limit = 0, left[0]
        if rank == self.ranks:
            return not self._rival_paid(bill, given)
        forced = self._give_single(bill, rank, first, limit, left, given)
        if forced and forced[0][0] == first:
            limit -= forced[0][1]
        found = self._goes_on(bill, rank, first, limit, left, given)
        for sort, count in forced:
            given[rank].add(self.sort_terrains[sort], -count)
            left[sort] += count
        return found

    def _give_single(
        self, bill: Bill, rank: int, first: int, limit: int, left: list[int], given: list[Paid]
    ) -> list[tuple[int, int]]:
        """Discard cards with one terrain alone as far as slots for it lack cards; which, and how
        many. Any payment that goes on otherwise could have such a card instead of one with two
        terrains, and would then serve no rival that it did not serve before. Gifts come before
        the discards and could need the same card, so this holds for the discards only."""
        forced: list[tuple[int, int]] = []
        if rank != self.ranks - 1 or not bill.rivals:
            return forced
        asked = bill.parts[rank].asked
        for sort in range(first, len(left)):
            terrains = self.sort_terrains[sort]
            if terrains & (terrains - 1) == 0:
                lacking = asked[terrains] - (given[rank].cover >> WIDTH * terrains & WIDTH_MASK)
                count = min(limit if sort == first else left[sort], lacking)
                if count > 0:
                    given[rank].add(terrains, count)
                    left[sort] -= count
                    forced.append((sort, count))
        return forced

    def _goes_on(
        self, bill: Bill, rank: int, first: int, limit: int, left: list[int], given: list[Paid]
    ) -> bool:
        """Whether the cards given lead to a payment, as `_fills` says."""
        if given[rank].count == bill.parts[rank].size:
            return self._fills(bill, rank, first, limit, left, given)
        rooms = self._rooms(bill, rank, first, limit, left, given)
        if not rooms:
            return False
        if not bill.rivals and rank == self.ranks - 1:
            return True
        if bill.rivals and self._rival_sure(bill, rank, rooms, given):
            return False
        return self._descend(bill, rank, first, limit, left, given)

    def _rooms(
        self, bill: Bill, rank: int, first: int, limit: int, left: list[int], given: list[Paid]
    ) -> list[int]:
        """For each open receiver the cards it has and might get, or nothing if the slots of one
        cannot be filled."""
        rooms = []
        later = -1
        for open_rank in range(rank, self.ranks):
            part = bill.parts[open_rank]
            paid = given[open_rank]
            if later < 0 or open_rank == rank:
                room = 0
                for sort in range(first if open_rank == rank else 0, len(left)):
                    count = limit if open_rank == rank and sort == first else left[sort]
                    if count:
                        room += count * COVERING[self.sort_terrains[sort]]
                if open_rank > rank:
                    later = room
            else:
                room = later
            room += paid.cover
            if not fits(room, part.demand) or not fits(part.supply, paid.inside):
                return []
            rooms.append(room)
        return rooms

    def _rival_sure(self, bill: Bill, rank: int, rooms: list[int], given: list[Paid]) -> bool:
        """Whether some rival could be paid with part of every payment that goes on from here."""
        leasts = [paid.cover for paid in given[:rank]]
        for index in range(len(rooms)):
            open_rank = rank + index
            leasts.append(least_cover(bill.parts[open_rank], given[open_rank], rooms[index]))
        return self._one_paid(bill.rivals, leasts)

    def _rival_paid(self, bill: Bill, given: list[Paid]) -> bool:
        return self._one_paid(bill.rivals, [paid.cover for paid in given])

    def _one_paid(self, rivals: list[Bill], covers: list[int]) -> bool:
        """Whether one of the rivals can be paid; it moves to the front, to be asked first again."""
        for index in range(len(rivals)):
            rival = rivals[index]
            if self._pays(rival, covers):
                rivals[index] = rivals[0]
                rivals[0] = rival
                return True
        return False

    def _pays(self, bill: Bill, covers: list[int]) -> bool:
        """Whether a bill can be paid with part of the cards counted here."""
        for rank in range(self.ranks):
            part = bill.parts[rank]
            if part.size and not fits(covers[rank], part.demand):
                return False
        return True

    def _descend(
        self, bill: Bill, rank: int, first: int, limit: int, left: list[int], given: list[Paid]
    ) -> bool:
        """Try every sort of card next."""
        for sort in range(first, len(left)):
            count = limit if sort == first else left[sort]
            if count:
                terrains = self.sort_terrains[sort]
                given[rank].add(terrains, 1)
                left[sort] -= 1
                found = self._fills(bill, rank, sort, count - 1, left, given)
                left[sort] += 1
                given[rank].add(terrains, -1)
                if found:
                    return True
        return False


def ways_to_pay(facts: Facts, search: Search, size: int, hand: list[int]) -> int:
    """The least size from `size` on for which a payment is allowed, or 0."""
    while not search.finished(size):
        bundles = search.bundles(size)
        # The smallest bundles have no rivals, and the search keeps only what the hand can pay.
        if bundles and (size == search.fewest or Payment(facts, search, size).possible(hand)):
            return size
        size += 1
    return 0
