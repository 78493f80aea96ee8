"""How far a city has come with its tasks, as views tell it (B17): never at odds with the rules."""

from typing import Any

import pytest

from fireside.bonfire.rules.constants import COUNCIL_TASKS
from fireside.bonfire.rules.state.state import BonfireState
from fireside.bonfire.rules.tasks.kinds import holds, progress
from fireside.bonfire.rules.tasks.progress import council_progress
from tests.bonfire.builder import Table
from tests.bonfire.lighting import BLUES, PLACE, REDS, Case, arranged, parameters
from tests.bonfire.tasks.test_tasks_blue import CASES as BLUE_CASES
from tests.bonfire.tasks.test_tasks_red import CASES as RED_CASES
from tests.bonfire.tasks.test_tasks_yellow import CASES as YELLOW_CASES
from tests.bonfire.tested import WHOLE_GAMES
from tests.conformance.games import walk
from tests.conformance.tested import Whole

CASES = [*BLUE_CASES, *RED_CASES, *YELLOW_CASES]


def told(table: Table, task: str, seat: int = 0) -> dict[str, Any]:
    """What a seat's view tells of a task."""
    found: dict[str, Any] = table.state.view(seat)["decision"]["progress"][task]
    return found


def with_task(task: str) -> Table:
    """A city with nothing but one task."""
    return Table().task(PLACE, task)


@pytest.mark.parametrize("case", parameters(CASES))
def test_progress_is_complete_exactly_when_the_condition_holds(case: Case) -> None:
    found = told(arranged(case), case.tile)
    assert (found["have"] == found["need"]) == case.enough
    assert not (case.enough and (found["missing"] or found["lacks"]))


@pytest.mark.parametrize("whole", WHOLE_GAMES[::4], ids=str)
def test_progress_agrees_with_the_rules_throughout_a_game(whole: Whole) -> None:
    for number, state in enumerate(walk(whole)):
        assert isinstance(state, BonfireState)
        if number % 12:
            continue
        for city in state.cities[: whole.players]:
            for task in range(len(state.facts.edition.tasks)):
                found = progress(state, city, task)
                assert (found.have == found.need) == holds(state.facts, city, task)
            for council_task in range(COUNCIL_TASKS):
                found = council_progress(state, city, council_task)
                assert (found.have == found.need) == city.fulfils(council_task)


def test_every_task_that_can_be_had_is_told_of() -> None:
    table = with_task("red-3-portals").task(1, "blue-two-pairs", lit=True)
    view = table.state.view(0)
    lying = {task for island in view["islands"] for task in island.get("tasks", [])}
    assert set(view["decision"]["progress"]) == lying | {"red-3-portals"}


def test_the_task_in_hand_is_told_of() -> None:
    table = Table().goods(0, task=1, herb=1, root=1).ship("herb-1").offerings(["root"], [])
    table.island("herb-1", "red-3-portals", "blue-two-pairs").refresh()
    table.do("take task", "take red-3-portals")
    assert told(table, "red-3-portals")["need"] == 3


def test_everybody_hears_of_their_own_city() -> None:
    table = with_task("red-3-portals").portals(7, seat=1).refresh()
    assert told(table, "red-3-portals", seat=0)["have"] == 0
    assert table.state.view(1)["decision"]["council_progress"]["portals"]["have"] == 1
    watching = table.state.view(-1)["decision"]
    assert watching["progress"] == table.state.view(0)["decision"]["progress"]


# What is there, and where the rest could come from


@pytest.mark.rule("B12.4")
def test_the_next_gaps_are_missing_for_portals() -> None:
    found = told(with_task("red-3-portals").portals(7), "red-3-portals")
    assert found["there"] == ["portal 7"]
    assert found["missing"] == ["portal 6", "portal 5"]


@pytest.mark.rule("gnome 25")
def test_any_gap_will_do_with_gnome_25() -> None:
    found = told(with_task("red-3-portals").portals(7, 2).gnomes(25), "red-3-portals")
    assert found["missing"] == [f"portal {place}" for place in (6, 5, 4, 3, 1)]


def test_guardians_are_named() -> None:
    task = "red-two-guardians-grey-natural"
    found = told(with_task(task).guardians(grey="start"), task)
    assert found["there"] == ["guardian grey"]
    assert found["missing"] == ["guardian natural"]
    assert found["lacks"] == {"guardian natural": 1}


def test_resources_that_are_short_are_counted() -> None:
    found = told(with_task("blue-two-pairs").goods(0, herb=3, root=1), "blue-two-pairs")
    assert (found["have"], found["need"]) == (1, 2)
    assert found["there"] == ["resource herb"]
    assert found["lacks"] == {"root": 1}
    found = told(with_task("blue-two-pairs").goods(0, herb=1), "blue-two-pairs")
    assert found["lacks"] == {"herb": 1}  # the other may be any
    found = told(with_task("red-4-gold").goods(0, gold=1), "red-4-gold")
    assert found["missing"] == ["resource gold"]
    assert found["lacks"] == {"gold": 3}


@pytest.mark.rule("task 5_tokens")
def test_the_five_tokens_shown_are_counted_by_kind() -> None:
    task = "yellow-5-tokens-3-guardian-2-task"
    found = told(with_task(task).goods(0, guardian=1, task=4, yellow=3), task)
    assert (found["have"], found["need"]) == (3, 5)
    assert found["there"] == ["token task"]
    assert found["missing"] == ["token guardian"]
    assert found["lacks"] == {"guardian": 2}


def test_bonfires_are_missing_by_colour() -> None:
    task = "blue-blue-and-red-bonfire"
    table = with_task(task).task(1, BLUES[0], lit=True).task(2, REDS[0])
    found = told(table, task)
    assert found["there"] == ["place 1"]
    assert found["missing"] == ["place 2"]
    assert found["lacks"] == {"bonfire red": 1}


@pytest.mark.rule("B17.2")
def test_the_largest_group_can_grow_into_the_free_cells_beside_it() -> None:
    task = "blue-group-of-3-ship"
    table = with_task(task).symbols(0, ship=[(4, 1), (5, 1), (2, 3)], path=[(6, 1)])
    found = told(table, task)
    assert found["there"] == ["cell 4,1", "cell 5,1"]
    assert found["missing"] == ["cell 3,1", "cell 4,2", "cell 5,2"]
    assert found["lacks"] == {"symbol ship": 1}


def test_open_gnomes_and_path_tiles_that_would_do_are_named() -> None:
    table = with_task("blue-path-with-herb")
    table.open_paths("blue-herb", "red-root", "yellow-herb", "red-shell")
    found = told(table, "blue-path-with-herb")
    assert found["missing"] == ["tile 1", "tile 3", "path 2"]
    table = with_task("yellow-3-elders").gnomes(28)
    found = told(table, "yellow-3-elders")
    assert found["there"] == ["gnome 28"]
    assert found["missing"] == [f"gnome {elder}" for elder in range(29, 34)]


def test_islands_are_named() -> None:
    found = told(with_task("red-both-islands-root").given(root_1=1), "red-both-islands-root")
    assert found["there"] == ["island root-1"]
    assert found["missing"] == ["island root-2"]


@pytest.mark.rule("B9.1")
def test_an_island_without_a_task_takes_no_further_offering() -> None:
    task = "blue-2-offerings-on-one-island"
    table = with_task(task).given(root_1=1, herb_1=1).island("root-1")
    found = told(table, task)
    assert found["there"] == ["island root-1", "island herb-1"]
    assert found["missing"] == ["island herb-1"]


def test_council_tasks_tell_what_is_there_and_missing() -> None:
    table = with_task("red-3-portals").paths("blue-herb").guardians(grey="start").gnomes(3)
    found = table.state.view(0)["decision"]["council_progress"]
    assert found["tasks"]["there"] == [f"place {PLACE}"]
    assert len(found["tasks"]["missing"]) == 6
    assert found["paths"] == {
        "have": 2,
        "need": 7,
        "there": ["path 1", "path 2"],
        "missing": ["path 3"],
        "lacks": {},
    }
    assert found["guardians"]["missing"] == [f"guardian {g}" for g in ("pink", "natural", "amber")]
    assert found["gnomes"]["missing"] == [f"room {room}" for room in range(2, 7)]


# What is being paid for


def payment(table: Table) -> dict[str, Any] | None:
    """What everybody hears about the payment that is due."""
    views = [table.state.view(seat)["decision"]["payment"] for seat in (0, 1, -1)]
    assert views[1:] == views[:-1]
    found: dict[str, Any] | None = views[0]
    return found


@pytest.mark.rule("B6.1")
def test_tokens_are_paid_for_something_named() -> None:
    table = Table().goods(0, ship=1, path=1, guardian=1, great_bonfire=1, yellow=2)
    table.paths("blue-herb").guardians(own="path 1").refresh()
    assert payment(table) is None
    first = table.state.copy()
    table.do("sail", "to grey")
    assert payment(table) == {"for": "voyage", "name": "grey", "tokens": {"ship": 1}}
    table.do("pay 1 yellow", "fetch guardian")
    assert payment(table) == {"for": "guardian", "name": "grey", "tokens": {"guardian": 1}}
    table.state = first.copy()
    table.do("build path")
    assert payment(table) == {"for": "path", "name": 3, "tokens": {"path": 1}}
    table.state = first.copy()
    table.do("procession")
    assert payment(table) == {"for": "procession", "name": 1, "tokens": {"guardian": 1}}
    table.state = first.copy()
    table.do("great bonfire", "field 5")
    assert payment(table) == {"for": "great bonfire", "name": 5, "tokens": {"great_bonfire": 1}}


@pytest.mark.rule("B6.2")
def test_tokens_that_replace_others_are_given_for_the_same_thing() -> None:
    table = Table().goods(0, path=2, gnome=2, task=1).refresh()
    table.do("sail", "to herb-1")
    assert payment(table) == {"for": "voyage", "name": "herb-1", "tokens": {"ship": 1}}


def left(table: Table) -> int:
    """How many tokens are still to be named, as somebody hears it who watches."""
    found: int = table.state.view(-1)["decision"]["left"]
    return found


@pytest.mark.rule("B6.2")
def test_it_is_said_how_many_tokens_are_still_to_be_given() -> None:
    table = Table().goods(0, path=2, gnome=2, task=1).refresh()
    assert left(table) == 0
    table.do("sail", "to herb-1")
    assert left(table) == 2
    table.do("give path")
    assert left(table) == 1
    table.do("give gnome")
    assert left(table) == 0


@pytest.mark.rule("B9.3", "gnome 3")
def test_the_resources_of_a_task_are_named() -> None:
    def paying(*gnomes: int, offering: str = "root") -> dict[str, Any] | None:
        table = Table().goods(0, task=1, herb=2, root=1, gold=2).ship("herb-1").gnomes(*gnomes)
        table.offerings([offering], []).island("herb-1", "red-3-portals").refresh()
        return payment(table.do("take task"))

    price = {"for": "task", "name": "herb-1"}
    assert paying() == {**price, "resources": {"root": 1, "herb": 1}}
    assert paying(offering="herb") == {**price, "resources": {"herb": 2}}
    assert paying(3) == {**price, "resources": {"any": 2}}


@pytest.mark.rule("B13.1", "gnome 9")
def test_the_price_of_a_gnome_is_named() -> None:
    table = Table().goods(0, gnome=2, flower=2, gold=2, herb=2).display(2, 9, deck=[]).refresh()
    table.do("recruit", "gnome 2")
    resource = table.edition.specialist_resources[2]
    name = ["flower", "fruit", "herb", "shell", "root", "gold"][resource]
    assert payment(table) == {"for": "gnome", "name": 2}
    table.do("for 1 token")
    assert payment(table) == {"for": "gnome", "name": 2, "resources": {name: 2}}
