"""Stages: one receiver of a split being served, and where rivals fail (splits.py)."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from fireside.dewan.rules.paying.bills import Bill
from fireside.dewan.rules.paying.hall import GUARDS, ONES, WITHIN, WORDS, Numbers

# A stage's table, for each sort: the cards that the receiver may get of it, those of it and later
# sorts, and of the latter Hall's numbers.
HERE: Final = 0
FROM: Final = 1
INSIDE: Final = 2
COLUMNS: Final = 6


@final
@mypyc_attr(acyclic=True)
class Stage:
    """One receiver being served, those who come later, and the rivals that are left."""

    def __init__(self, bill: Bill, place: i64, later: i64, rivals: list[Bill], sorts: i64) -> None:
        self.bill: Final = bill
        self.place: Final = place
        self.later: Final = later  # one bit each
        self.rivals: Final = rivals
        # For each rival that must fail here four words: with the numbers of the cards inside each
        # set added, one of the top bits is set if it fails.
        self.forced = vec[i64]()
        self.table: Final = vec[i64]([0] * (COLUMNS * (sorts + 1)))

    def force(self, rival: Bill) -> None:
        """A rival must fail here."""
        outside = rival.parts[self.place].outside
        short: i64 = GUARDS - (self.bill.parts[self.place].size + 1) * ONES
        self.forced = append(self.forced, outside.one + short)
        self.forced = append(self.forced, outside.two + short)
        self.forced = append(self.forced, outside.three + short)
        self.forced = append(self.forced, outside.four + short)

    def lay_out(self, terrains: vec[i64], left: vec[i64], first: i64, limit: i64) -> None:
        """Fill the table for cards of sorts from `first` on, `limit` of that one."""
        table = self.table
        within = WITHIN
        wanted: i64 = self.bill.parts[self.place].terrains
        forced = len(self.forced) > 0
        sort: i64 = len(terrains) - 1
        while sort >= first:
            row: i64 = sort * COLUMNS
            here: i64 = left[sort] if terrains[sort] & wanted else 0
            if sort == first and here > limit:
                here = limit
            table[row + HERE] = here
            table[row + FROM] = table[row + COLUMNS + FROM] + here
            if forced:
                word: i64 = 0
                while word < WORDS:
                    column: i64 = row + INSIDE + word
                    table[column] = (
                        table[column + COLUMNS] + here * within[terrains[sort] * WORDS + word]
                    )
                    word += 1
            sort -= 1

    def all_may_fail(
        self, sort: i64, lacking: i64, one: i64, two: i64, three: i64, four: i64
    ) -> bool:
        """Whether each rival that must fail here might, if so many cards of sorts from one on come
        to those whose numbers are given; the one that cannot moves to the front, to be asked first
        again."""
        forced = self.forced
        table = self.table
        row: i64 = sort * COLUMNS + INSIDE
        more_one: i64 = table[row]
        more_two: i64 = table[row + 1]
        more_three: i64 = table[row + 2]
        more_four: i64 = table[row + 3]
        most: i64 = lacking * ONES
        rival: i64 = 0
        while rival < len(forced):
            first: i64 = forced[rival] + one
            second: i64 = forced[rival + 1] + two
            third: i64 = forced[rival + 2] + three
            fourth: i64 = forced[rival + 3] + four
            reached: i64 = (first + more_one) & (first + most)
            reached |= (second + more_two) & (second + most)
            reached |= (third + more_three) & (third + most)
            reached |= (fourth + more_four) & (fourth + most)
            if not reached & GUARDS:
                self._move_to_front(rival)
                return False
            rival += WORDS
        return True

    def all_fail(self, one: i64, two: i64, three: i64, four: i64) -> bool:
        """Whether all rivals fail that must, where the receiver's cards have these numbers."""
        forced = self.forced
        rival: i64 = 0
        while rival < len(forced):
            if (
                not (
                    (forced[rival] + one)
                    | (forced[rival + 1] + two)
                    | (forced[rival + 2] + three)
                    | (forced[rival + 3] + four)
                )
                & GUARDS
            ):
                return False
            rival += WORDS
        return True

    def least(self, sort: i64, terrains: vec[i64], row: vec[i64]) -> i64:
        """How many cards of a sort the last receiver may as well get, where it is enough to find
        one split: those with one terrain alone as far as slots for it lack cards. Any split that
        has fewer could have such a card instead of one with two terrains, and no rival would be
        payable that was not before. `row` is the split being made."""
        if terrains[sort] & (terrains[sort] - 1):
            return 0
        least: i64 = self.bill.parts[self.place].demand.of(terrains[sort])
        cell: i64 = 1 + self.place * len(terrains)
        other: i64 = 0
        while other < len(terrains):
            if terrains[other] & terrains[sort]:
                least -= row[cell + other]
            other += 1
        here: i64 = self.table[sort * COLUMNS + HERE]
        if least > here:
            return here
        return least if least > 0 else 0

    def _move_to_front(self, rival: i64) -> None:
        forced = self.forced
        word: i64 = 0
        while word < WORDS:
            kept: i64 = forced[word]
            forced[word] = forced[rival + word]
            forced[rival + word] = kept
            word += 1


def left_after(
    rivals: list[Bill], bill: Bill, place: i64, one: i64, two: i64, three: i64, four: i64
) -> list[Bill]:
    """The rivals that do not fail at a receiver whose cards have these numbers."""
    short: i64 = GUARDS - (bill.parts[place].size + 1) * ONES
    left: list[Bill] = []
    for rival in rivals:
        outside = rival.parts[place].outside
        if (
            not (
                (outside.one + short + one)
                | (outside.two + short + two)
                | (outside.three + short + three)
                | (outside.four + short + four)
            )
            & GUARDS
        ):
            left.append(rival)
    return left


def might_fail(outside: Numbers, short: i64, most: Numbers, supply: Numbers) -> bool:
    """Whether a rival that asks for so much outside each set might fail at a receiver: as many
    cards inside it as there are, and as there are slots for."""
    one: i64 = outside.one + short
    two: i64 = outside.two + short
    three: i64 = outside.three + short
    four: i64 = outside.four + short
    reached: i64 = (one + most.one) & (one + supply.one)
    reached |= (two + most.two) & (two + supply.two)
    reached |= (three + most.three) & (three + supply.three)
    reached |= (four + most.four) & (four + supply.four)
    return reached & GUARDS != 0


def most_forced(where: vec[i64], due: i64, places: i64) -> i64:
    """The receiver at whom most rivals must fail, as they can at no other."""
    best: i64 = -1
    most: i64 = -1
    place: i64 = 0
    while place < places:
        if due >> place & 1:
            count: i64 = 0
            for mask in where:
                if mask == 1 << place:
                    count += 1
            if count > most:
                most = count
                best = place
        place += 1
    return best
