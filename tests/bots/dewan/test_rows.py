"""Features of the scenarios' scoring rows, of fire and berries, and of teams."""

import pytest

from tests.bots.dewan.seen import seen
from tests.dewan.builder import Table

# Initial camps at (5, -1) and (0, 0) without a special tile, at (2, 1) and (-2, -1) with one.


def desert(scenario: str = "base", players: int = 2) -> Table:
    table = Table(players, scenario).land("desert")
    for seat in range(players):
        table.stories(seat=seat)
    return table


def test_most_fire_alone_and_shared() -> None:
    table = desert().tucked(("forest-fire", "forest"))
    looks, theirs = seen(table), seen(table, 1)
    assert (looks["most fire alone"], looks["most fire shared"]) == (1.0, 0.0)
    assert looks["fire ahead"] == theirs["fire behind"] == pytest.approx(1 / 3)
    table.tucked(("water-fire", "water"), seat=1)
    looks = seen(table)
    assert (looks["most fire alone"], looks["most fire shared"]) == (0.0, 1.0)


def test_berries_and_fire_in_pairs() -> None:
    table = desert("downpour").tucked(("forest-fire", "forest"))
    table.tribe().berries = 3
    looks = seen(table)
    assert looks["berries"] == 0.5
    assert looks["berries with fire"] == 0.25
    assert looks["berries beyond fire"] == 0.5
    assert looks["fire beyond berries"] == 0.0


def test_groups_and_camps_alone() -> None:
    table = desert().camps((2, 0), (3, 0), (1, 2))
    looks = seen(table)
    assert looks["groups"] == 0.25
    assert looks["camps alone"] == 0.5  # the initial camp is one of them
    assert looks["camps alone to be joined"] == 0.5
    assert seen(table.camps((2, 0), (3, 0), (2, 1)))["groups"] == 0.25


def test_a_camp_between_two_groups_makes_no_third() -> None:
    table = desert().land(desert=[(4, 0), (3, 0), (2, 0)]).camps((4, 0))
    table.hand("desert-fire", "desert-fire")
    assert seen(table)["row sites near"] == 0.0
    assert seen(table.camps((2, 0)))["row sites near"] == pytest.approx(2 / 6)


def test_the_volcano_its_waters_and_the_others_homes() -> None:
    table = desert("volcano").land("desert", closed=[(0, 0)], water=[(3, 0), (-2, 0)])
    looks = seen(table)
    assert looks["waters beside camps"] == 0.2
    assert looks["waters to come"] == 0.25
    looks = seen(table.camps((-1, -1), (1, 0)))
    assert looks["waters beside camps"] == 0.4
    assert looks["camps beside others' homes"] == pytest.approx(1 / 3)
    assert looks["camps beside the volcano"] == pytest.approx(1 / 3)
    table.cover("closed", (0, 1))
    assert seen(table)["camps beside the volcano"] == pytest.approx(1 / 3)


def test_high_zones_of_the_downpour() -> None:
    table = desert("downpour").land(forest=[(1, 1), (3, 0)], mountains=[(1, 2)])
    looks = seen(table)
    assert (looks["high zones"], looks["high zones to come"]) == (0.0, 0.75)
    looks = seen(table.camps((1, 1)))
    assert looks["high zones"] == pytest.approx(1 / 6)
    assert looks["high zones to come"] == 0.5


def test_lakes_led_and_shared_and_villages() -> None:
    table = Table(2, "lake-villages").land(water=[(3, 0), (1, 0)], desert=[(4, 0), (2, 0), (0, 1)])
    table.stories().stories(seat=1)
    looks = seen(table)  # seat 1's home is beside the second lake
    assert (looks["lakes led"], looks["lakes led by one other"]) == (0.0, 0.25)
    looks = seen(table.camps((2, 0)))
    assert (looks["lakes led"], looks["lakes shared"]) == (0.2, 0.25)
    assert looks["villages"] == 0.0
    looks = seen(table.camps((2, 0), (3, 0)))
    assert looks["villages"] == pytest.approx(1 / 3)
    assert looks["villages with turns to come"] > 0.0


def test_the_event_comes_nearer() -> None:
    table = desert("volcano").pile("forest-fire", "water-fire")
    assert seen(table)["cards before the event"] == 0.2
    assert seen(desert().pile("forest-fire"))["cards before the event"] == 0.0


def test_partners_are_one_side() -> None:
    """Seats 0 and 2 are partners; their initial camps are at (4, 2) and (1, -3)."""
    table = desert("team", 4).tucked(("forest-fire", "forest"), seat=2)
    looks = seen(table)
    assert looks["most fire alone"] == 1.0
    assert looks["partner's camps met"] == 0.0
    assert looks["partner's camps to meet"] == pytest.approx(1 / 6)
    table.camps((1, -2), (3, 0), seat=2).camps((1, -1))
    table.tribe(0).berries = table.tribe(2).berries = 2
    looks = seen(table)
    assert looks["partner's camps"] == 0.25
    assert looks["partner's camps met"] == pytest.approx(1 / 6)
    assert looks["berries paired with the partner's"] == 0.5
    assert seen(desert())["partner's camps"] == 0.0


def test_what_the_opponents_have() -> None:
    table = desert("base", 3).stories("3-mountains", fulfilled=1, seat=1)
    table.stories("2-mountains-2-forest", "3-forest", fulfilled=1, seat=2)
    table.hand(*["desert-fire"] * 4, seat=2)
    looks = seen(table)
    assert looks["most story points of others"] == pytest.approx(7 / 20)
    assert looks["story points of others"] == pytest.approx(6.5 / 20)
    assert looks["most cards of others"] == pytest.approx(0.4)
    assert looks["unfulfilled tiles of others"] == pytest.approx(0.5 / 4)
