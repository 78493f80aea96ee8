"""Specialists that change what things cost (B19): 3, 5, 9, 21, 22 and 26."""

import pytest

from tests.bonfire.builder import Table
from tests.bonfire.council_bonus import take_bonus

NEAR_FLOWER_1 = ["shell-1", "pink"]
TWO_ROUTES = ["herb-1", "fruit-2", "grey"]
THREE_ROUTES = ["root-1", "fruit-1", "root-2", "herb-2"]
FURTHER = ["natural", "amber", "flower-2", "shell-2"]


# Gnome 3


def at_island(*gnomes: int, **goods: int) -> Table:
    """The ship at flower-1, where an offering of herb or root can be brought."""
    table = Table().gnomes(*gnomes).ship("flower-1").offerings(["herb"], ["root"])
    return table.island("flower-1", "red-4-gold").goods(0, **goods).refresh()


@pytest.mark.rule("gnome 3")
def test_gnome_3_takes_a_task_for_any_two_resources() -> None:
    assert "take task" not in at_island(task=1, shell=2).choices()
    table = at_island(3, task=1, shell=2).do("take task", "offering 1", "at place 1")
    assert table.held() == {}
    assert table.state.cities[0].filled == 1


@pytest.mark.rule("gnome 3", "B6.8")
def test_gnome_3_takes_any_mix_gold_included() -> None:
    table = at_island(3, task=1, flower=1, herb=1, shell=1, gold=2)
    table.do("take task", "offering 2")
    assert set(table.choices()) == {
        "spend flower + herb",
        "spend flower + shell",
        "spend flower + gold",
        "spend herb + shell",
        "spend herb + gold",
        "spend shell + gold",
        "spend 2 gold",
    }


@pytest.mark.rule("gnome 3")
def test_gnome_3_still_asks_for_two_resources_and_the_token() -> None:
    assert "take task" not in at_island(3, task=1, flower=1).choices()
    assert "take task" not in at_island(3, flower=3).choices()


@pytest.mark.rule("gnome 3", "B9.4")
def test_gnome_3_leaves_the_offering_as_usual() -> None:
    table = at_island(3, task=1, shell=2).do("take task", "offering 2", "at place 3")
    assert table.state.cities[0].given[0] == 1
    assert table.state.cities[0].offered == (4, 5)


# Gnome 5


@pytest.mark.rule("gnome 5")
def test_gnome_5_makes_a_yellow_token_count_as_two() -> None:
    tiles = ["blue-herb", "red-root", "blue-fruit"]
    without = Table().paths(*tiles).gnomes(4).goods(yellow=1).refresh().do("procession")
    assert without.where("own") == "path 1"
    table = Table().paths(*tiles).gnomes(5).goods(yellow=1).refresh().do("procession")
    assert table.choices() == ["1 step", "2 steps"]
    table.do("2 steps", "own to path 2")
    assert table.held() == {"herb": 1}


@pytest.mark.rule("gnome 5", "B6.1")
def test_gnome_5_adds_the_double_yellow_to_own_tokens() -> None:
    table = Table().gnomes(5).ship("flower-1").goods(ship=1, yellow=1).refresh()
    table.do("sail", "to shell-2")
    assert table.held() == {}


@pytest.mark.rule("gnome 5", "B6.2")
def test_gnome_5_goes_with_replacement_of_lacking_tokens() -> None:
    table = Table().gnomes(5).ship("flower-1").goods(path=2, yellow=1).refresh()
    table.do("sail", "to shell-2")
    assert table.held() == {}


@pytest.mark.rule("gnome 5", "B6.5")
def test_gnome_5_never_pays_a_yellow_token_that_could_be_left_out() -> None:
    table = Table().gnomes(5).ship("flower-1").goods(ship=3, yellow=3).refresh()
    table.do("sail", "to herb-1")  # two routes
    assert table.choices() == ["pay 0 yellow", "pay 1 yellow"]
    assert table.do("pay 1 yellow").held() == {"ship": 3, "yellow": 2}


@pytest.mark.rule("B19.27e", "gnome 5")
def test_the_second_half_of_a_yellow_token_is_lost_where_it_is_not_needed() -> None:
    table = Table().gnomes(5).ship("flower-1").goods(yellow=1).refresh()
    table.do("sail", "to shell-1")
    assert table.held() == {}
    table = Table().gnomes(5).ship("flower-1").goods(ship=1, yellow=2).refresh()
    table.do("sail", "to shell-2")
    assert table.choices() == ["pay 1 yellow", "pay 2 yellow"]
    assert table.do("pay 2 yellow").held() == {"ship": 1}


@pytest.mark.rule("gnome 5", "B13.1")
def test_gnome_5_recruits_for_two_tokens_with_one_yellow() -> None:
    table = Table().gnomes(5).display(1, 2).goods(yellow=1, flower=1).refresh()
    table.do("recruit", "gnome 1")
    assert table.state.cities[0].has(1)
    assert table.held() == {}


@pytest.mark.rule("gnome 5", "task 5_tokens", "B17.4")
def test_gnome_5_lights_no_task_for_5_tokens() -> None:
    table = Table().gnomes(5).task(1, "yellow-5-tokens-3-path-2-ship")
    assert table.goods(0, path=3, ship=1, yellow=2).refresh().offers("light") == []


# Gnome 9


@pytest.mark.rule("gnome 9")
def test_gnome_9_recruits_for_two_resources_of_choice() -> None:
    goods = {"gnome": 1, "shell": 1, "herb": 1}
    assert "recruit" not in Table().display(1, 8).goods(0, **goods).refresh().choices()
    table = Table().gnomes(9).display(1, 8).goods(0, **goods).refresh().do("recruit", "gnome 1")
    assert table.held() == {}
    assert table.state.cities[0].has(1)


@pytest.mark.rule("gnome 9")
def test_gnome_9_recruits_for_one_resource_of_choice_and_two_tokens() -> None:
    table = Table().gnomes(9).display(1).goods(gnome=2, root=1).refresh().do("recruit", "gnome 1")
    assert table.held() == {}


@pytest.mark.rule("gnome 9", "B6.8")
def test_gnome_9_chooses_any_mix_gold_included() -> None:
    table = Table().gnomes(9).display(1, 8).goods(gnome=1, herb=2, shell=1, gold=1).refresh()
    table.do("recruit", "gnome 8")
    assert set(table.choices()) == {
        "spend 2 herb",
        "spend herb + shell",
        "spend herb + gold",
        "spend shell + gold",
    }


@pytest.mark.rule("gnome 9")
def test_gnome_9_pays_no_gold_for_a_gnome_that_shows_gold() -> None:
    table = Table().display(23, 5).goods(gnome=2, root=1).refresh().do("recruit")
    assert table.choices() == ["gnome 32", "gnome 33"]  # the elders that show root
    table = Table().gnomes(9).display(23, 5).goods(gnome=2, root=1).refresh()
    assert table.do("recruit", "gnome 23").held() == {}


@pytest.mark.rule("gnome 9")
def test_gnome_9_still_asks_for_the_number_of_resources() -> None:
    assert "recruit" not in Table().gnomes(9).display(1).goods(gnome=1, herb=1).refresh().choices()
    assert "recruit" not in Table().gnomes(9).display(1).goods(gnome=3).refresh().choices()


@pytest.mark.rule("gnome 9")
def test_gnome_9_pays_for_elders_too() -> None:
    table = Table().gnomes(9).display().goods(gnome=2, shell=1).refresh()
    table.do("recruit", "gnome 28")
    assert table.state.cities[0].has(28)
    assert table.held() == {}


# Gnome 21


def reach(*gnomes: int, tokens: int) -> set[str]:
    """The islands within reach of a ship at flower-1."""
    table = Table().gnomes(*gnomes).ship("flower-1").goods(ship=tokens).refresh()
    return {text.removeprefix("to ") for text in table.do("sail").offers("to ")}


@pytest.mark.rule("gnome 21", "B8.2")
def test_gnome_21_sails_one_route_further_than_paid() -> None:
    two = {"flower-1", *NEAR_FLOWER_1, *TWO_ROUTES}  # to the present island: out and back
    assert reach(tokens=1) == {*NEAR_FLOWER_1}
    assert reach(21, tokens=1) == two
    assert reach(tokens=2) == two
    assert reach(21, tokens=2) == {*two, *THREE_ROUTES}
    assert reach(21, tokens=3) == {*two, *THREE_ROUTES, *FURTHER}


@pytest.mark.rule("gnome 21", "B8.5")
@pytest.mark.parametrize(
    ("island", "cost"),
    [("flower-1", 1), ("pink", 1), ("herb-1", 1), ("root-2", 2), ("amber", 3), ("shell-2", 3)],
)
def test_with_gnome_21_a_voyage_costs_the_least_that_reaches_the_island(
    island: str, cost: int
) -> None:
    table = Table().gnomes(21).ship("flower-1").goods(ship=5).refresh()
    table.do("sail", f"to {island}")
    assert table.has("ship") == 5 - cost


@pytest.mark.rule("gnome 21")
def test_gnome_21_does_not_sail_without_a_token() -> None:
    assert "sail" not in Table().gnomes(21).ship("flower-1").refresh().choices()


@pytest.mark.rule("gnome 21", "B8.1")
def test_with_gnome_21_the_first_voyage_costs_one_token_too() -> None:
    assert "sail" not in Table().gnomes(21).refresh().choices()
    table = Table().gnomes(21).goods(ship=2).refresh().do("sail", "to shell-2")
    assert table.has("ship") == 1


# Gnome 22


def fields(*gnomes: int, tokens: int) -> list[str]:
    """The fields within reach of the Great Bonfire at field 6."""
    table = Table().gnomes(*gnomes).field(6).goods(great_bonfire=tokens).refresh()
    return table.do("great bonfire").offers("field")


@pytest.mark.rule("gnome 22", "B12.2")
def test_gnome_22_turns_the_wheel_one_field_further_than_paid() -> None:
    assert fields(22, tokens=1) == ["field 1", "field 7"]
    assert fields(tokens=2) == ["field 1", "field 7"]
    assert fields(22, tokens=2) == ["field 1", "field 2", "field 7"]
    assert fields(22, tokens=3) == [f"field {number}" for number in range(1, 8)]


@pytest.mark.rule("gnome 22", "B12.2")
def test_without_gnome_22_one_token_reaches_one_field() -> None:
    table = Table().field(6).goods(great_bonfire=1).refresh().do("great bonfire")
    assert table.state.field == 6  # the seventh, counted from 0


@pytest.mark.rule("gnome 22", "B12.5", "B12.7")
@pytest.mark.parametrize(("field", "cost"), [(7, 1), (1, 1), (2, 2), (3, 3), (5, 3), (6, 3)])
def test_with_gnome_22_a_field_costs_the_least_that_reaches_it(field: int, cost: int) -> None:
    table = Table().gnomes(22).portals(1, 2, 3, 4, 5, 6, 7).field(6).goods(ship=9)
    table.council(portals=1).goods(great_bonfire=5).refresh()
    table.do("great bonfire", f"field {field}")
    assert table.has("great_bonfire") == 5 - cost + (field == 2)


@pytest.mark.rule("gnome 22")
def test_gnome_22_does_not_turn_the_wheel_without_a_token() -> None:
    assert "great bonfire" not in Table().gnomes(22).field(6).refresh().choices()


@pytest.mark.rule("B18.4", "bonus 4", "bonus 7", "gnome 21", "gnome 22")
def test_gnomes_21_and_22_change_nothing_about_bonuses() -> None:
    table = Table().gnomes(21, 22).field(6)
    take_bonus(table, 4)
    assert table.choices() == [f"field {number}" for number in range(1, 8)]
    table = Table().gnomes(21, 22).ship("flower-1")
    take_bonus(table, 7)
    assert len(table.offers("to ")) == 14


# Gnome 26


@pytest.mark.rule("gnome 26", "B9.2")
@pytest.mark.parametrize("given", [0, 1, 2])
def test_gnome_26_takes_every_task_for_one_token(given: int) -> None:
    for gnomes, cost in [((), given + 1), ((26,), 1)]:
        table = at_island(*gnomes, task=cost - 1, flower=1, herb=1).given(flower_1=given).refresh()
        assert "take task" not in table.choices()
        table = at_island(*gnomes, task=cost + 1, flower=1, herb=1).given(flower_1=given).refresh()
        table.do("take task", "at place 1")
        assert table.held() == {"task": 1}


@pytest.mark.rule("gnome 26", "gnome 3")
def test_gnomes_3_and_26_together_take_a_third_task_for_a_token_and_any_two() -> None:
    table = at_island(3, 26, yellow=1, gold=1, root=1).given(flower_1=2).refresh()
    table.do("take task", "offering 1", "at place 1")
    assert table.held() == {}
