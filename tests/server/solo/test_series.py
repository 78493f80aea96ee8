"""The handicap series, at this table and with the printed game (B22)."""

import asyncio
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from fireside.bonfire.challenge import CHALLENGE
from fireside.server.solo import series
from fireside.server.tables import opening, room
from tests.server.served import HERE, Guest, guest, served

PRINTED = {"handicap": -5, "points": 80, "tom": 70, "finished": "2026-11-14T20:15:00.500Z"}


async def play_next(who: Guest, seed: int = 1) -> dict[str, Any]:
    """Play the next game of the series; the series then."""
    opened = await who.post("/api/series/games", name="Mira")
    assert opened.status_code == 201, opened.text
    await who.play(opened.json()["id"], seed)
    found: dict[str, Any] = await who.get("/api/series")
    return found


async def tell(who: Guest, sheet: str, **changed: object) -> httpx.Response:
    return await who.http.put(f"/api/series/printed/{sheet}", json={**PRINTED, **changed})


@pytest.mark.parametrize("finished", ["9999-12-31T23:59:00-14:00", "0001-01-01T00:00:00+14:00"])
def test_a_printed_game_at_the_end_of_time(tmp_path: Path, finished: str) -> None:
    async def check(address: str) -> None:
        async with guest(address) as mira:
            assert (await tell(mira, "a", finished=finished)).status_code == 422

    with served(tmp_path) as (address, _):
        asyncio.run(check(address))


# Games at this table


@pytest.mark.rule("B22.2")
def test_a_series_goes_down_two_with_a_loss_and_up_five_with_a_win(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def check(address: str) -> None:
        async with guest(address) as mira:
            before = await mira.get("/api/series")
            assert (before["handicap"], before["games"], before["best"]) == (
                CHALLENGE.first,
                [],
                None,
            )
            lost = await play_next(mira)
            lost = await play_next(mira, seed=2)
            assert [game["outcome"] for game in lost["games"]] == ["loss", "loss"]
            assert [game["next"] for game in lost["games"]] == [-12, -14]
            assert (lost["handicap"], lost["best"], lost["running"]) == (-14, None, "")
            assert lost["games"][1]["handicap"] == -12
            other = replace(CHALLENGE, first=-100)
            monkeypatch.setattr("fireside.bonfire.challenge.CHALLENGE", other)
            assert (await mira.post("/api/series")).json()["handicap"] == -100
            won = await play_next(mira)
            assert [game["outcome"] for game in won["games"]] == ["win"]
            assert (won["handicap"], won["best"], won["record"]) == (-95, -100, -100)
            table = await mira.get(f"/api/tables/{won['games'][0]['table']}")
            assert (table["options"], table["origin"]) == ({"handicap": "-100"}, {"kind": "series"})
            assert table["scores"] == [won["games"][0]["points"], won["games"][0]["tom"]]

    with served(tmp_path) as (address, _):
        asyncio.run(check(address))


def test_a_game_counts_though_the_clock_has_been_put_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def put(time: str) -> None:
        for module in (opening, series, room):
            monkeypatch.setattr(module, "now", lambda: f"{time}T12:00:00.000+00:00")

    async def check(address: str) -> None:
        async with guest(address) as mira:
            put("2026-11-19")
            await play_next(mira)
            await mira.post("/api/series")
            put("2026-11-01")
            told = await play_next(mira)
            assert [game["handicap"] for game in told["games"]] == [CHALLENGE.first]
            told = (await tell(mira, "a", finished="2026-11-20T12:00:00Z")).json()
            assert [game["sheet"] for game in told["games"]] == ["a", ""]
            put("2026-10-01")
            await mira.post("/api/series")
            assert (await mira.get("/api/series"))["games"] == []
            told = await play_next(mira)
            told = await play_next(mira, seed=2)
            assert [game["handicap"] for game in told["games"]] == [
                CHALLENGE.first,
                told["games"][0]["next"],
            ]

    with served(tmp_path) as (address, _):
        asyncio.run(check(address))


def test_another_game_of_the_series_gives_up_the_one_before(tmp_path: Path) -> None:
    async def check(address: str) -> None:
        async with guest(address) as mira:
            first = (await mira.post("/api/series/games")).json()["id"]
            assert (await mira.get("/api/series"))["running"] == first
            async with mira.sit(first) as line:
                assert not line.position["permissions"]["hint"]
                second = (await mira.post("/api/series/games")).json()["id"]
                plain = await line.until(lambda told: told["origin"]["kind"] == "plain")
                assert plain["permissions"]["hint"]
            assert (await mira.get("/api/series"))["running"] == second
            await mira.play(first)
            standing = await mira.get("/api/series")
            assert (standing["games"], standing["running"]) == ([], second)
            await mira.play(second)
            standing = await mira.get("/api/series")
            assert [game["table"] for game in standing["games"]] == [second]
            assert (await mira.get("/api/statistics"))["games"] == 2

    with served(tmp_path) as (address, _):
        asyncio.run(check(address))


def test_tom_s_card_is_not_taken_back_where_results_are_compared(tmp_path: Path) -> None:
    async def after_a_turn(who: Guest, table: str) -> dict[str, Any]:
        async with who.sit(table) as line:
            await line.play(until=lambda told: told["view"]["tom"]["played"] > 0)
            return dict(line.position["permissions"])

    async def check(address: str) -> None:
        async with guest(address) as mira:
            free = await mira.open_table("bonfire", [HERE])
            assert (await after_a_turn(mira, free["id"]))["askUndo"]
            for path in ("/api/deal", "/api/series/games"):
                opened = await mira.post(path, name="Mira")
                assert not (await after_a_turn(mira, opened.json()["id"]))["askUndo"]

    with served(tmp_path) as (address, _):
        asyncio.run(check(address))


# Printed games


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
            opened = (await mira.post("/api/series/games")).json()["id"]
            assert (await mira.get(f"/api/tables/{opened}"))["options"] == {}
            lost = (await tell(mira, "mdxk2", tom=81)).json()
            assert [game["outcome"] for game in lost["games"] if game["sheet"]] == ["win", "loss"]
            assert (await tell(mira, "mdxk2", tom=80)).json()["games"][1]["outcome"] == "draw"
            assert (await wren.get("/api/series"))["games"] == []
            left = (await mira.http.delete("/api/series/printed/mdxk1")).json()
            assert [game["sheet"] for game in left["games"]] == ["mdxk2", ""]
            anew = (await mira.post("/api/series")).json()
            assert (anew["games"], anew["record"]) == ([], None)

    with served(tmp_path) as (address, _):
        asyncio.run(check(address))


def test_what_is_no_printed_game_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(series, "MOST_PRINTED", 1)

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
