"""Lighting bonfires (B14) and calling council novices (B15): who goes to the High Council."""

import pytest

from tests.bonfire.builder import Table
from tests.bonfire.council_cases import lit_before, ready, spaces, with_portals

GNOMES = [28, 29, 30, 31, 32, 33]


# B14: lighting


@pytest.mark.rule("B14.1")
def test_a_task_is_lit_when_its_condition_holds() -> None:
    table = Table().task(3, "red-4-gold").task(5, "blue-path-with-herb").goods(gold=3).refresh()
    assert table.offers("light") == []
    table.goods(gold=4).refresh()
    assert table.offers("light") == ["light 3"]
    table.paths("red-herb").refresh()
    assert table.offers("light") == ["light 3", "light 5"]


@pytest.mark.rule("B14.1")
def test_the_condition_must_hold_for_the_own_city() -> None:
    table = Table().task(3, "red-4-gold").goods(1, gold=4).refresh()
    assert table.offers("light") == []


@pytest.mark.rule("B14.1", "B4.1")
def test_one_task_is_lit_in_a_turn() -> None:
    table = ready(Table(), place=5).task(3, "red-4-gold").goods(gold=4).refresh()
    table.do("light 3", "council 2 point")
    assert table.state.seat == 1
    assert table.state.cities[0].lit == 1 << 2


@pytest.mark.rule("B14.1")
def test_a_bonfire_stays_lit_for_good() -> None:
    """Its condition need not hold any longer, and it cannot be lit again."""
    table = Table().task(3, "red-4-gold").goods(gold=4).goods(1, ship=1).refresh()
    table.do("light 3", "council 2 point").goods()
    table.do("sail", "to flower-1")
    assert table.state.seat == 0
    assert table.scoring()["bonfires"] == 4
    table.goods(gold=4).refresh()
    assert table.offers("light") == []


@pytest.mark.rule("B14.2")
def test_the_novice_beside_the_task_goes_to_any_of_the_8_spaces() -> None:
    table = ready(Table(), place=4).refresh().do("light 4")
    assert spaces(table) == [1, 2, 3, 4, 5, 6, 7, 8]
    table.do("council 6 point")
    assert table.state.cities[0].novices == (0, 0, 0, 6, 0, 0, 0)


@pytest.mark.rule("B14.2")
def test_a_space_with_an_own_novice_is_closed() -> None:
    table = lit_before(ready(Table()), 3).refresh().do("light 1")
    assert spaces(table) == [1, 2, 3, 4, 5]


@pytest.mark.rule("B14.2")
def test_novices_of_other_colours_do_not_close_a_space() -> None:
    table = lit_before(ready(Table()), 3, seat=1).refresh().do("light 1")
    assert spaces(table) == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("B14.2", "bonus 1")
def test_a_bonus_or_one_point_but_only_the_bonus_on_space_1() -> None:
    table = ready(Table()).refresh().do("light 1")
    assert table.offers("council 1") == ["council 1 bonus"]
    for space in range(2, 9):
        offers = table.offers(f"council {space}")
        assert offers == [f"council {space} bonus", f"council {space} point"]
    table.do("council 3 point")
    assert table.points() == 1
    assert table.state.cities[0].guardian_count == 1
    assert table.held() == {}


@pytest.mark.rule("B14.2")
def test_whoever_takes_the_bonus_has_no_point() -> None:
    table = ready(Table()).refresh().do("light 1", "council 1 bonus")
    assert table.points() == 0
    assert table.held() == {"gold": 2, "yellow": 1}


@pytest.mark.rule("B14.3")
def test_the_points_of_a_bonfire_count_at_the_end() -> None:
    table = ready(Table()).refresh()
    assert table.scoring()["bonfires"] == 0
    table.do("light 1", "council 2 point")
    assert table.points() == 1  # the space's point alone
    assert table.scoring()["bonfires"] == 2


@pytest.mark.rule("B14.4")
def test_lighting_costs_nothing() -> None:
    table = Table().task(3, "red-4-gold").goods(gold=4, ship=1).refresh()
    table.do("light 3", "council 2 point")
    assert table.held() == {"gold": 4, "ship": 1}


@pytest.mark.rule("B14.4")
def test_lighting_needs_no_token() -> None:
    table = ready(Table()).refresh()
    assert table.held() == {}
    assert table.offers("light") == ["light 1"]


# B15: council novices


@pytest.mark.rule("B15.1", "council task portals")
def test_a_council_novice_is_called_when_its_task_holds() -> None:
    table = with_portals(Table()).portals(1, 2, 3, 4, 5, 6).refresh()
    assert table.offers("novice") == []
    with_portals(table).refresh()
    assert table.offers("novice") == ["novice of portals"]
    table.do("novice of portals")
    assert spaces(table) == [1, 2, 3, 4, 5, 6, 7, 8]
    table.do("council 2 point")
    assert table.state.council_novices == (0, 2, 0, 0, 0)
    assert table.points() == 1


@pytest.mark.rule("B15.1")
@pytest.mark.parametrize(
    ("name", "short"),
    [("tasks", 6), ("portals", 6), ("paths", 6), ("guardians", 4), ("gnomes", 5)],
)
def test_each_council_task_has_its_novice(name: str, short: int) -> None:
    def arranged(count: int) -> Table:
        table = Table()
        if name == "tasks":
            tasks = ["red-3-gnomes", "red-4-gold", "yellow-5-portals", "yellow-5-gnomes"]
            tasks += ["yellow-3-elders", "yellow-4-yellow", "red-3-portals"]
            for place in range(1, count + 1):
                table.task(place, tasks[place - 1])
        elif name == "portals":
            table.portals(*range(1, count + 1))
        elif name == "paths":
            table.paths(*["red-root"] * (count - 1))
        elif name == "guardians":
            table.guardians(
                0, **dict.fromkeys(["grey", "pink", "natural", "amber"][: count - 1], "start")
            )
        else:
            table.gnomes(*GNOMES[:count])
        return table.refresh()

    assert arranged(short).offers("novice") == []
    assert arranged(short + 1).offers("novice") == [f"novice of {name}"]


@pytest.mark.rule("B15.1")
def test_a_council_novice_is_called_once_by_whoever_comes_first() -> None:
    table = with_portals(with_portals(Table()), seat=1).goods(ship=1).goods(1, ship=1).refresh()
    table.do("novice of portals", "council 2 point", "sail", "to flower-1")
    assert table.state.seat == 1
    assert table.offers("novice") == []


@pytest.mark.rule("B15.1")
def test_another_players_city_does_not_count() -> None:
    table = with_portals(Table(), seat=1).refresh()
    assert table.offers("novice") == []


@pytest.mark.rule("B15.1", "bonus 1")
def test_a_council_novice_brings_the_bonus_of_its_space() -> None:
    table = with_portals(Table()).refresh().do("novice of portals")
    assert table.offers("council 1") == ["council 1 bonus"]
    assert table.offers("council 4") == ["council 4 bonus", "council 4 point"]
    table.do("council 1 bonus")
    assert table.held() == {"gold": 2, "yellow": 1}
    assert table.points() == 0


@pytest.mark.rule("B15.1", "B20.5")
def test_the_council_task_scores_at_the_end_whoever_sent_the_novice() -> None:
    table = with_portals(with_portals(Table()), seat=1).refresh()
    table.do("novice of portals", "council 2 point")
    assert table.points() == 1
    assert table.scoring()["council tasks"] == 4
    assert table.scoring(1)["council tasks"] == 4


@pytest.mark.rule("B15.1")
def test_a_space_with_a_council_novice_is_closed_to_others() -> None:
    table = with_portals(Table()).council(tasks=3, gnomes=8).refresh().do("novice of portals")
    assert spaces(table) == [1, 2, 4, 5, 6, 7]


@pytest.mark.rule("B15.1", "B4.2")
def test_a_council_novice_is_no_option_of_the_turn() -> None:
    """It may go before the option or after it, and any number of them in one turn."""
    table = with_portals(Table()).gnomes(*GNOMES).goods(ship=1).refresh()
    table.do("novice of portals", "council 2 point")
    assert "sail" in table.choices()
    table.do("sail", "to flower-1")
    assert table.state.seat == 0
    assert table.choices() == ["novice of gnomes", "end turn"]
    table.do("novice of gnomes", "council 3 point")
    assert table.state.seat == 1
    assert table.points() == 2


@pytest.mark.rule("B15.1", "B4.2")
def test_calling_a_council_novice_is_not_compulsory() -> None:
    table = with_portals(Table()).goods(ship=1).refresh()
    table.do("sail", "to flower-1", "end turn")
    assert table.state.seat == 1
    assert table.state.council_novices == (0, 0, 0, 0, 0)


@pytest.mark.rule("B15.1", "B4.2", "B4.5")
def test_one_bonus_action_makes_the_next_possible() -> None:
    """The fifth guardian comes by bonus 3; its council novice may follow."""
    table = with_portals(Table()).guardians(grey="start", pink="start", natural="start").refresh()
    assert table.offers("novice") == ["novice of portals"]
    table.do("novice of portals", "council 3 bonus")  # amber, the only one lacking
    assert table.offers("novice") == ["novice of guardians"]


@pytest.mark.rule("B15.2")
def test_players_novices_and_council_novices_do_not_block_each_other() -> None:
    table = ready(Table()).council(portals=2, gnomes=3).refresh().do("light 1")
    assert spaces(table) == [1, 2, 3, 4, 5, 6, 7, 8]
    table = with_portals(lit_before(Table(), 6)).refresh().do("novice of portals")
    assert spaces(table) == [1, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.rule("B15.3")
def test_a_free_space_always_exists() -> None:
    table = lit_before(ready(Table()), 6)
    table.refresh().do("light 1")  # the seventh own novice
    assert spaces(table) == [1, 2]
    table = with_portals(Table(4)).council(tasks=1, paths=2, guardians=3, gnomes=4).refresh()
    table.do("novice of portals")  # the fifth council novice
    assert spaces(table) == [5, 6, 7, 8]
