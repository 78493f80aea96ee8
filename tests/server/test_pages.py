"""The client's files and the description for machines."""

import asyncio
import re
from pathlib import Path

import pytest
from starlette.routing import Route

from fireside.dewan.words import SCENARIO_NAMES
from fireside.server.app import make_app
from fireside.server.catalogue import title_infos
from fireside.server.openapi import description
from fireside.titles import TITLES
from tests.server.served import guest, served

PROTOCOL = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text()
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
            for path in ("/", "/new", "/table/x", "/table/x?refused=y"):
                page = await ann.http.get(path)
                assert (page.status_code, page.text) == (200, "<title>here</title>")
                assert page.headers["cache-control"] == "no-cache"
                assert "default-src 'self'" in page.headers["content-security-policy"]
            script = await ann.http.get("/assets/index-abc.js")
            assert "immutable" in script.headers["cache-control"]
            assert script.headers["content-encoding"] == "gzip"
            assert script.text == SCRIPT
            for path in ("/assets/other.js", "/api/other", "/..%2ftables.db", "/x.png"):
                assert (await ann.http.get(path)).status_code == 404

    with served(tmp_path, client) as (address, _):
        asyncio.run(visit(address))


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
    document = description()
    schemas = document["components"]["schemas"]
    named = {part.split('"')[0] for part in repr(document).replace("'", '"').split("schemas/")[1:]}
    assert named <= schemas.keys()
    assert {"Position", "Choose", "Summary", "ClientMessage"} <= schemas.keys()


def test_routes_description_and_protocol_name_the_same_requests() -> None:
    routes = {
        (method, re.sub(r":int}", "}", route.path))
        for route in make_app("sqlite+aiosqlite://").routes
        if isinstance(route, Route) and route.path.startswith("/api/")
        for method in (route.methods or set()) - {"HEAD"}
    }
    paths = description()["paths"]
    described = {
        (method.upper(), path)
        for path, methods in paths.items()
        for method in methods
        if path.startswith("/api/")
    }
    told = {
        (method, path)
        for method, path in re.findall(r"^\| `([A-Z]+) (/api/[^ `?]+)", PROTOCOL, re.M)
    }
    machine = ("GET", "/api/openapi.json")
    assert routes == described | {machine}
    assert {(method, re.sub("{.*?}", "*", path)) for method, path in routes} == {
        (method, re.sub(r"\b[A-Z]+\b", "*", path)) for method, path in told
    }


def test_every_option_says_its_values() -> None:
    told = {title.name: title.options for title in title_infos()}
    assert {name: set(told[name]) for name in told} == {
        name: set(title.options) for name, title in TITLES.items()
    }
    assert told["dewan"]["scenario"] == SCENARIO_NAMES
