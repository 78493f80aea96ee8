"""A position of Bonfire: everything on the table, and which decision is due.

The rules in the files beside this one change a position. Each decision is a phase: one function
offers its choices, another carries one out and names the phase that follows.
"""

from typing import Final

from fireside.bonfire.rules.abilities import BROUGHT_BY, COUNCIL_TASKS_PAY
from fireside.bonfire.rules.constants import (
    COUNCIL_TASK_NAMES,
    COUNCIL_TASKS,
    GOLD,
    GOODS_NAMES,
    NOTHING,
    RESOURCES,
    YELLOW,
)
from fireside.bonfire.rules.state.city import City, replaced
from fireside.bonfire.rules.state.facts import Facts
from fireside.core.chance import Chance
from fireside.core.event import Event
from fireside.core.state import State

# Phases, by number; what else there is to say of each is its row in phases.py.
OPENING: Final = 0
TURN: Final = 1
KEEPING: Final = 2
LAYING: Final = 3
PAYING: Final = 4
GIVING: Final = 5
CHOOSING_PATH: Final = 6
LOOKING_UP: Final = 7
SAILING: Final = 8
ASHORE: Final = 9
CHOOSING_OFFERING: Final = 10
SPENDING: Final = 11  # resources for a task
CHOOSING_TASK: Final = 12
CHOOSING_PLACE: Final = 13
CHOOSING_STEPS: Final = 14
MARCHING: Final = 15
EARNING: Final = 16
TURNING: Final = 17
REWARDED: Final = 18
CHOOSING_GAP: Final = 19
CHOOSING_GNOME: Final = 20
CHOOSING_WAY: Final = 21
SEATING: Final = 22
BRINGING: Final = 23
TAKING_SPECIALIST: Final = 24
LEAPING: Final = 25
FATE_BONUS: Final = 26
TOM_CHOOSES: Final = 27
HIRING: Final = 28  # resources for a gnome
# Phases that ask nothing: something is carried out and another phase follows.
ARRIVED: Final = 29  # the voyage is paid
FETCHED: Final = 30  # the guardian is paid
TURNED: Final = 31  # the Great Bonfire is paid
DONE: Final = 32  # an option, bonus action or council bonus is finished
TURN_DUE: Final = 33  # the seat's turn begins
TURN_OVER: Final = 34
TOM_DUE: Final = 35  # Tom turns over a card
OVER: Final = 36

NOVICES_ON_TASKS: Final = (0,) * COUNCIL_TASKS
NO_CHANCE: Final = Chance()  # until a game starts


class Position(State):
    """One position. Tuples are replaced when they change, never changed in place."""

    def __init__(self, facts: Facts) -> None:
        super().__init__()
        self.facts: Final = facts
        self.chance = NO_CHANCE
        self.cities: list[City] = []
        self.unshared = 0  # cities that no copy of this position shares, one bit each
        self.seat = 0
        # The main board.
        self.islands: tuple[int, ...] = ()  # tasks, three slots an island
        self.portals: tuple[int, ...] = ()  # how many: field * SHAPES + shape
        self.field = 0
        self.wheel_used = False
        self.open_paths: tuple[int, ...] = ()
        self.stacks: tuple[tuple[int, ...], ...] = ()  # top last; kind + BATCH * batch
        self.specialists: tuple[int, ...] = ()  # open ones by slot, 0 where empty
        self.elders = 0  # open ones, bit n for gnome n
        self.gnome_deck: tuple[int, ...] = ()  # top last
        self.gnome_discards: tuple[int, ...] = ()  # solo only (B21.4)
        # The council space of each council novice: 0 on its task, above 8 lying down (B21.11).
        self.council_novices: tuple[int, ...] = NOVICES_ON_TASKS
        self.seated = 0  # novices of all sorts in the High Council
        self.round = 1
        self.countdown = 0  # 6: starts with the next round; 5 to 1: that round is being played
        self.tom_deck: tuple[int, ...] = ()  # top last
        self.tom_cards = 0  # cards that Tom has played
        self.tom_gnomes = 0  # bit n for gnome n; they lend him no abilities (B21.5)
        # The turn being played.
        self.phase = OPENING
        self.acted = False  # the one option of the turn is carried out
        self.bonus_taken = False
        self.pay_kind = NOTHING
        self.pay_count = 0
        self.give_left = 0
        self.give_from = 0  # the least kind of token that may still be given
        self.kept = 0  # tokens to be kept, three bits a kind (B5.1)
        self.after = DONE  # the phase that follows a payment
        self.picked = NOTHING  # the island, task, gnome or end of the fate tiles chosen
        self.offering = NOTHING  # the stack of the offering to be left on an island
        self.steps = 0
        self.marching = NOTHING  # the place whose guardians move now; 0 is the start space
        self.marched = False  # somebody has moved in this procession
        self.unpaid = False  # gnome 17's procession
        self.renewed = False  # B7.3 was used in this action

    def copy_onto(self, new: "Position") -> None:
        """Give another position all that this one has. Listeners stay behind."""
        new.options = self.options
        new.turn = self.turn
        new.revealed = self.revealed
        new.chance = self.chance.copy()
        new.cities = self.cities[:]
        self.unshared = 0
        new.unshared = 0
        new.seat = self.seat
        new.islands = self.islands
        new.portals = self.portals
        new.field = self.field
        new.wheel_used = self.wheel_used
        new.open_paths = self.open_paths
        new.stacks = self.stacks
        new.specialists = self.specialists
        new.elders = self.elders
        new.gnome_deck = self.gnome_deck
        new.gnome_discards = self.gnome_discards
        new.council_novices = self.council_novices
        new.seated = self.seated
        new.round = self.round
        new.countdown = self.countdown
        new.tom_deck = self.tom_deck
        new.tom_cards = self.tom_cards
        new.tom_gnomes = self.tom_gnomes
        new.phase = self.phase
        new.acted = self.acted
        new.bonus_taken = self.bonus_taken
        new.pay_kind = self.pay_kind
        new.pay_count = self.pay_count
        new.give_left = self.give_left
        new.give_from = self.give_from
        new.kept = self.kept
        new.after = self.after
        new.picked = self.picked
        new.offering = self.offering
        new.steps = self.steps
        new.marching = self.marching
        new.marched = self.marched
        new.unpaid = self.unpaid
        new.renewed = self.renewed

    def key(self) -> tuple[object, ...]:
        return (
            int(self.chance.state),
            tuple([city.key() for city in self.cities]),
            self.seat,
            self.turn,
            self.islands,
            self.portals,
            self.field,
            self.wheel_used,
            self.open_paths,
            self.stacks,
            self.specialists,
            self.elders,
            self.gnome_deck,
            self.gnome_discards,
            self.council_novices,
            self.round,
            self.countdown,
            self.tom_deck,
            self.tom_cards,
            self.tom_gnomes,
            self.phase,
            self.acted,
            self.bonus_taken,
            self.pay_kind,
            self.pay_count,
            self.give_left,
            self.give_from,
            self.kept,
            self.after,
            self.picked,
            self.offering,
            self.steps,
            self.marching,
            self.marched,
            self.unpaid,
            self.renewed,
        )

    def clear_turn(self) -> None:
        """Forget the details of an action, so that equal positions compare equal."""
        self.pay_kind = NOTHING
        self.pay_count = 0
        self.give_left = 0
        self.give_from = 0
        self.after = DONE
        self.picked = NOTHING
        self.offering = NOTHING
        self.steps = 0
        self.marching = NOTHING
        self.marched = False
        self.unpaid = False
        self.renewed = False

    def phase_name(self) -> str:
        """What is due, as views call it."""
        raise NotImplementedError

    def kept_of(self, kind: int) -> int:
        """How many tokens of a kind will be kept when a fate tile is laid (B5.1)."""
        return self.kept >> 3 * kind & 7

    def keep_one(self, kind: int) -> None:
        """Keep one token of a kind."""
        self.kept += 1 << 3 * kind

    def city(self) -> City:
        """The city whose turn it is, the only one that may change. Copies of a position share its
        cities until then."""
        seat = self.seat
        if not self.unshared >> seat & 1:
            self.cities[seat] = self.cities[seat].copy()
            self.unshared |= 1 << seat
        return self.cities[seat]

    def tell(self, what: str, facts: dict[str, object]) -> None:
        """Report an event of the city whose turn it is."""
        if self.log is not None:
            self.log.append(Event(what, self.seat, facts))

    def gain(self, good: int, count: int, because: str) -> None:
        """The city whose turn it is takes tokens or resources from the supply (B1.1)."""
        if count > 0:
            self.city().goods[good] += count
            if self.log is not None:
                self.tell("gain", {"goods": {GOODS_NAMES[good]: count}, "because": because})

    def score(self, points: int, because: str) -> None:
        """The city whose turn it is scores during play."""
        if points > 0:
            self.city().points += points
            if self.log is not None:
                self.tell("score", {"points": points, "because": because})

    def fulfilled(self, council_task: int) -> None:
        """A council task has just become fulfilled: gnome 19 pays for it (B19)."""
        if self.log is not None:
            self.tell("fulfil", {"council_task": COUNCIL_TASK_NAMES[council_task]})
        if self.city().has(COUNCIL_TASKS_PAY):
            self.gain(RESOURCES + GOLD, 1, BROUGHT_BY[COUNCIL_TASKS_PAY])
            self.gain(YELLOW, 1, BROUGHT_BY[COUNCIL_TASKS_PAY])

    def send_council_novice(self, council_task: int, space: int) -> None:
        """A council novice leaves its task for the High Council; it counts for B16.1."""
        self.council_novices = replaced(self.council_novices, council_task, space)
        self.seated += 1
