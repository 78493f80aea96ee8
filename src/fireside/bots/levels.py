"""The levels of bots by name, and the bots that titles bring along."""

from contextlib import suppress
from functools import lru_cache
from typing import Final

from fireside.bots.blaze import Blaze
from fireside.bots.bot import Bot, RandomBot
from fireside.bots.judge import Judge
from fireside.bots.knowledge import knowledge_of, own_bots
from fireside.bots.turn_bot import TurnBot
from fireside.bots.worth import Worth
from fireside.core.chance import Chance
from fireside.core.state import State
from fireside.core.title import titles

LEVELS: Final = ("spark", "ember", "flame", "blaze")  # the weakest first
NAMES: Final = ("random", *LEVELS)
EMBER_ENDS: Final = 40  # ends of a turn that are looked at, in one deal
FLAME_ENDS: Final = 600  # in each deal
FLAME_DEALS: Final = 3
BLAZE_ENDS: Final = 200
BLAZE_DEALS: Final = 4
MOST_VISITS: Final = 1_000_000
MOST_SECONDS: Final = 600.0


class LevelError(ValueError):
    """No bot of that name; the message says which there are."""


class Spark(Bot):
    """Random, but not silly."""

    def __init__(self, title: str) -> None:
        self._sensible = knowledge_of(title).sensible

    def plan(self, state: State, chance: Chance) -> list[int]:
        options = self._sensible(state)
        return [options[chance.below(len(options))]]


def known_titles() -> list[str]:
    """The titles that the levels know, so that they can also be judged and advised on."""
    return [name for name, title in titles().items() if "knowledge" in title.parts]


def names_of(title: str) -> tuple[str, ...]:
    """The bots of a title by name, also the one that plays at random."""
    return ("random", *levels_of(title))


def levels_of(title: str) -> tuple[str, ...]:
    """The bots of a title that are worth playing against, the weakest first."""
    known = LEVELS if title in known_titles() else ()
    return (*known, *own_bots(title))


@lru_cache(maxsize=16)
def judge(title: str, level: str) -> Judge:
    """The judge of a level, by what was learned for it or else by rule of thumb."""
    return judge_by(title, knowledge_of(title).worth(level))


def judge_by(title: str, worth: Worth) -> Judge:
    """A title's judge with a worth of one's own."""
    return knowledge_of(title).judge(worth)


def bot(title: str, name: str) -> Bot:
    """A bot of a title, by the name of its level. `blaze@5` thinks for 5 seconds at a time,
    `blaze#300` looks at 300 positions, however long that takes."""
    if name in own_bots(title):
        return own_bots(title)[name]()
    if name == "random":
        return RandomBot()
    if name == "spark":
        return Spark(title)
    if name == "ember":
        return TurnBot(judge(title, "ember"), 1, EMBER_ENDS)
    if name == "flame":
        return TurnBot(judge(title, "flame"), FLAME_DEALS, FLAME_ENDS)
    visits, seconds = _thinking(title, name)
    seconds = seconds or knowledge_of(title).seconds
    return Blaze(judge(title, "blaze"), visits, seconds, BLAZE_DEALS, BLAZE_ENDS)


def strength(title: str, level: str) -> int | None:
    """How strong a level is in a title, on the Elo scale with the weakest at 0; None where nobody
    has measured it."""
    return knowledge_of(title).strengths.get(level) if title in known_titles() else None


def check(title: str, name: str) -> None:
    """LevelError if a title has no such bot."""
    if name not in names_of(title):
        _thinking(title, name)


def known(title: str, name: str) -> bool:
    """Whether a title has such a bot."""
    try:
        check(title, name)
    except LevelError:
        return False
    return True


def _thinking(title: str, name: str) -> tuple[int, float]:
    """How many visits and seconds a turn a blaze's name allows; 0 seconds for the usual ones."""
    blaze, sign, number = name[:5], name[5:6], name[6:]
    if title in known_titles() and blaze == "blaze":
        with suppress(ValueError):
            if not sign:
                return MOST_VISITS, 0.0
            if sign == "@" and 0.0 < float(number) <= MOST_SECONDS:
                return MOST_VISITS, float(number)
            if sign == "#" and 0 < int(number) <= MOST_VISITS:
                return int(number), MOST_SECONDS
    there = ", ".join([*names_of(title), *(["blaze@SECONDS"] if title in known_titles() else [])])
    raise LevelError(f"no bot is called '{name[:40]}'; there is {there}")
