"""The phases, one row each: how views call it, what it offers, and what a choice does in it."""

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
    tom,
    turn,
)
from fireside.bonfire.rules.state.position import (
    ARRIVED,
    ASHORE,
    BRINGING,
    CHOOSING_GAP,
    CHOOSING_GNOME,
    CHOOSING_OFFERING,
    CHOOSING_PATH,
    CHOOSING_PLACE,
    CHOOSING_STEPS,
    CHOOSING_TASK,
    CHOOSING_WAY,
    DONE,
    EARNING,
    FATE_BONUS,
    FETCHED,
    GIVING,
    HIRING,
    KEEPING,
    LAYING,
    LEAPING,
    LOOKING_UP,
    MARCHING,
    OPENING,
    OVER,
    PAYING,
    REWARDED,
    SAILING,
    SEATING,
    SPENDING,
    TAKING_SPECIALIST,
    TOM_CHOOSES,
    TOM_DUE,
    TURN,
    TURN_DUE,
    TURN_OVER,
    TURNED,
    TURNING,
    Position,
)


def offer_nothing(position: Position) -> list[int]:
    """There is nothing to choose."""
    return []


def choose_nothing(position: Position, choice: int) -> None:
    """Nobody is asked."""


def stay(position: Position) -> None:
    """Nothing goes on by itself."""


@final
class Phase:
    """What is due: a decision, which offers choices and carries one out, or something that goes on
    by itself."""

    def __init__(
        self,
        number: int,
        name: str,
        offer: Callable[[Position], list[int]] = offer_nothing,
        choose: Callable[[Position, int], None] = choose_nothing,
        goes_on: Callable[[Position], None] = stay,
    ) -> None:
        self.number: Final = number
        self.name: Final = name
        self.offer: Final = offer
        self.choose: Final = choose
        self.goes_on: Final = goes_on


PHASES: Final = [
    Phase(OPENING, "opening", fate.offer_openings, fate.open_area),
    Phase(TURN, "turn", turn.offer_turn, turn.choose_option),
    Phase(KEEPING, "keep tokens", fate.offer_keeping, fate.keep),
    Phase(LAYING, "lay fate tile", fate.offer_placements, fate.lay),
    Phase(PAYING, "pay tokens", paying.offer_payments, paying.pay),
    Phase(GIVING, "give tokens", paying.offer_gifts, paying.give),
    Phase(CHOOSING_PATH, "choose path tile", paths.offer_tiles, paths.choose_tile),
    Phase(LOOKING_UP, "look up path tile", paths.offer_any_tile, paths.take_any_tile),
    Phase(SAILING, "choose island", islands.offer_islands, islands.choose_island),
    Phase(ASHORE, "island action", islands.offer_island_action, islands.act_ashore),
    Phase(CHOOSING_OFFERING, "choose offering", islands.offer_offerings, islands.choose_offering),
    Phase(SPENDING, "spend resources", islands.offer_task_payments, islands.pay_for_task),
    Phase(CHOOSING_TASK, "choose task", islands.offer_tasks, islands.choose_task),
    Phase(CHOOSING_PLACE, "choose place", islands.offer_places, islands.place_task),
    Phase(CHOOSING_STEPS, "choose steps", guardians.offer_steps, guardians.choose_steps),
    Phase(MARCHING, "move guardian", guardians.offer_march, guardians.march),
    Phase(EARNING, "earn resource", guardians.offer_earnings, guardians.earn),
    Phase(TURNING, "turn great bonfire", great_bonfire.offer_fields, great_bonfire.choose_field),
    Phase(REWARDED, "choose rewards", great_bonfire.offer_rewards, great_bonfire.take_rewards),
    Phase(CHOOSING_GAP, "choose gap", great_bonfire.offer_gaps, great_bonfire.choose_gap),
    Phase(CHOOSING_GNOME, "choose gnome", gnomes.offer_gnomes, gnomes.choose_gnome),
    Phase(CHOOSING_WAY, "choose way to pay", gnomes.offer_ways, gnomes.choose_way),
    Phase(SEATING, "choose council space", council.offer_seats, council.seat),
    Phase(BRINGING, "bring guardian", guardians.offer_colours, guardians.bring),
    Phase(TAKING_SPECIALIST, "take specialist", gnomes.offer_specialists, gnomes.take_specialist),
    Phase(LEAPING, "move one guardian", guardians.offer_leaps, guardians.leap),
    Phase(FATE_BONUS, "fate bonus", fate.offer_fate_bonus, fate.take_bonus_tile),
    Phase(TOM_CHOOSES, "task for Tom", tom.offer_tasks_for_tom, tom.take_task_for_tom),
    Phase(HIRING, "spend resources", gnomes.offer_gnome_payments, gnomes.pay_for_gnome),
    # Those that ask nothing: something is carried out and another phase follows.
    Phase(ARRIVED, "arrived", goes_on=islands.land),
    Phase(FETCHED, "fetched", goes_on=islands.welcome),
    Phase(TURNED, "turned", goes_on=great_bonfire.turn_wheel),
    Phase(DONE, "done", goes_on=turn.finish_action),
    Phase(TURN_DUE, "turn due", goes_on=turn.begin),
    Phase(TURN_OVER, "turn over", goes_on=turn.end),
    Phase(TOM_DUE, "Tom's card", goes_on=tom.play_card),
    Phase(OVER, "over"),
]
assert [phase.number for phase in PHASES] == list(range(OVER + 1))
