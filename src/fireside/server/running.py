"""Running the server until somebody ends it."""

import asyncio
import errno
import logging
import socket
import webbrowser
from dataclasses import dataclass
from pathlib import Path

import uvicorn
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError

from fireside.server.app import BOTS_PACE, make_app
from fireside.server.pages import PACKAGED
from fireside.server.store import Store

USUAL_PORT = 8000
PORTS_TRIED = 100
LONGEST_FRAME = 65536  # bytes; what is longer ends the socket without an answer
LONGEST_GOODBYE = 3  # seconds that open requests may take at the end


class StartError(Exception):
    """Why the server cannot run, in one line."""


@dataclass
class Wishes:
    """How the server is to run."""

    database: str  # a URL
    host: str
    port: int | None  # None for the usual one, or the next that is free
    client: Path | None = None  # the client's files, if not those of the package
    pace: float | None = None  # seconds a bot takes at least, if not the usual ones
    browser: bool = False
    luck: int | None = None  # what all deals follow from, where they have to be the same again


def run_server(wishes: Wishes) -> None:
    """Serve until Ctrl-C."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    asyncio.run(prepare(wishes.database))
    pace = BOTS_PACE if wishes.pace is None else wishes.pace
    app = make_app(wishes.database, pace, wishes.client or PACKAGED, wishes.luck)
    listening = listen(wishes.host, wishes.port)
    # No access log: the links of seats are secrets.
    config = uvicorn.Config(
        app,
        access_log=False,
        log_config=None,
        log_level=logging.WARNING,
        ws_max_size=LONGEST_FRAME,
        timeout_graceful_shutdown=LONGEST_GOODBYE,
    )
    address = f"http://{wishes.host}:{listening.getsockname()[1]}/"
    Announced(config, address, wishes.browser).run(sockets=[listening])


class Announced(uvicorn.Server):
    """A server that says where it is, once it is there."""

    def __init__(self, config: uvicorn.Config, address: str, browser: bool) -> None:
        super().__init__(config)
        self.address = address
        self.browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            print(f"Fireside is at {self.address} (Ctrl-C ends it)", flush=True)
            if self.browser:
                asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self.address)


async def prepare(url: str) -> None:
    """Bring the database up to date."""
    try:
        store = Store(url)
        await store.open()
        await store.close()
    except (ArgumentError, NoSuchModuleError):
        raise StartError("the database is a URL like sqlite+aiosqlite:///tables.db") from None
    except ModuleNotFoundError as problem:
        hint = "PostgreSQL's comes with fireside[postgres], for URLs like postgresql+psycopg://"
        raise StartError(f"the database needs a driver: {problem}; {hint}") from None
    except SQLAlchemyError as problem:
        await asyncio.sleep(0.1)  # the driver's thread reports to this loop once more
        cause = getattr(problem, "orig", None) or problem
        raise StartError(f"the database cannot be used: {cause}") from None


def listen(host: str, port: int | None) -> socket.socket:
    """A socket at the port named, or at the first free one from the usual port on."""
    ports = range(USUAL_PORT, USUAL_PORT + PORTS_TRIED) if port is None else [port]
    for number in ports:
        try:
            return socket.create_server((host, number), backlog=2048)
        except OSError as problem:
            if problem.errno != errno.EADDRINUSE:
                raise StartError(f"{host}:{number}: {problem.strerror}") from None
    if port is None:
        raise StartError(f"no port from {ports[0]} to {ports[-1]} is free; name one with --port")
    raise StartError(f"port {port} is in use; name another, or none for the next free one")
