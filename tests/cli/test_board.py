"""The board on the terminal: everything that must be there, at every width, with and without
colour."""

import io
from functools import cache

import pytest
from rich.console import Console

from fireside.bonfire.rules.constants import COUNCIL_TASK_NAMES, RESOURCE_NAMES, TOKEN_NAMES
from fireside.bonfire.rules.state.state import BonfireState
from fireside.bonfire.terminal.board import render, render_city
from fireside.bonfire.terminal.words import (
    BONUS_WORDS,
    COUNCIL_TASK_WORDS,
    GNOME_WORDS,
    TASK_WORDS,
    gnome_words,
    task_long,
    task_short,
)
from fireside.core.chance import seeded
from fireside.core.view import SPECTATOR
from tests.bonfire.builder import Table
from tests.bonfire.players import thoughtful_player

WIDTHS = [80, 100, 120, 160]


def drawn(table: Table, width: int, colour: bool = False, city: int | None = None) -> str:
    file = io.StringIO()
    console = Console(
        file=file,
        width=width,
        color_system="truecolor" if colour else None,
        force_terminal=colour,
        highlight=False,
    )
    if city is None:
        console.print(render(table.game, table.state))
    else:
        console.print(render_city(table.game, table.state, city))
    return file.getvalue()


def words(text: str) -> str:
    return " ".join(text.split())


@cache
def middle_of_a_game(players: int) -> Table:
    table = Table(players)
    table.state = table.game.start(3)
    chance = seeded(5)
    while table.state.turn < 6 * players:
        table.state.apply(thoughtful_player(table.state, chance))
    return table


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_no_line_is_wider_than_the_terminal(width: int, players: int) -> None:
    for line in drawn(middle_of_a_game(players), width).splitlines():
        assert len(line) <= width


@pytest.mark.parametrize("width", WIDTHS)
def test_board_shows_the_whole_table(width: int) -> None:
    table = middle_of_a_game(2)
    state: BonfireState = table.state
    view = state.view(SPECTATOR)
    text = drawn(table, width)
    for island in view["islands"]:
        assert island["name"] in text
        for task in island.get("tasks", []):
            number = table.task_number(task)
            # Only the narrowest board may shorten a task's words.
            assert task_short(table.edition, table.edition.tasks[number])[:16] in text
    for gnome in [*view["gnomes"]["specialists"], *view["gnomes"]["elders"]]:
        assert gnome_words(table.edition, gnome).split()[-1] in text
    for bonus in BONUS_WORDS[1:]:
        assert bonus in text
    for task in COUNCIL_TASK_WORDS.values():
        assert words(task).split()[-1] in text
    for path in view["paths"]["open"]:
        assert path.replace("-", " ") in text
    assert f"> {view['great_bonfire']['field']}" in text
    assert f"round {view['round']}" in text
    assert "novices until the countdown" in text


def test_sea_shows_ships_offerings_and_guardians_left() -> None:
    table = Table(2).ship("herb-1", 0).ship("herb-1", 1).given(0, herb_1=2).guardians(grey="start")
    text = drawn(table.refresh(), 80)
    assert "herb-1 @12" in text
    assert "offered 1:2" in text
    assert "3 guardians" in text


def test_city_shows_places_goods_fate_area_and_gnomes() -> None:
    table = (
        Table(2)
        .paths("blue-herb", "red-shell")
        .portals(7)
        .task(2, "red-3-portals", lit=True)
        .task(3, "blue-two-pairs")
        .guardians(own="path 3", grey="bonfire 2", pink="start")
        .gnomes(5, 28)
        .goods(ship=2, yellow=1, herb=2, root=2)
        .council(place_2=4)
        .refresh()
    )
    text = drawn(table, 120, city=0)
    rows = {line.split()[0]: line for line in text.splitlines() if line[:1].isdigit()}
    for word in ("gold", "home", " 2 "):
        assert word in rows["1"]
    for word in ("blue herb", "FIRE R4", "space 4", "3 grey"):
        assert word in rows["2"]
    # Two pairs are held, so the task could be lit.
    for word in ("red shell", "ready B2", "home", "own"):
        assert word in rows["3"]
    assert "(" not in rows["7"]
    assert "(" in rows["6"]
    assert "2 ship  1 yellow" in text
    assert "2 herb  2 root" in text
    assert "a yellow token pays for 2" in text
    assert "at start    pink" in text


def test_fate_area_has_letters_printed_cells_and_supply() -> None:
    table = Table(2).fate((4, "lay 4,3 right")).supply(1, 2)
    text = drawn(table.refresh(), 80, city=0)
    assert " 3  .  .  :  S  P  T  :  .  ." in text
    assert " 2  g  .  :  :  :  :  :  .  g" in text
    assert "TSG  FGN" in text


def test_tiles_that_stick_out_are_drawn() -> None:
    table = Table(2).gnomes(27).fate((4, "lay 4,3 right"), (1, "lay 1,2 left"))
    text = drawn(table.refresh(), 80, city=0)
    assert " 2  G  S  T  .  :" in text


def test_colour_only_adds_colour() -> None:
    table = middle_of_a_game(2)
    console = Console(file=io.StringIO(), width=100)
    coloured = drawn(table, 100, colour=True)
    assert "\x1b[" in coloured
    plain = "".join(segment.text for segment in console.render(render(table.game, table.state)))
    assert "\x1b[" not in drawn(table, 100)
    assert words(plain) == words(drawn(table, 100))


def test_tom_is_shown_with_his_cards() -> None:
    text = drawn(middle_of_a_game(1), 100)
    assert "Tom · " in text
    assert "still in his deck" in text
    assert drawn(middle_of_a_game(1), 100, city=1).startswith("\nTom")


def test_every_piece_has_words() -> None:
    edition = Table(2).edition
    assert len(GNOME_WORDS) == 33
    assert all("{" not in gnome_words(edition, gnome) for gnome in range(1, 34))
    for task in edition.tasks:
        assert "{" not in task_short(edition, task) + task_long(edition, task)
        assert len(task_short(edition, task)) <= 18  # an island's room at 80 columns
    assert set(COUNCIL_TASK_WORDS) == set(COUNCIL_TASK_NAMES)
    assert len(TASK_WORDS) == 41
    assert len(set(TOKEN_NAMES) & set(RESOURCE_NAMES)) == 0
