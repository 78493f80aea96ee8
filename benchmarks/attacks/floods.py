"""Floods that one machine can send, and what is left for others meanwhile.

    python -m benchmarks.attacks.floods [FLOOD ...] [--python PROGRAM]

Each flood has a server of its own in a new process, with an interpreter that may belong to another
checkout, and everything goes to 127.0.0.1.
"""

import argparse
import asyncio
import json
import multiprocessing
import re
import sys
import time
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ProcessPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from statistics import median

import httpx
import websockets

from benchmarks.attacks.server import PATIENCE, Running, running
from benchmarks.attacks.shouts import Shout, asked, crumbs, frame, shout, upgrade

SECONDS = 5.0
PLAN = {"title": "bonfire", "seats": [{"kind": "here"}, {"kind": "bot", "level": "blaze"}]}
FILES = 1024  # that the server may have open
POSITION = b'{"t":"position"'
PONG = b"\x8a\x00"
ANSWER = b"HTTP/1.1 "
LISTENING = 40.0  # seconds that silence is kept up


async def opened(http: httpx.AsyncClient, plan: dict[str, object]) -> str:
    """A new table."""
    made = (await http.post("/api/tables", json=plan)).raise_for_status().json()
    return str(made["id"])


def line(server: Running, http: httpx.AsyncClient, table: str) -> websockets.connect:
    """A socket at a table."""
    cookie = {"Cookie": f"fireside={http.cookies['fireside']}"}
    url = f"{server.address.replace('http', 'ws')}/ws/{table}"
    return websockets.connect(url, additional_headers=cookie, max_queue=None)


async def burdened(server: Running, shouted: Callable[[str, str, str], Shout]) -> str:
    """Somebody shouts, given the server's host, a table and their cookie, while somebody else at
    another table asks for pongs."""
    people = {"title": "bonfire", "seats": [{"kind": "here"}, {"kind": "here"}]}
    host = server.address.removeprefix("http://")
    async with (
        httpx.AsyncClient(base_url=server.address) as one,
        httpx.AsyncClient(base_url=server.address) as two,
    ):
        tables = [await opened(http, people) for http in (one, two)]
        what = shouted(host, tables[0], one.cookies["fireside"])
        async with line(server, two, tables[1]) as calm:
            await calm.recv()
            before = await waits(calm)
            async with shouting(host, what) as answered:
                during = await waits(calm)
    calm_ms, median_ms, worst_ms = (
        1000 * figure for figure in (median(before), median(during), max(during))
    )
    return (
        f"{await answered / SECONDS:.0f} answers a second; a pong takes {calm_ms:.1f} ms before "
        f"and {median_ms:.1f} ms (at most {worst_ms:.0f}) during the flood"
    )


@asynccontextmanager
async def shouting(host: str, what: Shout) -> AsyncIterator[Awaitable[int]]:
    """Somebody shouts in a process of their own; how often they were answered."""
    with ProcessPoolExecutor(1, multiprocessing.get_context("spawn")) as pool:
        loop = asyncio.get_running_loop()
        shouted = loop.run_in_executor(pool, shout, host, what, SECONDS + 1)
        await asyncio.sleep(1)  # the process begins
        yield shouted


async def looks(server: Running) -> str:
    """One socket asks to look."""
    look = frame(1, b'{"t":"look","seat":0}')
    return await burdened(
        server, lambda host, table, me: Shout(upgrade(host, table, me), look * 50, POSITION)
    )


async def pings(server: Running) -> str:
    """One socket sends frames that are no messages."""
    little = frame(9) * 10_000
    return await burdened(
        server, lambda host, table, me: Shout(upgrade(host, table, me), little, PONG)
    )


async def crumbled(server: Running) -> str:
    """One connection sends bodies in parts of one byte."""
    return await burdened(
        server, lambda host, _, me: Shout(b"", crumbs("/api/tables", host, me, 40_000), ANSWER)
    )


async def asks(server: Running) -> str:
    """Fifty connections ask for the list of titles."""
    return await burdened(
        server, lambda host, _, me: Shout(b"", asked("/api/titles", host, me) * 20, ANSWER, 50)
    )


async def pages(server: Running) -> str:
    """Fifty connections ask for the largest file of the client."""
    async with httpx.AsyncClient(base_url=server.address) as http:
        page = (await http.get("/")).text
        files = re.findall(r"/assets/[\w.-]+\.js", page)
        sizes = {path: len((await http.get(path)).content) for path in files}
    largest = max(sizes, key=lambda path: sizes[path])
    return await burdened(
        server, lambda host, _, me: Shout(b"", asked(largest, host, me) * 5, ANSWER, 50)
    )


async def waits(socket: websockets.ClientConnection) -> list[float]:
    """How long a pong takes, for some seconds."""
    found: list[float] = []
    ends = time.monotonic() + SECONDS
    while time.monotonic() < ends:
        sent = time.monotonic()
        await socket.send('{"t": "ping"}')
        while "pong" not in str(await asyncio.wait_for(socket.recv(), PATIENCE)):
            pass
        found.append(time.monotonic() - sent)
        await asyncio.sleep(0.1)
    return found


async def tables(server: Running) -> str:
    """Nobody in particular opens two hundred tables with the strongest bot."""
    answers = Counter[int]()
    began = time.monotonic()
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as nobody:
        for _ in range(200):
            nobody.cookies.clear()
            answers[(await nobody.post("/api/tables", json=PLAN)).status_code] += 1
        alone = {"title": "bonfire", "seats": [{"kind": "bot", "level": "blaze"}] * 2}
        nobody.cookies.clear()
        bots = (await nobody.post("/api/tables", json=alone)).status_code
    seconds = time.monotonic() - began
    return f"{answers[201]} of 200 opened in {seconds:.1f} s; a table of bots alone: {bots}"


async def editions(server: Running) -> str:
    """A guest stores one large edition after the other, each a little different."""
    answers = Counter[int]()
    async with httpx.AsyncClient(base_url=server.address, timeout=PATIENCE) as guest:
        await guest.get("/api/titles")
        for number in range(40):
            edition = server.edition + "# more\n" * 3000 + f"# {number}\n"
            answer = await guest.post("/api/tables", json={**PLAN, "edition": edition})
            answers[answer.status_code] += 1
    return f"{answers[201]} of 40 stored, {answers[429]} refused"


async def silence(server: Running) -> str:
    """Half a request, and nothing more."""
    host, port = server.address.removeprefix("http://").split(":")
    begun = {
        "nothing": b"",
        "half a head": b"GET / HTTP/1.1\r\nHost: 127",
        "half a body": b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n{",
    }
    told = []
    async with AsyncExitStack() as stack:
        lines = {}
        for name, sent in begun.items():
            reader, writer = await asyncio.open_connection(host, int(port))
            stack.callback(writer.close)
            writer.write(sent.replace(b"Host: x", f"Host: {host}".encode()))
            lines[name] = asyncio.create_task(reader.read())
        await asyncio.wait(lines.values(), timeout=LISTENING)
        for name, reading in lines.items():
            told.append(f"{name} {'closed' if reading.done() else 'open'}")
            reading.cancel()
    return f"after {LISTENING:.0f} s: {', '.join(told)}"


async def files(server: Running) -> str:
    """More connections than the server may open files, while somebody plays."""
    host, port = server.address.removeprefix("http://").split(":")
    async with AsyncExitStack() as stack:
        http = await stack.enter_async_context(httpx.AsyncClient(base_url=server.address))
        table = await opened(http, {"title": "bonfire", "seats": [{"kind": "here"}] * 2})
        socket = await stack.enter_async_context(line(server, http, table))
        position = json.loads(await socket.recv())
        for _ in range(FILES + 100):
            with suppress(OSError, TimeoutError):
                _, writer = await asyncio.wait_for(asyncio.open_connection(host, int(port)), 1)
                stack.callback(writer.close)
        began, size = time.monotonic(), server.log.stat().st_size
        made = 0
        with suppress(websockets.ConnectionClosed, TimeoutError):
            while time.monotonic() < began + SECONDS:
                deed = {"t": "confirm", "version": position["version"]}
                if position["choices"]:
                    deed |= {"t": "choose", "choice": position["choices"][0]["choice"]}
                await socket.send(json.dumps(deed))
                position = json.loads(await asyncio.wait_for(socket.recv(), SECONDS))
                made += 1
                await asyncio.sleep(0.2)
        await asyncio.sleep(max(0.0, began + SECONDS - time.monotonic()))
        grown = (server.log.stat().st_size - size) / (time.monotonic() - began) * 60 / 1e6
    return f"{made} choices made meanwhile; the log grows by {grown:.2f} MB a minute"


FLOODS: dict[str, Callable[[Running], Awaitable[str]]] = {
    "looks": looks,
    "pings": pings,
    "crumbs": crumbled,
    "asks": asks,
    "pages": pages,
    "tables": tables,
    "editions": editions,
    "silence": silence,
    "files": files,
}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("floods", nargs="*", metavar="FLOOD", help=", ".join(FLOODS))
    parser.add_argument("--python", default=sys.executable, help="the interpreter of the server")
    wanted = parser.parse_args()
    for name in wanted.floods or FLOODS:
        most = FILES if name == "files" else None
        with running(wanted.python, files=most) as server:
            print(f"{name}: {asyncio.run(FLOODS[name](server))}", flush=True)


if __name__ == "__main__":
    main()
