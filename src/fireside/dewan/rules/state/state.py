"""The state of a game of Dewan: which decision is due, and going from one to the next."""

from typing import final

from fireside.core.chance import Chance, seeded
from fireside.core.state import NOBODY, fields_of
from fireside.core.view import View
from fireside.dewan.rules import camps, scoring, stories
from fireside.dewan.rules.constants import (
    CHOOSING_STORY,
    DRAFTING,
    NOTHING,
    OVER,
    PAYING,
    REFILLING,
    SIZING,
    TITLE,
    TUCKING,
    TURN,
)
from fireside.dewan.rules.deal import deal, deal_land
from fireside.dewan.rules.seen.knowledge import TRIES, deal_unseen
from fireside.dewan.rules.seen.view import view_of
from fireside.dewan.rules.state.facts import Facts
from fireside.dewan.rules.state.phases import PHASES
from fireside.dewan.rules.state.position import Position
from fireside.dewan.rules.vocabulary import STORY_UNSEEN


@final
class DewanState(Position):
    """A position that can be played on."""

    def offer(self) -> list[int]:
        while self.phase != OVER:
            phase = PHASES[self.phase]
            if not phase.asks:
                phase.go_on(self)
                continue
            options = phase.offer(self)
            if options:
                return options
            assert self.phase != phase.number, f"nothing to choose: {phase.name}"
        return []

    def carry_out(self, choice: int) -> None:
        PHASES[self.phase].choose(self, choice)

    def foresee(self, choice: int) -> list[int]:
        """A camp comes however it is paid for, and so do the stories that it fulfils unless an
        event comes before (D4.5); the cards paid are left out. Of hidden things only a story tile
        can bring points."""
        turn = self.turn
        first = self.facts.blocks.camp
        if self.phase == TURN and choice >= first:
            self.target = choice - first
            camps.place(self)
        elif self.phase in (SIZING, PAYING):
            camps.place(self)
        else:
            self.apply(choice)
        placed = self.turn == turn and self.phase in (REFILLING, CHOOSING_STORY, TUCKING)
        if placed and NOTHING not in self.row:
            stories.check_stories(self)
        return [] if choice == STORY_UNSEEN or self.turn > turn + 1 else self.scores()

    def decider(self) -> int:
        """The seat whose decision is due, also where there is nothing to choose."""
        return self.seat if self.event_seat == NOBODY else self.event_seat

    def title(self) -> str:
        return TITLE

    def to_move(self) -> int:
        return self.decider() if self.options else NOBODY

    def label(self) -> str:
        if self.phase == DRAFTING:
            return f"draft, player {self.seat + 1}"
        return f"round {self.round}, player {self.decider() + 1}"

    def copy(self) -> "DewanState":
        new = DewanState(self.facts, self.land)
        self.copy_onto(new)
        return new

    def view(self, seat: int) -> View:
        return view_of(self, seat)

    def determinize(self, seat: int, chance: Chance) -> "DewanState":
        """Where another seat is in the middle of its turn, its hand must allow what it has done;
        it stays as it is where such a hand is hard to find."""
        mover = self.to_move()
        for _ in range(TRIES):
            new = self.copy()
            deal_unseen(new, [seat], chance)
            if seat == mover or not self.options or new.still_open():
                return new
        new = self.copy()
        deal_unseen(new, [seat, mover], chance)
        return new

    def still_open(self) -> bool:
        """Whether the decision that is due could have come about; its choices are offered anew."""
        phase = self.phase
        if not camps.decided_so_far_holds(self):
            return False
        options = PHASES[phase].offer(self)
        if len(options) < 2 or self.phase != phase:
            return False
        self.options = options
        return True

    def scores(self) -> list[int]:
        return [sum(line) for line in scoring.breakdown(self)]

    def breakdown(self, seat: int) -> list[int]:
        return scoring.breakdown(self)[seat]

    def winners(self) -> list[int]:
        return scoring.winners(self)

    def __reduce__(self) -> tuple[object, ...]:
        new = self.copy()  # listeners stay behind, as in a copy
        new.forget()
        fields = fields_of(new)
        del fields["facts"], fields["land"]
        return (DewanState, (self.facts, self.land), fields)


def start(facts: Facts, seed: int) -> DewanState:
    """The first position of a game."""
    chance = seeded(seed)
    land, berries, homes = deal_land(facts, chance)
    state = DewanState(facts, land)
    state.chance = chance
    deal(state, berries, homes)
    state.settle()
    return state
