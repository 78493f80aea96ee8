"""The store: its tables are what the migrations make, and it refuses what does not follow."""

import asyncio
from dataclasses import fields
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from sqlalchemy import Connection, insert, text
from sqlalchemy.exc import OperationalError

from fireside.core.edition import imprint
from fireside.core.state import NOBODY
from fireside.core.title import titles
from fireside.server.store.database import MIGRATIONS, PRAGMAS, Database
from fireside.server.store.schema import claims, metadata, tables
from fireside.server.store.stored import StoredTable
from fireside.server.store.tables import Access, Store, StoreError
from fireside.server.tables.opening import open_table
from fireside.server.wire import NewTable, SeatPlan
from tests.server.served import database


async def opened(folder: Path) -> Store:
    store = Store(database(folder))
    await store.open()
    return store


def test_the_columns_of_a_table_are_what_is_kept_of_it() -> None:
    assert {column.name for column in tables.columns} == {one.name for one in fields(StoredTable)}


def differences(connection: Connection) -> object:
    return compare_metadata(MigrationContext.configure(connection), metadata)


def test_the_migrations_make_the_schema(tmp_path: Path) -> None:
    async def check() -> None:
        store = await opened(tmp_path)
        await store.open()
        async with store.database.writing() as connection:
            assert await connection.run_sync(differences) == []
        await store.close()

    asyncio.run(check())


FIRST_EDITION = titles()["bonfire"].editions.names()[-1]
FIRST_TABLE = """
    INSERT INTO tables (id, title, options, edition, rules, seed, seats, confirming, settled,
        version, created, changed, over, summary)
    VALUES (:id, 'bonfire', '{}', '', 1, 1, '[]', true, 0, 0, '', '', false, '{}')
"""


def upgrade(connection: Connection, version: str) -> None:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def test_tables_of_the_first_version_know_who_opened_them(tmp_path: Path) -> None:
    """Where a second person looks on, nobody can tell any more."""

    def first_version(connection: Connection) -> None:
        upgrade(connection, "0001")
        for table in ("one", "two"):
            connection.execute(text(FIRST_TABLE), {"id": table})
        seats = [("one", "ann", NOBODY), ("one", "ann", 0), ("one", "ben", 1)]
        seats += [("two", "ann", NOBODY), ("two", "ben", NOBODY)]
        for table, guest, seat in seats:
            row = {"table_id": table, "guest": guest, "seat": seat}
            connection.execute(insert(claims), row)

    async def check() -> None:
        old = Database(database(tmp_path))
        async with old.writing() as connection:
            await connection.run_sync(first_version)
        await old.close()
        store = await opened(tmp_path)
        one, two = await store.find("one"), await store.find("two")
        assert one is not None
        assert (one.opener, one.request, one.taken_back) == ("ann", None, [])
        first = titles()["bonfire"].editions.packaged(FIRST_EDITION)
        assert (one.edition, one.imprint, one.position) == ("", imprint(first), "")
        assert two is not None
        assert two.opener is None
        await store.close()

    asyncio.run(check())


def test_a_change_must_follow_the_version_that_is_kept(tmp_path: Path) -> None:
    async def check() -> None:
        store = await opened(tmp_path)
        made = await open_table(NewTable("bonfire", [SeatPlan("here")]), 5, "ann", store)
        await store.keep(made.id, 0, 0, [(5, 0), (6, 0)], {"version": 1})
        with pytest.raises(StoreError):
            await store.keep(made.id, 0, 2, [(7, 0)], {"version": 1})
        assert await store.choices_of(made.id) == [5, 6]
        await store.keep(made.id, 1, 1, [(8, 0)], {"version": 2})
        assert await store.choices_of(made.id) == [5, 8]
        await store.keep(made.id, 2, 0, [], {"version": 3})
        assert await store.choices_of(made.id) == []
        await store.close()

    asyncio.run(check())


def test_this_server_never_waits_for_its_own_lock(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However impatient its connections are: one of them writes, and the others only read."""
    hasty = [pragma for pragma in PRAGMAS if not pragma.startswith("busy_timeout")]

    async def check() -> None:
        await (await opened(tmp_path)).close()
        monkeypatch.setattr("fireside.server.store.database.PRAGMAS", (*hasty, "busy_timeout=0"))
        store = Store(database(tmp_path))
        plan = NewTable("bonfire", [SeatPlan("here")])
        made = await asyncio.gather(*[open_table(plan, seed, "ann", store) for seed in range(40)])
        changes = [
            store.keep(table.id, version, version, [(5, 0)], {"version": version + 1})
            for version in range(3)
            for table in made
        ]
        looks = [store.choices_of(table.id) for table in made]
        await asyncio.gather(*changes, *looks)
        assert [await store.choices_of(table.id) for table in made] == [[5, 5, 5]] * 40
        await store.close()

    asyncio.run(check())


def test_only_the_writer_can_write(tmp_path: Path) -> None:
    async def check() -> None:
        store = await opened(tmp_path)
        async with store.database.reading() as connection:
            with pytest.raises(OperationalError, match="readonly"):
                await connection.execute(insert(claims), [{"guest": "", "table_id": "", "seat": 0}])
        await store.close()

    asyncio.run(check())


def test_a_name_does_not_undo_what_another_process_has_kept(tmp_path: Path) -> None:
    """Names are kept with all seats and the summary of the position that was seen."""

    async def check() -> None:
        store = await opened(tmp_path)
        plan = NewTable("bonfire", [SeatPlan("here", "Ann"), SeatPlan("here", "Ben")])
        made = await open_table(plan, 5, "ann", store)
        kept = await store.find(made.id)
        assert kept is not None
        ann, ben = kept.seats
        first, second = [{**ann, "name": "Anna"}, ben], [ann, {**ben, "name": "Bent"}]
        await store.rename(made.id, 0, kept.seats, first, {})
        with pytest.raises(StoreError):
            await store.rename(made.id, 0, kept.seats, second, {})
        await store.keep(made.id, 0, 0, [(5, 0)], {"version": 1})
        with pytest.raises(StoreError):
            await store.rename(made.id, 0, first, second, {})
        now = await store.find(made.id)
        assert now is not None
        assert now.seats == first
        await store.close()

    asyncio.run(check())


def test_writers_at_the_same_time_wait_for_each_other(tmp_path: Path) -> None:
    async def check() -> None:
        store = await opened(tmp_path)
        plan = NewTable("dewan", [SeatPlan("here"), SeatPlan("link")], seating="listed")
        made = await asyncio.gather(*[open_table(plan, seed, "ann", store) for seed in range(12)])
        claims = [store.claim("ben", Access(table.id, 1)) for table in made]
        await asyncio.gather(*claims, *[store.tables_of("ann") for _ in range(5)])
        found = await store.tables_of("ann")
        assert {kept.id for kept, _ in found} == {table.id for table in made}
        assert all(seats == [NOBODY, 0] for _, seats in found)
        assert len(await store.tables_of("ben")) == 12
        await store.close()

    asyncio.run(check())
