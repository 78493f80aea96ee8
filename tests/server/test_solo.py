"""Results that stay: the handicap series, the deal of the day, statistics."""

import asyncio
import random
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest

from fireside.bonfire.handicap import FIRST_HANDICAP
from fireside.bonfire.scoring import SOURCES
from fireside.server import deals, printed, series
from fireside.server.catalogue import game_for
from fireside.server.ledger import Ledger
from fireside.server.opening import open_table
from fireside.server.results import Result, results_of
from fireside.server.store import Store
from fireside.server.wire import NewTable, SeatPlan
from fireside.table.seats import Holder
from fireside.table.table import Table
from tests.server.served import HERE, LINK, Guest, database, guest, served

SPARK = {"kind": "bot", "level": "spark"}
SUNDAY = date(2026, 11, 15)


async def post(who: Guest, path: str, **body: object) -> httpx.Response:
    return await who.http.post(path, json=body)


async def play(who: Guest, table: str, seed: int = 1) -> dict[str, Any]:
    """Play at random to the end; the last position."""
    async with who.sit(table) as line:
        await line.play(seed)
        return line.position


async def play_next(who: Guest, seed: int = 1) -> dict[str, Any]:
    """Play the next game of the series; the series then."""
    opened = await post(who, "/api/series/games", name="Mira")
    assert opened.status_code == 201, opened.text
    await play(who, opened.json()["id"], seed)
    found: dict[str, Any] = await who.get("/api/series")
    return found


async def play_deal(who: Guest, seed: int = 1, name: str = "Mira") -> str:
    opened = await post(who, "/api/deal", name=name)
    assert opened.status_code == 201, opened.text
    table: str = opened.json()["id"]
    await play(who, table, seed)
    return table


# The series


@pytest.mark.rule("B22.2")
def test_a_series_goes_down_two_with_a_loss_and_up_five_with_a_win(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(address: str) -> None:
        async with guest(address) as mira:
            before = await mira.get("/api/series")
            assert (before["handicap"], before["games"], before["best"]) == (
                FIRST_HANDICAP,
                [],
                None,
            )
            lost = await play_next(mira)
            lost = await play_next(mira, seed=2)
            assert [game["outcome"] for game in lost["games"]] == ["loss", "loss"]
            assert [game["next"] for game in lost["games"]] == [-12, -14]
            assert (lost["handicap"], lost["best"], lost["running"]) == (-14, None, "")
            assert lost["games"][1]["handicap"] == -12
            monkeypatch.setattr(series, "FIRST_HANDICAP", -100)
            assert (await post(mira, "/api/series")).json()["handicap"] == -100
            won = await play_next(mira)
            assert [game["outcome"] for game in won["games"]] == ["win"]
            assert (won["handicap"], won["best"], won["record"]) == (-95, -100, -100)
            table = await mira.get(f"/api/tables/{won['games'][0]['table']}")
            assert (table["options"], table["origin"]) == ({"handicap": "-100"}, "series")
            assert table["scores"] == [won["games"][0]["points"], won["games"][0]["tom"]]

    with served(tmp_path) as (address, _):
        asyncio.run(check(address))


def test_another_game_of_the_series_gives_up_the_one_before(tmp_path: Path) -> None:
    async def check(address: str) -> None:
        async with guest(address) as mira:
            first = (await post(mira, "/api/series/games")).json()["id"]
            assert (await mira.get("/api/series"))["running"] == first
            second = (await post(mira, "/api/series/games")).json()["id"]
            assert (await mira.get("/api/series"))["running"] == second
            await play(mira, first)
            standing = await mira.get("/api/series")
            assert (standing["games"], standing["running"]) == ([], second)
            await play(mira, second)
            standing = await mira.get("/api/series")
            assert [game["table"] for game in standing["games"]] == [second]
            assert (await mira.get("/api/statistics"))["games"] == 2

    with served(tmp_path) as (address, _):
        asyncio.run(check(address))


def test_tom_s_card_is_not_taken_back_where_results_are_compared(tmp_path: Path) -> None:
    async def after_a_turn(who: Guest, opened: httpx.Response) -> dict[str, Any]:
        async with who.sit(opened.json()["id"]) as line:
            await line.play(until=lambda told: told["view"]["tom"]["played"] > 0)
            return dict(line.position["powers"])

    async def check(address: str) -> None:
        async with guest(address) as mira:
            free = await mira.http.post(
                "/api/tables", json={"title": "bonfire", "seats": [HERE], "options": {}}
            )
            assert (await after_a_turn(mira, free))["askUndo"]
            for path in ("/api/deal", "/api/series/games"):
                opened = await post(mira, path, name="Mira")
                assert not (await after_a_turn(mira, opened))["askUndo"]

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


# The deal of the day

PRINTED = {"handicap": -5, "points": 80, "tom": 70, "finished": "2026-11-14T20:15:00.500Z"}


async def tell(who: Guest, sheet: str, **changed: object) -> httpx.Response:
    return await who.http.put(f"/api/series/printed/{sheet}", json={**PRINTED, **changed})


@pytest.mark.rule("B22.2")
def test_printed_games_stand_in_the_series_beside_the_others(tmp_path: Path) -> None:
    async def check(address: str) -> None:
        async with guest(address) as mira, guest(address) as wren:
            before = await play_next(mira)
            [here] = before["games"]
            told = (await tell(mira, "mdxk1")).json()
            printed, last = told["games"]
            assert last == here
            assert (printed["table"], printed["sheet"], printed["outcome"]) == ("", "mdxk1", "win")
            assert (printed["handicap"], printed["next"]) == (-5, 0)
            assert printed["finished"] == "2026-11-14T20:15:00.500+00:00"
            assert told["handicap"] == before["handicap"]
            assert (told["best"], told["record"]) == (-5, -5)
            later = (await tell(mira, "mdxk2", finished="2999-01-01T00:00:00+01:00")).json()
            assert [game["sheet"] for game in later["games"]] == ["mdxk1", "", "mdxk2"]
            assert later["handicap"] == 0
            assert later["games"][-1]["finished"] < "2999"
            opened = (await post(mira, "/api/series/games")).json()["id"]
            assert (await mira.get(f"/api/tables/{opened}"))["options"] == {}
            lost = (await tell(mira, "mdxk2", tom=81)).json()
            assert [game["outcome"] for game in lost["games"] if game["sheet"]] == ["win", "loss"]
            assert (await tell(mira, "mdxk2", tom=80)).json()["games"][1]["outcome"] == "draw"
            assert (await wren.get("/api/series"))["games"] == []
            left = (await mira.http.delete("/api/series/printed/mdxk1")).json()
            assert [game["sheet"] for game in left["games"]] == ["mdxk2", ""]
            anew = (await post(mira, "/api/series")).json()
            assert (anew["games"], anew["record"]) == ([], None)

    with served(tmp_path) as (address, _):
        asyncio.run(check(address))


def test_what_is_no_printed_game_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(printed, "MOST", 1)

    async def check(address: str) -> None:
        async with guest(address) as mira:
            for sheet, changed, status in (
                ("one", {"points": -1}, 400),
                ("one", {"points": 10_000}, 400),
                ("one", {"handicap": 1000}, 400),
                ("one", {"finished": "yesterday"}, 400),
                ("one", {"finished": "2026-11-14T20:15:00"}, 400),
                ("one", {"outcome": "win"}, 400),
                ("One", {}, 422),
                ("o" * 17, {}, 422),
                ("one", {}, 200),
                ("one", {"points": 90}, 200),
                ("two", {}, 413),
            ):
                assert (await tell(mira, sheet, **changed)).status_code == status, (sheet, changed)
            elsewhere = {"Origin": "http://elsewhere.example"}
            gone = await mira.http.delete("/api/series/printed/one", headers=elsewhere)
            assert gone.status_code == 403
            [game] = (await mira.get("/api/series"))["games"]
            assert (game["sheet"], game["points"]) == ("one", 90)

    with served(tmp_path) as (address, _):
        asyncio.run(check(address))


def test_everybody_gets_the_same_deal_and_another_every_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def views(address: str) -> list[dict[str, Any]]:
        found = []
        for _ in range(2):
            async with guest(address) as who:
                table = (await post(who, "/api/deal")).json()["id"]
                async with who.sit(table) as line:
                    found.append(line.position["view"])
        return found

    with served(tmp_path) as (address, _):
        monkeypatch.setattr(deals, "today", lambda: SUNDAY)
        one, other = asyncio.run(views(address))
        monkeypatch.setattr(deals, "today", lambda: SUNDAY + timedelta(days=1))
        monday, _ = asyncio.run(views(address))
    assert one == other
    assert monday != one


def test_deals_of_another_server_are_others() -> None:
    days = [SUNDAY + timedelta(days=more) for more in range(400)]
    assert len({deals.seed_of(secret, day) for day in days for secret in "ab"}) == 800


def test_a_guest_has_one_go_and_comes_back_to_it(tmp_path: Path) -> None:
    async def check(address: str) -> None:
        async with guest(address) as mira:
            await mira.get("/api/titles")  # the cookie
            answers = await asyncio.gather(*[post(mira, "/api/deal") for _ in range(4)])
            assert len({answer.json()["id"] for answer in answers}) == 1
            table = answers[0].json()["id"]
            assert (await mira.get("/api/deal"))["table"] == table
            hint = await post(mira, f"/api/tables/{table}/hint")
            assert hint.status_code == 403
            await play(mira, table)
            assert (await post(mira, "/api/deal")).json()["id"] == table

    with served(tmp_path) as (address, _):
        asyncio.run(check(address))


def test_results_are_told_to_those_who_have_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deals, "today", lambda: SUNDAY)

    async def check(address: str) -> None:
        async with guest(address) as mira, guest(address) as ilya, guest(address) as wren:
            await play_deal(mira, seed=3)
            hidden = await ilya.get("/api/deal")
            assert (hidden["played"], hidden["shown"]) == (1, False)
            assert (hidden["best"], hidden["counts"], hidden["median"]) == ([], {}, None)
            begun = (await post(ilya, "/api/deal", name="Ilya")).json()["id"]
            assert not (await ilya.get("/api/deal"))["shown"]
            assert (await post(ilya, "/api/deal/best")).status_code == 403
            await play(ilya, begun, seed=8)
            shown = await ilya.get("/api/deal")
            assert shown["shown"]
            assert {result["name"] for result in shown["best"]} == {"Mira", "Ilya"}
            points = [result["points"] for result in shown["best"]]
            assert points == sorted(points, reverse=True)
            assert shown["median"] == sum(points) / 2
            assert sum(shown["counts"].values()) == 2
            own = shown["yours"]
            assert own == next(result for result in shown["best"] if result["yours"])
            assert own["place"] == 1 + sum(other > own["points"] for other in points)
            assert sum(own["sources"].values()) == own["points"]
            assert shown["week"][-1]["points"] == own["points"]
            called = await post(ilya, "/api/deal/name", name="Ilya the second")
            assert called.json()["yours"]["name"] == "Ilya the second"
            best = (await post(ilya, "/api/deal/best")).json()["id"]
            assert (await ilya.http.get(f"/api/tables/{best}/log")).status_code == 200
            assert (await wren.http.get(f"/api/tables/{best}/log")).status_code == 403
            assert not (await wren.get("/api/deal"))["shown"]
            monkeypatch.setattr(deals, "today", lambda: SUNDAY + timedelta(days=1))
            yesterday = await wren.get(f"/api/deal?date={SUNDAY}")
            assert (yesterday["shown"], yesterday["today"], yesterday["played"]) == (True, False, 2)

    with served(tmp_path) as (address, _):
        asyncio.run(check(address))


@pytest.mark.parametrize(("day", "status"), [("2026-11-16", 404), ("tomorrow", 400)])
def test_nobody_sees_the_deals_to_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, day: str, status: int
) -> None:
    monkeypatch.setattr(deals, "today", lambda: SUNDAY)

    async def check(address: str) -> None:
        async with guest(address) as mira:
            assert (await mira.http.get(f"/api/deal?date={day}")).status_code == status

    with served(tmp_path) as (address, _):
        asyncio.run(check(address))


# Statistics


def test_statistics_are_what_was_played(tmp_path: Path) -> None:
    async def check(address: str) -> None:
        async with guest(address) as mira:
            ends = []
            for seed in range(3):
                made = await mira.open_table("bonfire", [HERE, SPARK])
                ends.append(await play(mira, made["id"], seed))
            made = await mira.open_table("bonfire", [HERE])
            solo = await play(mira, made["id"])
            made = await mira.open_table("dewan", [SPARK, HERE, SPARK])
            await play(mira, made["id"])
            made = await mira.open_table("bonfire", [HERE, HERE])  # nobody's own result
            await play(mira, made["id"])
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
    game = game_for("dewan", 4, {"scenario": "team"}, "")
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
            async with store.engine.begin() as connection:
                await connection.exec_driver_sql(f"UPDATE tables SET origin = '{origin}'")
            await store.close()
            await play(mira, made["id"])
            found = await mira.get("/api/statistics")
            assert (found["games"], found["latest"], found["best"]) == (0, [], None)

    with served(tmp_path) as (address, _):
        asyncio.run(check(address))
