"""Where seeds come from: nobody foresees them, unless the server is told to repeat itself."""

import asyncio
from pathlib import Path

from fireside.server.store.stored import MOST_SEED
from fireside.server.tables.seeds import Seeds
from fireside.server.wire import NewTable, SeatPlan
from tests.server.served import BOT, HERE, Message, guest, served

PLAN = NewTable("dewan", [SeatPlan("here"), SeatPlan("link")])


def test_tables_that_are_planned_alike_are_dealt_differently() -> None:
    seeds = [Seeds().draw(PLAN) for _ in range(100)]
    assert len(set(seeds)) == 100
    assert all(0 <= seed < MOST_SEED for seed in seeds)


def test_with_a_number_they_are_dealt_alike() -> None:
    others = [NewTable("bonfire", PLAN.seats), NewTable("dewan", [*PLAN.seats, SeatPlan("link")])]
    seeds = [Seeds(seed).draw(plan) for seed in (1, 2) for plan in [PLAN, *others]]
    assert seeds == [Seeds(seed).draw(plan) for seed in (1, 2) for plan in [PLAN, *others]]
    assert len(set(seeds)) == len(seeds)
    assert all(0 <= seed < MOST_SEED for seed in seeds)


def game_of(folder: Path, seed: int) -> Message:
    """How a game against a bot ends on a server of its own, always with the same choices."""
    found: list[Message] = []

    async def play(address: str) -> None:
        async with guest(address) as ann:
            made = await ann.open_table("dewan", [HERE, BOT], {})
            async with ann.sit(made["id"]) as line:
                await line.play()
                found.append(line.position["view"])

    folder.mkdir()
    with served(folder, seed=seed) as (address, _):
        asyncio.run(play(address))
    return found[0]


def test_with_a_number_bots_play_alike_too(tmp_path: Path) -> None:
    assert game_of(tmp_path / "one", 1) == game_of(tmp_path / "again", 1)
    assert game_of(tmp_path / "one more", 1) != game_of(tmp_path / "other", 2)
