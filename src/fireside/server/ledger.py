"""The ledger: results of finished games, read and written."""

import asyncio
from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager
from typing import Any

from sqlalchemy import Row, and_, delete, exists, func, insert, not_, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from fireside.core.state import NOBODY
from fireside.server.database import reading
from fireside.server.identity import new_secret
from fireside.server.schema import claims, keepsakes, printed_games, results, series, tables
from fireside.server.store import NO_GAMES, Store

SERIES = "series"
FIRST = ""  # before any time


class Ledger:
    """What a guest has played. Each method is one transaction."""

    def __init__(self, store: Store) -> None:
        self.engine = store.engine
        self.opening = asyncio.Lock()  # of deals: one go a guest, however fast somebody clicks

    def _reading(self) -> AbstractAsyncContextManager[AsyncConnection]:
        return reading(self.engine)

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
        async with self._reading() as connection:
            found = await connection.execute(wanted.order_by(results.c.finished))
            return list(found)

    async def without_results(self) -> list[str]:
        """The tables whose games are over and of which no results are kept, the oldest first."""
        played = exists().where((claims.c.table_id == tables.c.id) & (claims.c.seat != NOBODY))
        known = exists().where(results.c.table_id == tables.c.id)
        games = [not_(tables.c.origin.startswith(origin)) for origin in NO_GAMES]
        wanted = select(tables.c.id).where(tables.c.over, played, not_(known), *games)
        async with self._reading() as connection:
            found = await connection.execute(wanted.order_by(tables.c.changed))
            return [identity for (identity,) in found]

    # The handicap series

    async def series_of(self, guest: str) -> tuple[list[Row[Any]], list[Row[Any]], str | None]:
        """The finished games of a guest's present series, here and with the printed game, and the
        table that is being played, if one is."""
        async with self._reading() as connection:
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
        async with self._reading() as connection:
            games = await connection.execute(played)
            return list(games), list(await connection.execute(printed))

    async def count_printed(self, guest: str, sheet: str, game: dict[str, Any], most: int) -> bool:
        """A printed game counts, in place of what that sheet told before; False where a guest has
        too many of them."""
        others = (printed_games.c.guest == guest) & (printed_games.c.sheet != sheet)
        many = select(func.count()).select_from(printed_games).where(others)
        async with self.engine.begin() as connection:
            if (await connection.execute(many)).scalar_one() >= most:
                return False
            await self._take_out(connection, guest, sheet)
            row = {"guest": guest, "sheet": sheet, **game}
            await connection.execute(insert(printed_games), [row])
            return True

    async def take_out_printed(self, guest: str, sheet: str) -> None:
        """A printed game does not count any more."""
        async with self.engine.begin() as connection:
            await self._take_out(connection, guest, sheet)

    async def _take_out(self, connection: AsyncConnection, guest: str, sheet: str) -> None:
        told = (printed_games.c.guest == guest) & (printed_games.c.sheet == sheet)
        await connection.execute(delete(printed_games).where(told))

    async def abandon(self, guest: str) -> list[str]:
        """The running game of a series will not count: it is a plain one from now on. Its table."""
        async with self.engine.begin() as connection:
            found = await connection.execute(select(tables.c.id).where(_runs_for(guest)))
            running = [identity for (identity,) in found]
            await connection.execute(update(tables).where(_runs_for(guest)).values(origin=""))
        return running

    async def begin_series(self, guest: str, time: str) -> None:
        """A new series; the one before stays in the results."""
        async with self.engine.begin() as connection:
            await connection.execute(delete(series).where(series.c.guest == guest))
            await connection.execute(insert(series), [{"guest": guest, "begun": time}])

    async def _begun(self, connection: AsyncConnection, guest: str) -> str:
        found = await connection.execute(select(series.c.begun).where(series.c.guest == guest))
        return found.scalar() or FIRST

    # What the server keeps to itself

    async def keepsake(self, name: str) -> str | None:
        """What is kept under a name."""
        wanted = select(keepsakes.c.value).where(keepsakes.c.name == name)
        async with self._reading() as connection:
            kept: str | None = (await connection.execute(wanted)).scalar()
            return kept

    async def keep(self, name: str, value: str) -> None:
        """Keep something under a name; what is there already stays."""
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(keepsakes), [{"name": name, "value": value}])
        except IntegrityError:
            pass  # another was first

    async def secret(self, name: str) -> str:
        """A secret of this server, made when it is first needed."""
        kept = await self.keepsake(name)
        if kept is not None:
            return kept
        await self.keep(name, new_secret())
        return await self.secret(name)

    # Deals of the day

    async def table_of(self, guest: str, origin: str) -> str | None:
        """The table that a guest has opened for a deal."""
        wanted = select(tables.c.id).where((tables.c.opener == guest) & (tables.c.origin == origin))
        async with self._reading() as connection:
            found: str | None = (await connection.execute(wanted)).scalar()
            return found

    async def results_from(self, origins: Iterable[str]) -> list[Row[Any]]:
        """Everybody's results of some deals, the best first, of equal ones the earliest."""
        wanted = select(results).where(results.c.origin.in_(list(origins)))
        order = wanted.order_by(results.c.points.desc(), results.c.finished)
        async with self._reading() as connection:
            return list(await connection.execute(order))

    async def call(self, guest: str, origin: str, name: str) -> None:
        """What a guest is called in the list of a deal."""
        own = and_(results.c.guest == guest, results.c.origin == origin)
        async with self.engine.begin() as connection:
            await connection.execute(update(results).where(own).values(name=name))


def _runs_for(guest: str) -> Any:
    return and_(tables.c.opener == guest, tables.c.origin == SERIES, tables.c.over.is_(False))
