"""Who sits where is drawn: in the terminal, in records, and not where everybody is alike."""

import io
from pathlib import Path

import pytest

from fireside.core.record import read
from tests.cli.command import fireside

BOTS = ["--bot", "random", "--bot", "spark"]


def recorded(*options: object) -> tuple[list[str], list[str]]:
    """The seats of a record, and its lines of the opening."""
    answer = fireside("record", "bonfire", *BOTS, *options)
    assert (answer.status, answer.error) == (0, "")
    record = read(answer.out)
    return record.seats, [line.texts[0] for line in record.lines[:2]]


@pytest.mark.rule("B3.2")
def test_a_record_draws_its_seats_by_the_seed() -> None:
    found = {tuple(recorded("--seed", seed)[0]) for seed in range(1, 9)}
    assert found == {("random", "spark"), ("spark", "random")}
    assert recorded("--seed", 3) == recorded("--seed", 3)


def test_a_record_with_seats_as_listed() -> None:
    for seed in range(1, 5):
        assert recorded("--seed", seed, "--listed")[0] == ["random", "spark"]


def play(data: Path, *options: object) -> tuple[str, list[str]]:
    """What the terminal says of a new game, and the seats in its file."""
    kept = data / "games" / "-".join(map(str, options))
    answer = fireside("play", "dewan", "--new", "--save", kept, *options)
    assert (answer.status, answer.error) == (0, "")
    return answer.out, read(kept.read_text()).seats


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FIRESIDE_DATA", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO())
    return tmp_path


@pytest.mark.rule("D2.6")
def test_the_terminal_draws_seats_and_says_who_begins(data: Path) -> None:
    found = set()
    for seed in range(1, 9):
        said, seats = play(data, "--bot", 2, "--seed", seed)
        names = [
            "you" if seat == "human" else f"Ember ({number})"
            for number, seat in enumerate(seats, 1)
        ]
        assert f"In turn order: {', '.join(names)}." in said
        found.add(tuple(seats))
    assert found == {("human", "ember"), ("ember", "human")}


def test_the_terminal_with_seats_as_listed(data: Path) -> None:
    for seed in range(1, 5):
        said, seats = play(data, "--bot", 2, "--seed", seed, "--listed")
        assert seats == ["human", "ember"]
        assert "drawn" not in said


@pytest.mark.rule("D10.4")
def test_partners_stay_partners(data: Path) -> None:
    bots = ["--scenario", "team", "--bot", 2, "--bot", 4]
    found = {tuple(play(data, *bots, "--seed", seed)[1]) for seed in range(1, 7)}
    assert found == {("human", "ember") * 2, ("ember", "human") * 2}


def test_random_players_are_all_alike() -> None:
    assert "random players are all alike" in fireside("simulate", "dewan", "--games", 2).out
