"""Somebody who only wants to be a burden: bare bytes over bare connections, as fast as they go."""

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass

READ = 1 << 20  # bytes
BREATH = 0.01  # seconds before another connection in place of one that was ended


@dataclass(frozen=True)
class Shout:
    """What is said once over a new connection, what again and again, and how an answer to that
    begins."""

    first: bytes
    again: bytes
    answer: bytes
    connections: int = 1


def headers(host: str, cookie: str) -> str:
    return f"Host: {host}\r\nCookie: fireside={cookie}\r\n"


def upgrade(host: str, table: str, cookie: str) -> bytes:
    """The request for a socket at a table."""
    return (
        f"GET /ws/{table} HTTP/1.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {'A' * 22}==\r\nSec-WebSocket-Version: 13\r\n"
        f"{headers(host, cookie)}\r\n"
    ).encode()


def frame(kind: int, text: bytes = b"") -> bytes:
    """A frame of a socket, with a mask that changes nothing."""
    return bytes([0x80 | kind, 0x80 | len(text), 0, 0, 0, 0]) + text


def asked(path: str, host: str, cookie: str) -> bytes:
    """A request for something."""
    return f"GET {path} HTTP/1.1\r\nAccept-Encoding: gzip\r\n{headers(host, cookie)}\r\n".encode()


def crumbs(path: str, host: str, cookie: str, count: int) -> bytes:
    """A request whose body comes in parts of one byte."""
    head = f"POST {path} HTTP/1.1\r\nTransfer-Encoding: chunked\r\n{headers(host, cookie)}\r\n"
    return head.encode() + b"1\r\nx\r\n" * count + b"0\r\n\r\n"


def shout(host: str, what: Shout, seconds: float) -> int:
    """Shout for some seconds; how many answers there were."""
    return asyncio.run(all_shouting(host, what, time.monotonic() + seconds))


async def all_shouting(host: str, what: Shout, ends: float) -> int:
    return sum(await asyncio.gather(*[shouting(host, what, ends) for _ in range(what.connections)]))


async def shouting(host: str, what: Shout, ends: float) -> int:
    """Shout over one connection after the other."""
    answers = 0
    while time.monotonic() < ends:
        with suppress(OSError):
            reader, writer = await asyncio.open_connection(*host.split(":"))
            speaking = asyncio.create_task(speak(writer, what))
            with suppress(TimeoutError):
                while (left := ends - time.monotonic()) > 0:
                    heard = await asyncio.wait_for(reader.read(READ), left)
                    if not heard:
                        break
                    answers += heard.count(what.answer)
            speaking.cancel()
            writer.transport.abort()
        await asyncio.sleep(BREATH)
    return answers


async def speak(writer: asyncio.StreamWriter, what: Shout) -> None:
    writer.write(what.first)
    with suppress(ConnectionError):
        while True:
            writer.write(what.again)
            await writer.drain()
