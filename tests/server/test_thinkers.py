"""Bots in processes of their own: whatever happens to them, a choice is made."""

import asyncio
import multiprocessing

from fireside.bots.levels import bot
from fireside.core.chance import seeded
from fireside.server.thinkers import Thinkers
from fireside.titles import make_game


def test_a_bot_that_fails_or_dies_is_replaced() -> None:
    state = make_game("dewan", 2).start(1)

    async def think() -> None:
        thinkers = Thinkers()
        assert (await thinkers.plan("random", state, 1))[0] in state.choices()
        assert await thinkers.plan("nobody", state, 1) == bot("ember").plan(state, seeded(1))
        for process in multiprocessing.active_children():
            process.kill()
        assert (await thinkers.plan("random", state, 2))[0] in state.choices()
        before = await thinkers.plan("flame", state, 3)
        assert await thinkers.plan("flame", state, 3) == before
        thinkers.close()

    asyncio.run(think())


def test_a_pool_that_died_between_thoughts_costs_no_bot_its_turn() -> None:
    state = make_game("dewan", 2).start(1)

    async def think() -> None:
        thinkers = Thinkers()
        await thinkers.plan("random", state, 1)
        for process in multiprocessing.active_children():
            process.kill()
            process.join()
        await asyncio.sleep(1)  # until the pool has noticed
        assert await thinkers.plan("flame", state, 3) == bot("flame").plan(state, seeded(3))
        thinkers.close()

    asyncio.run(think())
