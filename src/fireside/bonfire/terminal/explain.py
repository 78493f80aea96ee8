"""What a choice is, costs and brings, in words: found out by asking the rules, on a copy."""

from bisect import bisect_right
from collections.abc import Callable

from fireside.bonfire.rules import vocabulary as blocks
from fireside.bonfire.rules.game import Bonfire
from fireside.bonfire.rules.state.state import BonfireState
from fireside.bonfire.terminal.explained import (
    actions,
    council,
    fate,
    gnomes,
    great_bonfire,
    guardians,
    islands,
    paths,
)
from fireside.bonfire.terminal.look import Look


def explain(game: Bonfire, state: BonfireState, choice: int) -> str:
    """A choice in words, beside its own text."""
    if choice >= game.facts.look_up_gold:
        return paths.look_up(Look(game, state, choice), choice)
    block = bisect_right(FIRSTS, choice) - 1
    return EXPLANATIONS[block][1](Look(game, state, choice), choice - FIRSTS[block])


def placement_gain(game: Bonfire, state: BonfireState, choice: int) -> tuple[int, str]:
    """How many things a placement of a fate tile brings, and which, in words."""
    look = Look(game, state, choice)
    return sum(look.goods("gain").values()) + look.points(), look.brings()


# The first number of each block, with the function that explains its choices.
EXPLANATIONS: list[tuple[int, Callable[[Look, int], str]]] = [
    (blocks.OPEN, fate.opening),
    (blocks.FATE, fate.fate_end),
    (blocks.KEEP, fate.keep),
    (blocks.BUILD_PATH, actions.build_path),
    (blocks.SAIL, actions.sail),
    (blocks.TAKE_TASK, actions.take_task),
    (blocks.FETCH, actions.fetch),
    (blocks.PROCESSION, actions.procession),
    (blocks.USE_GREAT_BONFIRE, actions.use_great_bonfire),
    (blocks.RECRUIT, actions.recruit),
    (blocks.STAY_ABOARD, actions.stay_aboard),
    (blocks.PASS, actions.pass_turn),
    (blocks.END_TURN, actions.end_turn),
    (blocks.PAY, actions.pay),
    (blocks.GIVE, actions.give),
    (blocks.SPEND, actions.spend),
    (blocks.TILE, paths.tile),
    (blocks.STACK, paths.stack),
    (blocks.RENEW, paths.renew),
    (blocks.LOOK_UP, paths.look_up),
    (blocks.TO_ISLAND, islands.to_island),
    (blocks.OFFERING, islands.offering),
    (blocks.TAKE, islands.take),
    (blocks.AT_PLACE, islands.at_place),
    (blocks.STEPS, guardians.steps),
    (blocks.MOVE, guardians.move),
    (blocks.STAY, guardians.stay),
    (blocks.EARN, guardians.earn),
    (blocks.FIELD, great_bonfire.turn_to),
    (blocks.REWARDS, great_bonfire.rewards),
    (blocks.GAP, great_bonfire.gap),
    (blocks.GNOME_NUMBER, gnomes.gnome),
    (blocks.FOR_TOKENS, gnomes.for_tokens),
    (blocks.LIGHT, council.light),
    (blocks.NOVICE, council.novice),
    (blocks.COUNCIL, council.council),
    (blocks.BRING, guardians.bring),
    (blocks.LAY, fate.lay),
]
FIRSTS = [first for first, _ in EXPLANATIONS]
