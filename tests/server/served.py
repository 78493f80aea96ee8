"""A real server on a free port, and guests who talk to it as browsers and programs do."""

import asyncio
import json
import random
import threading
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

import httpx
import websockets
from starlette.applications import Starlette

from fireside.server.app import make_app
from fireside.server.people.allowance import UNLIMITED
from fireside.server.running import Announced, config_for, listen, prepare
from fireside.server.settings import Settings
from fireside.server.web.network import Network

Message = dict[str, Any]

HERE: Message = {"kind": "here"}
LINK: Message = {"kind": "link"}
BOT: Message = {"kind": "bot", "level": "random"}
FREE = Settings(limits=UNLIMITED)
PATIENCE = 20.0  # seconds that nothing takes, unless something is broken


def database(folder: Path) -> str:
    """The URL of a database in a folder."""
    return f"sqlite+aiosqlite:///{folder / 'tables.db'}"


@contextmanager
def served(
    folder: Path,
    client: Path | None = None,
    url: str | None = None,
    seed: int | None = None,
    thinkers: int | None = None,
    settings: Settings = FREE,
    in_network: str | None = None,
) -> Iterator[tuple[str, Starlette]]:
    """A server with a database in a folder, or elsewhere; its host and port, and the application
    itself. Programs play faster than people, so that it has no limits if not said. It is the own
    one of whoever sits here where its machine's address in a network is said, if only that there is
    none."""
    url = url or database(folder)
    asyncio.run(prepare(url))
    app = make_app(
        url,
        pace=0,
        client=client or folder / "no-client",
        seed=seed,
        thinkers=thinkers,
        settings=settings,
    )
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    own = in_network is not None
    app.state.network = Network("127.0.0.1", port, own, here=lambda: in_network or "")
    server = Announced(config_for(app, settings), app.state.network, "", browser=False)
    thread = threading.Thread(target=server.run, args=[[listening]])
    thread.start()
    while not server.started and thread.is_alive():
        time.sleep(0.005)
    try:
        yield f"127.0.0.1:{port}", app
    finally:
        server.should_exit = True
        thread.join(PATIENCE)
        listening.close()


def told(position: Message) -> Message:
    """What must be the same after a restart."""
    keys = ("version", "view", "toMove", "permissions", "logLength", "held")
    return {key: position.get(key) for key in keys}


class Line:
    """An open socket at a table: the latest position, and all that came over it."""

    def __init__(self, socket: websockets.ClientConnection) -> None:
        self.socket = socket
        self.traffic: list[str] = []
        self.position: Message = {}
        self.refusals: list[str] = []

    async def receive(self) -> Message:
        """The next message."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        self.traffic.append(text)
        message: Message = json.loads(text)
        if message["t"] == "position":
            self.position = message
        elif message["t"] == "refused":
            self.refusals.append(message["reason"])
        return message

    async def until(self, fits: Callable[[Message], bool]) -> Message:
        """Read until a position fits."""
        while True:
            message = await self.receive()
            if message["t"] == "position" and fits(message):
                return message

    async def send(self, t: str, **fields: object) -> None:
        """Send a message about the latest position."""
        versioned = t not in ("ping", "look", "confirming", "name")
        version = {"version": self.position["version"]} if versioned else {}
        await self.socket.send(json.dumps({"t": t, **version, **fields}))

    async def ask(self, t: str, **fields: object) -> Message:
        """Send a message; the next one that comes."""
        await self.send(t, **fields)
        return await self.receive()

    async def refused(self, t: str, **fields: object) -> str:
        """Send a message that is refused, and the position with it; the reason."""
        version = self.position["version"]
        answer = await self.ask(t, **fields)
        assert answer["t"] == "refused", answer
        again = await self.receive()
        assert (again["t"], again["version"]) == ("position", version)
        return str(answer["reason"])

    async def decide(self, luck: random.Random) -> bool:
        """Confirm or choose if it is one's turn; whether it was."""
        if self.position["permissions"]["confirm"]:
            await self.send("confirm")
        elif self.position["choices"]:
            await self.send("choose", choice=luck.choice(self.position["choices"])["choice"])
        else:
            return False
        return True

    async def newer_than(self, version: int) -> None:
        """Read on until the table has changed."""
        await self.until(lambda message: message["version"] > version)

    async def play(self, seed: int = 1, until: Callable[[Message], bool] | None = None) -> None:
        """Play at random until the game is over, or until a position fits."""
        luck = random.Random(seed)
        while not self.position["over"] and not (until and until(self.position)):
            version = self.position["version"]
            if await self.decide(luck):
                await self.newer_than(version)
            else:
                await self.receive()


class Guest:
    """Somebody with a cookie of their own."""

    def __init__(self, address: str, http: httpx.AsyncClient) -> None:
        self.address = address
        self.http = http

    async def open_table(
        self, title: str, seats: list[Message], options: Message | None = None
    ) -> Message:
        """Open a table; the answer."""
        plan = {"title": title, "seats": seats, "options": options or {}, "seating": "listed"}
        answer = await self.http.post("/api/tables", json=plan)
        assert answer.status_code == 201, answer.text
        made: Message = answer.json()
        return made

    async def get(self, path: str) -> Any:
        """The JSON that a request is answered with."""
        answer = await self.http.get(path)
        assert answer.status_code == 200, answer.text
        return answer.json()

    async def post(self, path: str, **body: object) -> httpx.Response:
        """Send what is told as JSON; the answer."""
        return await self.http.post(path, json=body)

    async def play(self, table: str, seed: int = 1) -> Message:
        """Play at random to the end; the last position."""
        async with self.sit(table) as line:
            await line.play(seed)
            return line.position

    @asynccontextmanager
    async def line(self, table: str, **headers: str) -> AsyncIterator[Line]:
        """A socket at a table, before anything has come over it."""
        cookie = self.http.cookies.get("fireside")
        sent = {"Cookie": f"fireside={cookie}"} if cookie else {}
        url = f"ws://{self.address}/ws/{table}"
        async with websockets.connect(url, additional_headers={**sent, **headers}) as socket:
            yield Line(socket)

    @asynccontextmanager
    async def sit(self, table: str, **headers: str) -> AsyncIterator[Line]:
        """A socket at a table, with its first position."""
        async with self.line(table, **headers) as line:
            first = await line.receive()
            assert first["t"] == "position", first
            yield line


@asynccontextmanager
async def guest(address: str) -> AsyncIterator[Guest]:
    """A new guest."""
    async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENCE) as http:
        yield Guest(address, http)
