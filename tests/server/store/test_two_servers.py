"""Several servers on one database: they may start at once, and none undoes what another keeps."""

import asyncio
import multiprocessing
from multiprocessing.synchronize import Barrier
from pathlib import Path

from fireside.server.running import prepare
from tests.server.served import HERE, LINK, Guest, Message, database, guest, served

AT_ONCE = 4


def prepare_at(barrier: Barrier, url: str) -> None:
    """Bring a database up to date when everybody else does."""
    barrier.wait()
    asyncio.run(prepare(url))


def prepare_at_once(url: str) -> list[int | None]:
    """What becomes of processes that bring a database up to date at the same moment."""
    spawn = multiprocessing.get_context("spawn")
    barrier = spawn.Barrier(AT_ONCE)
    processes = [spawn.Process(target=prepare_at, args=[barrier, url]) for _ in range(AT_ONCE)]
    for process in processes:
        process.start()
    for process in processes:
        process.join()
    return [process.exitcode for process in processes]


def test_the_first_starts_of_several_processes_at_once(tmp_path: Path) -> None:
    assert prepare_at_once(database(tmp_path)) == [0] * AT_ONCE


async def play_in_turns(addresses: list[str]) -> None:
    """Ann plays at one server and Ben at another; each loses the line when the other has changed
    the table, and finds it as it is on coming again."""
    async with guest(addresses[0]) as ann, guest(addresses[1]) as ben:
        made = await ann.open_table("bonfire", [HERE, LINK])
        await ben.http.get(made["links"]["1"])
        told = await opening_of(ann, made["id"])
        async with ben.sit(made["id"]) as line:
            assert line.position["version"] == told["version"]
            await line.play(until=lambda position: position["toMove"] == 0)
            told = line.position
        async with ann.sit(made["id"]) as line:
            assert line.position["version"] < told["version"]  # from memory
            await line.send("askUndo")
            await line.socket.wait_closed()
        async with ann.sit(made["id"]) as line:
            assert (line.position["version"], line.position["toMove"]) == (told["version"], 0)
            await line.play(until=lambda position: position["toMove"] == 1)
        log = await ann.get(f"/api/tables/{made['id']}/log")
        assert len(log) == line.position["logLength"]


async def opening_of(who: Guest, table: str) -> Message:
    """Play the first turn; the position after it."""
    async with who.sit(table) as line:
        await line.play(until=lambda position: position["toMove"] == 1)
        return line.position


def test_two_servers_with_one_database(tmp_path: Path) -> None:
    with served(tmp_path) as (one, _), served(tmp_path) as (other, _):
        asyncio.run(play_in_turns([one, other]))
