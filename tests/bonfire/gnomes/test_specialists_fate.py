"""Specialists for fate tiles (B19): 14, 16 and 27."""

import pytest

from tests.bonfire.builder import Table
from tests.bonfire.council_bonus import take_bonus

TWO_ROWS = [(4, "lay 4,3 right"), (5, "lay 4,2 right")]  # then row 1 can be covered
FULL_AREA = [(column, row) for column in range(1, 10) for row in range(1, 6)]


# Gnome 14


@pytest.mark.rule("gnome 14", "B5.1")
def test_gnome_14_lays_a_fate_tile_with_three_tokens() -> None:
    table = Table().gnomes(14).goods(ship=1, path=1, yellow=1).refresh().do("fate first")
    assert table.offers("lay") == table.choices()
    assert table.held() == {"ship": 1, "path": 1, "yellow": 1}


@pytest.mark.rule("gnome 14", "B5.1")
def test_without_gnome_14_two_tokens_are_too_many() -> None:
    table = Table().goods(ship=1, yellow=1).refresh().do("fate first")
    assert table.choices() == ["keep ship", "keep yellow"]


@pytest.mark.rule("gnome 14", "B5.1")
def test_gnome_14_discards_down_to_three() -> None:
    table = Table().gnomes(14).goods(ship=2, path=2, yellow=1).refresh().do("fate first")
    assert table.choices() == ["keep ship", "keep path"]
    table.do("keep ship", "keep path", "keep yellow")
    assert table.held() == {"ship": 1, "path": 1, "yellow": 1}
    assert table.offers("lay") == table.choices()


# Gnome 16


@pytest.mark.rule("gnome 16", "B5.5")
@pytest.mark.parametrize(("gnomes", "times"), [((), 1), ((16,), 2)])
def test_gnome_16_gives_each_printed_symbol_once_more(gnomes: tuple[int, ...], times: int) -> None:
    table = Table().gnomes(*gnomes).fate(*TWO_ROWS).supply(1, 2, 3).refresh()
    table.do("fate first", "lay 5,1 right")  # over gold at 5,1 and a yellow token at 7,1
    assert (table.has("gold"), table.has("yellow")) == (times, times)


@pytest.mark.rule("gnome 16", "B5.4")
def test_gnome_16_doubles_no_tokens_of_areas_and_gives_nothing_for_plain_cells() -> None:
    table = Table().gnomes(16).fate((4, "lay 4,3 right")).supply(2, 3).refresh()
    table.do("fate first", "lay 4,4 right")
    assert table.held() == {"great_bonfire": 1, "guardian": 1, "gnome": 1}


@pytest.mark.rule("gnome 16", "B18.4", "bonus 8")
def test_gnome_16_gives_printed_symbols_once_more_with_bonus_8() -> None:
    table = Table().gnomes(16).fate(*TWO_ROWS).supply(1, 2, 3)
    take_bonus(table, 8, "fate first", "lay 5,1 right")
    assert (table.has("gold"), table.has("yellow")) == (4 + 2, 2)


# Gnome 27


def at_the_edge(*gnomes: int, players: int = 2) -> Table:
    """Symbols up to the right edge of the middle row, and tile 4 (ship, path, task) to lay."""
    table = Table(players).gnomes(*gnomes).symbols(task=[(7, 3)], path=[(8, 3)], ship=[(9, 3)])
    return table.supply(4, 2, 3).refresh()


@pytest.mark.rule("gnome 27", "B5.3")
def test_gnome_27_lets_a_tile_stick_out_over_the_edge() -> None:
    inside = set(at_the_edge().do("fate first").choices())
    table = at_the_edge(27).do("fate first")
    assert inside < set(table.choices())
    assert "lay 9,2 right" not in inside
    assert "lay 9,2 right" in table.choices()  # one symbol inside
    assert "lay 8,2 right" in table.choices()  # two
    assert "lay 7,2 right" in inside  # three


@pytest.mark.rule("gnome 27")
def test_with_gnome_27_at_least_one_symbol_lies_inside() -> None:
    table = at_the_edge(27).do("fate first")
    assert "lay 9,4 right" not in table.choices()  # column 9 ends at row 3
    assert "lay 10,3 right" not in table.choices()
    assert "lay 10,3 up" not in table.choices()


@pytest.mark.rule("gnome 27")
def test_gnome_27_lets_tiles_stick_out_on_every_side() -> None:
    for cell, texts in [
        ((1, 2), ["lay -1,1 right", "lay 1,1 left", "lay 1,1 down"]),
        ((4, 4), ["lay 4,5 up", "lay 4,7 down"]),
        ((9, 1), ["lay 8,1 down", "lay 8,-1 up"]),
    ]:
        table = Table().gnomes(27).symbols(gnome=[cell]).supply(4, 2).refresh().do("fate first")
        assert set(texts) <= set(table.choices())


@pytest.mark.rule("gnome 27", "B5.4")
def test_with_gnome_27_symbols_outside_give_tokens() -> None:
    table = at_the_edge(27).do("fate first", "lay 9,2 right")
    # ship below ship; path and task alone outside; gold is printed on 9,2
    assert table.held() == {"ship": 2, "path": 1, "task": 1, "gold": 1}


@pytest.mark.rule("gnome 27", "B5.4")
def test_with_gnome_27_areas_of_symbols_grow_outside() -> None:
    table = at_the_edge(27).do("fate first", "lay 9,2 right").goods().supply(4, 2)
    table.again().do("fate first", "lay 9,1 right")
    assert table.held() == {"ship": 3, "path": 2, "task": 2}


@pytest.mark.rule("gnome 27", "B17.2", "task group_of_3")
def test_with_gnome_27_symbols_outside_count_for_groups_of_tasks() -> None:
    table = Table().task(1, "blue-group-of-3-path")
    table.gnomes(27).symbols(path=[(9, 1), (10, 1), (11, 1)]).refresh()
    assert table.offers("light") == ["light 1"]


@pytest.mark.rule("gnome 27", "B5.3")
def test_with_gnome_27_touching_a_symbol_outside_is_enough() -> None:
    table = Table().gnomes(27).symbols(ship=[(10, 1)]).supply(4, 2, 3).refresh()
    table.do("fate first", "lay 9,1 left")
    assert table.held() == {"ship": 2, "path": 1, "task": 1, "yellow": 1}


@pytest.mark.rule("gnome 27", "B5.3")
def test_with_gnome_27_tiles_overlap_outside_no_more_than_inside() -> None:
    table = Table().gnomes(27).symbols(ship=[(9, 2), (10, 1)]).supply(4, 2, 3).refresh()
    table.do("fate first")
    assert "lay 9,1 right" not in table.choices()
    assert "lay 9,1 left" in table.choices()


@pytest.mark.rule("gnome 27", "B5.3")
def test_with_gnome_27_a_tile_must_still_touch_another() -> None:
    table = at_the_edge(27).do("fate first")
    assert "lay 1,2 left" not in table.choices()


@pytest.mark.rule("gnome 27", "B18.4", "bonus 8")
def test_gnome_27_holds_for_bonus_8() -> None:
    table = at_the_edge(27)
    take_bonus(table, 8, "fate first", "lay 9,2 right")
    assert table.held() == {"ship": 2, "path": 1, "task": 1, "gold": 4 + 1}


@pytest.mark.rule("gnome 27", "B4.1", "bonus 8")
def test_gnome_27_makes_room_from_the_moment_it_is_recruited() -> None:
    """Only single cells are left inside, and then tiles can stick out."""
    left = [(9, 1)]
    table = Table().cover([cell for cell in FULL_AREA if cell not in left])
    table.display(27, 4).goods(gnome=2, shell=1).refresh()
    assert table.offers("fate") == []
    table.do("recruit", "gnome 27").again()
    assert table.do("fate first").choices() == [
        "lay 9,1 right",
        "lay 11,1 left",
        "lay 9,-1 up",
        "lay 9,1 down",
    ]


@pytest.mark.rule("gnome 27", "gnome 16")
def test_gnomes_16_and_27_double_a_printed_symbol_under_a_tile_that_sticks_out() -> None:
    table = at_the_edge(16, 27).do("fate first", "lay 9,2 right")
    assert table.has("gold") == 2


@pytest.mark.rule("gnome 27", "gnome 14")
def test_gnomes_14_and_27_hold_together() -> None:
    table = at_the_edge(14, 27).goods(ship=3).refresh().do("fate first", "lay 9,2 right")
    assert table.has("ship") == 3 + 2
