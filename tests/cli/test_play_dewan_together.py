"""`fireside play dewan` by several people at one terminal: the screen goes from hand to hand."""

import io
import sys
from pathlib import Path

import pytest
from rich.console import Console

from fireside.core.event import Event
from fireside.core.title import make_game
from fireside.core.view import SPECTATOR
from fireside.terminal.people import new_table
from fireside.terminal.playing import Playing
from fireside.terminal.speaker import Speaker

on_a_terminal = pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminals")


def hand_lines(screen: str) -> list[str]:
    return [line.split(None, 1)[1].strip() for line in screen.splitlines() if line[:4] == "hand"]


@on_a_terminal
def test_the_screen_goes_from_hand_to_hand(tmp_path: Path) -> None:
    from tests.cli.terminal import Terminal

    terminal = Terminal(tmp_path, "--seed", 3, title="dewan")
    terminal.wait_for("Pass the screen to Player 2, who presses Enter: ")
    terminal.type("\n")
    second = terminal.wait_for("Player 2> ")
    terminal.type("1\n")
    between = terminal.wait_for("Pass the screen to Player 1, who presses Enter: ")
    assert "Player 2 takes a story tile" in between
    assert "hand" not in between
    terminal.type("\n")
    first = terminal.wait_for("Player 1> ")
    assert "Player 2 takes a story tile" in first
    for shown in (first, second):
        assert sorted(hand_lines(shown)).count("2 unknown cards") == 1
        assert len(hand_lines(shown)) == 2
    terminal.type("1\n")
    # The first player goes on with the first turn: nobody else comes to the screen.
    terminal.wait_for("Player 1> ")
    terminal.type("q\n")
    assert terminal.end() == 0
    assert terminal.screen.count("Pass the screen") == 2


def test_news_are_told_once_to_each_person_as_far_as_they_may_know(tmp_path: Path) -> None:
    seats = ["human", "human"]
    table = new_table(make_game("dewan", 2), 3, seats, Speaker())
    file = io.StringIO()
    playing = Playing(
        table, seats, tmp_path / "game.fire", Console(file=file, width=100), Speaker()
    )
    playing.on_terminal = True
    table.events.recent.append(Event("draw", 0, {"cards": 1}, {"card": "forest-fire"}))

    def told(viewer: int) -> str:
        start = file.tell()
        playing.tell_news(viewer)
        return file.getvalue()[start:].strip()

    assert told(0) == "Player 1 draws forest (fire)."
    assert told(0) == ""
    assert told(1) == "Player 1 draws a card."
    assert told(1) == told(SPECTATOR) == ""


@on_a_terminal
def test_one_person_among_bots_keeps_the_screen(tmp_path: Path) -> None:
    from tests.cli.terminal import Terminal

    terminal = Terminal(tmp_path, "--seed", 3, "--bot", 2, "--listed", title="dewan", width=80)
    terminal.wait_for("Player 1> ")
    terminal.type("1\n")
    terminal.wait_for("Player 1> ")
    terminal.type("q\n")
    assert terminal.end() == 0
    assert "Pass the screen" not in terminal.screen
    lines = [line for line in terminal.screen.splitlines() if str(tmp_path) not in line]
    assert max(map(len, lines)) <= 80


@on_a_terminal
def test_leaving_while_the_screen_is_passed(tmp_path: Path) -> None:
    from tests.cli.terminal import Terminal

    for keys, status in (("q\n", 0), ("\x03", 130)):
        terminal = Terminal(tmp_path, "--seed", 3, "--new", title="dewan")
        terminal.wait_for("who presses Enter: ")
        terminal.type(keys)
        terminal.wait_for("Saved in")
        assert terminal.end() == status
        assert "Traceback" not in terminal.screen
