"""Records that people bring, and tables that go on from a position of another."""

import asyncio
import random
from pathlib import Path

import pytest

from fireside.core import record
from fireside.core.title import game_of
from tests.server.past.test_replay import check_course, positions
from tests.server.served import BOT, HERE, LINK, Guest, Message, guest, served

GAMES = Path(__file__).parents[2] / "games"
GAME = (GAMES / "two-players-first-game.fire").read_text()
WRONG: list[tuple[str | bytes, str, str]] = [
    ("no record at all", "broken-record", "line 1"),
    (GAME[: len(GAME) // 2], "broken-record", "line"),
    (GAME.replace("open as dealt", "open backwards", 1), "broken-record", "line"),
    (GAME.replace("title: bonfire", "title: chess"), "broken-record", "line 2"),
    (GAME.replace("rules: 2", "rules: 99"), "newer-rules", "99"),
    (GAME.replace("edition: fireside", "edition: mine"), "other-edition", "mine"),
    (GAME.replace("seed: ", "seed: 9999999999999999999999"), "broken-record", "seed"),
    (GAME.replace("seed: ", "seed: -1"), "broken-record", "seed"),
    (b"fireside record 1\n\xff\xfe", "broken-record", "UTF-8"),
]
RECORD = {"kind": "record"}


async def bring(who: Guest, text: str | bytes) -> tuple[int, Message]:
    answer = await who.http.post("/api/records", content=text)
    return answer.status_code, answer.json()


async def delete(who: Guest, table: str, headers: dict[str, str] | None = None) -> tuple[int, str]:
    answer = await who.http.delete(f"/api/records/{table}", headers=headers)
    return answer.status_code, answer.json()["reason"] if answer.content else ""


async def fork(who: Guest, table: str, **wish: object) -> tuple[int, Message]:
    answer = await who.http.post(f"/api/tables/{table}/what-if", json=wish)
    return answer.status_code, answer.json()


async def finished(who: Guest, title: str, seats: list[Message]) -> str:
    """A table whose game is over."""
    table: str = (await who.open_table(title, seats))["id"]
    async with who.sit(table) as line:
        await line.ask("confirming", on=False)
        await line.play(4)
    return table


@pytest.mark.parametrize("title", ["bonfire", "dewan"])
def test_a_record_brought_back_gives_the_same_positions(tmp_path: Path, title: str) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann, guest(address) as ben:
            table = await finished(ann, title, [{**HERE, "name": "Ann"}, BOT])
            text = (await ann.http.get(f"/api/tables/{table}/record")).text
            status, made = await bring(ben, text)
            assert (status, made["links"]) == (201, {})
            same = made["id"]
            course = await ben.get(f"/api/tables/{same}/course")
            assert (course["origin"], course["over"], course["yours"]) == (RECORD, True, [])
            assert [seat["name"] for seat in course["seats"]] == ["Ann", "Random"]
            for seat in (-1, 0, 1):
                one = await positions(ann, table, seat, course["length"])
                other = await positions(ben, same, seat, course["length"])
                assert [views_of(past) for past in one] == [views_of(past) for past in other]
            [kept] = await ben.get("/api/tables")
            assert (kept["id"], kept["origin"], kept["yours"]) == (same, RECORD, [])
            again = (await ben.http.get(f"/api/tables/{same}/record")).text
            assert again == text
            assert (await ann.http.get(f"/api/tables/{same}/course")).status_code == 403

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def views_of(past: Message) -> Message:
    """What must be the same at both tables."""
    position = past["position"]
    return {key: position[key] for key in ("view", "events", "toMove", "scores", "winners")}


def test_marks_of_a_recorded_game(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann:
            made = (await bring(ann, GAME))[1]
            course = await ann.get(f"/api/tables/{made['id']}/course")
            check_course(course, await ann.get(f"/api/tables/{made['id']}/log?seat=0"))
            assert {"light", "countdown"} <= {mark["kind"] for mark in course["marks"]}

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def test_an_unfinished_record_is_looked_at_and_gone_on_with(tmp_path: Path) -> None:
    """Where it stops nobody moves; a table of one's own goes on from there."""
    whole = record.read(GAME)
    game = game_of(whole)
    choices = [choice for choice, _ in record.steps(whole, game)][:50]
    text = record.write(game, whole.seed, choices, ["flame", "Mira"])

    async def play(address: str) -> None:
        async with guest(address) as ann:
            made = (await bring(ann, text))[1]
            async with ann.sit(made["id"]) as line:
                assert (line.position["over"], line.position["yours"]) == (False, [])
                assert not line.position["thinking"]
            course = await ann.get(f"/api/tables/{made['id']}/course")
            assert (course["length"], course["over"]) == (50, False)
            assert course["viewpoints"] == [-1, 0, 1]
            status, other = await fork(ann, made["id"], number=50)
            assert status == 201
            async with ann.sit(other["id"]) as line:
                assert line.position["choices"]

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def test_what_is_wrong_with_a_record_is_said(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann:
            for wrong, reason, detail in WRONG:
                status, refused = await bring(ann, wrong)
                assert (status, refused["reason"]) == (422, reason)
                assert detail in refused["detail"]
            assert await ann.get("/api/tables") == []

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def test_a_record_that_is_too_large_or_comes_from_elsewhere(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann:
            status, refused = await bring(ann, GAME + "\n" * 200_000)
            assert (status, refused["reason"]) == (413, "too-large")
            headers = {"Origin": "http://elsewhere.example"}
            answer = await ann.http.post("/api/records", content=GAME, headers=headers)
            assert (answer.status_code, answer.json()["reason"]) == (403, "wrong-origin")

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def test_a_record_is_deleted_by_whoever_brought_it(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann, guest(address) as ben:
            record = (await bring(ann, GAME))[1]["id"]
            link = (await ann.http.post(f"/api/tables/{record}/share")).json()["link"]
            await ben.http.get(link)
            [[mine], [theirs]] = [await who.get("/api/tables") for who in (ann, ben)]
            assert (mine["opened"], theirs["opened"]) == (True, False)
            branch = (await fork(ann, record, number=5))[1]["id"]
            assert await delete(ben, record) == (403, "not-allowed")
            assert await delete(ann, branch) == (409, "not-allowed")
            elsewhere = {"Origin": "http://elsewhere.example"}
            assert await delete(ann, record, elsewhere) == (403, "wrong-origin")
            async with ann.sit(record) as line:
                assert await delete(ann, record) == (204, "")
                await line.socket.wait_closed()
            assert await delete(ann, record) == (404, "unknown-table")
            for who in (ann, ben):
                assert (await who.http.get(f"/api/tables/{record}/course")).status_code == 404
            assert await ben.get("/api/tables") == []
            assert [table["id"] for table in await ann.get("/api/tables")] == [branch]
            assert (await ben.http.get(link)).headers["location"] == "/?refused=not-allowed"

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def test_what_was_thought_about_a_record_goes_with_it(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann:
            record = (await bring(ann, GAME))[1]["id"]
            assert (await ann.http.get(f"/api/tables/{record}/review")).status_code == 202
            assert await delete(ann, record) == (204, "")
            again = (await bring(ann, GAME))[1]["id"]
            assert again != record
            assert (await ann.http.get(f"/api/tables/{again}/review")).status_code == 202

    with served(tmp_path) as (address, app):
        asyncio.run(play(address))
        assert len(app.state.advice._reviews) == 1


def test_what_if_waits_for_the_end(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann:
            for seats in ([HERE, LINK], [HERE, HERE]):
                table = (await ann.open_table("dewan", seats))["id"]
                assert not (await ann.get(f"/api/tables/{table}/course"))["forks"]
                status, refused = await fork(ann, table, number=0)
                assert (status, refused["reason"]) == (409, "not-allowed")

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def test_what_if_in_a_running_game_with_bots_keeps_the_seats(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann:
            table = (await ann.open_table("dewan", [HERE, BOT]))["id"]
            async with ann.sit(table) as line:
                before = line.position["view"]
                await line.decide(random.Random(1))
                course = await ann.get(f"/api/tables/{table}/course")
                assert course["forks"]
                status, made = await fork(ann, table, number=0)
                assert status == 201
                async with ann.sit(made["id"]) as other:
                    assert (other.position["yours"], other.position["view"]) == ([0], before)
            for seats in ([BOT, HERE], [HERE, HERE], [BOT, BOT]):
                status, refused = await fork(ann, table, number=0, seats=seats)
                assert (status, refused["reason"]) == (422, "illegal")

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def test_what_if_is_not_for_the_deal_of_a_day(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann:
            table = (await ann.post("/api/deal")).json()["id"]
            assert not (await ann.get(f"/api/tables/{table}/course"))["forks"]
            assert (await fork(ann, table, number=0))[0] == 409

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


@pytest.mark.parametrize("title", ["bonfire", "dewan"])
def test_what_if_goes_on_to_the_end_with_bots(tmp_path: Path, title: str) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann, guest(address) as ben:
            table = await finished(ann, title, [HERE, BOT])
            course = await ann.get(f"/api/tables/{table}/course")
            turn = next(turn for turn in course["turns"][8:] if turn["seat"] == 0)
            number = turn["first"]
            assert (await fork(ben, table, number=number))[0] == 403
            status, made = await fork(ann, table, number=number)
            assert status == 201
            past = await ann.get(f"/api/tables/{table}/positions/{number}?seat=0")
            async with ann.sit(made["id"]) as line:
                first = line.position
                assert first["view"] == past["position"]["view"]
                origin = {"kind": "what-if", "table": table, "number": number}
                assert (first["origin"], first["yours"]) == (origin, [0])
                assert (first["version"], first["logLength"]) == (number, course["told"][number])
                await line.ask("confirming", on=False)
                await line.play(9)
                assert line.position["over"]
            other = await ann.get(f"/api/tables/{made['id']}/course")
            assert other["told"][: number + 1] == course["told"][: number + 1]
            assert (await ann.get(f"/api/tables/{table}/course")) == course

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def test_what_if_with_other_seats(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann, guest(address) as ben:
            table = await finished(ann, "bonfire", [HERE, BOT])
            length = (await ann.get(f"/api/tables/{table}/course"))["length"]
            status, made = await fork(ann, table, number=5, seats=[LINK, HERE])
            assert status == 201
            await ben.http.get(made["links"]["0"])
            async with ben.sit(made["id"]) as line:
                assert line.position["yours"] == [0]
            for wrong in (
                {"number": length},
                {"number": -1},
                {"number": 5, "seats": [HERE]},
                {"number": 5, "seats": [HERE, {"kind": "bot", "level": "genius"}]},
            ):
                status, refused = await fork(ann, table, **wrong)
                assert (status, refused["reason"]) == (422, "illegal")
            assert (await fork(ann, table, number="five"))[0] == 400

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))
