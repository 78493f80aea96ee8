"""Many tables whose bots think hard, all at once: how they go on, and what is left at the end.

    python -m benchmarks.attacks.thinking [--tables 24] [--seconds 30] [--python PROGRAM]

Everybody answers at once when their bot has played. Meanwhile somebody at a table without bots asks
for pongs. At the end the server is told to stop in the middle of the thoughts.
"""

import argparse
import asyncio
import json
import sys
import time
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import median

import httpx
import websockets

from benchmarks.attacks.server import PATIENCE, Running, running

PLAN = {"title": "dewan", "seats": [{"kind": "here"}, {"kind": "bot", "level": "blaze"}]}
CALM = {"title": "dewan", "seats": [{"kind": "here"}, {"kind": "here"}]}
STOOD_IN = ("ember chooses for bot blaze", "ember plays for blaze")  # before, and now


@dataclass
class Count:
    """What some seconds came to."""

    turns: dict[int, int] = field(default_factory=dict)  # of bots, by table
    waits: list[float] = field(default_factory=list)  # until a bot had played
    pongs: list[float] = field(default_factory=list)
    processes: int = 0


def children(server: Running) -> list[tuple[Path, bytes]]:
    """The processes that a server has started, with their commands."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            parent = process.joinpath("stat").read_text().rpartition(")")[2].split()[1]
            if int(parent) == server.process.pid:
                found.append((process, process.joinpath("cmdline").read_bytes()))
    return found


def stopped(server: Running) -> str:
    """The log of a server that has been told to stop, once all that it started is gone."""
    left = children(server)
    server.process.terminate()
    server.process.wait(PATIENCE)
    ends = time.monotonic() + PATIENCE
    while any(process.exists() for process, _ in left) and time.monotonic() < ends:
        time.sleep(0.1)
    return server.log.read_text()


def visitor(server: Running, number: int) -> tuple[httpx.AsyncClient, str]:
    """Somebody with an address of their own, so that no limit by address is met."""
    source = f"127.0.{2 + number // 200}.{1 + number % 200}"
    way = httpx.AsyncHTTPTransport(local_address=source)
    http = httpx.AsyncClient(base_url=server.address, timeout=PATIENCE, transport=way)
    return http, source


async def sit(
    server: Running, http: httpx.AsyncClient, source: str, plan: object
) -> websockets.connect:
    """A socket at a new table."""
    made = (await http.post("/api/tables", json=plan)).raise_for_status().json()
    cookie = {"Cookie": f"fireside={http.cookies['fireside']}"}
    url = f"{server.address.replace('http', 'ws')}/ws/{made['id']}"
    return websockets.connect(url, additional_headers=cookie, local_addr=(source, 0))


async def play(server: Running, number: int, count: Count, ends: float) -> None:
    """Play against a bot."""
    luck = Random(number)
    count.turns[number] = 0
    client, source = visitor(server, number)
    async with client as http:
        while time.monotonic() < ends:
            async with await sit(server, http, source, PLAN) as socket:
                await socket.send('{"t": "confirming", "on": false}')
                began, over = 0.0, False
                while not over and time.monotonic() < ends:
                    position = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
                    if position["t"] != "position":
                        continue
                    over, now = position["over"], time.monotonic()
                    if position["thinking"]:
                        began = began or now
                        continue
                    if began:
                        count.waits.append(now - began)
                        count.turns[number] += 1
                        began = 0.0
                    if position["choices"]:
                        choice = luck.choice(position["choices"])["choice"]
                        deed = {"t": "choose", "version": position["version"], "choice": choice}
                        await socket.send(json.dumps(deed))


async def listen(server: Running, count: Count, ends: float) -> None:
    """How long a pong takes at another table, and how many processes there are."""
    client, source = visitor(server, -1)
    async with client as http, await sit(server, http, source, CALM) as socket:
        while time.monotonic() < ends:
            sent = time.monotonic()
            await socket.send('{"t": "ping"}')
            while "pong" not in str(await asyncio.wait_for(socket.recv(), PATIENCE)):
                pass
            count.pongs.append(time.monotonic() - sent)
            bots = [process for process, what in children(server) if b"spawn_main" in what]
            count.processes = max(count.processes, len(bots))
            await asyncio.sleep(0.2)


async def attacked(server: Running, tables: int, seconds: float) -> Count:
    """So many tables for so many seconds; then the server is told to stop."""
    count = Count()
    ends = time.monotonic() + seconds
    playing = [play(server, number, count, ends) for number in range(tables)]
    await asyncio.gather(listen(server, count, ends), *playing, return_exceptions=True)
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, default=24)
    parser.add_argument("--seconds", type=float, default=30.0)
    parser.add_argument("--python", default=sys.executable, help="the interpreter of the server")
    wanted = parser.parse_args()
    with running(wanted.python) as server:
        count = asyncio.run(attacked(server, wanted.tables, wanted.seconds))
        log = stopped(server)
    turns = list(count.turns.values())
    stood_in = sum(log.count(words) for words in STOOD_IN)
    print(
        f"{sum(turns) / wanted.seconds:.1f} turns of bots a second, at each table {min(turns)} to "
        f"{max(turns)}; a bot took {median(count.waits):.1f} s, at most {max(count.waits):.1f}; "
        f"{stood_in} stand-ins; at most {count.processes} processes; a pong took "
        f"{1000 * median(count.pongs):.0f} ms, at most {1000 * max(count.pongs):.0f}; "
        f"semaphores leaked: {'yes' if 'leaked semaphore' in log else 'no'}"
    )


if __name__ == "__main__":
    main()
