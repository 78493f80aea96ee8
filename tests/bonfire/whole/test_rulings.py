"""Rulings that are ours (docs/rulings.md)."""

import pytest

from fireside.bonfire.rules.constants import TASK_ISLANDS
from fireside.bonfire.rules.state.city import PASSED, STUCK
from tests.bonfire.builder import Table


def colours_by_island(table: Table) -> list[list[int]]:
    slots = table.state.islands
    tasks = [[t for t in slots[3 * i : 3 * i + 3] if t >= 0] for i in range(TASK_ISLANDS)]
    return [sorted(table.facts.task_colours[task] for task in island) for island in tasks]


@pytest.mark.rule("B2.11", "B2.2")
def test_a_first_game_of_two_leaves_out_each_colour_somewhere() -> None:
    islands = [pair for seed in range(20) for pair in colours_by_island(Table(2, seed, True))]
    assert {tuple(pair) for pair in islands} == {(0, 1), (0, 2), (1, 2)}


@pytest.mark.rule("B2.11", "B21.1")
def test_solo_pairs_the_colours_four_three_three() -> None:
    layouts = [colours_by_island(Table(1, seed)) for seed in range(10)]
    for pairs in layouts:
        assert [pairs.count(pair) for pair in ([0, 1], [0, 2], [1, 2])] == [4, 3, 3]
    assert len({str(pairs) for pairs in layouts}) > 1


def stuck_table() -> Table:
    """Player 2 has just ended a round in which player 1 can do nothing any more."""
    table = Table(2).goods(0).goods(1, ship=1)
    table.supply(seat=0)
    table.city(0).status = STUCK
    table.state.seat = 1
    return table


@pytest.mark.rule("B4.7", "B4.4")
def test_who_is_stuck_passes_in_the_first_countdown_round() -> None:
    table = stuck_table()
    table.state.countdown = 6
    table.refresh().do("sail", "to grey")
    assert table.state.cities[0].status == PASSED
    assert table.points(0) == 5


@pytest.mark.rule("B4.7", "B4.4")
def test_who_is_stuck_does_not_pass_before_the_countdown() -> None:
    table = stuck_table().refresh().do("sail", "to grey")
    assert table.state.cities[0].status == STUCK
    assert table.points(0) == 0
    assert table.state.label() == "round 2, player 2"


@pytest.mark.rule("B4.7", "B4.6")
def test_who_can_only_take_a_bonus_action_takes_it() -> None:
    table = Table(2).goods(0).supply().portals(1, 2, 3, 4, 5, 6, 7).refresh()
    assert table.choices() == table.offers("council ")
    table.do("council 3 point")
    assert table.points(0) == 1
    assert table.state.seat == 1


@pytest.mark.rule("B5.6", "B5.1")
def test_exactly_one_token_is_kept() -> None:
    table = Table(2).goods(ship=2, task=1).refresh().do("fate first")
    assert table.choices() == ["keep ship", "keep task"]
    log = table.listen()
    table.do("keep ship")
    assert log[0].facts == {"goods": {"ship": 1, "task": 1}}


@pytest.mark.rule("B5.6", "B1.3")
def test_a_full_fate_area_takes_no_tile() -> None:
    table = Table(2).goods(ship=1)
    table.cover(table.edition.area).refresh()
    assert not table.offers("fate")


@pytest.mark.rule("B7.5", "B7.3")
def test_alike_tiles_cannot_be_renewed_without_stacks() -> None:
    alike = ["blue-herb", "blue-herb", "blue-root", "blue-shell"]
    table = Table(2).goods(path=2).open_paths(*alike).stacks([], []).refresh()
    assert table.do("build path").choices() == ["tile 1", "tile 2", "tile 3", "tile 4"]
    table = Table(2).goods(path=2).open_paths(*alike).stacks(["red-herb"], []).refresh()
    assert "renew tiles" in table.do("build path").choices()


@pytest.mark.rule("B7.5", "B18.3")
def test_after_looking_up_the_odd_tile_lies_on_the_first_stack() -> None:
    table = Table(2).portals(1, 2, 3, 4, 5, 6, 7).goods(ship=1)
    table.stacks(["red-herb", "red-root"], ["blue-herb", "blue-root"]).refresh()
    table.do("novice of portals", "council 2 bonus", "look up blue-herb")
    assert [len(stack) for stack in table.state.stacks] == [2, 1]


@pytest.mark.rule("B12.8", "gnome 23")
def test_gnome_23_may_still_take_two() -> None:
    table = Table(2).goods(great_bonfire=1).gnomes(23)
    shape = table.edition.shapes[table.edition.boards[table.city(0).board][6]]
    table.field(4).field_portals(5, shape).refresh().do("great bonfire")
    assert table.choices() == [
        "token and resource",
        "token and portal",
        "resource and portal",
        "all",
    ]


@pytest.mark.rule("B12.8", "B12.3")
def test_without_a_fitting_portal_the_two_others_are_taken() -> None:
    table = Table(2).goods(great_bonfire=1).field(4)
    shapes = table.edition.boards[table.city(0).board]
    table.field_portals(5, table.edition.shapes[shapes[0]]).refresh()
    table.do("great bonfire")  # one token reaches field 5 alone
    assert table.held() == {"task": 1, "shell": 1}


@pytest.mark.rule("B21.20", "B21.8", "B21.17")
def test_toms_first_novice_sits_at_space_1() -> None:
    table = Table(1).goods(ship=1, herb=1).tom_deck("task_ii")
    table.display(deck=[1]).island("flower-1", "blue-two-pairs").island("flower-2")
    table.refresh().do("sail", "to grey")
    assert table.state.cities[1].novices[0] == 1
    assert table.state.seated == 1


@pytest.mark.rule("B21.20", "B21.11")
def test_council_novices_lie_down_for_tom_at_space_1() -> None:
    table = Table(1).goods(ship=1).tom_deck("guardian")
    table.guardians(1, grey="start", pink="start", natural="start").refresh().do("sail", "to grey")
    novices = table.state.view(0)["council"]["council_novices"]
    assert novices["guardians"] == {"space": 1, "lying": True}


@pytest.mark.rule("B21.20", "B21.5")
def test_toms_gnomes_lend_him_nothing() -> None:
    table = Table(1).goods(ship=1).tom_deck("gnome", "path")
    table.display(8, 2, 3, 4, 7, 10, deck=[1, 1, 1, 1, 13, 13]).refresh().do("sail", "to grey")
    assert table.state.view(0)["cities"][1]["gnomes"] == [8]
    assert table.held(1) == {}
