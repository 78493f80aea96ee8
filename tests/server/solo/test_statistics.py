"""Results that stay, and what they tell of one's own games."""

import asyncio
import random
from pathlib import Path

import pytest

from fireside.bonfire.rules.scoring import SOURCES
from fireside.server.catalogue import game_for
from fireside.server.store.ledger import Ledger
from fireside.server.store.results import Result, results_of
from fireside.server.store.tables import Store
from fireside.server.tables.opening import open_table
from fireside.server.wire import NewTable, SeatPlan
from fireside.table.seats import Holder
from fireside.table.table import Table
from tests.server.served import HERE, LINK, database, guest, served

SPARK = {"kind": "bot", "level": "spark"}


def test_statistics_are_what_was_played(tmp_path: Path) -> None:
    async def check(address: str) -> None:
        async with guest(address) as mira:
            ends = []
            for seed in range(3):
                made = await mira.open_table("bonfire", [HERE, SPARK])
                ends.append(await mira.play(made["id"], seed))
            made = await mira.open_table("bonfire", [HERE])
            solo = await mira.play(made["id"])
            made = await mira.open_table("dewan", [SPARK, HERE, SPARK])
            await mira.play(made["id"])
            made = await mira.open_table("bonfire", [HERE, HERE])  # nobody's own result
            await mira.play(made["id"])
            found = await mira.get("/api/statistics?title=bonfire&players=2")
            points = [end["scores"][0] for end in ends]
            assert (found["games"], found["best"]) == (3, max(points))
            assert found["average"] == round(sum(points) / 3, 1)
            assert found["won"] == sum(0 in end["winners"] for end in ends)
            assert [game["points"] for game in found["latest"]] == points
            for share in found["sources"]:
                told = [end["view"]["cities"][0]["scoring"][share["source"]] for end in ends]
                assert share["yours"] == round(sum(told) / 3, 1)
                best = [
                    end["view"]["cities"][end["winners"][0]]["scoring"][share["source"]]
                    for end in ends
                ]
                assert share["winners"] == round(sum(best) / 3, 1)
            assert [share["source"] for share in found["sources"]] == SOURCES
            assert found["against"] == [
                {"rival": "spark", "games": 3, "won": found["won"], "expected": 0.5}
            ]
            everything = await mira.get("/api/statistics?title=bonfire")
            assert (everything["games"], everything["players"]) == (4, [1, 2])
            assert everything["rivals"] == ["spark", "tom"]
            tom = await mira.get("/api/statistics?title=bonfire&against=tom")
            assert (tom["games"], tom["best"]) == (1, solo["scores"][0])
            dewan = await mira.get("/api/statistics?title=dewan")
            assert (dewan["games"], dewan["against"][0]["expected"]) == (1, 0.333)

    with served(tmp_path) as (address, _):
        asyncio.run(check(address))


def test_partners_have_one_result_and_two_rivals() -> None:
    game = game_for("dewan", 4, {"scenario": "team"})
    holders = [Holder("here", "Ann"), *[Holder("bot", "Spark", "spark")] * 3]
    table = Table(game, 5, holders, confirming=False)
    luck = random.Random(5)
    while not table.over():
        table.choose(range(4), luck.choice(table.state.choices()))
    [ann] = results_of(table)
    assert (ann.sides, ann.rivals) == (2, ["spark", "spark"])
    assert ann.outcome == ("win" if 0 in table.winners() else "loss")
    assert ann.place == (1 if 0 in table.winners() else 2)
    assert sum(ann.sources.values()) == ann.points == table.state.scores()[0]


def test_everybody_has_a_result_of_their_own(tmp_path: Path) -> None:
    async def check(address: str) -> None:
        async with guest(address) as ann, guest(address) as ben:
            made = await ann.open_table("dewan", [HERE, LINK])
            await ben.http.get(made["links"]["1"])
            async with ann.sit(made["id"]) as first, ben.sit(made["id"]) as second:
                await asyncio.gather(first.play(1), second.play(2))
                scores, winners = first.position["scores"], first.position["winners"]
            for seat, who in enumerate((ann, ben)):
                found = await who.get("/api/statistics?title=dewan")
                assert (found["games"], found["best"]) == (1, scores[seat])
                assert (found["won"], found["rivals"]) == (int(seat in winners), ["person"])

    with served(tmp_path) as (address, _):
        asyncio.run(check(address))


@pytest.mark.parametrize("origin", ["record", "what-if abc 12"])
def test_tables_made_from_others_count_nowhere(tmp_path: Path, origin: str) -> None:
    async def check(address: str) -> None:
        async with guest(address) as mira:
            made = await mira.open_table("bonfire", [HERE])
            store = Store(database(tmp_path))
            async with store.database.writing() as connection:
                await connection.exec_driver_sql(f"UPDATE tables SET origin = '{origin}'")
            await store.close()
            await mira.play(made["id"])
            found = await mira.get("/api/statistics")
            assert (found["games"], found["latest"], found["best"]) == (0, [], None)

    with served(tmp_path) as (address, _):
        asyncio.run(check(address))


def test_an_end_that_is_taken_back_does_not_count(tmp_path: Path) -> None:
    """Without confirmation the last choice may be taken back after the end."""

    async def check() -> None:
        store = Store(database(tmp_path))
        await store.open()
        made = await open_table(NewTable("bonfire", [SeatPlan("here")]), 5, "mira", store)
        end = Result(0, "Mira", "bonfire", {}, 1, 50, "win", 1, 2, ["tom"], [50, 40], {}, {})
        ledger = Ledger(store)
        for version, (ended, kept) in enumerate([([end], 1), ([], 0), (None, 0), ([end], 1)]):
            values = {"version": version + 1}
            await store.keep(made.id, version, 0, [], values, ended)
            assert len(await ledger.played_by("mira", "bonfire")) == kept
        await store.close()

    asyncio.run(check())
