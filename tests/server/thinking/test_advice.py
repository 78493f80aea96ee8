"""Hints and reviews over HTTP: for whom, when, and without telling what is hidden."""

import asyncio
from pathlib import Path
from typing import Any

from starlette.applications import Starlette

from fireside.bots import levels
from fireside.bots.bot import follow
from fireside.core.chance import seeded
from fireside.core.title import make_game
from fireside.server.people.allowance import GUEST, Limits
from fireside.server.people.identity import COOKIE
from fireside.server.settings import Settings
from fireside.server.thinking.advice import hint_of
from fireside.server.thinking.thinkers import advise
from tests.server.served import BOT, HERE, LINK, Guest, Message, guest, served

FEW = 4  # visits


async def post_hint(who: Guest, table: str, **headers: str) -> tuple[int, Message]:
    answer = await who.http.post(f"/api/tables/{table}/hint", headers=headers)
    return answer.status_code, answer.json()


async def get_review(who: Guest, table: str) -> tuple[int, Message]:
    answer = await who.http.get(f"/api/tables/{table}/review")
    return answer.status_code, answer.json()


def test_hints_are_for_whoever_has_to_choose(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann, guest(address) as cem:
            made = await ann.open_table("bonfire", [HERE, BOT])
            table = made["id"]
            assert (await post_hint(cem, table))[0] == 403
            await cem.http.get(made["watch"])
            async with ann.sit(table) as line:
                assert line.position["permissions"]["hint"]
                status, found = await post_hint(ann, table)
                assert status == 200
                assert (found["version"], found["seat"]) == (line.position["version"], 0)
                opened = {option["choice"]: option for option in line.position["choices"]}
                firsts = [hint["line"][0] for hint in found["hints"]]
                assert len({first["choice"] for first in firsts}) == 3
                assert all(first.items() <= opened[first["choice"]].items() for first in firsts)
                best = found["hints"][0]
                assert best["behind"] == 0
                assert len(best["expected"]) == 2
                assert 0 < best["chance"] < 1
                assert await post_hint(ann, table) == (200, found)
                status, refused = await post_hint(cem, table)
                assert (status, refused["reason"]) == (403, "not-allowed")
                status, refused = await post_hint(ann, table, Origin="http://elsewhere.example")
                assert (status, refused["reason"]) == (403, "wrong-origin")
                version = line.position["version"]
                await line.send("choose", choice=firsts[0]["choice"])
                await line.newer_than(version)
                assert line.position["permissions"]["confirm"]
                assert not line.position["permissions"]["hint"]
                status, refused = await post_hint(ann, table)
                assert (status, refused["reason"]) == (409, "not-your-turn")
            assert (await post_hint(ann, "nowhere"))[0] == 404

    with served(tmp_path) as (address, app):
        app.state.advice.hint_visits = FEW
        asyncio.run(play(address))


def test_no_hints_with_other_people_nor_where_results_are_compared(tmp_path: Path) -> None:
    async def ask(address: str) -> None:
        async with guest(address) as ann:
            with_friend = (await ann.open_table("bonfire", [HERE, LINK]))["id"]
            at_one_screen = (await ann.open_table("dewan", [HERE, HERE, BOT]))["id"]
            of_the_day = (await ann.post("/api/deal", name="Ann")).json()["id"]
            of_the_series = (await ann.post("/api/series/games", name="Ann")).json()["id"]
            for table in (with_friend, at_one_screen, of_the_day, of_the_series):
                status, refused = await post_hint(ann, table)
                assert (status, refused["reason"]) == (403, "not-allowed")
                async with ann.sit(table) as line:
                    assert not line.position["permissions"]["hint"]

    with served(tmp_path) as (address, _):
        asyncio.run(ask(address))


def test_hints_tell_nothing_hidden() -> None:
    """Two tables that differ only in what the seat cannot know get the same hints."""
    for title, players in (("bonfire", 2), ("dewan", 3)):
        game = make_game(title, players)
        state = game.start(8)
        chance = seeded(9)
        for _ in range(30):
            follow(state, levels.bot(title, "spark").plan(state.copy(), chance))
        other = state.determinize(state.to_move(), chance)
        assert other != state

        def hinted(position: Any, game: Any = game) -> list[Any]:
            return [hint_of(game, hint) for hint in advise(position, 5, FEW)]

        assert hinted(state) == hinted(other)


def test_a_finished_game_is_reviewed_once_and_for_good(tmp_path: Path) -> None:
    found: Message = {}
    cookies: dict[str, str] = {}

    async def play(address: str) -> None:
        async with guest(address) as ann, guest(address) as ben, guest(address) as cem:
            made = await ann.open_table("dewan", [HERE, BOT])
            table = made["id"]
            await ben.http.get(made["watch"])
            async with ann.sit(table) as line:
                await line.ask("confirming", on=False)
                status, refused = await get_review(ann, table)
                assert (status, refused["reason"]) == (409, "not-allowed")
                await line.play()
                scores = line.position["scores"]
            status, refused = await post_hint(ann, table)
            assert (status, refused["reason"]) == (409, "not-allowed")
            status, first = await get_review(ann, table)
            assert (status, first["done"]) == (202, 0)
            done = [0]
            while (answer := await get_review(ben, table))[0] == 202:
                assert done[-1] <= answer[1]["done"] <= answer[1]["total"] or not done[-1]
                done.append(answer[1]["done"])
                await asyncio.sleep(0.02)
            status, review = answer
            assert status == 200
            assert len(set(done)) > 2
            assert await get_review(ann, table) == (200, review)
            assert (await get_review(cem, table))[0] == 403
            check_review(review, scores)
            found.update(table=table, review=review)
            cookies.update(ann.http.cookies)

    async def look_again(address: str) -> None:
        headers = {"Cookie": f"{COOKIE}={cookies[COOKIE]}"}
        async with guest(address) as ann:
            answer = await ann.http.get(f"/api/tables/{found['table']}/review", headers=headers)
            assert (answer.status_code, answer.json()) == (200, found["review"])

    with served(tmp_path) as (address, app):
        app.state.advice.review_visits = 12
        asyncio.run(play(address))
    with served(tmp_path) as (address, _):
        asyncio.run(look_again(address))


def test_reviews_are_begun_as_often_as_is_allowed(tmp_path: Path) -> None:
    """One that has been begun may be asked for again and again."""

    async def play(address: str) -> None:
        async with guest(address) as ann:
            tables = []
            for _ in range(2):
                table = (await ann.open_table("dewan", [HERE, BOT]))["id"]
                await ann.play(table)
                tables.append(table)
            for _ in range(3):
                assert (await get_review(ann, tables[0]))[0] in (200, 202)
            status, refused = await get_review(ann, tables[1])
            assert (status, refused["reason"]) == (429, "slow-down")

    limits = Limits(rates={"review": {GUEST: "1/hour"}})
    with served(tmp_path, settings=Settings(limits=limits)) as (address, app):
        app.state.advice.review_visits = 1
        asyncio.run(play(address))


def check_review(review: Message, scores: list[int]) -> None:
    """Whether a review is whole."""
    turns = review["turns"]
    assert turns[-1]["expected"] == scores
    numbers = [turn["number"] for turn in turns]
    lengths = [len(turn["played"]) for turn in turns]
    assert numbers == [sum(lengths[:place]) for place in range(len(turns))]
    assert {turn["seat"] for turn in turns} == {0, 1}
    costs = [turn["cost"] for turn in turns]
    assert [costs[number] for number in review["costly"]] == sorted(costs, reverse=True)[:3]
    for number in review["costly"]:
        assert turns[number]["better"]
        assert turns[number]["better"] != turns[number]["played"][turns[number]["at"] :]


def test_advice_that_fails_is_refused_and_can_be_asked_for_again(tmp_path: Path) -> None:
    async def ask(address: str, app: Starlette) -> None:
        async with guest(address) as ann:
            table = (await ann.open_table("bonfire", [HERE, BOT]))["id"]
            app.state.advice.hint_visits = "many"  # with which nobody can think
            status, refused = await post_hint(ann, table)
            assert (status, refused["reason"]) == (503, "no-advice")
            app.state.advice.hint_visits = FEW
            assert (await post_hint(ann, table))[0] == 200

    with served(tmp_path) as (address, app):
        asyncio.run(ask(address, app))
