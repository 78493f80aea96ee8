"""Bots at work, and whoever gives advice: in processes of their own, so that the tables go on
meanwhile."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess
from typing import TypeVar

from fireside.bots.hints import Hint, hints
from fireside.bots.levels import bot, judge, title_of
from fireside.bots.review import Played, Turn, review_turn
from fireside.core.chance import seeded
from fireside.core.state import State

LONGEST_THOUGHT = 30.0  # seconds
LONGEST_HINT = 4.0  # seconds of thinking ahead
LONGEST_REVIEW = 120.0  # seconds, of one turn
SUBSTITUTE = "ember"  # quick enough to think in the server itself
ADVISER = "blaze"

log = logging.getLogger(__name__)
Thought = TypeVar("Thought")


class NoThought(Exception):
    """Somebody in a process of the pool failed, died or took too long."""


def think(level: str, state: State, luck: int) -> list[int]:
    """What a bot plans; runs in a process of the pool."""
    return bot(level).plan(state, seeded(luck))


def advise(state: State, luck: int, visits: int) -> list[Hint]:
    """Hints for the seat that is to move; runs in a process of the pool."""
    adviser = judge(title_of(state), ADVISER)
    return hints(adviser, state, seeded(luck), visits, LONGEST_HINT)


def look_back(played: Played, number: int, visits: int) -> Turn:
    """The review of a turn; runs in a process of the pool."""
    return review_turn(judge(title_of(played.state), ADVISER), played, number, visits)


def stay_with_the_server() -> None:
    """What a process of the pool does first: it leaves Ctrl-C to the server, and ends when the
    server has ended, however that was."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    if server is not None:
        threading.Thread(target=end_after, args=[server], daemon=True).start()


def end_after(server: BaseProcess) -> None:
    """End this process once the server is gone."""
    server.join()
    os._exit(0)


class Thinkers:
    """The processes that bots think in; they start with the first thought."""

    def __init__(self) -> None:
        self._pool: ProcessPoolExecutor | None = None

    async def plan(self, level: str, state: State, luck: int) -> list[int]:
        """A bot's plan, or that of the substitute where the bot fails or takes too long. The state
        is one that the seat cannot tell from the true one."""
        try:
            plan = await self._thought(LONGEST_THOUGHT, think, level, state, luck)
            if plan and plan[0] in state.choices():
                return plan
            log.error("bot %s chose what is not open", level)
        except NoThought:
            log.error("%s chooses for bot %s", SUBSTITUTE, level)
        return bot(SUBSTITUTE).plan(state, seeded(luck))

    async def hints(self, state: State, luck: int, visits: int) -> list[Hint]:
        """Hints for the seat that is to move; the state is one that it cannot tell from the true
        one. NoThought where there are none."""
        return await self._thought(LONGEST_THOUGHT, advise, state, luck, visits)

    async def look_back(self, played: Played, number: int, visits: int) -> Turn:
        """The review of a turn, or NoThought."""
        return await self._thought(LONGEST_REVIEW, look_back, played, number, visits)

    async def _thought(
        self, longest: float, thinking: Callable[..., Thought], *matter: object
    ) -> Thought:
        pool, thought = self._hand_over(thinking, *matter)
        try:
            return await asyncio.wait_for(thought, longest)
        except (TimeoutError, BrokenProcessPool):
            log.error("a thought took too long, or its process died")
            self._retire(pool)
            raise NoThought from None
        except Exception as problem:
            log.exception("a thought failed")
            raise NoThought from problem

    def _hand_over(
        self, thinking: Callable[..., Thought], *matter: object
    ) -> tuple[ProcessPoolExecutor, asyncio.Future[Thought]]:
        """A thought in a pool. One whose processes were killed meanwhile says so here, or that its
        pipes are closed: this thought has no part in that and begins in another."""
        loop = asyncio.get_running_loop()
        pool = self._open()
        try:
            return pool, loop.run_in_executor(pool, thinking, *matter)
        except (OSError, RuntimeError) as problem:
            log.error("the processes that bots think in are gone: %s", problem)
            self._retire(pool)
        pool = self._open()
        return pool, loop.run_in_executor(pool, thinking, *matter)

    def _open(self) -> ProcessPoolExecutor:
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(os.cpu_count(), spawn, stay_with_the_server)
        return self._pool

    def _retire(self, pool: ProcessPoolExecutor) -> None:
        """A pool with a dead or stuck process is left to itself; the next thought gets another."""
        if self._pool is pool:
            self._pool = None
        pool.shutdown(wait=False)

    def close(self) -> None:
        """No more thoughts."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
