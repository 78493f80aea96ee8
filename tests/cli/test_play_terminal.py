"""`fireside play` in a real terminal: the prompt, finding by words, Ctrl-C, going on."""

import sys
from pathlib import Path

import pytest

from fireside.core.record import read

if sys.platform == "win32":
    pytest.skip("Windows has no pseudo-terminals", allow_module_level=True)

from tests.cli.terminal import Terminal


def texts(data: Path) -> list[str]:
    (path,) = (data / "games").glob("*.fire")
    return [text for line in read(path.read_text()).lines for text in line.texts]


def test_ctrl_c_saves_and_exits_130(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--seed", 3)
    terminal.wait_for("Player 1> ")
    terminal.type("1\n")
    terminal.wait_for("Player 2> ")
    terminal.type("half a wo\x03")
    terminal.wait_for("Saved in")
    assert terminal.end() == 130
    assert texts(tmp_path) == ["open as dealt"]
    assert "Traceback" not in terminal.screen


def test_ctrl_d_saves_and_exits_0(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--seed", 3)
    terminal.wait_for("Player 1> ")
    terminal.type("\x04")
    terminal.wait_for("Saved in")
    assert terminal.end() == 0


def test_closed_window_saves(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--seed", 3)
    terminal.wait_for("Player 1> ")
    terminal.type("1\n")
    terminal.wait_for("Player 2> ")
    terminal.type("1\n")
    terminal.wait_for("Player 1> ")
    terminal.type("fate first\n")
    terminal.wait_for("Player 1> ")
    terminal.hang_up()
    assert texts(tmp_path) == ["open as dealt", "open as dealt", "fate first"]
    assert [path.suffix for path in (tmp_path / "games").iterdir()] == [".fire"]


def test_words_narrow_the_list_and_one_match_is_taken(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--seed", 3)
    terminal.wait_for("Player 1> ")
    terminal.type("reversed\n")
    narrowed = terminal.wait_for("Player 1> ")
    assert "2  open as dealt reversed" in narrowed
    assert "4  open swapped reversed" in narrowed
    assert "1  open as dealt " not in narrowed
    terminal.type("castle\n")
    assert "occurs in none of the choices; ? helps" in terminal.wait_for("Player 1> ")
    terminal.type("\n")
    assert "1  open as dealt " in terminal.wait_for("Player 1> ")
    terminal.type("rev swap\n")
    assert "> open swapped reversed" in terminal.wait_for("Player 2> ")
    terminal.type("q\n")
    assert terminal.end() == 0
    assert texts(tmp_path) == ["open swapped reversed"]


def test_board_comes_with_every_turn_and_fits(tmp_path: Path) -> None:
    terminal = Terminal(tmp_path, "--bot", 2, "--seed", 3, "--listed", width=120)
    terminal.wait_for("Player 1> ")
    terminal.type("1\n")
    terminal.wait_for("Player 1> ")
    terminal.type("q\n")
    assert terminal.end() == 0
    assert terminal.screen.count("Sea map") == 2
    lines = [line for line in terminal.screen.splitlines() if str(tmp_path) not in line]
    assert max(map(len, lines)) <= 120


def test_saved_game_is_offered(tmp_path: Path) -> None:
    first = Terminal(tmp_path, "--seed", 3)
    first.wait_for("Player 1> ")
    first.type("open swapped\nq\n")
    assert first.end() == 0
    second = Terminal(tmp_path)
    second.wait_for("Resume it? [y/n] ")
    second.type("what\n")
    second.wait_for("Resume it? [y/n] ")
    second.type("y\n")
    second.wait_for("Player 2> ")
    second.type("1\nq\n")
    assert second.end() == 0
    assert texts(tmp_path) == ["open swapped", "open as dealt"]
    third = Terminal(tmp_path)
    third.wait_for("Resume it? [y/n] ")
    third.type("n\n")
    third.wait_for("A new game")
    third.wait_for("Player 1> ")
    third.type("\x03")
    assert third.end() == 130
    assert len(list((tmp_path / "games").glob("*.fire"))) == 2


@pytest.mark.parametrize("keys", ["\x04", "\x03"])
def test_leaving_at_the_question_changes_nothing(tmp_path: Path, keys: str) -> None:
    first = Terminal(tmp_path, "--seed", 3)
    first.wait_for("Player 1> ")
    first.type("open swapped\nq\n")
    assert first.end() == 0
    second = Terminal(tmp_path)
    second.wait_for("Resume it? [y/n] ")
    second.type(keys)
    assert second.end() == (0 if keys == "\x04" else 130)
    assert texts(tmp_path) == ["open swapped"]
    assert "Traceback" not in second.screen


def test_no_colour_without_colour(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")
    terminal = Terminal(tmp_path, "--seed", 3)
    terminal.wait_for("Player 1> ")
    terminal.type("q\n")
    terminal.end()
    assert "\x1b[3" not in terminal.raw
