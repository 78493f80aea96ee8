"""Results kept in a file: gone on with, also after a violent end."""

from dataclasses import replace
from pathlib import Path

import pytest

from fireside.arena.kept import Kept, KeptError
from fireside.arena.matches import Match, play_set
from fireside.arena.results import MirroredSet
from tests.arena.players import make_bot

DUEL = Match("bonfire", 2, None, (("random", "spark"),), 7)


@pytest.fixture(scope="module")
def played() -> list[MirroredSet]:
    return [play_set(DUEL, make_bot, number) for number in range(2)]


@pytest.fixture
def path(tmp_path: Path, played: list[MirroredSet]) -> Path:
    path = tmp_path / "duel.jsonl"
    kept = Kept(path, DUEL)
    for each in played:
        kept.add(each)
    return path


def test_what_was_kept_comes_back(path: Path, played: list[MirroredSet]) -> None:
    assert list(Kept(path, DUEL).sets.values()) == played
    assert len(path.read_text().splitlines()) == 3


def test_a_broken_line_is_forgotten_wherever_it_broke(
    path: Path, played: list[MirroredSet]
) -> None:
    whole = path.read_bytes()
    first_end = whole.index(b"\n") + 1
    second_end = whole.index(b"\n", first_end) + 1
    for end in (1, first_end - 1, first_end, first_end + 1, second_end - 1, second_end + 50):
        path.write_bytes(whole[:end])
        kept = Kept(path, DUEL)
        assert list(kept.sets.values()) == (played[:1] if end >= second_end else [])
        for each in played:
            if each.number not in kept.sets:
                kept.add(each)
        assert path.read_bytes() == whole


@pytest.mark.parametrize(
    "other",
    [
        replace(DUEL, seed=8),
        replace(DUEL, title="dewan"),
        replace(DUEL, players=3),
        replace(DUEL, lineups=(("random", "ember"),)),
    ],
)
def test_another_match_is_told_apart(path: Path, other: Match) -> None:
    before = path.read_bytes()
    with pytest.raises(KeptError, match=r"\(bonfire, players: 2, random spark, seed 7"):
        Kept(path, other)
    assert path.read_bytes() == before


@pytest.mark.parametrize("text", ["no match at all", "no match\nat all\n", '{"title": 3}\n'])
def test_a_file_of_something_else_stays_as_it_is(tmp_path: Path, text: str) -> None:
    path = tmp_path / "letter.txt"
    path.write_text(text)
    with pytest.raises(KeptError, match="does not hold a match"):
        Kept(path, DUEL)
    assert path.read_text() == text


def test_a_damaged_line_is_named(path: Path) -> None:
    lines = path.read_text().splitlines()
    lines[1] = lines[1][:-9]
    path.write_text("\n".join([*lines, ""]))
    with pytest.raises(KeptError, match="line 2 is damaged"):
        Kept(path, DUEL)
