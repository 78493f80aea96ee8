"""Who sits where is drawn when a table is opened: people change places, the deal does not."""

import asyncio
from collections.abc import Iterator

import pytest

from tests.server.served import HERE, LINK, Guest, Message, guest, served


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with served(tmp_path_factory.mktemp("server"), seed=1) as (address, _):
        yield address


async def opened(who: Guest, seats: list[Message], **plan: object) -> Message:
    """A table as the page for new ones opens it; the answer."""
    answer = await who.post("/api/tables", **{"title": "dewan", "seats": seats, **plan})
    assert answer.status_code == 201, answer.text
    made: Message = answer.json()
    return made


def company(number: int) -> list[Message]:
    """People and a bot; with another number they are planned otherwise, and dealt otherwise."""
    bot = {"kind": "bot", "name": "Ember", "level": "ember"}
    return [{**HERE, "name": f"Ann {number}"}, {**LINK, "name": "Ben"}, bot]


@pytest.mark.rule("D2.6")
def test_people_change_places_with_all_that_is_theirs(address: str) -> None:
    async def look() -> set[int]:
        first = set()
        async with guest(address) as ann:
            for number in range(12):
                plans = company(number)
                made = await opened(ann, plans)
                table = await ann.get(f"/api/tables/{made['id']}")
                seated = made["seated"]
                for plan, seat in zip(plans, seated, strict=True):
                    found = table["seats"][seat]
                    told = (found["kind"], found["name"], found["level"])
                    assert told == (plan["kind"], plan["name"], plan.get("level", ""))
                assert table["yours"] == [seated[0]]
                assert sorted(made["links"]) == sorted(str(seat) for seat in seated[:2])
                async with guest(address) as ben:
                    await ben.http.get(made["links"][str(seated[1])])
                    theirs = await ben.get(f"/api/tables/{made['id']}")
                    assert theirs["yours"] == [seated[1]]
                first.add(seated.index(0))
        return first

    assert asyncio.run(look()) == {0, 1, 2}


@pytest.mark.rule("B3.2", "D2.6")
@pytest.mark.parametrize("title", ["bonfire", "dewan"])
def test_the_deal_stays_where_it_is(address: str, title: str) -> None:
    async def look() -> None:
        async with guest(address) as ann:
            for number in range(4):
                seats = company(number)[:2]
                drawn = await opened(ann, seats, title=title)
                listed = await opened(ann, seats, title=title, seating="listed")
                assert listed["seated"] == [0, 1]
                views = [await dealt(ann, made["id"]) for made in (drawn, listed)]
                assert views[0] == views[1]

    asyncio.run(look())


async def dealt(who: Guest, table: str) -> Message:
    """What everybody can see of a table before its first choice."""
    past = await who.get(f"/api/tables/{table}/positions/0?seat=-1")
    view: Message = past["position"]["view"]
    return view


@pytest.mark.rule("D10.4")
def test_partners_stay_across(address: str) -> None:
    async def look() -> set[int]:
        first = set()
        async with guest(address) as ann:
            for number in range(12):
                seats = [{**HERE, "name": f"Person {number}, {seat}"} for seat in range(4)]
                made = await opened(ann, seats, options={"scenario": "team"})
                one, other, partner, others_partner = made["seated"]
                assert abs(one - partner) == abs(other - others_partner) == 2
                first.add(made["seated"].index(0))
        return first

    assert asyncio.run(look()) == {0, 1, 2, 3}


def test_who_has_no_name_is_called_by_the_seat_they_got(address: str) -> None:
    async def look() -> None:
        async with guest(address) as ann:
            for players in (2, 3, 4):
                made = await opened(ann, [HERE] * players)
                table = await ann.get(f"/api/tables/{made['id']}")
                names = [seat["name"] for seat in table["seats"]]
                assert names == [f"Player {number}" for number in range(1, players + 1)]

    asyncio.run(look())


def test_one_against_tom_has_nothing_to_draw(address: str) -> None:
    async def look() -> None:
        async with guest(address) as ann:
            made = await opened(ann, [HERE], title="bonfire")
            assert made["seated"] == [0]

    asyncio.run(look())
