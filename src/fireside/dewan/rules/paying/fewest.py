"""Payments with the fewest cards (D5.9), where nobody else gets more than one.

They have no rivals, so that Hall's condition alone tells which card may come next. A gift is
finished with its one card, and all cards left must fill the slots of those who come later. Of the
discards each card must fill a slot of its own, and with all that may follow every slot must be
filled: cards that fill slots can be added to until all are filled.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fireside.dewan.rules.paying.bills import Bill, Purse
from fireside.dewan.rules.paying.hall import COVERING, WITHIN, Numbers, summed_cards


@final
@mypyc_attr(acyclic=True)
class Fewest:
    """Bills without rivals that ask for no more than one card for anybody but the discards."""

    def __init__(self, purse: Purse, bills: list[Bill], firsts: vec[i64]) -> None:
        self.purse: Final = purse
        self.bills: Final = bills
        self.firsts: Final = firsts  # for each receiver the number of a card of the first kind
        self.last: Final[i64] = len(firsts) - 1  # the discards
        self.room: Final = summed_cards(COVERING, purse.terrains, purse.left, 0)

    def offer(self, paid: tuple[int, ...]) -> list[int]:
        """The cards, with their receivers, that may come next."""
        purse = self.purse
        firsts = self.firsts
        last: i64 = self.last
        bills = self.bills
        counts = purse.counts[:]  # of the cards left
        inside = Numbers()  # of the cards discarded
        room = Numbers()  # of all cards but the gifts
        room.become(self.room)
        place: i64 = 0
        index: i64 = 0
        for card in paid:
            number: i64 = card
            before: i64 = place
            while place < last and number >= firsts[place + 1]:
                place += 1
            index = purse.place_of(number - firsts[place])
            terrains: i64 = purse.terrains_at(index)
            counts[index] -= 1
            if place == last:
                if place != before:
                    bills = due_at(bills, before, place)
                inside.add_card(WITHIN, terrains, 1)
            else:
                bills = [
                    bill
                    for bill in due_at(bills, before, place)
                    if bill.parts[place].terrains & terrains
                ]
                room.add_card(COVERING, terrains, -1)
                place += 1
                index = 0
        options: list[int] = []
        receiver: i64 = place
        while receiver < last:
            self._add_gifts(due_at(bills, place, receiver), receiver, counts, room, options)
            receiver += 1
        if place < last:
            bills = due_at(bills, place, last)
        if bills:
            self._add_discards(bills, index, counts, inside, room, options)
        return options

    def _add_gifts(
        self, bills: list[Bill], place: i64, counts: vec[i64], room: Numbers, options: list[int]
    ) -> None:
        """The cards that may be given to a receiver next, where some bills ask for one."""
        purse = self.purse
        index: i64 = 0
        while index < len(counts) and bills:
            if counts[index]:
                terrains: i64 = purse.terrains_at(index)
                room.add_card(COVERING, terrains, -1)
                for bill in bills:
                    if bill.parts[place].terrains & terrains and bill.fits(place + 1, room):
                        options.append(int(self.firsts[place] + purse.kinds[index]))
                        break
                room.add_card(COVERING, terrains, 1)
            index += 1

    def _add_discards(
        self,
        bills: list[Bill],
        first: i64,
        counts: vec[i64],
        inside: Numbers,
        room: Numbers,
        options: list[int],
    ) -> None:
        """The cards of kinds from one on that may be discarded next."""
        purse = self.purse
        last: i64 = self.last
        index: i64 = 0
        while index < len(counts):
            count: i64 = counts[index]
            if count:
                terrains: i64 = purse.terrains_at(index)
                if index >= first:
                    inside.add_card(WITHIN, terrains, 1)
                    for bill in bills:
                        part = bill.parts[last]
                        if part.supply.contains(inside) and room.contains(part.demand):
                            options.append(int(self.firsts[last] + purse.kinds[index]))
                            break
                    inside.add_card(WITHIN, terrains, -1)
                room.add_card(COVERING, terrains, -count)
            index += 1


def due_at(bills: list[Bill], first: i64, place: i64) -> list[Bill]:
    """The bills that ask nothing for the receivers from one on up to another, but something for
    that one."""
    return [bill for bill in bills if bill.next_due(first) == place]


def are_simple(bills: list[Bill]) -> bool:
    """Whether no bill asks for more than one card for anybody but the discards."""
    for bill in bills:
        for place in range(len(bill.parts) - 1):
            if bill.parts[place].size > 1:
                return False
    return True
