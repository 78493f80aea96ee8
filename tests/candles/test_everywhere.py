"""A title that nothing but its entry point tells of is played wherever titles are."""

import asyncio
import io
import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from candles.title import TITLE

from fireside.core.record import read, replay
from fireside.core.title import game_of, titles
from tests.cli.command import fireside
from tests.server.served import HERE, guest, served
from tests.server.thinking.test_advice import get_review

SNUFFER = {"kind": "bot", "level": "snuffer"}


def test_it_is_played_in_the_terminal(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIRESIDE_DATA", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("gather\ns\np 1\nl\nu\n" + "1\n" * 40))
    answer = fireside("play", "candles", "--bot", 2, "--level", "snuffer", "--seed", 3, "--listed")
    assert (answer.status, answer.error) == (0, "")
    assert "bag       18" in answer.out
    assert "wins with" in answer.out or "A shared victory" in answer.out


@pytest.fixture
def bare(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The title with nothing but its game and its editions."""
    parts = {name: TITLE.parts[name] for name in ("game", "editions")}
    monkeypatch.setattr("candles.title.TITLE", replace(TITLE, parts=parts))
    titles.cache_clear()
    yield
    monkeypatch.undo()
    titles.cache_clear()


@pytest.mark.usefixtures("bare")
def test_where_nobody_knows_it_nobody_advises(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FIRESIDE_DATA", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("h\n1\nq\n"))
    answer = fireside("play", "candles", "--bot", 2, "--level", "random", "--listed")
    assert "No hints in this game." in answer.out
    path = tmp_path / "game.fire"
    assert fireside("record", "candles", "-o", path).status == 0
    assert fireside("review", path).is_bad_input("nobody here can judge a game of candles")
    answer = fireside("record", "candles", "--bot", "ember")
    assert answer.is_bad_input("no bot is called 'ember'; there is random")


def test_it_is_played_at_a_web_table(tmp_path: Path) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann:
            [told] = [one for one in await ann.get("/api/titles") if one["name"] == "candles"]
            levels = [level["name"] for level in told["levels"]]
            assert levels == ["spark", "ember", "flame", "blaze", "snuffer"]
            made = await ann.open_table("candles", [HERE, SNUFFER], {"draughty": "yes"})
            async with ann.sit(made["id"]) as line:
                await line.play()
                assert line.position["winners"]
            text = (await ann.http.get(f"/api/tables/{made['id']}/record")).text
            assert replay(read(text), game_of(read(text))).over()
            course = await ann.get(f"/api/tables/{made['id']}/course")
            assert course["length"] == read(text).decisions
            while (review := await get_review(ann, made["id"]))[0] == 202:
                await asyncio.sleep(0.05)
            assert review[1]["turns"]

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))


def test_its_own_bot_beats_chance_in_the_arena() -> None:
    bots = ("snuffer", "random")
    answer = fireside("arena", "candles", *bots, "--games", 60, "--seed", 7, "--json")
    assert (answer.status, answer.error) == (0, "")
    assert json.loads(answer.out)["bots"]["snuffer"]["win rate"]["low"] > 0.6


def test_bots_that_do_not_know_it_are_refused() -> None:
    answer = fireside("arena", "candles", "snuffer", "genius")
    assert answer.is_bad_input("no bot is called 'genius'; there is random, spark", "snuffer")


def test_it_is_recorded_simulated_and_soaked(tmp_path: Path) -> None:
    path = tmp_path / "game.fire"
    assert fireside("record", "candles", "--bot", "snuffer", "-o", path).status == 0
    assert fireside("replay", path).out.startswith(f"{path}: ok")
    report = json.loads(fireside("simulate", "candles", "--games", 20, "--json").out)
    assert set(report["points"]) == {"total", "gathered", "fallen"}
    assert report["choices"]["gather"] > 0
    answer = fireside("soak", "candles", "--games", 4, "--jobs", 1)
    assert [line.split(":")[0] for line in answer.out.splitlines()] == [
        f"candles, {players} players" for players in (2, 3, 4)
    ]
    review = json.loads(fireside("review", path, "--visits", 3, "--json").out)
    assert review["turns"]
