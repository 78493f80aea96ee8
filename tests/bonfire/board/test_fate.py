"""Laying fate tiles (B5), and the opening tile (B3.5, B3.6) as far as the area is concerned."""

from random import Random

import pytest

from fireside.bonfire.rules.constants import TOKEN_NAMES
from tests.bonfire.builder import Table

Cell = tuple[int, int]
STEPS = {"right": (1, 0), "left": (-1, 0), "up": (0, 1), "down": (0, -1)}


def cells_of(column: int, row: int, direction: str) -> list[Cell]:
    """The cells of a tile's three symbols, the first one first."""
    across, up = STEPS[direction]
    return [(column + across * i, row + up * i) for i in range(3)]


def parse(text: str) -> list[Cell]:
    """The cells that a choice like 'lay 4,3 right' names."""
    _, cell, direction = text.split()
    column, row = cell.split(",")
    return cells_of(int(column), int(row), direction)


def beside(cell: Cell) -> list[Cell]:
    return [(cell[0] + across, cell[1] + up) for across, up in STEPS.values()]


def area_of(table: Table) -> dict[Cell, str]:
    """The symbols that lie in the first player's fate area, by their cells."""
    symbols: dict[Cell, str] = {}
    tokens = list(table.state.view(0)["cities"][0]["tokens"])
    for laid in table.state.view(0)["cities"][0]["fate"]["laid"]:
        tile = table.edition.fate_tiles[laid["number"] - 1]
        cells = cells_of(laid["cell"][0], laid["cell"][1], laid["direction"])
        symbols.update({cell: tokens[tile[i]] for i, cell in enumerate(cells)})
    return symbols


def group(symbols: dict[Cell, str], start: Cell) -> set[Cell]:
    """The connected area of equal symbols around a cell."""
    found = {start}
    waiting = [start]
    while waiting:
        for cell in beside(waiting.pop()):
            if cell not in found and symbols.get(cell) == symbols[start]:
                found.add(cell)
                waiting.append(cell)
    return found


def may_lie(table: Table, symbols: dict[Cell, str]) -> set[str]:
    """Every way to lay a tile, from the text of B5.3."""
    texts = set()
    for column, row in table.edition.area:
        for direction in STEPS:
            cells = cells_of(column, row, direction)
            inside = all(cell in table.edition.area for cell in cells)
            free = not any(cell in symbols for cell in cells)
            touching = any(other in symbols for cell in cells for other in beside(cell))
            if inside and free and touching:
                texts.add(f"lay {column},{row} {direction}")
    return texts


def ready(**goods: int) -> Table:
    """Tile 1 (task, ship, guardian) is the first of the supply, tile 5 the last."""
    return Table().goods(0, **goods).supply(1, 2, 3, 4, 5)


# Taking a tile


@pytest.mark.rule("B5.2")
def test_the_first_or_the_last_tile_of_the_row_is_taken() -> None:
    for choice, taken, left in [
        ("fate first", 1, [2, 3, 4, 5]),
        ("fate last", 5, [1, 2, 3, 4]),
    ]:
        table = ready().fate((8, "lay 4,3 right")).refresh()
        assert table.offers("fate") == ["fate first", "fate last"]
        table.do(choice, "lay 4,2 right")
        fate = table.state.view(0)["cities"][0]["fate"]
        assert fate["supply"] == left
        assert fate["laid"][-1] == {"number": taken, "cell": [4, 2], "direction": "right"}


@pytest.mark.rule("B5.2")
def test_the_only_tile_left_is_offered_once() -> None:
    table = Table().supply(6).goods(0, ship=1).refresh()
    assert table.offers("fate") == ["fate first"]


@pytest.mark.rule("B5.2", "B5.3", "B5.6")
def test_no_tile_can_be_laid_without_a_supply_or_without_room() -> None:
    table = Table().supply().goods(0, ship=1, path=1).refresh()
    assert table.offers("fate") == []
    every_cell = [*table.edition.area]
    table = ready(ship=1, path=1)
    table.cover([cell for cell in every_cell if cell not in [(1, 1), (2, 1)]]).refresh()
    assert table.offers("fate") == []
    table = ready(ship=1, path=1)
    table.cover([cell for cell in every_cell if cell not in [(1, 1), (2, 1), (3, 1)]]).refresh()
    assert table.offers("fate") == ["fate first", "fate last"]


# Tokens in supply


@pytest.mark.rule("B5.1")
@pytest.mark.parametrize("goods", [{}, {"path": 1}, {"yellow": 1}])
def test_with_at_most_one_token_nothing_is_discarded(goods: dict[str, int]) -> None:
    table = ready(herb=4, **goods).refresh()
    events = table.listen()
    table.do("fate first")
    assert table.offers("keep") == []
    assert events == []  # above all, nothing is discarded
    assert len(table.offers("lay")) == len(table.choices()) > 0
    assert table.held() == {**goods, "herb": 4}


@pytest.mark.rule("B5.1", "B5.6", "B4.3")
def test_surplus_tokens_are_discarded_first_at_the_players_choice() -> None:
    table = ready(path=1, gnome=2, yellow=1, gold=3).refresh()
    assert table.state.view(0)["decision"]["surplus"] == 3
    table.do("fate last")
    assert table.choices() == ["keep path", "keep gnome", "keep yellow"]
    table.do("keep gnome")
    assert table.held() == {"gnome": 1, "gold": 3}
    assert len(table.offers("lay")) == len(table.choices()) > 0


@pytest.mark.rule("B5.1")
def test_two_tokens_of_one_kind_leave_one_without_asking() -> None:
    table = ready(gnome=2).refresh().do("fate first")
    assert table.held() == {"gnome": 1}
    assert len(table.offers("lay")) > 0


@pytest.mark.rule("B5.1", "gnome 14")
def test_gnome_14_lets_three_tokens_stay() -> None:
    table = ready(path=2, yellow=1).gnomes(14).refresh()
    assert table.state.view(0)["decision"]["surplus"] == 0
    table.do("fate first")
    assert table.offers("keep") == []
    table = ready(path=3, yellow=1).gnomes(14).refresh().do("fate first")
    assert table.choices() == ["keep path", "keep yellow"]  # the other two are path tokens anyway
    table.do("keep yellow")
    assert table.held() == {"path": 2, "yellow": 1}


@pytest.mark.rule("B5.1", "gnome 14")
def test_it_is_said_how_many_tokens_are_still_to_be_kept() -> None:
    table = ready(path=2, gnome=2, yellow=2).gnomes(14).refresh().do("fate first")
    for left, text in [(3, "keep path"), (2, "keep gnome"), (1, "keep yellow")]:
        assert table.state.view(0)["decision"]["left"] == left
        table.do(text)
    assert table.state.view(0)["decision"]["left"] == 0


@pytest.mark.rule("B4.3")
def test_discarding_is_offered_only_for_a_fate_tile() -> None:
    table = ready(path=3, ship=3, gnome=3, task=3, guardian=3).refresh()
    assert table.offers("keep") == []
    table.do("build path")
    assert table.offers("keep") == []


# Where a tile may lie


@pytest.mark.rule("B5.3")
def test_a_tile_must_touch_another_one_not_only_at_a_corner() -> None:
    table = ready().fate((8, "lay 4,3 right")).refresh().do("fate first")
    offered = table.choices()
    for text in ["lay 1,3 right", "lay 3,3 left", "lay 3,2 up", "lay 3,4 down", "lay 7,3 up"]:
        assert text in offered
    for text in ["lay 3,2 left", "lay 1,2 right", "lay 7,4 up", "lay 3,4 up", "lay 1,1 right"]:
        assert text not in offered


@pytest.mark.rule("B5.3")
def test_a_tile_lies_neither_over_the_edge_nor_over_a_tile() -> None:
    table = ready().fate((8, "lay 4,3 right")).refresh().do("fate first")
    offered = table.choices()
    for text in ["lay 5,4 up", "lay 5,2 down", "lay 4,3 up", "lay 6,3 right", "lay 5,5 down"]:
        assert text not in offered


@pytest.mark.rule("B5.3", "B5.4")
def test_a_tile_may_lie_four_ways() -> None:
    """The first symbol is at the named cell, the others follow."""
    for text, ship in [
        ("lay 4,4 right", (5, 4)),
        ("lay 6,4 left", (5, 4)),
        ("lay 3,3 up", (3, 4)),
        ("lay 3,5 down", (3, 4)),
    ]:
        table = ready().fate((8, "lay 4,3 right")).refresh().do("fate first", text)
        symbols = area_of(table)
        cells = parse(text)
        assert [symbols[cell] for cell in cells] == ["task", "ship", "guardian"]
        assert cells[1] == ship


# What it brings


@pytest.mark.rule("B5.4")
def test_rulebook_example_three_white_two_purple_and_one_red_token() -> None:
    """A white symbol beside an area of two brings 3 tokens; purple brings 2 and red 1."""
    table = Table()
    kinds = dict(zip(table.edition.token_colours, TOKEN_NAMES, strict=True))
    white, purple, red = kinds["white"], kinds["purple"], kinds["red"]
    tile = next(
        number
        for number, tile in enumerate(table.edition.fate_tiles, 1)
        if {table.edition.token_colours[symbol] for symbol in tile} == {"white", "purple", "red"}
    )
    symbols = [TOKEN_NAMES[symbol] for symbol in table.edition.fate_tiles[tile - 1]]
    column = dict(zip(symbols, (4, 5, 6), strict=True))
    above = {white: [(column[white], 3), (column[white], 4)], purple: [(column[purple], 3)]}
    table.supply(tile, 1).goods().symbols(0, **above).refresh().do("fate first", "lay 4,2 right")
    assert table.held() == {white: 3, purple: 2, red: 1}


@pytest.mark.rule("B5.4", "B5.5")
def test_rulebook_example_five_tokens_and_gold_for_a_gold_symbol() -> None:
    table = ready().symbols(task=[(4, 2)], guardian=[(6, 2)], path=[(5, 2)]).refresh()
    table.do("fate first", "lay 4,1 right")
    assert table.held() == {"task": 2, "ship": 1, "guardian": 2, "gold": 1}


@pytest.mark.rule("B5.4")
def test_an_area_is_joined_by_edges_not_by_corners_or_through_others() -> None:
    table = ready().symbols(task=[(3, 3), (5, 3)], path=[(4, 3), (6, 3)]).refresh()
    table.do("fate first", "lay 4,2 right")
    assert table.held() == {"task": 1, "ship": 1, "guardian": 1}


@pytest.mark.rule("B5.4")
def test_a_tile_that_joins_two_areas_brings_both() -> None:
    table = ready().symbols(task=[(4, 3), (4, 4), (4, 1), (3, 1)], path=[(5, 3)]).refresh()
    table.do("fate first", "lay 4,2 right")
    assert table.held() == {"task": 5, "ship": 1, "guardian": 1}


@pytest.mark.rule("B5.4")
def test_tokens_come_on_top_of_the_one_that_was_kept() -> None:
    table = ready(task=1, herb=2).symbols(task=[(4, 3)], path=[(5, 3)]).refresh()
    table.do("fate first", "lay 4,2 right")
    assert table.held() == {"task": 3, "ship": 1, "guardian": 1, "herb": 2}


@pytest.mark.rule("B5.5")
@pytest.mark.parametrize(
    ("near", "text", "brings"),
    [
        ((1, 3), "lay 1,2 right", {"gold": 1}),
        ((5, 4), "lay 4,5 right", {"yellow": 1}),
        ((6, 4), "lay 5,5 right", {"yellow": 1, "gold": 1}),
        ((4, 2), "lay 3,1 right", {"yellow": 1, "gold": 1}),
        ((4, 3), "lay 4,2 right", {}),
    ],
)
def test_each_printed_symbol_covered_brings_its_thing(
    near: Cell, text: str, brings: dict[str, int]
) -> None:
    table = ready().symbols(path=[near]).refresh().do("fate first", text)
    assert table.held() == {"task": 1, "ship": 1, "guardian": 1, **brings}


@pytest.mark.rule("B5.5")
def test_a_printed_symbol_brings_nothing_to_those_who_lay_beside_it() -> None:
    table = ready().symbols(path=[(5, 1)]).refresh().do("fate first", "lay 4,2 right")
    assert table.has("gold") == 0


# Everything together


@pytest.mark.rule("B5.2", "B5.3", "B5.4", "B5.5")
@pytest.mark.parametrize("seed", range(20))
def test_whole_fate_areas_against_the_text_of_the_rule(seed: int) -> None:
    """Lay tiles at random until none fits; compare offers and gains with a slow reckoning."""
    random = Random(seed)
    table = Table(seed=seed)
    tokens = list(table.state.view(0)["cities"][0]["tokens"])
    while table.goods(0, yellow=1).refresh().offers("fate"):
        supply = table.state.view(0)["cities"][0]["fate"]["supply"]
        choice = random.choice(table.offers("fate"))
        tile = supply[0] if choice == "fate first" else supply[-1]
        before = area_of(table)
        table.do(choice)
        assert set(table.choices()) == may_lie(table, before)
        text = random.choice(table.choices())
        table.do(text)
        after = area_of(table)
        cells = parse(text)
        names = [after[cell] for cell in cells]
        assert names == [tokens[kind] for kind in table.edition.fate_tiles[tile - 1]]
        gained = {name: len(group(after, cell)) for name, cell in zip(names, cells, strict=True)}
        gained["gold"] = sum(cell in table.edition.gold_cells for cell in cells)
        gained["yellow"] = 1 + sum(cell in table.edition.yellow_cells for cell in cells)
        assert table.held() == {name: count for name, count in gained.items() if count}
        table.state.seat = 0
    assert not table.city(0).supply or not may_lie(table, area_of(table))
