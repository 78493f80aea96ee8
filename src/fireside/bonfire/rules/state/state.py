"""The state of a game of Bonfire: which decision is due, and going from one to the next."""

from collections.abc import Callable
from typing import Final, final

from fireside.bonfire.rules import (
    council,
    fate,
    gnomes,
    great_bonfire,
    guardians,
    islands,
    paths,
    paying,
    scoring,
    tom,
    turn,
)
from fireside.bonfire.rules.deal import deal
from fireside.bonfire.rules.seen.knowledge import deal_unseen
from fireside.bonfire.rules.seen.view import view_of
from fireside.bonfire.rules.state.facts import Facts
from fireside.bonfire.rules.state.position import (
    ARRIVED,
    DONE,
    FETCHED,
    OVER,
    PHASE_NAMES,
    TOM_DUE,
    TURN_DUE,
    TURN_OVER,
    TURNED,
    Position,
)
from fireside.bonfire.rules.words import TITLE
from fireside.core.chance import Chance, seeded
from fireside.core.state import NOBODY, fields_of
from fireside.core.view import View

# What each phase offers, and what its choices do, in the order of the phases' numbers.
OFFERS: Final[list[Callable[[Position], list[int]]]] = [
    fate.offer_openings,
    turn.offer_turn,
    fate.offer_keeping,
    fate.offer_placements,
    paying.offer_payments,
    paying.offer_gifts,
    paths.offer_tiles,
    paths.offer_any_tile,
    islands.offer_islands,
    islands.offer_island_action,
    islands.offer_offerings,
    islands.offer_task_payments,
    islands.offer_tasks,
    islands.offer_places,
    guardians.offer_steps,
    guardians.offer_march,
    guardians.offer_earnings,
    great_bonfire.offer_fields,
    great_bonfire.offer_rewards,
    great_bonfire.offer_gaps,
    gnomes.offer_gnomes,
    gnomes.offer_ways,
    council.offer_seats,
    guardians.offer_colours,
    gnomes.offer_specialists,
    guardians.offer_leaps,
    fate.offer_fate_bonus,
    tom.offer_tasks_for_tom,
    gnomes.offer_gnome_payments,
]
CHOSEN: Final[list[Callable[[Position, int], None]]] = [
    fate.open_area,
    turn.choose_option,
    fate.keep,
    fate.lay,
    paying.pay,
    paying.give,
    paths.choose_tile,
    paths.take_any_tile,
    islands.choose_island,
    islands.act_ashore,
    islands.choose_offering,
    islands.pay_for_task,
    islands.choose_task,
    islands.place_task,
    guardians.choose_steps,
    guardians.march,
    guardians.earn,
    great_bonfire.choose_field,
    great_bonfire.take_rewards,
    great_bonfire.choose_gap,
    gnomes.choose_gnome,
    gnomes.choose_way,
    council.seat,
    guardians.bring,
    gnomes.take_specialist,
    guardians.leap,
    fate.take_bonus_tile,
    tom.take_task_for_tom,
    gnomes.pay_for_gnome,
]


@final
class BonfireState(Position):
    """A position that can be played on."""

    def offer(self) -> list[int]:
        while self.phase != OVER:
            phase = self.phase
            if phase >= ARRIVED:
                self._proceed()
                continue
            options = OFFERS[phase](self)
            if options:
                return options
            assert self.phase != phase, f"nothing to choose: {PHASE_NAMES[phase]}"
        return []

    def carry_out(self, choice: int) -> None:
        CHOSEN[self.phase](self, choice)

    def _proceed(self) -> None:
        """What follows where there is nothing to decide."""
        if self.phase == DONE:
            turn.finish_action(self)
        elif self.phase == TURN_OVER:
            turn.end(self)
        elif self.phase == TURN_DUE:
            turn.begin(self)
        elif self.phase == ARRIVED:
            islands.land(self)
        elif self.phase == FETCHED:
            islands.welcome(self)
        elif self.phase == TURNED:
            great_bonfire.turn_wheel(self)
        elif self.phase == TOM_DUE:
            tom.play_card(self)

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
