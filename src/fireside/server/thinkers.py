"""Bots at work: in processes of their own, so that the tables go on meanwhile."""

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing.process import BaseProcess

from fireside.bots.bot import BOTS, random_choice
from fireside.core.chance import seeded
from fireside.core.state import State

LONGEST_THOUGHT = 30.0  # seconds

log = logging.getLogger(__name__)


def think(level: str, state: State, luck: int) -> int:
    """What a bot chooses; runs in a process of the pool."""
    return BOTS[level](state, seeded(luck))


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

    async def choose(self, level: str, state: State, luck: int) -> int:
        """A bot's choice, or any choice where the bot fails or takes too long. The state is one
        that the seat cannot tell from the true one."""
        if self._pool is None:
            spawn = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(os.cpu_count(), spawn, stay_with_the_server)
        pool = self._pool
        try:
            thought = asyncio.get_running_loop().run_in_executor(pool, think, level, state, luck)
            choice = await asyncio.wait_for(thought, LONGEST_THOUGHT)
            if choice in state.choices():
                return choice
            log.error("bot %s chose what is not open", level)
        except (TimeoutError, BrokenProcessPool):
            log.error("bot %s took too long or died; a random choice is made for it", level)
            self._retire(pool)
        except Exception:
            log.exception("bot %s failed; a random choice is made for it", level)
        return random_choice(state, seeded(luck))

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
