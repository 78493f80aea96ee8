"""The rule of thumb: its names, and what it prefers."""

from fireside.dewan.bots.thumb import WEIGHTS
from tests.bots.dewan.seen import NAMES, seen
from tests.dewan.builder import Table


def worth(table: Table, seat: int = 0) -> float:
    """The points that the rule of thumb expects."""
    looks = seen(table, seat)
    return sum(weight * looks[name] for name, weight in WEIGHTS.items())


def valley() -> Table:
    table = Table().land(desert=[(4, 0)], forest=[(3, 0), (4, -1)], mountains=[(2, 0)])
    return table.stories().stories(seat=1)


def test_every_weight_is_that_of_a_feature() -> None:
    assert set(WEIGHTS) <= set(NAMES)


def test_a_point_is_a_point() -> None:
    table = valley()
    before = worth(table)
    table.tribe().berries += 1
    assert worth(table) - before > 1.5


def test_a_card_is_worth_something_but_less_than_a_berry() -> None:
    table = valley()
    before = worth(table)
    assert 0.0 < worth(table.hand("desert-fire")) - before < 2.0 + 2.0


def test_a_card_is_worth_nothing_without_a_turn_to_come() -> None:
    table = valley()
    table.state.ending = True
    table.state.seat = 1
    before = worth(table)
    assert worth(table.hand("desert-fire")) == before


def test_a_tile_nearly_fulfilled_is_better_than_one_far_away() -> None:
    near = worth(valley().camps((3, 0)).stories("2-forest-1-artifact"))
    far = worth(valley().camps((3, 0)).stories("2-badlands-1-artifact"))
    assert near > far
