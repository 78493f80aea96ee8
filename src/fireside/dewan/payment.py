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
from mypy_extensions import i64

from fireside.dewan.bills import Bill, Paid, Part, Paying, Purse, least_cover, part_of
from fireside.dewan.hall import COVERING, FIELD, FIELD_MASK, SETS, Numbers
from fireside.dewan.routes import Search, slots_for

KINDS: Final = 64  # a card for a receiver is the receiver's rank * KINDS + kind
FEW: Final = 8  # cards of which all payments are soon tried


@final
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
        for rank in range(players + 1):
            receiver = (rank - seat) % players if rank < players else 0
            if rank == players or (receiver and search.gives_to(begin, end, receiver)):
                self.receivers = append(self.receivers, receiver)
                self.ranks = append(self.ranks, rank)
        self.places: Final[i64] = len(self.ranks)
        self.bills: Final = [self._bill(index) for index in range(begin, end)]
        self.first = 0  # none of the bills before this one can be paid
        self.smaller: Final = self._smaller(size)

    def _smaller(self, size: int) -> list[Bill]:
        """The smaller bundles as bills. One with gifts for others than the receivers is left out:
        no payment of this size has those."""
        bills: list[Bill] = []
        search = self.search
        for less in range(search.fewest, size):
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
        for receiver in self.receivers:
            parts.append(part_of(slots_for(one, two, receiver)))
        return Bill(parts)

    def _find_rivals(self, bill: Bill) -> None:
        """The smaller bills that might be paid with part of a payment of this one."""
        bill.has_rivals = True
        if self.smaller:
            bill.rivals = [other for other in self.smaller if other.may_rival(bill)]

    def possible(self) -> bool:
        """Whether any payment of this size is allowed."""
        paying = Paying(self.purse, self.places)
        for index in range(len(self.bills)):
            if self._fills(self.bills[index], 0, 0, paying.left[0], paying):
                self.first = index
                return True
        return False

    def offer(self, paid: tuple[int, ...]) -> list[int]:
        """The cards, with their receivers, that may come next."""
        counts = self.purse.counts[:]
        if self.places == 1 and not self.smaller:
            return self._offer_discards(paid, counts)
        paying = Paying(self.purse, self.places)
        place = self._give(paid, counts, paying)
        first: i64 = self.purse.place_of(paid[-1] % KINDS) if paid else 0
        options: list[int] = []
        while place < self.places:
            self._offer_to(place, first, counts, paying, options)
            place += 1
            first = 0
        return options

    def _offer_discards(self, paid: tuple[int, ...], counts: vec[i64]) -> list[int]:
        """The same where all cards are discarded and no bill has rivals: Hall's condition alone
        decides. From the last card to the first, with all that come after it."""
        purse = self.purse
        given = Paid()
        first: i64 = 0
        for card in paid:
            first = purse.place_of(card % KINDS)
            counts[first] -= 1
            given.add(purse.terrains[purse.sorts[first]], 1)
        room = Numbers()
        room.become(given.cover)
        options: list[int] = []
        index: i64 = len(counts) - 1
        while index >= first:
            if counts[index]:
                terrains: i64 = purse.terrains[purse.sorts[index]]
                room.add_card(COVERING, terrains, counts[index])
                if self._one_discarded(terrains, given, room):
                    options.append(int(self.ranks[0] * KINDS + purse.kinds[index]))
            index -= 1
        options.reverse()
        return options

    def _one_discarded(self, terrains: i64, given: Paid, room: Numbers) -> bool:
        """Whether some bill takes a card beside those given, and is paid with some of the room."""
        given.add(terrains, 1)
        found = False
        cards = given.cover if given.count == self.size else room
        for bill in self.bills:
            part = bill.parts[0]
            if (
                terrains & part.terrains
                and cards.contains(part.demand)
                and part.supply.contains(given.inside)
            ):
                found = True
                break
        given.add(terrains, -1)
        return found

    def bundle_for(self, paid: tuple[int, ...], preferred: int) -> int:
        """The number, in the search, of a bundle that the cards paid so far help to fill: the
        preferred one if that is possible."""
        paying = Paying(self.purse, self.places)
        counts = self.purse.counts[:]
        place = self._give(paid, counts, paying)
        first: i64 = self.purse.place_of(paid[-1] % KINDS) if paid else 0
        sort = self.purse.sorts[first]
        following = self._following(first, counts)
        bundles = [preferred]
        bundles += range(self.begin + self.first, self.begin + len(self.bills))
        for number in bundles:
            bill = self.bills[number - self.begin]
            if self._is_settled(bill, place, paying.given) and self._fills(
                bill, place, sort, following, paying
            ):
                return number
        raise AssertionError("no bundle for what has been paid")

    def _give(self, paid: tuple[int, ...], counts: vec[i64], paying: Paying) -> i64:
        """Give the cards paid so far; the place of the receiver whose turn it is."""
        place: i64 = 0
        for card in paid:
            rank: i64 = card // KINDS
            while self.ranks[place] != rank:
                place += 1
            index: i64 = self.purse.place_of(card % KINDS)
            counts[index] -= 1
            paying.give(place, self.purse.sorts[index], 1)
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

    def _offer_to(
        self, place: i64, first: i64, counts: vec[i64], paying: Paying, options: list[int]
    ) -> None:
        """The cards of kinds from `first` on that may be given to a receiver next."""
        bills: list[Bill] = []
        wanted: i64 = 0
        for bill in self.bills:
            if self._is_due(bill, place, paying.given):
                bills.append(bill)
                wanted |= bill.parts[place].terrains
        failed: i64 = -1  # a sort that failed fails for its later kinds too: fewer are left
        index: i64 = first
        while index < len(counts):
            sort: i64 = self.purse.sorts[index]
            if counts[index] and sort != failed and self.purse.terrains[sort] & wanted:
                following: i64 = self._following(index, counts) - 1  # that may come after this one
                paying.give(place, sort, 1)
                if self._one_fills(bills, place, sort, following, paying):
                    options.append(int(self.ranks[place] * KINDS + self.purse.kinds[index]))
                else:
                    failed = sort
                paying.give(place, sort, -1)
            index += 1

    def _one_fills(
        self, bills: list[Bill], place: i64, first: i64, limit: i64, paying: Paying
    ) -> bool:
        """Whether one of the bills can be paid; it moves to the front: it may well take the next
        card too."""
        for index in range(len(bills)):
            bill = bills[index]
            if self._fills(bill, place, first, limit, paying):
                bills[index] = bills[0]
                bills[0] = bill
                return True
        return False

    def _is_due(self, bill: Bill, place: i64, given: list[Paid]) -> bool:
        """Whether a receiver's turn has come to get a card."""
        return self._is_settled(bill, place, given) and given[place].count < bill.parts[place].size

    def _is_settled(self, bill: Bill, place: i64, given: list[Paid]) -> bool:
        """Whether the receivers before one have got exactly what the bill asks for them."""
        for before in range(place):
            part = bill.parts[before]
            paid = given[before]
            if paid.count != part.size or not paid.cover.contains(part.demand):
                return False
        return True

    def _fills(self, bill: Bill, place: i64, first: i64, limit: i64, paying: Paying) -> bool:
        """Whether a bill can be paid, no rival with part of it, by these cards and later ones: for
        the present receiver cards from the sort `first` on, `limit` of that one; for those after
        it any cards that are left."""
        part = bill.parts[place]
        paid = paying.given[place]
        while paid.count >= part.size:
            if paid.count > part.size or not paid.cover.contains(part.demand):
                return False
            place += 1
            if place == self.places:
                return not self._rival_paid(bill, paying)
            first = 0
            limit = paying.left[0]
            part = bill.parts[place]
            paid = paying.given[place]
        if not bill.rivals or place < self.places - 1:
            return self._goes_on(bill, place, first, limit, paying)
        forced: i64 = self._give_single(part, place, first, limit, paying)
        if not forced:
            return self._goes_on(bill, place, first, limit, paying)
        left: i64 = limit - count_in(forced, paying.purse.terrains[first])
        found = self._goes_on(bill, place, first, left, paying)
        self._take_single(forced, place, first, paying)
        return found

    def _give_single(self, part: Part, place: i64, first: i64, limit: i64, paying: Paying) -> i64:
        """Discard cards with one terrain alone as far as slots for it lack cards; how many of each
        terrain. Any payment that goes on otherwise could have such a card instead of one with two
        terrains, and would then serve no rival that it did not serve before. Gifts come before
        the discards and could need the same card, so this holds for the discards only."""
        terrains = paying.purse.terrains
        asked = part.demand
        cover = paying.given[place].cover
        forced: i64 = 0
        sort: i64 = first
        while sort < len(terrains):
            if SINGLE[terrains[sort]] >= 0:
                count: i64 = limit if sort == first else paying.left[sort]
                lacking: i64 = asked.of(terrains[sort]) - cover.of(terrains[sort])
                if lacking < count:
                    count = lacking
                if count > 0:
                    paying.give(place, sort, count)
                    forced |= count << SINGLE[terrains[sort]]
            sort += 1
        return forced

    def _take_single(self, forced: i64, place: i64, first: i64, paying: Paying) -> None:
        """Take such cards back."""
        sort: i64 = first
        while sort < len(paying.left):
            count: i64 = count_in(forced, paying.purse.terrains[sort])
            if count:
                paying.give(place, sort, -count)
            sort += 1

    def _goes_on(self, bill: Bill, place: i64, first: i64, limit: i64, paying: Paying) -> bool:
        """Whether the cards given lead to a payment, as `_fills` says."""
        if paying.given[place].count == bill.parts[place].size:
            return self._fills(bill, place, first, limit, paying)
        if not bill.parts[place].supply.contains(paying.given[place].inside):
            return False
        paying.measure_room(place, first, limit)
        if not self._has_room(bill, place, paying):
            return False
        if not bill.has_rivals:
            self._find_rivals(bill)
        if not bill.rivals:
            if place == self.places - 1:
                return True
        elif paying.cards > FEW and self._rival_sure(bill, place, paying):
            return False
        return self._descend(bill, place, first, limit, paying)

    def _has_room(self, bill: Bill, place: i64, paying: Paying) -> bool:
        """Whether the cards left can fill the slots of each receiver still open, taken alone."""
        if not paying.room.contains(bill.parts[place].demand):
            return False
        later: i64 = place + 1
        if later < self.places:
            paying.measure_rest()
            while later < self.places:
                if not paying.rest.contains(bill.parts[later].demand):
                    return False
                later += 1
        return True

    def _rival_sure(self, bill: Bill, place: i64, paying: Paying) -> bool:
        """Whether some rival could be paid with part of every payment that goes on from here."""
        leasts = paying.covers[:place]
        leasts.append(least_cover(bill.parts[place], paying.given[place], paying.room))
        for later in range(place + 1, self.places):
            leasts.append(least_cover(bill.parts[later], paying.given[later], paying.rest))
        return self._one_paid(bill.rivals, leasts)

    def _rival_paid(self, bill: Bill, paying: Paying) -> bool:
        """Whether a rival can be paid with part of what has been given."""
        if not bill.has_rivals:
            self._find_rivals(bill)
        if not bill.rivals:
            return False
        return self._one_paid(bill.rivals, paying.covers)

    def _one_paid(self, rivals: list[Bill], covers: list[Numbers]) -> bool:
        """Whether one of the rivals can be paid; it moves to the front, to be asked first again."""
        for index in range(len(rivals)):
            rival = rivals[index]
            if self._pays(rival, covers):
                rivals[index] = rivals[0]
                rivals[0] = rival
                return True
        return False

    def _pays(self, bill: Bill, covers: list[Numbers]) -> bool:
        """Whether a bill can be paid with part of the cards counted here."""
        for place in range(self.places):
            part = bill.parts[place]
            if part.size and not covers[place].contains(part.demand):
                return False
        return True

    def _descend(self, bill: Bill, place: i64, first: i64, limit: i64, paying: Paying) -> bool:
        """Try every sort of card next."""
        terrains = paying.purse.terrains
        wanted: i64 = bill.parts[place].terrains
        sort: i64 = first
        while sort < len(terrains):
            count: i64 = limit if sort == first else paying.left[sort]
            if count and terrains[sort] & wanted:
                paying.give(place, sort, 1)
                found = self._fills(bill, place, sort, count - 1, paying)
                paying.give(place, sort, -1)
                if found:
                    return True
            sort += 1
        return False


# Where the cards with one terrain alone are counted, by their terrains.
SINGLE: Final = vec[i64](
    [
        FIELD * (terrains.bit_length() - 1) if terrains.bit_count() == 1 else -1
        for terrains in range(SETS)
    ]
)


def count_in(forced: i64, terrains: i64) -> i64:
    """How many cards with these terrains were forced."""
    return forced >> SINGLE[terrains] & FIELD_MASK if SINGLE[terrains] >= 0 else 0
