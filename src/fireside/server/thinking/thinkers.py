"""Bots at work, and whoever gives advice: in a few processes of their own, so that the tables go on
meanwhile."""

import asyncio
import logging
import os
from dataclasses import dataclass
from enum import IntEnum

from fireside.bots.hints import Hint, hints
from fireside.bots.levels import bot, judge
from fireside.bots.review import Turn, played_turns, review_turn
from fireside.core.chance import seeded
from fireside.core.state import State
from fireside.server.thinking.pool import Crowded, NotDone, Pool

LONGEST_THOUGHT = 30.0  # seconds
LONGEST_HINT = 4.0  # seconds of thinking ahead
LONGEST_REVIEW = 120.0  # seconds, of one turn
STAND_IN = "ember"  # plays where another bot fails, or too many wait: a thought of a moment
ADVISER = "blaze"
GAMES_WAITING = 32  # thoughts of bots for each process; with more, stand-ins play
HINTS_WAITING = 4
NICENESS = 5

log = logging.getLogger(__name__)


class Rank(IntEnum):
    """What comes before what. The last two have no bound of their own: a table has one bot that
    thinks, and `Advice` says how many reviews there may be."""

    STAND_IN = 0
    GAME = 1  # a bot that people wait for
    HINT = 2
    LATER = 3  # reviews, and bots among themselves


@dataclass(frozen=True)
class Plan:
    """The choices that a bot plans, and its level: another than that of the seat's where another
    had to stand in."""

    choices: list[int]
    level: str


def give_way() -> None:
    """Whoever thinks leaves the processor to the server itself where both want it."""
    if hasattr(os, "nice"):
        os.nice(NICENESS)


def think(level: str, state: State, seed: int) -> list[int]:
    """What a bot plans; runs in a process of the pool."""
    return bot(state.title(), level).plan(state, seeded(seed))


def advise(state: State, seed: int, visits: int) -> list[Hint]:
    """Hints for the seat that is to move; runs in a process of the pool."""
    adviser = judge(state.title(), ADVISER)
    return hints(adviser, state, seeded(seed), visits, LONGEST_HINT)


def look_over(start: State, choices: list[int]) -> tuple[int, list[float]]:
    """How many turns a game has, and its outlook at the start; runs in a process of the pool."""
    adviser = judge(start.title(), ADVISER)
    outlook = adviser.shared(start, adviser.outlook(start))
    return len(played_turns(start, choices)), outlook


def look_back(start: State, choices: list[int], number: int, visits: int) -> Turn:
    """The review of a turn of a game; runs in a process of the pool."""
    played = played_turns(start, choices)[number]
    return review_turn(judge(start.title(), ADVISER), played, number, visits)


def usual_processes() -> int:
    """As many processes as there are processors for them."""
    return os.cpu_count() or 1


class Thinkers:
    """The processes that bots think in; they start with the first thoughts."""

    def __init__(self, processes: int | None = None) -> None:
        most = processes or usual_processes()
        room: dict[int, int] = {Rank.GAME: GAMES_WAITING * most, Rank.HINT: HINTS_WAITING * most}
        self._pool = Pool(most, room, give_way)

    async def plan(
        self,
        level: str,
        state: State,
        seed: int,
        rank: Rank = Rank.GAME,
        begun: asyncio.Event | None = None,
    ) -> Plan:
        """A bot's plan, or that of a stand-in where the bot fails, takes too long or would have to
        wait too long. The state is one that the seat cannot tell from the true one. When somebody
        has begun to think that is told. NotDone where not even the stand-in can think."""
        try:
            return await self._plan(rank, level, state, seed, begun)
        except Crowded:
            log.warning("too many bots think: %s plays for %s", STAND_IN, level)
        except NotDone:
            log.error("%s plays for %s, which failed", STAND_IN, level)
        before_others = Rank.STAND_IN if rank == Rank.GAME else rank
        return await self._plan(before_others, STAND_IN, state, seed, begun)

    async def _plan(
        self, rank: Rank, level: str, state: State, seed: int, begun: asyncio.Event | None
    ) -> Plan:
        thought = self._pool.do(rank, LONGEST_THOUGHT, think, level, state, seed, begun=begun)
        choices = await thought
        if not choices or choices[0] not in state.choices():
            raise NotDone(f"bot {level} chose what is not open")
        return Plan(choices, level)

    async def hints(self, state: State, seed: int, visits: int) -> list[Hint]:
        """Hints for the seat that is to move; the state is one that it cannot tell from the true
        one. NotDone where there are none."""
        return await self._pool.do(Rank.HINT, LONGEST_THOUGHT, advise, state, seed, visits)

    async def look_over(self, start: State, choices: list[int]) -> tuple[int, list[float]]:
        """How many turns a game has, and its outlook at the start, or NotDone."""
        return await self._pool.do(Rank.LATER, LONGEST_REVIEW, look_over, start, choices)

    async def look_back(self, start: State, choices: list[int], number: int, visits: int) -> Turn:
        """The review of a turn, or NotDone."""
        return await self._pool.do(
            Rank.LATER, LONGEST_REVIEW, look_back, start, choices, number, visits
        )

    async def close(self) -> None:
        """No more thoughts."""
        await self._pool.close()
