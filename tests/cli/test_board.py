"""The board on the terminal: everything that must be there, at every width, with and without
colour."""

import io
from functools import cache

import pytest
from rich.console import Console

from fireside.bonfire.says.names import bonus_name, council_task_name, gnome_effect, island_name
from fireside.bonfire.terminal.words import task_short
from fireside.core.chance import seeded
from fireside.core.view import SPECTATOR
from fireside.terminal.face import Face
from fireside.terminal.speaker import Speaker
from fireside.words.catalogues import LANGUAGES, gaps
from tests.bonfire.builder import Table
from tests.bonfire.players import thoughtful_player

WIDTHS = [80, 100, 120, 160]


def drawn(
    table: Table, width: int, colour: bool = False, city: int | None = None, language: str = "en"
) -> str:
    file = io.StringIO()
    console = Console(
        file=file,
        width=width,
        color_system="truecolor" if colour else None,
        force_terminal=colour,
        highlight=False,
    )
    drawing = Face(table.game, Speaker(language)).drawing
    if city is None:
        console.print(drawing.board(table.state))
    else:
        console.print(drawing.area(table.state, city, SPECTATOR))
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
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [1, 4])
def test_no_line_is_wider_than_the_terminal(width: int, players: int, language: str) -> None:
    gaps.clear()
    for line in drawn(middle_of_a_game(players), width, language=language).splitlines():
        assert len(line) <= width
    assert gaps == set()


@pytest.mark.parametrize("width", WIDTHS)
def test_board_shows_the_whole_table(width: int) -> None:
    table = middle_of_a_game(2)
    view, printed = table.state.view(SPECTATOR), table.game.printed()
    text, say = drawn(table, width), Speaker().say
    for island in view["islands"]:
        assert say(island_name(island["name"])) in text
        for task in island.get("tasks", []):
            # Only the narrowest board may shorten a task's words.
            assert say(task_short(task, printed))[:16] in text
    for gnome in [*view["gnomes"]["specialists"], *view["gnomes"]["elders"]]:
        assert say(gnome_effect(gnome)).split()[-1] in text
    for space in range(1, 9):
        assert say(bonus_name(space)).split()[-1] in text
    for task in printed["council_tasks"]:
        assert say(council_task_name(task)).split()[-1] in text
    for path in view["paths"]["open"]:
        assert path.split("-")[0] in text
    assert f"> {view['great_bonfire']['field']}" in text
    assert f"Round {view['round']}" in text
    assert "novices until the countdown" in text


def test_sea_shows_ships_offerings_and_guardians_left() -> None:
    table = Table(2).ship("herb-1", 0).ship("herb-1", 1).given(0, herb_1=2).guardians(grey="start")
    text = drawn(table.refresh(), 80)
    assert "Herb island I @12" in text
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
    for word in ("Gold", "home", " 2 "):
        assert word in rows["1"]
    for word in ("blue Herb", "FIRE R4", "space 4", "3 grey"):
        assert word in rows["2"]
    # Two pairs are held, so the task could be lit.
    for word in ("red Shell", "ready B2", "home", "own"):
        assert word in rows["3"]
    assert "(" not in rows["7"]
    assert "(" in rows["6"]
    assert "2 ship tokens  1 yellow token" in text
    assert "2 herbs  2 roots" in text
    assert "A yellow token counts as two." in text
    assert "pink" in text.split("Start ")[1].splitlines()[0]


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
    plain = "".join(
        segment.text for segment in console.render(Face(table.game, Speaker()).board(table.state))
    )
    assert "\x1b[" not in drawn(table, 100)
    assert words(plain) == words(drawn(table, 100))


def test_tom_is_shown_with_his_cards() -> None:
    text = drawn(middle_of_a_game(1), 100)
    assert "Tom · " in text
    assert "s deck: " in text
    assert drawn(middle_of_a_game(1), 100, city=1).startswith("\nTom")


@pytest.mark.parametrize("language", LANGUAGES)
def test_tasks_have_short_words_that_fit_an_island(language: str) -> None:
    table, say = Table(2), Speaker(language).say
    gaps.clear()
    shorts = {say(task_short(task, table.game.printed())) for task in table.game.printed()["tasks"]}
    assert gaps == set()
    assert len([short for short in shorts if len(short) > 24]) <= 5
