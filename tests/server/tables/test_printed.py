"""What is printed on a table's pieces comes from its own edition, for those who may see it."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator

import pytest

from tests.dewan.edition_cases import edit
from tests.server.served import BOT, HERE, Guest, guest, served


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("server")) as (address, _):
        yield address


def with_guests(address: str, visit: Callable[[Guest, Guest], Awaitable[None]]) -> None:
    async def whole() -> None:
        async with guest(address) as ann, guest(address) as ben:
            await visit(ann, ben)

    asyncio.run(whole())


def test_a_table_with_an_edition_of_its_own(address: str) -> None:
    changed = edit("{ water = 3, points = 4, fire = 1 }", "{ water = 3, points = 9, fire = 2 }")

    async def visit(ann: Guest, ben: Guest) -> None:
        plan = {"title": "dewan", "seats": [HERE, BOT], "edition": changed}
        own = (await ann.http.post("/api/tables", json=plan)).json()
        ours = await ann.open_table("dewan", [HERE, BOT])
        shown = [await ann.get(f"/api/tables/{made['id']}/printed") for made in (own, ours)]
        stories = [printed["stories"].pop("3-water") for printed in shown]
        assert stories == [{"points": 9, "fire": 2}, {"points": 4, "fire": 1}]
        assert shown[0] == shown[1]

    with_guests(address, visit)


def test_it_is_sent_once(address: str) -> None:
    async def visit(ann: Guest, ben: Guest) -> None:
        made = await ann.open_table("bonfire", [HERE])
        path = f"/api/tables/{made['id']}/printed"
        first = await ann.http.get(path)
        assert first.headers["cache-control"] == "private, no-cache"
        again = await ann.http.get(path, headers={"If-None-Match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        other = await ann.http.get(path, headers={"If-None-Match": '"other"'})
        assert other.content == first.content

    with_guests(address, visit)


def test_whoever_may_not_see_the_table_is_refused(address: str) -> None:
    async def visit(ann: Guest, ben: Guest) -> None:
        made = await ann.open_table("bonfire", [HERE])
        path = f"/api/tables/{made['id']}/printed"
        assert (await ben.http.get(path)).status_code == 403
        await ben.http.get(made["watch"])
        assert (await ben.http.get(path)).status_code == 200
        assert (await ben.http.get("/api/tables/none/printed")).status_code == 404

    with_guests(address, visit)
