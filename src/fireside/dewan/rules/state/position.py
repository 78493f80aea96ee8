"""A position of Dewan: everything on the table, and which decision is due.

As in every title here, each decision is a phase: one function offers its choices, another carries
one out and names the phase that follows (phases.py has a row for each).
"""

from typing import Final

from fireside.core.chance import Chance
from fireside.core.event import Event
from fireside.core.state import State
from fireside.dewan.rules.constants import DRAFTING, NOTHING
from fireside.dewan.rules.land import Land
from fireside.dewan.rules.paying.means import Means
from fireside.dewan.rules.paying.payments import Payments
from fireside.dewan.rules.state.facts import Facts
from fireside.dewan.rules.state.tribe import BATCH, Tribe

NO_CHANCE: Final = Chance()


class Position(State):
    """One position. Tuples are replaced when they change, never changed in place."""

    def __init__(self, facts: Facts, land: Land) -> None:
        super().__init__()
        self.facts: Final = facts
        self.land = land
        self.chance = NO_CHANCE
        self.tribes: list[Tribe] = []
        self.unshared = 0  # tribes that no copy of this position shares, one bit each
        self.seat = 0
        self.round = 1
        self.berries: tuple[int, ...] = ()  # tokens by zone, at the zone's lowest space
        # Cards: the open row; piles with their top last; discards by kind.
        self.row: tuple[int, ...] = ()
        self.pile: tuple[int, ...] = ()
        self.reserve: tuple[int, ...] = ()  # scenarios with an event only (D11.1)
        self.discards: tuple[int, ...] = ()
        self.batch = 0
        self.story_row: tuple[int, ...] = ()
        self.story_pile: tuple[int, ...] = ()
        self.markers = 0  # lava or water markers left
        self.fish = 0
        self.ending = False  # somebody has placed the eighth camp
        self.idle = 0  # players who have passed in this round (D9.9)
        # The turn being played.
        self.phase = DRAFTING
        self.target = NOTHING
        self.size = 0  # how many cards are paid
        self.paid: tuple[int, ...] = ()
        self.event_seat = NOTHING  # who decides in the lake villages' event
        # Worked out when needed and shared by copies; no part of the position.
        self.means: Means | None = None
        self.payments: Payments | None = None

    def copy_onto(self, new: "Position") -> None:
        """Give another position all that this one has. Listeners stay behind. Field by field, as a
        table of their names makes compiled copies twelve times as slow; for a field that is missing
        here or in the key, tests/conformance/test_copies.py fails."""
        new.options = self.options
        new.turn = self.turn
        new.revealed = self.revealed
        new.land = self.land
        new.chance = self.chance.copy()
        new.tribes = self.tribes[:]
        self.unshared = 0
        new.unshared = 0
        new.seat = self.seat
        new.round = self.round
        new.berries = self.berries
        new.row = self.row
        new.pile = self.pile
        new.reserve = self.reserve
        new.discards = self.discards
        new.batch = self.batch
        new.story_row = self.story_row
        new.story_pile = self.story_pile
        new.markers = self.markers
        new.fish = self.fish
        new.ending = self.ending
        new.idle = self.idle
        new.phase = self.phase
        new.target = self.target
        new.size = self.size
        new.paid = self.paid
        new.event_seat = self.event_seat
        new.means = self.means
        new.payments = self.payments

    def key(self) -> tuple[object, ...]:
        return (
            int(self.chance.state),
            tuple([tribe.key() for tribe in self.tribes]),
            self.land.grounds,
            self.land.symbols,
            self.land.markers,
            self.seat,
            self.turn,
            self.round,
            self.berries,
            self.row,
            self.pile,
            self.reserve,
            self.discards,
            self.batch,
            self.story_row,
            self.story_pile,
            self.markers,
            self.fish,
            self.ending,
            self.idle,
            self.phase,
            self.target,
            self.size,
            self.paid,
            self.event_seat,
        )

    def tribe(self) -> Tribe:
        """The tribe whose turn it is, to be changed."""
        return self.tribe_of(self.seat)

    def tribe_of(self, seat: int) -> Tribe:
        """A tribe to be changed. Copies of a position share tribes until then."""
        if not self.unshared >> seat & 1:
            self.tribes[seat] = self.tribes[seat].copy()
            self.unshared |= 1 << seat
        return self.tribes[seat]

    def tell(self, what: str, facts: dict[str, object]) -> None:
        """Report an event of the seat whose turn it is."""
        self.tell_of(self.seat, what, facts)

    def tell_of(self, seat: int, what: str, facts: dict[str, object]) -> None:
        """Report an event of a seat."""
        if self.log is not None:
            self.log.append(Event(what, seat, facts))

    def tell_secret(self, what: str, facts: dict[str, object], secret: dict[str, object]) -> None:
        """Report an event of the seat whose turn it is, part of which only that seat sees."""
        if self.log is not None:
            self.log.append(Event(what, self.seat, facts, secret))

    def lost_card(self, kind: int, batch: int) -> dict[str, object]:
        """A card that left a hand, as events tell it: with its batch if it was unseen so far."""
        card: dict[str, object] = {"card": self.card_name(kind)}
        if batch != NOTHING:
            card["batch"] = batch
        return card

    def card_name(self, kind: int) -> str:
        """A kind of card in words."""
        return self.facts.edition.cards[kind % BATCH].name

    def space_name(self, space: int) -> list[int]:
        """A space by its coordinates."""
        q, r = self.facts.coordinates[space]
        return [q, r]

    def owners(self) -> list[int]:
        """Who has a camp on each space, or NOTHING."""
        owners = [NOTHING] * len(self.land.grounds)
        for seat in range(len(self.tribes)):
            for space in self.tribes[seat].camps:
                owners[space] = seat
        return owners

    def clear_turn(self) -> None:
        """Forget the details of an action, so that equal positions compare equal."""
        self.target = NOTHING
        self.size = 0
        self.paid = ()
        self.forget()

    def forget(self) -> None:
        """Forget what was worked out about hand and land: one of them has changed."""
        self.means = None
        self.payments = None
