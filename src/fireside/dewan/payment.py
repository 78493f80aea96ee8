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

from fireside.dewan.bills import Bill, Paid, Part, Paying, least_cover, part_of
from fireside.dewan.facts import Facts
from fireside.dewan.hall import Numbers
from fireside.dewan.routes import Search, slots_for

KINDS: Final = 64  # a card for a receiver is the receiver's rank * KINDS + kind
FEW: Final = 8  # cards of which all payments are soon tried


@final
class Payments:
    """All that a player can pay for a target."""

    def __init__(self, facts: Facts, search: Search, hand: list[int], seat: int) -> None:
        self.facts: Final = facts
        self.search: Final = search
        self.hand: Final = hand[:]
        self.seat: Final = seat
        self.terrains: Final = vec[i64](facts.sort_terrains)
        self.left: Final = vec[i64]([0] * len(facts.sort_terrains))
        for kind in range(len(hand)):
            if hand[kind]:
                self.left[facts.card_sorts[kind]] += hand[kind]
        self.known: Final[dict[int, Payment]] = {}

    def of_size(self, size: int) -> "Payment":
        """The payments with so many cards."""
        payment = self.known.get(size)
        if payment is None:
            payment = Payment(self, size)
            self.known[size] = payment
        return payment

    def next_size(self, size: int) -> int:
        """The least size from `size` on for which a payment is allowed, or 0."""
        while not self.search.finished(size):
            # The smallest bundles have no rivals, and the search keeps only what the hand can pay.
            if self.search.until(size) > self.search.until(size - 1) and (
                size == self.search.fewest or self.of_size(size).possible()
            ):
                return size
            size += 1
        return 0


@final
class Payment:
    """All payments of one size."""

    def __init__(self, payments: Payments, size: int) -> None:
        search = payments.search
        players = payments.facts.players
        begin = search.until(size - 1)
        end = search.until(size)
        self.search: Final = search
        self.begin: Final = begin
        self.hand: Final = payments.hand
        self.terrains: Final = payments.terrains
        self.left: Final = payments.left
        self.sorts: Final = payments.facts.card_sorts
        # The receivers who get anything: how many seats on they sit, and their rank in the order
        # of paying: seats first, the discards last.
        self.receivers = vec[i64]()
        self.ranks: Final[list[int]] = []
        for rank in range(players + 1):
            receiver = (rank - payments.seat) % players if rank < players else 0
            if rank == players or (receiver and search.gives_to(begin, end, receiver)):
                self.receivers = append(self.receivers, receiver)
                self.ranks.append(rank)
        self.places: Final = len(self.ranks)
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
        for other in self.smaller:
            if other.may_rival(bill):
                bill.rivals.append(other)

    def possible(self) -> bool:
        """Whether any payment of this size is allowed."""
        paying = Paying(self.terrains, self.left, self.places)
        for index in range(len(self.bills)):
            if self._fills(self.bills[index], 0, 0, paying.left[0], paying):
                self.first = index
                return True
        return False

    def offer(self, paid: tuple[int, ...]) -> list[int]:
        """The cards, with their receivers, that may come next."""
        paying = Paying(self.terrains, self.left, self.places)
        kinds = self.hand[:]
        place = self._give(paid, kinds, paying)
        first = paid[-1] % KINDS if paid else 0
        options: list[int] = []
        while place < self.places:
            self._offer_to(place, first, kinds, paying, options)
            place += 1
            first = 0
        return options

    def bundle_for(self, paid: tuple[int, ...], preferred: int) -> int:
        """The number, in the search, of a bundle that the cards paid so far help to fill: the
        preferred one if that is possible."""
        paying = Paying(self.terrains, self.left, self.places)
        kinds = self.hand[:]
        place = self._give(paid, kinds, paying)
        first = paid[-1] % KINDS if paid else 0
        sort = self.sorts[first]
        following = self._following(first, kinds)
        bundles = [preferred]
        bundles += range(self.begin + self.first, self.begin + len(self.bills))
        for number in bundles:
            bill = self.bills[number - self.begin]
            if self._is_settled(bill, place, paying.given) and self._fills(
                bill, place, sort, following, paying
            ):
                return number
        raise AssertionError("no bundle for what has been paid")

    def _give(self, paid: tuple[int, ...], kinds: list[int], paying: Paying) -> int:
        """Give the cards paid so far; the place of the receiver whose turn it is."""
        place = 0
        for card in paid:
            kind = card % KINDS
            place = self.ranks.index(card // KINDS)
            kinds[kind] -= 1
            paying.give(place, self.sorts[kind], 1)
        return place

    def _following(self, first: int, kinds: list[int]) -> int:
        """How many cards there are of a sort, from one of its kinds on."""
        following = 0
        kind = first
        while kind < len(kinds) and self.sorts[kind] == self.sorts[first]:
            following += kinds[kind]
            kind += 1
        return following

    def _offer_to(
        self, place: int, first: int, kinds: list[int], paying: Paying, options: list[int]
    ) -> None:
        """The cards of kinds from `first` on that may be given to a receiver next."""
        bills = [bill for bill in self.bills if self._is_due(bill, place, paying.given)]
        if not bills:
            return
        failed = -1  # a sort that failed fails for its later kinds too: fewer are left
        for kind in range(first, len(kinds)):
            if not kinds[kind] or self.sorts[kind] == failed:
                continue
            sort = self.sorts[kind]
            following = self._following(kind, kinds) - 1  # that may come after this one
            paying.give(place, sort, 1)
            failed = sort
            for index in range(len(bills)):
                bill = bills[index]
                if self._fills(bill, place, sort, following, paying):
                    options.append(self.ranks[place] * KINDS + kind)
                    failed = -1
                    bills[index] = bills[0]
                    bills[0] = bill  # it may well take the next card too
                    break
            paying.give(place, sort, -1)

    def _is_due(self, bill: Bill, place: int, given: list[Paid]) -> bool:
        """Whether a receiver's turn has come to get a card."""
        return self._is_settled(bill, place, given) and given[place].count < bill.parts[place].size

    def _is_settled(self, bill: Bill, place: int, given: list[Paid]) -> bool:
        """Whether the receivers before one have got exactly what the bill asks for them."""
        for before in range(place):
            part = bill.parts[before]
            paid = given[before]
            if paid.count != part.size or not paid.cover.contains(part.demand):
                return False
        return True

    def _fills(self, bill: Bill, place: int, first: i64, limit: i64, paying: Paying) -> bool:
        """Whether a bill can be paid, no rival with part of it, by these cards and later ones: for
        the present receiver cards from the sort `first` on, `limit` of that one; for those after
        it any cards that are left."""
        while paying.given[place].count >= bill.parts[place].size:
            part = bill.parts[place]
            paid = paying.given[place]
            if paid.count > part.size or not paid.cover.contains(part.demand):
                return False
            place += 1
            first = 0
            limit = paying.left[0]
            if place == self.places:
                return not self._rival_paid(bill, paying)
        if not bill.rivals or place < self.places - 1:
            return self._goes_on(bill, place, first, limit, paying)
        forced = self._give_single(bill, place, first, limit, paying)
        limit -= forced[first]
        found = self._goes_on(bill, place, first, limit, paying)
        sort: i64 = 0
        while sort < len(forced):
            if forced[sort]:
                paying.give(place, sort, -forced[sort])
            sort += 1
        return found

    def _give_single(
        self, bill: Bill, place: int, first: i64, limit: i64, paying: Paying
    ) -> vec[i64]:
        """Discard cards with one terrain alone as far as slots for it lack cards; how many of each
        sort. Any payment that goes on otherwise could have such a card instead of one with two
        terrains, and would then serve no rival that it did not serve before. Gifts come before
        the discards and could need the same card, so this holds for the discards only."""
        asked = bill.parts[place].demand
        cover = paying.given[place].cover
        forced = vec[i64]([0] * len(paying.left))
        sort: i64 = first
        while sort < len(forced):
            terrains: i64 = paying.terrains[sort]
            if terrains & (terrains - 1) == 0:
                count: i64 = limit if sort == first else paying.left[sort]
                lacking: i64 = asked.of(terrains) - cover.of(terrains)
                if lacking < count:
                    count = lacking
                if count > 0:
                    paying.give(place, sort, count)
                    forced[sort] = count
            sort += 1
        return forced

    def _goes_on(self, bill: Bill, place: int, first: i64, limit: i64, paying: Paying) -> bool:
        """Whether the cards given lead to a payment, as `_fills` says."""
        if paying.given[place].count == bill.parts[place].size:
            return self._fills(bill, place, first, limit, paying)
        room = paying.room(place, first, limit)
        if not self._has_room(bill, place, room, paying):
            return False
        if not bill.has_rivals:
            self._find_rivals(bill)
        if not bill.rivals:
            if place == self.places - 1:
                return True
        elif paying.cards > FEW and self._rival_sure(bill, place, room, paying):
            return False
        return self._descend(bill, place, first, limit, paying)

    def _has_room(self, bill: Bill, place: int, room: Numbers, paying: Paying) -> bool:
        """Whether the cards left can fill the slots of each receiver still open, taken alone."""
        part = bill.parts[place]
        if not room.contains(part.demand):
            return False
        if not part.supply.contains(paying.given[place].inside):
            return False
        for later in range(place + 1, self.places):
            if not paying.rest.contains(bill.parts[later].demand):
                return False
        return True

    def _rival_sure(self, bill: Bill, place: int, room: Numbers, paying: Paying) -> bool:
        """Whether some rival could be paid with part of every payment that goes on from here."""
        leasts = [paid.cover for paid in paying.given[:place]]
        leasts.append(least_cover(bill.parts[place], paying.given[place], room))
        for later in range(place + 1, self.places):
            leasts.append(least_cover(bill.parts[later], paying.given[later], paying.rest))
        return self._one_paid(bill.rivals, leasts)

    def _rival_paid(self, bill: Bill, paying: Paying) -> bool:
        """Whether a rival can be paid with part of what has been given."""
        if not bill.has_rivals:
            self._find_rivals(bill)
        if not bill.rivals:
            return False
        return self._one_paid(bill.rivals, [paid.cover for paid in paying.given])

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

    def _descend(self, bill: Bill, place: int, first: i64, limit: i64, paying: Paying) -> bool:
        """Try every sort of card next."""
        sort: i64 = first
        while sort < len(paying.left):
            count: i64 = limit if sort == first else paying.left[sort]
            if count:
                paying.give(place, sort, 1)
                found = self._fills(bill, place, sort, count - 1, paying)
                paying.give(place, sort, -1)
                if found:
                    return True
            sort += 1
        return False
