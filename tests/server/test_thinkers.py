"""Bots in processes of their own: whatever happens to them, a choice is made."""

import asyncio
import multiprocessing

from fireside.server.thinkers import Thinkers
from fireside.titles import make_game


def test_a_bot_that_fails_or_dies_is_replaced_by_chance() -> None:
    state = make_game("dewan", 2).start(1)

    async def think() -> None:
        thinkers = Thinkers()
        assert await thinkers.choose("random", state, 1) in state.choices()
        assert await thinkers.choose("nobody", state, 1) in state.choices()
        for process in multiprocessing.active_children():
            process.kill()
        assert await thinkers.choose("random", state, 2) in state.choices()
        before = await thinkers.choose("random", state, 3)
        assert await thinkers.choose("random", state, 3) == before
        thinkers.close()

    asyncio.run(think())
