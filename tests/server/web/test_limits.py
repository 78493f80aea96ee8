"""How much a guest, an address and a table may ask for; whatever is beyond is refused by name."""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Coroutine
from contextlib import AsyncExitStack
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from typing import Any

import httpx
import pytest
from limits.storage import MemoryStorage

from fireside.bots.levels import LEVELS
from fireside.server.people.allowance import (
    ADDRESS,
    GUEST,
    REST,
    TABLE,
    USUAL,
    Allowance,
    Limits,
    TooMuch,
    Visitor,
)
from fireside.server.settings import Settings
from fireside.server.tables.hall import Hall
from fireside.server.web.site import Site
from tests.server.served import BOT, HERE, LINK, Guest, guest, served

Attack = Callable[[str, Any], Coroutine[Any, Any, None]]

PROXY = Site(proxies=("127.0.0.1",))
PLAN = {"title": "bonfire", "seats": [HERE, BOT]}


def attack(
    folder: Path,
    limits: Limits,
    play: Attack,
    site: Site = PROXY,
) -> None:
    with served(folder, settings=Settings(site, limits)) as (address, app):
        asyncio.run(play(address, app))


def rates(deed: str, **rate: str) -> Limits:
    return Limits(rates={deed: rate})


def neighbour(number: int) -> dict[str, str]:
    """The header by which a proxy says for whom it asks."""
    return {"X-Forwarded-For": f"192.0.2.{number}"}


def test_a_flood_over_one_socket_is_heard_as_far_as_is_allowed(tmp_path: Path) -> None:
    most = 5

    async def play(address: str, app: Any) -> None:
        async with guest(address) as ann, guest(address) as ben:
            made = await ann.open_table("bonfire", [HERE, LINK])
            await ben.http.get(made["links"]["1"])
            async with ann.sit(made["id"]) as line, ben.sit(made["id"]) as other:
                await line.receive()  # Ben has come
                for _ in range(most):
                    assert (await line.ask("look", seat=0))["t"] == "position"
                assert await line.refused("look", seat=0) == "slow-down"
                await other.ask("look", seat=1)  # nobody else has to wait
                assert not other.refusals

    attack(tmp_path, rates("say", **{GUEST: f"{most}/day", TABLE: "20/day"}), play)


def test_onlookers_together_have_no_more_to_say_than_one_guest(tmp_path: Path) -> None:
    async def play(address: str, app: Any) -> None:
        async with guest(address) as ann, AsyncExitStack() as crowd:
            made = await ann.open_table("bonfire", [HERE, LINK])
            lines = []
            for _ in range(4):
                onlooker = await crowd.enter_async_context(guest(address))
                await onlooker.http.get(made["watch"])
                lines.append(await crowd.enter_async_context(onlooker.sit(made["id"])))
            answers = [await line.ask("ping") for line in lines]
            assert [answer["t"] for answer in answers] == ["pong"] * 3 + ["refused"]
            async with ann.sit(made["id"]) as line:
                assert (await line.ask("ping"))["t"] == "pong"

    attack(tmp_path, rates("say", **{GUEST: "3/day"}), play)


def test_tables_are_opened_as_often_as_is_allowed(tmp_path: Path) -> None:
    async def play(address: str, app: Any) -> None:
        async with guest(address) as ann:
            await ann.get("/api/titles")  # the cookie
            for _ in range(3):
                await ann.open_table("bonfire", [HERE, BOT])
            refused = await ann.http.post("/api/tables", json=PLAN)
            assert (refused.status_code, refused.json()["reason"]) == (429, "slow-down")
            assert 0 < int(refused.headers["retry-after"]) <= 24 * 60 * 60
            table = (await ann.get("/api/tables"))[0]["id"]
            for path in (f"/api/tables/{table}/what-if", "/api/series/games", "/api/deal"):
                body = {"number": 0} if "what" in path else {}
                assert (await ann.http.post(path, json=body)).status_code == 429

    attack(tmp_path, rates("open", **{GUEST: "3/day"}), play)


def test_programs_without_a_cookie_are_one_guest_for_each_address(tmp_path: Path) -> None:
    async def play(address: str, app: Any) -> None:
        url = f"http://{address}/api/tables"
        async with httpx.AsyncClient() as nobody:

            async def open_from(number: int) -> int:
                nobody.cookies.clear()
                answer = await nobody.post(url, json=PLAN, headers=neighbour(number))
                return answer.status_code

            assert [await open_from(1) for _ in range(3)] == [201, 201, 429]
            assert await open_from(2) == 201

    attack(tmp_path, rates("open", **{GUEST: "2/day"}), play)


def test_an_address_is_bounded_and_a_household_behind_it_is_not_thrown_out(tmp_path: Path) -> None:
    async def play(address: str, app: Any) -> None:
        async with AsyncExitStack() as people:
            at_home = [await people.enter_async_context(guest(address)) for _ in range(3)]
            opened = []
            for who in at_home:
                who.http.headers.update(neighbour(1))
                await who.get("/api/titles")  # the cookie
                for _ in range(3):
                    answer = await who.http.post("/api/tables", json=PLAN)
                    opened.append(answer.status_code)
            assert opened == [201, 201, 429, 201, 201, 429, 201, 429, 429]
            elsewhere = await people.enter_async_context(guest(address))
            elsewhere.http.headers.update(neighbour(2))
            await elsewhere.open_table("bonfire", [HERE, BOT])

    attack(tmp_path, rates("open", **{GUEST: "2/day", ADDRESS: "5/day"}), play)


def test_nobody_but_a_named_proxy_says_for_whom_they_ask(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def play(address: str, app: Any) -> None:
        async with httpx.AsyncClient(base_url=f"http://{address}") as liar:
            answers = []
            for number in range(4):
                answer = await liar.get("/api/titles", headers=neighbour(number))
                answers.append(answer.status_code)
            assert answers == [200, 200, 429, 429]

    attack(tmp_path, rates("ask", **{ADDRESS: "2/day"}), play, Site())
    assert "127.0.0.1 asks for others and is not believed: name it with --proxy" in caplog.messages


def test_a_proxy_is_believed_about_the_last_address_alone(tmp_path: Path) -> None:
    """What stands before it comes from the visitor, who may write there what they like."""

    async def play(address: str, app: Any) -> None:
        async with httpx.AsyncClient(base_url=f"http://{address}") as liar:
            answers = []
            for number in range(3):
                headers = {"X-Forwarded-For": f"198.51.100.{number}, 192.0.2.1"}
                answers.append((await liar.get("/api/titles", headers=headers)).status_code)
            assert answers == [200, 200, 429]

    attack(tmp_path, rates("ask", **{ADDRESS: "2/day"}), play)


def test_guests_who_are_thrown_away_leave_nothing_to_be_remembered() -> None:
    """What is remembered is gone through again and again, for as long as an hour."""
    allowance = Allowance(rates("open", **{GUEST: "2/hour", ADDRESS: "5/hour"}))
    refused = 0
    for number in range(100):
        try:
            allowance.spend("open", Visitor(f"guest {number}", "home"))
        except TooMuch:
            refused += 1
    assert refused == 95
    assert isinstance(remembered := allowance._limiter.storage, MemoryStorage)
    assert len(remembered.storage) <= 5 + 1


def test_whoever_asks_too_often_is_answered_slowly(tmp_path: Path) -> None:
    """A flood over some connections would keep the server busy with refusing."""

    async def play(address: str, app: Any) -> None:
        async with guest(address) as ann:
            await ann.get("/api/titles")
            began = time.monotonic()
            assert (await ann.http.get("/api/titles")).status_code == 429
            assert time.monotonic() >= began + REST

    attack(tmp_path, rates("ask", **{ADDRESS: "1/day"}), play)


def test_whoever_follows_a_link_too_often_is_told_on_a_page(tmp_path: Path) -> None:
    async def play(address: str, app: Any) -> None:
        async with guest(address) as ann:
            made = await ann.open_table("bonfire", [HERE, LINK])
            answers = [await ann.http.get(made["links"]["1"]) for _ in range(2)]
            assert [answer.headers["location"] for answer in answers] == [
                f"/table/{made['id']}?welcome",
                "/?refused=slow-down",
            ]

    attack(tmp_path, rates("ask", **{ADDRESS: "2/day"}), play)


def test_what_throwaway_guests_leave_behind_is_bounded(tmp_path: Path) -> None:
    """Each comes as somebody new by a link, begins a series, or counts a printed game in it."""
    printed = {"handicap": 0, "points": 1, "tom": 2, "finished": "2026-01-01T00:00:00Z"}

    async def play(address: str, app: Any) -> None:
        async with guest(address) as ann:
            links = (await ann.open_table("bonfire", [HERE, LINK]))["links"]
        for method, path, body in (
            ("GET", links["1"], None),
            ("POST", "/api/series", {}),
            ("PUT", "/api/series/printed/sheet", printed),
        ):
            async with guest(address) as who:
                answer = await who.http.request(method, path, json=body)
                assert answer.status_code in (200, 201, 303)
        for method, path, body in (
            ("POST", "/api/series", {}),
            ("PUT", "/api/series/printed/sheet", printed),
        ):
            async with guest(address) as who:
                answer = await who.http.request(method, path, json=body)
                assert (answer.status_code, answer.json()["reason"]) == (429, "slow-down")
        async with guest(address) as who:
            answer = await who.http.get(links["1"])
            assert answer.headers["location"] == "/?refused=slow-down"
            assert await who.get("/api/tables") == []

    attack(tmp_path, rates("keep", **{ADDRESS: "3/day"}), play)


def test_editions_of_ones_own_are_few(tmp_path: Path) -> None:
    async def play(address: str, app: Any) -> None:
        async with guest(address) as ann:
            await ann.get("/api/titles")
            plans = [{**PLAN, "edition": "x" * number} for number in (1, 2, 3)]
            answers = [await ann.http.post("/api/tables", json=plan) for plan in plans]
            assert [answer.status_code for answer in answers] == [422, 422, 429]
            await ann.open_table("bonfire", [HERE, BOT])  # on ours

    attack(tmp_path, rates("edition", **{GUEST: "2/hour"}), play)


@pytest.mark.parametrize("path", ["course", "positions?from=0&to=3", "positions/0"])
def test_looking_back_is_bounded(tmp_path: Path, path: str) -> None:
    async def play(address: str, app: Any) -> None:
        async with guest(address) as ann:
            made = await ann.open_table("bonfire", [HERE, BOT])
            past = f"/api/tables/{made['id']}/{path}"
            answers = [await ann.http.get(past) for _ in range(3)]
            assert [answer.status_code for answer in answers][-1] == 429
            assert (await ann.http.get(f"/api/tables/{made['id']}")).status_code == 200

    attack(tmp_path, rates("look back", **{GUEST: "2/day"}), play)


def test_links_and_hints_are_bounded(tmp_path: Path) -> None:
    async def play(address: str, app: Any) -> None:
        async with guest(address) as ann:
            made = await ann.open_table("bonfire", [HERE, LINK])
            links = f"/api/tables/{made['id']}/links"
            answers = [await ann.post(links, seat=1) for _ in range(2)]
            assert [answer.status_code for answer in answers] == [201, 429]
            against_bot = await ann.open_table("bonfire", [HERE, BOT])
            async with ann.sit(against_bot["id"]) as line:
                await line.play(until=lambda position: position["permissions"]["hint"])
                hint = await ann.post(f"/api/tables/{against_bot['id']}/hint")
                assert hint.status_code == 429

    few = {"link": {GUEST: "1/day"}, "hint": {GUEST: "0/day"}}
    attack(tmp_path, Limits(rates=few), play)


@pytest.mark.parametrize("whose", [GUEST, ADDRESS, TABLE])
def test_open_sockets_are_counted(tmp_path: Path, whose: str) -> None:
    async def play(address: str, app: Any) -> None:
        async with guest(address) as ann, AsyncExitStack() as lines:
            table = (await ann.open_table("bonfire", [HERE, BOT]))["id"]
            for _ in range(3):
                await lines.enter_async_context(ann.sit(table))
            async with ann.line(table) as line:
                assert (await line.receive())["reason"] == "too-many"
                await line.socket.wait_closed()
                assert line.socket.close_code == 1013
            await lines.aclose()
            await until(lambda: not app.state.hall.rooms[table].connections)
            async with ann.sit(table):
                pass

    attack(tmp_path, Limits(lines={whose: 3}), play)


def test_coming_again_and_again_is_bounded(tmp_path: Path) -> None:
    async def play(address: str, app: Any) -> None:
        async with guest(address) as ann:
            table = (await ann.open_table("bonfire", [HERE, BOT]))["id"]
            for _ in range(2):
                async with ann.sit(table):
                    pass
            began = time.monotonic()
            async with ann.line(table) as line:
                assert (await line.receive())["reason"] == "slow-down"
                assert time.monotonic() >= began + REST
                await line.socket.wait_closed()
                assert line.socket.close_code == 1013

    attack(tmp_path, rates("come", **{GUEST: "2/day"}), play)


def test_rooms_that_are_empty_make_way_and_those_in_use_do_not(tmp_path: Path) -> None:
    async def play(address: str, app: Any) -> None:
        rooms = app.state.hall.rooms
        async with guest(address) as ann:
            tables = [(await ann.open_table("bonfire", [HERE, LINK]))["id"] for _ in range(4)]
            for table in tables:
                await ann.get(f"/api/tables/{table}/log")
                assert len(rooms) <= 2
            async with ann.sit(tables[0]), ann.sit(tables[1]):
                assert set(rooms) == set(tables[:2])
                answer = await ann.http.get(f"/api/tables/{tables[2]}/log")
                assert (answer.status_code, answer.json()["reason"]) == (429, "too-many")
                async with ann.line(tables[2]) as line:
                    assert (await line.receive())["reason"] == "too-many"

    attack(tmp_path, Limits(rooms=2), play)


def test_bots_rest_where_nobody_is_and_go_on_when_somebody_comes(tmp_path: Path) -> None:
    async def play(address: str, app: Any) -> None:
        hall: Hall = app.state.hall
        async with guest(address) as ann:
            table = await table_that_a_bot_begins(ann)
            before = await ann.get(f"/api/tables/{table}/log")  # the room is there
            room = hall.rooms[table]
            room.wake_bots()
            assert room.idle_for() > 0  # nobody thinks
            assert await ann.get(f"/api/tables/{table}/log") == before
            async with ann.sit(table) as line:
                await line.until(lambda position: position["version"] > 1)
            await until(lambda: not room.connections and room.idle_for() > 0)
            left = room.table.version
            async with ann.sit(table) as line:
                assert line.position["version"] == left
                await line.play(until=lambda position: bool(position["choices"]))

    attack(tmp_path, Limits(), play)


def test_nobody_opens_a_table_for_bots_alone_by_what_if(tmp_path: Path) -> None:
    async def play(address: str, app: Any) -> None:
        async with guest(address) as ann:
            table = (await ann.open_table("bonfire", [HERE, BOT]))["id"]
            await ann.play(table)
            wish = {"number": 3, "seats": [BOT, BOT]}
            answer = await ann.http.post(f"/api/tables/{table}/what-if", json=wish)
            assert (answer.status_code, answer.json()["reason"]) == (422, "illegal")

    attack(tmp_path, Limits(), play)


def test_abandoned_tables_go_and_finished_ones_stay(tmp_path: Path) -> None:
    long_ago = "2020-01-01T00:00:00.000+00:00"

    async def play(address: str, app: Any) -> None:
        hall: Hall = app.state.hall
        async with guest(address) as ann:
            left, used, fresh, over = [
                (await ann.open_table("bonfire", [HERE, BOT]))["id"] for _ in range(4)
            ]
            await ann.play(over)
            with sqlite3.connect(tmp_path / "tables.db") as connection:
                connection.execute("update tables set changed = ? where id != ?", [long_ago, fresh])
            async with ann.sit(used):
                await hall.clear_away(timedelta(days=30))
                assert {table["id"] for table in await ann.get("/api/tables")} == {
                    used,
                    fresh,
                    over,
                }
            assert (await ann.http.get(f"/api/tables/{left}")).status_code == 404

    attack(tmp_path, Limits(), play)


def test_the_usual_limits_let_people_play(tmp_path: Path) -> None:
    """A person chooses once a second at most, and looks around between."""

    async def play(address: str, app: Any) -> None:
        async with guest(address) as ann:
            for _ in range(3):
                plan = [HERE, {**BOT, "level": next(iter(LEVELS))}]
                table = (await ann.open_table("bonfire", plan))["id"]
                async with ann.sit(table) as line, ann.sit(table):
                    await line.play(until=lambda position: position["version"] >= 25)
                    for path in ("", "/log", "/printed", "/course", "/positions?from=0&to=20"):
                        await ann.get(f"/api/tables/{table}{path}")
                assert not line.refusals

    slower = replace(USUAL, rates={**USUAL.rates, "say": {GUEST: "100/second"}})
    attack(tmp_path, slower, play, Site())


async def table_that_a_bot_begins(who: Guest) -> str:
    """A table that waits for a bot."""
    while True:
        table: str = (await who.open_table("bonfire", [BOT, BOT, HERE]))["id"]
        summary = await who.get(f"/api/tables/{table}")
        if summary["toMove"] not in summary["yours"]:
            return table


async def until(holds: Callable[[], bool]) -> None:
    """Let the server go on until something holds."""
    while not holds():
        await asyncio.sleep(0.001)
