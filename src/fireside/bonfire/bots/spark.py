"""Not silly: the choices of Bonfire that nobody would laugh at."""

from typing import Final

from fireside.bonfire.bots.goals import HOPELESS, turns_to
from fireside.bonfire.rules.constants import (
    GNOME,
    GOLD,
    GREAT_BONFIRE,
    GUARDIAN,
    ISLANDS,
    PATH,
    SHIP,
    TASK,
    YELLOW,
)
from fireside.bonfire.rules.fate import may_hold, tokens_held
from fireside.bonfire.rules.islands import can_fetch, can_take_task
from fireside.bonfire.rules.paying import yellow_worth
from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.position import (
    ASHORE,
    CHOOSING_TASK,
    HIRING,
    LAYING,
    MARCHING,
    PAYING,
    REWARDED,
    SAILING,
    SEATING,
    SPENDING,
    TURN,
    Position,
)
from fireside.bonfire.rules.state.state import BonfireState
from fireside.bonfire.rules.vocabulary import (
    BUILD_PATH,
    COUNCIL,
    END_TURN,
    LAY,
    LIGHT,
    PASS,
    PAY,
    RECRUIT,
    REWARDS,
    SAIL,
    SPEND,
    SPENDINGS,
    STAY,
    STAY_ABOARD,
    TAKE,
    TO_ISLAND,
    TOKEN_AND_RESOURCE,
)
from fireside.core.state import State

REFUSED: Final = [PASS, END_TURN, STAY_ABOARD, STAY, REWARDS + TOKEN_AND_RESOURCE]
# The kind of token that each action asks for, from BUILD_PATH on.
ASKED: Final = [PATH, SHIP, TASK, GUARDIAN, GUARDIAN, GREAT_BONFIRE, GNOME]


def sensible(state: State) -> list[int]:
    """The open choices that are not silly: bonfires are lit and council novices called at once; no
    passing and no idle guardian, ship or portal while there is another way; no fate tile while
    tokens would be discarded for it, and none that joins fewer areas than it could; no voyage to
    where nothing can be had; no task that cannot be fulfilled; bonuses rather than points; and
    nothing is paid twice over, or in yellow tokens or gold without need."""
    assert isinstance(state, BonfireState)
    options = state.choices()
    phase = state.phase
    if phase == TURN:
        good = sensible_options(state, options)
    elif phase == LAYING:
        good = best_joined(state, options)
    elif phase == PAYING:
        good = plainest_tokens(state, options)
    elif phase in (SPENDING, HIRING):
        good = plainest_resources(options)
    elif phase == SAILING:
        good = [choice for choice in options if worth_a_voyage(state, choice - TO_ISLAND)]
    elif phase == CHOOSING_TASK:
        city = state.cities[state.seat]
        good = [c for c in options if turns_to(state.facts, city, c - TAKE) < HOPELESS]
    elif phase == SEATING:
        good = [choice for choice in options if (choice - COUNCIL) % 2 == 0]
    elif phase in (ASHORE, MARCHING, REWARDED):
        good = [choice for choice in options if choice not in REFUSED]
    else:
        good = options
    return good if good else options


def sensible_options(state: Position, options: list[int]) -> list[int]:
    """Bonfires and council novices first, then actions with tokens of their kind, then a fate tile;
    then whatever else is of use."""
    fires = [choice for choice in options if choice >= LIGHT]
    if fires:
        return fires
    useful = [choice for choice in options if choice not in REFUSED]
    actions = [choice for choice in useful if BUILD_PATH <= choice <= RECRUIT]
    plain = [choice for choice in actions if is_plain(state, choice)]
    if plain:
        return plain
    city = state.cities[state.seat]
    if actions and tokens_held(city) > may_hold(city):
        return actions
    return useful


def is_plain(state: Position, action: int) -> bool:
    """Whether there is a token for an action, and somewhere to go where it is a voyage."""
    city = state.cities[state.seat]
    if city.goods[ASKED[action - BUILD_PATH]] + city.goods[YELLOW] == 0:
        return False
    return action != SAIL or any([worth_a_voyage(state, island) for island in range(ISLANDS)])


def worth_a_voyage(state: Position, island: int) -> bool:
    """Whether a task or a missing guardian is to be had at an island, and can be paid for. Where
    the ship lies that needs no voyage, unless the voyage is a bonus."""
    city = state.cities[state.seat].copy()
    if island == city.ship and not (state.phase == SAILING and state.unpaid):
        return False
    city.ship = island
    return can_take_task(state, city) or can_fetch(city)


def best_joined(state: Position, options: list[int]) -> list[int]:
    """The placements of a fate tile that join the most areas of its symbols."""
    city = state.cities[state.seat]
    area = state.facts.area
    tile = city.supply[-1] if state.picked == 1 else city.supply[0]
    symbols = state.facts.edition.fate_tiles[tile]
    best: list[int] = []
    most = 0
    for choice in options:
        cells = area.placements[choice - LAY].cells
        joined = 0
        for index in range(3):
            if area.beside(cells[index]) & city.symbols[symbols[index]]:
                joined += 1
        if joined > most:
            most = joined
            best = []
        if joined == most:
            best.append(choice)
    return best


def plainest_tokens(state: Position, options: list[int]) -> list[int]:
    """The payment that replaces the fewest tokens, and then has the fewest yellow ones (B6)."""
    city = state.cities[state.seat]
    own = city.goods[state.pay_kind]
    best = options[0]
    fewest = replaced_tokens(state, city, own, best)
    for choice in options[1:]:
        count = replaced_tokens(state, city, own, choice)
        if count < fewest:
            best = choice
            fewest = count
    return [best]


def replaced_tokens(state: Position, city: City, own: int, choice: int) -> int:
    """How many tokens a payment replaces by two others each."""
    return max(0, state.pay_count - (choice - PAY) * yellow_worth(city) - own)


def plainest_resources(options: list[int]) -> list[int]:
    """The payments with the fewest resources, and of these those with the least gold."""
    least = min([weight_of(choice) for choice in options])
    return [choice for choice in options if weight_of(choice) == least]


def weight_of(choice: int) -> int:
    """Resources count ten, gold one more, so that fewer always weigh less."""
    paid = SPENDINGS[choice - SPEND]
    return 10 * sum(paid) + paid[GOLD]
