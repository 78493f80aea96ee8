"""Where others find a server, and one's own seat on another device."""

import socket
from pathlib import Path

import httpx
import pytest

from fireside.server.people.allowance import UNLIMITED
from fireside.server.settings import Settings
from fireside.server.web.network import Network, may_be_reached
from fireside.server.web.site import Site
from tests.server.served import BOT, HERE, LINK, served

ANOTHER = "127.0.0.2"  # stands for this machine's address in a network


def test_an_address_of_this_machine_alone_leads_nobody_here() -> None:
    assert [may_be_reached(host) for host in ("127.0.0.1", "::1", "localhost", "0.0.0.0")] == [
        False
    ] * 4
    assert may_be_reached("192.168.1.20")
    assert Network("127.0.0.1", 8000).address() == ""
    assert Network("192.168.1.20", 8000).address() == "http://192.168.1.20:8000"
    assert Network("fe80::1", 8000).address() == "http://[fe80::1]:8000"
    assert Network("0.0.0.0", 8000, here=lambda: ANOTHER).address() == f"http://{ANOTHER}:8000"


def test_the_address_is_that_of_the_network_that_the_machine_is_in_now() -> None:
    found = ["", "192.168.1.20", "10.0.0.7"]
    moving = Network("0.0.0.0", 8000, here=lambda: found[0])
    assert moving.address() == ""
    found.pop(0)
    assert moving.address() == "http://192.168.1.20:8000"
    found.pop(0)
    assert moving.address() == "http://10.0.0.7:8000"


def test_whoever_sits_at_the_machine_lets_others_in(tmp_path: Path) -> None:
    with served(tmp_path, in_network=ANOTHER) as (address, _):
        port = address.split(":")[1]
        asking = httpx.Client(base_url=f"http://{address}")
        closed = {"address": "", "inNetwork": True, "mayOpen": True}
        assert asking.get("/api/reach").json() == closed
        with pytest.raises(httpx.ConnectError):
            httpx.get(f"http://{ANOTHER}:{port}/api/titles")
        opened = asking.post("/api/reach").json()
        assert opened == {**closed, "address": f"http://{ANOTHER}:{port}"}
        assert asking.post("/api/reach").json() == opened
        titles = asking.get("/api/titles").json()
        assert httpx.get(f"{opened['address']}/api/titles").json() == titles


def test_others_do_not_open_it(tmp_path: Path) -> None:
    with served(tmp_path) as (address, _):
        asking = httpx.Client(base_url=f"http://{address}")
        assert asking.get("/api/reach").json()["mayOpen"] is False
        assert asking.post("/api/reach").status_code == 403
    with served(tmp_path, in_network="") as (address, _):
        asking = httpx.Client(base_url=f"http://{address}")
        elsewhere = {"origin": "http://elsewhere.example"}
        assert asking.post("/api/reach", headers=elsewhere).json()["reason"] == "wrong-origin"
        refused = asking.post("/api/reach")
        assert (refused.status_code, refused.json()["reason"]) == (503, "no-network")
    with served(tmp_path, in_network=ANOTHER) as (address, _):
        port = int(address.split(":")[1])
        with socket.create_server((ANOTHER, port)):
            refused = httpx.post(f"http://{address}/api/reach")
        assert (refused.status_code, refused.json()["reason"]) == (503, "not-opened")


def test_a_public_address_is_for_everybody(tmp_path: Path) -> None:
    settings = Settings(Site("https://fireside.example.org"), UNLIMITED)
    with served(tmp_path, settings=settings) as (address, _):
        found = httpx.get(f"http://{address}/api/reach").json()
    assert found == {
        "address": "https://fireside.example.org",
        "inNetwork": False,
        "mayOpen": False,
    }


def test_a_seat_is_taken_along_to_another_device(tmp_path: Path) -> None:
    with served(tmp_path) as (address, _):
        here, phone, stranger = (httpx.Client(base_url=f"http://{address}") for _ in range(3))
        here.get("/api/tables")
        plan = {"title": "dewan", "seats": [HERE, LINK, BOT], "seating": "listed"}
        made = here.post("/api/tables", json=plan).json()
        links = f"/api/tables/{made['id']}/seats"
        link = here.post(f"{links}/0/link").json()
        assert link["seat"] == 0
        phone.get(link["link"])
        for device in (here, phone):
            assert device.get(f"/api/tables/{made['id']}").json()["yours"] == [0]
        assert phone.post(f"{links}/0/link").status_code == 201
        assert phone.post(f"{links}/1/link").json()["reason"] == "not-allowed"
        stranger.get("/api/tables")
        assert stranger.post(f"{links}/0/link").json()["reason"] == "not-allowed"
