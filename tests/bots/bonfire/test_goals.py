"""Goals: how much a task still asks for, and whether it can be had at all."""

import pytest

from fireside.bonfire.bots.goals import HOPELESS, missing, missing_for_council, turns_to
from tests.bonfire.builder import Table
from tests.bonfire.lighting import Case, arranged
from tests.bonfire.tasks.test_tasks import CASES


def missing_of(table: Table, task: str) -> int:
    """How many things a task asks the first player for."""
    return missing(table.facts, table.state.cities[0], table.task_number(task))


def turns_of(table: Table, task: str) -> float:
    """How many turns a task is away for the first player."""
    return turns_to(table.facts, table.state.cities[0], table.task_number(task))


@pytest.mark.parametrize(
    ("task", "count"),
    [
        ("blue-guardian-grey", 1),
        ("blue-path-with-herb", 1),
        ("blue-two-pairs", 4),
        ("blue-offerings-on-3-islands", 3),
        ("red-3-portals", 3),
        ("red-4-gold", 4),
        ("red-4-guardians", 3),
        ("red-both-islands-root", 2),
        ("red-bonfires-in-3-colours", 3),
        ("yellow-5-gnomes", 5),
        ("yellow-3-elders", 3),
        ("yellow-offering-stack-empty", 5),
        ("yellow-5-bonfires", 5),
        ("yellow-2-offerings-on-3-islands", 6),
        ("yellow-5-equal-resources", 5),
        ("yellow-two-triples", 6),
        ("yellow-2-guardians-at-bonfires", 2),
        ("yellow-gold-cells-covered", 5),
        ("yellow-marked-cells-covered", 12),
        ("yellow-outer-columns-covered", 6),
    ],
)
def test_everything_is_missing_at_first(task: str, count: int) -> None:
    assert missing_of(Table(), task) == count


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case.tile}: {case.words}")
def test_nothing_is_missing_exactly_where_it_is_enough(case: Case) -> None:
    assert (missing_of(arranged(case), case.tile) == 0) == case.enough


def test_less_is_missing_with_each_thing_had() -> None:
    table = Table().goods(gold=3, flower=2, herb=5).portals(7, 6).gnomes(28, 29, 1)
    assert missing_of(table, "red-4-gold") == 1
    assert missing_of(table, "red-3-portals") == 1
    assert missing_of(table, "yellow-3-elders") == 1
    assert missing_of(table, "red-3-gnomes") == 0
    assert missing_of(table, "blue-two-pairs") == 0
    assert missing_of(table, "yellow-two-triples") == 1


def test_offerings_count_island_by_island() -> None:
    table = Table().given(flower_1=3, flower_2=1, herb_1=1)
    assert missing_of(table, "blue-offerings-on-3-islands") == 0
    assert missing_of(table, "yellow-2-offerings-on-3-islands") == 2
    assert missing_of(table, "red-both-islands-flower") == 0
    assert missing_of(table, "red-both-islands-herb") == 1


def test_a_council_task_is_as_near_as_the_nearest_one() -> None:
    table = Table().guardians(grey="start", pink="start", natural="start")
    assert missing_of(table, "red-council-task") == 1
    city = table.state.cities[0]
    assert [missing_for_council(city, task) for task in range(5)] == [7, 7, 6, 1, 6]


def test_fewer_missing_things_take_fewer_turns() -> None:
    table = Table()
    far = turns_of(table, "yellow-5-portals")
    near = turns_of(table.portals(7, 6, 5), "yellow-5-portals")
    assert 0 < near < far < HOPELESS
    assert turns_of(table.portals(7, 6, 5, 4, 3), "yellow-5-portals") == 0


def test_what_cannot_be_had_any_more_is_hopeless() -> None:
    table = Table().paths(*["yellow-herb"] * 4)
    assert turns_of(table, "yellow-3-red-crystals") == HOPELESS
    assert turns_of(Table().gnomes(1, 2, 3, 4), "yellow-3-elders") == HOPELESS
    full = Table()
    for place in range(1, 6):
        full.task(place, full.edition.tasks[place].name)
    assert turns_of(full, "yellow-offerings-on-5-islands") == HOPELESS
    assert turns_of(Table().supply(), "yellow-gold-cells-covered") == HOPELESS
