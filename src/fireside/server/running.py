"""Running the server until somebody ends it."""

import asyncio
import errno
import gc
import logging
import socket
import webbrowser
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import uvicorn
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from starlette.applications import Starlette

from fireside.server.app import BOTS_PACE, make_app
from fireside.server.settings import Settings
from fireside.server.store.tables import Store
from fireside.server.web.doorway import DoorConfig, door_of
from fireside.server.web.network import EVERYWHERE, HERE, USUAL_PORT, Network
from fireside.server.web.pages import PACKAGED

PORTS_TRIED = 100
# A table is many objects that stay: looking for garbage among all of them is for now and then.
GARBAGE = (50_000, 20, 20)
LONGEST_FRAME = 65536  # bytes; what is longer ends the socket without an answer
LONGEST_GOODBYE = 3  # seconds that open requests may take at the end


class StartError(Exception):
    """Why the server cannot run, in one line."""


@dataclass
class ServeOptions:
    """How the server is to run."""

    database: str  # a URL
    host: str
    port: int | None  # None for the usual one, or the next that is free
    client: Path | None = None  # the client's files, if not those of the package
    pace: float | None = None  # seconds a bot takes at least, if not the usual ones
    browser: bool = False
    settings: Settings = field(default_factory=Settings)
    seed: int | None = None  # what all deals follow from, where they have to be the same again
    thinkers: int | None = None  # processes that bots think in, if not one for each processor
    own: bool = False  # whoever sits at this machine may let the network in


def run_server(options: ServeOptions) -> None:
    """Serve until Ctrl-C."""
    logging.basicConfig(level=logging.INFO, format="%(asctime)s %(name)s: %(message)s")
    logging.getLogger("alembic").setLevel(logging.WARNING)
    asyncio.run(prepare(options.database))
    pace = BOTS_PACE if options.pace is None else options.pace
    client = options.client or PACKAGED
    app = make_app(options.database, pace, client, options.seed, options.thinkers, options.settings)
    listening = listen(options.host, options.port)
    config = config_for(app, options.settings, log_level=logging.WARNING)
    port = listening.getsockname()[1]
    app.state.network = Network(options.host, port, options.own)
    here = HERE if options.host in EVERYWHERE else options.host
    address = options.settings.site.public_url or f"http://{here}:{port}/"
    Announced(config, app.state.network, address, options.browser).run(sockets=[listening])


def config_for(app: Starlette, settings: Settings, **options: Any) -> DoorConfig:
    """How uvicorn runs the application. It keeps no access log: the links of seats are secrets.
    Whom proxies ask for is the matter of the site."""
    return DoorConfig(
        app,
        door_of(settings.site, settings.limits),
        access_log=False,
        log_config=None,
        proxy_headers=False,
        ws_max_size=LONGEST_FRAME,
        timeout_graceful_shutdown=LONGEST_GOODBYE,
        **options,
    )


class Announced(uvicorn.Server):
    """A server that says where it is, once it is there."""

    def __init__(
        self, config: uvicorn.Config, network: Network, address: str, browser: bool
    ) -> None:
        super().__init__(config)
        self.network = network
        self.address = address
        self.browser = browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            keep_what_is_loaded()
            self.network.accept = self.listen_too
            print(f"Fireside is at {self.address} (Ctrl-C ends it)", flush=True)
            others = self.network.address()
            if others and not self.address.startswith(others):
                print(f"Others on the network find it at {others}/", flush=True)
            if self.browser:
                asyncio.get_running_loop().run_in_executor(None, webbrowser.open, self.address)

    async def listen_too(self, another: socket.socket) -> None:
        """Answer at another socket as well, as at the first."""

        def protocol() -> asyncio.Protocol:
            return self.config.http_protocol_class(  # type: ignore[call-arg]
                config=self.config,
                server_state=self.server_state,
                app_state=self.lifespan.state,
            )

        loop = asyncio.get_running_loop()
        self.servers.append(await loop.create_server(protocol, sock=another))


def keep_what_is_loaded() -> None:
    """The garbage collector leaves alone what will never be garbage: looking through all modules
    holds everybody up for 50 ms each time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


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
