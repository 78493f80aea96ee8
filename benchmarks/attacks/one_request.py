"""How long one request holds everybody else up.

    python -m benchmarks.attacks.one_request [NAME ...] [--python PROGRAM]

Somebody at another table asks for pongs all the time; told is the longest that one took while a
request was answered, how long the answer took, and what the server itself worked for it. The
tables are whole games, and whoever asks has played two thousand of them. What is answered faster
the second time is asked for once.
"""

import argparse
import asyncio
import json
import multiprocessing
import os
import sqlite3
import sys
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from dataclasses import dataclass
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import httpx
import websockets

from benchmarks.attacks.server import Running, running

DEWAN = Path("src/fireside/dewan/edition/fireside.toml")
PATIENCE = 60.0
GAMES = 2000
TIMES = 10
CALM = 0.003  # seconds between a pong and the next ping
DEEP = 16_000  # of a key: 32 KB


@dataclass
class Scene:
    """Somebody with finished games, and what they brought."""

    http: httpx.AsyncClient
    bonfire: str  # tables whose games are over
    dewan: str
    running: str  # a game that goes on, with a bot
    record: str
    edition: str


async def sat(server: Running, http: httpx.AsyncClient, table: str) -> websockets.connect:
    """A socket at a table."""
    cookie = {"Cookie": f"fireside={http.cookies['fireside']}"}
    url = f"{server.address.replace('http', 'ws')}/ws/{table}"
    return websockets.connect(url, additional_headers=cookie, ping_interval=None)


async def played(server: Running, http: httpx.AsyncClient, title: str, most: int) -> str:
    """A table with three bots, played to the end or for so many choices."""
    seats = [{"kind": "here"}, *[{"kind": "bot", "level": "spark"}] * 3]
    made = (await http.post("/api/tables", json={"title": title, "seats": seats})).json()
    luck = Random(1)
    async with await sat(server, http, made["id"]) as socket:
        await socket.send('{"t": "confirming", "on": false}')
        while True:
            position = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
            if position["t"] != "position" or not position["choices"]:
                if position.get("over"):
                    break
                continue
            if not most:
                break
            most -= 1
            choice = luck.choice(position["choices"])["choice"]
            deed = {"t": "choose", "version": position["version"], "choice": choice}
            await socket.send(json.dumps(deed))
    return str(made["id"])


def repeated(folder: Path, table: str) -> None:
    """Let the game at a table have been played two thousand times, and the deal of the day."""
    with closing(sqlite3.connect(folder / "fireside.db", timeout=PATIENCE)) as database, database:
        for name in ("tables", "results", "claims"):
            columns = [row[1] for row in database.execute(f"pragma table_info({name})")]
            own = "id" if name == "tables" else "table_id"
            others = [column for column in columns if column not in (own, "number")]
            copied = ", ".join(others)
            for number in range(GAMES):
                into = f"insert into {name} ({own}, {copied})"
                database.execute(
                    f"{into} select ?, {copied} from {name} where {own} = ?",
                    (f"{table[:6]}-{number}", table),
                )


async def scene(server: Running, http: httpx.AsyncClient) -> Scene:
    """Everything that is asked about."""
    bonfire = await played(server, http, "bonfire", 10_000)
    dewan = await played(server, http, "dewan", 10_000)
    going = await played(server, http, "bonfire", 20)
    record = (await http.get(f"/api/tables/{bonfire}/record")).text
    repeated(server.log.parent, bonfire)
    return Scene(http, bonfire, dewan, going, record, DEWAN.read_text())


Request = Callable[[Scene], Awaitable[httpx.Response]]


def table(name: str, path: str, at: str = "bonfire") -> Request:
    """A request about a table."""
    return lambda scene: scene.http.get(f"/api/tables/{getattr(scene, at)}/{path}")


def opened(edition: Callable[[Scene], str]) -> Request:
    """A table is opened with an edition."""
    seats = [{"kind": "here"}] * 2
    return lambda scene: scene.http.post(
        "/api/tables", json={"title": "dewan", "seats": seats, "edition": edition(scene)}
    )


async def reviewed(scene: Scene) -> httpx.Response:
    """A review, from the first turn to the last."""
    while True:
        answer = await scene.http.get(f"/api/tables/{scene.dewan}/review")
        if answer.status_code != 202:
            return answer
        await asyncio.sleep(0.5)


async def what_if(scene: Scene) -> httpx.Response:
    """A table that goes on from another, and to come to it."""
    wish = {"number": 100, "seats": [{"kind": "here"}] * 4}
    made = await scene.http.post(f"/api/tables/{scene.bonfire}/what-if", json=wish)
    return await scene.http.get(f"/api/tables/{made.json()['id']}/printed")


REQUESTS: dict[str, tuple[int, Request]] = {
    "nothing": (TIMES, lambda scene: scene.http.get("/api/titles")),
    "edition": (1, opened(lambda scene: "a" + ".a" * DEEP + " = 1")),
    "own edition": (3, opened(lambda scene: scene.edition)),
    "record": (TIMES, lambda scene: scene.http.post("/api/records", content=scene.record)),
    "course": (TIMES, table("course", "course")),
    "positions": (TIMES, table("positions", "positions?from=200&to=263")),
    "positions of dewan": (TIMES, table("positions", "positions?from=0&to=50", "dewan")),
    "log": (TIMES, table("log", "log")),
    "what if": (3, what_if),
    "hint": (1, lambda scene: scene.http.post(f"/api/tables/{scene.running}/hint")),
    "review": (1, reviewed),
    "statistics": (TIMES, lambda scene: scene.http.get("/api/statistics?title=bonfire")),
    "own tables": (TIMES, lambda scene: scene.http.get("/api/tables")),
    "lesson": (1, lambda scene: scene.http.get("/api/lessons/bonfire")),
    "openapi": (TIMES, lambda scene: scene.http.get("/api/openapi.json")),
}


def worked(server: Running) -> float:
    """The seconds of processor time that a server has used, without its processes."""
    fields = Path(f"/proc/{server.process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def listen(url: str, cookie: str, line: "Connection[float, bool]") -> None:
    """Ask for pongs in a process of its own; whenever wanted tell the longest wait since the last
    time."""
    asyncio.run(listened(url, cookie, line))


async def listened(url: str, cookie: str, line: "Connection[float, bool]") -> None:
    headers = {"Cookie": cookie}
    async with websockets.connect(url, additional_headers=headers, ping_interval=None) as socket:
        longest = 0.0
        while True:
            sent = time.monotonic()
            await socket.send('{"t": "ping"}')
            while "pong" not in str(await socket.recv()):
                pass
            longest = max(longest, time.monotonic() - sent)
            if line.poll():
                if not line.recv():
                    return
                line.send(longest)
                longest = 0.0
            await asyncio.sleep(CALM)


async def asked(server: Running, names: list[str]) -> None:
    """Each request, and how long it held up somebody else."""
    async with (
        httpx.AsyncClient(base_url=server.address, timeout=None) as http,
        httpx.AsyncClient(base_url=server.address, timeout=None) as other,
    ):
        seats = [{"kind": "here"}] * 2
        made = (await other.post("/api/tables", json={"title": "dewan", "seats": seats})).json()
        known = await scene(server, http)
        spawn = multiprocessing.get_context("spawn")
        mine, theirs = spawn.Pipe()
        url = f"{server.address.replace('http', 'ws')}/ws/{made['id']}"
        cookie = f"fireside={other.cookies['fireside']}"
        listening = spawn.Process(target=listen, args=(url, cookie, theirs))
        listening.start()
        for name in names:
            times, request = REQUESTS[name]
            mine.send(True)
            await asyncio.to_thread(mine.recv)
            took, before = [], worked(server)
            for _ in range(times):
                began = time.monotonic()
                answer = await request(known)
                took.append(time.monotonic() - began)
                await asyncio.sleep(0.1)
            mine.send(True)
            longest = await asyncio.to_thread(mine.recv)
            print(
                f"{name}: others waited at most {1000 * longest:.0f} ms; "
                f"answered with {answer.status_code} in {1000 * max(took):.0f} ms, of which the "
                f"server itself worked {1000 * (worked(server) - before) / times:.0f}",
                flush=True,
            )
        mine.send(False)
        listening.join(PATIENCE)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME", help=", ".join(REQUESTS))
    parser.add_argument("--python", default=sys.executable, help="the interpreter of the server")
    wanted = parser.parse_args()
    with running(wanted.python, limits=False) as server:
        asyncio.run(asked(server, wanted.names or [*REQUESTS]))


if __name__ == "__main__":
    main()
