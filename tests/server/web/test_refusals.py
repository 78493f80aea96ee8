"""Whatever is wrong is refused by name, and nothing else happens."""

import asyncio
import contextlib
import json
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from urllib.parse import unquote

import pytest
import websockets

from fireside.core.title import titles
from tests.server.served import BOT, HERE, LINK, Guest, guest, served

THERE_IS = f"there is {', '.join(titles())}"


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("server")) as (address, _):
        yield address


def with_guests(address: str, play: Callable[[Guest, Guest], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with guest(address) as ann, guest(address) as ben:
            await play(ann, ben)

    asyncio.run(whole())


def test_wrong_choices(address: str) -> None:
    async def play(ann: Guest, ben: Guest) -> None:
        made = await ann.open_table("bonfire", [HERE, LINK])
        await ben.http.get(made["links"]["1"])
        async with ann.sit(made["id"]) as one, ben.sit(made["id"]) as other:
            await one.receive()
            choice = one.position["choices"][0]["choice"]
            assert other.position["choices"] == []
            assert await other.refused("choose", choice=choice) == "not-your-turn"
            for wrong in (-1, 10**6, 10**100):
                assert await one.refused("choose", choice=wrong) == "illegal"
            assert await one.refused("choose", choice=choice, version=99) == "stale"
            assert await one.refused("confirm") == "not-allowed"
            await one.ask("choose", choice=choice)
            assert one.position["version"] == 1
            assert await one.refused("choose", choice=choice, version=0) == "stale"

    with_guests(address, play)


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "null",
        '{"t": "choose"}',
        '{"t": "dance"}',
        '{"t": "choose", "version": 0, "choice": "1"}',
        '{"t": "choose", "version": 0, "choice": 1e400}',
        '{"t": "choose", "version": 0, "choice": 1, "seat": 1}',
        "[" * 3000,
        '{"x": ' + "[" * 2000 + "]" * 2000 + ', "t": "ping"}',
        b'{"t": "ping"}',
    ],
)
def test_broken_messages(address: str, text: str | bytes) -> None:
    async def play(ann: Guest, ben: Guest) -> None:
        made = await ann.open_table("bonfire", [HERE, BOT])
        async with ann.sit(made["id"]) as line:
            await line.socket.send(text)
            answer = await line.receive()
            assert (answer["t"], answer["reason"]) == ("refused", "broken-message")
            assert "Traceback" not in answer["detail"]
            assert (await line.receive())["version"] == 0
            assert (await line.ask("ping")) == {"t": "pong"}

    with_guests(address, play)


def test_large_messages(address: str) -> None:
    async def play(ann: Guest, ben: Guest) -> None:
        made = await ann.open_table("bonfire", [HERE, BOT])
        async with ann.sit(made["id"]) as line:
            await line.socket.send(json.dumps({"t": "ping", "more": "x" * 5000}))
            assert (await line.receive())["reason"] == "too-large"
            await line.receive()
            with contextlib.suppress(websockets.ConnectionClosed):
                await line.socket.send("x" * 200_000)
            await line.socket.wait_closed()
            assert line.socket.close_code == 1009
        answer = await ann.http.post("/api/tables", content=b"x" * 2_000_000)
        assert (answer.status_code, answer.json()["reason"]) == (413, "too-large")

    with_guests(address, play)


def test_who_may_not_come_in(address: str) -> None:
    async def turned_away(who: Guest, table: str, **headers: str) -> str:
        async with who.line(table, **headers) as line:
            reason = str((await line.receive())["reason"])
            await line.socket.wait_closed()
            return reason

    async def play(ann: Guest, ben: Guest) -> None:
        made = await ann.open_table("bonfire", [HERE, LINK])
        table = made["id"]
        assert await turned_away(ann, "nowhere") == "unknown-table"
        assert await turned_away(ben, table) == "not-allowed"
        assert await turned_away(ann, table, Origin="http://evil.example") == "wrong-origin"
        assert await turned_away(ann, table, Origin="null") == "wrong-origin"
        assert await turned_away(ann, table, Authorization="Bearer nonsense") == "not-allowed"
        async with ann.sit(table, Origin=f"http://{address}") as line:
            assert line.position["yours"] == [0]
        secret = made["links"]["1"].removeprefix("/seat/")
        async with ben.sit(table, Authorization=f"Bearer {secret}") as line:
            assert line.position["yours"] == [1]
        for path in (f"/api/tables/{table}", f"/api/tables/{table}/log"):
            assert (await ben.http.get(path)).status_code == 403
            assert (await ben.http.get(path.replace(table, "nowhere"))).status_code == 404
        assert (await ben.http.get(f"/api/tables/{table}/record")).status_code == 403
        assert (await ann.http.get(f"/api/tables/{table}/log?seat=1")).status_code == 403
        assert (await ann.http.get(f"/api/tables/{table}/log?from=x")).status_code == 400
        headers = {"Origin": "http://evil.example"}
        answer = await ann.http.post("/api/tables", json={}, headers=headers)
        assert answer.json()["reason"] == "wrong-origin"

    with_guests(address, play)


@pytest.mark.parametrize("identity", ["%00", "a%00b", "x" * 40, "\u00e9", "..%2f"])
def test_what_cannot_be_a_table_is_unknown(address: str, identity: str) -> None:
    await_unknown(address, identity)


def await_unknown(address: str, identity: str) -> None:
    """Nothing but "unknown-table" is told of such a table."""

    async def play(ann: Guest, ben: Guest) -> None:
        await ann.get("/api/titles")  # the cookie
        for path in ("", "/log", "/course"):
            answer = await ann.http.get(f"/api/tables/{identity}{path}")
            assert answer.status_code == 404
        if "/" not in unquote(identity):
            async with ann.line(identity) as line:
                assert (await line.receive())["reason"] == "unknown-table"

    with_guests(address, play)


def test_numbers_of_thousands_of_digits(address: str) -> None:
    async def play(ann: Guest, ben: Guest) -> None:
        table = (await ann.open_table("bonfire", [HERE]))["id"]
        many = "9" * 5000
        for path, status in (
            (f"positions/{many}", 400),
            (f"positions?from={many}", 400),
            (f"log?from={many}", 400),
            ("positions/x", 400),
        ):
            answer = await ann.http.get(f"/api/tables/{table}/{path}")
            assert answer.status_code == status
        answer = await ann.http.post(f"/api/tables/{table}/seats/{many}/link")
        assert answer.status_code == 400

    with_guests(address, play)


def test_links_are_for_one_thing_each(address: str) -> None:
    async def play(ann: Guest, ben: Guest) -> None:
        made = await ann.open_table("bonfire", [HERE, LINK])
        seat, watch = made["links"]["1"], made["watch"]
        wrong = ["/seat/nonsense", seat.replace("seat", "watch"), watch.replace("watch", "seat")]
        for path in wrong:
            answer = await ben.http.get(path)
            assert answer.headers["location"] == "/?refused=not-allowed"
        assert await ben.get("/api/tables") == []
        for welcome in ("?welcome", ""):
            answer = await ben.http.get(seat)
            assert answer.headers["location"] == f"/table/{made['id']}{welcome}"
        assert [table["yours"] for table in await ben.get("/api/tables")] == [[1]]

    with_guests(address, play)


@pytest.mark.parametrize(
    ("plan", "words"),
    [
        ({"title": "chess", "seats": [HERE]}, THERE_IS),
        ({"title": "bonfire", "seats": [HERE] * 5}, "1 to 4 players"),
        ({"title": "dewan", "seats": []}, "2 to 4 players"),
        ({"title": "dewan", "seats": [HERE] * 2, "options": {"scenario": "x"}}, "it has base"),
        ({"title": "dewan", "seats": [HERE] * 2, "options": {"x": "y"}}, "no option 'x'"),
        ({"title": "bonfire", "seats": [{"kind": "bot", "level": "genius"}]}, "there is random"),
        ({"title": "bonfire", "seats": [{"kind": "here", "name": "x" * 41}]}, "40 characters"),
        ({"title": "bonfire", "seats": [HERE], "edition": "x"}, "the edition cannot be played"),
    ],
)
def test_tables_that_cannot_be_opened(address: str, plan: object, words: str) -> None:
    async def play(ann: Guest, ben: Guest) -> None:
        answer = await ann.http.post("/api/tables", json=plan)
        assert (answer.status_code, answer.json()["reason"]) == (422, "illegal")
        assert words in answer.json()["detail"]

    with_guests(address, play)


@pytest.mark.parametrize("body", [b"", b"{", b"[]", b"\xff", b'{"title": "bonfire"}'])
def test_broken_plans(address: str, body: bytes) -> None:
    async def play(ann: Guest, ben: Guest) -> None:
        answer = await ann.http.post("/api/tables", content=body)
        assert (answer.status_code, answer.json()["reason"]) == (400, "broken-message")

    with_guests(address, play)


def test_an_edition_of_ones_own(address: str) -> None:
    ours = Path(__file__).parents[3] / "src/fireside/dewan/edition/fireside.toml"

    async def play(ann: Guest, ben: Guest) -> None:
        plan = {"title": "dewan", "seats": [HERE, BOT], "edition": ours.read_text("utf-8")}
        answer = await ann.http.post("/api/tables", json=plan)
        assert answer.status_code == 201
        async with ann.sit(answer.json()["id"]) as line:
            assert line.position["view"]["edition"] == "fireside"

    with_guests(address, play)
