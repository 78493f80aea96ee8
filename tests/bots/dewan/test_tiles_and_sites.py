"""Features of story tiles, and of the sites for the next camp."""

import pytest

from tests.bots.dewan.seen import seen
from tests.dewan.builder import Table


def valley() -> Table:
    """Seat 0's home at (5, -1); desert at (4, 0) beside it, forest at (3, 0) behind that."""
    table = Table().land(desert=[(4, 0)], forest=[(3, 0)], mountains=[(4, -1)])
    return table.stories().stories(seat=1)


def test_what_counts_for_stories() -> None:
    table = valley().camps((4, 0), (3, 0)).symbols(("pigment", (4, 0), (3, 0)))
    looks = seen(table.tucked(("water-fire", "water")))
    assert looks["desert zones"] == looks["forest zones"] == looks["water zones"] == 0.25
    assert looks["mountains zones"] == 0.0
    assert looks["pigment symbols"] == pytest.approx(1 / 3)


def test_tiles_by_how_much_they_lack() -> None:
    table = valley().camps((3, 0)).stories("2-forest-1-artifact", "3-forest", "3-mountains")
    looks = seen(table)
    assert looks["tiles lacking 2"] == pytest.approx((4 + 1 + 5 + 1) / 10)
    assert looks["tiles lacking 3"] == pytest.approx(6 / 10)
    assert looks["things lacking"] == pytest.approx((2 + 1 + 3) / 8)
    table.stories("2-forest-1-artifact", "3-forest", "3-mountains", fulfilled=2)
    assert seen(table)["tiles lacking 2"] == 0.0
    assert seen(table)["stories fulfilled"] == 0.5


def test_tiles_fall_out_of_reach_with_the_camps() -> None:
    table = Table().land("desert").stories("3-mountains")
    early = seen(table)
    table.camps((4, 0), (3, 0), (2, 0), (1, 0), (2, 1), (3, 1), (2, 2))
    late = seen(table)
    assert early["tiles out of reach"] == 0.0
    assert late["tiles out of reach"] == pytest.approx(0.6)
    assert late["tiles in reach"] < early["tiles in reach"]


def test_the_best_tile_of_the_row_is_the_one_that_lacks_least() -> None:
    table = valley().camps((3, 0))
    table.state.story_row = (table.story("3-badlands"),)
    far = seen(table)["best tile in the row"]
    table.state.story_row = (table.story("3-badlands"), table.story("2-forest-1-artifact"))
    near = seen(table)
    assert near["best tile in the row"] > far
    assert near["best tile in the row with the next camp"] == near["best tile in the row"]
    table.camps((3, 0), (4, 0))
    assert seen(table)["best tile in the row with the next camp"] == 0.0


def test_sites_by_the_cards_that_are_there_for_them() -> None:
    table = valley().hand("desert-fire")
    looks = seen(table)
    assert looks["sites near"] == pytest.approx(2 / 12)
    assert looks["sites one card short"] == pytest.approx(2 / 12)
    assert looks["sites for two cards"] == 0.0
    looks = seen(table.hand("desert-fire", "water-fire"))
    assert looks["sites for two cards"] == pytest.approx(1 / 12)
    assert looks["sites one card short"] == pytest.approx(1 / 12)
    looks = seen(table.hand("desert-fire", "water-fire", "forest-fire"))
    assert looks["sites for two cards"] == pytest.approx(1 / 12)
    assert looks["sites for three cards"] == pytest.approx(2 / 12)


def test_one_card_with_two_terrains_pays_once() -> None:
    table = valley().camps((4, 0)).hand("desert/forest")
    assert seen(table)["sites for two cards"] == 0.0
    assert seen(table.hand("desert/forest", "desert/forest"))["sites for two cards"] > 0.0


def test_a_site_that_fulfils_a_tile() -> None:
    table = valley().stories("1-badlands-1-mountains-1-desert-1-forest")
    table.camps((4, 0), (3, 0)).tucked(("badlands-fire", "badlands"))
    table.hand("desert-fire", "mountains-fire")
    worth = (5 + 1) / 10
    looks = seen(table)
    assert looks["tiles fulfilled for two cards"] == pytest.approx(worth)
    assert looks["tiles fulfilled near"] == pytest.approx(worth)
    assert looks["wanted things for two cards"] == pytest.approx(1 / 6)
    looks = seen(table.hand("desert-fire"))
    assert looks["tiles fulfilled for two cards"] == 0.0
    assert looks["tiles fulfilled one card short"] == pytest.approx(worth)


def test_sites_with_berries() -> None:
    table = valley().berries((3, 0), 2).hand("desert-fire", "water-fire")
    looks = seen(table)
    assert (looks["berries for two cards"], looks["berries for three cards"]) == (0.0, 0.0)
    looks = seen(table.hand("desert-fire", "water-fire", "forest-fire"))
    assert (looks["berries for two cards"], looks["berries for three cards"]) == (0.0, 1.0)
    assert seen(table.berries((3, 0), 0))["berries for three cards"] == 0.0


def test_the_best_site_brings_several_goods() -> None:
    table = valley().hand("desert-fire", "water-fire")
    plain = seen(table)["best site for two cards"]
    wanted = seen(table.stories("3-desert"))["best site for two cards"]
    both = seen(table.berries((4, 0), 2))["best site for two cards"]
    assert plain < wanted < both
    table.state.ending = True
    assert seen(table)["best site in the last turn"] == both
