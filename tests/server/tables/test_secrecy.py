"""All traffic of every seat, searched for what it must not tell."""

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from fireside.server.store.stored import StoredTable
from tests.server.served import BOT, HERE, LINK, Line, Message, guest, served


def parts(value: Any) -> Iterator[dict[str, Any]]:
    """All objects in a message, however deep."""
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from parts(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from parts(inner)


def tells_nothing_hidden(line: Line, seat: int, seed: int) -> None:
    """What came over a line is for this seat alone, or for somebody who looks on."""
    for text in line.traffic:
        assert str(seed) not in text
        message: Message = json.loads(text)
        if message["t"] != "position":
            continue
        assert all("seed" not in part for part in parts(message))
        for number, tribe in enumerate(message["view"]["tribes"]):
            assert ("hand" in tribe) == (number == seat)
        decision = message["view"]["decision"]
        mine = decision["seat"] == seat
        assert mine or not decision["choices"]
        assert mine or decision.keys() == {"seat", "phase", "choices"}
        assert message["toMove"] == seat or not message["choices"]
        assert message["toMove"] == seat or "held" not in message
        told = [*message["events"], *[e for c in message["choices"] for e in c["outcome"]]]
        for event in told:
            if event["event"] == "draw":
                assert ("card" in event) == (event["seat"] == seat)


def rows(folder: Path, query: str) -> list[tuple[Any, ...]]:
    """What is kept in the database."""
    with sqlite3.connect(folder / "tables.db") as connection:
        return connection.execute(query).fetchall()


def test_nobody_is_told_what_is_hidden(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann, guest(address) as ben, guest(address) as cem:
            made = await ann.open_table("dewan", [HERE, LINK, BOT])
            table = made["id"]
            await ben.http.get(made["links"]["1"])
            await cem.http.get(made["watch"])
            [(seed,)] = rows(tmp_path, "select seed from tables")
            async with (
                ann.sit(table) as one,
                ben.sit(table) as other,
                cem.sit(table) as looking,
            ):
                await asyncio.gather(one.play(1), other.play(2), looking.play())
            for line, seat in ((one, 0), (other, 1), (looking, -1)):
                assert len(line.traffic) > 50
                tells_nothing_hidden(line, seat, seed)
            for who, seat in ((ann, 0), (ben, 1), (cem, -1)):
                drawn = [
                    event
                    for event in await who.get(f"/api/tables/{table}/log")
                    if event["event"] == "draw"
                ]
                assert all(("card" in event) == (event["seat"] == seat) for event in drawn)
            everything = [made, *await ann.get("/api/tables"), await ann.get("/api/titles")]
            assert str(seed) not in json.dumps(everything)

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def test_secrets_are_kept_as_fingerprints(tmp_path: Path) -> None:
    async def play(address: str) -> list[str]:
        async with guest(address) as ann:
            made = await ann.open_table("bonfire", [HERE, LINK])
            links = [*made["links"].values(), made["watch"]]
            return [ann.http.cookies["fireside"], *[link.rsplit("/", 1)[1] for link in links]]

    with served(tmp_path) as (address, _):
        secrets = asyncio.run(play(address))
        kept = [rows(tmp_path, f"select * from {name}") for name in ("tables", "secrets", "claims")]
    assert len(kept[1]) == 3
    assert len(kept[0][0]) == len(StoredTable.__dataclass_fields__)
    assert not [secret for secret in secrets if secret in repr(kept)]


def test_the_cookie_is_for_this_server_alone(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        async with guest(address) as ann:
            first = (await ann.http.get("/")).headers["set-cookie"]
            assert "HttpOnly" in first
            assert "SameSite=Lax" in first
            token = ann.http.cookies["fireside"]
            assert token in (await ann.http.get("/new")).headers["set-cookie"]  # for another year
            assert "set-cookie" not in (await ann.http.get("/api/titles")).headers
        async with guest(address) as ben:
            answer = await ben.http.get("/", headers={"Cookie": "fireside=guessable"})
            assert "guessable" not in answer.headers["set-cookie"]

    with served(tmp_path) as (address, _):
        asyncio.run(visit(address))
