"""What bots see of time and of others: turns to come, rivals, Tom."""

import pytest

from fireside.bonfire.bots.clock import turns_left
from fireside.bonfire.rules.state.city import PASSED
from tests.bonfire.builder import Table
from tests.bots.bonfire.seen import seen


def test_turns_in_the_countdown_are_known() -> None:
    """In round 3, the first player having moved: two more for the first, three for the second."""
    table = Table()
    table.state.countdown = 3
    table.state.seat = 1
    assert turns_left(table.state, 0) == 2
    assert turns_left(table.state, 1) == 3
    assert seen(table)["countdown"] == 1
    assert seen(table)["last turn to come"] == 0
    table.state.countdown = 1
    assert seen(table, 1)["last turn to come"] == 1
    assert turns_left(table.state, 0) == 0
    assert seen(table, 0)["no more turns"] == 1


def test_the_last_round_before_the_countdown_counts_too() -> None:
    table = Table()
    table.state.countdown = 6
    table.state.seat = 1
    assert turns_left(table.state, 0) == 5
    assert turns_left(table.state, 1) == 6


def test_more_novices_in_the_council_mean_fewer_turns() -> None:
    table = Table()
    table.state.round = 20
    before = turns_left(table.state, 0)
    table.council(place_1=1, place_2=2, place_3=3, place_4=4, place_5=5)
    assert 5 < turns_left(table.state, 0) < before


def test_who_has_passed_has_no_time() -> None:
    table = Table().gnomes(5)
    table.city(0).status = PASSED
    values = seen(table)
    assert values["no more turns"] == 1
    assert values["time"] == 0
    assert values["specialist 5 with time"] == 0
    assert seen(table, 1)["rivals without turns"] == 1


def test_whose_turn_comes_first() -> None:
    table = Table(players=4)
    table.state.seat = 2
    waits = [seen(table, seat)["turns of others first"] for seat in range(4)]
    assert waits == pytest.approx([2 / 3, 1, 0, 1 / 3])


@pytest.mark.parametrize(
    ("players", "name"),
    [(1, "solo"), (2, "two players"), (3, "three players"), (4, "four players")],
)
def test_the_number_of_players(players: int, name: str) -> None:
    values = seen(Table(players=players))
    names = ["solo", "two players", "three players", "four players"]
    assert [values[each] for each in names] == [float(each == name) for each in names]


def test_rivals_points_and_pace() -> None:
    table = Table(players=3).supply(seat=0).supply(seat=1).supply(1, 2, seat=2)
    table.task(3, "red-4-gold", lit=True, seat=1).task(1, "yellow-5-portals", seat=2)
    values = seen(table)
    assert values["best rival's points now"] == pytest.approx(0.6)
    assert values["rivals' points now"] == pytest.approx(0.5)
    assert values["most bonfires of a rival"] == pytest.approx(1 / 7)
    assert values["rivals' tasks to be lit"] == pytest.approx(1 / 14)


def test_rivals_guardians_and_council_tasks() -> None:
    table = Table().guardians(seat=1, grey="bonfire 1", pink="start", natural="start")
    values = seen(table)
    assert values["rivals' guardians at bonfires"] == 0.2
    assert values["rivals' council novices one short"] == 0.5


def test_toms_city_is_seen_by_his_cards() -> None:
    table = Table(players=1)
    table.state.tom_cards = 8
    table.portals(7, 6, seat=1).guardians(seat=1, grey="start")
    table.city(1).gnome_count = 3
    values = seen(table, 1)
    assert values["is Tom"] == 1
    assert values["Tom's cards to come"] == 0.75
    assert values["Tom's missing portals"] == pytest.approx(5 / 7)
    assert values["Tom's missing guardians"] == pytest.approx(3 / 5)
    assert values["Tom's missing gnomes"] == 0.5
    assert values["Tom's novices at home"] == 1
    assert values["portals with time"] == 0
    assert seen(table)["is Tom"] == 0
    assert seen(table)["Tom's cards left"] == 0.75


def test_solo_ends_with_toms_last_card() -> None:
    table = Table(players=1)
    table.state.tom_cards = 30
    assert turns_left(table.state, 0) == 2
