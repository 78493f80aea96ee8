"""The door to the network: how many may be connected at once, and how long a request may take to
arrive and an answer to be read. Whoever is silent holds a connection that others need."""

import asyncio
import sys
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

import h11
import uvicorn
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame

from fireside.server.people.allowance import Limits
from fireside.server.web.site import Site

ACCEPTED_AT_ONCE = 100  # connections; the system keeps as many more waiting
RESERVED = 256  # files for everything else: the database, bots, the client's files
MOST_READ = 4096  # bytes: so many hold at most some seven hundred frames, or parts of a body
MOST_LITTLE = 100  # frames that bring no message, at one line
LITTLE_WHILE = 5.0  # seconds, for so many
FULL = (
    b"HTTP/1.1 503 Service Unavailable\r\nContent-Type: text/plain\r\nContent-Length: 28\r\n"
    b"Retry-After: 5\r\nConnection: close\r\n\r\nToo many people are here now"
)


@dataclass
class Door:
    """What the connections of one server share."""

    most: int
    each: int  # for one address
    site: Site  # which knows the proxies: they come for many
    patience: float  # seconds from the first byte of a request, or from connecting, to its last
    count: int = 0
    open: Counter[str] = field(default_factory=Counter)  # by address

    def enter(self, address: str) -> bool:
        """One more comes from an address; whether there is room."""
        self.count += 1
        self.open[address] += 1
        many = self.open[address] > self.each and not self.site.trusts(address)
        return not many and self.count <= self.most

    def leave(self, address: str) -> None:
        """One has gone."""
        self.count -= 1
        self.open[address] -= 1
        if not self.open[address]:
            del self.open[address]


def door_of(site: Site, limits: Limits) -> Door:
    """A door for as many as the system can bear."""
    most = min(limits.connections, connections_possible())
    return Door(most, limits.connections_each, site, limits.patience)


def connections_possible() -> int:
    """How many connections the system allows, after it has been asked for all that it may give."""
    if sys.platform == "win32":
        return sys.maxsize
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
            soft = hard
        except (OSError, ValueError):
            pass  # some systems promise more than they give
    return sys.maxsize if soft == resource.RLIM_INFINITY else max(soft - RESERVED, soft // 2)


class DoorConfig(uvicorn.Config):
    """A server whose connections come through a door."""

    def __init__(self, app: Any, door: Door, **settings: Any) -> None:
        self.door = door
        super().__init__(app, http=Request, ws=Line, backlog=ACCEPTED_AT_ONCE, **settings)


class InSips(asyncio.BufferedProtocol):
    """A connection that is read little by little: whoever sends much at once, in tiny parts, is
    not worked for in one go, while everybody else waits."""

    def get_buffer(self, sizehint: int) -> bytearray:
        self._sip = bytearray(MOST_READ)
        return self._sip

    def buffer_updated(self, nbytes: int) -> None:
        self.data_received(bytes(self._sip[:nbytes]))

    def data_received(self, data: bytes) -> None:
        raise NotImplementedError


class Entered(asyncio.BaseProtocol):
    """A connection that has come through the door: whoever does not read what they are told in
    time has to go."""

    config: DoorConfig
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    client: tuple[str, int] | None
    _stuck: asyncio.TimerHandle | None = None

    @property
    def address(self) -> str:
        """Where it comes from."""
        return self.client[0] if self.client else ""

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(self.config.door.patience, self.transport.abort)

    def resume_writing(self) -> None:
        if self._stuck is not None:
            self._stuck.cancel()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        self.config.door.leave(self.address)
        if self._stuck is not None:
            self._stuck.cancel()
        super().connection_lost(exc)


class Request(Entered, H11Protocol, InSips):
    """A connection, as long as it is not a line to a table."""

    config: DoorConfig

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._late: asyncio.TimerHandle | None = None
        if self.config.door.enter(self.address):
            self._expect()
        else:
            transport.write(FULL)
            transport.close()

    def data_received(self, data: bytes) -> None:
        if self._late is None:
            self._expect()
        super().data_received(data)

    def handle_events(self) -> None:
        """Go on with what has come: of the next request part may be here before this one is
        answered, and nothing more."""
        super().handle_events()
        if self.transport.get_protocol() is not self:
            return  # it is a line now
        if self.conn.their_state not in (h11.IDLE, h11.SEND_BODY):
            self._arrived()
        elif self.conn.their_state is h11.SEND_BODY and self._late is None:
            self._expect()

    def _expect(self) -> None:
        """A request has to arrive in time."""
        self._late = self.loop.call_later(self.config.door.patience, self.transport.close)

    def _arrived(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._arrived()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._arrived()
        super().connection_lost(exc)


class Line(Entered, WebSocketsSansIOProtocol, InSips):
    """A socket at a table, which has come through the door as a request."""

    config: DoorConfig
    _little = 0  # frames of late that were no message
    _since = 0.0

    def handle_ping(self) -> None:
        if self._may_go_on():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_pong(event)

    def handle_cont(self, event: Frame) -> None:
        if self._may_go_on():
            super().handle_cont(event)

    def _may_go_on(self) -> bool:
        """Whether one more frame may come that the application does not see, and so cannot count:
        browsers send hardly any. A line that is full of them ends."""
        if self.loop.time() > self._since + LITTLE_WHILE:
            self._little, self._since = 0, self.loop.time()
        self._little += 1
        if self._little > MOST_LITTLE and not self.transport.is_closing():
            self.transport.abort()
        return not self.transport.is_closing()
