"""`fireside soak`: whole games, each of them checked."""

import pytest

from fireside.bonfire import checks
from fireside.bonfire.counts import BonfireCounts
from fireside.cli.options import GameOptions
from fireside.cli.soak import command as soak
from fireside.cli.soak.checking import Checks
from fireside.core.state import State
from fireside.core.title import titles
from fireside.dewan.rules.scenarios import SCENARIO_NAMES
from tests.cli.command import fireside


def test_every_number_of_players_is_played() -> None:
    answer = fireside("soak", "bonfire", "--games", 4, "--seed", 49, "--jobs", 1)
    assert (answer.status, answer.error) == (0, "")
    lines = answer.out.splitlines()
    assert [line.split(":")[0] for line in lines] == [
        "bonfire, 1 player",
        "bonfire, 2 players",
        "bonfire, 3 players",
        "bonfire, 4 players",
    ]
    assert all("4 games, all sound" in line for line in lines)


def test_every_scenario_is_played() -> None:
    sorts = [
        (options.players, options.scenario) for options in soak.wanted_games("dewan", [], None)
    ]
    assert len(sorts) == 13
    assert [scenario for players, scenario in sorts if players == 2] == [
        "base",
        "volcano",
        "downpour",
        "lake-villages",
    ]
    assert [scenario for players, scenario in sorts if players == 4] == SCENARIO_NAMES
    sorts_of_all = [len(soak.wanted_games(title, [], None)) for title in titles()]
    assert len(soak.wanted_games(None, [], None)) == sum(sorts_of_all)
    answer = fireside("soak", "dewan", "--players", 2, "--games", 2, "--seed", 49, "--jobs", 1)
    assert (answer.status, answer.error) == (0, "")
    assert answer.out.startswith("dewan, 2 players, base: 2 games, all sound")
    assert len(answer.out.splitlines()) == 4


def test_a_usual_number_of_games_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(soak, "USUAL_GAMES", 3)
    answer = fireside("soak", "bonfire", "--players", 2, "--jobs", 1)
    assert answer.out.startswith("bonfire, 2 players: 3 games, all sound")


def test_one_scenario_is_played() -> None:
    answer = fireside("soak", "--scenario", "team", "--games", 1, "--jobs", 1)
    assert (answer.status, len(answer.out.splitlines())) == (0, 1)
    assert answer.out.startswith("dewan, 4 players, team: 1 games, all sound")


def test_some_numbers_of_players_on_two_jobs() -> None:
    answer = fireside("soak", "bonfire", "--games", 60, "--players", 2, "--players", 1, "--jobs", 2)
    assert answer.status == 0
    assert len(answer.out.splitlines()) == 2


def test_a_failure_names_seed_and_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    def grumble(state: State) -> None:
        if state.turn >= 3:
            raise AssertionError("that's\nit")

    monkeypatch.setattr(checks, "CHECKS", Checks(BonfireCounts, grumble))
    answer = fireside("soak", "bonfire", "--games", 3, "--players", 2, "--seed", 8, "--jobs", 1)
    assert (answer.status, answer.out) == (1, "")
    failure = soak.play_part(GameOptions("bonfire", 2), range(8, 9))
    assert failure is not None
    assert failure.choices > 0
    where = f"bonfire, 2 players, seed 8, after {failure.choices} choices"
    assert answer.error == f"{where}: AssertionError: that's it\n"


@pytest.mark.soak
def test_thousands_of_games() -> None:
    answer = fireside("soak")
    assert (answer.status, answer.error) == (0, "")
