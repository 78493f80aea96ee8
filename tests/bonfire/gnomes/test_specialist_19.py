"""Specialist 19 (B19): gold and a yellow token each time a council task becomes fulfilled."""

from collections.abc import Callable

import pytest

from tests.bonfire.builder import Table
from tests.bonfire.council_bonus import take_bonus

REWARD = {"gold": 1, "yellow": 1}
FIVE_TILES = ["blue-herb", "red-root", "blue-fruit", "red-shell", "blue-root"]
SIX_TASKS = [
    "blue-two-pairs",
    "blue-path-with-herb",
    "red-3-portals",
    "red-4-guardians",
    "yellow-5-portals",
    "yellow-3-elders",
]


def seventh_path(table: Table) -> Table:
    table.paths(*FIVE_TILES).goods(path=2)
    return table.refresh().do("build path", "tile 1")


def seventh_portal(table: Table) -> Table:
    table.portals(2, 3, 4, 5, 6, 7).field(2).field_portals(3, "hexagon").goods(great_bonfire=1)
    table.refresh().do("great bonfire", "token and portal")
    table.city(0).goods[1] -= 1  # the token of field 3
    return table


def seventh_task(table: Table) -> Table:
    for place, name in enumerate(SIX_TASKS, 1):
        table.task(place, name)
    table.ship("flower-1").island("flower-1", "red-4-gold").offerings(["herb"], [])
    return table.goods(task=1, flower=1, herb=1).refresh().do("take task")


def fifth_guardian(table: Table) -> Table:
    table.guardians(grey="start", pink="start", natural="start").ship("amber").goods(guardian=1)
    return table.refresh().do("fetch guardian")


def sixth_gnome(table: Table) -> Table:
    numbers = [number for number in range(34) if table.state.cities[0].has(number)]
    table.gnomes(*numbers, 28, 29, 30, 31).display(2, 9).goods(gnome=2, fruit=1)
    return table.refresh().do("recruit", "gnome 2")


WAYS = [
    ("paths", seventh_path),
    ("portals", seventh_portal),
    ("tasks", seventh_task),
    ("guardians", fifth_guardian),
    ("gnomes", sixth_gnome),
]


@pytest.mark.rule("gnome 19")
@pytest.mark.parametrize(("council_task", "fulfil"), WAYS)
def test_gnome_19_rewards_each_council_task_that_becomes_fulfilled(
    council_task: str, fulfil: Callable[[Table], Table]
) -> None:
    table = fulfil(Table().gnomes(19))
    assert table.offers("novice") == [f"novice of {council_task}"]
    assert table.held() == REWARD
    table.do("end turn").again()
    assert table.held() == REWARD


@pytest.mark.rule("gnome 19")
@pytest.mark.parametrize(("council_task", "fulfil"), WAYS)
def test_without_gnome_19_there_is_no_reward(
    council_task: str, fulfil: Callable[[Table], Table]
) -> None:
    table = fulfil(Table().gnomes(4).gnomes(19, seat=1))
    assert table.offers("novice") == [f"novice of {council_task}"]
    assert table.held(0) == {}
    assert table.held(1) == {}


@pytest.mark.rule("gnome 19")
@pytest.mark.parametrize(("council_task", "fulfil"), WAYS)
def test_gnome_19_rewards_a_council_task_whose_novice_is_gone(
    council_task: str, fulfil: Callable[[Table], Table]
) -> None:
    table = fulfil(Table().gnomes(19).council(0, **{council_task: 3}))
    assert table.held() == REWARD


@pytest.mark.rule("gnome 19")
def test_gnome_19_rewards_nothing_that_was_fulfilled_before_it_came() -> None:
    table = Table().portals(1, 2, 3, 4, 5, 6, 7).display(19, 14).goods(gnome=2, fruit=1).refresh()
    table.do("recruit", "gnome 19", "novice of portals", "council 8 point")
    assert table.held() == {}


@pytest.mark.rule("gnome 19")
def test_gnome_19_rewards_nothing_before_a_council_task_is_fulfilled() -> None:
    table = Table().gnomes(19).paths(*FIVE_TILES[:4]).goods(path=2).refresh()
    assert table.do("build path", "tile 1").held() == {}


@pytest.mark.rule("gnome 19")
def test_gnome_19_rewards_several_council_tasks_once_each() -> None:
    table = seventh_path(Table().gnomes(19).portals(1, 2, 3, 4, 5, 6, 7))
    assert table.held() == REWARD
    table.do("end turn").guardians(grey="start", pink="start", natural="start").ship("amber")
    table.goods(guardian=1).again().do("fetch guardian")
    assert table.held() == REWARD


@pytest.mark.rule("B19.27f", "gnome 19")
def test_gnome_19_rewards_its_own_arrival_as_the_sixth() -> None:
    table = Table().gnomes(2, 28, 29, 30, 31).display(19, 14).goods(gnome=2, fruit=1).refresh()
    assert table.do("recruit", "gnome 19").held() == REWARD


@pytest.mark.rule("B19.27f", "gnome 19")
def test_gnome_19_as_the_fifth_is_not_rewarded() -> None:
    table = Table().gnomes(2, 28, 29, 30).display(19, 14).goods(gnome=2, fruit=1).refresh()
    assert table.do("recruit", "gnome 19").held() == {}


@pytest.mark.rule("B19.27f", "gnome 15", "gnome 19", "bonus 5", "B18.4")
def test_gnome_19_as_the_sixth_by_bonus_5_is_rewarded_beside_gnome_15() -> None:
    table = Table().gnomes(15, 28, 29, 30, 31).display(19, 2)
    take_bonus(table, 5, "gnome 19")
    assert table.held() == {"gold": 4 + 1, "yellow": 2}


@pytest.mark.rule("gnome 19", "B18.4", "bonus 2", "bonus 3", "bonus 4")
def test_gnome_19_rewards_what_a_council_bonus_fulfils() -> None:
    table = Table().gnomes(19).paths(*FIVE_TILES)
    assert take_bonus(table, 2, "tile 1").held() == {"gold": 4 + 1, "yellow": 1}
    table = Table().gnomes(19).guardians(grey="start", pink="start", natural="start")
    assert take_bonus(table, 3).held() == {"gold": 4 + 1, "yellow": 1}
    table = Table().gnomes(19).portals(2, 3, 4, 5, 6, 7).field_portals(3, "hexagon")
    take_bonus(table, 4, "field 3", "resource and portal")
    assert table.held() == {"gold": 4 + 1, "yellow": 1, "herb": 1}


@pytest.mark.rule("gnome 19", "gnome 17", "B1.5")
def test_gnome_19_is_rewarded_before_gnome_17s_procession() -> None:
    table = fifth_guardian(Table().gnomes(17, 19))
    assert "amber to path 1" in table.choices()
    assert table.held() == REWARD


@pytest.mark.rule("gnome 19", "B14.1")
def test_gnome_19_rewards_seven_tasks_when_taken_and_not_when_lit() -> None:
    table = seventh_task(Table().gnomes(19)).do("end turn").portals(5, 6, 7).goods().again()
    assert table.do("light 3", "council 8 point").held() == {}
