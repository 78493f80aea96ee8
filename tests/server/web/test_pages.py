"""The client's files and the description for machines."""

import asyncio
import json
import re
import sqlite3
from pathlib import Path

import msgspec
import pytest
from starlette.datastructures import State

from fireside.core.title import titles
from fireside.dewan.rules.scenarios import SCENARIO_NAMES
from fireside.server.catalogue import title_infos
from fireside.server.routes import CALLS
from fireside.server.web.openapi import description
from fireside.server.web.pages import ADDRESSES, packed
from tests.server import protocol_page
from tests.server.served import HERE, guest, served

WEB = Path(__file__).parents[3] / "web" / "src"
SCRIPT = "// as long as it is worth packing\n" * 20


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>here</title>")
    (folder / "assets" / "index-abc.js").write_text(SCRIPT)
    return folder


def test_every_page_is_the_clients(tmp_path: Path, client: Path) -> None:
    async def visit(address: str) -> None:
        async with guest(address) as ann:
            for path in ("/", "/new", "/table/x", "/table/x?refused=y", "/table/x/at/3"):
                page = await ann.http.get(path)
                assert (page.status_code, page.text) == (200, "<title>here</title>")
                assert page.headers["cache-control"] == "no-cache"
                policy = page.headers["content-security-policy"]
                assert "default-src 'self'" in policy
                assert f"connect-src 'self' ws://{address};" in policy
                assert page.headers["x-content-type-options"] == "nosniff"
            for path in ("/nowhere", "/table", "/table/x/at/y", "/healthy", "/api"):
                page = await ann.http.get(path)
                assert (page.status_code, page.text) == (404, "<title>here</title>")
            titles = await ann.http.get("/api/titles")
            assert titles.headers["x-content-type-options"] == "nosniff"
            script = await ann.http.get("/assets/index-abc.js")
            assert "immutable" in script.headers["cache-control"]
            assert script.headers["content-encoding"] == "gzip"
            assert script.text == SCRIPT
            for path in ("/assets/other.js", "/api/other", "/..%2ftables.db", "/x.png"):
                assert (await ann.http.get(path)).status_code == 404

    with served(tmp_path, client) as (address, _):
        asyncio.run(visit(address))


def test_a_file_is_packed_once_for_everybody(tmp_path: Path, client: Path) -> None:
    async def visit(address: str) -> None:
        async with guest(address) as ann, guest(address) as ben:
            before = packed.cache_info().misses
            for who in (ann, ben, ann):
                script = await who.http.get("/assets/index-abc.js")
                assert (script.text, script.headers["vary"]) == (SCRIPT, "Accept-Encoding")
                assert int(script.headers["content-length"]) < len(SCRIPT)
            assert packed.cache_info().misses == before + 1
            same = await ann.http.get(
                "/assets/index-abc.js", headers={"If-None-Match": script.headers["etag"]}
            )
            assert same.status_code == 304
            part = await ann.http.get("/assets/index-abc.js", headers={"Range": "bytes=3-9"})
            assert (part.status_code, part.text) == (206, SCRIPT[3:10])
            plain = await ann.http.get("/assets/index-abc.js", headers={"Accept-Encoding": "*"})
            assert (plain.text, "content-encoding" in plain.headers) == (SCRIPT, False)
            (client / "assets" / "index-abc.js").write_text(SCRIPT * 2)
            assert (await ann.http.get("/assets/index-abc.js")).text == SCRIPT * 2

    with served(tmp_path, client) as (address, _):
        asyncio.run(visit(address))


def test_the_addresses_of_pages_are_those_of_the_client() -> None:
    told = re.findall(r"address: /\^\\/(.*)\$/,", (WEB / "pages.ts").read_text())
    assert [re.sub(r"\?<\w+>|\\(?=/)", "", address) for address in told] == [
        re.sub(r"(\[.*?\]\+|\\d\+)", r"(\1)", address) for address in ADDRESSES
    ]


def test_health_is_that_of_the_store(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        async with guest(address) as watcher:
            assert (await watcher.http.get("/health")).status_code == 200
            with sqlite3.connect(tmp_path / "tables.db") as connection:
                connection.execute("drop table keepsakes")
            for answer in (await watcher.http.get("/health"), await watcher.post("/api/deal")):
                assert (answer.status_code, answer.json()["reason"]) == (503, "unavailable")

    with served(tmp_path) as (address, _):
        asyncio.run(visit(address))


def test_a_fault_is_told_in_words(tmp_path: Path) -> None:
    async def visit(address: str, state: State) -> None:
        async with guest(address) as ann:
            made = await ann.open_table("bonfire", [HERE])
            del state.store
            answer = await ann.http.get("/api/tables")
            assert (answer.status_code, answer.json()["reason"]) == (500, "fault")
            assert answer.headers["x-content-type-options"] == "nosniff"
            link = await ann.http.get(made["watch"])
            assert link.headers["location"] == "/?refused=fault"

    with served(tmp_path) as (address, app):
        store = app.state.store
        asyncio.run(visit(address, app.state))
        app.state.store = store


def test_what_makes_it_an_application_is_looked_at_again(tmp_path: Path, client: Path) -> None:
    """A new build must be noticed, and browsers want each file to say what it is."""
    kinds = {
        "service-worker.js": "text/javascript",
        "manifest.webmanifest": "application/manifest+json",
        "icons/fireside-192.png": "image/png",
        "assets/letters-abc.woff2": "font/woff2",
    }
    for name in kinds:
        (client / name).parent.mkdir(exist_ok=True)
        (client / name).write_text("here")

    async def visit(address: str) -> None:
        async with guest(address) as ann:
            for name, kind in kinds.items():
                file = await ann.http.get(f"/{name}")
                assert file.headers["content-type"].split(";")[0] == kind
                again = file.headers["cache-control"] == "no-cache"
                assert again == (not name.startswith("assets/"))

    with served(tmp_path, client) as (address, _):
        asyncio.run(visit(address))


def test_without_a_client_the_page_says_how_to_build_it(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        async with guest(address) as ann:
            assert "vite build" in (await ann.http.get("/table/x")).text

    with served(tmp_path) as (address, _):
        asyncio.run(visit(address))


def test_the_description_has_every_message_it_names() -> None:
    document = description(CALLS)
    schemas = document["components"]["schemas"]
    named = {part.split('"')[0] for part in repr(document).replace("'", '"').split("schemas/")[1:]}
    assert named <= schemas.keys()
    assert {"Position", "Choose", "Summary", "ClientMessage"} <= schemas.keys()


def test_the_protocol_page_has_todays_requests() -> None:
    assert protocol_page.page() == protocol_page.PAGE.read_text("utf-8")
    assert protocol_page.table() in protocol_page.page()


def test_what_is_described_is_what_is_answered(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        async with guest(address) as ann:
            document = await ann.get("/api/openapi.json")
            assert document == json.loads(msgspec.json.encode(description(CALLS)))
            answers = document["paths"]["/api/tables"]["post"]["responses"]
            assert answers.keys() == {"201", "default"}
            review = document["paths"]["/api/tables/{id}/review"]["get"]["responses"]
            assert review.keys() == {"200", "202", "default"}
            log = document["paths"]["/api/tables/{id}/log"]["get"]["parameters"]
            assert [(one["name"], one["in"], one["required"]) for one in log] == [
                ("id", "path", True),
                ("from", "query", False),
                ("seat", "query", False),
            ]

    with served(tmp_path) as (address, _):
        asyncio.run(visit(address))


def test_every_option_says_its_values() -> None:
    told = {title.name: title.options for title in title_infos()}
    assert {name: set(told[name]) for name in told} == {
        name: set(title.options) for name, title in titles().items()
    }
    assert told["dewan"]["scenario"] == SCENARIO_NAMES
