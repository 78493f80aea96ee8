"""Bots in processes of their own: whatever happens to them, a choice is made."""

import asyncio
import os
import signal
from collections.abc import Awaitable, Callable

from fireside.bots.levels import bot
from fireside.core.chance import seeded
from fireside.core.title import make_game
from fireside.server.thinking.thinkers import GAMES_WAITING, Rank, Thinkers
from tests.server.thinking.test_pool import children

STATE = make_game("dewan", 2).start(1)
EMBER = bot("dewan", "ember").plan(STATE, seeded(1))


def thinking(work: Callable[[Thinkers], Awaitable[None]], processes: int = 1) -> None:
    async def go() -> None:
        some = Thinkers(processes)
        try:
            await work(some)
        finally:
            await some.close()

    asyncio.run(go())


def test_another_stands_in_for_a_bot_that_fails() -> None:
    async def work(some: Thinkers) -> None:
        plan = await some.plan("random", STATE, 1)
        assert (plan.level, plan.choices[0] in STATE.choices()) == ("random", True)
        for rank in (Rank.GAME, Rank.LATER):
            plan = await some.plan("nobody", STATE, 1, rank)
            assert (plan.level, plan.choices) == ("ember", EMBER)

    thinking(work)


def test_processes_that_are_killed_cost_no_bot_its_turn() -> None:
    async def work(some: Thinkers) -> None:
        expected = bot("dewan", "flame").plan(STATE, seeded(3))
        for _ in range(2):
            for process in children():
                os.kill(process, signal.SIGKILL)
            plans = await asyncio.gather(*[some.plan("flame", STATE, 3) for _ in range(4)])
            assert [(plan.level, plan.choices) for plan in plans] == [("flame", expected)] * 4

    thinking(work, 2)


def test_where_too_many_think_others_stand_in_and_nobody_waits_for_ever() -> None:
    async def work(some: Thinkers) -> None:
        wanted = 2 * GAMES_WAITING
        plans = [some.plan("random", STATE, luck) for luck in range(wanted)]
        levels = [plan.level for plan in await asyncio.gather(*plans)]
        assert levels.count("random") == GAMES_WAITING + 1  # those that wait, and one that thinks
        assert levels.count("ember") == wanted - GAMES_WAITING - 1
        assert len(children()) == 1

    thinking(work)
