"""Elders (B19, B13.2): the points each of them scores when it is recruited."""

from collections.abc import Callable

import pytest

from tests.bonfire.builder import Table

RESOURCES = {28: "flower", 29: "fruit", 30: "herb", 31: "shell", 32: "root", 33: "root"}
Arrange = Callable[[Table], Table]


def recruit(table: Table, elder: int) -> Table:
    """Recruit an elder for two tokens and one of its resource, with another gnome to refuse."""
    goods = {"gnome": 2, RESOURCES[elder]: 1}
    table.display(23).goods(0, **goods).again().do("recruit")
    return table.do(f"gnome {elder}") if table.offers("gnome") else table


def fate_tiles(count: int) -> Arrange:
    """So many tiles in the fate area."""
    laid = [(1, "lay 4,3 right"), (2, "lay 4,4 right"), (3, "lay 4,2 right"), (4, "lay 4,1 right")]
    return lambda table: table.fate(*laid[:count]).supply(5, 6)


def tasks(lit: int, unlit: int) -> Arrange:
    """Tasks and bonfires."""
    names = [
        "blue-two-pairs",
        "red-3-portals",
        "red-4-gold",
        "yellow-3-elders",
        "blue-guardian-grey",
    ]

    def arrange(table: Table) -> Table:
        for place, name in enumerate(names[: lit + unlit], 1):
            table.task(place, name, lit=place <= lit)
        return table

    return arrange


CASES: list[tuple[int, Arrange, int]] = [
    (28, lambda table: table, 1),  # the start tile's path
    (28, lambda table: table.paths("blue-herb", "red-root", "red-fruit"), 4),
    (29, fate_tiles(1), 1),
    (29, fate_tiles(4), 4),
    (30, lambda table: table, 0),
    (30, lambda table: table.portals(3, 5, 6, 7), 4),
    (31, lambda table: table, 0),
    (31, tasks(0, 3), 3),
    (31, tasks(2, 0), 2),
    (31, tasks(2, 3), 5),
    (32, lambda table: table, 1),  # the own guardian
    (32, lambda table: table.guardians(grey="start", pink="path 1", amber="bonfire 2"), 4),
    (33, lambda table: table, 1),  # itself
    (33, lambda table: table.gnomes(1, 2, 29), 4),
    (33, lambda table: table.gnomes(1, 2, 28, 29, 30), 6),
]
PARAMETERS = [
    pytest.param(elder, arrange, points, marks=pytest.mark.rule(f"gnome {elder}"))
    for elder, arrange, points in CASES
]


@pytest.mark.rule("B13.2")
@pytest.mark.parametrize(("elder", "arrange", "points"), PARAMETERS)
def test_an_elder_scores_for_each_thing_of_its_sort(
    elder: int, arrange: Arrange, points: int
) -> None:
    table = recruit(arrange(Table()), elder)
    assert table.state.cities[0].has(elder)
    assert table.points() == points


@pytest.mark.rule("B13.2", "gnome 28", "gnome 29", "gnome 30", "gnome 31", "gnome 32", "gnome 33")
@pytest.mark.parametrize(
    ("elder", "counted"), [(28, 6), (29, 3), (30, 2), (31, 5), (32, 4), (33, 2)]
)
def test_an_elder_counts_its_own_sort_and_no_other(elder: int, counted: int) -> None:
    table = Table().paths("blue-herb", "red-root", "red-fruit", "blue-root", "blue-shell")
    fate_tiles(3)(table).portals(6, 7).gnomes(9)
    tasks(1, 4)(table).guardians(grey="start", pink="start", amber="start")
    assert recruit(table, elder).points() == counted


@pytest.mark.rule("gnome 28", "B13.2")
def test_an_elder_scores_once_and_not_for_what_comes_later() -> None:
    table = recruit(Table().paths("blue-herb"), 28)
    assert table.points() == 2
    table.goods(path=1).again().do("build path", "tile 1")
    assert table.points() == 2


@pytest.mark.rule("gnome 30", "B13.2")
def test_an_elder_counts_only_the_own_city() -> None:
    assert recruit(Table().portals(1, 2, 3, seat=1), 30).points() == 0


@pytest.mark.rule("gnome 4", "gnome 30")
def test_gnome_4_adds_to_an_elder_that_scores_nothing() -> None:
    assert recruit(Table().gnomes(4), 30).points() == 2


@pytest.mark.rule("gnome 33", "gnome 15")
def test_gnome_15_rewards_the_elder_and_the_elder_counts_gnome_15() -> None:
    table = recruit(Table().gnomes(15), 33)
    assert table.points() == 2
    assert table.held() == {"yellow": 1}
