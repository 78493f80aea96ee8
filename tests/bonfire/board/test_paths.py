"""Building paths (B7), and how the path display is refilled (B2.10)."""

from collections import Counter

import pytest

from tests.bonfire.builder import Table

OPEN = ["blue-flower", "red-fruit", "yellow-herb", "red-shell"]
ALIKE = ["blue-flower", "blue-fruit", "blue-herb", "blue-shell"]
SIX_TILES = ["blue-herb", "blue-root", "red-herb", "red-root", "red-shell", "yellow-fruit"]


def display(*opened: str, seed: int = 1) -> Table:
    """A display and two stacks that are easy to tell apart; enough tokens to build."""
    table = Table(seed=seed).goods(0, path=1).open_paths(*(opened or OPEN))
    return table.stacks(
        ["yellow-fruit", "yellow-flower", "red-root"], ["red-herb", "red-flower", "blue-root"]
    )


def shown(table: Table) -> list[str]:
    """The open path tiles."""
    return list(table.state.view(0)["paths"]["open"])


def stacks(table: Table) -> list[list[str]]:
    """The stacks, top tile last, for those who may look."""
    names = table.edition.path_name
    return [
        [names(tile % table.state.facts.batch) for tile in stack] for stack in table.state.stacks
    ]


def built(table: Table, seat: int = 0) -> list[str]:
    """The path tiles of a city from place 1 on."""
    places = table.state.view(0)["cities"][seat]["places"]
    return [place["path"] for place in places if place["path"]]


# Choosing a tile


@pytest.mark.rule("B7.1")
def test_four_open_tiles_or_the_top_of_a_stack() -> None:
    table = display().refresh().do("build path")
    assert table.choices() == ["tile 1", "tile 2", "tile 3", "tile 4", "stack 1", "stack 2"]


@pytest.mark.rule("B7.1", "B2.10")
@pytest.mark.parametrize("slot", [1, 2, 3, 4])
def test_an_open_tile_is_laid_and_its_place_in_the_display_refilled(slot: int) -> None:
    table = display().refresh().do("build path", f"tile {slot}")
    assert built(table) == ["start", OPEN[slot - 1]]
    expected = [*OPEN]
    expected[slot - 1] = "red-root"
    assert shown(table) == expected
    assert [len(stack) for stack in stacks(table)] == [2, 3]


@pytest.mark.rule("B7.1")
@pytest.mark.parametrize(("stack", "top"), [(1, "red-root"), (2, "blue-root")])
def test_the_top_tile_of_a_stack_leaves_the_display_as_it_is(stack: int, top: str) -> None:
    table = display().refresh().do("build path", f"stack {stack}")
    assert built(table) == ["start", top]
    assert shown(table) == OPEN
    assert [len(tiles) for tiles in stacks(table)] == ([2, 3] if stack == 1 else [3, 2])


@pytest.mark.rule("B7.1", "B1.2")
def test_tiles_are_laid_clockwise_from_the_start_tile() -> None:
    table = display().paths("blue-herb", "blue-root").goods(0, path=1).refresh()
    table.do("build path", "tile 3")
    places = [place["path"] for place in table.state.view(0)["cities"][0]["places"]]
    assert places == ["start", "blue-herb", "blue-root", "yellow-herb", None, None, None]


@pytest.mark.rule("B2.10", "B7.1")
def test_refills_come_from_the_highest_stack_and_the_first_of_equals() -> None:
    table = display().goods(1, path=9)
    table.refresh().do("build path", "stack 1")  # stacks of 2 and 3
    table.do("build path", "tile 1")
    assert shown(table)[0] == "blue-root"  # from the second, which was the higher one
    assert [len(stack) for stack in stacks(table)] == [2, 2]
    table.goods(0, path=1).state.seat = 0
    table.refresh().do("build path", "tile 4")
    assert shown(table)[3] == "yellow-flower"
    assert [len(stack) for stack in stacks(table)] == [1, 2]


# The cost


@pytest.mark.rule("B7.2")
@pytest.mark.parametrize(("place", "cost"), [(2, 1), (3, 1), (4, 1), (5, 2), (6, 2), (7, 2)])
def test_the_first_three_tiles_cost_one_token_the_last_three_two(place: int, cost: int) -> None:
    table = Table().paths(*SIX_TILES[: place - 2])
    table.goods(0, path=cost - 1, ship=1, root=9).refresh()
    assert "build path" not in table.choices()
    table.goods(0, path=cost).refresh()
    assert "build path" in table.choices()
    table.goods(0, path=3, root=9).refresh().do("build path", "tile 1")
    assert table.held() == {"path": 3 - cost, "root": 9}
    assert len(built(table)) == place


@pytest.mark.rule("B7.2")
def test_six_tiles_at_most() -> None:
    table = Table().paths(*SIX_TILES).goods(0, path=9).refresh()
    assert "build path" not in table.choices()


# Four open tiles alike


@pytest.mark.rule("B7.3", "B7.4")
@pytest.mark.parametrize("colour", ["blue", "red", "yellow"])
def test_four_crystals_of_one_colour_may_be_renewed(colour: str) -> None:
    alike = [f"{colour}-{resource}" for resource in ("flower", "fruit", "herb", "herb")]
    table = display(*alike).refresh().do("build path")
    assert table.choices()[-1] == "renew tiles"
    assert table.choices()[:-1] == ["tile 1", "tile 2", "tile 3", "tile 4", "stack 1", "stack 2"]


@pytest.mark.rule("B7.3")
@pytest.mark.parametrize("slot", range(4))
def test_crystals_of_two_colours_cannot_be_renewed(slot: int) -> None:
    mixed = [*ALIKE]
    mixed[slot] = "red-flower"
    table = display(*mixed).refresh().do("build path")
    assert "renew tiles" not in table.choices()


@pytest.mark.rule("B7.3")
def test_equal_resources_alone_are_not_enough() -> None:
    table = display("blue-herb", "red-herb", "yellow-herb", "blue-herb").refresh()
    assert "renew tiles" not in table.do("build path").choices()


@pytest.mark.rule("B7.3", "B7.4")
def test_renewing_puts_the_tiles_evenly_under_the_stacks_and_opens_four_others() -> None:
    table = display(*ALIKE).refresh().do("build path", "renew tiles")
    assert shown(table) == ["red-root", "blue-root", "yellow-flower", "red-flower"]
    first, second = stacks(table)
    assert (first[2:], second[2:]) == (["yellow-fruit"], ["red-herb"])
    assert Counter(first[:2] + second[:2]) == Counter(ALIKE)


@pytest.mark.rule("B7.4")
def test_the_renewed_tiles_lie_in_random_order() -> None:
    orders = set()
    for seed in range(40):
        table = display(*ALIKE, seed=seed).refresh().do("build path", "renew tiles")
        first, second = stacks(table)
        orders.add((*first[:2], *second[:2]))
    assert len(orders) > 12
    assert {order[0] for order in orders} == set(ALIKE)
    assert {order[3] for order in orders} == set(ALIKE)


@pytest.mark.rule("B7.4")
def test_the_token_is_paid_before_renewing_and_a_tile_must_be_taken() -> None:
    table = display(*ALIKE).goods(0, path=2).refresh().do("build path")
    assert table.held() == {"path": 1}
    table.do("renew tiles")
    assert table.held() == {"path": 1}
    assert table.choices() == ["tile 1", "tile 2", "tile 3", "tile 4", "stack 1", "stack 2"]
    table.do("tile 2")
    assert built(table) == ["start", "blue-root"]


@pytest.mark.rule("B7.4")
def test_renewing_once_an_action_only() -> None:
    table = display(*ALIKE).stacks(["red-root"] * 4, ["red-herb"] * 4).goods(1, path=1).refresh()
    table.do("build path", "renew tiles")
    assert shown(table) == ["red-root", "red-herb", "red-root", "red-herb"]
    assert "renew tiles" not in table.choices()
    table.do("stack 1")
    table.do("build path")  # the next player's action
    assert "renew tiles" in table.choices()


@pytest.mark.rule("B7.4", "B7.3", "bonus 2")
def test_no_renewing_with_the_council_bonus() -> None:
    table = display(*ALIKE).task(1, "red-4-gold").goods(0, gold=4).refresh()
    table.do("light 1", "council 2 bonus")
    assert "tile 1" in table.choices()
    assert "renew tiles" not in table.choices()


@pytest.mark.rule("B7.3", "B7.4")
def test_renewed_tiles_come_back_when_the_stacks_are_low() -> None:
    table = display(*ALIKE).stacks(["red-root"], []).refresh().do("build path", "renew tiles")
    assert shown(table)[0] == "red-root"
    assert set(shown(table)[1:]) < set(ALIKE)
    assert sum(len(stack) for stack in stacks(table)) == 1
