"""Tasks (B17): what holds for all of them, and the five council tasks."""

import pytest

from fireside.bonfire.rules.tasks.kinds import TASK_KINDS
from tests.bonfire.builder import Table
from tests.bonfire.lighting import (
    BLUES,
    PLACE,
    REDS,
    YELLOWS,
    Arrange,
    Case,
    arranged,
    both,
    can_light,
    gnomes,
    guardians,
    parameters,
    paths,
    portals,
    tasks,
)
from tests.bonfire.tasks import test_tasks_blue, test_tasks_red, test_tasks_yellow

CASES = [*test_tasks_blue.CASES, *test_tasks_red.CASES, *test_tasks_yellow.CASES]
FIRST_CASES = {case.tile: case for case in reversed(CASES) if case.enough}
SIX_TILES = ["blue-herb", "red-root", "blue-fruit", "red-shell", "blue-root", "red-flower"]


@pytest.mark.rule("B17.0")
def test_every_tile_of_the_edition_has_cases_of_both_kinds() -> None:
    tiles = {task.name for task in Table().edition.tasks}
    assert len(tiles) == 66
    assert {case.tile for case in CASES if case.enough} == tiles
    assert {case.tile for case in CASES if not case.enough} == tiles
    assert len(TASK_KINDS) == 41


@pytest.mark.rule("B14.3", "B17.0", "B20.1")
@pytest.mark.parametrize("case", parameters(list(FIRST_CASES.values())))
def test_a_task_once_lit_is_worth_its_points_and_cannot_be_lit_again(case: Case) -> None:
    table = arranged(case)
    points = next(task.points for task in table.edition.tasks if task.name == case.tile)
    before = table.scoring()["bonfires"]
    table.do(f"light {PLACE}", "council 1 bonus")
    assert table.scoring()["bonfires"] == before + points
    assert not can_light(table.again())


@pytest.mark.rule("B17.0")
def test_a_bonfire_needs_its_condition_no_longer() -> None:
    table = Table().task(1, "red-three-of-shell").goods(shell=3).refresh()
    table.do("light 1", "council 1 bonus").goods()
    assert table.state.cities[0].bonfires() == 1
    assert table.scoring()["bonfires"] == 4


@pytest.mark.rule("B17.0")
def test_a_condition_that_held_earlier_lights_nothing_now() -> None:
    table = Table().task(1, "red-three-of-shell").goods(shell=3).refresh()
    assert "light 1" in table.choices()
    table.goods(shell=2).refresh()
    assert "light 1" not in table.choices()


@pytest.mark.rule("B17.1")
def test_a_task_that_is_lit_counts_as_a_bonfire_for_the_next() -> None:
    table = Table().task(1, "blue-blue-and-red-bonfire").task(2, BLUES[0], lit=True)
    table.task(3, "red-4-gold").goods(gold=4).refresh()
    assert table.offers("light") == ["light 3"]
    table.do("light 3", "council 1 bonus")
    assert table.again().offers("light") == ["light 1"]


@pytest.mark.rule("B17.4", "task council_task")
def test_a_council_task_counts_for_a_red_task_when_its_novice_is_gone() -> None:
    table = Table().task(1, "red-council-task").portals(1, 2, 3, 4, 5, 6, 7).council(portals=3)
    assert table.refresh().offers("light") == ["light 1"]


@pytest.mark.rule("B17.4", "task council_task")
def test_a_council_task_counts_for_a_red_task_before_its_novice_is_called() -> None:
    table = Table().task(1, "red-council-task").portals(1, 2, 3, 4, 5, 6, 7).refresh()
    assert {"light 1", "novice of portals"} <= set(table.choices())
    table.do("light 1", "council 8 point")
    assert "novice of portals" in table.choices()


@pytest.mark.rule("B17.4", "task council_task")
def test_a_council_novice_called_by_another_player_fulfils_no_red_task() -> None:
    table = Table().task(1, "red-council-task").council(portals=3)
    table.portals(1, 2, 3, 4, 5, 6, 7, seat=1)
    assert table.refresh().offers("light") == []


# Council tasks

ALL = {"grey": "start", "pink": "path 1", "natural": "start", "amber": "start"}
SIX_TASKS = tasks(*BLUES[:2], *REDS[:2], unlit=(*YELLOWS[:2],))


def the_tile(table: Table, seat: int) -> None:
    """The place that `tasks` leaves free."""
    table.task(PLACE, "yellow-3-elders", seat=seat)


COUNCIL_TASKS = [
    ("tasks", both(SIX_TASKS, the_tile), SIX_TASKS),
    ("portals", portals(1, 2, 3, 4, 5, 6, 7), portals(2, 3, 4, 5, 6, 7)),
    ("paths", paths(*SIX_TILES), paths(*SIX_TILES[:5])),
    (
        "guardians",
        guardians(**ALL),
        guardians(grey="start", pink="path 1", amber="start"),
    ),
    ("gnomes", gnomes(1, 2, 3, 28, 29, 30), gnomes(1, 2, 3, 28, 29)),
]
PARAMETERS = [
    pytest.param(name, full, nearly, id=name, marks=pytest.mark.rule(f"council task {name}"))
    for name, full, nearly in COUNCIL_TASKS
]


@pytest.mark.rule("B15.1", "B17.3", "B20.5")
@pytest.mark.parametrize(("name", "full", "nearly"), PARAMETERS)
def test_a_council_task_holds_with_the_last_thing_and_not_before(
    name: str, full: Arrange, nearly: Arrange
) -> None:
    table = Table()
    nearly(table, 0)
    assert table.refresh().offers("novice") == []
    assert table.scoring()["council tasks"] == 0
    full(table, 0)
    assert table.refresh().offers("novice") == [f"novice of {name}"]
    assert table.scoring()["council tasks"] == 4
    assert table.scoring(1)["council tasks"] == 0


@pytest.mark.rule("B20.5", "council task tasks")
def test_seven_bonfires_are_worth_7_and_six_of_seven_only_4() -> None:
    table = Table()
    for place, name in enumerate([*BLUES[:3], *REDS[:3]], 1):
        table.task(place, name, lit=True)
    table.task(7, YELLOWS[0])
    assert table.scoring()["council tasks"] == 4
    table.task(7, YELLOWS[0], lit=True)
    assert table.scoring()["council tasks"] == 7


@pytest.mark.rule("B20.5")
def test_all_five_council_tasks_count_together() -> None:
    table = Table()
    for _, full, _ in COUNCIL_TASKS:
        full(table, 0)
    assert table.scoring()["council tasks"] == 5 * 4
