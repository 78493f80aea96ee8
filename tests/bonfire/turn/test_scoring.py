"""Final scoring (B20): each line, the rulebook's example, and who has won."""

import pytest

from tests.bonfire.builder import Table

PLAIN = ["flower", "fruit", "herb", "shell", "root"]


def finished(*points: int) -> Table:
    """A game of as many players, with these points scored in play and nothing else."""
    table = Table(players=len(points))
    for seat, scored in enumerate(points):
        table.supply(seat=seat).city(seat).points = scored
    return table


# The seven lines


@pytest.mark.rule("B20.1", "B14.3")
def test_bonfires_score_their_printed_points_and_tasks_nothing() -> None:
    table = Table().task(1, "blue-two-pairs", lit=True).task(4, "yellow-5-bonfires", lit=True)
    table.task(5, "red-council-task", lit=True).task(7, "yellow-4-yellow")
    assert table.scoring()["bonfires"] == 2 + 8 + 5


@pytest.mark.rule("B20.2")
@pytest.mark.parametrize("place", range(1, 8))
def test_a_guardian_at_a_bonfire_scores_its_seat(place: int) -> None:
    table = Table().guardians(own=f"bonfire {place}")
    assert table.scoring()["guardians"] == place + 1


@pytest.mark.rule("B20.2")
def test_guardians_on_paths_and_the_start_space_score_nothing() -> None:
    table = Table().paths("blue-herb", "red-root")
    table.guardians(own="path 1", grey="path 3", pink="start", amber="bonfire 2")
    assert table.scoring()["guardians"] == 3


@pytest.mark.rule("B20.3")
def test_portals_score_beside_bonfires_only() -> None:
    table = Table().portals(4, 5, 6, 7).task(4, "red-4-gold", lit=True)
    table.task(5, "red-3-portals", lit=True).task(6, "red-4-blue").task(1, "red-3-gnomes", lit=True)
    assert table.scoring()["portals"] == 2 + 2


@pytest.mark.rule("B20.4")
@pytest.mark.parametrize("crystal", ["blue", "red", "yellow"])
@pytest.mark.parametrize(
    ("task", "colour"),
    [("blue-two-pairs", "blue"), ("red-4-gold", "red"), ("yellow-5-gnomes", "yellow")],
)
def test_a_crystal_scores_beside_a_bonfire_of_its_colour(
    crystal: str, task: str, colour: str
) -> None:
    table = Table().paths("red-root", f"{crystal}-herb").task(3, task, lit=True)
    assert table.scoring()["crystals"] == (2 if crystal == colour else 0)


@pytest.mark.rule("B20.4")
def test_crystals_score_without_portal_but_not_beside_a_task_nor_on_place_1() -> None:
    table = Table().paths("red-root", "red-herb", "blue-herb").task(2, "red-4-gold", lit=True)
    table.task(3, "red-3-portals").task(4, "blue-two-pairs", lit=True)
    table.task(1, "blue-guardian-grey", lit=True).task(5, "red-4-blue", lit=True)
    assert table.scoring()["crystals"] == 2 + 2
    assert table.portals(2, 3, 4).scoring()["crystals"] == 2 + 2


@pytest.mark.rule("B20.5")
def test_each_council_task_scores_4_whoever_called_its_novice() -> None:
    table = Table().portals(1, 2, 3, 4, 5, 6, 7)
    table.guardians(grey="start", pink="start", natural="start", amber="start")
    assert table.scoring()["council tasks"] == 8
    assert table.council(portals=1, guardians=2).scoring()["council tasks"] == 8


@pytest.mark.rule("B20.6")
def test_each_fate_tile_left_scores_3() -> None:
    assert Table().scoring()["fate tiles"] == 7 * 3
    assert Table().supply(2, 5).scoring()["fate tiles"] == 2 * 3
    assert Table().supply().scoring()["fate tiles"] == 0


@pytest.mark.rule("B20.7")
@pytest.mark.parametrize(
    ("goods", "points"),
    [
        ({}, 0),
        ({"ship": 1}, 0),
        ({"ship": 1, "herb": 1}, 1),  # the sum of both
        ({"yellow": 1, "path": 2}, 1),
        ({"gold": 3, "root": 2, "task": 4}, 4),
        ({"gold": 3, "root": 2, "task": 5}, 5),
    ],
)
def test_each_two_tokens_or_resources_left_score_1(goods: dict[str, int], points: int) -> None:
    assert Table().goods(0, **goods).scoring()["leftovers"] == points


@pytest.mark.rule("B20.9", "B20.1", "B20.2", "B20.3", "B20.4", "B20.5", "B20.6", "B20.7")
def test_the_rulebooks_example_scores_61() -> None:
    table = Table().portals(1, 2, 3, 4, 5, 6, 7)
    table.task(2, "yellow-5-portals", lit=True)  # 7
    table.task(3, "red-4-guardians", lit=True)  # 5
    table.task(4, "blue-two-pairs", lit=True)  # 2
    table.task(5, "red-3-portals", lit=True)  # 4
    table.task(6, "blue-guardian-grey", lit=True)  # 2
    table.task(7, "yellow-5-gnomes")
    table.paths("yellow-herb", "red-root", "blue-root", "red-herb", "yellow-flower")
    table.guardians(own="bonfire 5", grey="path 2", pink="start")
    table.supply(1, 2).goods(ship=2, yellow=1, shell=1)
    table.city(0).points = 5
    assert table.scoring() == {
        "in play": 5,
        "bonfires": 20,
        "guardians": 6,
        "portals": 10,
        "crystals": 8,
        "council tasks": 4,
        "fate tiles": 6,
        "leftovers": 2,
    }
    assert table.state.scores()[0] == 61


# Who has won


@pytest.mark.rule("B20.8")
def test_most_points_win() -> None:
    assert finished(10, 12, 11).state.winners() == [1]


@pytest.mark.rule("B20.8")
def test_points_of_the_scoring_count_as_much_as_those_in_play() -> None:
    table = finished(10, 12).goods(0, gold=6)
    assert table.state.scores() == [13, 12]
    assert table.state.winners() == [0]


@pytest.mark.rule("B20.8")
def test_of_equal_points_more_bonfires_win() -> None:
    table = finished(8, 10, 10)
    table.task(1, "blue-two-pairs", lit=True, seat=0)  # 2 points: all are equal
    assert table.state.scores() == [10, 10, 10]
    assert table.state.winners() == [0]


@pytest.mark.rule("B20.8")
def test_bonfires_decide_nothing_where_points_differ() -> None:
    table = finished(7, 10).task(1, "blue-two-pairs", lit=True)
    assert table.state.winners() == [1]


@pytest.mark.rule("B20.8")
def test_tasks_that_are_not_lit_break_no_tie() -> None:
    assert finished(10, 10).task(1, "blue-two-pairs").state.winners() == [0, 1]


@pytest.mark.rule("B20.8")
def test_equal_points_and_bonfires_share_the_victory() -> None:
    table = finished(8, 3, 8, 5)
    table.task(1, "blue-two-pairs", lit=True, seat=0)
    table.task(3, "blue-guardian-pink", lit=True, seat=2)
    assert table.state.winners() == [0, 2]
