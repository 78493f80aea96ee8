"""The ledger: results of finished games, read and written."""

import asyncio
from collections.abc import Iterable
from contextlib import AbstractAsyncContextManager
from typing import Any

from sqlalchemy import Row, and_, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from fireside.server.database import reading
from fireside.server.identity import new_secret
from fireside.server.schema import keepsakes, results, series, tables
from fireside.server.store import Store

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

    # The handicap series

    async def series_of(self, guest: str) -> tuple[list[Row[Any]], str | None]:
        """The finished games of a guest's present series, in order, and the table that is being
        played, if one is."""
        async with self._reading() as connection:
            begun = await self._begun(connection, guest)
            games = await connection.execute(
                select(results)
                .where(
                    (results.c.guest == guest)
                    & (results.c.origin == SERIES)
                    & (results.c.begun >= begun)
                )
                .order_by(results.c.begun)
            )
            running = await connection.execute(
                select(tables.c.id)
                .where(_runs_for(guest) & (tables.c.created >= begun))
                .order_by(tables.c.created.desc())
            )
            return list(games), running.scalar()

    async def series_won(self, guest: str) -> list[Row[Any]]:
        """All games that a guest has won in a series, this one and those before."""
        wanted = select(results.c.options).where(
            (results.c.guest == guest) & (results.c.origin == SERIES) & (results.c.outcome == "win")
        )
        async with self._reading() as connection:
            return list(await connection.execute(wanted))

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

    # Deals of the day

    async def secret(self, name: str) -> str:
        """A secret of this server, made when it is first needed."""
        wanted = select(keepsakes.c.value).where(keepsakes.c.name == name)
        async with self._reading() as connection:
            kept: str | None = (await connection.execute(wanted)).scalar()
        if kept is not None:
            return kept
        try:
            async with self.engine.begin() as connection:
                row = {"name": name, "value": new_secret()}
                await connection.execute(insert(keepsakes), [row])
        except IntegrityError:
            pass  # another request was first
        return await self.secret(name)

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
