"""Tom's six cards (B21.5 to B21.10), and what the human chooses for him (B21.17)."""

import pytest

from tests.bonfire.builder import Table
from tests.bonfire.solo import (
    FLOWER,
    FRUIT,
    HERB,
    SHELL,
    TOM,
    fill_tom,
    human_turn,
    solo,
    tom_bonfires,
    tom_gnomes,
    tom_paths,
)

# Board B, which Tom has here: the gaps of places 1 to 7.
GAPS = ["square", "diamond", "hexagon", "circle", "star", "triangle", "crescent"]


# Gnome


@pytest.mark.rule("B21.5")
def test_the_gnome_card_takes_every_open_specialist_with_the_gnome_resource() -> None:
    table = solo("gnome").display(2, 18, 4, 8, 3, 13, deck=[10, 9, 15, 14, FRUIT])
    human_turn(table)
    assert tom_gnomes(table) == [2]
    table = solo("gnome").display(2, 18, 4, 8, 3, 13, deck=[10, 9, 15, 14, FLOWER])
    human_turn(table)
    assert tom_gnomes(table) == [8, 13, 18]
    assert table.state.specialists == (2, 14, 4, 15, 3, 9)
    assert table.state.cities[TOM].gnome_count == 3


@pytest.mark.rule("B21.5", "B21.12")
def test_the_gnome_card_takes_nothing_where_no_specialist_matches() -> None:
    table = solo("gnome").display(2, 3, 4, 9, 10, 7, deck=[8, 13, FLOWER])
    human_turn(table)
    assert tom_gnomes(table) == []
    assert table.points(TOM) == 0


@pytest.mark.rule("B21.5")
def test_the_gnome_card_takes_no_elders() -> None:
    table = solo("gnome").display(deck=[1, 2, 3, 4, 7, 8, 9, FLOWER])
    human_turn(table)
    assert tom_gnomes(table) == []
    assert all(table.state.elders >> elder & 1 for elder in range(28, 34))


@pytest.mark.rule("B21.19", "B21.5")
def test_tom_takes_no_gnome_that_the_refill_brings() -> None:
    table = solo("gnome").display(1, 3, 4, 9, 10, 7, deck=[2, 13, 8, FLOWER])
    human_turn(table)
    assert tom_gnomes(table) == [1]
    assert table.state.specialists == (8, 3, 4, 9, 10, 7)


@pytest.mark.rule("B21.5", "B21.2")
def test_tom_never_uses_abilities() -> None:
    """He has specialists 8, 15, 17 and 19, and yet gains and walks nothing."""
    table = solo("gnome", "gnome", "path", "guardian")
    table.display(8, 2, 3, 4, 9, 10, deck=[7, 17, 11, 16, HERB, 12, 20, FLOWER])
    human_turn(table)
    table.display(15, 2, 4, 19, 9, 17, deck=[HERB, HERB])
    human_turn(table)
    assert tom_gnomes(table) == [8, 15]
    table.open_paths("blue-herb", "red-herb", "red-root", "red-shell")
    human_turn(table)
    human_turn(table)
    assert tom_paths(table) == ["blue-herb", "red-herb"]
    assert table.held(TOM) == {}
    assert table.where("grey", TOM) == "start"


# Path


@pytest.mark.rule("B21.6")
def test_the_path_card_takes_every_open_tile_with_the_gnome_resource_from_the_left() -> None:
    table = solo("path", gnome=HERB).open_paths("red-herb", "red-root", "blue-herb", "blue-fruit")
    table.stacks(["red-shell", "yellow-fruit"], ["blue-root"])
    human_turn(table)
    assert tom_paths(table) == ["red-herb", "blue-herb"]
    names = ["yellow-fruit", "red-root", "red-shell", "blue-fruit"]
    assert [table.edition.path_name(kind) for kind in table.state.open_paths] == names


@pytest.mark.rule("B21.6", "B21.12")
def test_the_path_card_takes_nothing_where_no_tile_matches() -> None:
    table = solo("path", gnome=SHELL).open_paths("red-herb", "red-root", "blue-herb", "blue-fruit")
    human_turn(table)
    assert tom_paths(table) == []
    assert table.points(TOM) == 0


@pytest.mark.rule("B21.19", "B21.6")
def test_tom_takes_no_path_tile_that_the_refill_brings() -> None:
    table = solo("path", gnome=HERB).open_paths("red-herb", "red-root", "blue-root", "blue-fruit")
    table.stacks(["blue-herb", "yellow-herb"], ["blue-herb"])
    human_turn(table)
    assert tom_paths(table) == ["red-herb"]


@pytest.mark.rule("B21.6", "B7.2")
def test_tom_pays_nothing_for_paths() -> None:
    table = fill_tom(solo("path", gnome=HERB), "paths", missing=2)
    table.open_paths("red-herb", "red-root", "blue-herb", "blue-fruit")
    human_turn(table)
    assert tom_paths(table)[-2:] == ["red-herb", "blue-herb"]


# Task I and Task II


def flower_islands(card: str) -> Table:
    """Tasks on both islands of flowers, worth 2, 4 and 7; a dearer one lies elsewhere."""
    table = solo(card).island("flower-1", "blue-two-pairs", "yellow-5-portals")
    return table.island("flower-2", "red-4-gold").island("root-1", "yellow-4-yellow")


@pytest.mark.rule("B21.7", "B21.8")
def test_task_i_takes_the_task_worth_most_from_the_two_islands_as_a_lit_bonfire() -> None:
    table = human_turn(flower_islands("task_i"))
    assert tom_bonfires(table) == {1: "yellow-5-portals"}
    assert table.scoring(TOM)["bonfires"] == 7
    assert table.points(TOM) == 0
    assert table.state.seated == 0
    assert table.task_number("yellow-5-portals") not in table.state.islands


@pytest.mark.rule("B21.7")
def test_task_i_looks_at_the_second_island_too() -> None:
    table = solo("task_i").island("flower-1", "blue-two-pairs").island("flower-2", "red-4-gold")
    assert tom_bonfires(human_turn(table)) == {1: "red-4-gold"}


@pytest.mark.rule("B21.7")
def test_toms_bonfires_fill_the_next_free_place_clockwise() -> None:
    table = solo("task_i", "task_i")
    table.island("flower-1", "red-4-gold").island("fruit-2", "blue-guardian-grey")
    human_turn(table)
    table.display(deck=[FRUIT])
    human_turn(table)
    assert tom_bonfires(table) == {1: "red-4-gold", 2: "blue-guardian-grey"}


@pytest.mark.rule("B21.8")
def test_task_ii_takes_the_task_worth_least_and_seats_a_novice_for_1_point() -> None:
    table = human_turn(flower_islands("task_ii"))
    assert tom_bonfires(table) == {1: "blue-two-pairs"}
    assert table.points(TOM) == 1
    assert table.state.seated == 1
    assert sum(1 for space in table.state.cities[TOM].novices if space) == 1


@pytest.mark.rule("B21.8", "B15.2")
def test_toms_novice_leaves_the_humans_spaces_free() -> None:
    table = human_turn(flower_islands("task_ii")).task(1, "red-three-of-herb").goods(herb=3)
    table.again().do("light 1")
    assert len({text.split()[1] for text in table.offers("council")}) == 8


@pytest.mark.rule("B21.2", "B21.8")
def test_tom_has_four_novices_and_no_fifth() -> None:
    table = solo("task_ii").island("flower-1", "blue-two-pairs")
    table.council(TOM, place_1=1, place_2=2, place_3=3, place_4=4)
    human_turn(table)
    assert tom_bonfires(table) == {1: "blue-two-pairs"}
    assert (table.points(TOM), table.state.seated) == (0, 4)


@pytest.mark.rule("B21.2", "B21.8")
def test_tom_seats_his_fourth_novice() -> None:
    table = solo("task_ii").island("flower-1", "blue-two-pairs")
    table.council(TOM, place_1=1, place_2=2, place_3=3)
    human_turn(table)
    assert (table.points(TOM), table.state.seated) == (1, 4)


@pytest.mark.rule("B21.18", "B21.8")
def test_task_ii_without_a_task_seats_no_novice() -> None:
    table = solo("task_ii").island("root-1", "yellow-4-yellow")
    human_turn(table)
    assert tom_bonfires(table) == {}
    assert (table.points(TOM), table.state.seated) == (0, 0)
    assert table.state.gnome_discards == (FLOWER,)


@pytest.mark.rule("B21.18", "B21.12")
def test_task_ii_with_seven_bonfires_scores_3_and_seats_no_novice() -> None:
    table = fill_tom(solo("task_ii"), "tasks").council(tasks=1).island("flower-1", "red-4-gold")
    human_turn(table)
    assert (table.points(TOM), table.state.seated) == (3, 1)
    assert table.state.gnome_discards == (FLOWER,)


@pytest.mark.rule("B21.7", "B21.17")
@pytest.mark.parametrize("card", ["task_i", "task_ii"])
def test_the_human_chooses_among_tasks_of_equal_worth(card: str) -> None:
    table = solo(card).island("flower-1", "red-4-gold", "red-3-portals")
    table.island("flower-2", "red-3-gnomes")
    human_turn(table)
    assert table.state.to_move() == 0
    assert table.choices() == ["take red-4-gold", "take red-3-portals", "take red-3-gnomes"]
    table.do("take red-3-gnomes")
    assert tom_bonfires(table) == {1: "red-3-gnomes"}
    assert table.state.tom_cards == 1
    assert table.state.round == 2


@pytest.mark.rule("B21.17", "B21.7")
def test_the_human_chooses_only_among_the_dearest_for_task_i() -> None:
    table = solo("task_i").island("flower-1", "red-4-gold", "red-council-task")
    human_turn(table.island("flower-2", "red-4-guardians", "blue-two-pairs"))
    assert table.choices() == ["take red-council-task", "take red-4-guardians"]


@pytest.mark.rule("B21.17", "B21.8")
def test_the_human_chooses_only_among_the_cheapest_for_task_ii() -> None:
    table = solo("task_ii").island("flower-1", "red-council-task", "blue-guardian-grey")
    human_turn(table.island("flower-2", "red-4-guardians", "blue-two-pairs"))
    assert table.choices() == ["take blue-guardian-grey", "take blue-two-pairs"]
    table.do("take blue-two-pairs")
    assert (table.points(TOM), table.state.seated) == (1, 1)


# Guardian


@pytest.mark.rule("B21.9", "B21.17", "B21.19")
def test_the_guardian_card_brings_the_first_colour_that_tom_lacks() -> None:
    table = solo("guardian", "guardian", "guardian", "guardian")
    for colour in ("grey", "pink", "natural", "amber"):
        assert table.where(colour, TOM) == "absent"
        human_turn(table)
        assert table.where(colour, TOM) == "start"
        assert table.where(colour, 0) == "absent"
    assert table.points(TOM) == 1  # five guardians: the council novice


@pytest.mark.rule("B21.9", "B21.17")
def test_the_guardian_card_leaves_out_colours_that_tom_has() -> None:
    table = solo("guardian").guardians(TOM, grey="start", natural="start")
    assert human_turn(table).where("pink", TOM) == "start"


# Great Bonfire


def wheel(card: str = "great_bonfire") -> Table:
    """The Great Bonfire at field 4 without any portals."""
    table = solo(card).field(4)
    for field in range(1, 8):
        table.field_portals(field)
    return table


@pytest.mark.rule("B21.10", "B12.4")
def test_the_great_bonfire_turns_to_the_next_field_with_the_portal_tom_needs() -> None:
    table = wheel().field_portals(1, "crescent").field_portals(6, "crescent", "star")
    table.field_portals(5, "star", "triangle").field_portals(4, "crescent")
    human_turn(table)
    assert table.state.field == 6 - 1
    assert table.state.cities[TOM].portals == 1 << 6
    assert sum(table.state.portals[35:42]) == 1  # of field 6: the star is left
    assert table.held(TOM) == {}
    assert table.points(TOM) == 0


@pytest.mark.rule("B21.10")
def test_the_great_bonfire_turns_on_past_field_7() -> None:
    table = wheel().field_portals(1, "crescent").field_portals(3, "crescent")
    human_turn(table)
    assert table.state.field == 1 - 1


@pytest.mark.rule("B21.10")
def test_the_present_field_comes_last() -> None:
    table = wheel().field_portals(3, "crescent").field_portals(4, "crescent")
    assert human_turn(table).state.field == 3 - 1
    table = wheel().field_portals(4, "crescent")
    assert human_turn(table).state.field == 4 - 1
    assert table.state.cities[TOM].portals == 1 << 6
    assert sum(table.state.portals) == 0


@pytest.mark.rule("B21.10", "B12.4")
def test_tom_fills_his_gaps_from_place_7_down() -> None:
    table = wheel().portals(5, 6, 7, seat=TOM).field_portals(5, "square", "diamond", "hexagon")
    table.field_portals(6, "circle")
    human_turn(table)
    assert table.state.field == 6 - 1
    assert table.state.cities[TOM].portals == 0b1111000


@pytest.mark.rule("B21.10", "B12.6", "B12.7")
def test_the_great_bonfire_card_is_a_use_only_if_it_finds_a_portal() -> None:
    table = wheel().field(4, used=False)
    human_turn(table)
    assert table.state.field == 4 - 1
    assert not table.state.wheel_used
    table = wheel().field(4, used=False).field_portals(2, "crescent")
    human_turn(table)
    assert table.state.field == 2 - 1
    assert table.state.wheel_used


@pytest.mark.rule("B21.10")
def test_the_gaps_of_these_tests_are_those_of_toms_board() -> None:
    table = solo()
    board = table.edition.boards[table.state.cities[TOM].board]
    assert [table.edition.shapes[shape] for shape in board] == GAPS
