"""A tribe: all that one player of Dewan has on the table and in hand."""

from typing import Final, final

from mypy_extensions import i64, mypyc_attr

from fireside.core.state import fields_of
from fireside.dewan.rules.constants import NOTHING
from fireside.dewan.rules.land import Land
from fireside.dewan.rules.sets import BITS, NUMBERS, REMAINDERS

BATCH: Final = 64  # a card in a pile, or unknown to others, is kind + BATCH * batch


@final
@mypyc_attr(acyclic=True)
class Tribe:
    """One tribe. But for `hand`, every field is replaced when it changes: copies may share them.
    Cards come and go by `take`, `draw` and `lose`, or the whole hand is replaced."""

    def __init__(self, hand: list[int]) -> None:
        self.hand = hand  # cards by kind
        # The cards that the others have not seen, with the batch they were drawn from: a pile made
        # anew from the discards is a new batch, whose cards are known (D1.5, D4.3).
        self.hidden: tuple[int, ...] = ()
        self.camps: tuple[int, ...] = ()  # spaces, the initial camp first
        # Cards tucked under places 3, 5 and 7: kind * 2, + 1 where the second terrain shows.
        self.tucked: tuple[int, ...] = (NOTHING, NOTHING, NOTHING)
        self.stories: tuple[int, ...] = ()
        self.fulfilled = 0  # one bit a story place
        self.berries = 0
        self.fish = 0
        self.turns = 0
        # What the stories were last checked against: while it is the same they stay as they are.
        self.checked_grounds: tuple[int, ...] = ()
        self.checked_camps: tuple[int, ...] = ()
        self.checked_tucked: tuple[int, ...] = ()
        self.checked_stories: tuple[int, ...] = ()
        # The kinds in hand as a set, and what it was worked out for.
        self.kinds: i64 = 0
        self.kinds_hand: list[int] = []
        # The nodes of the camps as a set, and what it was worked out for.
        self.nodes: i64 = 0
        self.nodes_camps: tuple[int, ...] = ()
        self.nodes_grounds: tuple[int, ...] = ()

    def copy(self) -> "Tribe":
        """An independent tribe with the same things."""
        new = Tribe(self.hand[:])
        new.kinds = self.kinds
        new.kinds_hand = new.hand if self.kinds_hand is self.hand else self.kinds_hand
        new.hidden = self.hidden
        new.camps = self.camps
        new.tucked = self.tucked
        new.stories = self.stories
        new.fulfilled = self.fulfilled
        new.berries = self.berries
        new.fish = self.fish
        new.turns = self.turns
        new.checked_grounds = self.checked_grounds
        new.checked_camps = self.checked_camps
        new.checked_tucked = self.checked_tucked
        new.checked_stories = self.checked_stories
        new.nodes = self.nodes
        new.nodes_camps = self.nodes_camps
        new.nodes_grounds = self.nodes_grounds
        return new

    def __reduce__(self) -> tuple[object, ...]:
        return (Tribe, (self.hand,), fields_of(self))

    def key(self) -> tuple[object, ...]:
        """All that the tribe has, for comparing and hashing."""
        return (
            tuple(self.hand),
            tuple(sorted(self.hidden)),
            self.camps,
            self.tucked,
            self.stories,
            self.fulfilled,
            self.berries,
            self.fish,
            self.turns,
        )

    def cards(self) -> int:
        """How many cards are in hand."""
        return sum(self.hand)

    def nodes_on(self, land: Land) -> i64:
        """The nodes of the camps as a set."""
        if self.nodes_camps is not self.camps or self.nodes_grounds is not land.grounds:
            nodes: i64 = 0
            for space in self.camps:
                nodes |= land.bits[space]
            self.nodes = nodes
            self.nodes_camps = self.camps
            self.nodes_grounds = land.grounds
        return self.nodes

    def has_cards(self, count: int) -> bool:
        """Whether at least so many cards are in hand."""
        kinds: i64 = self.held()
        while kinds and count > 0:
            bit: i64 = kinds & -kinds
            count -= self.hand[NUMBERS[bit % REMAINDERS]]
            kinds ^= bit
        return count <= 0

    def held(self) -> i64:
        """The kinds in hand as a set."""
        if self.kinds_hand is not self.hand:
            self.kinds_hand = self.hand
            self.kinds = 0
            for kind in range(len(self.hand)):
                if self.hand[kind]:
                    self.kinds |= BITS[kind]
        return self.kinds

    def take(self, kind: int) -> None:
        """Take a card that all have seen."""
        self.hand[kind] += 1
        self.kinds |= BITS[kind]

    def draw(self, card: int) -> None:
        """Take a card that only the owner sees."""
        self.take(card % BATCH)
        self.hidden = (*self.hidden, card)

    def lose(self, kind: int) -> int:
        """A card leaves the hand, seen by all: a known one of its kind first, else the one drawn
        first. The batch of a card that the others had not seen before, or NOTHING."""
        self.hand[kind] -= 1
        if not self.hand[kind]:
            self.kinds &= ~BITS[kind]
        if not self.hidden:
            return NOTHING
        unknown = 0
        for card in self.hidden:
            if card % BATCH == kind:
                unknown += 1
        if unknown <= self.hand[kind]:
            return NOTHING
        return self._show(kind)

    def _show(self, kind: int) -> int:
        """The others see the hidden card of a kind that was drawn first; its batch."""
        hidden = list(self.hidden)
        drawn = 0
        while hidden[drawn] % BATCH != kind:
            drawn += 1
        batch = hidden.pop(drawn) // BATCH
        self.hidden = tuple(hidden)
        return batch

    def known(self) -> list[int]:
        """The cards in hand that all have seen, by kind."""
        known = self.hand[:]
        for card in self.hidden:
            known[card % BATCH] -= 1
        return known


def empty_handed(kinds: int) -> Tribe:
    """A tribe without cards, of so many kinds."""
    tribe = Tribe([0] * kinds)
    tribe.kinds_hand = tribe.hand
    return tribe
