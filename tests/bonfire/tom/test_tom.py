"""Tom (B21): his setup, his deck, the gnome resource, and what he gets instead."""

from collections import Counter

import pytest

from fireside.bonfire.edition.editions import load
from fireside.bonfire.rules.game import Bonfire
from tests.bonfire.builder import Table
from tests.bonfire.solo import (
    FLOWER,
    HERB,
    ROOT,
    TOM,
    cards_played,
    fill_tom,
    human_turn,
    solo,
    tom_bonfires,
    tom_gnomes,
    tom_paths,
)

SEEDS = range(1, 21)
GOALS = [
    ("gnome", "gnomes"),
    ("path", "paths"),
    ("task_i", "tasks"),
    ("task_ii", "tasks"),
    ("guardian", "guardians"),
    ("great_bonfire", "portals"),
]


# Setup


@pytest.mark.rule("B21.1", "B2.3")
@pytest.mark.parametrize("seed", SEEDS)
def test_solo_islands_hold_two_tasks_of_different_colours(seed: int) -> None:
    table = Table(players=1, seed=seed)
    colours: Counter[int] = Counter()
    for island in range(10):
        tasks = [task for task in table.state.islands[3 * island : 3 * island + 3] if task >= 0]
        shown = [table.edition.tasks[task].colour for task in tasks]
        assert len(shown) == 2
        assert shown[0] != shown[1]
        colours.update(shown)
        names = [table.edition.tasks[task].name for task in tasks]
        assert "yellow-3-offerings-on-one-island" not in names
    assert colours == {0: 7, 1: 7, 2: 6}


@pytest.mark.rule("B21.1")
def test_which_colours_share_an_island_is_left_to_chance() -> None:
    first_islands = set()
    for seed in SEEDS:
        table = Table(players=1, seed=seed)
        first = [task for task in table.state.islands[:3] if task >= 0]
        first_islands.add(frozenset(table.edition.tasks[task].colour for task in first))
    assert len(first_islands) == 3


@pytest.mark.rule("B21.1", "B2.5")
@pytest.mark.parametrize("seed", SEEDS)
def test_no_solo_field_holds_two_equal_portals(seed: int) -> None:
    table = Table(players=1, seed=seed)
    for field in range(7):
        assert sorted(table.state.portals[7 * field : 7 * field + 7]) == [0, 0, 0, 0, 1, 1, 1]
    for shape in range(7):
        assert sum(table.state.portals[shape::7]) == 3


@pytest.mark.rule("B21.1")
@pytest.mark.parametrize("seed", SEEDS)
def test_the_specialists_with_gold_leave_the_solo_game(seed: int) -> None:
    state = Table(players=1, seed=seed).state
    gnomes = sorted(state.specialists + state.gnome_deck)
    assert gnomes == [number for number in range(1, 28) if number not in (5, 6, 23)]


@pytest.mark.rule("B21.1")
def test_the_human_is_the_first_player() -> None:
    state = Bonfire(load(), 1).start(1)
    assert state.to_move() == 0
    assert state.tom_cards == 0


@pytest.mark.rule("B21.2", "B21.19")
def test_tom_starts_with_a_city_and_his_guardian_and_nothing_else() -> None:
    boards = set()
    for seed in SEEDS:
        table = Table(players=1, seed=seed)
        human, tom = table.state.cities
        boards.add((human.board, tom.board))
        assert human.board != tom.board
        assert tom.points == 0
        assert tom.path_count == 1
        assert table.where("own", TOM) == "start"
        assert table.held(TOM) == {}
        assert (tom.offerings, tom.supply, tom.laid) == ((), (), ())
    assert len(boards) > 6


@pytest.mark.rule("B21.2")
def test_tom_has_no_ship_in_the_view() -> None:
    cities = Table(players=1).state.view(0)["cities"]
    assert isinstance(cities, list)
    assert [city["ship"] for city in cities] == ["dock", None]


# The deck


@pytest.mark.rule("B21.3")
def test_after_each_human_turn_one_card_is_played() -> None:
    table = solo("guardian", "guardian", "guardian")
    assert cards_played(table, 1) == ["guardian"]
    assert table.state.tom_cards == 1
    assert table.state.to_move() == 0
    assert cards_played(table, 2) == ["guardian", "guardian"]
    assert table.state.tom_cards == 3


@pytest.mark.rule("B21.3")
def test_toms_cards_come_in_the_order_of_his_deck() -> None:
    order = ["path", "guardian", "gnome", "great_bonfire", "task_i"]
    assert cards_played(solo(*order), 5) == order


@pytest.mark.rule("B21.3")
def test_an_empty_deck_is_shuffled_anew_from_all_eight_cards() -> None:
    second_passes = set()
    deck = ["gnome", "great_bonfire", "great_bonfire", "guardian", "path", "path"]
    for seed in (1, 2, 3):
        cards = cards_played(Table(players=1, seed=seed), 16)
        assert sorted(cards[:8]) == [*deck, "task_i", "task_ii"]
        assert sorted(cards[8:]) == [*deck, "task_i", "task_ii"]
        second_passes.add(tuple(cards[8:]))
    assert len(second_passes) == 3


# The gnome resource


@pytest.mark.rule("B21.4")
@pytest.mark.parametrize(
    ("card", "turned"),
    [
        ("gnome", True),
        ("path", True),
        ("task_i", True),
        ("task_ii", True),
        ("guardian", False),
        ("great_bonfire", False),
    ],
)
def test_a_gnome_is_turned_over_for_cards_with_the_icon(card: str, turned: bool) -> None:
    table = solo(card, gnome=HERB)
    table.display(4, 11, 16, 21, 7, 12, deck=[1, 2, HERB])  # nothing to take, nothing to refill
    human_turn(table)
    assert table.state.gnome_discards == ((HERB,) if turned else ())
    assert table.state.gnome_deck == ((1, 2) if turned else (1, 2, HERB))


@pytest.mark.rule("B21.4")
def test_an_empty_gnome_deck_is_shuffled_from_its_discards_when_a_card_is_needed() -> None:
    table = solo("path")
    table.display(4, 11, 16, 21, 7, 12, deck=[])
    table.state.gnome_discards = (1, 8, 13)
    human_turn(table)
    assert len(table.state.gnome_deck) == 2
    assert len(table.state.gnome_discards) == 1
    assert {*table.state.gnome_deck, *table.state.gnome_discards} == {1, 8, 13}


@pytest.mark.rule("B21.4", "B13.2")
def test_discards_also_refill_the_display() -> None:
    table = Table(players=1).display(1, 4, 11, 16, 21, 7, deck=[])
    table.state.gnome_discards = (2, 9)
    table.goods(gnome=2, flower=1).refresh().do("recruit", "gnome 1")
    assert 0 not in table.state.specialists
    assert table.state.specialists[0] in (2, 9)


@pytest.mark.rule("B21.4", "B21.19")
def test_the_gnome_just_turned_over_may_come_back_as_a_refill() -> None:
    table = solo("gnome", gnome=FLOWER).display(1, 4, 11, 16, 21, 7, deck=[FLOWER])
    human_turn(table)
    assert tom_gnomes(table) == [1]
    assert table.state.specialists == (FLOWER, 4, 11, 16, 21, 7)


@pytest.mark.rule("B21.4", "B21.18")
def test_without_any_gnome_left_there_is_no_gnome_resource_and_tom_does_nothing() -> None:
    for card in ("gnome", "path", "task_i", "task_ii"):
        table = solo(card).display(deck=[]).island("flower-1", "red-4-gold")
        table.open_paths("blue-flower", "red-herb", "red-root", "red-shell")
        human_turn(table)
        assert (table.points(TOM), table.state.seated) == (0, 0)
        assert (tom_gnomes(table), tom_paths(table), tom_bonfires(table)) == ([], [], {})


# Instead (B21.12), and his bonus (B21.11)


@pytest.mark.rule("B21.12")
@pytest.mark.parametrize(("card", "council_task"), GOALS)
def test_tom_scores_3_instead_where_he_has_fulfilled_the_council_task(
    card: str, council_task: str
) -> None:
    table = fill_tom(solo(card), council_task).council(0, **{council_task: 1})
    table.display(1, 4, 11, 16, 21, 7, deck=[2, FLOWER])
    table.open_paths("blue-flower", "red-herb", "red-root", "red-shell")
    table.island("flower-1", "red-4-gold")
    human_turn(table)
    assert table.points(TOM) == 3
    assert table.state.seated == 1
    assert table.state.islands.count(-1) == 29
    assert table.state.specialists[0] == 1
    assert table.state.open_paths[0] == table.path_kind("blue-flower")


@pytest.mark.rule("B21.12", "B21.19")
@pytest.mark.parametrize(("card", "council_task"), GOALS)
def test_tom_scores_3_also_where_nothing_was_there_to_take(card: str, council_task: str) -> None:
    table = fill_tom(solo(card), council_task).council(0, **{council_task: 1})
    for field in range(1, 8):
        table.field_portals(field)
    assert human_turn(table).points(TOM) == 3


@pytest.mark.rule("B21.12", "B21.18")
@pytest.mark.parametrize(
    ("card", "council_task"), [goal for goal in GOALS if goal[0] != "guardian"]
)
def test_tom_scores_nothing_where_he_cannot_act_for_another_reason(
    card: str, council_task: str
) -> None:
    table = fill_tom(solo(card), council_task, missing=1)
    for field in range(1, 8):
        table.field_portals(field)
    human_turn(table)
    assert (table.points(TOM), table.state.seated) == (0, 0)


@pytest.mark.rule("B21.11")
@pytest.mark.parametrize(("card", "council_task"), GOALS)
@pytest.mark.parametrize("gone", [False, True])
def test_tom_scores_1_for_a_council_novice_that_still_stands(
    card: str, council_task: str, gone: bool
) -> None:
    table = fill_tom(solo(card), council_task, missing=1).island("flower-1", "red-4-gold")
    table.display(1, 4, 11, 16, 21, 7, deck=[2, FLOWER])
    table.open_paths("blue-flower", "red-herb", "red-root", "red-shell").field_portals(3, "square")
    if gone:
        table.council(0, **{council_task: 1})
    human_turn(table)
    assert table.state.cities[TOM].fulfils(
        ["tasks", "portals", "paths", "guardians", "gnomes"].index(council_task)
    )
    task_ii = 1 if card == "task_ii" else 0
    assert table.points(TOM) == (0 if gone else 1) + task_ii
    assert table.state.seated == 1 + task_ii


@pytest.mark.rule("B21.11")
def test_a_novice_that_tom_called_lies_down_and_blocks_nothing() -> None:
    table = fill_tom(solo("guardian"), "guardians", missing=1)
    human_turn(table)
    table.guardians(grey="start", pink="start", natural="start", amber="start")
    table.portals(1, 2, 3, 4, 5, 6, 7).again()
    assert table.offers("novice") == ["novice of portals"]
    table.do("novice of portals")
    assert len({text.split()[1] for text in table.offers("council")}) == 8


@pytest.mark.rule("B21.13", "B21.5")
def test_tom_takes_gnomes_up_to_six_the_leftmost_first() -> None:
    table = fill_tom(solo("gnome"), "gnomes", missing=2)
    table.display(2, 18, 4, 8, 1, 13, deck=[3, 10, 9, FLOWER])
    human_turn(table)
    assert tom_gnomes(table) == [8, 18]
    assert table.state.specialists == (2, 9, 4, 10, 1, 13)


@pytest.mark.rule("B21.13", "B21.6")
def test_tom_takes_path_tiles_up_to_the_limit_the_leftmost_first() -> None:
    table = fill_tom(solo("path", gnome=ROOT), "paths", missing=1)
    table.open_paths("blue-herb", "yellow-root", "red-root", "blue-root")
    human_turn(table)
    assert tom_paths(table)[-1] == "yellow-root"
    assert len(tom_paths(table)) == 6
    assert table.state.open_paths[2] == table.path_kind("red-root")
