"""Turns are tentative until they are confirmed."""

from collections.abc import Callable

import pytest

from fireside.core.state import NOBODY
from fireside.table.table import Table, TableError
from tests.table.tables import BOT, PEOPLE, play_one, play_out, play_until_waiting, table_of, told

TITLES = ["bonfire", "dewan"]


def refusal(deed: Callable[..., object], *arguments: object) -> str:
    """The reason why something cannot be done."""
    with pytest.raises(TableError) as caught:
        deed(*arguments)
    return caught.value.reason


def test_a_played_turn_waits_for_its_confirmation() -> None:
    table = table_of("bonfire", PEOPLE[:2])
    seat = play_until_waiting(table)
    assert table.held is None
    other = 1 - seat
    assert table.decider() == seat
    assert table.outcomes() == {}
    assert refusal(table.choose, [0, 1], table.state.choices()[0]) == "not-your-turn"
    assert refusal(table.confirm, [other]) == "not-allowed"
    table.confirm([seat])
    assert table.waiting() == NOBODY
    assert table.decider() == table.state.to_move()
    assert refusal(table.confirm, [seat]) == "not-allowed"


@pytest.mark.parametrize("title", TITLES)
def test_a_table_may_do_without_confirmation(title: str) -> None:
    table = table_of(title, PEOPLE[:2], confirming=False)
    while not table.over():
        assert table.waiting() == NOBODY
        play_one(table)
    assert table.winners()


def test_switching_confirmation_off_lets_the_game_go_on() -> None:
    table = table_of("bonfire", PEOPLE[:2])
    play_until_waiting(table)
    assert refusal(table.set_confirming, [], False) == "not-allowed"
    table.set_confirming([1], False)
    assert table.waiting() == NOBODY
    assert table.outcomes()


def test_a_bots_turn_needs_no_confirmation() -> None:
    table = table_of("bonfire", [BOT, PEOPLE[0]])
    bots = 0
    for _ in range(200):
        if table.over():
            break
        bots += table.bot_to_move() == 0
        assert table.waiting() in (NOBODY, 1)
        play_one(table)
    assert bots


def test_no_bot_goes_on_while_a_turn_waits() -> None:
    table = table_of("bonfire", [PEOPLE[0], BOT])
    assert play_until_waiting(table) == 0
    assert table.state.to_move() == 1
    assert table.bot_to_move() == NOBODY
    table.confirm([0])
    assert table.bot_to_move() == 1


@pytest.mark.parametrize("title", TITLES)
def test_the_game_is_over_when_its_last_turn_is_confirmed(title: str) -> None:
    table = table_of(title, PEOPLE[:2])
    while not table.state.over():
        play_one(table)
    assert not table.over()
    assert table.winners() == []
    play_one(table)
    assert table.over()
    assert table.winners() == table.state.winners()
    assert table.decider() == NOBODY


def test_only_the_seat_to_move_may_choose_and_only_what_is_open() -> None:
    table = table_of("dewan", PEOPLE[:3])
    seat = table.decider()
    choice = table.state.choices()[0]
    assert refusal(table.choose, {0, 1, 2} - {seat}, choice) == "not-your-turn"
    assert refusal(table.choose, [], choice) == "not-your-turn"
    for wrong in (-1, 10**9):
        assert refusal(table.choose, [seat], wrong) == "illegal"
    assert (table.version, table.made) == (0, [])
    table.choose([seat], choice)
    assert table.version == 1


def test_tom_has_a_seat_of_his_own() -> None:
    table = table_of("bonfire", PEOPLE[:1])
    assert [holder.kind for holder in table.seats()] == ["here", "automaton"]
    play_out(table)
    assert len(table.state.scores()) == 2


def same(one: Table, other: Table) -> bool:
    """Whether two tables stand alike, for everybody and for what may be done next."""
    seats = range(len(one.holders))
    return (
        one.state == other.state
        and one.made == other.made
        and told(one) == told(other)
        and (one.settled, one.version, one.waiting(), one.held, one.taken_back)
        == (other.settled, other.version, other.waiting(), other.held, other.taken_back)
        and one.outcomes() == other.outcomes()
        and [one.may_undo([seat]) for seat in seats] == [other.may_undo([seat]) for seat in seats]
    )


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("confirming", [True, False])
def test_a_table_comes_back_as_it_was_put_away(title: str, confirming: bool) -> None:
    table = table_of(title, [PEOPLE[0], BOT, PEOPLE[1]], confirming=confirming)
    for number in range(10**4):
        if table.over():
            break
        play_one(table)
        if number % 7 == 0:
            again = table_of(title, table.holders, confirming=confirming)
            choices = [made.choice for made in table.made]
            again.restore(choices, table.settled, table.version, held=table.held)
            assert same(table, again)
