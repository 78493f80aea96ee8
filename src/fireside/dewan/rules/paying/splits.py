"""Splits (D5.9, D5.10): the cards of a hand shared out among the receivers of a bill.

A *split* says how many cards of each sort each receiver gets: a payment, whatever symbols its cards
show. Each receiver's cards must fill the slots of the bill, and no rival may be payable with part
of them. Cards fill slots when for no set of terrains too many of them show nothing else. A rival
*fails* at a receiver when for some set so many do that the others are too few for what it asks of
the terrains outside. So both are read off the numbers of cards inside each set (hall.py).

Receivers are served one after the other: first the one at whom most rivals must fail, as they
cannot at any other.
"""

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from fireside.dewan.rules.paying.bills import Bill, Purse
from fireside.dewan.rules.paying.hall import (
    COVERING,
    GUARDS,
    ONES,
    WITHIN,
    WORDS,
    Numbers,
    summed_cards,
)
from fireside.dewan.rules.paying.stages import (
    COLUMNS,
    FROM,
    HERE,
    Stage,
    left_after,
    might_fail,
    most_forced,
)

ROOM: Final = 8  # splits for which there is room from the beginning
NO_LIMIT: Final = 1 << 32


@final
@mypyc_attr(acyclic=True)
class Splits:
    """Looks for splits: for all of them, or for one that goes on from cards given."""

    def __init__(self, purse: Purse, places: i64) -> None:
        self.purse: Final = purse
        self.places: Final = places
        self.sorts: Final[i64] = len(purse.left)
        self.width: Final[i64] = 1 + places * self.sorts
        # The splits found, each a row of numbers: that of its bill, then for every receiver how
        # many cards of each sort.
        self.rows = vec[i64]()
        self.all = False  # whether all are looked for, and kept
        self.tries: i64 = 0  # left until it is given up to know all
        self.found = False
        self.over = False  # whether to look no further
        # The split being made: its row, and the cards left of each sort. The present receiver gets
        # cards of sorts from one on only, and so many of that.
        self.row: Final = vec[i64]([0] * self.width)
        self.left: Final = purse.left[:]
        self.present: i64 = places
        self.first: i64 = 0
        self.limit: i64 = 0

    # What is asked

    def find_all(self, bills: list[Bill], tries: i64) -> bool:
        """Keep all splits for some bills; whether that took no more than so many tries."""
        self.all = True
        self.tries = tries
        self.rows = vec[i64](capacity=ROOM * self.width)
        for number in range(len(bills)):
            self.row[0] = number
            self._serve(bills[number], bills[number].due, bills[number].rivals)
        return self.tries >= 0

    def exists(self, bill: Bill) -> bool:
        """Whether a bill can be paid."""
        self.found = False
        self.over = False
        self._serve(bill, bill.due, bill.rivals)
        return self.found

    def exists_from(self, bill: Bill, place: i64, first: i64, limit: i64) -> bool:
        """Whether a bill can be paid by what was given and more: for a receiver cards of sorts from
        `first` on, `limit` of that one, for those after it any cards that are left. Those before it
        have what the bill asks for them."""
        part = bill.parts[place]
        if self.count(place) > part.size or not part.supply.contains(self.inside(place)):
            return False
        rivals = bill.rivals
        before: i64 = 0
        while before < place and rivals:
            inside = self.inside(before)
            rivals = left_after(
                rivals, bill, before, inside.one, inside.two, inside.three, inside.four
            )
            before += 1
        self.found = False
        self.over = False
        self.present = place
        self.first = first
        self.limit = limit
        due: i64 = bill.due >> place << place
        if self._has_room(bill, due):
            self._serve(bill, due, rivals)
        return self.found

    def give(self, place: i64, sort: i64, count: i64) -> None:
        """Give so many cards of a sort to a receiver, or take them back."""
        self.row[1 + place * self.sorts + sort] += count
        self.left[sort] -= count

    def inside(self, place: i64) -> Numbers:
        """Of the cards that a receiver has, how many are inside each set of terrains."""
        return summed_cards(WITHIN, self.purse.terrains, self.row, 1 + place * self.sorts)

    def count(self, place: i64) -> i64:
        """How many cards a receiver has."""
        count: i64 = 0
        cell: i64 = 1 + place * self.sorts
        end: i64 = cell + self.sorts
        while cell < end:
            count += self.row[cell]
            cell += 1
        return count

    # Serving

    def _serve(self, bill: Bill, due: i64, rivals: list[Bill]) -> None:
        """Serve the receivers that are due, so that each rival fails at one of them. There is room:
        where nothing else is asked, the cards left will do."""
        if not due:
            self._find()
            return
        if not rivals and not self.all and not due >> self.present & 1:
            self._find()
            return
        stage = self._stage(bill, due, rivals)
        if stage is None:
            return
        place: i64 = stage.place
        if place != self.present:
            self._go_on(stage, 0, bill.parts[place].size, 0, 0, 0, 0)
            return
        inside = self.inside(place)
        lacking: i64 = bill.parts[place].size - self.count(place)
        if lacking:
            self._go_on(
                stage, self.first, lacking, inside.one, inside.two, inside.three, inside.four
            )
        else:
            self._finish(stage, inside.one, inside.two, inside.three, inside.four)

    def _find(self) -> None:
        """A split is found."""
        self.found = True
        if self.all:
            self.rows = extend(self.rows, self.row)
        else:
            self.over = True

    def _stage(self, bill: Bill, due: i64, rivals: list[Bill]) -> Stage | None:
        """Who is served next; nobody if some rival can fail nowhere."""
        place: i64 = 0
        if not rivals:
            while not due >> place & 1:
                place += 1
            stage = Stage(bill, place, due & ~(1 << place), rivals, self.sorts)
        else:
            where = self._where_to_fail(bill, due, rivals)
            if not len(where):
                return None
            place = most_forced(where, due, self.places)
            stage = Stage(bill, place, due & ~(1 << place), rivals, self.sorts)
            for index in range(len(rivals)):
                if where[index] == 1 << place:
                    stage.force(rivals[index])
        if place == self.present:
            stage.lay_out(self.purse.terrains, self.left, self.first, self.limit)
        else:
            stage.lay_out(self.purse.terrains, self.left, 0, NO_LIMIT)
        return stage

    def _where_to_fail(self, bill: Bill, due: i64, rivals: list[Bill]) -> vec[i64]:
        """For each rival the receivers at whom it might fail, one bit each; nothing if there are
        none for some rival."""
        where = vec[i64]([0] * len(rivals))
        rest = summed_cards(WITHIN, self.purse.terrains, self.left, 0)
        place: i64 = 0
        while place < self.places:
            if due >> place & 1:
                most = rest
                if place == self.present:
                    most = Numbers()
                    most.become(rest)
                    most.add(self.inside(place), 1)
                part = bill.parts[place]
                short: i64 = GUARDS - (part.size + 1) * ONES
                for index in range(len(rivals)):
                    if might_fail(rivals[index].parts[place].outside, short, most, part.supply):
                        where[index] |= 1 << place
            place += 1
        for mask in where:
            if not mask:
                return vec[i64]()
        return where

    def _go_on(
        self, stage: Stage, sort: i64, lacking: i64, one: i64, two: i64, three: i64, four: i64
    ) -> None:
        """Give the receiver the cards that are lacking, of sorts from one on. The words are Hall's
        numbers of the cards it has: none too many for any set of terrains, so that each fills a
        slot of its own."""
        self.tries -= 1
        if self.all and self.tries < 0:
            self.over = True
        if len(stage.forced) and not stage.all_may_fail(sort, lacking, one, two, three, four):
            return
        table = stage.table
        if table[sort * COLUMNS + FROM] == lacking:
            self._give_all(stage, sort, one, two, three, four)
            return
        while sort < self.sorts and table[sort * COLUMNS + FROM] >= lacking and not self.over:
            if table[sort * COLUMNS + HERE]:
                least: i64 = 0
                if not self.all and not stage.later:
                    least = stage.least(sort, self.purse.terrains, self.row)
                self._give_of(stage, sort, least, lacking, one, two, three, four)
                if least:
                    return
            sort += 1

    def _give_of(
        self,
        stage: Stage,
        sort: i64,
        least: i64,
        lacking: i64,
        one: i64,
        two: i64,
        three: i64,
        four: i64,
    ) -> None:
        """Give the receiver one card of a sort after the other, and go on from each but the first
        few, whose least number is given."""
        left = self.left
        row = self.row
        within = WITHIN
        guards: i64 = GUARDS
        supply = stage.bill.parts[stage.place].supply
        cell: i64 = 1 + stage.place * self.sorts + sort
        word: i64 = self.purse.terrains[sort] * WORDS
        here: i64 = stage.table[sort * COLUMNS + HERE]
        rest: i64 = stage.table[(sort + 1) * COLUMNS + FROM]
        count: i64 = 0
        while count < here and count < lacking:
            one += within[word]
            two += within[word + 1]
            three += within[word + 2]
            four += within[word + 3]
            if ((supply.one | guards) - one) & ((supply.two | guards) - two) & (
                (supply.three | guards) - three
            ) & ((supply.four | guards) - four) & guards != guards:
                break
            count += 1
            left[sort] -= 1
            row[cell] += 1
            if count < least:
                continue
            if count == lacking:
                self._finish(stage, one, two, three, four)
            elif rest >= lacking - count:
                self._go_on(stage, sort + 1, lacking - count, one, two, three, four)
        left[sort] += count
        row[cell] -= count

    def _give_all(
        self, stage: Stage, first: i64, one: i64, two: i64, three: i64, four: i64
    ) -> None:
        """Give the receiver all cards that there are for it, of sorts from one on."""
        table = stage.table
        terrains = self.purse.terrains
        within = WITHIN
        sort: i64 = first
        while sort < self.sorts:
            here: i64 = table[sort * COLUMNS + HERE]
            if here:
                word: i64 = terrains[sort] * WORDS
                one += here * within[word]
                two += here * within[word + 1]
                three += here * within[word + 2]
                four += here * within[word + 3]
                self.give(stage.place, sort, here)
            sort += 1
        guards: i64 = GUARDS
        supply = stage.bill.parts[stage.place].supply
        if ((supply.one | guards) - one) & ((supply.two | guards) - two) & (
            (supply.three | guards) - three
        ) & ((supply.four | guards) - four) & guards == guards:
            self._finish(stage, one, two, three, four)
        sort = first
        while sort < self.sorts:
            here = table[sort * COLUMNS + HERE]
            if here:
                self.give(stage.place, sort, -here)
            sort += 1

    def _finish(self, stage: Stage, one: i64, two: i64, three: i64, four: i64) -> None:
        """A receiver has got its cards: go on with the others if the rivals that must fail here
        do."""
        if not stage.all_fail(one, two, three, four):
            return
        rivals = stage.rivals
        if not stage.later:
            self._serve(stage.bill, 0, rivals)
            return
        if rivals:
            rivals = left_after(rivals, stage.bill, stage.place, one, two, three, four)
        if self._has_room(stage.bill, stage.later):
            self._serve(stage.bill, stage.later, rivals)

    def _has_room(self, bill: Bill, due: i64) -> bool:
        """Whether the cards left fill the slots of all receivers that are due."""
        room = summed_cards(COVERING, self.purse.terrains, self.left, 0)
        asked = Numbers()
        place: i64 = 0
        while place < self.places:
            if due >> place & 1:
                asked.add(bill.parts[place].demand, 1)
                if place == self.present:
                    cell: i64 = 1 + place * self.sorts
                    room.add(summed_cards(COVERING, self.purse.terrains, self.row, cell), 1)
            place += 1
        return room.contains(asked)
