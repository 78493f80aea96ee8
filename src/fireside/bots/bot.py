"""Bots: whatever picks a choice for a seat, knowing no more than the seat may know."""

from collections.abc import Callable

from fireside.core.chance import Chance
from fireside.core.state import State

Bot = Callable[[State, Chance], int]


def random_choice(state: State, chance: Chance) -> int:
    """Any open choice, all equally likely."""
    options = state.choices()
    return options[chance.below(len(options))]


BOTS: dict[str, Bot] = {"random": random_choice}
