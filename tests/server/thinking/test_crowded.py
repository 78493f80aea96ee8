"""More bots think than there are processes: all go on, and people are told why they wait."""

import asyncio
import os
import select
import signal
import sqlite3
from contextlib import closing
from json import dumps
from pathlib import Path
from random import Random

import pytest

from tests.server.served import HERE, PATIENCE, Message, guest, served
from tests.server.test_running import address_of, start
from tests.server.thinking.test_pool import children

BLAZE: Message = {"kind": "bot", "level": "blaze"}
TABLES = 24
PROCESSES = 2


async def a_turn_of_each(address: str, counted: list[int]) -> list[bool]:
    """Play at a table until the bot has had its turn; whether it was busy at times."""
    async with guest(address) as who:
        table = (await who.open_table("dewan", [HERE, BLAZE]))["id"]
        async with who.sit(table) as line:
            await line.ask("confirming", on=False)
            await line.play(until=lambda position: bool(position["thinking"]))
            told = ["busy" in line.position]
            while line.position["thinking"]:
                await line.receive()
                told.append("busy" in line.position)
                counted.append(len(children()))
            assert "standIn" not in line.position["seats"][1]
            return told


def test_bots_share_the_processes_that_there_are(tmp_path: Path) -> None:
    counted: list[int] = []

    async def play(address: str) -> list[list[bool]]:
        playing = [a_turn_of_each(address, counted) for _ in range(TABLES)]
        return await asyncio.gather(*playing)

    with served(tmp_path, thinkers=PROCESSES) as (address, _):
        told = asyncio.run(play(address))
        assert max(counted) <= len(children()) == PROCESSES
    assert not children()
    assert any(any(table) for table in told)
    assert not any(table[0] or table[-1] for table in told)


def test_a_bot_that_another_stands_in_for_is_marked(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann:
            table = (await ann.open_table("bonfire", [HERE, BLAZE]))["id"]
            seats = [
                {"kind": "here", "name": "Ann", "level": ""},
                {"kind": "bot", "name": "Blaze", "level": "nobody"},
            ]
            with closing(sqlite3.connect(tmp_path / "tables.db")) as kept, kept:
                kept.execute("UPDATE tables SET seats = ? WHERE id = ?", (dumps(seats), table))
            async with ann.sit(table) as line:
                await line.ask("confirming", on=False)
                await line.play(until=lambda position: bool(position["thinking"]))
                assert "standIn" not in line.position["seats"][1]
                await line.until(lambda position: not position["thinking"])
                assert line.position["seats"][1]["standIn"] == "ember"
                assert "standIn" not in line.position["seats"][0]

    with served(tmp_path, thinkers=1) as (address, _):
        asyncio.run(play(address))


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT, signal.SIGKILL])
def test_a_server_that_ends_leaves_nothing_behind(how: signal.Signals, tmp_path: Path) -> None:
    """Not even where its bots are in the middle of a thought."""
    server = start(tmp_path, "serve", "--thinkers", "1", "--pace", "0")

    async def begin(address: str) -> None:
        async with guest(address) as ann:
            table = (await ann.open_table("dewan", [HERE, BLAZE]))["id"]
            async with ann.sit(table) as line:
                await line.ask("confirming", on=False)
                luck = Random(1)
                while not children(server.pid):
                    if not line.position["over"] and await line.decide(luck):
                        await line.newer_than(line.position["version"])
                    else:
                        await asyncio.sleep(0)

    asyncio.run(begin(address_of(server).split("/")[2]))
    bots = children(server.pid)
    server.send_signal(how)
    _, error = server.communicate(timeout=PATIENCE)
    for bot in bots:
        assert ended(bot)
    assert "resource_tracker" not in error
    assert "Traceback" not in error


def ended(process: int) -> bool:
    """Wait until a process that another has started is no more."""
    try:
        descriptor = os.pidfd_open(process)
    except ProcessLookupError:
        return True
    with os.fdopen(descriptor) as file:
        return bool(select.select([file], [], [], PATIENCE)[0])
