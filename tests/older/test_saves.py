"""Records and games saved by the command line of the first version of the rules."""

import io
import json
from pathlib import Path

import pytest

from fireside.core.record import read
from tests.cli.command import Answer, fireside

RECORDS = Path(__file__).parent / "records"


@pytest.fixture
def save(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> "Save":
    monkeypatch.setenv("FIRESIDE_DATA", str(tmp_path))
    return Save(tmp_path / "games", monkeypatch)


class Save:
    """Lays an old game where saved games are, and plays on with lines through a pipe."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.folder = folder
        self.monkeypatch = monkeypatch

    def __call__(self, name: str) -> Path:
        self.folder.mkdir(exist_ok=True)
        path = self.folder / f"{name}.fire"
        path.write_text((RECORDS / path.name).read_text())
        return path

    def play(self, title: str, *options: object) -> Answer:
        self.monkeypatch.setattr("sys.stdin", io.StringIO("1\n" * 3000))
        return fireside("play", title, *options)


def test_a_saved_game_of_older_rules_is_gone_on_with(save: Save) -> None:
    path = save("bonfire-unfinished")
    before = read(path.read_text())
    answer = save.play("bonfire", "--resume", "last")
    assert (answer.status, answer.error) == (0, "")
    record = read(path.read_text())
    assert (before.rules, before.result) == (1, None)
    assert record.rules > before.rules
    assert record.result is not None
    assert record.decisions > before.decisions


def test_one_that_cannot_go_on_says_why_and_is_left_as_it_is(save: Save) -> None:
    path = save("dewan-unfinished-stopped")
    text = path.read_text()
    why = ["version 1 of the rules", "'discard badlands-fire' is not open after 39 choices"]
    assert save.play("dewan", "--resume", path).is_bad_input(*why, "fireside replay", "--new")
    assert path.read_text() == text
    assert save.play("dewan", "--new", "--seed", 3).status == 0
    assert path.read_text() == text


def test_replay_shows_how_far_a_record_goes_and_why_no_further() -> None:
    path = RECORDS / "bonfire-stopped.fire"
    answer = fireside("replay", path)
    assert answer.status == 1
    assert answer.error.count("\n") == 1
    assert "'3 steps' is not open after 163 choices" in answer.error
    assert f"{path}: as far as it goes" in answer.out
    assert "unfinished" in answer.out
    assert "as the record says" not in answer.out
    data = json.loads(fireside("replay", path, "--json").out)
    assert (data["decisions"], data["finished"]) == (163, False)
    assert fireside("replay", path, "--at", 163).status == 1
    assert "--at is 0 to 163 here" in fireside("replay", path, "--at", 164).error


def test_replay_of_a_record_that_can_be_followed_says_nothing() -> None:
    answer = fireside("replay", RECORDS / "bonfire-a-step-by-itself.fire")
    assert (answer.status, answer.error) == (0, "")
    assert "wins with" in answer.out
