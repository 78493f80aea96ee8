"""Small bots for the arena's tests."""

from fireside.bots.bot import Bot, RandomBot
from fireside.core.chance import Chance
from fireside.core.state import State


class FirstBot(Bot):
    """Always the first open choice."""

    def plan(self, state: State, chance: Chance) -> list[int]:
        return state.choices()[:1]


class IllegalBot(Bot):
    """Plays at random for a while, then wants something that does not exist."""

    def plan(self, state: State, chance: Chance) -> list[int]:
        if state.turn < 4:
            return RandomBot().plan(state, chance)
        return [-5]


class StumblingBot(Bot):
    """Breaks down at once."""

    def plan(self, state: State, chance: Chance) -> list[int]:
        raise ZeroDivisionError("oh\nno")


class SpeechlessBot(Bot):
    """Has no plan."""

    def plan(self, state: State, chance: Chance) -> list[int]:
        return []


BOTS: dict[str, type[Bot]] = {
    "random": RandomBot,
    "spark": FirstBot,
    "ember": IllegalBot,
    "flame": StumblingBot,
    "blaze": SpeechlessBot,
}


def make_bot(name: str) -> Bot:
    """A bot by the name of a level."""
    return BOTS[name]()
