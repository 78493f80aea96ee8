"""Spark: random, but not silly. It lights what it can light and throws little away.

It looks at the open choices and at its own tokens, nothing else.
"""

from fireside.bonfire.fate import may_hold, tokens_held
from fireside.bonfire.state import BonfireState
from fireside.bonfire.vocabulary import (
    AT_PLACE,
    BRING,
    BUILD_PATH,
    COUNCIL,
    FATE,
    FETCH,
    GIVE,
    KEEP,
    LIGHT,
    NOVICE,
    PASS,
    PAY,
    PROCESSION,
    RECRUIT,
    REWARDS,
    SAIL,
    STAY,
    STAY_ABOARD,
    TAKE_TASK,
    USE_GREAT_BONFIRE,
)
from fireside.core.chance import Chance
from fireside.core.state import State

# How much each choice of a turn appeals; what is not named here counts 10.
APPEAL = {
    BUILD_PATH: 10,
    SAIL: 12,
    TAKE_TASK: 60,
    FETCH: 40,
    PROCESSION: 10,
    USE_GREAT_BONFIRE: 10,
    RECRUIT: 12,
    STAY_ABOARD: 3,
    STAY: 3,
    PASS: 1,
    REWARDS: 4,
}


def spark(state: State, chance: Chance) -> int:
    """A choice at random, the appealing ones more often."""
    assert isinstance(state, BonfireState)
    options = state.choices()
    weights = [appeal(state, choice) for choice in options]
    ticket = chance.below(sum(weights))
    for choice, weight in zip(options, weights, strict=True):
        ticket -= weight
        if ticket < 0:
            return choice
    raise AssertionError("a ticket is always drawn")


def appeal(state: BonfireState, choice: int) -> int:
    """How likely a choice is, compared with the others."""
    if FATE <= choice < KEEP:
        city = state.cities[state.seat]
        surplus = tokens_held(city) - may_hold(city)
        return 10 if surplus <= 0 else max(1, 4 - surplus)
    if LIGHT <= choice < COUNCIL:
        return 300 if choice < NOVICE else 200
    if COUNCIL <= choice < BRING:
        return 10 if (choice - COUNCIL) % 2 == 0 else 1
    if PAY <= choice < GIVE:
        return 9 - (choice - PAY)  # yellow tokens are worth keeping
    if choice == AT_PLACE:
        return 5
    return APPEAL.get(choice, 10)
