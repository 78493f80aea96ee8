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
from fireside.server.store.results import results_of
from fireside.server.store.stored import summary_of, values_of
from fireside.server.store.tables import Store
from fireside.server.tables.connection import Connection
from fireside.server.tables.opening import now
from fireside.server.tables.positions import position_for
from fireside.server.thinking.pool import NotDone
from fireside.server.thinking.thinkers import Rank, Thinkers
from fireside.server.wire import PLAIN, Origin, Refused
from fireside.table.table import Table, TableError

SERVER_FAULT = 1011
LINK_SPENT = 1008
PATIENCE = 3.0  # seconds that a bot may take before people are told what it waits for
BREATH = 5.0  # seconds after which a bot that could not think at all tries again

log = logging.getLogger(__name__)


class Room:
    """Changes go one after another: to a copy of the table, to the store, and only then the copy is
    the table, which everybody is shown."""

    def __init__(
        self,
        identity: str,
        table: Table,
        store: Store,
        thinkers: Thinkers,
        pace: float,
        abandon: Callable[["Room"], None],
        opener: str | None,
        origin: Origin,
        changed: str = "",
    ) -> None:
        self.id = identity
        self.table = table  # as it is kept: what everybody may be shown
        self.opener = opener  # the guest who opened the table
        self.origin = origin
        self._written = changed  # when it changed last: never earlier, whatever the clock says
        self.connections: set[Connection] = set()
        self._store = store
        self._thinkers = thinkers
        self._pace = pace  # seconds at least before a bot's choice
        self._abandon = abandon
        self._lock = asyncio.Lock()
        self._changed = time.monotonic()
        self._left = time.monotonic()
        self._bots: asyncio.Task[None] | None = None
        self._busy = False  # whether the bot to move waits, because others think
        self._stand_ins: dict[int, str] = {}  # who played the latest turn of a bot in its place

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
        """The seats whose people are connected; bots and automatons always are."""
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
            viewpoint, yours, opener = connection.viewpoint, connection.yours, connection.opener
            key = (opener, viewpoint, *yours)
            if key not in made:
                position = position_for(
                    self.table,
                    self.id,
                    yours,
                    viewpoint,
                    present,
                    events_from,
                    undone,
                    opener,
                    self.origin,
                )
                if self._busy and position.thinking:
                    position.busy = True
                for seat, level in self._stand_ins.items():
                    position.seats[seat].stand_in = level
                made[key] = msgspec.json.encode(position).decode()
            connection.send(made[key])

    # Changes

    async def do(self, version: int | None, deed: Callable[[Table], None]) -> None:
        """Change the table in the position with this version, or in any; TableError where that
        cannot be, and nothing has happened then."""
        async with self._lock:
            self._tell(await self._change(version, deed))

    async def _change(self, version: int | None, deed: Callable[[Table], None]) -> Table:
        """Keep a change; the table as it was before."""
        before, after = self.table, self.table.copy()
        if version is not None and version != before.version:
            raise TableError("stale")
        deed(after)
        with self._put_away_after_a_fault():
            await self._keep(before, after)
        self.table = after
        self._changed = time.monotonic()
        return before

    def _tell(self, before: Table) -> None:
        """Show a change to everybody."""
        after = self.table
        undone = len(after.made) < len(before.made)
        for connection in self.connections:
            connection.follow(after.decider())
        told = len(after.events) if undone else len(before.events)
        self._send([*self.connections], told, undone)
        self.wake_bots()

    @contextmanager
    def _put_away_after_a_fault(self) -> Iterator[None]:
        """Nobody knows what is kept after a fault; that counts, and is read again."""
        try:
            yield
        except BaseException:
            log.error("table %s is put away after a fault", self.id)
            self._abandon(self)
            for connection in self.connections:
                connection.send(msgspec.json.encode(Refused("unavailable")).decode())
            self.close(SERVER_FAULT)
            raise

    async def _keep(self, before: Table, table: Table) -> None:
        first = min(len(before.made), len(table.made))
        goes_back = first < len(before.made)
        made = [(made.choice, made.seat) for made in table.made[first:]]
        values = {**values_of(table), "changed": max(now(), self._written)}
        ended = results_of(table) if table.over() else None
        if ended is None and goes_back:
            ended = []
        await self._store.keep(self.id, before.version, first, made, values, ended, goes_back)
        self._written = str(values["changed"])

    async def rename(self, connection: Connection, seat: int, name: str) -> None:
        """Call somebody by another name; the version stays, so that nobody's choice is late."""
        async with self._lock:
            after = self.table.copy()
            after.rename(connection.yours, seat, name)
            with self._put_away_after_a_fault():
                old, new = ([asdict(one) for one in seen.holders] for seen in (self.table, after))
                await self._store.rename(self.id, after.version, old, new, summary_of(after))
            self.table = after
            self._send([*self.connections], len(after.events), False)

    async def become_plain(self) -> None:
        """The game counts no more for what the table came from, and is played on as any other."""
        async with self._lock:
            self.origin = PLAIN
            self.table.kind = "plain"
            self._send([*self.connections], len(self.table.events), False)

    async def decline_undo(self, version: int, connection: Connection) -> None:
        """Say no to whoever wants to take a turn back, and tell them so."""
        told = msgspec.json.encode(Refused("declined")).decode()
        async with self._lock:
            asking = self.table.request.seats if self.table.request else []
            yours = connection.yours
            before = await self._change(version, lambda table: table.answer_undo(yours, False))
            for other in self.connections:
                if set(other.yours) & set(asking):
                    other.send(told)
            self._tell(before)

    # Bots

    def wake_bots(self) -> None:
        """Let bots go on if it is their turn and somebody is there to see it."""
        idle = self._bots is None or self._bots.done()
        if idle and self.connections and self.table.bot_to_move() != NOBODY:
            self._bots = asyncio.create_task(self._play_bots())

    async def _play_bots(self) -> None:
        plan: list[int] = []
        foreseen = (NOBODY, 0, 0)  # as long as this holds the plan does
        while self.connections and (seat := self.table.bot_to_move()) != NOBODY:
            table = self.table
            now = (seat, table.state.turn, table.state.revealed)
            if not plan or now != foreseen or plan[0] not in table.state.choices():
                foreseen = now
                plan = await self._planned(table, seat)
            if not plan:
                continue
            await asyncio.sleep(self._changed + self._pace - time.monotonic())
            async with self._lock:
                if self.table.bot_to_move() == seat and self.table.version == table.version:
                    deed = partial(chosen, [seat], plan.pop(0))
                    self._tell(await self._change(table.version, deed))
                else:
                    plan = []

    async def _planned(self, table: Table, seat: int) -> list[int]:
        """What a bot plans to choose; nothing where it has to try again. Everybody is told while it
        waits for a process that is free."""
        level = table.holders[seat].level
        rank = Rank.GAME if table.people() else Rank.LATER
        begun = asyncio.Event()
        thought = self._thinkers.plan(level, table.guess(), table.seed_for("bot"), rank, begun)
        thinking = asyncio.create_task(thought)
        try:
            while not (await asyncio.wait([thinking], timeout=PATIENCE))[0]:
                self._tell_busy(not begun.is_set())
            plan = await thinking
        except NotDone:
            log.error("table %s: no bot could think", self.id)
            self._tell_busy(True)
            await asyncio.sleep(BREATH)
            return []
        finally:
            thinking.cancel()
        self._busy = False
        if plan.level == level:
            self._stand_ins.pop(seat, None)
        else:
            self._stand_ins[seat] = plan.level
        return plan.choices

    def _tell_busy(self, busy: bool) -> None:
        """Tell everybody whether a bot waits because others think."""
        if busy != self._busy:
            self._busy = busy
            self._send([*self.connections], len(self.table.events), False)


def chosen(seats: list[int], choice: int, table: Table) -> None:
    """A choice that one of these seats makes."""
    table.choose(seats, choice)
