"""Sailing (B8): where a ship gets for how many tokens, and the island action after a voyage."""

import pytest

from fireside.bonfire.edition.editions import load
from tests.bonfire.builder import Table

NAMES = load().island_names
ROUTES = [(NAMES[one], NAMES[other]) for one, other in load().routes]


def neighbours(island: str) -> set[str]:
    return {b for a, b in ROUTES if a == island} | {a for a, b in ROUTES if b == island}


def within_two(island: str) -> set[str]:
    """The island itself too: out and back."""
    return {far for near in neighbours(island) for far in neighbours(near)} | neighbours(island)


def islands_offered(table: Table) -> set[str]:
    assert len(table.offers("to ")) == len(table.choices())
    return {text.removeprefix("to ") for text in table.choices()}


def ready_for_task(table: Table, island: str = "shell-1") -> Table:
    """Everything that a task at an island asks for, but the tokens."""
    table.island(island, "red-4-gold", "blue-two-pairs").offerings(["root"], [])
    return table


# The first voyage


@pytest.mark.rule("B8.1")
def test_the_first_voyage_goes_anywhere_for_one_token() -> None:
    for island in NAMES:
        table = Table().goods(0, ship=3, root=1).refresh().do("sail")
        assert islands_offered(table) == set(NAMES)
        table.do(f"to {island}")
        assert table.held() == {"ship": 2, "root": 1}
        assert table.state.view(0)["cities"][0]["ship"] == island


@pytest.mark.rule("B8.1")
def test_without_a_token_no_voyage() -> None:
    table = Table().goods(0, path=1, root=9, gold=9).refresh()
    assert "sail" not in table.choices()


@pytest.mark.rule("B8.1", "bonus 7")
def test_with_the_council_bonus_the_first_voyage_is_free() -> None:
    table = Table().task(1, "red-4-gold").goods(0, gold=4, ship=1).refresh()
    table.do("light 1", "council 7 bonus")
    assert islands_offered(table) == set(NAMES)
    table.do("to amber")
    assert table.held() == {"gold": 4, "ship": 1}
    assert table.state.view(0)["cities"][0]["ship"] == "amber"


# Later voyages


@pytest.mark.rule("B8.2")
@pytest.mark.parametrize("island", NAMES)
def test_one_route_two_routes_or_anywhere(island: str) -> None:
    for tokens, reached in [
        (1, neighbours(island)),
        (2, within_two(island)),
        (3, set(NAMES)),
        (4, set(NAMES)),
    ]:
        table = Table().ship(island).goods(0, ship=tokens).refresh().do("sail")
        assert islands_offered(table) == reached


@pytest.mark.rule("B8.2", "B8.5")
@pytest.mark.parametrize("island", NAMES)
def test_a_voyage_costs_the_least_that_reaches_the_island(island: str) -> None:
    for target in NAMES:
        near = target in neighbours(island)
        cost = 1 if near else 2 if target in within_two(island) else 3
        table = Table().ship(island).goods(0, ship=3).refresh().do("sail", f"to {target}")
        assert table.has("ship") == 3 - cost
        assert table.offers("pay") == []


@pytest.mark.rule("B8.2")
@pytest.mark.parametrize("island", NAMES)
def test_out_and_back_is_two_routes(island: str) -> None:
    assert islands_offered(Table().ship(island).goods(0, ship=1).refresh().do("sail")) == (
        neighbours(island)
    )
    table = Table().ship(island).goods(0, ship=2).refresh().do("sail", f"to {island}")
    assert table.held() == {}
    assert table.state.view(0)["cities"][0]["ship"] == island


@pytest.mark.rule("B8.2", "B8.4")
def test_out_and_back_the_island_action_follows() -> None:
    goods = {"ship": 2, "task": 1, "shell": 1, "root": 1}
    table = ready_for_task(Table().ship("shell-1").goods(0, **goods)).refresh()
    table.do("sail", "to shell-1")
    assert table.choices() == ["stay aboard", "take task"]


@pytest.mark.rule("B8.2")
def test_routes_go_both_ways_and_on_from_any_side() -> None:
    table = Table().ship("grey").goods(0, ship=1).refresh().do("sail")
    assert islands_offered(table) == {"shell-1", "root-1", "fruit-1"}
    table.do("to shell-1").goods(0, ship=1).state.seat = 0
    table.refresh().do("sail")
    assert islands_offered(table) == {"flower-1", "grey", "herb-1"}


@pytest.mark.rule("B8.3")
def test_any_number_of_ships_at_one_island() -> None:
    table = Table(4)
    for seat in range(1, 4):
        table.ship("herb-1", seat=seat)
    table.goods(0, ship=1).refresh().do("sail", "to herb-1")
    islands = {island["name"]: island["ships"] for island in table.state.view(0)["islands"]}
    assert islands["herb-1"] == [0, 1, 2, 3]
    assert [name for name, ships in islands.items() if ships] == ["herb-1"]


# The island action after it


@pytest.mark.rule("B8.4", "B8.2")
def test_rulebook_example_one_token_one_island_then_a_task() -> None:
    table = ready_for_task(Table().ship("flower-1").goods(0, ship=1, task=1, shell=1, root=1))
    table.refresh().do("sail", "to shell-1")
    assert table.held() == {"task": 1, "shell": 1, "root": 1}
    assert table.choices() == ["stay aboard", "take task"]
    table.do("take task", "take red-4-gold", "at place 5")
    assert table.held() == {}
    assert table.state.view(0)["cities"][0]["places"][4]["task"] == "red-4-gold"
    assert table.state.to_move() == 1


@pytest.mark.rule("B8.4", "B8.2", "B10.1")
def test_rulebook_example_two_tokens_two_islands_then_a_guardian() -> None:
    table = Table().ship("flower-1").goods(0, ship=2, guardian=1).refresh()
    table.do("sail", "to grey")
    assert table.held() == {"guardian": 1}
    assert table.choices() == ["stay aboard", "fetch guardian"]
    table.do("fetch guardian")
    assert table.held() == {}
    assert table.where("grey") == "start"
    assert table.state.to_move() == 1


@pytest.mark.rule("B8.4")
def test_the_island_action_may_be_left_out() -> None:
    table = Table().goods(0, ship=1, guardian=1).refresh()
    table.do("sail", "to grey", "stay aboard")
    assert table.held() == {"guardian": 1}
    assert table.where("grey") == "absent"
    assert table.state.to_move() == 1


@pytest.mark.rule("B8.4")
@pytest.mark.parametrize(
    ("goods", "offered"),
    [
        ({"task": 1, "shell": 1, "root": 1}, True),
        ({"shell": 1, "root": 1}, False),
        ({"task": 1, "root": 1}, False),
        ({"task": 1, "shell": 1}, False),
    ],
)
def test_a_task_after_a_voyage_has_its_usual_cost(goods: dict[str, int], offered: bool) -> None:
    table = ready_for_task(Table().goods(0, ship=1, **goods)).refresh().do("sail", "to shell-1")
    assert ("take task" in table.choices()) == offered
    assert (table.state.to_move() == 0) == offered


@pytest.mark.rule("B8.4", "B9.2")
def test_the_second_task_at_an_island_costs_two_tokens_after_a_voyage_too() -> None:
    table = Table().goods(0, ship=1, task=1, shell=1, root=1).given(shell_1=1)
    ready_for_task(table).refresh().do("sail", "to shell-1")
    assert table.state.to_move() == 1
    table = Table().goods(0, ship=1, task=2, shell=1, root=1).given(shell_1=1)
    ready_for_task(table).refresh().do("sail", "to shell-1", "take task", "take red-4-gold")
    assert table.held() == {}


@pytest.mark.rule("B8.4")
def test_a_guardian_after_a_voyage_has_its_usual_cost_and_condition() -> None:
    table = Table().goods(0, ship=1).refresh().do("sail", "to grey")
    assert table.state.to_move() == 1
    table = Table().goods(0, ship=1, guardian=1).guardians(grey="start").refresh()
    table.do("sail", "to grey")
    assert table.state.to_move() == 1


@pytest.mark.rule("B8.4")
def test_after_a_voyage_only_that_islands_action_follows() -> None:
    table = ready_for_task(Table().goods(0, ship=9, task=1, shell=1, root=1, path=9, yellow=9))
    table.refresh().do("sail", "to shell-1", "pay 0 yellow")
    assert table.choices() == ["stay aboard", "take task"]


@pytest.mark.rule("B8.4", "bonus 7")
def test_the_island_action_also_follows_the_council_bonus_at_its_usual_cost() -> None:
    table = Table().task(1, "blue-two-pairs").goods(0, shell=2, root=2, task=1).refresh()
    ready_for_task(table).island("shell-1", "red-4-gold")
    table.refresh().do("light 1", "council 7 bonus", "to shell-1", "take task", "at place 2")
    assert table.held() == {"shell": 1, "root": 1}


@pytest.mark.rule("B8.4")
def test_without_a_voyage_the_island_action_is_an_option_of_its_own() -> None:
    table = ready_for_task(Table().ship("shell-1").goods(0, task=1, shell=1, root=1)).refresh()
    assert "take task" in table.choices()
    table = Table().ship("pink").goods(0, guardian=1).refresh()
    assert "fetch guardian" in table.choices()
