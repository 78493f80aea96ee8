"""The board of Dewan on the terminal: everything that must be there, at every width, with and
without colour, and nothing that a seat may not know."""

import io
import re
from functools import cache

import pytest
from rich.console import Console, RenderableType

from fireside.core.chance import seeded
from fireside.core.view import SPECTATOR
from fireside.dewan.rules.constants import NOTHING
from fireside.dewan.rules.scenarios import SCENARIOS
from fireside.dewan.rules.state.phases import PHASES
from fireside.dewan.terminal.face import DewanFace
from fireside.dewan.terminal.words import (
    EVENTS,
    GROUND_STYLES,
    QUESTIONS,
    RESOURCE_LETTERS,
    SCORING_WORDS,
    SHORT_GROUNDS,
)
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


def board(table: Table, width: int = 100, viewer: int = SPECTATOR, colour: bool = False) -> str:
    return drawn(DewanFace(table.game).board(table.state, viewer), width, colour)


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
@pytest.mark.parametrize(("players", "scenario"), GAMES)
def test_no_line_is_wider_than_the_terminal(width: int, players: int, scenario: str) -> None:
    for line in board(middle_of_a_game(players, scenario), width, 0).splitlines():
        assert len(line) <= width


@pytest.mark.parametrize("width", WIDTHS)
@pytest.mark.parametrize(("players", "scenario"), GAMES)
def test_board_shows_the_whole_table(width: int, players: int, scenario: str) -> None:
    table = middle_of_a_game(players, scenario)
    view = table.state.view(SPECTATOR)
    text = board(table, width)
    for space in view["spaces"]:
        q, r = space["at"]
        assert re.search(rf"(?<![-\d,]){q},{r}(?![\d,])", text)
    assert text.count("[") + len(re.findall(r"[/A-Z\\·]\d \db", text)) > players
    for name in [*view["row"], *view["stories"]["open"]]:
        assert name is None or name in text
    for tribe in view["tribes"]:
        assert tribe["name"].capitalize() in text
        for tile in tribe["stories"]:
            assert tile["story"] in text
        for card in tribe["tucked"]:
            assert card is None or f"{card['card']} as {card['terrain']}" in words(text)
    assert f"scenario {scenario}" in text
    assert f"round {view['round']}" in text or "over" in text


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
    assert lines[number + 1][column : column + 7].strip() == "2,0"
    assert "_A_" in text
    assert text.count("C") == 1
    assert text.count("forest") == 2
    assert "water" in text


def test_solid_edges_bound_zones_and_dots_run_within() -> None:
    one_zone = board(Table(2).land("desert").refresh(), 80)
    apart = board(Table(2).land("closed").refresh(), 80)
    # Without its legend the map of single spaces has no dots.
    assert one_zone.count("·") > apart.count("·") + 50


def test_narrow_map_shortens_words_only_where_it_must() -> None:
    assert "mountains" in board(middle_of_a_game(2), 80).split("Cards")[0]
    narrow = board(middle_of_a_game(4, "volcano"), 80).split("Cards")[0]
    assert "mount." in narrow
    assert "VOLC." in narrow
    assert "volcano " in board(middle_of_a_game(4, "volcano"), 120).split("Cards")[0]


def test_markers_and_villages_are_named() -> None:
    table = Table(2, "lake-villages").land("desert", water=[(1, 0)]).camps((1, 0)).refresh()
    assert "village" in board(table).split("Cards")[0]
    state = middle_of_a_game(4, "downpour").state
    assert board(middle_of_a_game(4, "downpour")).count("flood") == len(state.land.markers) > 0
    state = middle_of_a_game(2, "volcano").state
    assert board(middle_of_a_game(2, "volcano")).count(" lava ") == len(state.land.markers) > 0


def test_cards_pile_and_discards() -> None:
    table = (
        Table(2, "volcano")
        .row("forest-fire", "desert-berry", "water-berry")
        .discarded("water-fire")
    )
    text = words(board(table.pile("desert-fire").refresh()))
    assert "1 forest-fire 2 desert-berry 3 water-berry 4 gap" in text
    assert "1 card until the volcano erupts; reserve" in text
    assert "8 markers left" in text
    assert "discards 1: water-fire" in text


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
    assert "hand forest-fire, water-crystal" in own
    assert "hand desert-berry" in own
    for viewer in (1, SPECTATOR):
        other = board(table, viewer=viewer)
        assert "forest-fire" not in other
        assert "water-crystal" not in other
        assert "2 unknown" in other
    face = DewanFace(table.game)
    assert "forest-fire" in drawn(face.area(table.state, 0, 0), 80)
    assert "forest-fire" not in drawn(face.area(table.state, 0, 1), 80)


@pytest.mark.parametrize(("players", "scenario"), GAMES)
def test_board_is_the_same_whatever_lies_hidden(players: int, scenario: str) -> None:
    table = middle_of_a_game(players, scenario)
    face = DewanFace(table.game)
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
    text = words(drawn(DewanFace(table.game).area(table.state, 0, 0), 100))
    assert "6 camps left" in text
    assert "camp 3: may tuck a card; then 4 story, 5 tuck, 6 story, 7 tuck, 8 the end" in text
    assert "3-forest 5 points, 1 fire fulfilled" in text
    assert "3-desert 5 points, 1 fire lacks 1 desert" in text
    assert "3: desert-berry as desert 5: not yet" in text
    assert "has 2 desert, 1 forest" in text


def test_target_map_shows_the_least_costs() -> None:
    table = Table(2).land("desert").home((0, 0)).home((5, -1), seat=1)
    table.hand("desert-fire", "desert-berry", "desert-crystal").refresh()
    picture = DewanFace(table.game).picture(table.state)
    assert picture is not None
    text = drawn(picture, 80)
    assert text.count("=2") > 2
    assert text.count("=3") > 2
    assert "can be paid" in text
    assert DewanFace(table.game).picture(table.hand().refresh().state) is None


def test_colour_only_adds_colour() -> None:
    table = middle_of_a_game(2, "volcano")
    coloured = board(table, colour=True)
    assert "\x1b[" in coloured
    plain = board(table)
    assert "\x1b[" not in plain
    assert words(re.sub(r"\x1b\[[0-9;]*m", "", coloured)) == words(plain)


def test_everything_has_words() -> None:
    assert set(QUESTIONS) == {phase.name for phase in PHASES if phase.asks}
    assert set(EVENTS) == {scenario.name for scenario in SCENARIOS if scenario.event != NOTHING}
    sources = {name for scenario in SCENARIOS for name in scenario.source_names}
    assert set(SCORING_WORDS) == sources
    assert all(len(SHORT_GROUNDS.get(ground, ground)) <= 6 for ground in GROUND_STYLES)
    assert len(RESOURCE_LETTERS) == 3
