"""Looking back at a table: every position as it was seen then, and nothing more."""

import asyncio
import json
from pathlib import Path

import pytest

from tests.server.served import BOT, HERE, LINK, Guest, Line, Message, guest, served

EVERYTHING = 64  # positions that come at once


async def refused(who: Guest, path: str) -> tuple[int, str]:
    answer = await who.http.get(path)
    return answer.status_code, answer.json()["reason"]


async def positions(who: Guest, table: str, seat: int, length: int) -> list[Message]:
    """All positions of a table with the eyes of a seat."""
    found: list[Message] = []
    for first in range(0, length + 1, EVERYTHING):
        last = min(first + EVERYTHING - 1, length)
        found += await who.get(f"/api/tables/{table}/positions?from={first}&to={last}&seat={seat}")
    return found


@pytest.mark.parametrize("title", ["bonfire", "dewan"])
def test_every_position_is_what_the_seat_saw_then(tmp_path: Path, title: str) -> None:
    """Version by version: without confirmations each change is one choice."""

    async def play(address: str) -> None:
        async with guest(address) as ann, guest(address) as ben:
            made = await ann.open_table(title, [HERE, BOT])
            table = made["id"]
            await ben.http.get(made["watch"])
            async with ann.sit(table) as one, ben.sit(table) as other:
                await one.ask("confirming", on=False)
                await asyncio.gather(one.play(3), other.play())
            course = await ann.get(f"/api/tables/{table}/course")
            before = one.position["version"] - course["length"]  # the switch is a change too
            for line, seat in ((one, 0), (other, -1)):
                past = await positions(ann, table, seat, course["length"])
                assert [position["number"] for position in past] == list(range(len(past)))
                then = {m["version"] - before: m for m in shown(line)}
                assert len(then) > 40
                for number, message in then.items():
                    if number < 1:
                        continue
                    position = past[number]["position"]
                    for field in ("view", "events", "logLength", "scores", "toMove", "over"):
                        assert position[field] == message[field], (number, field)
                    assert position["logLength"] == course["told"][number]
                    assert position["scores"] == course["scores"][number]
                    assert not position["choices"]
            check_course(course, await ann.get(f"/api/tables/{table}/log"))

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def shown(line: Line) -> list[Message]:
    """Every new position that came over a line."""
    found: list[Message] = []
    for message in map(json.loads, line.traffic):
        if message["t"] == "position" and (not found or message["version"] > found[-1]["version"]):
            found.append(message)
    return found


def check_course(course: Message, log: list[Message]) -> None:
    """Whether a course is whole and fits its log."""
    assert course["over"]
    assert course["viewpoints"] == [-1, 0, 1]
    assert course["told"][-1] == len(log)
    assert len(course["told"]) == len(course["scores"]) == course["length"] + 1
    firsts = [turn["first"] for turn in course["turns"]]
    assert firsts[0] == 0
    assert firsts == sorted(set(firsts))
    for mark in course["marks"]:
        event = log[mark["event"]]
        assert (event["event"], event["seat"]) == (mark["kind"], mark["seat"])
        assert course["told"][mark["at"] - 1] <= mark["event"] < course["told"][mark["at"]]


def test_while_a_game_runs_everybody_looks_with_their_own_eyes(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann, guest(address) as ben, guest(address) as cem:
            made = await ann.open_table("dewan", [HERE, LINK, BOT])
            table = made["id"]
            assert await refused(ben, f"/api/tables/{table}/course") == (403, "not-allowed")
            assert await refused(ben, f"/api/tables/{table}/positions/0") == (403, "not-allowed")
            await ben.http.get(made["links"]["1"])
            await cem.http.get(made["watch"])
            async with ann.sit(table) as one, ben.sit(table) as other:
                stop = 60
                await asyncio.gather(
                    one.play(1, until=lambda m: m["version"] > stop),
                    other.play(2, until=lambda m: m["version"] > stop),
                )
            for who, seat, eyes in ((ann, 0, [-1, 0]), (ben, 1, [-1, 1]), (cem, -1, [-1])):
                course = await who.get(f"/api/tables/{table}/course")
                assert (course["viewpoints"], course["over"]) == (eyes, False)
                for other_seat in {0, 1, 2} - {seat}:
                    wanted = f"/api/tables/{table}/positions/3?seat={other_seat}"
                    assert await refused(who, wanted) == (403, "not-allowed")
                    wanted = f"/api/tables/{table}/log?seat={other_seat}"
                    assert await refused(who, wanted) == (403, "not-allowed")
                past = await positions(who, table, seat, course["length"])
                for position in past:
                    tells_only(position, seat)
            beyond = f"/api/tables/{table}/positions/{course['length'] + 1}"
            assert await refused(ann, beyond) == (404, "unknown-position")
            assert await refused(ann, f"/api/tables/{table}/positions?from=0&to=99") == (
                422,
                "illegal",
            )
            sharing = await cem.http.post(f"/api/tables/{table}/share")
            assert (sharing.status_code, sharing.json()["reason"]) == (409, "not-allowed")

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def tells_only(past: Message, seat: int) -> None:
    """Whether a past position tells a seat nothing that it could not know."""
    position = past["position"]
    assert position["seat"] == seat
    for number, tribe in enumerate(position["view"]["tribes"]):
        assert ("hand" in tribe) == (number == seat)
    assert past["chosen"] is None or past["by"] == seat
    for event in position["events"]:
        if event["event"] == "draw":
            assert ("card" in event) == (event["seat"] == seat)


def test_what_was_taken_back_is_not_there(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann:
            table = (await ann.open_table("bonfire", [HERE]))["id"]
            async with ann.sit(table) as line:
                await line.ask("choose", choice=line.position["choices"][0]["choice"])
                assert (await ann.get(f"/api/tables/{table}/course"))["length"] == 1
                first = await ann.get(f"/api/tables/{table}/positions/1")
                await line.ask("undo")
                assert (await ann.get(f"/api/tables/{table}/course"))["length"] == 0
                gone = f"/api/tables/{table}/positions/1"
                assert await refused(ann, gone) == (404, "unknown-position")
                await line.ask("choose", choice=line.position["choices"][1]["choice"])
                second = await ann.get(gone)
                assert second["chosen"] != first["chosen"]
                assert second["position"]["view"] != first["position"]["view"]

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def test_a_finished_game_stays_finished(tmp_path: Path) -> None:
    """Everything can be seen then, so that nothing may be taken back any more."""

    async def play(address: str) -> None:
        async with guest(address) as ann:
            table = (await ann.open_table("dewan", [HERE, HERE]))["id"]
            async with ann.sit(table) as line:
                await line.ask("confirming", on=False)
                await line.play(5)
                assert await line.refused("undo") == "not-allowed"
                await line.ask("confirming", on=True)
                assert line.position["over"]
                assert not line.position["permissions"]["undo"]

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def test_a_friend_with_the_shared_link_sees_the_position(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann, guest(address) as ben:
            table = (await ann.open_table("bonfire", [HERE]))["id"]
            async with ann.sit(table) as line:
                await line.ask("confirming", on=False)
                await line.play(2)
            answer = await ann.http.post(f"/api/tables/{table}/share")
            assert answer.status_code == 201
            link = answer.json()["link"]
            followed = await ben.http.get(f"{link}?at=12")
            assert followed.headers["location"] == f"/table/{table}/at/12"
            own = await ann.get(f"/api/tables/{table}/positions/12?seat=0")
            seen = await ben.get(f"/api/tables/{table}/positions/12?seat=0")
            assert seen["position"]["view"] == own["position"]["view"]
            followed = await ben.http.get(f"{link}?at=//elsewhere.example")
            assert followed.headers["location"] == f"/table/{table}"

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))
