"""`fireside simulate`: counts that do not depend on the jobs."""

import json
from typing import Any

import pytest

from fireside.bonfire.counts import COUNTDOWN, NOBODY_LEFT, TOM_CARDS
from fireside.bonfire.rules.scoring import SOURCES
from fireside.cli import simulate
from fireside.cli.counting import Series
from fireside.cli.options import players_chance
from fireside.core.playout import playout
from fireside.core.title import make_game, titles
from fireside.core.view import SPECTATOR
from fireside.dewan import counts as dewan_counts
from fireside.dewan.rules.constants import TERRAIN_NAMES
from fireside.dewan.rules.scenarios import SCENARIO_NAMES, scenario_named
from tests.cli.command import fireside, fireside_process
from tests.dewan.builder import Table


def simulated(*arguments: object, title: str = "bonfire") -> dict[str, Any]:
    answer = fireside("simulate", title, "--json", *arguments)
    assert (answer.status, answer.error) == (0, "")
    report: dict[str, Any] = json.loads(answer.out)
    return report


@pytest.mark.parametrize("title", titles())
def test_the_result_does_not_depend_on_the_jobs(
    title: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(simulate, "GAMES_A_PART", 3)
    arguments = ["--players", 2, "--games", 7, "--seed", 7]
    alone = simulated(*arguments, "--jobs", 1, title=title)
    together = simulated(*arguments, "--jobs", 2, title=title)
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


@pytest.mark.parametrize("scenario", SCENARIO_NAMES)
def test_everything_is_counted_in_every_scenario_of_dewan(scenario: str) -> None:
    players = 4 if scenario == "team" else 2
    report = simulated("--players", players, "--games", 4, "--scenario", scenario, title="dewan")
    assert report["options"] == ({} if scenario == "base" else {"scenario": scenario})
    points = report["points"]
    assert list(points) == ["total", *scenario_named(scenario).source_names]
    means = [points[source]["mean"] for source in scenario_named(scenario).source_names]
    assert points["total"]["mean"] == pytest.approx(sum(means), abs=0.01)
    assert sum(report["endings"].values()) == 4
    assert sum(report["outcomes"].values()) == 4
    held = {
        name: round(series["mean"] * players * 4) for name, series in report["at the end"].items()
    }
    stories = report["stories"].values()
    assert len(stories) == 24
    assert sum(story["taken"] for story in stories) == held["stories taken"]
    assert sum(story["fulfilled"] for story in stories) == held["stories fulfilled"]
    assert report["done"]["place camp"] == held["camps"]
    assert sum(report["tucked"][name] for name in TERRAIN_NAMES) == held["cards tucked"]
    assert ("fish" in held) == (scenario == "lake-villages")
    assert ("lava placed" in report["done"]) == (scenario == "volcano")
    assert ("water placed" in report["done"]) == (scenario == "downpour")


def test_games_of_dewan_are_those_of_their_seeds() -> None:
    game = make_game("dewan", 2)
    totals, turns, cards = Series(), Series(), 0
    for seed in (40, 41):
        state = game.start(seed)
        state.trail = []
        playout(state, players_chance(seed))
        for tribe, points in zip(state.view(SPECTATOR)["tribes"], state.scores(), strict=True):
            totals.add(points)
            turns.add(tribe["turns"])
        cards += len([text for _, text in state.trail if game.text(text).startswith("discard ")])
    report = simulated("--players", 2, "--games", 2, "--seed", 40, title="dewan")
    assert report["points"]["total"] == totals.as_dict()
    assert report["turns a player"] == turns.as_dict()
    assert report["done"]["card discarded"] == cards


def finished(scores: list[int], hands: list[int], scenario: str = "base") -> str:
    """What decides a game with these stories' points and cards in hand."""
    table = Table(len(scores), scenario)
    for seat, (points, cards) in enumerate(zip(scores, hands, strict=True)):
        table.hand(*["forest-fire"] * cards, seat=seat)
        table.tribe(seat).berries = points
    return dewan_counts.outcome(table.state)


def test_what_decided_a_game_of_dewan() -> None:
    assert finished([3, 2], [0, 5]) == dewan_counts.BY_POINTS
    assert finished([2, 2], [0, 5]) == dewan_counts.BY_CARDS
    assert finished([2, 2], [5, 5]) == dewan_counts.SHARED
    assert finished([2, 0, 2, 0], [1, 0, 1, 0], "team") == dewan_counts.BY_POINTS
    assert finished([2, 2, 2, 2], [1, 1, 1, 0], "team") == dewan_counts.BY_CARDS
    assert finished([2, 2, 2, 2], [1, 1, 1, 1], "team") == dewan_counts.SHARED


def test_the_report_of_dewan_for_people() -> None:
    answer = fireside("simulate", "dewan", "--games", 2, "--scenario", "lake-villages")
    assert (answer.status, answer.error) == (0, "")
    for words in ("scenario lake-villages", "turns a player", "fish", "stories", "tucked"):
        assert words in answer.out


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
