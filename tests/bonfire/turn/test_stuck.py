"""Being stuck (B4.4, B4.6): no option to carry out, no more turns, but passing in the countdown."""

from collections.abc import Callable

import pytest

from fireside.core.state import NOBODY
from tests.bonfire.builder import Table
from tests.bonfire.council_cases import ready, with_portals
from tests.bonfire.sailors import about_to_start, sail, sailors, started, turns_left


def bare(table: Table, seat: int = 0) -> Table:
    """A city without tokens, resources or fate tiles."""
    return table.goods(seat).supply(seat=seat)


@pytest.mark.rule("B4.4")
def test_whoever_can_do_nothing_has_no_more_turns() -> None:
    table = bare(sailors(3)).refresh()
    assert table.state.seat == 1
    for _ in range(5):
        sail(table)
        assert table.state.seat == 2
        sail(table)
        assert table.state.seat == 1
    assert table.points() == 0


@pytest.mark.rule("B4.4")
def test_that_is_for_good() -> None:
    """Even should something become possible again."""
    table = bare(sailors(2)).refresh()
    table.goods(ship=5)
    sail(table)
    assert table.state.seat == 1


ONE_THING: dict[str, Callable[[Table], object]] = {
    "a fate tile": lambda table: table.supply(3),
    "a path token": lambda table: table.goods(path=1),
    "two tokens for another": lambda table: table.goods(gnome=2),
    "a ship token": lambda table: table.goods(ship=1),
    "a yellow token": lambda table: table.goods(yellow=1),
    "a task token and a task": lambda table: (
        table.ship("flower-1").goods(task=1, gold=2).offerings(["herb"], ["herb"])
    ),
    "a token for the guardian": lambda table: table.ship("grey").goods(guardian=1),
    "a procession": lambda table: table.goods(guardian=1),
    "the Great Bonfire": lambda table: table.goods(great_bonfire=1),
    "a gnome": lambda table: table.goods(gnome=1, gold=2),
    "a task to light": lambda table: table.goods(gold=4).task(4, "red-4-gold"),
}


@pytest.mark.rule("B4.4")
@pytest.mark.parametrize("thing", ONE_THING)
def test_one_possible_option_is_enough(thing: str) -> None:
    """The turn goes on with it, perhaps without asking."""
    table = bare(sailors(2))
    ONE_THING[thing](table)
    events = table.listen()
    table.refresh()
    assert [event for event in events if event.what == "stuck"] == []


@pytest.mark.rule("B4.4")
def test_what_has_no_use_does_not_help() -> None:
    """A gnome token alone recruits nobody, a guardian token moves nobody who stands at a bonfire,
    a task token takes no task without resources, a task whose condition fails is not lit."""
    table = bare(sailors(2)).goods(gnome=1).refresh()
    assert table.state.seat == 1
    table = bare(sailors(2)).goods(guardian=1).guardians(own="bonfire 1").refresh()
    assert table.state.seat == 1
    table = bare(sailors(2)).goods(task=1, flower=1).ship("flower-1").refresh()
    assert table.state.seat == 1
    table = bare(sailors(2)).goods(gold=3).task(4, "red-4-gold").refresh()
    assert table.state.seat == 1


@pytest.mark.rule("B4.4", "B4.6")
def test_being_stuck_is_judged_at_the_start_of_the_own_turn() -> None:
    """The last thing done leaves nothing, but that shows only in the next turn."""
    table = bare(sailors(2)).goods(ship=1, flower=1).refresh()
    events = table.listen()
    table.do("to flower-1")  # sailing was the only option
    assert [event for event in events if event.what == "stuck"] == []
    table.goods(ship=1)
    sail(table)
    assert table.state.seat == 0


@pytest.mark.rule("B4.4", "B16.6")
def test_the_game_is_scored_when_everybody_is_stuck() -> None:
    table = sailors(3)
    for seat in range(3):
        bare(table, seat)
    table.goods(1, herb=2).refresh()
    assert table.state.over()
    assert table.state.choices() == []
    assert table.state.to_move() == NOBODY
    assert table.state.scores() == [0, 1, 0]
    assert table.state.winners() == [1]


@pytest.mark.rule("B4.4", "B16.6")
def test_the_last_player_plays_on_alone_until_stuck() -> None:
    table = bare(sailors(2)).supply(seat=1).goods(1, ship=1).refresh()
    assert table.state.seat == 1
    table.do("to flower-1")  # sailing was the only option
    assert table.state.over()


# In the countdown


@pytest.mark.rule("B4.4", "B4.7", "B16.4")
def test_a_stuck_player_passes_in_round_5() -> None:
    table = bare(about_to_start(2, 0), seat=1)
    table.do("light 1", "council 2 point")
    assert table.state.seat == 0  # the other passed, nothing else being possible
    assert table.points(1) == 5
    assert turns_left(table) == [4, 0]
    assert table.points(1) == 5


@pytest.mark.rule("B4.4", "B4.7", "B16.4", "B16.6")
def test_who_was_stuck_before_the_countdown_passes_too() -> None:
    """Here the first player: the rounds are counted at that seat all the same."""
    table = bare(about_to_start(2, 1))
    sail(table)
    assert table.state.seat == 1  # the first player had a turn and was stuck
    assert table.points() == 0
    table.do("light 1", "council 2 point")
    assert table.points() == 5
    assert turns_left(table) == [0, 5]
    assert table.points() == 5


@pytest.mark.rule("B4.4", "B16.7")
def test_who_gets_stuck_in_the_rest_of_the_round_passes_in_round_5() -> None:
    table = bare(about_to_start(3, 1), seat=2)
    table.do("light 1", "council 2 point")
    assert table.points(2) == 0
    assert table.state.seat == 0
    sail(table)
    sail(table)
    assert table.points(2) == 5
    assert table.state.seat == 0
    assert turns_left(table) == [4, 4, 0]


@pytest.mark.rule("B4.4", "B16.4")
def test_who_gets_stuck_in_round_3_passes_for_3_points() -> None:
    table = started(2, 0).supply(seat=1).goods(1, ship=2).refresh()
    sail(table)
    sail(table)
    sail(table)
    assert table.points(1) == 0
    sail(table)
    assert table.points(1) == 3
    assert table.state.seat == 0


@pytest.mark.rule("B4.4", "B16.4", "B16.6")
def test_everybody_stuck_in_the_countdown_passes_and_the_game_is_over() -> None:
    """Also where all are stuck in the round before number 5."""
    table = about_to_start(3, 1)
    for seat in range(3):
        bare(table, seat)
    table.do("light 1", "council 2 point")
    assert table.state.over()
    assert [table.points(seat) for seat in range(3)] == [5, 1 + 5, 5]


# B4.6: bonus actions


@pytest.mark.rule("B4.6", "B4.7")
def test_a_possible_bonus_action_keeps_one_in_the_game() -> None:
    """With nothing else to do, the turn ends after it; but there is another turn."""
    table = with_portals(bare(sailors(2))).refresh()
    assert table.state.seat == 0
    table.do("council 2 point")  # calling the novice was the only choice
    assert table.state.seat == 1
    assert table.points() == 1
    table.goods(ship=3)
    sail(table)
    assert table.state.seat == 0
    assert "sail" in table.choices()


@pytest.mark.rule("B4.6")
def test_after_that_turn_the_next_may_find_one_stuck() -> None:
    table = with_portals(bare(sailors(2))).refresh().do("council 2 point")
    events = table.listen()
    sail(table)
    assert table.state.seat == 1
    assert [event.seat for event in events if event.what == "stuck"] == [0]


@pytest.mark.rule("B4.6", "bonus 1")
def test_a_bonus_action_may_open_an_option() -> None:
    table = with_portals(bare(sailors(2))).refresh().do("council 1 bonus")
    assert table.state.seat == 0
    assert "sail" in table.choices()
    assert "end turn" not in table.choices()


@pytest.mark.rule("B4.6", "B4.7", "B16.5")
def test_in_the_countdown_a_bonus_action_without_an_option_ends_the_turn_unpassed() -> None:
    table = with_portals(bare(about_to_start(2, 0), seat=1), seat=1)
    table.do("light 1", "council 2 point")
    assert table.choices() == ["novice of portals", "pass"]
    table.do("novice of portals", "council 3 point")
    assert table.state.seat == 0
    assert table.points(1) == 1
    sail(table)  # in round 4 nothing is left but to pass
    assert table.points(1) == 1 + 4


@pytest.mark.rule("B4.4", "B4.6")
def test_a_council_novice_of_a_stuck_player_may_still_go_to_another() -> None:
    """Stuck for good means no bonus actions either; whoever fulfils the task may call it."""
    table = bare(with_portals(sailors(2), seat=1)).refresh()
    with_portals(table)
    assert table.offers("novice") == ["novice of portals"]
    sail(table)
    table.do("end turn")
    assert table.state.seat == 1


@pytest.mark.rule("B4.4")
def test_a_lightable_task_is_an_option() -> None:
    table = bare(ready(sailors(2))).refresh()
    assert table.state.seat == 0
    table.do("council 2 point")  # lighting was the only choice
    assert table.state.cities[0].lit == 1
