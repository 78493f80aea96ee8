"""What was told is kept: a server may stop, or be killed, at any moment."""

import asyncio
import random
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from fireside.cli.options import GameOptions
from fireside.cli.soak.server import Server, play_at_mortal_server
from fireside.server.tables.hall import Hall
from tests.server.served import BOT, HERE, LINK, Message, guest, served, told


def is_held(position: Message) -> bool:
    """Whether a choice waits to be carried out."""
    return "held" in position


def undoes(position: Message) -> bool:
    """Whether something may be taken back."""
    return bool(position["permissions"]["undo"])


@pytest.mark.parametrize("moment", [undoes, is_held])
def test_a_restarted_server_goes_on_where_it_was(
    tmp_path: Path, moment: Callable[[Message], bool]
) -> None:
    async def begin(address: str) -> tuple[str, str, Message]:
        async with guest(address) as ann:
            made = await ann.open_table("dewan", [HERE, HERE])
            async with ann.sit(made["id"]) as line:
                await line.ask("confirming", on=False)
                await line.ask("confirming", on=True)
                await line.play(until=lambda position: position["view"]["turn"] == 9)
                await line.play(until=moment)
            return made["id"], ann.http.cookies["fireside"], told(line.position)

    async def go_on(address: str, table: str, cookie: str, before: Message) -> None:
        async with guest(address) as ann:
            ann.http.cookies.set("fireside", cookie)
            async with ann.sit(table) as line:
                assert told(line.position) == before
                await line.play()
            [summary] = await ann.get("/api/tables")
            assert summary["over"]

    with served(tmp_path) as (address, _):
        table, cookie, before = asyncio.run(begin(address))
    with served(tmp_path) as (address, _):
        asyncio.run(go_on(address, table, cookie, before))


def test_a_table_nobody_is_at_is_put_away_and_comes_back(tmp_path: Path) -> None:
    async def play(address: str, hall: Hall) -> None:
        async with guest(address) as ann:
            made = await ann.open_table("bonfire", [HERE, BOT])
            async with ann.sit(made["id"]) as line:
                await line.play(until=lambda position: position["version"] > 20)
                hall.put_away_idle(0)
                assert list(hall.rooms) == [made["id"]]
            while hall.rooms:
                await asyncio.sleep(0.01)
                hall.put_away_idle(0)
            async with ann.sit(made["id"]) as again:
                assert again.position["version"] >= line.position["version"]
                await again.play()

    with served(tmp_path) as (address, app):
        asyncio.run(play(address, app.state.hall))


def test_when_something_cannot_be_kept_what_is_kept_counts(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann:
            made = await ann.open_table("bonfire", [HERE, BOT])
            async with ann.sit(made["id"]) as line, ann.sit(made["id"]) as other:
                with sqlite3.connect(tmp_path / "tables.db") as connection:
                    connection.execute("update tables set version = 5")
                await line.send("choose", choice=line.position["choices"][0]["choice"])
                for ended in (line, other):
                    await ended.socket.wait_closed()
                    assert ended.socket.close_code == 1011
                    assert ended.position["version"] == 0
            async with ann.sit(made["id"]) as line:
                assert (line.position["version"], line.position["logLength"]) == (5, 0)
                await line.play()

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def test_a_killed_server_still_knows_who_asks_for_undo_and_what_may_be_made_again(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        server = Server(tmp_path, random.Random(1), changes=1)
        await server.start()
        async with guest(server.address) as ann, guest(server.address) as ben:
            made = await ann.open_table("bonfire", [HERE, LINK])
            await ben.http.get(made["links"]["1"])
            cookies = [who.http.cookies["fireside"] for who in (ann, ben)]
            async with ann.sit(made["id"]) as line, ben.sit(made["id"]) as other:
                for opening in (line, other):
                    await opening.play(
                        until=lambda position: bool(position["permissions"]["confirm"])
                    )
                    await opening.ask("confirm")
                await line.play(until=lambda position: bool(position["permissions"]["undo"]))
                after = line.position["view"]
                assert (await line.ask("undo"))["permissions"]["redo"]
                assert (await line.ask("askUndo"))["permissions"]["redo"]
        await server.kill()
        await server.start()
        async with guest(server.address) as ann, guest(server.address) as ben:
            for who, cookie in zip((ann, ben), cookies, strict=True):
                who.http.cookies.set("fireside", cookie)
            async with ben.sit(made["id"]) as other:
                assert other.position["permissions"]["answerUndo"]
            async with ann.sit(made["id"]) as line:
                permissions = line.position["permissions"]
                assert (permissions["redo"], permissions["askUndo"]) == (True, False)
                assert (await line.ask("redo"))["view"] == after
        await server.kill()

    asyncio.run(play())


def test_a_killed_server_loses_nothing_that_it_has_told(tmp_path: Path) -> None:
    games = [GameOptions("bonfire", 2), GameOptions("dewan", 2, scenario="base")]
    figures = asyncio.run(
        play_at_mortal_server(tmp_path, games, random.Random(51), at_once=2, changes=250)
    )
    assert figures.games == 2
    assert figures.kills > 0
    assert figures.choices > 50
