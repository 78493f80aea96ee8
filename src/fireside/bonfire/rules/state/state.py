"""The state of a game of Bonfire: which decision is due, and going from one to the next."""

from typing import Final, final

from fireside.bonfire.rules import scoring, tom
from fireside.bonfire.rules.constants import TITLE
from fireside.bonfire.rules.deal import deal
from fireside.bonfire.rules.seen.knowledge import deal_unseen
from fireside.bonfire.rules.seen.view import view_of
from fireside.bonfire.rules.state.facts import Facts
from fireside.bonfire.rules.state.phases import PHASES
from fireside.bonfire.rules.state.position import ARRIVED, OVER, Position
from fireside.core.chance import Chance, seeded
from fireside.core.state import NOBODY, fields_of
from fireside.core.view import View

# Columns of the rows, which are looked up at every step.
OFFERS: Final = [phase.offer for phase in PHASES]
CHOOSES: Final = [phase.choose for phase in PHASES]
GOES_ON: Final = [phase.goes_on for phase in PHASES]


@final
class BonfireState(Position):
    """A position that can be played on."""

    def offer(self) -> list[int]:
        while self.phase != OVER:
            phase = self.phase
            if phase >= ARRIVED:
                GOES_ON[phase](self)
                continue
            options = OFFERS[phase](self)
            if options:
                return options
            assert self.phase != phase, f"nothing to choose: {self.phase_name()}"
        return []

    def carry_out(self, choice: int) -> None:
        CHOOSES[self.phase](self, choice)

    def phase_name(self) -> str:
        return PHASES[self.phase].name

    def title(self) -> str:
        return TITLE

    def to_move(self) -> int:
        if not self.options:
            return NOBODY
        return 0 if self.facts.solo else self.seat

    def label(self) -> str:
        if self.turn == 0:
            return f"opening, player {self.seat + 1}"
        if self.facts.solo and self.seat == tom.TOM:
            return f"round {self.round}, for Tom"
        return f"round {self.round}, player {self.seat + 1}"

    def copy(self) -> "BonfireState":
        new = BonfireState(self.facts)
        self.copy_onto(new)
        return new

    def view(self, seat: int) -> View:
        return view_of(self, seat)

    def determinize(self, seat: int, chance: Chance) -> "BonfireState":
        new = self.copy()
        deal_unseen(new, chance)
        return new

    def scores(self) -> list[int]:
        return [scoring.total(self.facts, city) for city in self.cities]

    def breakdown(self, seat: int) -> list[int]:
        return scoring.breakdown(self.facts, self.cities[seat])

    def winners(self) -> list[int]:
        return scoring.winners(self.facts, self.cities)

    def __reduce__(self) -> tuple[object, ...]:
        fields = fields_of(self.copy())  # listeners stay behind, as in a copy
        del fields["facts"]
        return (BonfireState, (self.facts,), fields)


def start(facts: Facts, seed: int) -> BonfireState:
    """The first position of a game."""
    state = BonfireState(facts)
    state.chance = seeded(seed)
    deal(state)
    state.revealed = 0
    state.settle()
    return state
