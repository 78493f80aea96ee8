"""The store: tables, their choices and who may sit where, kept for good."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from fireside.server.database import connect, migrate
from fireside.server.kept import Kept
from fireside.server.schema import choices, claims, secrets, tables

MOST_IN_LIST = 200


class StoreError(Exception):
    """What was to be kept does not follow from what is kept."""


@dataclass(frozen=True)
class Access:
    """What a link or a cookie gives: a seat of a table, or NOBODY's for looking on."""

    table: str
    seat: int
    spent: bool = False  # a link in place of which there is another


class Store:
    """Everything that must survive. Each method is one transaction."""

    def __init__(self, url: str) -> None:
        self.engine = connect(url)

    async def open(self) -> None:
        """Bring the database up to date."""
        await migrate(self.engine)

    async def close(self) -> None:
        await self.engine.dispose()

    @asynccontextmanager
    async def _reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            await connection.execution_options(reading=True)
            yield connection

    # Tables

    async def add(
        self, kept: Kept, links: dict[str, int], guest: str | None, seats: list[int]
    ) -> None:
        """A new table: the seat behind each link's fingerprint, and whose some seats are now."""
        async with self.engine.begin() as connection:
            await connection.execute(insert(tables), [asdict(kept)])
            await connection.execute(
                insert(secrets),
                [
                    {"fingerprint": fingerprint, "table_id": kept.id, "seat": seat}
                    for fingerprint, seat in links.items()
                ],
            )
            if guest is not None:
                for seat in seats:
                    row = {"guest": guest, "table_id": kept.id, "seat": seat}
                    await connection.execute(insert(claims), [row])

    async def find(self, identity: str) -> Kept | None:
        """A table by its id."""
        async with self._reading() as connection:
            found = await connection.execute(select(tables).where(tables.c.id == identity))
            row = found.first()
        return None if row is None else _kept(row)

    async def choices_of(self, identity: str) -> list[int]:
        """All choices of a table, in order."""
        wanted = select(choices.c.choice).where(choices.c.table_id == identity)
        async with self._reading() as connection:
            found = await connection.execute(wanted.order_by(choices.c.number))
            return [choice for (choice,) in found]

    async def keep(
        self,
        identity: str,
        before: int,
        first: int,
        made: list[tuple[int, int]],
        values: dict[str, Any],
    ) -> None:
        """Keep a change: the choices from number `first` on, each with its seat, in place of those
        kept, and the table's new values. `before` is the version that the change follows."""
        standing = (tables.c.id == identity) & (tables.c.version == before)
        async with self.engine.begin() as connection:
            done = await connection.execute(update(tables).where(standing).values(**values))
            if done.rowcount != 1:
                raise StoreError(f"table {identity} no longer stands at version {before}")
            old = (choices.c.table_id == identity) & (choices.c.number >= first)
            await connection.execute(delete(choices).where(old))
            rows = [
                {"table_id": identity, "number": first + more, "choice": choice, "seat": seat}
                for more, (choice, seat) in enumerate(made)
            ]
            if rows:
                await connection.execute(insert(choices), rows)

    async def rename(
        self, identity: str, seats: list[dict[str, str]], summary: dict[str, Any]
    ) -> None:
        """Keep what everybody at a table is called."""
        values = {"seats": seats, "summary": summary}
        async with self.engine.begin() as connection:
            await connection.execute(update(tables).where(tables.c.id == identity).values(**values))

    # Who may sit where

    async def access(self, fingerprint: str) -> Access | None:
        """What the link with this fingerprint gives, or gave."""
        wanted = select(secrets).where(secrets.c.fingerprint == fingerprint)
        async with self._reading() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else Access(row.table_id, row.seat, row.spent)

    async def claim(self, guest: str, access: Access) -> bool:
        """A guest takes what a link gives; False where it was theirs already."""
        row = {"guest": guest, "table_id": access.table, "seat": access.seat}
        try:
            async with self.engine.begin() as connection:
                await connection.execute(insert(claims), [row])
        except IntegrityError:
            return False
        return True

    async def renew(self, access: Access, fingerprint: str, opener: str) -> None:
        """Another link gives what this one gave; whoever came by the old one must come again,
        except for the guest who opened the table."""
        row = {"fingerprint": fingerprint, "table_id": access.table, "seat": access.seat}
        old = (secrets.c.table_id == access.table) & (secrets.c.seat == access.seat)
        taken = (claims.c.table_id == access.table) & (claims.c.seat == access.seat)
        async with self.engine.begin() as connection:
            await connection.execute(update(secrets).where(old).values(spent=True))
            await connection.execute(insert(secrets), [row])
            await connection.execute(delete(claims).where(taken & (claims.c.guest != opener)))

    async def claims_of(self, guest: str, identity: str) -> list[int]:
        """What a guest has at a table."""
        wanted = select(claims.c.seat).where(
            (claims.c.guest == guest) & (claims.c.table_id == identity)
        )
        async with self._reading() as connection:
            found = await connection.execute(wanted.order_by(claims.c.seat))
            return [seat for (seat,) in found]

    async def tables_of(self, guest: str) -> list[tuple[Kept, list[int]]]:
        """A guest's tables, newest first, and what the guest has there."""
        wanted = (
            select(tables, claims.c.seat)
            .join(claims, claims.c.table_id == tables.c.id)
            .where(claims.c.guest == guest)
            .order_by(tables.c.changed.desc(), tables.c.id, claims.c.seat)
            .limit(MOST_IN_LIST)
        )
        found: dict[str, tuple[Kept, list[int]]] = {}
        async with self._reading() as connection:
            for row in await connection.execute(wanted):
                found.setdefault(row.id, (_kept(row), []))[1].append(row.seat)
        return list(found.values())


def _kept(row: Row[Any]) -> Kept:
    return Kept(**{name: getattr(row, name) for name in Kept.__dataclass_fields__})
