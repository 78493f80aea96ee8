"""The island actions: taking a task (B9) and fetching a guardian (B10)."""

from typing import Any

import pytest

from fireside.bonfire.rules.constants import DOCK
from tests.bonfire.builder import Table

COLOURS = ["grey", "pink", "natural", "amber"]


def at_herb(**goods: int) -> Table:
    """A ship at an island of herb with three tasks; open offerings root and shell."""
    table = Table(3).goods(0, **goods).ship("herb-1")
    table.island("herb-1", "yellow-3-elders", "red-4-gold", "blue-two-pairs")
    return table.offerings(["root", "fruit", "fruit"], ["shell", "flower"])


def island(table: Table, name: str = "herb-1") -> dict[str, Any]:
    """What lies on an island."""
    found: dict[str, Any] = next(i for i in table.state.view(0)["islands"] if i["name"] == name)
    return found


def own(table: Table) -> dict[str, Any]:
    """The first player's city."""
    city: dict[str, Any] = table.state.view(0)["cities"][0]
    return city


# Where a task can be had


@pytest.mark.rule("B9.1")
def test_the_ship_must_lie_at_a_task_island() -> None:
    goods = {"task": 3, "herb": 3, "root": 3, "shell": 3, "gold": 3}
    assert "take task" in at_herb(**goods).refresh().choices()
    assert "take task" in at_herb(**goods).ship("fruit-2").refresh().choices()
    assert "take task" not in at_herb(**goods).ship("grey").refresh().choices()
    table = at_herb(**goods)
    table.city(0).ship = DOCK
    assert "take task" not in table.refresh().choices()


@pytest.mark.rule("B9.1")
def test_a_task_must_be_left_there() -> None:
    table = at_herb(task=1, herb=1, root=1)
    assert "take task" in table.island("herb-1", "red-4-gold").refresh().choices()
    assert "take task" not in table.island("herb-1").refresh().choices()


@pytest.mark.rule("B9.1", "B1.3")
def test_with_seven_tasks_or_bonfires_no_more() -> None:
    table = at_herb(task=1, herb=1, root=1)
    tasks = ["red-3-gnomes", "red-3-portals", "yellow-5-portals", "yellow-5-gnomes", "red-4-blue"]
    for place, task in enumerate([*tasks, "yellow-5-bonfires"], start=1):
        table.task(place, task, lit=place < 4)
    assert "take task" in table.refresh().choices()
    table.task(7, "yellow-4-red")
    assert "take task" not in table.refresh().choices()


# What it costs


@pytest.mark.rule("B9.2")
@pytest.mark.parametrize("offerings", [0, 1, 2])
def test_rulebook_example_one_two_or_three_tokens_and_two_resources(offerings: int) -> None:
    """The first, second and third own offering on an island."""
    table = at_herb(task=offerings, ship=1, herb=1, root=1).given(herb_1=offerings).refresh()
    assert "take task" not in table.choices()
    table = at_herb(task=4, herb=1, root=1).given(herb_1=offerings).refresh()
    table.do("take task", "take red-4-gold", "at place 1")
    assert table.held() == {"task": 3 - offerings}
    assert island(table)["offerings"][0] == offerings + 1


@pytest.mark.rule("B9.2")
def test_offerings_of_others_or_elsewhere_do_not_count() -> None:
    table = at_herb(task=1, herb=1, root=1).given(seat=1, herb_1=1).given(seat=2, herb_1=1)
    table.given(herb_2=2, root_1=1).refresh().do("take task", "take red-4-gold", "at place 1")
    assert table.held() == {}
    assert island(table)["offerings"] == [1, 1, 1]


@pytest.mark.rule("B9.2")
def test_each_further_offering_is_the_next_in_line() -> None:
    table = at_herb(task=9, herb=9, root=9, shell=9, fruit=9)
    for paid, left in [(1, 8), (2, 6), (3, 3)]:
        table.state.seat = 0
        table.refresh().do("take task", "offering 1")
        while table.state.to_move() == 0:
            table.state.apply(table.state.choices()[0])
        assert table.has("task") == left
        assert island(table)["offerings"] == [paid, 0, 0]


@pytest.mark.rule("B9.3")
def test_the_player_chooses_one_of_the_open_offerings() -> None:
    for choice, left in [("offering 1", {"shell": 1}), ("offering 2", {"root": 1})]:
        table = at_herb(task=1, herb=1, root=1, shell=1).refresh().do("take task")
        assert table.choices() == ["offering 1", "offering 2"]
        assert table.do(choice).held() == left


@pytest.mark.rule("B9.3")
def test_only_an_offering_that_can_be_paid_can_be_chosen() -> None:
    table = at_herb(task=1, herb=1, shell=1).refresh().do("take task", "take red-4-gold")
    assert table.held() == {}
    table.do("at place 1")
    assert own(table)["offerings"]["left"] == [3, 1]
    assert "take task" not in at_herb(task=1, herb=1, fruit=1).refresh().choices()


@pytest.mark.rule("B9.3")
def test_the_resource_of_the_offering_and_that_of_the_island_are_paid() -> None:
    assert "take task" not in at_herb(task=1, herb=2).refresh().choices()
    assert "take task" not in at_herb(task=1, root=1, shell=1).refresh().choices()
    assert "take task" in at_herb(task=1, root=1, herb=1).refresh().choices()
    table = at_herb(task=1, root=2).ship("root-1").refresh().do("take task")
    assert table.held() == {}


@pytest.mark.rule("B9.3")
def test_an_empty_stack_leaves_one_open_offering_and_two_leave_none() -> None:
    table = at_herb(task=1, herb=5, root=5, shell=5).offerings([], ["shell"]).refresh()
    table.do("take task")
    assert table.held() == {"herb": 4, "root": 5, "shell": 4}
    table = at_herb(task=1, herb=5, root=5, shell=5).offerings([], []).refresh()
    assert "take task" not in table.choices()


# What it brings


@pytest.mark.rule("B9.4")
@pytest.mark.parametrize("task", ["yellow-3-elders", "red-4-gold", "blue-two-pairs"])
def test_any_task_of_the_island_is_taken_and_the_offering_left_in_its_stead(task: str) -> None:
    table = at_herb(task=1, herb=1, root=1).refresh().do("take task")
    tasks = ["yellow-3-elders", "red-4-gold", "blue-two-pairs"]
    assert table.choices() == [f"take {name}" for name in tasks]
    table.do(f"take {task}", "at place 4")
    assert island(table)["tasks"] == [name for name in tasks if name != task]
    assert island(table)["offerings"] == [1, 0, 0]
    assert [place["task"] for place in own(table)["places"]] == [None] * 3 + [task] + [None] * 3
    assert not any(place["lit"] for place in own(table)["places"])


@pytest.mark.rule("B9.4")
def test_the_task_goes_to_any_free_task_space() -> None:
    table = at_herb(task=1, herb=1, root=1).task(2, "red-3-gnomes").task(6, "red-4-blue", lit=True)
    table.refresh().do("take task", "take red-4-gold")
    assert table.choices() == [f"at place {place}" for place in (1, 3, 4, 5, 7)]


@pytest.mark.rule("B9.4")
def test_the_next_offering_of_that_stack_is_opened() -> None:
    table = at_herb(task=1, herb=1, root=1).refresh()
    assert own(table)["offerings"]["open"] == ["root", "shell"]
    table.do("take task", "take red-4-gold", "at place 1")
    assert own(table)["offerings"]["open"] == ["fruit", "shell"]
    assert own(table)["offerings"]["left"] == [2, 2]


@pytest.mark.rule("B9.4")
def test_the_last_offering_of_a_stack_leaves_it_empty() -> None:
    table = at_herb(task=1, herb=1, root=1).offerings(["root"], ["fruit", "fruit"]).refresh()
    table.do("take task", "take red-4-gold", "at place 1")
    assert own(table)["offerings"]["open"] == [None, "fruit"]
    assert own(table)["offerings"]["left"] == [0, 2]


@pytest.mark.rule("B9.4")
def test_hidden_offerings_stay_hidden() -> None:
    table = at_herb(task=1, herb=1, root=1).refresh()
    assert own(table)["offerings"]["unseen"] == ["flower", "fruit", "fruit"]
    table.do("take task", "take red-4-gold", "at place 1")
    assert own(table)["offerings"]["unseen"] == ["flower", "fruit"]


# Guardians


@pytest.mark.rule("B10.1")
@pytest.mark.parametrize("colour", COLOURS)
def test_a_guardian_is_fetched_from_its_island_for_one_token(colour: str) -> None:
    table = Table().ship(colour).goods(0, guardian=3, herb=1).refresh().do("fetch guardian")
    assert table.held() == {"guardian": 2, "herb": 1}
    for other in COLOURS:
        assert table.where(other) == ("start" if other == colour else "absent")
        assert island(table, other)["guardians"] == (3 if other == colour else 4)
    assert table.where("own") == "start"


@pytest.mark.rule("B10.1")
def test_the_ship_must_lie_at_a_guardian_island_and_a_token_be_paid() -> None:
    table = Table().goods(0, guardian=1)
    assert "fetch guardian" not in table.refresh().choices()
    assert "fetch guardian" not in table.ship("herb-1").refresh().choices()
    assert "fetch guardian" in table.ship("pink").refresh().choices()
    assert "fetch guardian" not in table.goods(0, ship=1).refresh().choices()


@pytest.mark.rule("B10.1")
@pytest.mark.parametrize("where", ["start", "path 1", "bonfire 1"])
def test_a_colour_that_the_player_has_cannot_be_fetched_again(where: str) -> None:
    table = Table().goods(0, guardian=1).task(1, "red-4-gold", lit=True).portals(1)
    table.guardians(pink=where)
    assert "fetch guardian" not in table.ship("pink").refresh().choices()
    assert "fetch guardian" in table.ship("amber").refresh().choices()


@pytest.mark.rule("B10.1")
def test_what_others_have_does_not_matter() -> None:
    table = Table(4).ship("pink").goods(0, guardian=1)
    for seat in (1, 2, 3):
        table.guardians(seat=seat, pink="start")
    table.refresh().do("fetch guardian")
    assert table.where("pink") == "start"
    assert island(table, "pink")["guardians"] == 0


@pytest.mark.rule("B10.1")
def test_the_start_space_holds_any_number() -> None:
    table = Table().ship("amber").goods(0, guardian=1)
    table.guardians(grey="start", pink="start", natural="start").refresh().do("fetch guardian")
    guardians = ["own", *COLOURS]
    assert [table.where(guardian) for guardian in guardians] == ["start"] * 5
