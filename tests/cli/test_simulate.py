"""`fireside simulate`: counts that do not depend on the jobs."""

import json
from typing import Any

import pytest

from fireside.bonfire.scoring import SOURCES
from fireside.cli.bonfire_counts import COUNTDOWN, NOBODY_LEFT, TOM_CARDS
from fireside.cli.counting import Series
from fireside.cli.options import players_chance
from fireside.core.playout import playout
from fireside.titles import make_game
from tests.cli.command import fireside, fireside_process


def simulated(*arguments: object) -> dict[str, Any]:
    answer = fireside("simulate", "bonfire", "--json", *arguments)
    assert (answer.status, answer.error) == (0, "")
    report: dict[str, Any] = json.loads(answer.out)
    return report


def test_the_result_does_not_depend_on_the_jobs() -> None:
    arguments = ["--players", 2, "--games", 120, "--seed", 7]
    alone = simulated(*arguments, "--jobs", 1)
    together = simulated(*arguments, "--jobs", 2)
    assert together.pop("timing")["jobs"] == 2
    del alone["timing"]
    assert alone == together


def test_games_are_those_of_their_seeds() -> None:
    game = make_game("bonfire", 3)
    totals, decisions = Series(), 0
    for seed in (40, 41, 42):
        state = game.start(seed)
        decisions += playout(state, players_chance(seed))
        for points in state.scores():
            totals.add(points)
    report = simulated("--players", 3, "--games", 3, "--seed", 40)
    assert report["decisions"] == decisions
    assert report["cities"]["players"]["points"]["total"] == totals.as_dict()


def test_everything_is_counted() -> None:
    report = simulated("--players", 4, "--games", 60)
    players = report["cities"]["players"]
    points = players["points"]
    assert list(points) == ["total", *SOURCES]
    means = [points[source]["mean"] for source in SOURCES]
    assert points["total"]["mean"] == pytest.approx(sum(means), abs=0.01)
    assert len(players["tasks lit"]) == 41
    assert len(players["gnomes recruited"]) == 33
    assert len(report["council"]) == 16
    # Every bonfire, and no other thing but a council novice, seats a novice.
    assert sum(players["tasks lit"].values()) <= sum(report["council"].values())
    assert list(report["endings"]) == [COUNTDOWN, NOBODY_LEFT]
    assert sum(report["endings"].values()) == 60


def test_solo_counts_tom_apart() -> None:
    report = simulated("--players", 1, "--games", 30, "--handicap", -10)
    assert list(report["cities"]) == ["human", "Tom"]
    assert report["options"] == {"handicap": "-10"}
    assert report["cities"]["human"]["points"]["in play"]["mean"] >= 10
    assert list(report["endings"]) == [COUNTDOWN, TOM_CARDS]
    assert sum(report["outcomes"].values()) == 30
    assert report["cities"]["Tom"]["gnomes recruited"]["28"] == 0  # he takes no elders (B21.5)


def test_the_report_for_people_has_no_progress_bar_in_a_pipe() -> None:
    answer = fireside_process("simulate", "bonfire", "--games", 5, "--first-game")
    assert (answer.status, answer.error) == (0, "")
    for words in ("first-game yes", "turns a player", "decisions a second", "high council"):
        assert words in answer.out
    assert "\x1b" not in answer.out


def test_mean_spread_and_best_of_a_series() -> None:
    series = Series()
    for value in (2, 4, 4, 4, 5, 5, 7, 9):
        series.add(value)
    assert (series.mean, series.spread, series.best) == (5, 2, 9)
