"""Whole games at a server that is killed at random moments and started again: whatever it has told
anybody must be there afterwards."""

import asyncio
import socket
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from random import Random

from fireside.cli.options import GameOptions
from fireside.cli.soak.guest import Guest, Lost

LONGEST_START = 120.0  # seconds
CHANGES_A_LIFE = 150  # told by a server before it is killed, on average
LAST_BREATH = 0.02  # seconds at most from the last of these changes to the kill
ONE_TABLE_WITH_BOTS_IN = 3


@dataclass
class Figures:
    """What a soak has come to."""

    games: int = 0
    choices: int = 0
    kills: int = 0


class Server:
    """`fireside serve` in a process of its own, which dies and comes back."""

    def __init__(self, folder: Path, luck: Random, changes: int) -> None:
        self.address = ""
        self.kills = 0
        self.up = asyncio.Event()
        self._folder = folder
        self._luck = luck
        self._changes = changes
        self._left = 0  # changes to tell before the next kill
        self._due = asyncio.Event()
        self._process: Process | None = None

    async def live(self) -> None:
        """Start and be killed, for ever."""
        while True:
            self._due.clear()
            self._left = self._luck.randint(1, 2 * self._changes)
            await self.start()
            await self._due.wait()
            await asyncio.sleep(self._luck.uniform(0, LAST_BREATH))
            self.kills += 1
            await self.kill()

    def has_told(self) -> None:
        """Another change was told to somebody."""
        self._left -= 1
        if self._left <= 0:
            self._due.set()

    async def start(self) -> None:
        """Start, at a port of its own, and wait until it says that it is there."""
        with socket.create_server(("127.0.0.1", 0)) as probe:
            port = probe.getsockname()[1]
        self.address = f"127.0.0.1:{port}"
        database = f"sqlite+aiosqlite:///{self._folder / 'tables.db'}"
        command = [sys.executable, "-m", "fireside.cli.main", "serve", "--port", str(port)]
        command += ["--database", database, "--pace", "0", "--no-limits"]
        with (self._folder / "server.log").open("ab") as log:
            process = await asyncio.create_subprocess_exec(*command, stdout=PIPE, stderr=log)
        self._process = process
        assert process.stdout is not None
        if not await asyncio.wait_for(process.stdout.readline(), LONGEST_START):
            raise Lost("the server does not start")
        self.up.set()

    async def kill(self) -> None:
        """End at once, whatever is being done."""
        self.up.clear()
        if self._process is not None:
            self._process.kill()
            await self._process.wait()
            self._process = None


async def play_at_mortal_server(
    folder: Path,
    games: Iterable[GameOptions],
    luck: Random,
    at_once: int,
    changes: int,
    advance: Callable[[int], None] = lambda games: None,
) -> Figures:
    """Play games at a server that keeps its database and its log in a folder and is killed after
    so many changes, on average. Lost names the first thing that is not as it was told."""
    server = Server(folder, Random(luck.getrandbits(62)), changes)
    figures = Figures()
    numbered = enumerate(games, 1)

    async def play_some() -> None:
        for number, options in numbered:
            bots = number % ONE_TABLE_WITH_BOTS_IN == 0
            await play_one(server, options, bots, luck, figures)
            advance(1)

    async def play_all() -> None:
        await asyncio.gather(*[play_some() for _ in range(at_once)])

    tasks = [asyncio.create_task(server.live()), asyncio.create_task(play_all())]
    try:
        ended, _ = await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        for task in ended:
            task.result()
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await server.kill()
    figures.kills = server.kills
    return figures


async def play_one(
    server: Server, options: GameOptions, bots: bool, luck: Random, figures: Figures
) -> None:
    """Play one game; what goes wrong is told with its table and moment."""
    guest = Guest(server, options, bots, luck)
    try:
        await guest.play()
    except Exception as problem:
        name = "" if isinstance(problem, Lost) else f"{type(problem).__name__}: "
        where = f"table {guest.table or 'not yet open'}, after {guest.choices} choices"
        raise Lost(f"{options.title}, {where}, {server.kills} kills: {name}{problem}") from problem
    figures.games += 1
    figures.choices += guest.choices


def in_turn(sorts: list[GameOptions], count: int, luck: Random) -> Iterator[GameOptions]:
    """So many games: every sort in turn, in an order of chance."""
    for number in range(count):
        if number % len(sorts) == 0:
            luck.shuffle(sorts)
        yield sorts[number % len(sorts)]
