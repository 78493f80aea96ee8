"""The store: tables, their choices and who may sit where, kept for good."""

import re
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import Row, delete, insert, select, update
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from fireside.core.state import NOBODY
from fireside.server.store.database import Database
from fireside.server.store.results import Result
from fireside.server.store.schema import choices, claims, results, secrets, tables
from fireside.server.store.stored import StoredTable
from fireside.server.wire import NO_GAMES, RECORD, as_text, origin_in

MOST_IN_LIST = 200
IDENTITY = re.compile(r"[A-Za-z0-9_-]{1,32}")


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
        self.database = Database(url)

    async def open(self) -> None:
        """Bring the database up to date."""
        await self.database.migrate()

    async def close(self) -> None:
        await self.database.close()

    # Tables

    async def add(
        self,
        kept: StoredTable,
        links: dict[str, int],
        guest: str | None,
        seats: list[int],
        made: list[tuple[int, int]],
    ) -> None:
        """A new table: the seat behind each link's fingerprint, whose some seats are now, and the
        choices made so far, each with its seat."""
        async with self.database.writing() as connection:
            await connection.execute(
                insert(tables), [{**asdict(kept), "origin": as_text(kept.origin)}]
            )
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
            if made:
                await connection.execute(insert(choices), _choice_rows(kept.id, 0, made))

    async def find(self, identity: str) -> StoredTable | None:
        """A table by its id."""
        if not IDENTITY.fullmatch(identity):
            return None
        async with self.database.reading() as connection:
            found = await connection.execute(select(tables).where(tables.c.id == identity))
            row = found.first()
        return None if row is None else _stored(row)

    async def choices_of(self, identity: str) -> list[int]:
        """All choices of a table, in order."""
        wanted = select(choices.c.choice).where(choices.c.table_id == identity)
        async with self.database.reading() as connection:
            found = await connection.execute(wanted.order_by(choices.c.number))
            return [choice for (choice,) in found]

    async def keep(
        self,
        identity: str,
        before: int,
        first: int,
        made: list[tuple[int, int]],
        values: dict[str, Any],
        ended: list[Result] | None = None,
        replaces: bool = True,
    ) -> None:
        """Keep a change: the choices from number `first` on, each with its seat, in place of those
        kept unless there are none to replace, and the table's new values. `before` is the version
        that the change follows. Results are kept in place of those before; none are there once an
        end has been taken back."""
        standing = (tables.c.id == identity) & (tables.c.version == before)
        async with self.database.writing() as connection:
            done = await connection.execute(update(tables).where(standing).values(**values))
            if done.rowcount != 1:
                raise StoreError(f"table {identity} no longer stands at version {before}")
            if replaces:
                old = (choices.c.table_id == identity) & (choices.c.number >= first)
                await connection.execute(delete(choices).where(old))
            if made:
                await connection.execute(insert(choices), _choice_rows(identity, first, made))
            if ended is not None:
                await _keep_results(connection, identity, ended)

    async def keep_results(self, identity: str, version: int, ended: list[Result]) -> None:
        """Keep how a game ended, unless the table has changed since that version."""
        standing = (tables.c.id == identity) & (tables.c.version == version)
        async with self.database.writing() as connection:
            found = select(tables.c.id).where(standing).with_for_update()
            if (await connection.execute(found)).first():
                await _keep_results(connection, identity, ended)

    async def rename(
        self,
        identity: str,
        version: int,
        before: list[dict[str, str]],
        seats: list[dict[str, str]],
        summary: dict[str, Any],
    ) -> None:
        """Keep what everybody at a table is called, in place of what they were called in the
        version that was seen."""
        own = tables.c.id == identity
        standing = select(tables.c.version, tables.c.seats).where(own).with_for_update()
        async with self.database.writing() as connection:
            kept = (await connection.execute(standing)).first()
            if kept is None or (kept.version, kept.seats) != (version, before):
                raise StoreError(f"table {identity} no longer stands at version {version}")
            values = {"seats": seats, "summary": summary}
            await connection.execute(update(tables).where(own).values(**values))
            for number, seat in enumerate(seats):
                played = (results.c.table_id == identity) & (results.c.seat == number)
                named = update(results).where(played).values(name=seat["name"])
                await connection.execute(named)

    async def abandoned(self, before: str, most: int) -> list[str]:
        """Tables whose game is not over and has not gone on since then, but no records: at most so
        many, the oldest first."""
        left = tables.c.over.is_(False) & (tables.c.changed < before)
        wanted = select(tables.c.id).where(left & (tables.c.origin != RECORD))
        async with self.database.reading() as connection:
            found = await connection.execute(wanted.order_by(tables.c.changed).limit(most))
            return [identity for (identity,) in found]

    async def remove(self, identity: str) -> None:
        """Delete a table, and all that is kept for it."""
        async with self.database.writing() as connection:
            await connection.execute(delete(tables).where(tables.c.id == identity))

    # Who may sit where

    async def access(self, fingerprint: str) -> Access | None:
        """What the link with this fingerprint gives, or gave."""
        wanted = select(secrets).where(secrets.c.fingerprint == fingerprint)
        async with self.database.reading() as connection:
            row = (await connection.execute(wanted)).first()
        return None if row is None else Access(row.table_id, row.seat, row.spent)

    async def claim(self, guest: str, access: Access) -> bool:
        """A guest takes what a link gives; False where it was theirs already."""
        row = {"guest": guest, "table_id": access.table, "seat": access.seat}
        try:
            async with self.database.writing() as connection:
                await connection.execute(insert(claims), [row])
        except IntegrityError:
            return False
        return True

    async def renew(self, access: Access, fingerprint: str, opener: str) -> None:
        """Another link gives what this one gave; whoever came by the old one must come again,
        except for the guest who opened the table."""
        row = {"fingerprint": fingerprint, "table_id": access.table, "seat": access.seat}
        one_by_one = select(tables.c.id).where(tables.c.id == access.table).with_for_update()
        old = (secrets.c.table_id == access.table) & (secrets.c.seat == access.seat)
        taken = (claims.c.table_id == access.table) & (claims.c.seat == access.seat)
        async with self.database.writing() as connection:
            await connection.execute(one_by_one)
            await connection.execute(update(secrets).where(old).values(spent=True))
            await connection.execute(insert(secrets), [row])
            await connection.execute(delete(claims).where(taken & (claims.c.guest != opener)))

    async def add_link(self, access: Access, fingerprint: str) -> None:
        """One more link gives this."""
        row = {"fingerprint": fingerprint, "table_id": access.table, "seat": access.seat}
        async with self.database.writing() as connection:
            await connection.execute(insert(secrets), [row])

    async def claims_of(self, guest: str, identity: str) -> list[int]:
        """What a guest has at a table."""
        if not IDENTITY.fullmatch(identity):
            return []
        wanted = select(claims.c.seat).where(
            (claims.c.guest == guest) & (claims.c.table_id == identity)
        )
        async with self.database.reading() as connection:
            found = await connection.execute(wanted.order_by(claims.c.seat))
            return [seat for (seat,) in found]

    async def tables_of(self, guest: str) -> list[tuple[StoredTable, list[int]]]:
        """A guest's tables, newest first, and what the guest has there."""
        wanted = (
            select(tables, claims.c.seat)
            .join(claims, claims.c.table_id == tables.c.id)
            .where(claims.c.guest == guest)
            .order_by(tables.c.changed.desc(), tables.c.id, claims.c.seat)
            .limit(MOST_IN_LIST)
        )
        found: dict[str, tuple[StoredTable, list[int]]] = {}
        async with self.database.reading() as connection:
            for row in await connection.execute(wanted):
                found.setdefault(row.id, (_stored(row), []))[1].append(row.seat)
        return list(found.values())


async def _keep_results(connection: AsyncConnection, identity: str, ended: list[Result]) -> None:
    """A row for each seat of each person. Only whoever opened a table plays it for what it comes
    from, a series or a deal."""
    await connection.execute(delete(results).where(results.c.table_id == identity))
    table = (await connection.execute(select(tables).where(tables.c.id == identity))).one()
    if table.origin.startswith(NO_GAMES):
        return
    wanted = (claims.c.table_id == identity) & (claims.c.seat != NOBODY)
    rows = [
        {
            **asdict(result),
            "table_id": identity,
            "guest": claim.guest,
            "origin": table.origin if claim.guest == table.opener else "",
            "begun": table.created,
            "finished": table.changed,
        }
        for claim in await connection.execute(select(claims).where(wanted))
        for result in ended
        if result.seat == claim.seat
    ]
    if rows:
        await connection.execute(insert(results), rows)


def _choice_rows(identity: str, first: int, made: list[tuple[int, int]]) -> list[dict[str, Any]]:
    """Choices from a number on, each with its seat, as they are kept."""
    return [
        {"table_id": identity, "number": first + more, "choice": choice, "seat": seat}
        for more, (choice, seat) in enumerate(made)
    ]


def _stored(row: Row[Any]) -> StoredTable:
    fields = {name: getattr(row, name) for name in StoredTable.__dataclass_fields__}
    return StoredTable(**{**fields, "origin": origin_in(row.origin)})
