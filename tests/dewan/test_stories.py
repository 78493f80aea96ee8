"""What story tiles ask for (D7), as a player reads it off the own camps and tucked cards."""

import pytest

from tests.dewan.builder import Table

# Three forest zones, two of mountains and two waters, apart from each other; seat 0's initial
# camp is at (5, -1), seat 1's at (0, 0).
FORESTS = [(-1, 0), (-1, 1), (2, 0), (3, 0), (6, -2)]
MOUNTAINS = [(1, -1), (3, -3)]
WATERS = [(2, 2), (4, -1)]


def wild() -> Table:
    return Table().land(forest=FORESTS, mountains=MOUNTAINS, water=WATERS)


def wait(table: Table) -> Table:
    """Seat 0 takes two cards; the stories are checked."""
    return table.row(*["badlands/desert"] * 6).refresh().do("take cards 1-2")


@pytest.mark.rule("D7.1")
def test_a_tile_is_fulfilled_when_all_its_requirements_hold() -> None:
    table = wild().stories("2-mountains-2-forest").camps((1, -1), (3, -3), (2, 0))
    assert table.has() == {"mountains": 2, "forest": 1}
    assert wait(table).fulfilled() == []
    table = wild().stories("2-mountains-2-forest").camps((1, -1), (3, -3), (2, 0), (6, -2))
    assert wait(table).fulfilled() == ["2-mountains-2-forest"]


@pytest.mark.rule("D7.1", "D7.4")
def test_terrains_alone_do_not_fulfil_a_tile_that_asks_for_a_resource_too() -> None:
    table = wild().stories("2-forest-1-artifact").camps((2, 0), (6, -2))
    assert wait(table).fulfilled() == []
    table = wild().stories("2-forest-1-artifact").camps((2, 0), (6, -2))
    table.symbols(("artifact", (2, 0), (3, 0)))
    assert wait(table).fulfilled() == ["2-forest-1-artifact"]
    table = wild().stories("2-forest-1-artifact").camps((2, 0))
    table.symbols(("artifact", (2, 0), (3, 0)))
    assert wait(table).fulfilled() == []


@pytest.mark.rule("D7.1", "D7.5")
def test_the_same_camps_symbols_and_tucked_cards_serve_several_tiles() -> None:
    table = wild().stories("2-forest-1-artifact", "3-forest", "2-desert-2-forest")
    table.camps((2, 0), (6, -2)).symbols(("artifact", (2, 0), (3, 0)))
    table.tucked(("forest-fire", "forest"))
    assert wait(table).fulfilled() == ["2-forest-1-artifact", "3-forest"]


@pytest.mark.rule("D7.1")
def test_the_initial_camp_never_counts() -> None:
    """It stands beside a water and a symbol; another camp there would count both."""
    table = Table().land(forest=[(5, -2)], water=[(4, -1)])
    table.symbols(("artifact", (5, -1), (5, -2)))
    assert table.has() == {}
    assert table.camps((5, -2)).has() == {"forest": 1, "water": 1, "artifact": 1}


@pytest.mark.rule("D7.2")
@pytest.mark.parametrize(
    ("camps", "zones"),
    [
        ([(2, 0)], 1),
        ([(2, 0), (3, 0)], 1),
        ([(-1, 0), (-1, 1), (3, 0)], 2),
        ([(-1, 0), (2, 0), (6, -2)], 3),
    ],
)
def test_camps_in_different_zones_of_a_land(camps: list[tuple[int, int]], zones: int) -> None:
    assert wild().camps(*camps).has()["forest"] == zones
    fulfilled = ["3-forest"] if zones == 3 else []
    assert wait(wild().camps(*camps).stories("3-forest")).fulfilled() == fulfilled


@pytest.mark.rule("D7.2")
@pytest.mark.parametrize("terrain", ["badlands", "mountains", "desert", "forest"])
def test_every_land_counts_for_itself(terrain: str) -> None:
    table = Table().land().cover(terrain, (1, -1), (3, -1)).camps((1, -1), (3, -1))
    assert table.has() == {terrain: 2}


@pytest.mark.rule("D7.3")
def test_camps_adjacent_to_different_water_zones() -> None:
    """Being in a land beside the water is what counts; one camp may touch several zones."""
    table = Table().land(desert=[(2, 0), (3, 0), (1, 2)], water=[(1, 0), (1, 1), (3, -1), (2, 2)])
    assert table.camps((3, 0)).has() == {"desert": 1, "water": 1}
    assert table.camps((2, 0)).has() == {"desert": 1, "water": 2}
    assert table.camps((2, 0), (3, 0)).has() == {"desert": 1, "water": 2}
    assert table.camps((2, 0), (1, 2)).has() == {"desert": 2, "water": 3}
    assert wait(table.stories("3-water", "2-water-2-desert")).fulfilled() == [
        "3-water",
        "2-water-2-desert",
    ]


@pytest.mark.rule("D7.3")
def test_several_spaces_of_one_water_zone_count_once() -> None:
    table = Table().land(desert=[(2, 0), (2, 1)], water=[(1, 0), (1, 1), (1, 2)])
    assert table.camps((2, 0), (2, 1)).has() == {"desert": 1, "water": 1}


@pytest.mark.rule("D7.4")
def test_camps_on_either_side_of_a_symbol_count_it_once() -> None:
    table = wild().symbols(("pigment", (2, 0), (3, 0)), ("pigment", (-1, 0), (-1, 1)))
    assert table.camps((2, 0)).has()["pigment"] == 1
    assert table.camps((3, 0)).has()["pigment"] == 1
    assert table.camps((2, 0), (3, 0)).has()["pigment"] == 1
    assert table.camps((2, 0), (3, 0), (-1, 1)).has()["pigment"] == 2
    assert "pigment" not in table.camps((6, -2)).has()


@pytest.mark.rule("D7.4")
def test_symbols_of_different_resources_are_told_apart_and_one_camp_may_touch_several() -> None:
    table = wild()
    table.symbols(("pigment", (2, 0), (3, 0)), ("crystal", (2, 0), (2, -1)))
    assert table.camps((2, 0)).has() == {"forest": 1, "pigment": 1, "crystal": 1}
    table.stories("2-pigment-1-crystal", "1-artifact-1-pigment-1-crystal")
    assert wait(table).fulfilled() == []


@pytest.mark.rule("D7.4")
def test_several_players_may_use_the_same_symbol() -> None:
    table = wild().symbols(("pigment", (2, 0), (3, 0)))
    table.camps((2, 0)).camps((3, 0), seat=1)
    assert table.has(0)["pigment"] == table.has(1)["pigment"] == 1


@pytest.mark.rule("D7.5")
@pytest.mark.parametrize(
    ("card", "terrain", "has"),
    [
        ("forest-pigment", "forest", {"forest": 1, "pigment": 1}),
        ("forest-fire", "forest", {"forest": 1}),
        ("water-crystal", "water", {"water": 1, "crystal": 1}),
        ("badlands/desert", "badlands", {"badlands": 1}),
        ("badlands/desert", "desert", {"desert": 1}),
        ("mountains/water-artifact", "mountains", {"mountains": 1, "artifact": 1}),
        ("mountains/water-artifact", "water", {"water": 1, "artifact": 1}),
    ],
)
def test_a_tucked_card_is_a_zone_of_the_terrain_shown_and_its_symbol(
    card: str, terrain: str, has: dict[str, int]
) -> None:
    assert wild().tucked((card, terrain)).has() == has


@pytest.mark.rule("D7.5")
def test_tucked_cards_are_one_more_each() -> None:
    table = wild().camps((2, 0), (6, -2)).symbols(("pigment", (2, 0), (3, 0)))
    table.tucked(("forest-pigment", "forest"), ("desert/forest", "forest"))
    assert table.has() == {"forest": 4, "pigment": 2}


@pytest.mark.rule("D7.6")
def test_the_rulebooks_example_of_two_camps_in_one_forest_beside_one_water() -> None:
    table = Table().land(forest=[(2, 0), (2, 1)], water=[(1, 1), (1, 2)])
    assert table.camps((2, 0), (2, 1)).has() == {"forest": 1, "water": 1}
