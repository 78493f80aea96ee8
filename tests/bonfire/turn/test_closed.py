"""Why an action of the turn is not open (B4.1): each reason where its rule forbids the action."""

import pytest

from fireside.bonfire.rules.seen.closed import closed
from fireside.bonfire.rules.state.position import TURN
from fireside.core.chance import seeded
from tests.bonfire.builder import Table
from tests.bonfire.sailors import sail, sailors, started

SUPPLY = (1, 2)  # fate tiles that can be laid, so that the turn has something to offer
ACTIONS = [
    "fate",
    "build path",
    "sail",
    "procession",
    "great bonfire",
    "recruit",
    "light",
    "pass",
]
ISLAND_ACTIONS = ["take task", "fetch guardian"]


def why(table: Table, action: str) -> tuple[str, str] | None:
    """The reason and the rule for which an action is not open; none if it is open."""
    found = [one for one in closed(table.state) if one.action == action]
    assert len(found) <= 1
    assert bool(found) != bool(table.offers(action))
    return (found[0].reason, found[0].rule) if found else None


def facts(table: Table, action: str) -> dict[str, object]:
    """What the reason is about."""
    return next(one.facts for one in closed(table.state) if one.action == action)


@pytest.mark.rule("B5.2")
def test_a_fate_tile_needs_a_supply() -> None:
    assert why(sailors().supply(*SUPPLY).refresh(), "fate") is None
    assert why(sailors().goods(ship=2, path=1).supply().refresh(), "fate") == ("no-tile", "B5.2")


@pytest.mark.rule("B5.3")
def test_a_fate_tile_needs_room() -> None:
    table = sailors().goods(ship=2, path=1).supply(*SUPPLY)
    table.cover(list(table.edition.area)).refresh()
    assert why(table, "fate") == ("no-room", "B5.3")


@pytest.mark.rule("B7.2")
def test_a_path_that_costs_too_much() -> None:
    table = sailors().goods(path=1).supply(*SUPPLY)
    assert why(table.refresh(), "build path") is None
    table.paths("blue-herb", "blue-fruit", "red-herb").refresh()
    assert why(table, "build path") == ("tokens", "B7.2")
    assert facts(table, "build path") == {"token": "path", "needed": 2, "reach": 1}


@pytest.mark.rule("B7.2")
def test_no_eighth_path() -> None:
    tiles = ["blue-herb", "blue-fruit", "red-herb", "red-fruit", "yellow-herb", "yellow-fruit"]
    table = sailors().supply(*SUPPLY).paths(*tiles).refresh()
    assert why(table, "build path") == ("seven-paths", "B7.2")


@pytest.mark.rule("B8.2", "B8.1")
def test_a_voyage_needs_a_token() -> None:
    table = sailors().goods().supply(*SUPPLY).refresh()
    assert why(table, "sail") == ("tokens", "B8.1")
    assert why(table.ship("grey").refresh(), "sail") == ("tokens", "B8.2")


@pytest.mark.rule("B9.1")
def test_a_task_needs_a_ship_at_an_island_with_tasks() -> None:
    table = sailors().goods(task=5, gold=5).supply(*SUPPLY).refresh()
    assert why(table, "take task") == ("in-dock", "B9.1")
    assert why(table.ship("flower-1").refresh(), "take task") is None
    table.island("flower-1").refresh()
    assert why(table, "take task") == ("no-task-left", "B9.1")
    assert facts(table, "take task") == {"island": "flower-1"}


@pytest.mark.rule("B9.1")
def test_no_eighth_task() -> None:
    table = sailors().goods(task=5, gold=5).supply(*SUPPLY).ship("flower-1")
    table.city().filled = 0b1111111
    table.city().lit = 0b1111111
    assert why(table.refresh(), "take task") == ("seven-tasks", "B9.1")


@pytest.mark.rule("B9.2")
def test_a_second_offering_costs_a_token_more() -> None:
    table = sailors().goods(task=1, gold=5).supply(*SUPPLY).ship("flower-1").given(flower_1=1)
    assert why(table.refresh(), "take task") == ("tokens", "B9.2")
    assert facts(table, "take task") == {"token": "task", "needed": 2, "reach": 1}


@pytest.mark.rule("B9.3")
def test_an_offering_that_cannot_be_paid() -> None:
    table = sailors().goods(task=1, flower=1).supply(*SUPPLY).ship("flower-1")
    table.offerings(["herb"], ["shell"]).refresh()
    assert why(table, "take task") == ("resources", "B9.3")
    assert facts(table, "take task") == {"offerings": ["herb", "shell"], "resource": "flower"}
    assert why(table.offerings([], []).refresh(), "take task") == ("no-offering", "B9.3")


@pytest.mark.rule("B9.3", "gnome 3")
def test_with_gnome_3_any_two_resources_are_asked_for() -> None:
    table = sailors().goods(task=1, flower=1).supply(*SUPPLY).ship("flower-1").gnomes(3)
    assert why(table.refresh(), "take task") == ("two-resources", "B9.3")


@pytest.mark.rule("B10.1")
def test_a_guardian_that_is_there_or_costs_too_much() -> None:
    table = sailors().goods().supply(*SUPPLY).ship("grey").refresh()
    assert why(table, "fetch guardian") == ("tokens", "B10.1")
    table.goods(guardian=1).guardians(grey="start").refresh()
    assert why(table, "fetch guardian") == ("guardian-there", "B10.1")


@pytest.mark.rule("B11.1", "B11.7")
def test_a_procession_needs_a_token_and_somebody_who_can_move() -> None:
    table = sailors().goods().supply(*SUPPLY).refresh()
    assert why(table, "procession") == ("tokens", "B11.1")
    table.goods(guardian=1).guardians(own="path 1").refresh()
    assert why(table, "procession") == ("nobody-moves", "B11.7")


@pytest.mark.rule("B12.2")
def test_the_great_bonfire_needs_a_token() -> None:
    table = sailors().goods().supply(*SUPPLY).refresh()
    assert why(table, "great bonfire") == ("tokens", "B12.2")


@pytest.mark.rule("B13.1", "B13.2")
def test_a_gnome_has_its_price_and_a_city_its_limit() -> None:
    table = sailors().goods().supply(*SUPPLY).refresh()
    assert why(table, "recruit") == ("tokens", "B13.1")
    assert why(table.goods(gnome=5).refresh(), "recruit") == ("gnome-price", "B13.1")
    table.gnomes(1, 2, 3, 4, 5, 6).refresh()
    assert why(table, "recruit") == ("six-gnomes", "B13.1")
    table.gnomes(1).display(deck=[])
    table.state.elders = 0
    assert why(table.refresh(), "recruit") == ("no-gnome-left", "B13.2")


@pytest.mark.rule("B14.1")
def test_a_bonfire_needs_a_task_whose_condition_holds() -> None:
    table = sailors().goods(gold=2).supply(*SUPPLY).refresh()
    assert why(table, "light") == ("no-task", "B14.1")
    table.task(2, "yellow-5-bonfires").task(4, "red-4-gold").refresh()
    assert why(table, "light") == ("unfulfilled", "B14.1")
    assert facts(table, "light") == {"task": "red-4-gold", "have": 2, "need": 4}
    assert why(table.goods(gold=4).refresh(), "light") is None


@pytest.mark.rule("B16.4")
def test_nobody_passes_before_the_countdown() -> None:
    table = sailors().supply(*SUPPLY).refresh()
    assert why(table, "pass") == ("no-countdown", "B16.4")
    assert facts(table, "pass") == {"seated": 0, "needed": 7}


@pytest.mark.rule("B16.7")
def test_nobody_passes_in_the_round_in_which_the_countdown_started() -> None:
    table = started(3, starter=1)
    assert table.state.seat == 2
    assert why(table, "pass") == ("next-round", "B16.7")
    assert why(sail(table), "pass") is None


@pytest.mark.rule("B16.5")
def test_no_bonus_action_goes_with_passing() -> None:
    table = started(2, starter=0).portals(*range(1, 8), seat=1).refresh()
    assert why(table, "pass") is None
    table.do("novice of portals", "council 3 point")
    assert why(table, "pass") == ("bonus-taken", "B16.5")


@pytest.mark.parametrize("players", [1, 3])
def test_each_action_is_either_open_or_told_why_not(players: int) -> None:
    """In whole random games; once an option was carried out, nothing more is told."""
    table = Table(players).refresh()
    chance = seeded(7 + players)
    told = 0
    while not table.state.over():
        found = [one.action for one in closed(table.state)]
        if table.state.phase == TURN and not table.state.acted:
            island = [action for action in ISLAND_ACTIONS if table.offers(action)]
            island += [action for action in found if action in ISLAND_ACTIONS]
            assert len(island) == 1
            for action in ACTIONS:
                assert (action in found) != bool(table.offers(action)), action
            told += len(found)
        else:
            assert not found
        options = table.state.choices()
        table.state.apply(options[chance.below(len(options))])
    assert told > 50
