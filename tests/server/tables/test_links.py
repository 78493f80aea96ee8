"""Whoever comes by a link says who they are; a link that went astray is renewed."""

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest

from tests.server.served import BOT, HERE, LINK, Guest, Line, guest, served


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("server")) as (address, _):
        yield address


def names(line: Line) -> list[str]:
    return [seat["name"] for seat in line.position["seats"]]


async def renew(who: Guest, table: str, seat: int) -> str:
    """Another link for a seat."""
    answer = await who.http.post(f"/api/tables/{table}/links", json={"seat": seat})
    assert answer.status_code == 201, answer.text
    renewed = answer.json()
    assert renewed["seat"] == seat
    return str(renewed["link"])


async def turned_out(line: Line) -> None:
    """The socket ends, and says why."""
    while (message := await line.receive())["t"] != "refused":
        pass
    assert message["reason"] == "renewed"
    await line.socket.wait_closed()
    assert line.socket.close_code == 1008


def test_a_name_of_ones_own(address: str) -> None:
    async def play() -> None:
        async with guest(address) as ann, guest(address) as ben:
            made = await ann.open_table("bonfire", [HERE, LINK])
            await ben.http.get(made["links"]["1"])
            async with ann.sit(made["id"]) as one, ben.sit(made["id"]) as other:
                await one.until(lambda position: bool(position["seats"][1]["present"]))
                await other.send("name", seat=1, name=" Ben  Nevis ")
                for line in (one, other):
                    await line.until(lambda position: position["seats"][1]["name"] == "Ben Nevis")
                    assert line.position["version"] == 0
                assert await other.refused("name", seat=0, name="Fool") == "not-allowed"
                assert await other.refused("name", seat=1, name=" ") == "illegal"
                choice = one.position["choices"][0]["choice"]
                await one.ask("choose", choice=choice)
                assert names(one) == ["Player 1", "Ben Nevis"]
            [summary] = await ann.get("/api/tables")
            assert summary["seats"][1]["name"] == "Ben Nevis"

    asyncio.run(play())


def test_a_renewed_link_turns_out_whoever_came_by_the_old_one(address: str) -> None:
    async def play() -> None:
        async with guest(address) as ann, guest(address) as ben, guest(address) as cem:
            made = await ann.open_table("bonfire", [HERE, LINK])
            table, old = made["id"], made["links"]["1"]
            await ben.http.get(old)
            async with ann.sit(table) as one, ben.sit(table) as other:
                assert one.position["permissions"]["renew"]
                assert not other.position["permissions"]["renew"]
                await one.until(lambda position: bool(position["seats"][1]["present"]))
                new = await renew(ann, table, 1)
                await turned_out(other)
                await one.until(lambda position: not position["seats"][1]["present"])
                async with ben.line(table) as again:
                    assert (await again.receive())["reason"] == "not-allowed"
                answer = await ben.http.get(old)
                assert answer.headers["location"] == "/?refused=renewed"
                assert await ben.get("/api/tables") == []
                answer = await cem.http.get(new)
                assert answer.headers["location"] == f"/table/{table}?welcome"
                async with cem.sit(table) as third:
                    assert third.position["yours"] == [1]

    asyncio.run(play())


def test_programs_and_onlookers_are_turned_out_too(address: str) -> None:
    async def play() -> None:
        async with guest(address) as ann, guest(address) as ben, guest(address) as cem:
            made = await ann.open_table("dewan", [HERE, LINK])
            table = made["id"]
            bearer = {"Authorization": f"Bearer {made['links']['1'].removeprefix('/seat/')}"}
            await cem.http.get(made["watch"])
            async with ben.sit(table, **bearer) as program, cem.sit(table) as looking:
                await renew(ann, table, 1)
                await turned_out(program)
                assert (await looking.ask("ping"))["t"] in ("pong", "position")
                new = await renew(ann, table, -1)
                await turned_out(looking)
            assert (await ben.http.get(f"/api/tables/{table}", headers=bearer)).status_code == 403
            assert (await ben.http.get("/api/tables", headers=bearer)).json() == []
            assert (await cem.http.get(new)).headers["location"] == f"/table/{table}"

    asyncio.run(play())


def test_whoever_opened_the_table_keeps_a_seat_that_is_renewed(address: str) -> None:
    async def play() -> None:
        async with guest(address) as ann, guest(address) as ben:
            made = await ann.open_table("bonfire", [HERE, BOT])
            await ben.http.get(made["links"]["0"])
            async with ann.sit(made["id"]) as one, ben.sit(made["id"]) as other:
                await renew(ann, made["id"], 0)
                await turned_out(other)
                choice = one.position["choices"][0]["choice"]
                await one.send("choose", choice=choice)
                await one.until(lambda position: position["version"] > 0)

    asyncio.run(play())


def test_only_whoever_opened_the_table_renews_links_of_people(address: str) -> None:
    async def refused(who: Guest, table: str, body: Any, **headers: str) -> tuple[int, str]:
        path = f"/api/tables/{table}/links"
        answer = await who.http.post(path, json=body, headers=headers)
        return answer.status_code, answer.json()["reason"]

    async def play() -> None:
        async with guest(address) as ann, guest(address) as ben:
            made = await ann.open_table("bonfire", [HERE, LINK, BOT])
            table, link = made["id"], made["links"]["1"]
            await ben.http.get(link)
            bearer = {"Authorization": f"Bearer {link.removeprefix('/seat/')}"}
            assert await refused(ben, table, {"seat": 1}) == (403, "not-allowed")
            assert await refused(ann, table, {"seat": 1}, **bearer) == (403, "not-allowed")
            evil = {"Origin": "http://evil.example"}
            assert await refused(ann, table, {"seat": 1}, **evil) == (403, "wrong-origin")
            assert await refused(ann, "nowhere", {"seat": 1}) == (404, "unknown-table")
            for seat in (2, 3, -2):
                assert await refused(ann, table, {"seat": seat}) == (422, "illegal")
            broken: list[Any] = [{}, [], {"seat": "1"}, {"seat": 1, "more": 1}]
            for body in broken:
                assert await refused(ann, table, body) == (400, "broken-message")
            assert (await ben.http.get(link)).headers["location"] == f"/table/{table}"

    asyncio.run(play())
