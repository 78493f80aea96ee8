"""The database: connecting to it, reading, writing, and bringing it up to date."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, Table, and_, delete, event, insert, make_url, select, text
from sqlalchemy.exc import IntegrityError, OperationalError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine
from sqlalchemy.pool import AsyncAdaptedQueuePool

# Choices come at people's pace, so each may cost a write to the disk: none told is ever lost.
# The patience is for another process at the same file; this one never waits for itself.
PRAGMAS = ("busy_timeout=60000", "synchronous=FULL", "foreign_keys=ON")
MIGRATIONS = Path(__file__).parent / "migrations"
MIGRATING = 7_261_140_002  # the lock in PostgreSQL that whoever migrates holds; any number will do
READERS = 4  # connections to SQLite that only read
TRIES = 600
BETWEEN_TRIES = 0.1  # seconds


class Database:
    """A database by its URL. SQLite lets one write at a time, so there is one connection that
    writes, and whoever wants to write waits for it in turn; PostgreSQL has no such limit."""

    def __init__(self, url: str) -> None:
        self._writing: asyncio.Lock | None = None
        if make_url(url).get_backend_name() != "sqlite":
            # A server of its own may have been started anew since a connection was last used.
            self._writer = self._readers = create_async_engine(url, pool_pre_ping=True)
            return
        self._writing = asyncio.Lock()
        # A deferred transaction that reads first and then writes fails where another one wrote.
        self._writer = _sqlite(url, 1, "BEGIN IMMEDIATE")
        self._readers = _sqlite(url, READERS, "BEGIN", "query_only=ON")

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that is committed at its end, or leaves nothing behind."""
        if self._writing is None:
            async with self._writer.begin() as connection:
                yield connection
            return
        async with self._writing, self._writer.begin() as connection:
            yield connection

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A transaction that writes nothing, so that it need not wait for those that do."""
        async with self._readers.connect() as connection:
            yield connection

    async def put(self, table: Table, row: dict[str, Any]) -> None:
        """Keep a row in place of the one with its key. In PostgreSQL two may do so at once, and
        neither sees the other's: whoever is second begins anew."""
        own = and_(*[column == row[column.name] for column in table.primary_key])
        while True:
            try:
                async with self.writing() as connection:
                    await connection.execute(delete(table).where(own))
                    await connection.execute(insert(table), [row])
                return
            except IntegrityError:
                async with self.reading() as connection:
                    if (await connection.execute(select(table).where(own))).first() is None:
                        raise

    async def migrate(self) -> None:
        """Run the migrations that the database has not seen. Where several processes start at
        once, one does and the others wait."""
        if self._writing is not None:
            await self._write_ahead()
        async with self.writing() as connection:
            if connection.dialect.name == "postgresql":
                lock = text("SELECT pg_advisory_xact_lock(:number)")
                await connection.execute(lock, {"number": MIGRATING})
            await connection.run_sync(_upgrade)

    async def close(self) -> None:
        """Let go of all connections."""
        await self._writer.dispose()
        await self._readers.dispose()

    async def _write_ahead(self) -> None:
        """Let SQLite read while it writes: a property of the file. Where two ask for it at once,
        one is told immediately that it is locked, however patient."""
        for left in reversed(range(TRIES)):
            try:
                async with self._writer.connect() as connection:
                    driver: Any = (await connection.get_raw_connection()).driver_connection
                    await driver.execute("PRAGMA journal_mode=WAL")
                return
            except sqlite3.OperationalError as problem:
                if not left or problem.sqlite_errorcode != sqlite3.SQLITE_BUSY:
                    raise OperationalError("journal_mode", None, problem) from None
                await asyncio.sleep(BETWEEN_TRIES)


def _sqlite(url: str, most: int, begin: str, *pragmas: str) -> AsyncEngine:
    """Connections to SQLite, at most so many, whose transactions begin like this."""
    engine = create_async_engine(
        url, poolclass=AsyncAdaptedQueuePool, pool_size=most, max_overflow=0, pool_timeout=None
    )

    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # the driver must not emit its own BEGIN
        cursor = connection.cursor()
        for pragma in (*PRAGMAS, *pragmas):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
