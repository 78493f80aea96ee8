"""The board of Dewan on the terminal: everything that must be there, at every width, with and
without colour, and nothing that a seat may not know."""

import io
import re
from functools import cache

import pytest
from rich.console import Console, RenderableType

from fireside.core.chance import seeded
from fireside.core.view import SPECTATOR
from fireside.dewan.says.names import card_name, grid_of, story_name
from fireside.dewan.terminal.drawing import DewanDrawing
from fireside.terminal.face import Face
from fireside.terminal.speaker import Speaker
from fireside.words.catalogues import LANGUAGES, gaps
from tests.dewan.builder import Table

WIDTHS = [80, 100, 120, 160]
GAMES = [(2, "base"), (3, "lake-villages"), (4, "team"), (2, "volcano"), (4, "downpour")]


def drawn(what: RenderableType, width: int, colour: bool = False) -> str:
    file = io.StringIO()
    console = Console(
        file=file,
        width=width,
        color_system="truecolor" if colour else None,
        force_terminal=colour,
        highlight=False,
    )
    console.print(what)
    return file.getvalue()


def drawing_of(table: Table, language: str = "en") -> DewanDrawing:
    drawing = Face(table.game, Speaker(language)).drawing
    assert isinstance(drawing, DewanDrawing)
    return drawing


def board(table: Table, width: int = 100, viewer: int = SPECTATOR, colour: bool = False) -> str:
    return drawn(drawing_of(table).board(table.state, viewer), width, colour)


def words(text: str) -> str:
    return " ".join(text.split())


@cache
def middle_of_a_game(players: int, scenario: str = "base") -> Table:
    table = Table(players, scenario)
    table.state = table.game.start(3)
    chance = seeded(5)
    while table.state.turn < 12 * players and not table.state.over():
        choices = table.offers("camp at") or table.choices()
        table.do(choices[chance.below(len(choices))])
    return table


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("players", "scenario"), GAMES)
def test_no_line_is_wider_than_the_terminal(
    width: int, players: int, scenario: str, language: str
) -> None:
    table = middle_of_a_game(players, scenario)
    gaps.clear()
    for line in drawn(drawing_of(table, language).board(table.state, 0), width).splitlines():
        assert len(line) <= width
    assert gaps == set()


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(("players", "scenario"), GAMES)
def test_board_shows_the_whole_table(width: int, players: int, scenario: str) -> None:
    table = middle_of_a_game(players, scenario)
    view, say = table.state.view(SPECTATOR), Speaker().say
    text = board(table, width)
    places = [space["at"] for space in view["spaces"]]
    for place in places:
        name = "".join(map(str, grid_of(place, places)))
        assert re.search(rf"(?<![A-Z\d]){name}(?!\d)", text)
    assert text.count("[") + len(re.findall(r"[/A-Z\\·]\d \db", text)) > players
    for name in view["row"]:
        assert name is None or say(card_name(name)) in text
    for name in view["stories"]["open"]:
        assert name is None or say(story_name(name)) in text
    for seat, tribe in enumerate(view["tribes"], 1):
        assert f"Player {seat}" in text
        for tile in tribe["stories"]:
            assert say(story_name(tile["story"])) in text
        for card in tribe["tucked"]:
            shown = card and f"{say(card_name(card['card']))} → {card['terrain']}"
            assert shown is None or shown in words(text)
    assert f"scenario {scenario.replace('-', ' ')}" in text
    assert f"Round {view['round']}" in text or "over" in text


def test_map_shows_ground_camps_berries_and_symbols() -> None:
    table = (
        Table(2)
        .land("desert", forest=[(1, 0), (2, 0)], water=[(3, -1)])
        .home((0, 0))
        .home((5, -1), seat=1)
        .camps((1, 0))
        .camps((3, 0), seat=1)
        .berries((1, 0), 2)
        .symbols(("artifact", (1, 0), (1, 1)), ("crystal", (2, 0), (3, -1)))
        .refresh()
    )
    lines = board(table, 80).split("[1] camp of")[0].splitlines()
    text = "\n".join(lines)
    assert text.count("[1]") == 2
    assert text.count("[2]") == 2
    # The zone's berries lie where no camp stands.
    (number,) = [number for number, line in enumerate(lines) if "2b" in line]
    column = lines[number].index("2b")
    assert lines[number + 1][column : column + 7].strip() == "D4"
    assert "_A_" in text
    assert len(re.findall(r"C(?!\d)", text)) == 1
    assert text.count("forest") == 2
    assert "water" in text


def test_solid_edges_bound_zones_and_dots_run_within() -> None:
    one_zone = board(Table(2).land("desert").refresh(), 80)
    apart = board(Table(2).land("closed").refresh(), 80)
    # Without its legend the map of single spaces has no dots.
    assert one_zone.count("·") > apart.count("·") + 50


def test_narrow_map_shortens_words_only_where_it_must() -> None:
    assert "mountains" in board(middle_of_a_game(2), 80).split("Terrain cards")[0]
    narrow = board(middle_of_a_game(4, "volcano"), 80).split("Terrain cards")[0]
    assert "mount." in narrow
    assert "VOLC." in narrow
    assert "volcano " in board(middle_of_a_game(4, "volcano"), 120).split("Terrain cards")[0]


def test_markers_and_villages_are_named() -> None:
    table = Table(2, "lake-villages").land("desert", water=[(1, 0)]).camps((1, 0)).refresh()
    assert "village" in board(table).split("Terrain cards")[0]
    state = middle_of_a_game(4, "downpour").state
    drawn_map = board(middle_of_a_game(4, "downpour")).split("Terrain cards")[0]
    assert drawn_map.count(" flood ") == len(state.land.markers) > 0
    state = middle_of_a_game(2, "volcano").state
    drawn_map = board(middle_of_a_game(2, "volcano")).split("Terrain cards")[0]
    assert drawn_map.count(" lava ") == len(state.land.markers) > 0


def test_cards_pile_and_discards() -> None:
    table = (
        Table(2, "volcano")
        .row("forest-fire", "desert-berry", "water-berry")
        .discarded("water-fire")
    )
    text = words(board(table.pile("desert-fire").refresh()))
    assert "1 forest (fire) 2 desert (berry) 3 water (berry) 4 empty" in text
    assert "1 card left, then lava is laid." in text
    assert "8 markers left" in text
    assert "discard 1: water (fire)" in text


def test_only_the_viewer_sees_a_hand() -> None:
    table = (
        Table(2)
        .hand("forest-fire", "water-crystal", hidden=True)
        .hand("desert-berry", seat=1)
        .hand("desert-berry", seat=1)
        .row("badlands-fire", "badlands-berry")
        .refresh()
    )
    own = words(board(table, viewer=0))
    assert "hand forest (fire), water (crystal)" in own
    assert "hand desert (berry)" in own
    for viewer in (1, SPECTATOR):
        other = board(table, viewer=viewer)
        assert "forest (fire)" not in other
        assert "water (crystal)" not in other
        assert "2 unknown" in other
    face = drawing_of(table)
    assert "forest (fire)" in drawn(face.area(table.state, 0, 0), 80)
    assert "forest (fire)" not in drawn(face.area(table.state, 0, 1), 80)


@pytest.mark.parametrize(("players", "scenario"), GAMES)
def test_board_is_the_same_whatever_lies_hidden(players: int, scenario: str) -> None:
    table = middle_of_a_game(players, scenario)
    face = drawing_of(table)
    for viewer in range(players):
        other = table.state.determinize(viewer, seeded(viewer))
        shown = drawn(face.board(table.state, viewer), 100)
        assert drawn(face.board(other, viewer), 100) == shown


def test_tribe_board_tells_what_is_next_and_what_is_missing() -> None:
    table = (
        Table(2)
        .land("desert", forest=[(1, 0)])
        .camps((1, 0), (0, 1))
        .stories("3-forest", "3-desert", fulfilled=1)
        .tucked(("desert-berry", "desert"))
        .refresh()
    )
    text = words(drawn(drawing_of(table).area(table.state, 0, 0), 100))
    assert "6 camps left" in text
    assert "Camp 3: You may tuck a card. Then: 4 story, 5 tuck, 6 story, 7 tuck, 8 the end" in text
    assert "3 forest zones: 5 points and 1 fire fulfilled" in text
    assert "3 desert zones: 5 points and 1 fire 1 desert zone missing" in text
    assert "3: desert (berry) → desert 5: not yet" in text
    assert "has 2 desert zones and 1 forest zone" in text


def test_partners_are_shown_as_partners() -> None:
    text = board(middle_of_a_game(4, "team"))
    assert "Player 1 & Player 3 against Player 2 & Player 4" in text
    for seat, partner in ((1, 3), (2, 4), (3, 1), (4, 2)):
        (heading,) = [line for line in text.splitlines() if line.startswith(f"Player {seat} ")]
        assert f" · with Player {partner} · " in heading


def test_target_map_shows_the_least_costs() -> None:
    table = Table(2).land("desert").home((0, 0)).home((5, -1), seat=1)
    table.hand("desert-fire", "desert-berry", "desert-crystal").refresh()
    picture = drawing_of(table).picture(table.state)
    assert picture is not None
    text = drawn(picture, 80)
    assert text.count("=2") > 2
    assert text.count("=3") > 2
    assert "can be paid" in text
    assert drawing_of(table).picture(table.hand().refresh().state) is None


def test_colour_only_adds_colour() -> None:
    table = middle_of_a_game(2, "volcano")
    coloured = board(table, colour=True)
    assert "\x1b[" in coloured
    plain = board(table)
    assert "\x1b[" not in plain
    assert words(re.sub(r"\x1b\[[0-9;]*m", "", coloured)) == words(plain)
