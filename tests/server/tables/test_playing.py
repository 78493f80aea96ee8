"""Whole games over the socket, hot-seat, with bots, and by links."""

import asyncio
from pathlib import Path

import pytest

from fireside.core.record import read, replay
from fireside.core.title import game_of
from tests.server.served import BOT, HERE, LINK, Guest, Message, guest, served


@pytest.mark.parametrize(
    ("title", "seats", "options"),
    [
        ("bonfire", [HERE, BOT], {}),
        ("bonfire", [HERE], {"handicap": "5"}),
        ("dewan", [BOT, HERE, HERE], {"scenario": "volcano"}),
    ],
)
def test_a_whole_game(tmp_path: Path, title: str, seats: list[Message], options: Message) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann:
            made = await ann.open_table(title, seats, options)
            early = await ann.http.get(f"/api/tables/{made['id']}/record")
            assert early.status_code == 409
            async with ann.sit(made["id"]) as line:
                assert line.position["options"] == options
                await line.play()
                assert line.position["winners"]
                assert line.position["toMove"] == -1
                scores = line.position["scores"]
            [summary] = await ann.get("/api/tables")
            assert summary == await ann.get(f"/api/tables/{made['id']}")
            assert (summary["over"], summary["scores"]) == (True, scores)
            text = (await ann.http.get(f"/api/tables/{made['id']}/record")).text
            record = read(text)
            assert replay(record, game_of(record)).scores() == scores == record.result

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def test_what_cannot_be_chosen_comes_with_its_rule_to_whoever_is_to_choose(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann, guest(address) as ben:
            made = await ann.open_table("bonfire", [HERE, LINK])
            await ben.http.get(made["links"]["1"])
            async with ann.sit(made["id"]) as one, ben.sit(made["id"]) as other:
                assert one.position["closed"] == []  # the opening asks for nothing else
                opened = asyncio.create_task(other.play(until=lambda _: first_turn(one.position)))
                await one.play(until=first_turn)
                closed = {reason["action"]: reason for reason in one.position["closed"]}
                assert closed["take task"]["reason"] == "in-dock"
                assert closed["take task"]["rule"] == "B9.1"
                assert closed["pass"]["facts"] == {"seated": 0, "needed": 7}
                opened.cancel()
                assert other.position["closed"] == []

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def first_turn(position: Message) -> bool:
    """Whether the actions of the turn can be chosen, and some cannot."""
    return bool(position["closed"])


def test_two_people_by_links_see_the_same_game(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann, guest(address) as ben:
            made = await ann.open_table("dewan", [HERE, LINK])
            arrived = await ben.http.get(made["links"]["1"])
            assert arrived.headers["location"] == f"/table/{made['id']}?welcome"
            async with ann.sit(made["id"]) as one, ben.sit(made["id"]) as other:
                assert (one.position["yours"], other.position["yours"]) == ([0], [1])
                await asyncio.gather(one.play(1), other.play(2))
                assert one.position["scores"] == other.position["scores"]
                assert one.position["version"] == other.position["version"]
            log = await ann.get(f"/api/tables/{made['id']}/log?seat=0")
            assert await ann.get(f"/api/tables/{made['id']}/log?from=20") == log[20:]
            assert len(log) == one.position["logLength"]

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def test_the_events_sent_are_the_log(tmp_path: Path) -> None:
    """Also where the table went back in between."""

    async def play(address: str) -> None:
        async with guest(address) as ann:
            made = await ann.open_table("bonfire", [HERE, BOT])
            told: list[Message] = []
            async with ann.sit(made["id"]) as line:
                for _ in range(300):
                    position = line.position
                    if position["over"]:
                        break
                    if position["permissions"]["undo"] and position["version"] % 7 == 0:
                        await line.send("undo")
                    elif position["permissions"]["confirm"]:
                        await line.send("confirm")
                    elif position["choices"]:
                        choices = position["choices"]
                        choice = choices[position["version"] % len(choices)]["choice"]
                        await line.send("choose", choice=choice)
                    news = await line.until(lambda message: True)
                    del told[news["logLength"] - len(news["events"]) :]
                    told += news["events"]
                assert told == await ann.get(f"/api/tables/{made['id']}/log")

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def test_the_eyes_follow_the_own_seat_to_move(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann:
            made = await ann.open_table("dewan", [HERE, HERE])
            async with ann.sit(made["id"]) as line:
                for _ in range(20):
                    await line.play(until=lambda position: bool(position["permissions"]["confirm"]))
                    mover = line.position["toMove"]
                    assert line.position["seat"] == mover
                    assert "hand" in line.position["view"]["tribes"][mover]
                    await line.ask("confirm")
                    if line.position["over"]:
                        break
                mover = line.position["toMove"]
                await line.ask("look", seat=1 - mover)
                assert line.position["seat"] == 1 - mover
                assert line.position["choices"] == []

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def test_presence_and_looking_on(tmp_path: Path) -> None:
    async def present(ann: Guest, ben: Guest, cem: Guest) -> None:
        made = await ann.open_table("bonfire", [HERE, LINK, BOT])
        await ben.http.get(made["links"]["1"])
        await cem.http.get(made["watch"])

        def seats(position: Message) -> list[bool]:
            return [seat["present"] for seat in position["seats"]]

        async with ann.sit(made["id"]) as one:
            assert seats(one.position) == [True, False, True]
            async with ben.sit(made["id"]):
                await one.until(lambda position: seats(position) == [True, True, True])
            await one.until(lambda position: seats(position) == [True, False, True])
            async with cem.sit(made["id"]) as looking:
                assert (looking.position["yours"], looking.position["seat"]) == ([], -1)
                assert looking.position["choices"] == []
                assert await looking.refused("choose", choice=0) == "not-your-turn"
                for message in ("confirm", "undo", "redo", "askUndo"):
                    assert await looking.refused(message) == "not-allowed"
                assert await looking.refused("confirming", on=False) == "not-allowed"
                assert await looking.refused("look", seat=0) == "not-allowed"
            assert [table["yours"] for table in await cem.get("/api/tables")] == [[]]

    async def play(address: str) -> None:
        async with guest(address) as ann, guest(address) as ben, guest(address) as cem:
            await present(ann, ben, cem)

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def test_what_is_held_is_for_its_own_people_until_they_confirm(tmp_path: Path) -> None:
    """The others see that somebody still decides, and no more; an exchange and a drop as little."""

    async def play(address: str) -> None:
        async with guest(address) as ann, guest(address) as ben, guest(address) as cem:
            made = await ann.open_table("dewan", [LINK, HERE])
            await ben.http.get(made["links"]["0"])
            await cem.http.get(made["watch"])
            table = made["id"]
            async with ann.sit(table) as one, ben.sit(table) as other, cem.sit(table) as looking:
                await one.until(both_are_here)
                before = looking.position["view"]
                story, instead = [option["choice"] for option in one.position["choices"][:2]]
                position = await one.ask("choose", choice=story)
                assert (position.get("held"), position["view"]) == (story, one.position["view"])
                assert (position["permissions"]["confirm"], position["permissions"]["undo"]) == (
                    True,
                    True,
                )
                assert {option["choice"] for option in position["choices"]} >= {story, instead}
                assert (await one.ask("choose", choice=instead)).get("held") == instead
                assert (await one.ask("undo")).get("held") is None
                assert (await one.ask("redo")).get("held") == instead
                version = one.position["version"]
                for waiting in (other, looking):
                    seen = await waiting.until(lambda message: message["version"] == version)
                    assert (seen["toMove"], seen["events"], seen.get("held")) == (1, [], None)
                    assert seen["permissions"]["confirm"] is False
                    assert not seen["choices"]
                assert looking.position["view"] == before
                assert await other.refused("confirm") == "not-allowed"
                position = await one.ask("confirm")
                assert {event["event"] for event in position["events"]} >= {"story", "open story"}
                assert (position["toMove"], position.get("held")) == (0, None)
                assert not position["permissions"]["undo"]

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def both_are_here(position: Message) -> bool:
    """Whether nobody is missing."""
    return all(seat["present"] for seat in position["seats"])


def test_undo_redo_and_consent(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann, guest(address) as ben:
            made = await ann.open_table("bonfire", [HERE, LINK])
            await ben.http.get(made["links"]["1"])
            async with ann.sit(made["id"]) as one, ben.sit(made["id"]) as other:
                await one.until(lambda position: bool(position["seats"][1]["present"]))
                await one.play(until=lambda position: bool(position["permissions"]["confirm"]))
                before = one.position["version"]
                if one.position["permissions"]["undo"]:
                    assert (await one.ask("undo"))["undone"]
                    assert one.position["permissions"]["redo"]
                    await one.ask("redo")
                await one.ask("confirm")
                assert one.position["permissions"]["askUndo"]
                assert not (await one.ask("askUndo"))["permissions"]["askUndo"]
                assert one.position["undoAsked"] == {"seat": 0, "unanswered": [1]}
                asked = await other.until(lambda told: bool(told["permissions"]["answerUndo"]))
                assert asked["undoAsked"] == one.position["undoAsked"]
                await other.send("answerUndo", agree=False)
                await one.until(lambda position: bool(position["permissions"]["askUndo"]))
                assert "undoAsked" not in one.position
                assert one.refusals == ["declined"]
                await one.ask("askUndo")
                await other.until(lambda position: bool(position["permissions"]["answerUndo"]))
                await other.send("answerUndo", agree=True)
                back = await one.until(lambda position: bool(position["undone"]))
                assert back["version"] > before
                assert back["toMove"] == 0
                assert back["choices"]

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))
