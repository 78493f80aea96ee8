"""The deal of the day: the same for everybody, one go each, results for those who have played."""

import asyncio
from dataclasses import dataclass
from datetime import date, timedelta
from pathlib import Path
from typing import Any

import pytest

from fireside.server.people.allowance import ADDRESS, Limits
from fireside.server.settings import Settings
from fireside.server.solo import deals
from fireside.server.tables import days
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
        monkeypatch.setattr(days, "today", lambda: SUNDAY)
        one, other = asyncio.run(views(address))
        monkeypatch.setattr(days, "today", lambda: SUNDAY + timedelta(days=1))
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
    monkeypatch.setattr(days, "today", lambda: SUNDAY)

    async def check(address: str) -> None:
        async with guest(address) as mira, guest(address) as ilya, guest(address) as wren:
            await play_deal(mira, seed=3)
            hidden = await ilya.get("/api/deal")
            assert (hidden["played"], hidden["shown"]) == (1, False)
            assert (hidden["best"], hidden["counts"], hidden["median"]) == ([], {}, None)
            begun = (await ilya.post("/api/deal", name="Ilya")).json()["id"]
            assert not (await ilya.get("/api/deal"))["shown"]
            assert (await ilya.post("/api/deal/best")).status_code == 409
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
            assert (await ilya.post("/api/deal/best")).status_code == 409
            assert not (await wren.get("/api/deal"))["shown"]
            monkeypatch.setattr(days, "today", lambda: SUNDAY + timedelta(days=1))
            best = (await ilya.post(f"/api/deal/best?date={SUNDAY}")).json()["id"]
            assert (await ilya.http.get(f"/api/tables/{best}/log")).status_code == 200
            assert (await wren.http.get(f"/api/tables/{best}/log")).status_code == 403
            yesterday = await wren.get(f"/api/deal?date={SUNDAY}")
            assert (yesterday["shown"], yesterday["today"], yesterday["played"]) == (True, False, 2)

    with served(tmp_path) as (address, _):
        asyncio.run(check(address))


@pytest.mark.parametrize(("day", "status"), [("2026-11-16", 404), ("tomorrow", 400)])
def test_nobody_sees_the_deals_to_come(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, day: str, status: int
) -> None:
    monkeypatch.setattr(days, "today", lambda: SUNDAY)

    async def check(address: str) -> None:
        async with guest(address) as mira:
            assert (await mira.http.get(f"/api/deal?date={day}")).status_code == status

    with served(tmp_path) as (address, _):
        asyncio.run(check(address))


REFUSED = (409, "day-not-over")


async def told_of(who: Guest, table: str) -> dict[str, tuple[int, str]]:
    """How everything that would tell others of a game is answered."""
    path = f"/api/tables/{table}"
    answers = {
        "record": await who.http.get(f"{path}/record"),
        "course": await who.http.get(f"{path}/course"),
        "positions": await who.http.get(f"{path}/positions?from=0&to=3"),
        "position": await who.http.get(f"{path}/positions/1"),
        "review": await who.http.get(f"{path}/review"),
        "share": await who.http.post(f"{path}/share"),
        "onlookers": await who.post(f"{path}/links", seat=-1),
        "what if": await who.post(f"{path}/what-if", number=2),
    }
    return {
        name: (answer.status_code, answer.json().get("reason", "") if answer.is_error else "")
        for name, answer in answers.items()
    }


def test_nothing_is_told_of_a_deal_before_its_day_is_over(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(days, "today", lambda: SUNDAY)

    async def check(address: str) -> None:
        async with guest(address) as mira:
            table = await play_deal(mira)
            told = await told_of(mira, table)
            assert told == dict.fromkeys(told, REFUSED)
            monkeypatch.setattr(days, "today", lambda: SUNDAY + timedelta(days=1))
            told = await told_of(mira, table)
            assert {status for status, _ in told.values()} <= {200, 201, 202}

    with served(tmp_path) as (address, _):
        asyncio.run(check(address))


def test_who_plays_a_deal_may_look_back_at_what_they_have_seen(tmp_path: Path) -> None:
    async def check(address: str) -> None:
        async with guest(address) as mira:
            table = (await mira.post("/api/deal", name="Mira")).json()["id"]
            async with mira.sit(table) as line:
                await line.play(until=lambda position: position["version"] > 5)
            course = await mira.get(f"/api/tables/{table}/course")
            assert course["viewpoints"] == [-1, 0]
            await mira.get(f"/api/tables/{table}/positions/1")
            links = await mira.post(f"/api/tables/{table}/links", seat=-1)
            assert (links.status_code, links.json()["reason"]) == REFUSED

    with served(tmp_path) as (address, _):
        asyncio.run(check(address))


def test_throwaway_guests_of_an_address_are_bounded(tmp_path: Path) -> None:
    async def check(address: str) -> None:
        answers = []
        for _ in range(4):
            async with guest(address) as who:
                answers.append((await who.post("/api/deal")).status_code)
        assert answers == [201, 201, 201, 429]

    limits = Limits(rates={"deal": {ADDRESS: "3/day"}})
    with served(tmp_path, settings=Settings(limits=limits)) as (address, _):
        asyncio.run(check(address))


@dataclass
class Row:
    """As much of a result as is looked at."""

    guest: str
    points: int
    finished: str
    origin: str = "deal 2026-11-15 bonfire"


def test_the_first_result_of_a_guest_counts() -> None:
    again, first, other = Row("mira", 70, "2"), Row("mira", 50, "1"), Row("ilya", 40, "1")
    rows: Any = [again, first, other]
    assert deals.first_tries(rows) == [first, other]
