"""Requests that nobody sends by accident, and how the server answers.

    python -m benchmarks.attacks.oddities [--python PROGRAM]

The server is a new process, with an interpreter that may belong to another checkout.
"""

import argparse
import asyncio
import sys
from collections.abc import Awaitable, Callable

import httpx
import websockets

from benchmarks.attacks.server import PATIENCE, running

MANY = "9" * 5000
PRINTED = {"handicap": 0, "points": 1, "tom": 0, "finished": "9999-12-31T23:59:00-14:00"}
ALONE = {"title": "bonfire", "seats": [{"kind": "here"}]}
Asked = Callable[[httpx.AsyncClient, str], Awaitable[str]]


async def status(http: httpx.AsyncClient, method: str, path: str, **more: object) -> str:
    """How a request is answered."""
    answer = await http.request(method, path, **more)  # type: ignore[arg-type]
    reason = ""
    if answer.headers.get("content-type", "").startswith("application/json") and answer.is_error:
        reason = f" {answer.json()['reason']}"
    return f"{answer.status_code}{reason}"


async def long_number(http: httpx.AsyncClient, table: str) -> str:
    return await status(http, "GET", f"/api/tables/{table}/positions/{MANY}")


async def last_day(http: httpx.AsyncClient, table: str) -> str:
    return await status(http, "PUT", "/api/series/printed/a", json=PRINTED)


async def unknown_page(http: httpx.AsyncClient, table: str) -> str:
    return await status(http, "GET", "/nowhere")


async def other_host(http: httpx.AsyncClient, table: str) -> str:
    return await status(http, "GET", "/api/tables", headers={"Host": "elsewhere.example"})


async def other_port(http: httpx.AsyncClient, table: str) -> str:
    origin = {"Origin": f"http://{http.base_url.host}:1"}
    return await status(http, "POST", "/api/tables", json=ALONE, headers=origin)


async def other_port_by_socket(http: httpx.AsyncClient, table: str) -> str:
    url = f"ws://{http.base_url.netloc.decode()}/ws/{table}"
    headers = {
        "Origin": f"http://{http.base_url.host}:1",
        "Cookie": f"fireside={http.cookies['fireside']}",
    }
    async with websockets.connect(url, additional_headers=headers) as socket:
        return str(await socket.recv())[:40]


async def policy(http: httpx.AsyncClient, table: str) -> str:
    policy = (await http.get("/")).headers.get("content-security-policy", "none")
    return next(part for part in policy.split("; ") if "connect-src" in part)


async def sniffing(http: httpx.AsyncClient, table: str) -> str:
    return str((await http.get("/api/titles")).headers.get("x-content-type-options", "may be"))


ODDITIES: dict[str, Asked] = {
    "a position number of 5,000 digits": long_number,
    "a printed game at the end of time": last_day,
    "a page that there is not": unknown_page,
    "another host": other_host,
    "a page of another port opens a table": other_port,
    "a page of another port opens a socket": other_port_by_socket,
    "whom pages may ask": policy,
    "the kind of an answer is guessed": sniffing,
}


async def look(address: str) -> None:
    fresh = httpx.Limits(max_keepalive_connections=0)  # a fault may end a connection
    async with httpx.AsyncClient(base_url=address, timeout=PATIENCE, limits=fresh) as http:
        table = (await http.post("/api/tables", json=ALONE)).json()["id"]
        for name, asked in ODDITIES.items():
            print(f"{name}: {await asked(http, table)}")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--python", default=sys.executable, help="the interpreter of the server")
    with running(parser.parse_args().python) as server:
        asyncio.run(look(server.address))


if __name__ == "__main__":
    main()
