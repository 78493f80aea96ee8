"""`fireside soak`: whole games, each of them checked."""

import pytest

from fireside.cli import per_title, soak
from fireside.cli.options import GameOptions
from fireside.core.state import State
from tests.cli.command import fireside


def test_every_number_of_players_is_played() -> None:
    answer = fireside("soak", "--games", 4, "--seed", 49, "--jobs", 1)
    assert (answer.status, answer.error) == (0, "")
    lines = answer.out.splitlines()
    assert [line.split(":")[0] for line in lines] == [
        "bonfire, 1 player",
        "bonfire, 2 players",
        "bonfire, 3 players",
        "bonfire, 4 players",
    ]
    assert all("4 games, all sound" in line for line in lines)


def test_some_numbers_of_players_on_two_jobs() -> None:
    answer = fireside("soak", "--games", 60, "--players", 2, "--players", 1, "--jobs", 2)
    assert answer.status == 0
    assert len(answer.out.splitlines()) == 2


def test_a_failure_names_seed_and_moment(monkeypatch: pytest.MonkeyPatch) -> None:
    def grumble(state: State) -> None:
        if state.turn >= 3:
            raise AssertionError("that's\nit")

    monkeypatch.setitem(per_title.CHECKS, "bonfire", grumble)
    answer = fireside("soak", "--games", 3, "--players", 2, "--seed", 8, "--jobs", 1)
    assert (answer.status, answer.out) == (1, "")
    failure = soak.play_part(GameOptions("bonfire", 2), range(8, 9))
    assert failure is not None
    assert failure.choices > 0
    where = f"bonfire, 2 players, seed 8, after {failure.choices} choices"
    assert answer.error == f"{where}: AssertionError: that's it\n"


@pytest.mark.soak
def test_thousands_of_games() -> None:
    answer = fireside("soak", "--games", 5000)
    assert (answer.status, answer.error) == (0, "")
