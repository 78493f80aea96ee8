"""The ledger: results of finished games, read and written."""

import asyncio
import secrets
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Row, Select, and_, delete, exists, func, insert, not_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from fireside.core.state import NOBODY
from fireside.server.store.schema import claims, keepsakes, printed_games, results, series, tables
from fireside.server.store.tables import Store
from fireside.server.wire import NO_GAMES, PLAIN, SERIES, Origin, as_text

FIRST = ""  # before any time
AT_ONCE = 100  # rows


class Ledger:
    """What a guest has played. Each method is one transaction."""

    def __init__(self, store: Store) -> None:
        self._database = store.database
        self.opening = asyncio.Lock()  # of deals: one go a guest, however fast somebody clicks

    async def played_by(self, guest: str, title: str) -> list[Row[Any]]:
        """A guest's results at a title, in order; of tables where they had one seat."""
        alone = (
            select(results.c.table_id)
            .where(results.c.guest == guest)
            .group_by(results.c.table_id)
            .having(func.count() == 1)
        )
        wanted = select(results).where(
            (results.c.guest == guest) & (results.c.title == title) & results.c.table_id.in_(alone)
        )
        async with self._database.reading() as connection:
            return await all_of(connection, wanted.order_by(results.c.finished))

    async def without_results(self) -> list[str]:
        """The tables whose games are over and of which no results are kept, the oldest first."""
        played = exists().where((claims.c.table_id == tables.c.id) & (claims.c.seat != NOBODY))
        known = exists().where(results.c.table_id == tables.c.id)
        games = [not_(tables.c.origin.startswith(origin)) for origin in NO_GAMES]
        wanted = select(tables.c.id).where(tables.c.over, played, not_(known), *games)
        async with self._database.reading() as connection:
            found = await connection.execute(wanted.order_by(tables.c.changed))
            return [identity for (identity,) in found]

    # The handicap series

    async def series_of(self, guest: str) -> tuple[list[Row[Any]], list[Row[Any]], str | None]:
        """The finished games of a guest's present series, here and with the printed game, and the
        table that is being played, if one is."""
        async with self._database.reading() as connection:
            begun = await self._begun(connection, guest)
            games = await connection.execute(
                select(results).where(
                    (results.c.guest == guest)
                    & (results.c.origin == SERIES)
                    & (results.c.begun >= begun)
                )
            )
            printed = await connection.execute(
                select(printed_games).where(
                    (printed_games.c.guest == guest) & (printed_games.c.finished >= begun)
                )
            )
            running = await connection.execute(
                select(tables.c.id)
                .where(_runs_for(guest) & (tables.c.created >= begun))
                .order_by(tables.c.created.desc())
            )
            return list(games), list(printed), running.scalar()

    async def all_series(self, guest: str) -> tuple[list[Row[Any]], list[Row[Any]]]:
        """The finished games of all series of a guest, here and with the printed game."""
        played = select(results).where((results.c.guest == guest) & (results.c.origin == SERIES))
        printed = select(printed_games).where(printed_games.c.guest == guest)
        async with self._database.reading() as connection:
            return await all_of(connection, played), await all_of(connection, printed)

    async def count_printed(self, guest: str, sheet: str, game: dict[str, Any], most: int) -> bool:
        """A printed game counts, in place of what that sheet told before; False where a guest has
        too many of them."""
        others = (printed_games.c.guest == guest) & (printed_games.c.sheet != sheet)
        many = select(func.count()).select_from(printed_games).where(others)
        async with self._database.reading() as connection:
            if (await connection.execute(many)).scalar_one() >= most:
                return False
        await self._database.put(printed_games, {"guest": guest, "sheet": sheet, **game})
        return True

    async def take_out_printed(self, guest: str, sheet: str) -> None:
        """A printed game does not count any more."""
        told = (printed_games.c.guest == guest) & (printed_games.c.sheet == sheet)
        async with self._database.writing() as connection:
            await connection.execute(delete(printed_games).where(told))

    async def abandon(self, guest: str) -> list[str]:
        """The running game of a series will not count: it is a plain one from now on. Its table."""
        async with self._database.writing() as connection:
            found = await connection.execute(select(tables.c.id).where(_runs_for(guest)))
            running = [identity for (identity,) in found]
            await connection.execute(
                update(tables).where(_runs_for(guest)).values(origin=as_text(PLAIN))
            )
        return running

    async def begin_series(self, guest: str, time: str) -> None:
        """A new series; the one before stays in the results."""
        await self._database.put(series, {"guest": guest, "begun": time})

    async def begun(self, guest: str) -> str:
        """When the present series of a guest began."""
        async with self._database.reading() as connection:
            return await self._begun(connection, guest)

    async def latest_of(self, guest: str) -> str:
        """The latest time in all series of a guest. What comes next is later, also where the clock
        has been put back: otherwise it would belong to what came before."""
        opened = (tables.c.opener == guest) & (tables.c.origin == SERIES)
        played = (results.c.guest == guest) & (results.c.origin == SERIES)
        times = [
            select(func.max(tables.c.changed)).where(opened),
            select(func.max(results.c.finished)).where(played),
            select(func.max(printed_games.c.finished)).where(printed_games.c.guest == guest),
            select(series.c.begun).where(series.c.guest == guest),
        ]
        async with self._database.reading() as connection:
            found = [(await connection.execute(time)).scalar() for time in times]
        return max(time or FIRST for time in found)

    async def _begun(self, connection: AsyncConnection, guest: str) -> str:
        found = await connection.execute(select(series.c.begun).where(series.c.guest == guest))
        return found.scalar() or FIRST

    # What the server keeps to itself

    async def keepsake(self, name: str) -> str | None:
        """What is kept under a name."""
        wanted = select(keepsakes.c.value).where(keepsakes.c.name == name)
        async with self._database.reading() as connection:
            kept: str | None = (await connection.execute(wanted)).scalar()
            return kept

    async def keep(self, name: str, value: str) -> None:
        """Keep something under a name; what is there already stays."""
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert(keepsakes), [{"name": name, "value": value}])
        except IntegrityError:
            pass  # another was first

    async def note(self, name: str, value: str) -> None:
        """Keep something under a name, in place of what is there."""
        await self._database.put(keepsakes, {"name": name, "value": value})

    async def secret(self, name: str) -> str:
        """A secret of this server, made when it is first needed."""
        kept = await self.keepsake(name)
        if kept is not None:
            return kept
        await self.keep(name, secrets.token_urlsafe())
        return await self.secret(name)

    # Deals of the day

    async def table_of(self, guest: str, origin: Origin) -> str | None:
        """The table that a guest has opened for a deal."""
        text = as_text(origin)
        wanted = select(tables.c.id).where((tables.c.opener == guest) & (tables.c.origin == text))
        async with self._database.reading() as connection:
            found: str | None = (await connection.execute(wanted)).scalar()
            return found

    async def results_from(self, origins: Iterable[Origin]) -> list[Row[Any]]:
        """Everybody's results of some deals, the best first, of equal ones the earliest."""
        wanted = select(results).where(results.c.origin.in_(map(as_text, origins)))
        order = wanted.order_by(results.c.points.desc(), results.c.finished)
        async with self._database.reading() as connection:
            return await all_of(connection, order)

    async def call(self, guest: str, origin: Origin, name: str) -> None:
        """What a guest is called in the list of a deal."""
        own = and_(results.c.guest == guest, results.c.origin == as_text(origin))
        async with self._database.writing() as connection:
            await connection.execute(update(results).where(own).values(name=name))


def _runs_for(guest: str) -> Any:
    return and_(tables.c.opener == guest, tables.c.origin == SERIES, tables.c.over.is_(False))


async def all_of(connection: AsyncConnection, wanted: Select[Any]) -> list[Row[Any]]:
    """All rows, some after the other: the texts in thousands of them take long to read, and
    everybody else goes on meanwhile."""
    rows: list[Row[Any]] = []
    found = await connection.stream(wanted)
    async for some in found.partitions(AT_ONCE):
        rows += some
    return rows
