"""Random play, as fast as it goes: for simulation, soak tests and measuring."""

from fireside.core.chance import Chance
from fireside.core.state import State


def playout(state: State, chance: Chance) -> int:
    """Play a state to its end by random choices; the number of decisions."""
    decisions = 0
    options = state.options
    while options:
        state.advance(options[chance.below(len(options))])
        decisions += 1
        options = state.options
    return decisions


def copies(state: State, count: int) -> None:
    """Copy a state so often: what a copy costs, without the cost of asking for it."""
    for _ in range(count):
        state.copy()
