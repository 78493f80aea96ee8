"""Nothing is shown that is not kept: while a change is being written, everybody who comes, looks,
asks or is refused sees the position before it."""

import asyncio
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from fireside.server.tables.hall import Hall
from fireside.server.tables.room import Room
from tests.server.served import HERE, LINK, Guest, Line, guest, served


@contextmanager
def nothing_is_written(folder: Path) -> Iterator[None]:
    """Somebody else writes to the database for a while: what is to be kept has to wait."""
    connection = sqlite3.connect(folder / "tables.db", isolation_level=None)
    connection.execute("BEGIN IMMEDIATE")
    yield
    connection.rollback()
    connection.close()


async def being_written(line: Line, room: Room) -> int:
    """Choose, and wait until the server has taken the choice up; the version before it."""
    version = int(line.position["version"])
    await line.send("choose", choice=line.position["choices"][0]["choice"])
    while not room._lock.locked():
        await asyncio.sleep(0.001)
    return version


async def shown_over_http(who: Guest, table: str, version: int) -> None:
    """What requests tell is the position with this version, in which as many choices stand."""
    path = f"/api/tables/{table}"
    told = await who.get(f"{path}/course")
    assert told["length"] == version
    assert len(await who.get(f"{path}/log?seat=0")) == told["told"][version]
    assert (await who.get(f"{path}/positions/{version}"))["number"] == version
    assert (await who.http.get(f"{path}/positions/{version + 1}")).status_code == 404


def test_a_choice_is_shown_to_nobody_before_it_is_kept(tmp_path: Path) -> None:
    async def play(address: str, hall: Hall) -> None:
        async with guest(address) as ann, guest(address) as ben:
            made = await ann.open_table("bonfire", [HERE, LINK])
            await ben.http.get(made["links"]["1"])
            async with ann.sit(made["id"]) as line, ann.sit(made["id"]) as mine:
                room = hall.rooms[made["id"]]
                with nothing_is_written(tmp_path):
                    version = await being_written(line, room)
                    async with ben.sit(made["id"]) as newcomer:
                        assert newcomer.position["version"] == version
                        assert (await mine.receive())["version"] == version  # somebody came
                        assert (await mine.ask("look", seat=0))["version"] == version
                        assert await mine.refused("look", seat=1) == "not-allowed"
                        await shown_over_http(ann, made["id"], version)
                for one in (line, mine):
                    await one.newer_than(version)

    with served(tmp_path) as (address, app):
        asyncio.run(play(address, app.state.hall))
