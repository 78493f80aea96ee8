"""`fireside record` and `fireside replay`."""

import json
from pathlib import Path

import pytest

from fireside.core.title import make_game, titles
from fireside.core.view import SPECTATOR
from tests.cli.command import fireside


@pytest.fixture(params=titles())
def title(request: pytest.FixtureRequest) -> str:
    return str(request.param)


@pytest.fixture
def record(tmp_path: Path, title: str) -> Path:
    path = tmp_path / "game.fire"
    answer = fireside("record", title, "--players", 3, "--seed", 5, "-o", path)
    assert (answer.status, answer.out, answer.error) == (0, "", "")
    return path


def changed(record: Path, before: str, after: str) -> Path:
    """The record with its first such words replaced."""
    text = record.read_text()
    assert before in text
    other = record.with_name("changed.fire")
    other.write_text(text.replace(before, after, 1))
    return other


def first_turn(record: Path) -> tuple[str, str]:
    """The label of the first turn, and the text of its first choice."""
    line = record.read_text().split("\n\n")[1].splitlines()[0]
    label, text = line.split(": ")
    return label, text.split(";")[0]


def line_of(record: Path, words: str) -> int:
    """The first line that has these words."""
    lines = record.read_text().splitlines()
    return next(number for number, line in enumerate(lines, 1) if words in line)


# Recording


def test_a_record_goes_to_the_screen_or_to_a_file(record: Path, title: str) -> None:
    answer = fireside("record", title, "--players", 3, "--seed", 5)
    assert (answer.status, answer.error) == (0, "")
    assert answer.out == record.read_text()


def test_a_file_is_only_overwritten_by_force(record: Path) -> None:
    before = record.read_text()
    answer = fireside("record", "bonfire", "-o", record)
    assert answer.is_bad_input(f"{record}: there already", "--force")
    assert record.read_text() == before
    assert fireside("record", "bonfire", "-o", record, "--force").status == 0
    assert record.read_text() != before
    assert [path.name for path in record.parent.iterdir()] == ["game.fire"]


def test_a_file_needs_its_folder(tmp_path: Path) -> None:
    answer = fireside("record", "bonfire", "-o", tmp_path / "no" / "game.fire")
    assert answer.is_bad_input("there is no folder")
    assert fireside("record", "bonfire", "-o", tmp_path).is_bad_input("no plain file")


def test_options_come_back_from_the_record(tmp_path: Path) -> None:
    path = tmp_path / "solo.fire"
    fireside("record", "bonfire", "--players", 1, "--first-game", "--handicap", -10, "-o", path)
    report = json.loads(fireside("replay", path, "--json").out)
    assert report["options"] == {"first-game": "yes", "handicap": "-10"}
    assert [line["name"] for line in report["scoring"]] == ["Player 1", "Tom"]


def test_options_of_dewan_come_back_from_the_record(tmp_path: Path) -> None:
    path = tmp_path / "team.fire"
    fireside("record", "dewan", "--players", 4, "--scenario", "team", "-o", path)
    report = json.loads(fireside("replay", path, "--json").out)
    assert report["options"] == {"scenario": "team"}
    assert report["scores"][0] == report["scores"][2]
    partners = sorted(report["winners"])
    assert partners in ([0, 2], [1, 3])
    names = " and ".join(f"Player {seat + 1}" for seat in partners)
    words = f"{names} win with {max(report['scores'])} points"
    told = fireside("replay", path).out
    assert words in told
    assert "Player 1 & Player 3" in told


# Replaying


def test_the_summary_says_who_won_and_how(record: Path, title: str) -> None:
    answer = fireside("replay", record)
    assert (answer.status, answer.error) == (0, "")
    for words in (
        f"{record}: ok",
        "Player 1: random",
        "points",
        *make_game(title, 3).sources(),
        "as the record",
    ):
        assert words in answer.out.replace("\n", "")


def test_the_summary_as_json(record: Path) -> None:
    report = json.loads(fireside("replay", record, "--json").out)
    assert report["finished"]
    totals = [sum(v for v in line.values() if v is not line["name"]) for line in report["scoring"]]
    assert totals == report["scores"]
    assert report["scores"][report["winners"][0]] == max(totals)


def test_a_position_is_shown_as_a_spectator_may_see_it(record: Path, title: str) -> None:
    view = json.loads(fireside("replay", record, "--at", 0, "--json").out)
    assert view == json.loads(json.dumps(make_game(title, 3).start(5).view(SPECTATOR)))
    assert fireside("replay", record, "--at", 12).out


def test_events_are_json_lines(record: Path, title: str) -> None:
    whole = fireside("replay", record, "--events").out.splitlines()
    part = fireside("replay", record, "--events", "--at", 9).out.splitlines()
    assert 0 < len(part) < len(whole)
    assert whole[: len(part)] == part
    state = make_game(title, 3).start(5)
    state.log = []
    state.apply(make_game(title, 3).number(first_turn(record)[1]))
    assert json.loads(whole[0]) == state.log[0].as_dict()
    assert fireside("replay", record, "--events", "--at", 0).out == ""


def test_at_has_to_be_within_the_game(record: Path) -> None:
    choices = json.loads(fireside("replay", record, "--json").out)["decisions"]
    assert fireside("replay", record, "--at", choices, "--json").status == 0
    for at in (-1, choices + 1):
        assert fireside("replay", record, "--at", at).is_bad_input(f"--at is 0 to {choices}")


def test_an_unfinished_game_names_who_is_to_move(record: Path, title: str) -> None:
    text = record.read_text()
    label, _ = first_turn(record)
    head = text[: text.index(label)]
    digest = make_game(title, 3).start(5).digest()
    record.write_text(f"{head}\nresult: unfinished\nposition: {digest}\n")
    answer = fireside("replay", record)
    assert answer.status == 0
    first = int(label[-1]) - 1
    assert f"unfinished, Player {first + 1} is to move" in answer.out
    assert json.loads(fireside("replay", record, "--json").out)["to move"] == first


# Records that are wrong


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ("FIRST WORD", "close ", "no choice is called"),
        ("FIRST LABEL", "closing, player 2", "it is not"),
        ("result: ", "result: 1", "the result is"),
        ("position: ", "position: 0", "not to this position"),
    ],
)
def test_a_record_that_does_not_replay_fails(
    record: Path, before: str, after: str, reason: str
) -> None:
    label, text = first_turn(record)
    before = {"FIRST WORD": text.split()[0] + " ", "FIRST LABEL": label}.get(before, before)
    wrong = changed(record, before, after)
    answer = fireside("replay", wrong)
    assert (answer.status, answer.out) == (1, "")
    assert answer.error.startswith(f"{wrong}: line {line_of(wrong, after)}: ")
    assert reason in answer.error
    assert len(answer.error.splitlines()) == 1


@pytest.mark.parametrize(
    ("before", "after", "reason"),
    [
        ("fireside record 1", "somebody's diary", "a record begins with"),
        ("\nrules: ", "\nrules: 999", "rules version 999"),
        ("\nrules: ", "\nrules: no", "whole number"),
        ("title: ", "title: camp", f"there is {', '.join(titles())}"),
        ("players: 3", "players: 7", "to 4 players"),
        ("random, random", "random, random, random", "3 are asked for, 4 given"),
        ("edition: fireside", "edition: another", "made with the edition"),
        ("seats: random, random, random", "volcano: yes", "does not say its 'seats'"),
    ],
)
def test_a_record_that_cannot_be_read_is_bad_input(
    record: Path, before: str, after: str, reason: str
) -> None:
    wrong = changed(record, before, after)
    answer = fireside("replay", wrong)
    assert answer.is_bad_input(f"{wrong}: line ", reason), answer


def test_a_half_written_record_is_bad_input(record: Path) -> None:
    text = record.read_text()
    record.write_text(text[: text.index("result: ")])
    assert fireside("replay", record).is_bad_input(f"{record}: line ", "half-written")


def test_what_is_no_text_is_bad_input(tmp_path: Path) -> None:
    path = tmp_path / "picture.fire"
    path.write_bytes(b"\xff\xd8\xff")
    assert fireside("replay", path).is_bad_input("not UTF-8 text")
    path.write_bytes(b"")
    assert fireside("replay", path).is_bad_input("a record begins with")
