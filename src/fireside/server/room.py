"""A room: one table in memory, everybody connected to it, and its bots."""

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from functools import partial

import msgspec

from fireside.core.state import NOBODY
from fireside.server.connection import Connection
from fireside.server.kept import request_kept
from fireside.server.opening import now
from fireside.server.positions import is_compared, position_for, summary_of
from fireside.server.results import results_of
from fireside.server.store import Store
from fireside.server.thinkers import Thinkers
from fireside.server.wire import Refused
from fireside.table.table import Table, TableError

SERVER_FAULT = 1011
LINK_SPENT = 1008

log = logging.getLogger(__name__)


class Room:
    """Changes go one after another: to the table, to the store, and only then to everybody."""

    def __init__(
        self,
        identity: str,
        table: Table,
        store: Store,
        thinkers: Thinkers,
        pace: float,
        abandon: Callable[["Room"], None],
        opener: str | None,
        origin: str,
    ) -> None:
        self.id = identity
        self.table = table
        self.opener = opener  # the guest who opened the table
        self.origin = origin  # where the table comes from, as in kept.py
        table.strict = is_compared(origin)
        self.connections: set[Connection] = set()
        self._store = store
        self._thinkers = thinkers
        self._pace = pace  # seconds at least before a bot's choice
        self._abandon = abandon
        self._lock = asyncio.Lock()
        self._changed = time.monotonic()
        self._left = time.monotonic()
        self._bots: asyncio.Task[None] | None = None

    # Coming and going

    def enter(self, connection: Connection) -> None:
        """Somebody comes: they see the position, the others that they are there."""
        before = self.present()
        self.connections.add(connection)
        connection.follow(self.table.decider())
        self.show(connection)
        self._tell_presence(before, connection)
        self.wake_bots()

    def leave(self, connection: Connection) -> None:
        """Somebody goes."""
        before = self.present()
        self.connections.discard(connection)
        self._left = time.monotonic()
        self._tell_presence(before, connection)

    def turn_out(self, seat: int) -> None:
        """Whoever has a seat, or with NOBODY none, by a link that has been renewed has to go; not
        whoever opened the table."""
        before = self.present()
        told = msgspec.json.encode(Refused("renewed")).decode()
        for connection in [*self.connections]:
            came_by_it = seat in connection.yours if seat != NOBODY else not connection.yours
            if came_by_it and not connection.opener:
                connection.yours = []
                self.connections.discard(connection)
                connection.send(told)
                connection.close(LINK_SPENT)
        self._left = time.monotonic()
        self._tell_presence(before)

    def present(self) -> set[int]:
        """The seats whose people are connected; bots and Tom always are."""
        seats = {seat for connection in self.connections for seat in connection.yours}
        others = enumerate(self.table.seats())
        return seats | {seat for seat, holder in others if not holder.is_person}

    def idle_for(self) -> float:
        """Seconds since anybody was here or anything happened."""
        if self.connections or (self._bots is not None and not self._bots.done()):
            return 0.0
        return time.monotonic() - max(self._left, self._changed)

    def close(self, code: int) -> None:
        """Everybody goes; bots stop."""
        if self._bots is not None:
            self._bots.cancel()
        for connection in self.connections:
            connection.close(code)

    # Telling

    def show(self, connection: Connection) -> None:
        """Send the position to one connection, without news."""
        self._send([connection], len(self.table.events), False)

    def _tell_presence(self, before: set[int], newcomer: Connection | None = None) -> None:
        if self.present() != before:
            others = [other for other in self.connections if other is not newcomer]
            self._send(others, len(self.table.events), False)

    def _send(self, connections: list[Connection], events_from: int, undone: bool) -> None:
        """Send the position, made once for all who see and may do the same."""
        present = self.present()
        made: dict[tuple[int, ...], str] = {}
        for connection in connections:
            eyes, yours, opener = connection.eyes, connection.yours, connection.opener
            key = (opener, eyes, *yours)
            if key not in made:
                position = position_for(
                    self.table,
                    self.id,
                    yours,
                    eyes,
                    present,
                    events_from,
                    undone,
                    opener,
                    self.origin,
                )
                made[key] = msgspec.json.encode(position).decode()
            connection.send(made[key])

    # Changes

    async def do(self, version: int | None, deed: Callable[[], None]) -> None:
        """Change the table in the position with this version, or in any; TableError where that
        cannot be, and nothing has happened then."""
        async with self._lock:
            if version is not None and version != self.table.version:
                raise TableError("stale")
            await self._do(deed)

    async def _do(self, deed: Callable[[], None]) -> None:
        table = self.table
        version, choices, events = table.version, len(table.made), len(table.events)
        with self._put_away_after_a_fault():
            deed()
            await self._keep(version, choices)
        undone = len(table.made) < choices
        for connection in self.connections:
            connection.follow(table.decider())
        self._send([*self.connections], len(table.events) if undone else events, undone)
        self.wake_bots()

    @contextmanager
    def _put_away_after_a_fault(self) -> Iterator[None]:
        """Memory and store may differ after a fault; what is kept counts."""
        try:
            yield
        except TableError:
            raise
        except BaseException:
            log.error("table %s is put away after a fault", self.id)
            self._abandon(self)
            self.close(SERVER_FAULT)
            raise

    async def _keep(self, version: int, choices: int) -> None:
        table = self.table
        first = min(choices, len(table.made))
        made = [(made.choice, made.seat) for made in table.made[first:]]
        values = {
            "version": table.version,
            "settled": table.settled,
            "confirming": table.confirming,
            "changed": now(),
            "over": table.over(),
            "summary": summary_of(table),
            "request": request_kept(table.request),
            "taken_back": table.taken_back,
        }
        ended = results_of(table) if table.over() else None
        if ended is None and len(table.made) < choices:
            ended = []
        await self._store.keep(self.id, version, first, made, values, ended)
        self._changed = time.monotonic()

    async def rename(self, connection: Connection, seat: int, name: str) -> None:
        """Call somebody by another name; the version stays, so that nobody's choice is late."""
        async with self._lock:
            with self._put_away_after_a_fault():
                self.table.rename(connection.yours, seat, name)
                seats = [asdict(holder) for holder in self.table.holders]
                await self._store.rename(self.id, seats, summary_of(self.table))
            self._send([*self.connections], len(self.table.events), False)

    def decline_undo(self, connection: Connection) -> None:
        """Say no to whoever wants to take a turn back, and tell them so."""
        asking = self.table.request.seats if self.table.request else []
        self.table.answer_undo(connection.yours, False)
        told = msgspec.json.encode(Refused("declined")).decode()
        for other in self.connections:
            if set(other.yours) & set(asking):
                other.send(told)

    # Bots

    def wake_bots(self) -> None:
        """Let bots go on if it is their turn."""
        idle = self._bots is None or self._bots.done()
        if idle and self.table.bot_to_move() != NOBODY:
            self._bots = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        table = self.table
        plan: list[int] = []
        foreseen = (NOBODY, 0, 0)  # as long as this holds the plan does
        while (seat := table.bot_to_move()) != NOBODY:
            version = table.version
            now = (seat, table.state.turn, table.state.revealed)
            if not plan or now != foreseen or plan[0] not in table.state.choices():
                foreseen = now
                luck = table.luck("bot")
                plan = await self._thinkers.plan(table.holders[seat].level, table.guess(), luck)
            await asyncio.sleep(self._changed + self._pace - time.monotonic())
            async with self._lock:
                if (table.version, table.bot_to_move()) == (version, seat):
                    await self._do(partial(table.choose, [seat], plan.pop(0)))
                else:
                    plan = []
