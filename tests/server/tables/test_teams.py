"""Who wins together is told with a table; where everybody plays alone, nothing is said of it."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.served import BOT, HERE, Guest, Message, guest, served

TEAM = {"scenario": "team"}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("server")) as (address, _):
        yield address


async def messages(who: Guest, table: str) -> list[Message]:
    """Everything that tells who sits at a table."""
    async with who.sit(table) as line:
        position = line.position
    past = await who.get(f"/api/tables/{table}/positions/0?seat=0")
    lists = [await who.get(f"/api/tables{path}") for path in ("", f"/{table}", f"/{table}/course")]
    return [position, past["position"], lists[0][0], *lists[1:]]


@pytest.mark.rule("D10.4")
def test_partners_are_told(address: str) -> None:
    async def look() -> None:
        async with guest(address) as ann:
            made = await ann.open_table("dewan", [HERE, BOT, BOT, BOT], TEAM)
            for message in await messages(ann, made["id"]):
                assert message["teams"] == [[0, 2], [1, 3]]

    asyncio.run(look())


@pytest.mark.parametrize(("title", "seats"), [("dewan", [HERE, BOT]), ("bonfire", [HERE])])
def test_nothing_is_said_of_those_who_play_alone(
    address: str, title: str, seats: list[Message]
) -> None:
    async def look() -> None:
        async with guest(address) as ann:
            made = await ann.open_table(title, seats)
            for message in await messages(ann, made["id"]):
                assert "teams" not in message

    asyncio.run(look())
