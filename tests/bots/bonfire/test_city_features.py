"""What bots see of a city: purse, fate area, bonfires, the way, gnomes, the ship."""

import pytest

from tests.bonfire.builder import Table
from tests.bots.bonfire.seen import seen

# The purse


def test_tokens_and_resources_are_counted() -> None:
    values = seen(Table().goods(ship=2, yellow=1, herb=3, gold=2))
    assert values["ship tokens"] == 0.5
    assert values["yellow tokens"] == 0.25
    assert values["path tokens"] == 0
    assert values["kinds of token"] == pytest.approx(2 / 7)
    assert values["plain resources"] == 0.5
    assert values["gold"] == 0.5
    assert values["kinds of resource"] == 0.2
    assert values["most of one resource"] == 0.6


def test_tokens_are_of_use_while_there_is_something_to_do_with_them() -> None:
    table = Table().goods(path=4, great_bonfire=2, gnome=4)
    assert seen(table)["path tokens of use"] == 1
    table.paths(*["blue-herb"] * 5).portals(7, 6, 5, 4, 3, 2).gnomes(1, 2, 3, 4, 5)
    values = seen(table)
    assert values["path tokens of use"] == 0.5  # place 7 costs two
    assert values["great bonfire tokens of use"] == 0.25
    assert values["gnome tokens of use"] == 0.5


def test_a_fate_tile_waits_for_the_last_tokens() -> None:
    assert seen(Table().goods(ship=1))["ready to lay a fate tile"] == 1
    assert seen(Table().goods(ship=2))["ready to lay a fate tile"] == 0
    assert seen(Table().goods(ship=3).gnomes(14))["ready to lay a fate tile"] == 1
    assert seen(Table().goods())["neither token nor fate tile"] == 0
    assert seen(Table().goods().supply())["neither token nor fate tile"] == 1


def test_open_offerings_in_hand() -> None:
    table = Table().offerings(["herb", "root"], ["shell"]).goods(herb=1)
    assert seen(table)["open offerings in hand"] == 0.5
    assert seen(table.goods(herb=1, shell=1))["open offerings in hand"] == 1


# The fate area


def test_the_next_fate_tile_enlarges_areas() -> None:
    """Tile 4 shows ship, path and task: four, two and one cells once they have grown."""
    table = Table().supply(4)
    table.symbols(ship=[(4, 3), (5, 3), (6, 3)], path=[(4, 4)])
    values = seen(table)
    assert values["fate tiles"] == pytest.approx(1 / 7)
    assert values["tokens of the next fate tile"] == pytest.approx(0.7)
    assert values["largest areas squared"] == pytest.approx(10 / 60)


def test_only_the_ends_of_the_supply_are_next() -> None:
    """Tile 2 shows no ship; tiles 1 and 4 do."""
    table = Table().symbols(ship=[(4, 3), (5, 3), (6, 3)])
    between = seen(table.supply(2, 4, 2))["tokens of the next fate tile"]
    first = seen(table.supply(4, 2, 2))["tokens of the next fate tile"]
    assert between == pytest.approx(0.3)
    assert first == pytest.approx(0.6)


# Tasks and bonfires


def test_tasks_ready_near_far_and_hopeless() -> None:
    table = Table().goods(flower=3).paths(*["yellow-herb"] * 5)
    table.task(1, "red-three-of-flower").task(2, "blue-guardian-grey")
    table.task(3, "yellow-5-portals").task(4, "yellow-3-red-crystals")
    values = seen(table)
    assert values["points of tasks ready"] == pytest.approx(4 / 20)
    assert values["points of tasks near"] == pytest.approx(2 / 20)
    assert values["points of tasks far"] == pytest.approx(7 / 20)
    assert values["tasks hopeless"] == pytest.approx(1 / 7)
    assert values["tasks ready with time"] == pytest.approx(values["time"] / 7)
    assert values["yellow tasks and bonfires"] == 0.5


def test_lighting_moves_points_from_what_may_be_to_what_is() -> None:
    table = Table().goods(flower=3).task(7, "red-three-of-flower")
    ready = seen(table)
    lit = seen(table.task(7, "red-three-of-flower", lit=True))
    assert ready["points to be lit"] == pytest.approx(4 / 20)
    assert lit["points to be lit"] == 0
    assert lit["points of bonfires"] == pytest.approx(4 / 20)
    assert lit["bonfires lit"] == pytest.approx(1 / 7)
    assert lit["bonfires without portal"] == pytest.approx(1 / 7)
    assert lit["bonfires without path tile"] == pytest.approx(1 / 7)


def test_portal_and_crystal_wait_for_their_bonfire() -> None:
    table = Table().goods(flower=3).task(2, "red-three-of-flower")
    assert seen(table)["portals and crystals to be lit"] == 0
    table.portals(2).paths("red-herb")
    assert seen(table)["portals and crystals to be lit"] == pytest.approx(2 / 5)
    assert seen(table.paths("blue-herb"))["portals and crystals to be lit"] == pytest.approx(1 / 5)


def test_council_tasks_and_their_novices() -> None:
    table = Table().guardians(grey="start", pink="start", natural="start")
    assert seen(table)["council tasks one short"] == 0.5
    assert seen(table)["council novices one short"] == 0.5
    assert seen(table.council(guardians=3))["council novices one short"] == 0
    table = Table().portals(1, 2, 3, 4, 5, 6, 7)
    assert seen(table)["council novices to call"] == 0.5
    assert seen(table.council(portals=3))["council novices to call"] == 0
    assert seen(table)["points of council tasks"] == pytest.approx(0.4)


# The way


def test_an_open_seat_waits_for_a_guardian() -> None:
    """Place 2 is worth three points; from the start space the seat is three steps away."""
    table = Table().paths("red-herb").portals(2).task(2, "red-4-gold", lit=True)
    values = seen(table)
    assert values["points of open seats in time"] == pytest.approx(3 / 20)
    assert values["steps to open seats"] == pytest.approx(3 / 8)
    nearer = seen(table.guardians(own="path 2"))
    assert nearer["steps to open seats"] == pytest.approx(1 / 8)
    there = seen(table.guardians(own="bonfire 2"))
    assert there["points of open seats in time"] == 0
    assert there["guardians at bonfires"] == 0.2
    assert there["points of guardians"] == pytest.approx(3 / 20)


def test_a_seat_behind_a_guardian_is_out_of_reach() -> None:
    table = Table().paths("red-herb", "red-herb").portals(2).task(2, "red-4-gold", lit=True)
    assert seen(table.guardians(own="path 3"))["points of open seats in time"] == 0


def test_a_seat_that_lacks_a_portal_is_nearly_open() -> None:
    values = seen(Table().paths("red-herb").task(2, "red-4-gold", lit=True))
    assert values["points of open seats in time"] == 0
    assert values["points of seats nearly open"] == pytest.approx(3 / 20)


def test_guardians_walk_as_far_as_the_path_goes() -> None:
    table = Table().guardians(own="path 1", grey="start")
    time = seen(table)["time"]
    assert seen(table)["guardians at start"] == 0.2
    assert seen(table)["guardians on the path"] == 0.2
    assert seen(table)["steps ahead with time"] == pytest.approx(1 / 20 * time)
    assert seen(table)["guardians able to walk with time"] == pytest.approx(0.2 * time)
    assert seen(table.paths("red-herb"))["steps ahead with time"] == pytest.approx(3 / 20 * time)


def test_the_next_portal_may_be_a_token_away() -> None:
    table = Table().field(1)
    table.city(0).board = table.edition.board_names.index("A")
    for field in range(1, 8):
        table.field_portals(field, "star")
    assert seen(table)["next portal at hand"] == 0
    assert seen(table.field_portals(3, "diamond"))["next portal at hand"] == pytest.approx(2 / 3)
    assert seen(table.field_portals(2, "diamond"))["next portal at hand"] == 1


# Gnomes and the ship


def test_gnomes_help_for_the_time_that_is_left() -> None:
    values = seen(Table().gnomes(5, 11, 13))
    assert values["gnomes"] == 0.5
    assert values["specialist 5 with time"] == values["time"]
    assert values["specialist 9 with time"] == 0
    assert values["specialists 10 to 13 with time"] == 2 * values["time"]


def test_the_best_elder_to_be_had() -> None:
    table = Table().paths(*["red-herb"] * 5)
    assert seen(table)["points of the best elder with turns"] == pytest.approx(6 / 7)
    table.gnomes(28, seat=1)
    assert seen(table)["points of the best elder with turns"] < 0.5


def test_what_is_near_the_ship() -> None:
    """One route from shell-1 lie two task islands and the grey guardian."""
    table = Table()
    assert seen(table)["ship in the dock"] == 1
    values = seen(table.ship("shell-1").goods(shell=1))
    assert values["ship in the dock"] == 0
    assert values["islands with tasks near"] == 0.75
    assert values["islands of resources in hand near"] == 0.25
    assert values["missing guardians near"] == 0.5
    assert seen(table.guardians(grey="start"))["missing guardians near"] == 0
