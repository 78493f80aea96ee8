"""Paying for a route (D5.9 to D5.11): the cards, one by one, so that each payment comes once.

A payment is a set of cards for each receiver. It is chosen in a fixed order: gifts by seat, then
the discards, and for each receiver the cards by kind. A card is offered when some allowed payment
goes on from there. A payment of a size is allowed when it fills a bundle of that size and no
smaller bundle, a *rival*, could be filled with part of it (D5.10). Whether cards fill slots is
Hall's condition (hall.py). Which symbol a card shows does not matter for that: cards with the same
terrains are of one *sort*.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from fireside.dewan.rules.paying.bills import Bill, Part, Purse, part_of
from fireside.dewan.rules.paying.fewest import Fewest, are_simple
from fireside.dewan.rules.paying.routes import DISCARDED, GIFT, Search, slots_for
from fireside.dewan.rules.paying.splits import Splits

KINDS: Final = 64  # a card for a receiver is the receiver's rank * KINDS + kind
TRIES: Final = 1000  # in which all splits are found where there are not too many


@final
@mypyc_attr(acyclic=True)
class Payment:
    """All payments of one size."""

    def __init__(self, search: Search, purse: Purse, players: int, seat: int, size: int) -> None:
        begin = search.until(size - 1)
        end = search.until(size)
        self.search: Final = search
        self.begin: Final = begin
        self.size: Final[i64] = size
        self.purse: Final = purse
        # The receivers who get anything: how many seats on they sit, and their rank in the order
        # of paying: seats first, the discards last.
        self.receivers = vec[i64](capacity=players)
        self.ranks = vec[i64](capacity=players)
        gifts_one, gifts_two = search.joined(begin, end)
        for rank in range(players):
            receiver: i64 = (rank - seat) % players
            if receiver and slots_for(gifts_one, gifts_two, receiver) != GIFT:
                self.receivers = append(self.receivers, receiver)
                self.ranks = append(self.ranks, rank)
        self.receivers = append(self.receivers, DISCARDED)
        self.ranks = append(self.ranks, players)
        self.places: Final[i64] = len(self.ranks)
        self.end: Final = end
        self.first = 0  # none of the bills before this one can be paid
        # Made when they are needed: the bills; those that can be paid; the splits if they are few.
        self.bills: list[Bill] = []
        self.payable: list[Bill] = []
        self.splits: Splits | None = None
        self.all_known = False
        self.fewest: Fewest | None = None  # where Hall's condition alone is enough
        self.whole_hand: list[int] = []  # the only payment, where all cards are discarded
        if self.places == 1 and self.size == purse.size:
            self.whole_hand = [players * KINDS + int(kind) for kind in purse.held]

    def _make_bills(self) -> None:
        """The bundles of this size as bills, each with its rivals."""
        if self.bills:
            return
        smaller = self._smaller()
        for index in range(self.begin, self.end):
            bill = self._bill(index)
            if smaller:
                bill.rivals = [other for other in smaller if other.may_rival(bill)]
            self.bills.append(bill)
        if self.size == self.search.fewest and are_simple(self.bills):
            firsts = vec[i64]([KINDS * rank for rank in self.ranks])
            self.fewest = Fewest(self.purse, self.bills, firsts)

    def _smaller(self) -> list[Bill]:
        """The smaller bundles as bills. One with gifts for others than the receivers is left out:
        no payment of this size has those."""
        bills: list[Bill] = []
        search = self.search
        for less in range(search.fewest, self.size):
            for index in range(search.until(less - 1), search.until(less)):
                bill = self._bill(index)
                asked: i64 = 0
                for part in bill.parts:
                    asked += part.size
                if asked == less:
                    bills.append(bill)
        return bills

    def _bill(self, index: int) -> Bill:
        """A bundle as a bill."""
        one: i64 = self.search.one[index]
        two: i64 = self.search.two[index]
        parts: list[Part] = []
        due: i64 = 0
        place: i64 = 0
        while place < self.places:
            part = part_of(slots_for(one, two, self.receivers[place]))
            parts.append(part)
            if part.size:
                due |= 1 << place
            place += 1
        return Bill(parts, due)

    def possible(self) -> bool:
        """Whether any payment of this size is allowed."""
        self._make_bills()
        splits = Splits(self.purse, self.places)
        for index in range(len(self.bills)):
            if splits.exists(self.bills[index]):
                self.first = index
                return True
        return False

    def offer(self, paid: tuple[int, ...]) -> list[int]:
        """The cards, with their receivers, that may come next."""
        if self.whole_hand:
            return [self.whole_hand[len(paid)]]
        self._make_bills()
        if self.fewest is not None:
            return self.fewest.offer(paid)
        if self.splits is None:
            self.splits = Splits(self.purse, self.places)
            self.all_known = self.splits.find_all(self.bills, TRIES)
        if self.all_known:
            return self._offer_known(self.splits, paid)
        splits = Splits(self.purse, self.places)
        counts = self.purse.counts[:]
        place = self._give(paid, counts, splits)
        first: i64 = self.purse.place_of(paid[-1] % KINDS) if paid else 0
        bills = self._payable(splits, place, first, counts)
        options: list[int] = []
        while place < self.places:
            self._offer_to(bills, place, first, counts, splits, options)
            place += 1
            first = 0
        return options

    def _offer_known(self, splits: Splits, paid: tuple[int, ...]) -> list[int]:
        """The same where all splits are known."""
        purse = self.purse
        counts = purse.counts[:]
        given = vec[i64]([0] * splits.width)
        cell: i64 = 1
        index: i64 = 0
        place: i64 = 0
        for card in paid:
            while self.ranks[place] != card // KINDS:
                place += 1
            index = purse.place_of(card % KINDS)
            cell = 1 + place * splits.sorts + purse.sorts[index]
            given[cell] += 1
            counts[index] -= 1
        needed = needed_after(splits, given, cell)
        options: list[int] = []
        while place < self.places:
            while index < len(counts):
                cell = 1 + place * splits.sorts + purse.sorts[index]
                if (
                    counts[index]
                    and needed[cell]
                    and self._following(index, counts) >= needed[cell]
                ):
                    options.append(int(self.ranks[place] * KINDS + purse.kinds[index]))
                index += 1
            index = 0
            place += 1
        return options

    def bundle_for(self, paid: tuple[int, ...], preferred: int) -> int:
        """The number, in the search, of a bundle that the cards paid so far help to fill: the
        preferred one if that is possible."""
        self._make_bills()
        splits = Splits(self.purse, self.places)
        counts = self.purse.counts[:]
        place = self._give(paid, counts, splits)
        first: i64 = self.purse.place_of(paid[-1] % KINDS) if paid else 0
        sort = self.purse.sorts[first]
        following = self._following(first, counts)
        bundles = [preferred]
        bundles += range(self.begin + self.first, self.begin + len(self.bills))
        for number in bundles:
            bill = self.bills[number - self.begin]
            if self._is_settled(bill, place, splits) and splits.exists_from(
                bill, place, sort, following
            ):
                return number
        raise AssertionError("no bundle for what has been paid")

    def _give(self, paid: tuple[int, ...], counts: vec[i64], splits: Splits) -> i64:
        """Give the cards paid so far; the place of the receiver whose turn it is."""
        place: i64 = 0
        for card in paid:
            rank: i64 = card // KINDS
            while self.ranks[place] != rank:
                place += 1
            index: i64 = self.purse.place_of(card % KINDS)
            counts[index] -= 1
            splits.give(place, self.purse.sorts[index], 1)
        return place

    def _following(self, first: i64, counts: vec[i64]) -> i64:
        """How many cards there are of a sort, from one of its kinds on."""
        sorts = self.purse.sorts
        sort: i64 = sorts[first]
        following: i64 = 0
        index: i64 = first
        while index < len(counts) and sorts[index] == sort:
            following += counts[index]
            index += 1
        return following

    def _payable(self, splits: Splits, place: i64, first: i64, counts: vec[i64]) -> list[Bill]:
        """The bills that can be paid by the cards given and more, a receiver's cards being of kinds
        from `first` on; those that never can are sorted out once."""
        if not self.payable:
            fresh = Splits(self.purse, self.places)
            self.payable = [bill for bill in self.bills if fresh.exists(bill)]
        sort: i64 = self.purse.sorts[first]
        following: i64 = self._following(first, counts)
        return [
            bill
            for bill in self.payable
            if self._is_settled(bill, place, splits)
            and splits.exists_from(bill, place, sort, following)
        ]

    def _offer_to(
        self,
        payable: list[Bill],
        place: i64,
        first: i64,
        counts: vec[i64],
        splits: Splits,
        options: list[int],
    ) -> None:
        """The cards of kinds from `first` on that may be given to a receiver next."""
        bills: list[Bill] = []
        wanted: i64 = 0
        count: i64 = splits.count(place)
        for bill in payable:
            if self._is_settled(bill, place, splits) and count < bill.parts[place].size:
                bills.append(bill)
                wanted |= bill.parts[place].terrains
        failed: i64 = -1  # a sort that failed fails for its later kinds too: fewer are left
        index: i64 = first
        while index < len(counts):
            sort: i64 = self.purse.sorts[index]
            if counts[index] and sort != failed and self.purse.terrains[sort] & wanted:
                following: i64 = self._following(index, counts) - 1  # that may come after this one
                splits.give(place, sort, 1)
                if one_exists(bills, place, sort, following, splits):
                    options.append(int(self.ranks[place] * KINDS + self.purse.kinds[index]))
                else:
                    failed = sort
                splits.give(place, sort, -1)
            index += 1

    def _is_settled(self, bill: Bill, place: i64, splits: Splits) -> bool:
        """Whether the receivers before one have got exactly what the bill asks for them."""
        for before in range(place):
            part = bill.parts[before]
            if splits.count(before) != part.size or not part.supply.contains(splits.inside(before)):
                return False
        return True


def one_exists(bills: list[Bill], place: i64, first: i64, limit: i64, splits: Splits) -> bool:
    """Whether one of the bills can be paid; it moves to the front: it may well take the next card
    too."""
    for index in range(len(bills)):
        bill = bills[index]
        if splits.exists_from(bill, place, first, limit):
            bills[index] = bills[0]
            bills[0] = bill
            return True
    return False


def needed_after(splits: Splits, given: vec[i64], last: i64) -> vec[i64]:
    """For each receiver and sort of which a card may come next after those given: how many of
    them must follow at least, by the splits known. `last` is where the latest was counted."""
    rows = splits.rows
    needed = vec[i64]([0] * splits.width)
    row: i64 = 0
    while row < len(rows):
        cell: i64 = 1
        while cell < last and rows[row + cell] == given[cell]:
            cell += 1
        if cell == last and rows[row + cell] >= given[cell]:
            while rows[row + cell] == given[cell]:
                cell += 1
            count: i64 = rows[row + cell] - given[cell]
            if not needed[cell] or count < needed[cell]:
                needed[cell] = count
        row += splits.width
    return needed
