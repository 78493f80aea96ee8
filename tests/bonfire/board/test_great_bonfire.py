"""The Great Bonfire (B12): turning the wheel, two of three rewards, portals in their gaps."""

import pytest

from fireside.bonfire.rules.constants import SHAPES
from tests.bonfire.builder import Table

ALL_FIELDS = [f"field {field}" for field in range(1, 8)]
# Board A, gaps of places 1 to 7.
BOARD_A = ["circle", "star", "square", "crescent", "triangle", "hexagon", "diamond"]
OTHERS = ["circle", "star", "square", "crescent", "triangle", "hexagon"]


def wheel(field: int, tokens: int, used: bool = True, players: int = 2) -> Table:
    """The first player has board A and so many Great Bonfire tokens. No portals lie there: token
    and resource are taken without asking."""
    table = Table(players).field(field, used=used).goods(great_bonfire=tokens)
    for bare in range(1, 8):
        table.field_portals(bare)
    table.city(0).board = table.edition.board_names.index("A")
    return table


def portals_on(table: Table, field: int) -> list[str]:
    """The portals that lie on a field."""
    counts = table.state.portals[(field - 1) * SHAPES : field * SHAPES]
    names = table.edition.shapes
    return [name for name, count in zip(names, counts, strict=True) for _ in range(count)]


def gaps_filled(table: Table, seat: int = 0) -> list[int]:
    """The places with a portal."""
    portals = table.state.cities[seat].portals
    return [place for place in range(1, 8) if portals >> (place - 1) & 1]


@pytest.mark.rule("B12.3", "B12.4")
def test_the_rulebooks_example() -> None:
    """A root, a red (Great Bonfire) token or a portal: the fitting portal and the root."""
    table = wheel(1, tokens=1).field_portals(2, "diamond", "star", "circle").refresh()
    table.do("great bonfire")
    assert table.choices() == ["token and resource", "token and portal", "resource and portal"]
    table.do("resource and portal")
    assert table.held() == {"root": 1}
    assert gaps_filled(table) == [7]
    assert portals_on(table, 2) == ["circle", "star"]


# Turning


@pytest.mark.rule("B12.1", "B12.5")
def test_the_very_first_use_costs_one_token_and_goes_anywhere() -> None:
    table = wheel(4, tokens=2, used=False).refresh()
    table.do("great bonfire")
    assert table.choices() == ALL_FIELDS
    table.do("field 3")
    assert table.held() == {"great_bonfire": 1, "path": 1, "herb": 1}
    assert table.state.field == 2


@pytest.mark.rule("B12.1")
def test_only_the_first_use_of_all_players_is_special() -> None:
    table = wheel(4, tokens=1, used=False).goods(1, great_bonfire=1).refresh()
    table.do("great bonfire", "field 1")
    assert table.state.seat == 1
    table.do("great bonfire")  # one token reaches one field
    assert table.state.field == 1


@pytest.mark.rule("B12.2", "B12.5")
@pytest.mark.parametrize(
    ("tokens", "fields"),
    [(1, [6]), (2, [6, 7]), (3, [1, 2, 3, 4, 5, 6, 7]), (7, list(range(1, 8)))],
)
def test_the_fields_within_reach(tokens: int, fields: list[int]) -> None:
    table = wheel(5, tokens=tokens).refresh()
    table.do("great bonfire")
    if len(fields) > 1:
        assert table.choices() == [f"field {field}" for field in fields]
    else:
        assert table.state.field == fields[0] - 1


@pytest.mark.rule("B12.2", "B12.5", "B12.7")
@pytest.mark.parametrize(
    ("field", "cost"), [(6, 1), (7, 2), (1, 3), (2, 3), (3, 3), (4, 3), (5, 3)]
)
def test_a_field_costs_the_least_that_reaches_it(field: int, cost: int) -> None:
    """Clockwise from field 5: one field 1 token, two fields 2, any other, field 5 too, 3."""
    table = wheel(5, tokens=5).refresh()
    table.do("great bonfire", f"field {field}")
    token = table.edition.field_tokens[field - 1]
    assert table.has("great_bonfire") == 5 - cost + (token == 3)
    assert table.state.field == field - 1


@pytest.mark.rule("B12.2")
def test_the_great_bonfire_needs_a_token() -> None:
    table = wheel(5, tokens=0).goods(ship=1).refresh()
    assert "great bonfire" not in table.choices()
    table.goods(yellow=1).refresh()
    assert "great bonfire" in table.choices()


@pytest.mark.rule("B12.6", "bonus 4")
def test_bonus_4_may_be_the_first_use() -> None:
    table = wheel(4, tokens=1, used=False).paths("blue-herb").task(1, "blue-path-with-herb")
    table.goods(1, great_bonfire=2).refresh()
    table.do("light 1", "council 4 bonus")
    assert table.choices() == ALL_FIELDS
    table.do("field 7")
    table.do("great bonfire")
    assert table.choices() == ["field 1", "field 2"]


@pytest.mark.rule("B12.6", "B12.7", "B21.10")
@pytest.mark.parametrize("found", [True, False])
def test_toms_card_is_a_use_if_it_finds_a_portal(found: bool) -> None:
    table = wheel(4, tokens=0, used=False, players=1).tom_deck("great_bonfire")
    tom = table.state.cities[1]
    shape = table.edition.shapes[table.edition.boards[tom.board][6]]
    table.field_portals(6, *([shape] if found else [])).goods(ship=1).refresh()
    table.do("sail", "to flower-1")
    assert table.state.field == (5 if found else 3)
    table.goods(great_bonfire=1).refresh()
    table.do("great bonfire")
    if found:
        assert table.state.field == 6
    else:
        assert table.choices() == ALL_FIELDS


# Rewards


@pytest.mark.rule("B12.3")
@pytest.mark.parametrize(
    ("field", "token", "resource"),
    [
        (1, "ship", "flower"),
        (2, "great_bonfire", "root"),
        (3, "path", "herb"),
        (5, "task", "shell"),
        (6, "guardian", "fruit"),
        (7, "gnome", "gold"),
    ],
)
def test_two_of_the_three_rewards(field: int, token: str, resource: str) -> None:
    def turned() -> Table:
        table = wheel(4, tokens=1, used=False).field_portals(field, "diamond").refresh()
        return table.do("great bonfire", f"field {field}")

    table = turned().do("token and resource")
    assert table.held() == {token: 1, resource: 1}
    assert gaps_filled(table) == []
    table = turned().do("token and portal")
    assert table.held() == {token: 1}
    assert gaps_filled(table) == [7]
    table = turned().do("resource and portal")
    assert table.held() == {resource: 1}
    assert gaps_filled(table) == [7]


@pytest.mark.rule("B12.3")
@pytest.mark.parametrize(
    ("rewards", "yellow", "points", "gaps"),
    [
        ("token and resource", 1, 2, []),
        ("token and portal", 1, 0, [7]),
        ("resource and portal", 0, 2, [7]),
    ],
)
def test_one_field_shows_two_points(
    rewards: str, yellow: int, points: int, gaps: list[int]
) -> None:
    table = wheel(3, tokens=1).field_portals(4, "diamond").refresh()
    table.do("great bonfire", rewards)
    assert table.held() == ({"yellow": 1} if yellow else {})
    assert table.points() == points
    assert gaps_filled(table) == gaps


@pytest.mark.rule("B12.3", "B12.4", "B12.8")
def test_no_portal_from_a_field_without_a_fitting_one() -> None:
    table = wheel(1, tokens=1).field_portals(2, *OTHERS).refresh()
    table.do("great bonfire")  # two rewards are left, so they are taken
    assert table.held() == {"great_bonfire": 1, "root": 1}
    assert gaps_filled(table) == []
    assert sorted(portals_on(table, 2)) == sorted(OTHERS)


# Portals


@pytest.mark.rule("B12.4")
@pytest.mark.parametrize("place", range(1, 8))
def test_gaps_are_filled_from_place_7_down(place: int) -> None:
    """Only the shape of the next free gap can be taken; all others lie there in vain."""
    table = wheel(1, tokens=1).portals(*range(place + 1, 8))
    others = [shape for shape in BOARD_A if shape != BOARD_A[place - 1]]
    table.field_portals(2, *others).refresh().do("great bonfire")
    assert table.held() == {"great_bonfire": 1, "root": 1}

    table = wheel(1, tokens=1).portals(*range(place + 1, 8)).field_portals(2, *BOARD_A).refresh()
    table.do("great bonfire", "token and portal")
    assert gaps_filled(table) == list(range(place, 8))
    assert sorted(portals_on(table, 2)) == sorted(others)


@pytest.mark.rule("B12.4")
@pytest.mark.parametrize("board", ["B", "C", "D"])
def test_each_board_asks_for_its_own_shape(board: str) -> None:
    last = {"B": "crescent", "C": "hexagon", "D": "square"}[board]
    table = wheel(1, tokens=1).field_portals(2, *BOARD_A)
    table.city(0).board = table.edition.board_names.index(board)
    table.refresh().do("great bonfire", "token and portal")
    assert gaps_filled(table) == [7]
    assert last not in portals_on(table, 2)


@pytest.mark.rule("B12.4")
def test_a_portal_is_taken_once() -> None:
    table = wheel(1, tokens=1).field_portals(2, "diamond", "diamond").refresh()
    table.do("great bonfire", "token and portal")
    assert portals_on(table, 2) == ["diamond"]


@pytest.mark.rule("B12.4", "B1.3")
def test_no_eighth_portal() -> None:
    table = wheel(1, tokens=1).portals(*range(1, 8)).council(portals=2)
    table.field_portals(2, *BOARD_A).refresh().do("great bonfire")
    assert table.held() == {"great_bonfire": 1, "root": 1}
    assert sorted(portals_on(table, 2)) == sorted(BOARD_A)


@pytest.mark.rule("B12.4")
def test_the_wheel_may_be_used_with_nothing_fitting() -> None:
    table = wheel(1, tokens=1).refresh()
    assert "great bonfire" in table.choices()
    table.do("great bonfire")
    assert table.held() == {"great_bonfire": 1, "root": 1}


# Specialists at the wheel


@pytest.mark.rule("gnome 22", "B12.2")
@pytest.mark.parametrize(
    ("field", "cost"), [(6, 1), (7, 1), (1, 2), (2, 3), (3, 3), (4, 3), (5, 3)]
)
def test_gnome_22_turns_one_field_further(field: int, cost: int) -> None:
    table = wheel(5, tokens=5).gnomes(22).refresh()
    table.do("great bonfire", f"field {field}")
    assert table.has("great_bonfire") == 5 - cost + (table.edition.field_tokens[field - 1] == 3)


@pytest.mark.rule("gnome 23", "B12.3", "B12.8")
def test_gnome_23_takes_all_three_or_two() -> None:
    table = wheel(1, tokens=1).gnomes(23).field_portals(2, "diamond").refresh()
    table.do("great bonfire")
    two = ["token and resource", "token and portal", "resource and portal"]
    assert table.choices() == [*two, "all"]
    table.do("all")
    assert table.held() == {"great_bonfire": 1, "root": 1}
    assert gaps_filled(table) == [7]


@pytest.mark.rule("gnome 25", "B12.4")
def test_gnome_25_places_portals_in_any_order() -> None:
    table = wheel(1, tokens=1).gnomes(25).field_portals(2, "circle", "square").refresh()
    table.do("great bonfire", "token and portal")
    assert table.choices() == ["portal 1", "portal 3"]
    table.do("portal 3")
    assert gaps_filled(table) == [3]
    assert portals_on(table, 2) == ["circle"]
