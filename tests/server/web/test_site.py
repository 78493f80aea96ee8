"""Which hosts the server answers to, which pages may ask, and whom a proxy asks for."""

import asyncio
import socket
from pathlib import Path

import httpx
import pytest
import websockets
from starlette.requests import HTTPConnection

from fireside.server.people.allowance import UNLIMITED
from fireside.server.settings import Settings
from fireside.server.web.site import Site, SiteError, household_of
from tests.server.served import HERE, LINK, guest, served

CLUB = "https://fireside.example.org"


def asked(site: Site, host: str, origin: str, scheme: str = "http") -> bool:
    """Whether a page of an origin may ask."""
    headers = [(b"host", host.encode()), (b"origin", origin.encode())]
    return site.is_own(HTTPConnection({"type": "http", "scheme": scheme, "headers": headers}))


@pytest.mark.parametrize(
    ("host", "answers"),
    [
        ("127.0.0.1:8000", True),
        ("localhost:8000", True),
        ("[::1]:8000", True),
        ("192.168.1.5:8000", True),
        (f"{socket.gethostname().split('.')[0]}:8000", True),
        (f"{socket.gethostname().split('.')[0]}.local", True),
        ("evil.example", False),
        ("127.0.0.1.evil.example", False),
        ("localhost.evil.example:8000", False),
        ("fireside.example.org", False),
        ("", False),
        ("[", False),
    ],
)
def test_hosts(host: str, answers: bool) -> None:
    assert Site().answers_to(host) == answers


def test_a_public_address_is_a_host_too() -> None:
    site = Site(CLUB)
    assert site.answers_to("fireside.example.org")
    assert site.answers_to("FIRESIDE.example.org:443")
    assert site.answers_to("127.0.0.1:8000")
    assert not site.answers_to("example.org")


@pytest.mark.parametrize(
    ("host", "origin", "own"),
    [
        ("127.0.0.1:8000", "http://127.0.0.1:8000", True),
        ("localhost", "http://localhost:80", True),
        ("127.0.0.1:8000", "http://127.0.0.1:8001", False),  # another server of this machine
        ("127.0.0.1:8000", "https://127.0.0.1:8000", False),
        ("127.0.0.1:8000", "http://localhost:8000", False),
        ("127.0.0.1:8000", "null", False),
        ("127.0.0.1:8000", "http://[", False),
        ("127.0.0.1:8000", CLUB, False),
    ],
)
def test_origins(host: str, origin: str, own: bool) -> None:
    assert asked(Site(), host, origin) == own


@pytest.mark.parametrize("host", ["fireside.example.org", "127.0.0.1:8000"])
def test_pages_of_the_public_address_may_ask_however_the_proxy_asks(host: str) -> None:
    assert asked(Site(CLUB), host, CLUB)
    assert not asked(Site(CLUB), host, "http://fireside.example.org")
    assert not asked(Site(CLUB), host, f"{CLUB}:8443")


@pytest.mark.parametrize("url", ["fireside", "ftp://x", "https://", "https://x/sub", "http://x:y"])
def test_what_is_no_public_address(url: str) -> None:
    with pytest.raises(SiteError):
        Site(url)


def test_what_is_no_proxy() -> None:
    assert Site(proxies=("10.0.0.0/8", "::1")).trusted() == ["10.0.0.0/8", "::1"]
    with pytest.raises(SiteError):
        Site(proxies=("proxy",))


def test_with_a_public_address_a_proxy_on_this_machine_is_believed() -> None:
    assert "127.0.0.1" in Site(CLUB).trusted()
    assert Site(CLUB, ("10.1.2.3",)).trusted() == ["10.1.2.3"]
    assert Site().trusted() == []


@pytest.mark.parametrize(
    ("address", "household"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:aaaa::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:bbbb::9", "2001:db8:1:2::/64"),
        ("", ""),
    ],
)
def test_an_address_is_a_household(address: str, household: str) -> None:
    connection = HTTPConnection({"type": "http", "client": (address, 1), "headers": []})
    assert household_of(connection) == household


def test_a_name_that_somebody_leads_here_gets_nothing(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        evil = {"Host": "evil.example"}
        async with httpx.AsyncClient(base_url=f"http://{address}") as page:
            for path in ("/", "/api/tables", "/api/titles"):
                answer = await page.get(path, headers=evil)
                assert answer.status_code == 421
                assert "--public-url" in answer.text
                assert "set-cookie" not in answer.headers
            with pytest.raises(websockets.InvalidStatus):
                async with websockets.connect(f"ws://{address}/ws/x", additional_headers=evil):
                    pass

    with served(tmp_path) as (address, _):
        asyncio.run(visit(address))


def test_behind_a_proxy_cookies_are_for_https_alone(tmp_path: Path) -> None:
    async def cookie(address: str, **headers: str) -> str:
        async with httpx.AsyncClient(base_url=f"http://{address}") as page:
            return (await page.get("/api/titles", headers=headers)).headers["set-cookie"]

    async def visit(address: str) -> None:
        forwarded = {"X-Forwarded-Proto": "https"}
        assert "Secure" in await cookie(address, Host="fireside.example.org")
        assert "Secure" in await cookie(address, **forwarded)
        assert "Secure" not in await cookie(address)

    with served(tmp_path, settings=Settings(Site(CLUB), UNLIMITED)) as (address, _):
        asyncio.run(visit(address))


def test_a_page_of_another_server_on_this_machine_may_not_look(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        async with guest(address) as ann:
            table = (await ann.open_table("bonfire", [HERE]))["id"]
            async with ann.line(table, Origin="http://127.0.0.1:1") as line:
                assert (await line.receive())["reason"] == "wrong-origin"
            headers = {"Origin": f"https://{address}"}
            answer = await ann.http.post("/api/tables", json={}, headers=headers)
            assert answer.json()["reason"] == "wrong-origin"

    with served(tmp_path) as (address, _):
        asyncio.run(visit(address))


def test_links_are_to_the_public_address(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        async with guest(address) as ann:
            made = await ann.open_table("bonfire", [HERE, LINK])
            links = [made["watch"], *made["links"].values()]
            renewed = await ann.post(f"/api/tables/{made['id']}/links", seat=1)
            for link in [*links, renewed.json()["link"]]:
                assert link.startswith((f"{CLUB}/seat/", f"{CLUB}/watch/"))

    with served(tmp_path, settings=Settings(Site(CLUB), UNLIMITED)) as (address, _):
        asyncio.run(visit(address))
