"""The council bonuses (B18), but for bonus 6, which is in test_bonus_6.py."""

from collections import Counter

import pytest

from tests.bonfire.builder import Table
from tests.bonfire.council_cases import ready, with_portals

COLOURS = ["grey", "pink", "natural", "amber"]


def bonus(table: Table, space: int) -> Table:
    """Light the task at place 1 and take the bonus of a council space."""
    return table.refresh().do("light 1", f"council {space} bonus")


def seat_offers(table: Table, space: int) -> list[str]:
    """What a space offers to the novice of the task at place 1."""
    return table.refresh().do("light 1").offers(f"council {space}")


@pytest.mark.rule("bonus 1")
def test_bonus_1_is_2_gold_and_a_yellow_token() -> None:
    table = bonus(ready(Table()).goods(gold=1, ship=1), 1)
    assert table.held() == {"gold": 3, "ship": 1, "yellow": 1}
    assert table.points() == 0


# Bonus 2: a path tile


def paths_ready() -> Table:
    """Known path tiles in the display and in the stacks."""
    table = ready(Table()).open_paths("blue-herb", "red-root", "red-root", "yellow-fruit")
    return table.stacks(
        ["blue-shell", "red-flower", "blue-shell"],
        ["yellow-herb", "red-fruit", "red-shell", "yellow-root"],
    )


def stacked(table: Table) -> list[list[str]]:
    """The tiles in the stacks, top last."""
    size = table.state.facts.batch
    return [
        [table.edition.path_name(tile % size) for tile in stack] for stack in table.state.stacks
    ]


def path_of(table: Table, place: int, seat: int = 0) -> str:
    return table.edition.path_name(table.state.cities[seat].paths[place - 1])


@pytest.mark.rule("bonus 2", "B7.4")
def test_bonus_2_offers_the_display_and_all_that_lies_in_the_stacks() -> None:
    """Not a new display, even where all crystals are alike."""
    table = paths_ready().open_paths("red-herb", "red-root", "red-root", "red-fruit")
    tiles = ["blue-shell", "red-flower", "red-fruit", "red-shell", "yellow-herb", "yellow-root"]
    expected = [f"tile {slot}" for slot in range(1, 5)] + [f"look up {tile}" for tile in tiles]
    assert bonus(table, 2).choices() == expected


@pytest.mark.rule("bonus 2", "B18.3")
def test_bonus_2_from_the_display() -> None:
    """Free, at the next place; the display is refilled and the stacks are not shuffled."""
    table = bonus(paths_ready(), 2).do("tile 2")
    assert path_of(table, 3) == "red-root"
    assert table.state.cities[0].path_count == 3
    names = [table.edition.path_name(kind) for kind in table.state.open_paths]
    assert names == ["blue-herb", "yellow-root", "red-root", "yellow-fruit"]
    assert stacked(table) == [
        ["blue-shell", "red-flower", "blue-shell"],
        ["yellow-herb", "red-fruit", "red-shell"],
    ]


@pytest.mark.rule("bonus 2")
def test_bonus_2_is_free_also_where_two_tokens_are_asked() -> None:
    table = paths_ready().paths("blue-herb", "red-root", "red-root").goods()
    bonus(table, 2).do("look up red-flower")
    assert path_of(table, 5) == "red-flower"
    assert table.held() == {}
    assert table.points() == 0


@pytest.mark.rule("bonus 2", "B18.3")
def test_a_tile_looked_up_leaves_the_stacks_shuffled_and_evenly_split() -> None:
    orders = set()
    for seed in range(20):
        table = paths_ready()
        table.state.chance.state = Table(seed=seed).state.chance.state
        bonus(table, 2).do("look up blue-shell")
        assert path_of(table, 3) == "blue-shell"
        first, second = stacked(table)
        left = ["blue-shell", "red-flower", "yellow-herb", "red-fruit", "red-shell", "yellow-root"]
        assert Counter(first + second) == Counter(left)
        assert len(first) == len(second) == 3
        orders.add((tuple(first), tuple(second)))
        assert len(table.state.open_paths) == 4
    assert len(orders) > 15
    assert len({first for first, _ in orders}) > 10  # together, not each stack for itself


@pytest.mark.rule("B18.3", "B7.5")
def test_the_first_stack_has_the_odd_tile() -> None:
    table = paths_ready().stacks(["red-shell"] * 2, ["red-flower"] * 4)
    bonus(table, 2).do("look up red-flower")
    assert [len(stack) for stack in stacked(table)] == [3, 2]


@pytest.mark.rule("B18.4", "gnome 8", "bonus 2")
@pytest.mark.parametrize(
    ("choice", "resource"), [("tile 4", "fruit"), ("look up red-shell", "shell")]
)
def test_gnome_8_earns_with_bonus_2(choice: str, resource: str) -> None:
    table = bonus(paths_ready().gnomes(8), 2).do(choice)
    assert table.held() == {resource: 1}


@pytest.mark.rule("bonus 2", "B18.1", "B15.1")
def test_bonus_2_may_complete_the_path() -> None:
    table = paths_ready().paths("blue-herb", *["red-root"] * 4)
    bonus(table, 2).do("tile 1")
    assert table.state.cities[0].path_count == 7
    assert table.offers("novice") == ["novice of paths"]


# Bonus 3: a guardian


@pytest.mark.rule("bonus 3")
def test_bonus_3_brings_a_guardian_of_a_colour_not_owned() -> None:
    table = ready(Table()).guardians(own="path 1", pink="path 2")
    bonus(table, 3)
    assert table.choices() == ["bring grey", "bring natural", "bring amber"]
    table.do("bring natural")
    assert table.where("natural") == "start"
    assert table.where("grey") == "absent"
    assert table.held() == {}


@pytest.mark.rule("B18.4", "gnome 17", "bonus 3")
def test_gnome_17_lets_a_procession_follow_bonus_3() -> None:
    table = ready(Table()).gnomes(17).guardians(own="path 1")
    bonus(table, 3).do("bring grey")
    assert table.choices() == ["own to path 2", "stay"]
    table.do("own to path 2")
    assert table.choices() == ["grey to path 1", "stay"]
    table.do("grey to path 1")
    assert table.held() == {}


# Bonus 4: the Great Bonfire


@pytest.mark.rule("bonus 4")
@pytest.mark.parametrize("used", [True, False])
def test_bonus_4_turns_to_any_field_for_free(used: bool) -> None:
    table = bonus(ready(Table()).field(3, used=used), 4)
    assert table.choices() == [f"field {field}" for field in range(1, 8)]
    board = table.state.cities[0].board
    table.field_portals(3, table.edition.shapes[table.edition.boards[board][6]])
    table.do("field 3")
    assert table.choices() == ["token and resource", "token and portal", "resource and portal"]
    table.do("resource and portal")
    assert table.held() == {"herb": 1}
    assert table.state.cities[0].portals == 1 << 6
    assert table.state.wheel_used


@pytest.mark.rule("bonus 4")
def test_bonus_4_leaves_the_tokens_alone() -> None:
    table = bonus(ready(Table()).field(3).goods(great_bonfire=3), 4)
    table.field_portals(1).do("field 1")
    assert table.held() == {"great_bonfire": 3, "ship": 1, "flower": 1}


@pytest.mark.rule("B18.4", "gnome 23", "gnome 25", "gnome 22", "bonus 4")
def test_gnomes_23_and_25_hold_for_bonus_4() -> None:
    table = ready(Table()).gnomes(22, 23, 25).field(3)
    table.city(0).board = table.edition.board_names.index("A")
    table.field_portals(2, "circle", "star")  # of places 1 and 2
    bonus(table, 4)
    assert table.choices() == [f"field {field}" for field in range(1, 8)]
    table.do("field 2", "all")
    assert table.choices() == ["portal 1", "portal 2"]
    table.do("portal 2")
    assert table.held() == {"great_bonfire": 1, "root": 1}
    assert table.state.cities[0].portals == 1 << 1


# Bonus 5: a specialist


@pytest.mark.rule("bonus 5")
def test_bonus_5_is_an_open_specialist_for_free() -> None:
    table = bonus(ready(Table()).display(1, 2, 3, 4, 7, 5, deck=[21, 20]), 5)
    assert table.choices() == [f"gnome {gnome}" for gnome in (1, 2, 3, 4, 7, 5)]  # no elder
    table.do("gnome 4")
    assert table.state.cities[0].gnomes == 1 << 4
    assert table.state.specialists == (1, 2, 3, 20, 7, 5)
    assert table.held() == {}
    assert table.points() == 0


@pytest.mark.rule("B18.4", "gnome 15", "bonus 5")
def test_gnome_15_comes_with_its_own_yellow_token() -> None:
    table = bonus(ready(Table()).display(15, 2, deck=[]), 5).do("gnome 15")
    assert table.held() == {"yellow": 1}


# Bonus 7: a voyage


@pytest.mark.rule("bonus 7", "B8.1")
def test_bonus_7_sails_to_any_island_for_free() -> None:
    table = bonus(ready(Table()), 7)
    assert table.choices() == [f"to {name}" for name in table.edition.island_names]
    table.do("to grey")
    assert table.edition.island_names[table.state.cities[0].ship] == "grey"
    assert table.state.seat == 1  # no token for the guardian
    assert table.points() == 0


@pytest.mark.rule("bonus 7", "B8.2")
def test_bonus_7_goes_to_any_island_however_far() -> None:
    table = bonus(ready(Table()).ship("flower-1").goods(ship=3), 7)
    assert table.choices() == [f"to {name}" for name in table.edition.island_names]
    table.do("to shell-2")
    assert table.held() == {"ship": 3}


@pytest.mark.rule("bonus 7", "B8.2", "B9.2")
def test_bonus_7_to_the_present_island_allows_a_second_task_there() -> None:
    table = ready(Table()).ship("flower-1").goods(task=2, flower=1, herb=1).given(flower_1=1)
    table.offerings(["herb"], ["root"]).island("flower-1", "red-3-gnomes")
    bonus(table, 7).do("to flower-1", "take task", "at place 5")
    assert table.held() == {}
    assert table.state.cities[0].given[table.edition.island_names.index("flower-1")] == 2


@pytest.mark.rule("bonus 7", "B8.4")
def test_the_island_action_after_bonus_7_costs_the_usual() -> None:
    table = bonus(ready(Table()).ship("flower-1").goods(guardian=2), 7)
    table.do("to grey")
    assert table.choices() == ["stay aboard", "fetch guardian"]
    table.do("fetch guardian")
    assert table.where("grey") == "start"
    assert table.held() == {"guardian": 1}

    table = ready(Table()).goods(task=3, flower=1, herb=1).given(flower_1=1)
    table.offerings(["herb"], ["root"]).island("flower-1", "red-3-gnomes")
    bonus(table, 7).do("to flower-1", "take task", "at place 5")
    assert table.held() == {"task": 1}  # two tokens: it is the second offering there
    assert table.state.cities[0].filled == 1 << 0 | 1 << 4


# Bonus 8: a fate tile


def fate_ready() -> Table:
    """Two tiles laid; in the supply tile 4 (ship-path-task), 5, 6."""
    table = ready(Table()).fate((1, "lay 4,3 right"), (2, "lay 4,2 right"))
    return table.supply(4, 5, 6)


@pytest.mark.rule("bonus 8")
@pytest.mark.parametrize(
    ("end", "left", "gained"),
    [
        ("fate first", (5, 6), {"ship": 2, "path": 1, "task": 1}),
        ("fate last", (4, 5), {"path": 1, "task": 1, "gnome": 1}),
    ],
)
def test_bonus_8_lays_the_first_or_the_last_tile(
    end: str, left: tuple[int, ...], gained: dict[str, int]
) -> None:
    """The area shows task, ship, guardian in row 3."""
    table = bonus(fate_ready(), 8)
    assert table.choices() == ["fate first", "fate last"]
    table.do(end, "lay 5,4 right")
    assert table.held() == gained
    assert table.state.cities[0].supply == tuple(tile - 1 for tile in left)
    assert len(table.state.cities[0].laid) == 3


@pytest.mark.rule("bonus 8", "B5.1")
def test_bonus_8_discards_no_tokens() -> None:
    table = bonus(fate_ready().goods(guardian=4, yellow=3), 8).do("fate first", "lay 5,4 right")
    assert table.held() == {"guardian": 4, "yellow": 3, "ship": 2, "path": 1, "task": 1}


@pytest.mark.rule("bonus 8", "B5.5", "B18.4", "gnome 16")
@pytest.mark.parametrize("again", [False, True])
def test_printed_symbols_are_gained_with_bonus_8(again: bool) -> None:
    table = fate_ready().gnomes(*([16] if again else []))
    bonus(table, 8).do("fate first", "lay 5,1 right")
    times = 2 if again else 1
    tokens = {"ship": 1, "path": 1, "task": 1}
    assert table.held() == {**tokens, "gold": times, "yellow": times}


@pytest.mark.rule("bonus 8", "B18.4", "gnome 27")
@pytest.mark.parametrize("outside", [False, True])
def test_gnome_27_holds_for_bonus_8(outside: bool) -> None:
    table = fate_ready().gnomes(*([27] if outside else []))
    bonus(table, 8).do("fate first")
    assert ("lay 4,1 down" in table.choices()) == outside


# B18.1 and what holds for all


@pytest.mark.rule("B18.1", "bonus 2")
def test_bonus_2_needs_a_place() -> None:
    assert "council 2 bonus" in seat_offers(ready(Table()).paths(*["blue-herb"] * 5), 2)
    full = ready(Table()).paths(*["blue-herb"] * 6)
    assert seat_offers(full, 2) == ["council 2 point"]
    assert full.do("council 2 point").points() == 1


@pytest.mark.rule("B18.1", "bonus 3")
def test_bonus_3_needs_a_colour_that_is_lacking() -> None:
    three = dict.fromkeys(COLOURS[:3], "start")
    assert "council 3 bonus" in seat_offers(ready(Table()).guardians(0, **three), 3)
    four = dict.fromkeys(COLOURS, "start")
    assert seat_offers(ready(Table()).guardians(0, **four), 3) == ["council 3 point"]


@pytest.mark.rule("B18.1", "bonus 5")
def test_bonus_5_needs_a_specialist_and_room_for_it() -> None:
    assert "council 5 bonus" in seat_offers(ready(Table()).gnomes(1, 2, 3, 4, 5), 5)
    assert seat_offers(ready(Table()).gnomes(1, 2, 3, 4, 5, 6), 5) == ["council 5 point"]
    assert seat_offers(ready(Table()).display(deck=[]), 5) == ["council 5 point"]


@pytest.mark.rule("B18.1", "bonus 8")
def test_bonus_8_needs_a_tile_and_room_for_it() -> None:
    table = fate_ready()
    assert "council 8 bonus" in seat_offers(table, 8)
    assert seat_offers(fate_ready().supply().goods(ship=1), 8) == ["council 8 point"]
    crowded = fate_ready().goods(ship=1)
    crowded.cover(crowded.edition.area)
    assert seat_offers(crowded, 8) == ["council 8 point"]


@pytest.mark.rule("B18.1", "bonus 4", "bonus 7")
def test_bonuses_4_and_7_are_always_possible() -> None:
    table = with_portals(ready(Table())).ship("grey")
    assert seat_offers(table, 4) == ["council 4 bonus", "council 4 point"]
    assert table.offers("council 7") == ["council 7 bonus", "council 7 point"]


@pytest.mark.rule("B18.1", "B15.1")
def test_the_same_bonuses_for_a_council_novice() -> None:
    table = with_portals(Table()).display(15, 2, deck=[]).refresh()
    table.do("novice of portals", "council 5 bonus", "gnome 15")
    assert table.held() == {"yellow": 1}
    assert "sail" in table.choices()  # the turn's option is still to come


@pytest.mark.rule("B1.5", "gnome 7", "bonus 2")
def test_a_gain_comes_before_the_bonus() -> None:
    table = bonus(paths_ready().gnomes(7), 2)
    assert table.held() == {"gold": 1}
    assert "tile 1" in table.choices()
