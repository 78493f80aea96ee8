"""The hall: all rooms in use. A table comes out of the store when somebody looks at it."""

import asyncio
import logging
from typing import cast

from fireside.server.catalogue import game_for
from fireside.server.kept import Kept, request_of
from fireside.server.room import Room
from fireside.server.store import Store
from fireside.server.thinkers import Thinkers
from fireside.table.seats import Holder, Kind
from fireside.table.table import Table

LONGEST_IDLE = 300.0  # seconds until a room nobody is in is put away
LOOK_ROUND = 60.0
GOING_DOWN = 1012

log = logging.getLogger(__name__)


class OtherRules(Exception):
    """A table that was begun with another version of the rules: its choices would lead elsewhere
    now."""


class Hall:
    """Rooms by table."""

    def __init__(self, store: Store, thinkers: Thinkers, pace: float) -> None:
        self.rooms: dict[str, Room] = {}
        self.renewals = 0  # of links, at all tables together
        self._store = store
        self._thinkers = thinkers
        self._pace = pace
        self._loading = asyncio.Lock()

    async def room(self, identity: str) -> Room | None:
        """The room of a table, or None where there is no such table. OtherRules where it cannot be
        gone on with."""
        if identity in self.rooms:
            return self.rooms[identity]
        async with self._loading:
            if identity not in self.rooms:
                kept = await self._store.find(identity)
                if kept is None:
                    return None
                choices = await self._store.choices_of(identity)
                try:
                    table = await asyncio.to_thread(restored, kept, choices)
                except OtherRules as problem:
                    log.warning("table %s is left alone: %s", identity, problem)
                    raise
                room = Room(
                    identity,
                    table,
                    self._store,
                    self._thinkers,
                    self._pace,
                    self.put_away,
                    kept.opener,
                    kept.origin,
                )
                self.rooms[identity] = room
        return self.rooms[identity]

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
        async with self._loading:
            await self._store.remove(identity)
            room = self.rooms.pop(identity, None)
        if room is not None:
            room.close(GOING_DOWN)

    async def keep_tidy(self) -> None:
        """Put away the rooms that nobody is in, again and again."""
        while True:
            await asyncio.sleep(LOOK_ROUND)
            self.put_away_idle(LONGEST_IDLE)

    def put_away_idle(self, longest: float) -> None:
        """Put away the rooms that have been idle longer than that."""
        for room in [room for room in self.rooms.values() if room.idle_for() > longest]:
            self.put_away(room)

    def close(self) -> None:
        """Everybody goes."""
        for room in self.rooms.values():
            room.close(GOING_DOWN)


def restored(kept: Kept, choices: list[int]) -> Table:
    """A table as it was kept."""
    game = game_for(kept.title, len(kept.seats), kept.options, kept.edition)
    if kept.rules != game.rules:
        begun = f"begun with version {kept.rules} of the rules of {kept.title}"
        raise OtherRules(f"{begun}, and version {game.rules} is played here")
    holders = [Holder(cast(Kind, seat["kind"]), seat["name"], seat["level"]) for seat in kept.seats]
    table = Table(game, kept.seed, holders, kept.confirming)
    request = request_of(kept)
    table.restore(choices, kept.settled, kept.version, request, kept.taken_back)
    return table
