"""Games that were over before results were kept: they count all the same."""

import asyncio
from pathlib import Path
from typing import Any

from fireside.server.solo.late_results import fill_in
from fireside.server.store.ledger import Ledger
from fireside.server.store.results import results_of
from fireside.server.store.tables import Store
from fireside.server.tables.restoring import restored
from fireside.server.thinking.reading import Reader
from tests.server.served import BOT, HERE, Guest, database, guest, served

Rows = list[tuple[Any, ...]]


async def play(who: Guest, title: str, seats: int = 1) -> str:
    """A game to its end; the table."""
    table: str = (await who.open_table(title, [*[HERE] * seats, BOT]))["id"]
    await who.play(table, 3)
    return table


async def change(store: Store, *statements: str) -> None:
    async with store.database.writing() as connection:
        for statement in statements:
            await connection.exec_driver_sql(statement)


async def kept(store: Store) -> Rows:
    """All results, as they are kept."""
    async with store.database.writing() as connection:
        found = await connection.exec_driver_sql("SELECT * FROM results ORDER BY table_id, seat")
        return [tuple(row) for row in found]


def test_results_of_older_games_are_filled_in_once(tmp_path: Path) -> None:
    """As if nothing had been missing; what is there stays, and a second time nothing is done."""

    async def begin(address: str) -> list[str]:
        async with guest(address) as ann:
            return [
                await play(ann, "bonfire"),
                await play(ann, "dewan"),
                await play(ann, "dewan", 2),
            ]

    async def go_on(tables: list[str]) -> None:
        store = Store(database(tmp_path))
        ledger, reader, before = Ledger(store), Reader(), await kept(store)
        assert len(before) == 4
        forget = "DELETE FROM keepsakes"
        await change(store, forget, f"DELETE FROM results WHERE table_id != '{tables[0]}'")
        assert await ledger.without_results() == tables[1:]
        await fill_in(store, ledger, reader)
        assert await kept(store) == before
        await change(store, "DELETE FROM results")
        await fill_in(store, ledger, reader)
        assert await kept(store) == []
        await change(
            store,
            forget,
            f"UPDATE tables SET rules = 99, position = 'elsewhere' WHERE id = '{tables[0]}'",
            f"UPDATE tables SET origin = 'what-if abc 1' WHERE id = '{tables[1]}'",
        )
        await fill_in(store, ledger, reader)
        assert await kept(store) == [row for row in before if row[0] == tables[2]]
        await store.close()

    with served(tmp_path) as (address, _):
        tables = asyncio.run(begin(address))
    asyncio.run(go_on(tables))


def test_a_game_that_is_gone_on_with_meanwhile_has_no_result(tmp_path: Path) -> None:
    async def begin(address: str) -> str:
        async with guest(address) as ann:
            return await play(ann, "dewan")

    async def go_on(table: str) -> None:
        store = Store(database(tmp_path))
        [before] = await kept(store)
        await change(store, "DELETE FROM results")
        found = await store.find(table)
        assert found is not None
        game = await Reader().game_of(found)
        ended = results_of(restored(game, found, await store.choices_of(table)))
        await store.keep_results(table, found.version - 1, ended)
        assert await kept(store) == []
        await store.keep_results(table, found.version, ended)
        assert await kept(store) == [before]
        await store.close()

    with served(tmp_path) as (address, _):
        table = asyncio.run(begin(address))
    asyncio.run(go_on(table))


def test_a_server_fills_them_in_while_it_runs(tmp_path: Path) -> None:
    async def begin(address: str) -> str:
        async with guest(address) as ann:
            await play(ann, "dewan")
            return str(ann.http.cookies["fireside"])

    async def forget() -> None:
        store = Store(database(tmp_path))
        await change(store, "DELETE FROM results", "DELETE FROM keepsakes")
        await store.close()

    async def look(address: str, cookie: str) -> None:
        async with guest(address) as ann:
            ann.http.cookies.set("fireside", cookie)
            while (await ann.get("/api/statistics?title=dewan"))["games"] == 0:
                await asyncio.sleep(0.02)

    with served(tmp_path) as (address, _):
        cookie = asyncio.run(begin(address))
    asyncio.run(forget())
    with served(tmp_path) as (address, _):
        asyncio.run(asyncio.wait_for(look(address, cookie), 20))
