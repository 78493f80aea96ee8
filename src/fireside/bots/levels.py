"""The levels of bots by name, for both titles."""

import json
from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Final

from fireside.bonfire.state import BonfireState
from fireside.bots.blaze import Blaze
from fireside.bots.bonfire import features as bonfire_features
from fireside.bots.bonfire import thumb as bonfire_thumb
from fireside.bots.bonfire.judge import BonfireJudge
from fireside.bots.bonfire.spark import sensible as sensible_in_bonfire
from fireside.bots.bot import Bot, RandomBot
from fireside.bots.dewan import features as dewan_features
from fireside.bots.dewan import thumb as dewan_thumb
from fireside.bots.dewan.judge import DewanJudge
from fireside.bots.dewan.spark import sensible as sensible_in_dewan
from fireside.bots.judge import Judge
from fireside.bots.turn_bot import TurnBot
from fireside.bots.worth import Worth, by_hand, read
from fireside.core.chance import Chance
from fireside.core.state import State
from fireside.dewan.state import DewanState

LEVELS: Final = ("spark", "ember", "flame", "blaze")  # the weakest first
NAMES: Final = ("random", *LEVELS)
TITLES: Final = ("bonfire", "dewan")
EMBER_ENDS: Final = 40  # ends of a turn that are looked at, in one deal
FLAME_ENDS: Final = 600  # in each deal
FLAME_DEALS: Final = 3
BLAZE_ENDS: Final = 200
BLAZE_DEALS: Final = 4
BLAZE_SECONDS: Final = {"bonfire": 0.3, "dewan": 0.5}  # a turn; a game of Dewan has fewer
MOST_VISITS: Final = 1_000_000
MOST_SECONDS: Final = 600.0
NAMES_OF_FEATURES: Final = {"bonfire": bonfire_features.NAMES, "dewan": dewan_features.NAMES}


class LevelError(ValueError):
    """No bot of that name; the message says which there are."""


class Spark(Bot):
    """Random, but not silly."""

    def plan(self, state: State, chance: Chance) -> list[int]:
        if isinstance(state, BonfireState):
            options = sensible_in_bonfire(state)
        else:
            assert isinstance(state, DewanState)
            options = sensible_in_dewan(state)
        return [options[chance.below(len(options))]]


class EachTitle(Bot):
    """One bot for each title; they are made when first needed."""

    def __init__(self, make: Callable[[str], Bot]) -> None:
        self._make = make
        self._bots: dict[str, Bot] = {}

    def plan(self, state: State, chance: Chance) -> list[int]:
        title = title_of(state)
        if title not in self._bots:
            self._bots[title] = self._make(title)
        return self._bots[title].plan(state, chance)


def title_of(state: State) -> str:
    """The title that a state belongs to."""
    return "bonfire" if isinstance(state, BonfireState) else "dewan"


@lru_cache(maxsize=16)
def judge(title: str, level: str) -> Judge:
    """The judge of a level: `ember`'s weights are set by hand, the others' are learned."""
    return judge_by(title, _worth(title, level))


def judge_by(title: str, worth: Worth) -> Judge:
    """A title's judge with a worth of one's own."""
    return BonfireJudge(worth) if title == "bonfire" else DewanJudge(worth)


def _worth(title: str, level: str) -> Worth:
    names = NAMES_OF_FEATURES[title]
    if level == "ember":
        hand = bonfire_thumb.WEIGHTS if title == "bonfire" else dewan_thumb.WEIGHTS
        return by_hand(names, hand)
    return read(Path(__file__).parent / title / f"{level}.json", names)


def bot(name: str) -> Bot:
    """The bot of a level. `blaze@5` thinks for 5 seconds at a time, `blaze#300` looks at 300
    positions, however long that takes."""
    if name == "random":
        return RandomBot()
    if name == "spark":
        return Spark()
    if name == "ember":
        return EachTitle(lambda title: TurnBot(judge(title, "ember"), 1, EMBER_ENDS))
    if name == "flame":
        return EachTitle(lambda title: TurnBot(judge(title, "flame"), FLAME_DEALS, FLAME_ENDS))
    visits, seconds = _thinking(name)
    return EachTitle(
        lambda title: Blaze(
            judge(title, "blaze"),
            visits,
            seconds or BLAZE_SECONDS[title],
            BLAZE_DEALS,
            BLAZE_ENDS,
        )
    )


def strength(title: str, level: str) -> int | None:
    """How strong a level is in a title, on the Elo scale with the weakest at 0; None where nobody
    has measured it."""
    return _strengths()[title].get(level)


@lru_cache(maxsize=1)
def _strengths() -> dict[str, dict[str, int | None]]:
    kept = (Path(__file__).parent / "strength.json").read_text(encoding="utf-8")
    strengths: dict[str, dict[str, int | None]] = json.loads(kept)
    return strengths


def check(name: str) -> None:
    """LevelError if there is no such bot."""
    if name not in NAMES:
        _thinking(name)


def known(name: str) -> bool:
    """Whether there is such a bot."""
    try:
        check(name)
    except LevelError:
        return False
    return True


def _thinking(name: str) -> tuple[int, float]:
    """How many visits and seconds a turn a blaze's name allows; 0 seconds for the usual ones."""
    try:
        if name == "blaze":
            return MOST_VISITS, 0.0
        if name.startswith("blaze@") and 0.0 < float(name[6:]) <= MOST_SECONDS:
            return MOST_VISITS, float(name[6:])
        if name.startswith("blaze#") and 0 < int(name[6:]) <= MOST_VISITS:
            return int(name[6:]), MOST_SECONDS
    except ValueError:
        pass
    there = ", ".join(NAMES)
    raise LevelError(f"no bot is called '{name[:40]}'; there is {there}, blaze@SECONDS")
