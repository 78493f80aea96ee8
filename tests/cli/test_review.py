"""`fireside review`: every turn in a table, the worst in words, a chart, and all of it as data."""

import io
import json
from pathlib import Path

import pytest

from fireside.cli.chart import chart
from fireside.core.record import read
from tests.cli.command import fireside

VISITS = ["--visits", 1]


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A game between sparks."""
    path = tmp_path_factory.mktemp("games") / "sparks.fire"
    fireside("record", "dewan", "--bot", "spark", "--seed", 4, "-o", path)
    return path


@pytest.fixture(autouse=True)
def wide(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "120")


def test_turns_chart_and_the_worst(played: Path) -> None:
    answer = fireside("review", played, *VISITS)
    assert (answer.status, answer.error) == (0, "")
    record = read(played.read_text())
    table, rest = answer.out.split("Points to be expected")
    assert [line.label for line in record.lines if line.label not in table] == []
    assert record.result is not None
    last = next(line for line in table.splitlines() if record.lines[-1].label in line)
    assert all(f"{points}.0" in last for points in record.result)
    assert "1 Player 1, 2 Player 2" in rest
    assert rest.count("  played  ") == rest.count("  better  ") == rest.count("cost about") == 3


def test_partners_share_a_column_and_a_line(tmp_path: Path) -> None:
    whole = tmp_path / "team.fire"
    options = ["--players", 4, "--scenario", "team", "--bot", "spark", "--seed", 4]
    fireside("record", "dewan", *options, "-o", whole)
    table, rest = fireside("review", whole, *VISITS).out.split("Points to be expected")
    assert table.count("Player 1 & Player 3") == table.count("Player 2 & Player 4") == 1
    assert "1 Player 1 & Player 3, 2 Player 2 & Player 4" in rest


def test_the_same_as_data_every_time(played: Path) -> None:
    answers = [fireside("review", played, *VISITS, "--json") for _ in range(2)]
    assert answers[0].out == answers[1].out
    found = json.loads(answers[0].out)
    record = read(played.read_text())
    assert (found["title"], found["seats"], found["visits"]) == ("dewan", ["spark", "spark"], 1)
    assert [turn["label"] for turn in found["turns"]] == [line.label for line in record.lines]
    costs = [turn["cost"] for turn in found["turns"]]
    assert [costs[number] for number in found["costly"]] == sorted(costs, reverse=True)[:3]
    assert found["turns"][-1]["expected"] == record.result
    for turn in found["turns"]:
        assert turn["seat"] == int(turn["label"][-1]) - 1
        assert len(turn["expected"]) == len(turn["chances"]) == 2


def test_a_game_may_be_unfinished(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIRESIDE_DATA", str(tmp_path))
    monkeypatch.setattr("sys.stdin", io.StringIO("open swapped\nopen as dealt\n"))
    path = tmp_path / "begun.fire"
    fireside("play", "bonfire", "--seed", 3, "--save", path)
    answer = fireside("review", path, *VISITS, "--json")
    assert len(json.loads(answer.out)["turns"]) == 2


def test_what_cannot_be_reviewed(tmp_path: Path, played: Path) -> None:
    assert fireside("review", tmp_path / "nowhere.fire").is_bad_input("nowhere.fire")
    lines = played.read_text().splitlines()
    blank = lines.index("")
    assert fireside("review", played, "--visits", 0).is_bad_input("visits")
    broken = tmp_path / "broken.fire"
    broken.write_text("\n".join(lines[: blank + 1] + lines[blank + 2 :]))
    answer = fireside("review", broken, *VISITS)
    assert (answer.status, answer.out) == (1, "")
    assert "line" in answer.error


def test_the_chart_shows_lines_where_they_are() -> None:
    drawn = chart([[10.0, 20.0, 30.0], [30.0, 20.0, 10.0]], 40, 16)
    assert drawn[0] == "   30 2 1"
    assert drawn[-1] == "   10 1 2"
    (middle,) = [row for row in drawn if "*" in row]
    assert middle == "   20  *"


def test_the_chart_keeps_to_its_place() -> None:
    line = [float(number % 70 - 5) for number in range(300)]
    drawn = chart([line], 50, 16)
    assert len(drawn) <= 16
    assert max(map(len, drawn)) <= 50 + 6
    assert sum(row[6:].count("1") for row in drawn) == 50
