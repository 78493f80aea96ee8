"""What the speed of Dewan is measured by.

Also how long a player waits for the choices when placing a camp: the targets, the number of cards,
and the first card, on the largest map, with camps strewn at random and ever more cards in hand.
"""

from dataclasses import dataclass, field
from statistics import median
from time import process_time
from typing import Final

from rich.table import Table

from fireside.cli.bench.title import Bench
from fireside.cli.options import GameOptions, players_chance
from fireside.core.chance import Chance
from fireside.dewan.rules.camps import (
    choose_size,
    choose_target,
    offer_payments,
    offer_sizes,
    offer_targets,
)
from fireside.dewan.rules.constants import NOTHING, TURN, WATER
from fireside.dewan.rules.game import Dewan
from fireside.dewan.rules.state.state import DewanState
from fireside.dewan.rules.vocabulary import PAY_MORE
from fireside.terminal.tables import number, plain_table

HANDS = [5, 10, 15, 20, 25]
STEPS = ["targets", "sizes", "first card"]
PLAYERS = 4
SCENARIO = "downpour"  # nine tiles, all of them open
FEWEST_CAMPS = 2  # of each tribe, beside the initial one
MOST_CAMPS = 7
FEWEST_POSITIONS = 5
MOST_POSITIONS = 1000


@dataclass
class Waits:
    """Seconds of processor time for each step, over some positions."""

    positions: int = 0
    seconds: dict[str, list[float]] = field(default_factory=lambda: {step: [] for step in STEPS})

    def add(self, step: str, seconds: float) -> None:
        """One step took so long."""
        self.seconds[step].append(seconds)

    def milliseconds(self, step: str) -> tuple[float, float]:
        """The median and the worst of a step; 0 where it never came to it."""
        taken = self.seconds[step] or [0.0]
        return 1000 * median(taken), 1000 * max(taken)

    def as_dict(self) -> dict[str, object]:
        """As plain data, rounded for reading."""
        report: dict[str, object] = {"positions": self.positions}
        for step in STEPS:
            middle, worst = self.milliseconds(step)
            report[step] = {"median": round(middle, 3), "worst": round(worst, 3)}
        return report


class WaitsByHand:
    """The waits for each number of cards in hand."""

    name = "dewan, milliseconds until the choices by cards in hand"

    def __init__(self, by_cards: dict[int, Waits]) -> None:
        self.by_cards = by_cards

    def as_dict(self) -> dict[str, object]:
        """As plain data, rounded for reading."""
        return {str(cards): waits.as_dict() for cards, waits in self.by_cards.items()}

    def table(self) -> Table:
        """For people."""
        title = "dewan, largest map: milliseconds until choices are there, by cards in hand"
        table = plain_table(title, "cards", "positions")
        for step in STEPS:
            table.add_column(step, justify="right")
            table.add_column("worst", justify="right")
        for cards, waits in self.by_cards.items():
            cells: list[str] = []
            for step in STEPS:
                cells += [number(figure) for figure in waits.milliseconds(step)]
            table.add_row(str(cards), str(waits.positions), *cells)
        return table


def measured_by_hand(seconds: float) -> WaitsByHand:
    """Time the steps with ever more cards in hand, for about so many seconds in all."""
    return WaitsByHand({cards: measured(cards, seconds / len(HANDS)) for cards in HANDS})


def measured(cards: int, seconds: float) -> Waits:
    """Time the steps in one position after the other, for about so many seconds."""
    game = GameOptions("dewan", PLAYERS, scenario=SCENARIO).game()
    assert isinstance(game, Dewan)
    waits = Waits()
    started = process_time()
    while waits.positions < FEWEST_POSITIONS or (
        process_time() - started < seconds and waits.positions < MOST_POSITIONS
    ):
        waits.positions += 1
        chance = players_chance(waits.positions)
        time_steps(strewn(game, waits.positions, cards, chance), chance, waits)
    return waits


def strewn(game: Dewan, seed: int, cards: int, chance: Chance) -> DewanState:
    """A turn with camps at random places and a random hand of so many cards."""
    state = game.start(seed)
    while state.phase != TURN:
        state.apply(state.choices()[0])
    for _ in range(chance.below(MOST_CAMPS - FEWEST_CAMPS + 1) + FEWEST_CAMPS):
        for seat in range(PLAYERS):
            owners = state.owners()
            places = [
                space
                for space, ground in enumerate(state.land.grounds)
                if ground < WATER and owners[space] == NOTHING
            ]
            tribe = state.tribe_of(seat)
            tribe.camps = (*tribe.camps, places[chance.below(len(places))])
    deck = [kind for kind, card in enumerate(game.facts.edition.cards) for _ in range(card.copies)]
    chance.shuffle(deck)
    tribe = state.tribe()
    tribe.hand = [0] * len(tribe.hand)
    tribe.hidden = ()
    for kind in deck[:cards]:
        tribe.take(kind)
    state.forget()
    return state


def time_steps(state: DewanState, chance: Chance, waits: Waits) -> None:
    """Go through the decisions of placing a camp: any target, as often more cards as not."""
    started = process_time()
    targets = offer_targets(state)
    waits.add("targets", process_time() - started)
    if not targets:
        return
    target = targets[chance.below(len(targets))]
    started = process_time()
    choose_target(state, target)
    sizes = offer_sizes(state)
    waits.add("sizes", process_time() - started)
    while PAY_MORE in sizes and chance.below(2):
        started = process_time()
        choose_size(state, PAY_MORE)
        sizes = offer_sizes(state)
        waits.add("sizes", process_time() - started)
    started = process_time()
    choose_size(state, sizes[0])
    offer_payments(state)
    waits.add("first card", process_time() - started)


BENCH: Final = Bench(
    targets={"native": {"decisions": 10, "copies": 20}, "pure": {}},
    late=120,  # hardly a game lasts longer
    waits=measured_by_hand,
)
