"""A tribe: all that one player of Dewan has on the table and in hand."""

from typing import Final, final

from fireside.core.state import fields_of
from fireside.dewan.words import NOTHING

BATCH: Final = 64  # a card in a pile, or unknown to others, is kind + BATCH * batch


@final
class Tribe:
    """One tribe. But for `hand`, every field is replaced when it changes: copies may share them."""

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

    def copy(self) -> "Tribe":
        """An independent tribe with the same things."""
        new = Tribe(self.hand[:])
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

    def take(self, kind: int) -> None:
        """Take a card that all have seen."""
        self.hand[kind] += 1

    def draw(self, card: int) -> None:
        """Take a card that only the owner sees."""
        self.hand[card % BATCH] += 1
        self.hidden = (*self.hidden, card)

    def lose(self, kind: int) -> int:
        """A card leaves the hand, seen by all: a known one of its kind first, else the one drawn
        first. The batch of a card that the others had not seen before, or NOTHING."""
        self.hand[kind] -= 1
        if not self.hidden:
            return NOTHING
        unknown = [card for card in self.hidden if card % BATCH == kind]
        if len(unknown) <= self.hand[kind]:
            return NOTHING
        hidden = list(self.hidden)
        hidden.remove(unknown[0])
        self.hidden = tuple(hidden)
        return unknown[0] // BATCH

    def known(self) -> list[int]:
        """The cards in hand that all have seen, by kind."""
        known = self.hand[:]
        for card in self.hidden:
            known[card % BATCH] -= 1
        return known
