"""`fireside play` in five languages: whole games without a gap, saving, confirming, bad input."""

import io
from pathlib import Path

import pytest

from fireside.core.record import read
from fireside.core.title import titled
from fireside.words.catalogues import LANGUAGES, gaps, say
from fireside.words.message import message
from fireside.words.part import words_of
from tests.cli.command import Answer, fireside

GAMES = [
    ("bonfire", "--players", "1"),
    ("dewan", "--scenario", "lake-villages", "--bot", "2", "--level", "random", "--listed"),
]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("FIRESIDE_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    gaps.clear()
    return tmp_path / "data"


@pytest.fixture
def play(monkeypatch: pytest.MonkeyPatch) -> "Play":
    return Play(monkeypatch)


class Play:
    """Plays with lines through a pipe."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.monkeypatch = monkeypatch

    def __call__(self, lines: list[str], *options: str) -> Answer:
        text = "".join(f"{line}\n" for line in lines)
        self.monkeypatch.setattr("sys.stdin", io.StringIO(text))
        return fireside("play", *options)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: " ".join(game[:3]))
def test_a_whole_game_without_a_gap(play: Play, game: tuple[str, ...], language: str) -> None:
    answer = play(["1"] * 3000, *game, "--seed", "3", "--lang", language)
    assert (answer.status, answer.error) == (0, "")
    assert gaps == set()
    assert say(message("terminal-over"), language) in answer.out
    assert answer.out.count(say(message("terminal-player", number=1), language)) > 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("title", ["bonfire", "dewan", "candles"])
def test_all_around_it_is_said(play: Play, title: str, language: str) -> None:
    looks = ["?", "b", "m", "s", "l", "u", "h", "w", "1", "u", "c 9", "t 9", "p 9", "zebra"]
    area = {"bonfire": "c", "dewan": "t", "candles": "p"}[title]
    lines = [look for look in looks if look[1:] != " 9" or look[0] == area]
    answer = play(lines, title, "--seed", "3", "--lang", language)
    assert answer.status == 2
    assert "zebra" in answer.error
    assert gaps == set()
    assert say(message("terminal-undo-nothing"), language) in answer.out
    assert say(message("terminal-help-quit"), language) in answer.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_unfinished_game_is_offered(play: Play, language: str) -> None:
    play(["1", "1"], "dewan", "--scenario", "volcano", "--seed", "3")
    answer = play(["1"], "dewan", "--seed", "4", "--lang", language)
    assert answer.status == 0
    answer = play(["q"], "dewan", "--lang", language)
    assert say(message("terminal-new-begins"), language) in answer.out
    assert gaps == set()


def test_the_language_of_the_system_is_spoken(play: Play, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Gracz 1: " in play(["q"], "bonfire", "--seed", "3").out
    assert "Joueur 1\N{NO-BREAK SPACE}: " in play(["q"], "bonfire", "--lang", "fr", "--new").out
    answer = play([], "bonfire", "--lang", "sv")
    assert answer.is_bad_input("--lang", "en, de, fr, pl, ru", "sv")


def test_things_are_called_as_in_the_browser(play: Play) -> None:
    out = play(["q"], "bonfire", "--seed", "3", "--lang", "ru").out
    game = (words_of(titled("bonfire")).folder / "ru" / "game.ftl").read_text()
    for name in ("bonfire-council", "bonfire-elders", "bonfire-island-herb-1"):
        (said,) = [line for line in game.splitlines() if line.startswith(f"{name} = ")]
        assert said.removeprefix(f"{name} = ") in out


def test_turns_may_wait_to_be_confirmed(play: Play, data: Path) -> None:
    lines = ["open as dealt", "", "open as dealt", "u", "open swapped", ""]
    answer = play(lines, "bonfire", "--seed", "3", "--confirm")
    assert answer.out.count("Enter confirms your turn, u takes it back.") == 3
    assert texts(data) == ["open as dealt", "open swapped"]


def test_a_choice_that_is_held_is_carried_out_when_confirmed(play: Play, data: Path) -> None:
    first = ["open as dealt", "", "great bonfire", "field 1"]
    options = ["bonfire", "--players", "1", "--seed", "3", "--confirm"]
    play([*first, "pay 1 yellow"], *options)
    held = texts(data)
    play([*first, "pay 1 yellow", ""], *options, "--save", str(data / "confirmed.fire"))
    kept = (data / "confirmed.fire").read_text()
    assert "pay 1 yellow" not in held
    assert "pay 1 yellow" in kept


def texts(data: Path) -> list[str]:
    (path,) = (data / "games").glob("*.fire")
    return [text for line in read(path.read_text()).lines for text in line.texts]
