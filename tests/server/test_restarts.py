"""What was told is kept: a server may stop, or be killed, at any moment."""

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import subprocess
import sys
import time
from pathlib import Path

import httpx
import websockets

from fireside.server.hall import Hall
from fireside.server.running import listen
from tests.server.served import BOT, HERE, Guest, Line, Message, database, guest, served


def told(position: Message) -> Message:
    """What must be the same after a restart."""
    return {key: position[key] for key in ("version", "view", "toMove", "powers", "logLength")}


def test_a_restarted_server_goes_on_where_it_was(tmp_path: Path) -> None:
    async def begin(address: str) -> tuple[str, str, Message]:
        async with guest(address) as ann:
            made = await ann.open_table("dewan", [HERE, HERE])
            async with ann.sit(made["id"]) as line:
                await line.ask("confirming", on=False)
                await line.ask("confirming", on=True)
                await line.play(until=lambda position: position["view"]["turn"] == 9)
                await line.play(until=lambda position: bool(position["powers"]["undo"]))
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


class Process:
    """A server in a process of its own, to be killed."""

    def __init__(self, folder: Path, port: int) -> None:
        command = [sys.executable, "-m", "fireside.cli.main", "serve", "--port", str(port)]
        command += ["--database", database(folder), "--pace", "0"]
        self.address = f"127.0.0.1:{port}"
        self.log = (folder / "server.log").open("ab")
        self.process = subprocess.Popen(command, stdout=self.log, stderr=self.log)
        ends = time.monotonic() + 30
        while time.monotonic() < ends:
            try:
                httpx.get(f"http://{self.address}/api/titles")
                return
            except httpx.HTTPError:
                time.sleep(0.05)
        raise AssertionError("the server does not start")

    def kill(self) -> None:
        os.kill(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.log.close()


async def play_until_killed(ann: Guest, table: str, process: Process, moment: float) -> Line:
    """Play on and kill the server meanwhile; all that came over the line until then."""
    async with ann.line(table) as line:
        await line.receive()
        asyncio.get_running_loop().call_later(moment, process.kill)
        with contextlib.suppress(websockets.ConnectionClosed):
            await line.play(random.randrange(1000))
        await line.socket.wait_closed()
    return line


def test_a_killed_server_loses_nothing_that_it_has_told(tmp_path: Path) -> None:
    with listen("127.0.0.1", 0) as probe:
        port = probe.getsockname()[1]

    async def play() -> None:
        process = Process(tmp_path, port)
        async with guest(process.address) as ann:
            made = await ann.open_table("bonfire", [HERE, HERE, HERE, HERE])
            known: list[Message] = []
            for _ in range(3):
                line = await play_until_killed(ann, made["id"], process, random.uniform(0.1, 0.4))
                last = line.position
                process = Process(tmp_path, port)
                log = await ann.get(f"/api/tables/{made['id']}/log")
                assert len(log) >= last["logLength"] >= len(known)
                assert log[: len(known)] == known
                async with ann.sit(made["id"]) as line:
                    assert line.position["version"] >= last["version"]
                known = log[: last["logLength"]]
            process.kill()

    asyncio.run(play())
