"""The handicap series (B22): kept between games, counted once, never lost to a damaged file."""

import io
import json
from pathlib import Path

import pytest

from fireside.cli import main
from fireside.core.record import read
from fireside.terminal.series import Series, load_series, save_series, series_path


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FIRESIDE_DATA", str(tmp_path))
    return tmp_path


def play(monkeypatch: pytest.MonkeyPatch, lines: str, *options: str) -> int:
    monkeypatch.setattr("sys.stdin", io.StringIO(lines))
    return main.status_of(["play", "bonfire", *options])


WHOLE_GAME = "1\n" * 2000


@pytest.mark.rule("B22.1")
def test_series_starts_at_minus_ten_for_the_human(
    monkeypatch: pytest.MonkeyPatch, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "", "--series", "--seed", "1") == 0
    assert "-10 now (you start with 10)" in capsys.readouterr().out
    saved = next((data / "games").glob("*.fire"))
    assert read(saved.read_text()).options == {"handicap": "-10"}
    assert read(saved.read_text()).players == 1


def test_a_game_of_the_series_gives_no_hints(
    monkeypatch: pytest.MonkeyPatch, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "h\n", "--series", "--seed", "1") == 0
    assert "No hints in the series." in capsys.readouterr().out
    assert play(monkeypatch, "h\n", "--resume", "last") == 0
    assert "No hints in the series." in capsys.readouterr().out
    assert play(monkeypatch, "h\n", "--players", "1", "--new", "--seed", "1") == 0
    assert "points (best) against" in capsys.readouterr().out


@pytest.mark.rule("B22.2")
def test_handicap_rises_by_five_falls_by_two_and_stays(
    monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    save_series(Series(handicap=-300))
    assert play(monkeypatch, WHOLE_GAME, "--series", "--seed", "1") == 0
    won = load_series()
    assert (won.handicap, won.best, won.games[0].outcome) == (-295, -300, "win")
    save_series(Series(300, won.best, won.games))
    assert play(monkeypatch, WHOLE_GAME, "--series", "--seed", "1") == 0
    lost = load_series()
    assert (lost.handicap, lost.best, lost.games[1].outcome) == (298, -300, "loss")
    human, tom = lost.games[1].points
    even = 300 + human - tom  # with this handicap the same game comes out equal
    save_series(Series(even, lost.best, lost.games))
    assert play(monkeypatch, WHOLE_GAME, "--series", "--seed", "1") == 0
    drawn = load_series()
    assert (drawn.handicap, drawn.games[2].outcome) == (even, "draw")
    assert [game.handicap for game in drawn.games] == [-300, 300, even]
    assert drawn.running == ""


def test_best_is_the_highest_handicap_won() -> None:
    series = Series(handicap=-5, best=5)
    assert series.best == 5
    save_series(series)
    assert load_series() == series


def test_abandoned_game_changes_nothing(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    play(monkeypatch, "1\n", "--series", "--seed", "1")
    abandoned = load_series().running
    play(monkeypatch, "1\n", "--series", "--new", "--seed", "2")
    series = load_series()
    assert (series.handicap, series.games) == (-10, [])
    assert series.running != abandoned
    # Finished later, it still does not count.
    assert play(monkeypatch, WHOLE_GAME, "--resume", abandoned) == 0
    assert load_series() == series


def test_series_goes_on_with_its_game(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    play(monkeypatch, "1\n", "--series", "--seed", "1")
    running = load_series().running
    play(monkeypatch, "", "--seed", "5")  # another game in between
    assert play(monkeypatch, WHOLE_GAME, "--series", "--resume", "last") == 0
    assert [game.record for game in load_series().games] == [Path(running).name]


def test_game_finished_just_before_the_power_went_counts_later(
    monkeypatch: pytest.MonkeyPatch, data: Path
) -> None:
    play(monkeypatch, "1\n", "--series", "--seed", "1")
    before = load_series()
    play(monkeypatch, WHOLE_GAME, "--resume", before.running)
    counted = load_series()
    save_series(before)
    play(monkeypatch, "", "--series", "--seed", "2")
    assert load_series().games == counted.games
    assert load_series().handicap == counted.handicap


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        '{"handicap": -10}',
        '{"handicap": "ten", "best": null, "games": [], "running": ""}',
        '{"handicap": -10, "best": null, "games": [{"handicap": 1}], "running": ""}',
        '{"handicap": -10, "best": null, "games": 7, "running": ""}',
        '{"handicap": -10, "best": null, "games": [3], "running": ""}',
        '{"handicap": -10, "best": true, "games": [], "running": ""}',
    ],
)
def test_damaged_series_is_reported_and_left_alone(
    text: str, monkeypatch: pytest.MonkeyPatch, data: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    series_path().write_text(text)
    assert play(monkeypatch, "", "--series") == 2
    complaint = capsys.readouterr().err
    assert "series.json: damaged" in complaint
    assert complaint.count("\n") == 1
    assert series_path().read_text() == text
    assert not (data / "games").exists()


def test_a_damaged_series_does_not_trouble_a_game_of_two(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    series_path().write_text("no series")
    assert play(monkeypatch, WHOLE_GAME, "--players", "2", "--bot", "2", "--seed", "1") == 0
    assert capsys.readouterr().err == ""


def test_series_is_readable_json(monkeypatch: pytest.MonkeyPatch, data: Path) -> None:
    play(monkeypatch, WHOLE_GAME, "--series", "--seed", "1")
    kept = json.loads(series_path().read_text())
    assert set(kept) == {"handicap", "best", "games", "running"}
    assert set(kept["games"][0]) == {"handicap", "outcome", "points", "record"}


def test_series_and_handicap_are_solo(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert play(monkeypatch, "", "--series", "--players", "2") == 2
    assert play(monkeypatch, "", "--handicap", "5", "--players", "3") == 2
    assert play(monkeypatch, "", "--series", "--handicap", "5") == 2
    assert capsys.readouterr().err.count("\n") == 3
