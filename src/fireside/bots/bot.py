"""Bots: whatever decides for a seat, knowing no more than the seat may know."""

from mypy_extensions import mypyc_attr

from fireside.core.chance import Chance
from fireside.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    """Somebody who decides for a seat."""

    def plan(self, state: State, chance: Chance) -> list[int]:
        """The choices to make from here, one at least: the rest of the turn as far as it can be
        foreseen. What the seat cannot know of the state must not matter."""
        raise NotImplementedError


class RandomBot(Bot):
    """Any open choice, all equally likely."""

    def plan(self, state: State, chance: Chance) -> list[int]:
        options = state.choices()
        return [options[chance.below(len(options))]]


def follow(state: State, plan: list[int]) -> int:
    """Make the choices of a plan as far as they are open to the seat that it was made for; how many
    were made. What the plan could not foresee ends it."""
    seat, turn, revealed = state.to_move(), state.turn, state.revealed
    made = 0
    for choice in plan:
        if made and (state.to_move() != seat or state.turn != turn or state.revealed != revealed):
            break
        state.apply(choice)
        made += 1
    return made
