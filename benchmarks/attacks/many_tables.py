"""How many choices a second the server keeps with one table, and with many at once.

    python -m benchmarks.attacks.many_tables [--tables 1 40 100] [--seconds 10] [--database URL]
        [--python PROGRAM]

Starts a server in a process of its own, with an interpreter that may belong to another checkout.
Everybody plays as fast as they are answered; what is refused, and sockets that end, are counted.
"""

import argparse
import asyncio
import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from statistics import quantiles

import httpx
import msgspec
import websockets

TITLE = "bonfire"
PLAN = {"title": TITLE, "seats": [{"kind": "here"}] * 4}
PATIENCE = 60.0  # seconds


class Option(msgspec.Struct):
    """A choice that is open."""

    choice: int


class Permissions(msgspec.Struct):
    """What whoever sits there may do."""

    confirm: bool = False


class Told(msgspec.Struct):
    """As much of a message as a player of chance needs."""

    t: str
    version: int = 0
    over: bool = False
    choices: list[Option] = field(default_factory=list)  # type: ignore[assignment]
    permissions: Permissions = field(default_factory=Permissions)  # type: ignore[assignment]
    reason: str = ""


@dataclass
class Count:
    """What some seconds of play came to."""

    tables: int
    choices: int = 0
    began: float = 0.0  # once everybody sits
    seconds: float = 0.0
    refused: int = 0
    ended: int = 0  # sockets
    waits: list[float] = field(default_factory=list)

    def line(self) -> str:
        """A row of the table."""
        slow = 1000 * quantiles(self.waits, n=100)[98]
        rate = self.choices / self.seconds
        return (
            f"| {self.tables} | {rate:.0f} | {1000 * max(self.waits):.0f} | {slow:.0f} "
            f"| {self.refused} | {self.ended} |"
        )


@contextmanager
def served(python: str, url: str | None) -> Iterator[str]:
    """A server of an interpreter's own; its address."""
    with tempfile.TemporaryDirectory() as folder:
        database = url or f"sqlite+aiosqlite:///{folder}/tables.db"
        command = [python, "-m", "fireside.cli.main", "serve", "--database", database]
        with Path(folder, "log").open("w") as log:
            server = subprocess.Popen(
                [*command, "--pace", "0"],
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
                env={**os.environ, "FIRESIDE_DATA": folder, "FIRESIDE_LIMITS": "off"},
            )
        assert server.stdout is not None
        try:
            yield server.stdout.readline().split()[3].rstrip("/")
        finally:
            server.terminate()
            server.wait(PATIENCE)


async def play(address: str, luck: Random, count: Count, go: asyncio.Barrier, until: float) -> None:
    """Play at a table of one's own once everybody has one, and at another when a game is over."""
    decoder = msgspec.json.Decoder(Told)
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE) as http:
        while not count.began or time.monotonic() < count.began + until:
            made = (await http.post("/api/tables", json=PLAN)).raise_for_status().json()
            cookie = {"Cookie": f"fireside={http.cookies['fireside']}"}
            url = f"{address.replace('http', 'ws')}/ws/{made['id']}"
            try:
                async with websockets.connect(url, additional_headers=cookie) as socket:
                    position = decoder.decode(await socket.recv())
                    if not count.began:
                        await go.wait()
                        count.began = count.began or time.monotonic()
                    await play_game(socket, position, decoder, luck, count, until)
            except websockets.ConnectionClosed:
                count.ended += 1


async def play_game(
    socket: websockets.ClientConnection,
    position: Told,
    decoder: "msgspec.json.Decoder[Told]",
    luck: Random,
    count: Count,
    until: float,
) -> None:
    """Play one game, as long as there is time."""
    while not position.over and time.monotonic() < count.began + until:
        deed: dict[str, object] = {"t": "confirm", "version": position.version}
        if not position.permissions.confirm:
            chosen = luck.choice(position.choices).choice
            deed = {"t": "choose", "version": position.version, "choice": chosen}
        sent = time.monotonic()
        await socket.send(json.dumps(deed))
        position = decoder.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
        if position.t == "refused":
            count.refused += 1
            position = decoder.decode(await asyncio.wait_for(socket.recv(), PATIENCE))
        else:
            count.choices += 1
            count.waits.append(time.monotonic() - sent)


async def measured(address: str, tables: int, seconds: float) -> Count:
    """So many tables for so many seconds."""
    count = Count(tables)
    go = asyncio.Barrier(tables)
    await asyncio.gather(
        *[play(address, Random(seat), count, go, seconds) for seat in range(tables)]
    )
    count.seconds = time.monotonic() - count.began
    return count


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--tables", type=int, nargs="+", default=[1, 40, 100])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--database", metavar="URL", help="a new SQLite file if not said")
    parser.add_argument("--python", default=sys.executable, help="the interpreter of the server")
    wanted = parser.parse_args()
    print("| tables | choices a second | longest wait, ms | 99 of 100, ms | refused | thrown out |")
    print("|---|---|---|---|---|---|")
    with served(wanted.python, wanted.database) as address:
        asyncio.run(measured(address, 1, 2.0))  # everything is loaded
        for tables in wanted.tables:
            print(asyncio.run(measured(address, tables, wanted.seconds)).line(), flush=True)


if __name__ == "__main__":
    main()
