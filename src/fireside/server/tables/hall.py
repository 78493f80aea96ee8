"""The hall: all rooms in use. A table comes out of the store when somebody looks at it."""

import asyncio
import logging
from datetime import UTC, datetime, timedelta
from weakref import WeakValueDictionary

from sqlalchemy.exc import SQLAlchemyError

from fireside.server.people.allowance import TooMuch
from fireside.server.store.stored import StoredTable, stop_kept, values_of
from fireside.server.store.tables import Store
from fireside.server.tables.restoring import restored
from fireside.server.tables.room import Room
from fireside.server.thinking.reading import Reader
from fireside.server.thinking.thinkers import Thinkers
from fireside.table.table import Table

LONGEST_IDLE = 300.0  # seconds until a room nobody is in is put away
LOOK_ROUND = 60.0
CLEARED_AT_ONCE = 500  # abandoned tables, each round
GOING_DOWN = 1012

log = logging.getLogger(__name__)


class Hall:
    """Rooms by table."""

    def __init__(
        self, store: Store, thinkers: Thinkers, reader: Reader, pace: float, most: int
    ) -> None:
        self.rooms: dict[str, Room] = {}
        self.renewals = 0  # of links, at all tables together
        self._store = store
        self._thinkers = thinkers
        self._reader = reader
        self._pace = pace
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._most = most  # rooms

    async def room(self, identity: str) -> Room | None:
        """The room of a table, or None where there is no such table. TooMuch where all rooms are in
        use."""
        if identity in self.rooms:
            return self.rooms[identity]
        async with self._lock(identity):
            if identity not in self.rooms:
                kept = await self._store.find(identity)
                if kept is None:
                    return None
                choices = await self._store.choices_of(identity)
                game = await self._reader.game_of(kept)
                table = await asyncio.to_thread(restored, game, kept, choices)
                if kept.rules != game.rules:
                    await self._keep_carried_over(kept, table, len(choices))
                self._make_way()
                room = Room(
                    identity,
                    table,
                    self._store,
                    self._thinkers,
                    self._pace,
                    self.put_away,
                    kept.opener,
                    kept.origin,
                    kept.changed,
                )
                self.rooms[identity] = room
        return self.rooms[identity]

    def _lock(self, identity: str) -> asyncio.Lock:
        """Whoever brings a table, or takes it away for good, has this meanwhile."""
        return self._locks.setdefault(identity, asyncio.Lock())

    def _make_way(self) -> None:
        """Where there are as many rooms as may be, the one that has been empty longest goes."""
        if len(self.rooms) < self._most:
            return
        longest = max(self.rooms.values(), key=Room.idle_for)
        if longest.idle_for() <= 0:
            raise TooMuch("too-many", LOOK_ROUND)
        self.put_away(longest)

    async def _keep_carried_over(self, kept: StoredTable, table: Table, count: int) -> None:
        """Keep a table that goes on under the rules of today; of one that cannot only that it is
        so, for another version of the rules may follow it further."""
        if table.stopped is not None:
            log.warning("table %s can only be looked at: %s", kept.id, table.stopped)
            summary = {**kept.summary, **stop_kept(table)}
            await self._store.keep(kept.id, kept.version, count, [], {"summary": summary})
            return
        log.info("table %s goes on under version %s of the rules", kept.id, table.game.rules)
        made = [(made.choice, made.seat) for made in table.made]
        await self._store.keep(kept.id, kept.version, 0, made, values_of(table))

    def present(self, identity: str) -> set[int]:
        """The seats of a table whose people are connected."""
        room = self.rooms.get(identity)
        return room.present() if room else set()

    def put_away(self, room: Room) -> None:
        """Forget a room; its table is in the store."""
        if self.rooms.get(room.id) is room:
            del self.rooms[room.id]

    async def remove(self, identity: str) -> None:
        """Delete a table for good; whoever is there has to go."""
        async with self._lock(identity):
            await self._store.remove(identity)
            room = self.rooms.pop(identity, None)
        if room is not None:
            room.close(GOING_DOWN)

    async def keep_tidy(self, keep_days: int) -> None:
        """Put away the rooms that nobody is in and delete the tables that nobody has gone on with
        for so many days, again and again."""
        while True:
            await asyncio.sleep(LOOK_ROUND)
            self.put_away_idle(LONGEST_IDLE)
            if keep_days:
                try:
                    await self.clear_away(timedelta(days=keep_days))
                except SQLAlchemyError as problem:
                    log.error("abandoned tables stay for now: %s", problem)

    async def clear_away(self, unused: timedelta) -> None:
        """Delete tables whose game is not over and that nobody has gone on with for so long."""
        before = (datetime.now(UTC) - unused).isoformat(timespec="milliseconds")
        found = await self._store.abandoned(before, CLEARED_AT_ONCE)
        for identity in found:
            if identity not in self.rooms:
                await self.remove(identity)
                log.info("table %s was abandoned and is deleted", identity)

    def put_away_idle(self, longest: float) -> None:
        """Put away the rooms that have been idle longer than that."""
        for room in [room for room in self.rooms.values() if room.idle_for() > longest]:
            self.put_away(room)

    def close(self) -> None:
        """Everybody goes."""
        for room in self.rooms.values():
            room.close(GOING_DOWN)
