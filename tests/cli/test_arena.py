"""`fireside arena`: the same on any number of jobs, gone on with, and honest about failures."""

import json
from pathlib import Path
from typing import Any

import pytest

from fireside.bonfire.rules.scoring import SOURCES
from fireside.bots import levels
from fireside.bots.bot import Bot
from fireside.core.record import read, replay
from fireside.core.title import game_of, titles
from tests.arena.players import StumblingBot, make_bot
from tests.cli.command import fireside, fireside_process

THERE_IS = f"there is {', '.join(titles())}"


def bot_called(title: str, name: str) -> Bot:
    return make_bot(name)


@pytest.fixture(autouse=True)
def small_bots(monkeypatch: pytest.MonkeyPatch) -> None:
    """Quick ones by the names of the levels, some of which fail."""
    monkeypatch.setattr(levels, "bot", bot_called)


def arena(*arguments: object) -> dict[str, Any]:
    answer = fireside("arena", *arguments, "--json")
    assert (answer.status, answer.error) == (0, "")
    report: dict[str, Any] = json.loads(answer.out)
    return report


@pytest.mark.parametrize(
    "arguments",
    [
        ["bonfire", "random", "spark", "--players", 3, "--games", 12],
        ["dewan", "random", "spark", "--games", 4, "--scenario", "volcano", "--seed", 8],
    ],
)
def test_the_result_does_not_depend_on_the_jobs(arguments: list[object]) -> None:
    alone = arena(*arguments, "--jobs", 1)
    together = arena(*arguments, "--jobs", 2)
    timing = together.pop("timing")
    assert timing["jobs"] == 2
    assert set(timing["bots"]) == {"random", "spark"}
    del alone["timing"]
    assert alone == together


def test_everything_is_reported() -> None:
    report = arena("bonfire", "random", "spark", "--games", 21, "--seed", 30)
    assert (report["games"], report["sets"], report["seed"]) == (22, 11, 30)
    bots = report["bots"]
    assert [bots[name]["games"] for name in bots] == [22, 22]
    assert sum(bots[name]["win rate"]["value"] for name in bots) == pytest.approx(1)
    best, weakest = bots.values()
    assert weakest["rating"] == {"value": 0, "low": 0, "high": 0}
    assert best["rating"]["low"] < best["rating"]["value"] < best["rating"]["high"]
    assert best["difference"] == -weakest["difference"]
    assert best["difference"] == pytest.approx(best["points"] - weakest["points"], abs=0.01)
    assert list(best["difference by source"]) == SOURCES
    assert sum(best["difference by source"].values()) == pytest.approx(best["difference"], abs=0.01)
    assert report["failures"] == []


def test_solo_games_against_tom() -> None:
    report = arena("bonfire", "random", "spark", "--players", 1, "--games", 6)
    assert set(report["bots"]) == {"random", "spark", "Tom"}
    assert (report["games"], report["bots"]["Tom"]["games"]) == (6, 6)
    assert set(report["timing"]["bots"]) == {"random", "spark"}
    for name in ("random", "spark"):
        bot = report["bots"][name]
        assert bot["games"] == 3
        assert bot["difference"] - 30 < bot["handicap held"] < bot["difference"] + 30
    assert "handicap held" not in report["bots"]["Tom"]
    alone = fireside("arena", "bonfire", "random", "--players", 1, "--games", 3)
    assert alone.status == 0
    assert "Tom" in alone.out


def test_the_report_for_people_has_no_progress_bar_in_a_pipe() -> None:
    answer = fireside_process("arena", "bonfire", "random", "spark", "--games", 3)
    assert (answer.status, answer.error) == (0, "")
    for words in ("4: 2 deals with 2 each; 3 were asked for", "random", "spark", "fate tiles"):
        assert words in answer.out
    assert "\x1b" not in answer.out


def test_a_match_goes_on_where_it_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "match.jsonl"
    match = ["bonfire", "random", "spark", "--resume", path]
    whole = arena(*match, "--games", 8)
    lines = path.read_bytes().splitlines(keepends=True)
    assert len(lines) == 1 + 4
    path.write_bytes(b"".join(lines[:3]) + lines[3][:40])  # killed in the third set
    played: list[str] = []

    def counted(title: str, name: str) -> Bot:
        played.append(name)
        return make_bot(name)

    monkeypatch.setattr(levels, "bot", counted)
    resumed = arena(*match, "--games", 8)
    assert len(played) == 2 * 4  # two sets of two games, two bots in each
    assert len(path.read_bytes().splitlines()) == 1 + 4
    arena(*match, "--games", 4)
    assert len(played) == 2 * 4
    del whole["timing"], resumed["timing"]
    assert whole == resumed
    other = fireside("arena", *match, "--games", 8, "--seed", 2)
    assert other.is_bad_input("match.jsonl: made for another match", "seed 1", "name another file")


def test_records_are_kept(tmp_path: Path) -> None:
    folder = tmp_path / "all" / "games"
    report = arena("bonfire", "random", "spark", "--games", 4, "--records", folder, "--jobs", 2)
    assert sorted(path.name for path in folder.iterdir()) == [
        "bonfire-1-random-spark.fire",
        "bonfire-1-spark-random.fire",
        "bonfire-2-random-spark.fire",
        "bonfire-2-spark-random.fire",
    ]
    points = {"random": 0, "spark": 0}
    for path in folder.iterdir():
        record = read(path.read_text())
        state = replay(record, game_of(record))
        for name, score in zip(record.seats, state.scores(), strict=True):
            points[name] += score
    for name, total in points.items():
        assert report["bots"][name]["points"] == total / 4


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_failure_is_told_and_lost(jobs: int, tmp_path: Path) -> None:
    arguments = ["bonfire", "random", "flame", "--games", 4, "--jobs", jobs]
    answer = fireside("arena", *arguments, "--json", "--records", tmp_path)
    assert (answer.status, answer.error) == (1, "bots failed in 4 games\n")
    report = json.loads(answer.out)
    assert report["bots"]["flame"]["failures"] == 4
    assert report["bots"]["flame"]["win rate"]["value"] == 0
    words = "seed 2, flame random: flame as player 1, after 0 choices: ZeroDivisionError: oh no"
    assert report["failures"][3] == words
    record = read((tmp_path / "bonfire-2-flame-random.fire").read_text())
    assert record.result is None
    people = fireside("arena", *arguments)
    assert people.status == 1
    assert "ZeroDivisionError: oh no" in " ".join(people.out.split())


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["bonfire"], "BOT"),
        (["bonfire", "genius", "random"], "no bot is called 'genius'; there is random, spark"),
        (["bonfire", "random", "blaze@0"], "blaze@0"),
        (["bonfire", "random", "random"], "name each bot once"),
        (["bonfire", "random"], "name two or more"),
        (["bonfier", "random", "spark"], THERE_IS),
        (["bonfire", "random", "spark", "--players", "5"], "1 to 4 players"),
        (["dewan", "random", "--players", "1"], "2 to 4 players"),
        (["bonfire", "random", "spark", "--games", "0"], "greater than or equal to 1"),
        (["bonfire", "random", "spark", "--scenario", "team"], "no option 'scenario'"),
        (["dewan", "random", "spark", "--scenario", "team"], "for 4 players, not 2"),
        (["dewan", "random", "spark", "--scenario", "flood"], "it has base, team"),
        (["dewan", "random", "spark", "--resume", "nowhere/match"], "nowhere/match: No such file"),
        (["dewan", "random", "spark", "--resume", "."], ".: Is a directory"),
        (["dewan", "random", "spark", "--records", "README.md"], "README.md: File exists"),
    ],
)
def test_bad_input_gets_one_line(arguments: list[str], words: str) -> None:
    answer = fireside("arena", *arguments)
    assert answer.is_bad_input(words), answer


# The ladder


@pytest.fixture
def page(tmp_path: Path) -> Path:
    path = tmp_path / "bots.md"
    path.write_text("# Bots\n\n<!-- ladder:bonfire -->\n<!-- /ladder:bonfire -->\n\nEnd.\n")
    return path


def stumbling(title: str, name: str) -> Bot:
    return StumblingBot()


def all_random(title: str, name: str) -> Bot:
    return make_bot("random")


def test_the_ladder_goes_on_and_writes_its_tables(
    tmp_path: Path, page: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(levels, "bot", all_random)
    command = ["ladder", "bonfire", "--keep", tmp_path / "kept", "--page", page, "--games", 4]
    answer = fireside(*command, "--strongest-games", 2, "--only", "duels")
    assert (answer.status, answer.error) == (0, "")
    assert answer.out.splitlines() == [
        "bonfire-duels-spark-random: 4 games",
        "bonfire-duels-ember-spark: 4 games",
        "bonfire-duels-flame-ember: 4 games",
        "bonfire-duels-blaze-flame: 2 games",
    ]
    text = page.read_text()
    assert text.startswith("# Bots\n\n<!-- ladder:bonfire -->\n**Two players")
    assert text.endswith("\n<!-- /ladder:bonfire -->\n\nEnd.\n")
    assert "| blaze | flame | 2 |" in text
    monkeypatch.setattr(levels, "bot", stumbling)  # nothing is played a second time
    again = fireside(*command, "--strongest-games", 2, "--only", "duels")
    assert (again.status, again.error, again.out) == (0, "", answer.out)
    assert "| blaze | flame | 2 |" in page.read_text()
    monkeypatch.setattr(levels, "bot", all_random)
    solo = fireside(*command, "--strongest-games", 2, "--only", "solo")
    assert solo.out.splitlines()[-1] == "bonfire-solo-blaze-Tom: 2 games"
    assert "**Two players" in page.read_text()
    assert "**Alone against Tom**" in page.read_text()


def test_a_bot_that_fails_stops_the_ladder(tmp_path: Path, page: Path) -> None:
    answer = fireside(
        *["ladder", "bonfire", "--keep", tmp_path, "--page", page, "--games", 2, "--only", "solo"]
    )
    assert answer.status == 1
    assert answer.error.startswith(
        "bonfire-solo-ember-Tom: seed 2000000000, ember Tom: ember as player 1"
    )


def test_bad_input_of_the_ladder_gets_one_line(tmp_path: Path, page: Path) -> None:
    def ladder(*arguments: object) -> list[object]:
        return ["ladder", *arguments, "--keep", tmp_path / "kept"]

    assert fireside("ladder", "bonfire").is_bad_input("--keep")
    assert fireside(*ladder("chess")).is_bad_input(THERE_IS)
    wrong_part = fireside(*ladder("dewan", "--only", "solo", "--page", page))
    assert wrong_part.is_bad_input("has no part 'solo'; it has duels, three, four")
    no_marker = fireside(*ladder("dewan", "--page", page))
    assert no_marker.is_bad_input("bots.md: there must be the lines <!-- ladder:dewan -->")
    no_page = fireside(*ladder("dewan", "--page", tmp_path / "none.md"))
    assert no_page.is_bad_input("none.md: No such file")
