"""Connections are bounded, and whoever is silent loses theirs."""

import asyncio
import os
import resource
import subprocess
import sys
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from starlette.applications import Starlette

from fireside.server.people.allowance import Limits
from fireside.server.settings import Settings
from fireside.server.web.doorway import MOST_LITTLE, MOST_READ, Line, Request
from fireside.server.web.site import Site
from tests.server.served import BOT, HERE, LINK, Guest, guest, served
from tests.server.web.test_limits import until

HURRY = Settings(limits=Limits(patience=0.2))
FILES = 400  # that a process may have open
LONGEST_LOG = 50_000  # bytes
LITTLE = ["pings", "pongs", "parts"]


class Wire:
    """A bare connection."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def answer(self, sent: bytes = b"") -> bytes:
        """All that the other end sends before it hangs up."""
        self.writer.write(sent)
        try:
            return await asyncio.wait_for(self.reader.read(), 20)
        except ConnectionError:
            return b""


async def wire(stack: AsyncExitStack, address: str) -> Wire:
    """A connection for as long as the stack lasts."""
    host, port = address.split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    stack.callback(writer.close)
    return Wire(reader, writer)


@pytest.mark.parametrize(
    "sent",
    [
        b"",
        b"GET /api/titles HTTP/1.1\r\nHost: 127",
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{",
    ],
    ids=["nothing", "half a head", "half a body"],
)
def test_half_a_request_is_given_up(tmp_path: Path, sent: bytes) -> None:
    async def play(address: str) -> None:
        async with AsyncExitStack() as stack:
            assert await (await wire(stack, address)).answer(sent) == b""

    with served(tmp_path, settings=HURRY) as (address, _):
        asyncio.run(play(address))


def test_a_request_that_comes_drop_by_drop_is_given_up(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with AsyncExitStack() as stack:
            line = await wire(stack, address)
            drops = asyncio.create_task(drip(line))
            assert await line.answer(b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n") == b""
            drops.cancel()

    async def drip(line: Wire) -> None:
        while True:
            line.writer.write(b"X-More: 1\r\n")
            await asyncio.sleep(0.01)

    with served(tmp_path, settings=HURRY) as (address, _):
        asyncio.run(play(address))


def test_half_a_request_behind_a_whole_one_is_given_up(tmp_path: Path) -> None:
    """What comes in one go is taken up only when the first request has been answered."""
    whole = b"GET /api/titles HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    half = b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 500\r\n\r\n{"

    async def play(address: str) -> None:
        async with AsyncExitStack() as stack:
            told = await (await wire(stack, address)).answer(whole + half)
            assert told.startswith(b"HTTP/1.1 200")

    with served(tmp_path, settings=HURRY) as (address, _):
        asyncio.run(play(address))


def test_whoever_plays_is_not_given_up(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann:
            made = await ann.open_table("bonfire", [HERE, BOT])
            async with ann.sit(made["id"]) as line, AsyncExitStack() as stack:
                await (await wire(stack, address)).answer()  # longer than patience lasts
                assert (await line.ask("ping")) == {"t": "pong"}

    with served(tmp_path, settings=HURRY) as (address, _):
        asyncio.run(play(address))


def test_connections_are_counted(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with AsyncExitStack() as stack:
            for _ in range(3):
                await wire(stack, address)
            refused = await (await wire(stack, address)).answer()
            assert refused.startswith(b"HTTP/1.1 503")
            assert b"Retry-After" in refused
        async with guest(address) as ann:  # once they have gone
            await ann.get("/api/titles")

    for limits in (Limits(connections=3), Limits(connections_each=3)):
        with served(tmp_path, settings=Settings(limits=limits)) as (address, _):
            asyncio.run(play(address))


@pytest.mark.parametrize("proxy", ["127.0.0.1", "127.0.0.0/8"])
def test_a_proxy_comes_for_many(tmp_path: Path, proxy: str) -> None:
    async def play(address: str) -> None:
        async with AsyncExitStack() as stack:
            for _ in range(5):
                await wire(stack, address)
            async with guest(address) as ann:
                await ann.get("/api/titles")

    settings = Settings(Site(proxies=(proxy,)), Limits(connections_each=3))
    with served(tmp_path, settings=settings) as (address, _):
        asyncio.run(play(address))


@pytest.mark.parametrize("frame", [b"\x89\x80", b"\x8a\x80", b"\x00\x80"], ids=LITTLE)
def test_a_line_that_is_full_of_frames_without_a_message_ends(tmp_path: Path, frame: bytes) -> None:
    """Pings, pongs, and the parts of a message that never ends."""
    little = frame + bytes(4)
    begun = b"\x01\x80" + bytes(4) if frame[0] == 0 else b""

    async def play(address: str, app: Starlette) -> None:
        async with guest(address) as ann, AsyncExitStack() as stack:
            table = (await ann.open_table("bonfire", [HERE, LINK]))["id"]
            async with ann.sit(table) as line:
                flood = await wire(stack, address)
                flood.writer.write(upgrade(table, ann))
                room = app.state.hall.rooms[table]
                await until(lambda: len(room.connections) == 2)
                await flood.answer(begun + little * (MOST_LITTLE + 1))
                await until(lambda: len(room.connections) == 1)
                assert await line.ask("ping") == {"t": "pong"}

    with served(tmp_path) as (address, app):
        asyncio.run(play(address, app))


def upgrade(table: str, who: Guest) -> bytes:
    """The request for a socket at a table."""
    return (
        f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n"
        f"Cookie: fireside={who.http.cookies['fireside']}\r\n\r\n"
    ).encode()


def test_much_at_once_is_read_little_by_little(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[int] = []

    def listening(protocol: type[Request | Line]) -> Callable[[Any, bytes], None]:
        receive = protocol.data_received

        def received(self: Any, data: bytes) -> None:
            read.append(len(data))
            receive(self, data)

        return received

    for protocol in (Request, Line):
        monkeypatch.setattr(protocol, "data_received", listening(protocol))

    async def play(address: str) -> None:
        async with guest(address) as ann:
            answer = await ann.http.post("/api/tables", content=b"x" * 200_000)
            assert answer.status_code == 400
            table = (await ann.open_table("bonfire", [HERE]))["id"]
            async with ann.sit(table) as line:
                await line.socket.send("x" * 60_000)
                await line.receive()

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))
    assert sum(read) > 200_000
    assert max(read) <= MOST_READ


def few_files() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))


def test_more_connections_than_files_leave_running_tables_alone(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann:
            made = await ann.open_table("bonfire", [HERE, HERE])
            async with ann.sit(made["id"]) as line, AsyncExitStack() as stack:
                wires = [await wire(stack, address) for _ in range(2 * FILES)]
                await line.play(until=lambda position: position["version"] >= 30)
                ended = await asyncio.gather(*[one.answer() for one in wires[-10:]])
                assert [answer[:12] for answer in ended] == [b"HTTP/1.1 503"] * 10

    server = process(tmp_path)
    try:
        assert server.stdout is not None
        address = server.stdout.readline().split()[3].strip("/").removeprefix("http://")
        asyncio.run(play(address))
    finally:
        server.terminate()
        server.wait(20)
        server.stdout.close()  # type: ignore[union-attr]
    assert (tmp_path / "log").stat().st_size < LONGEST_LOG


def process(folder: Path) -> "subprocess.Popen[str]":
    """A server that may open few files."""
    command = [sys.executable, "-m", "fireside.cli.main", "serve", "--no-limits", "--pace", "0"]
    environment: dict[str, Any] = {**os.environ, "FIRESIDE_DATA": str(folder)}
    with (folder / "log").open("w") as log:
        return subprocess.Popen(
            command,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            preexec_fn=few_files,
        )


def test_a_slow_body_has_its_time(tmp_path: Path) -> None:
    """What arrives in parts, and in time, is read to its end."""

    async def parts() -> Any:
        for part in (b'{"title": "bonfire", ', b'"seats": [{"kind": ', b'"here"}]}'):
            yield part
            await asyncio.sleep(0)

    async def play(address: str) -> None:
        async with httpx.AsyncClient(base_url=f"http://{address}") as slow:
            answer = await slow.post("/api/tables", content=parts())
            assert answer.status_code == 201

    with served(tmp_path, settings=Settings(limits=Limits(patience=20))) as (address, _):
        asyncio.run(play(address))
