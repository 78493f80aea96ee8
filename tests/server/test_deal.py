"""The deal of the day: the same for everybody, one go each, results for those who have played."""

import asyncio
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from fireside.server import deals
from tests.server.served import Guest, guest, served

SUNDAY = date(2026, 11, 15)


async def play_deal(who: Guest, seed: int = 1, name: str = "Mira") -> str:
    opened = await who.post("/api/deal", name=name)
    assert opened.status_code == 201, opened.text
    table: str = opened.json()["id"]
    await who.play(table, seed)
    return table


def test_everybody_gets_the_same_deal_and_another_every_day(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def views(address: str) -> list[dict[str, Any]]:
        found = []
        for _ in range(2):
            async with guest(address) as who:
                table = (await who.post("/api/deal")).json()["id"]
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
            answers = await asyncio.gather(*[mira.post("/api/deal") for _ in range(4)])
            assert len({answer.json()["id"] for answer in answers}) == 1
            table = answers[0].json()["id"]
            assert (await mira.get("/api/deal"))["table"] == table
            hint = await mira.post(f"/api/tables/{table}/hint")
            assert hint.status_code == 403
            await mira.play(table)
            assert (await mira.post("/api/deal")).json()["id"] == table

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
            begun = (await ilya.post("/api/deal", name="Ilya")).json()["id"]
            assert not (await ilya.get("/api/deal"))["shown"]
            assert (await ilya.post("/api/deal/best")).status_code == 403
            await ilya.play(begun, seed=8)
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
            called = await ilya.post("/api/deal/name", name="Ilya the second")
            assert called.json()["yours"]["name"] == "Ilya the second"
            best = (await ilya.post("/api/deal/best")).json()["id"]
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
