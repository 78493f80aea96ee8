"""Editions and records that people bring are bounded, and read where they hold nobody up."""

import asyncio
import os
import signal
from pathlib import Path

import pytest

from fireside.server.past.records import LONGEST_RECORD
from fireside.server.thinking import reading
from fireside.server.thinking.pool import Crowded
from fireside.server.thinking.reading import LONGEST_EDITION, MOST_WAITING, Reader
from fireside.table.table import Table
from tests.server.served import BOT, HERE, guest, served
from tests.server.thinking.test_pool import children

EDITION = Path(__file__).parents[3] / "src/fireside/dewan/edition/fireside.toml"
OURS = EDITION.read_text("utf-8")
GAME = (Path(__file__).parents[2] / "games" / "two-players-first-game.fire").read_text()

UNHURRIED = 100.0  # seconds that nothing takes, unless something is broken
DEEP = "a" + ".a" * 20_000 + " = 1"  # tomllib would be busy with it for seconds


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """A process that is stopped is not taken for one that takes too long."""
    monkeypatch.setattr(reading, "LONGEST_READING", UNHURRIED)


@pytest.mark.parametrize(
    ("edition", "words"),
    [
        (DEEP, "line 1: nothing in an edition lies deeper"),
        (f"[b]\nc = {{ {DEEP} }}", "line 2: nothing in an edition lies deeper"),
        ("a = " + "[" * 20_000, "lies deeper"),
        ("#" * (LONGEST_EDITION + 1), f"at most {LONGEST_EDITION} characters"),
    ],
)
def test_editions_are_bounded_before_they_are_read(
    edition: str, words: str, tmp_path: Path
) -> None:
    async def bring(address: str) -> None:
        async with guest(address) as ann:
            for title in ("bonfire", "dewan"):
                plan = {"title": title, "seats": [HERE, BOT], "edition": edition}
                answer = await ann.http.post("/api/tables", json=plan)
                assert (answer.status_code, answer.json()["reason"]) == (422, "illegal")
                assert words in answer.json()["detail"]

    with served(tmp_path) as (address, _):
        asyncio.run(bring(address))


def test_records_are_bounded_before_they_are_read(tmp_path: Path) -> None:
    async def bring(address: str) -> None:
        async with guest(address) as ann:
            body = GAME + "\n" * (LONGEST_RECORD - len(GAME.encode()))
            assert (await ann.http.post("/api/records", content=body)).status_code == 201
            answer = await ann.http.post("/api/records", content=body + "\n")
            assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")

    with served(tmp_path) as (address, _):
        asyncio.run(bring(address))


def test_a_server_whose_reader_stands_still_goes_on(tmp_path: Path, unhurried: None) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann, guest(address) as ben:
            brought = await ann.http.post("/api/records", content=GAME)
            table = f"/api/tables/{brought.json()['id']}"
            await ann.get(f"{table}/course")
            [reader] = children()
            os.kill(reader, signal.SIGSTOP)
            waiting = [
                asyncio.create_task(ann.http.post("/api/records", content=GAME)),
                asyncio.create_task(ann.http.get(f"{table}/course")),
                asyncio.create_task(ann.http.get(f"{table}/positions?from=0&to=60")),
            ]
            await ben.play((await ben.open_table("bonfire", [HERE, HERE]))["id"])
            assert not any(answer.done() for answer in waiting)
            os.kill(reader, signal.SIGKILL)  # another reads what this one was at
            done = await asyncio.gather(*waiting)
            assert [answer.status_code for answer in done] == [201, 200, 200]

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def test_only_so_much_waits_to_be_read(unhurried: None) -> None:
    async def bring() -> None:
        reader = Reader()
        await reader.record(GAME)
        [process] = children()
        os.kill(process, signal.SIGSTOP)
        brought = [asyncio.create_task(reader.record(GAME)) for _ in range(1 + MOST_WAITING)]
        await asyncio.sleep(0)
        with pytest.raises(Crowded):
            await reader.record(GAME)
        with pytest.raises(Crowded):
            await reader.edition("dewan", OURS)
        os.kill(process, signal.SIGCONT)
        tables = await asyncio.gather(*brought)
        assert all(isinstance(table, Table) for table in tables)
        await reader.close()

    asyncio.run(bring())


def test_tables_with_an_edition_of_their_own_come_back(tmp_path: Path) -> None:
    changed = OURS.replace('name = "fireside"', 'name = "mine"')

    async def open_one(address: str) -> tuple[str, str]:
        async with guest(address) as ann:
            plan = {"title": "dewan", "seats": [HERE, HERE], "edition": changed}
            answer = await ann.http.post("/api/tables", json=plan)
            assert answer.status_code == 201, answer.text
            async with ann.sit(answer.json()["id"]) as line:
                assert line.position["view"]["edition"] == "mine"
            return answer.json()["id"], ann.http.cookies["fireside"]

    async def look_again(address: str, table: str, cookie: str) -> None:
        async with guest(address) as ann:
            ann.http.cookies.set("fireside", cookie)
            async with ann.sit(table) as line:
                assert line.position["view"]["edition"] == "mine"

    with served(tmp_path) as (address, _):
        table, cookie = asyncio.run(open_one(address))
    with served(tmp_path) as (address, _):
        asyncio.run(look_again(address, table, cookie))


def test_what_takes_too_long_to_read_is_given_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reading, "LONGEST_READING", 0.0)

    async def bring(address: str) -> None:
        async with guest(address) as ann:
            plan = {"title": "dewan", "seats": [HERE, BOT], "edition": OURS}
            answers = [
                await ann.http.post("/api/tables", json=plan),
                await ann.http.post("/api/records", content=GAME),
            ]
            for answer, reason in zip(answers, ["illegal", "broken-record"], strict=True):
                assert (answer.status_code, answer.json()["reason"]) == (422, reason)
                assert "too long" in answer.json()["detail"]
            assert not children()

    with served(tmp_path) as (address, _):
        asyncio.run(bring(address))
