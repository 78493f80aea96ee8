"""Connecting to the database, and bringing it up to date."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, event, make_url
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

# Choices come at people's pace, so each may cost a write to the disk: none told is ever lost.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=5000")
MIGRATIONS = Path(__file__).parent / "migrations"


def connect(url: str) -> AsyncEngine:
    """The engine for a database URL."""
    if make_url(url).get_backend_name() != "sqlite":
        # A server of its own may have been started anew since a connection was last used.
        return create_async_engine(url, pool_pre_ping=True)
    engine = create_async_engine(url)
    _prepare_sqlite(engine)
    return engine


def _prepare_sqlite(engine: AsyncEngine) -> None:
    @event.listens_for(engine.sync_engine, "connect")
    def connected(connection: Any, _: object) -> None:
        connection.isolation_level = None  # the driver must not emit its own BEGIN
        cursor = connection.cursor()
        for pragma in PRAGMAS:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine.sync_engine, "begin")
    def begun(connection: Connection) -> None:
        # A deferred transaction that reads first and then writes fails where another one wrote.
        reading = connection.get_execution_options().get("reading")
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")


@asynccontextmanager
async def reading(engine: AsyncEngine) -> AsyncIterator[AsyncConnection]:
    """A transaction that writes nothing, so that it need not wait for those that do."""
    async with engine.connect() as connection:
        await connection.execution_options(reading=True)
        yield connection


async def migrate(engine: AsyncEngine) -> None:
    """Run the migrations that the database has not seen."""
    async with engine.begin() as connection:
        await connection.run_sync(_upgrade)


def _upgrade(connection: Connection) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
