"""Specialists for gains, novices and portals (B19): 4, 7, 8, 15, 23, 24 and 25."""

import pytest

from tests.bonfire.builder import Table
from tests.bonfire.council_bonus import ready, take_bonus

# Board D, which the first player has here: the gaps of places 1 to 7.
GAPS = ["hexagon", "triangle", "circle", "diamond", "crescent", "star", "square"]


# Gnome 4


@pytest.mark.rule("gnome 4")
def test_gnome_4_scores_2_for_each_elder_recruited() -> None:
    table = Table().gnomes(4).goods(gnome=2, fruit=1).refresh().do("recruit", "gnome 29")
    assert table.points() == 1 + 2
    table.goods(gnome=2, flower=1).again().do("recruit", "gnome 28")
    assert table.points() == 3 + 1 + 2


@pytest.mark.rule("gnome 4")
def test_gnome_4_scores_nothing_for_specialists_nor_for_elders_who_came_before() -> None:
    table = Table().gnomes(28, 29).display(4, 11, 8, 1).goods(gnome=2, shell=1).refresh()
    table.do("recruit", "gnome 4")
    table.goods(gnome=2, flower=1).again().do("recruit", "gnome 8")
    assert table.points() == 0


@pytest.mark.rule("gnome 4")
def test_gnome_4_scores_nothing_for_elders_of_others() -> None:
    table = Table().gnomes(4, seat=1).goods(gnome=2, fruit=1).refresh().do("recruit", "gnome 29")
    assert (table.points(0), table.points(1)) == (1, 0)


# Gnome 7


@pytest.mark.rule("gnome 7")
def test_gnome_7_gives_gold_for_an_own_novice() -> None:
    table = ready(Table().gnomes(7)).do("light 7", "council 5 point")
    assert table.held() == {"gold": 4 + 1}
    assert table.points() == 1


@pytest.mark.rule("gnome 7")
def test_gnome_7_gives_gold_for_a_council_novice() -> None:
    table = Table().gnomes(7).portals(1, 2, 3, 4, 5, 6, 7).refresh()
    table.do("novice of portals", "council 1 bonus")
    assert table.held() == {"gold": 1 + 2, "yellow": 1}


@pytest.mark.rule("gnome 7")
def test_gnome_7_gives_nothing_for_novices_of_others_nor_before_it_comes() -> None:
    table = ready(Table().gnomes(7, seat=1)).do("light 7", "council 5 point")
    assert table.held(0) == {"gold": 4}
    assert table.held(1) == {}


@pytest.mark.rule("gnome 7", "B1.5", "bonus 7")
def test_gnome_7s_gold_pays_for_the_island_action_after_bonus_7() -> None:
    for gnomes, offered in [((7,), True), ((4,), False)]:
        table = Table().gnomes(*gnomes).offerings(["herb"], ["herb"]).task(7, "red-three-of-herb")
        table.island("flower-1", "red-4-gold").goods(task=1, herb=3).refresh()
        table.do("light 7").goods(task=1, herb=1)
        table.do("council 7 bonus", "to flower-1")
        assert ("take task" in table.choices()) == offered


# Gnome 8


@pytest.mark.rule("gnome 8")
def test_gnome_8_gives_the_resource_of_an_open_tile_that_is_built() -> None:
    table = Table().gnomes(8).open_paths("blue-herb", "red-root", "red-shell", "red-root")
    table.goods(path=1).refresh().do("build path", "tile 3")
    assert table.held() == {"shell": 1}


@pytest.mark.rule("gnome 8")
def test_gnome_8_gives_the_resource_of_a_tile_from_a_stack() -> None:
    table = Table().gnomes(8).stacks(["blue-herb", "red-fruit"], ["red-root"])
    table.goods(path=1).refresh().do("build path", "stack 1")
    assert table.held() == {"fruit": 1}


@pytest.mark.rule("gnome 8")
def test_without_gnome_8_building_gives_no_resource() -> None:
    assert Table().goods(path=1).refresh().do("build path", "tile 3").held() == {}


@pytest.mark.rule("gnome 8", "B18.4", "bonus 2")
def test_gnome_8_gives_the_resource_of_a_tile_taken_by_bonus_2() -> None:
    table = Table().gnomes(8).open_paths("blue-herb", "red-root", "red-shell", "red-root")
    take_bonus(table, 2, "tile 1")
    assert table.held() == {"herb": 1, "gold": 4}
    table = Table().gnomes(8).stacks(["blue-herb", "red-fruit"], ["red-root"])
    take_bonus(table, 2, "look up red-fruit")
    assert table.held() == {"fruit": 1, "gold": 4}


# Gnome 15


@pytest.mark.rule("gnome 15")
def test_gnome_15_gives_a_yellow_token_for_itself_and_each_gnome_after() -> None:
    table = Table().display(15, 2).goods(gnome=2, herb=1).refresh().do("recruit", "gnome 15")
    assert table.held() == {"yellow": 1}
    table.goods(gnome=2, fruit=1).again().do("recruit", "gnome 2")
    assert table.held() == {"yellow": 1}
    table.goods(gnome=2, fruit=1).again().do("recruit", "gnome 29")
    assert table.held() == {"yellow": 1}


@pytest.mark.rule("gnome 15")
def test_without_gnome_15_recruiting_gives_no_yellow_token() -> None:
    table = Table().gnomes(15, seat=1).display(2).goods(gnome=2, fruit=1).refresh()
    table.do("recruit", "gnome 2")
    assert table.held(0) == {}
    assert table.held(1) == {}


@pytest.mark.rule("gnome 15", "B13.3", "B18.4", "bonus 5")
def test_gnome_15_gives_a_yellow_token_for_bonus_5_itself_included() -> None:
    table = Table().gnomes(15).display(2, 3)
    assert take_bonus(table, 5, "gnome 3").held() == {"yellow": 1, "gold": 4}
    table = Table().display(2, 15)
    assert take_bonus(table, 5, "gnome 15").held() == {"yellow": 1, "gold": 4}


# Gnome 23


@pytest.mark.rule("gnome 23", "B12.3")
def test_gnome_23_may_take_all_three_rewards() -> None:
    table = Table().gnomes(23).field(2).field_portals(3, "square")
    table.goods(great_bonfire=1).refresh().do("great bonfire")
    assert table.choices() == [
        "token and resource",
        "token and portal",
        "resource and portal",
        "all",
    ]
    table.do("all")
    assert table.held() == {"path": 1, "herb": 1}
    assert table.state.cities[0].portals == 1 << 6


@pytest.mark.rule("gnome 23", "B12.3")
def test_without_gnome_23_two_rewards_are_taken() -> None:
    table = Table().field(2).field_portals(3, "square").goods(great_bonfire=1).refresh()
    table.do("great bonfire")
    assert table.choices() == ["token and resource", "token and portal", "resource and portal"]


@pytest.mark.rule("gnome 23", "B12.4")
def test_gnome_23_takes_no_portal_that_does_not_fit() -> None:
    table = Table().gnomes(23).field(2).field_portals(3, "star", "circle")
    table.goods(great_bonfire=1).refresh().do("great bonfire")
    assert table.held() == {"path": 1, "herb": 1}
    assert table.state.cities[0].portals == 0


@pytest.mark.rule("gnome 23", "B18.4", "bonus 4")
def test_gnome_23_takes_all_rewards_of_bonus_4_the_points_too() -> None:
    table = Table().gnomes(23).field(4, "square")
    take_bonus(table, 4, "field 4", "all")
    assert table.held() == {"yellow": 1, "gold": 4}
    assert table.points() == 2
    assert table.state.cities[0].portals == 1 << 6


# Gnome 24


@pytest.mark.rule("gnome 24", "B14.2")
def test_gnome_24_opens_spaces_with_own_novices() -> None:
    for gnomes, offered in [((), []), ((24,), ["council 5 bonus", "council 5 point"])]:
        table = ready(Table().gnomes(*gnomes).council(place_1=5)).do("light 7")
        assert table.offers("council 5") == offered


@pytest.mark.rule("gnome 24", "B15.1")
def test_gnome_24_opens_spaces_with_council_novices() -> None:
    for gnomes, offered in [((), []), ((24,), ["council 5 bonus", "council 5 point"])]:
        table = Table().gnomes(*gnomes).portals(1, 2, 3, 4, 5, 6, 7).council(paths=5).refresh()
        assert table.do("novice of portals").offers("council 5") == offered


@pytest.mark.rule("gnome 24")
def test_gnome_24_of_another_player_opens_nothing() -> None:
    table = ready(Table().gnomes(24, seat=1).council(place_1=5)).do("light 7")
    assert table.offers("council 5") == []


@pytest.mark.rule("gnome 24")
def test_with_gnome_24_several_novices_may_share_a_space() -> None:
    table = Table().gnomes(24).council(place_1=1, place_2=1)
    take_bonus(table, 1)
    assert table.held() == {"gold": 4 + 2, "yellow": 1}
    assert table.state.cities[0].novices == (1, 1, 0, 0, 0, 0, 1)


# Gnome 25


@pytest.mark.rule("gnome 25", "B12.4")
def test_gnome_25_puts_portals_into_any_fitting_gap() -> None:
    table = Table().gnomes(25).field(2).field_portals(3, "star", "circle", "square")
    table.goods(great_bonfire=1).refresh().do("great bonfire", "token and portal")
    assert table.choices() == ["portal 3", "portal 6", "portal 7"]
    table.do("portal 3")
    assert table.state.cities[0].portals == 1 << 2
    portals = table.state.portals[14:21]  # of field 3
    left = {shape for shape, count in zip(table.edition.shapes, portals, strict=True) if count}
    assert left == {"star", "square"}


@pytest.mark.rule("gnome 25", "B12.4")
def test_without_gnome_25_only_the_next_gap_counts() -> None:
    table = Table().field(2).field_portals(3, "star", "circle").goods(great_bonfire=1).refresh()
    table.do("great bonfire")
    assert table.held() == {"path": 1, "herb": 1}


@pytest.mark.rule("gnome 25", "B1.3")
def test_gnome_25_offers_no_gap_that_is_filled() -> None:
    table = Table().gnomes(25).portals(3, 7).field(2).field_portals(3, "star", "circle", "square")
    table.goods(great_bonfire=1).refresh().do("great bonfire", "token and portal")
    assert table.state.cities[0].portals == 1 << 2 | 1 << 5 | 1 << 6


@pytest.mark.rule("gnome 25", "gnome 23", "B18.4", "bonus 4")
def test_gnomes_23_and_25_hold_together_for_bonus_4() -> None:
    table = Table().gnomes(23, 25).field_portals(1, "hexagon", "diamond")
    take_bonus(table, 4, "field 1", "all", "portal 4")
    assert table.held() == {"ship": 1, "flower": 1, "gold": 4}
    assert table.state.cities[0].portals == 1 << 3


@pytest.mark.rule("gnome 25")
def test_the_gaps_of_these_tests_are_those_of_the_first_players_board() -> None:
    table = Table()
    board = table.edition.boards[table.state.cities[0].board]
    assert [table.edition.shapes[shape] for shape in board] == GAPS


@pytest.mark.rule("gnome 8", "B13.2")
def test_a_specialist_helps_from_the_moment_it_is_recruited() -> None:
    table = Table().display(8, 2).goods(gnome=2, flower=1).refresh().do("recruit", "gnome 8")
    table.open_paths("blue-herb", "red-root", "red-shell", "red-root").goods(path=1)
    assert table.again().do("build path", "tile 1").held() == {"herb": 1}
