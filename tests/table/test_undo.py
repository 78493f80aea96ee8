"""Taking back: freely within one's own turn, further with the consent of all."""

import pytest

from fireside.core.state import NOBODY
from fireside.table.telling import EventLog
from tests.table.tables import (
    BOT,
    PEOPLE,
    play_one,
    play_out,
    play_to_undo,
    play_until_waiting,
    table_of,
    told,
)
from tests.table.test_turns import refusal


@pytest.mark.parametrize("title", ["bonfire", "dewan"])
def test_undo_and_redo_lead_there_and_back(title: str) -> None:
    table = table_of(title, PEOPLE[:2])
    seat = play_to_undo(table, 2)
    after, events = table.state.copy(), told(table)
    made = list(table.made)
    table.undo([seat])
    table.undo([seat])
    assert len(table.made) == len(made) - 2 == table.settled
    assert table.may_redo([seat])
    assert not table.may_redo([1 - seat])
    table.redo([seat])
    table.redo([seat])
    assert (table.state, told(table), table.made) == (after, events, made)
    assert refusal(table.redo, [seat]) == "not-allowed"
    play_out(table)


def test_the_whole_turn_at_once() -> None:
    table = table_of("bonfire", PEOPLE[:2])
    seat = play_to_undo(table, 3)
    count = len(table.made)
    table.undo([seat], turn=True)
    assert len(table.made) == count - 3
    for _ in range(3):
        table.redo([seat])
    assert len(table.made) == count


def test_another_choice_forgets_what_was_taken_back() -> None:
    table = table_of("bonfire", PEOPLE[:2])
    seat = play_to_undo(table)
    made = table.made[-1].choice
    table.undo([seat])
    other = next(choice for choice in table.state.choices() if choice != made)
    table.choose([seat], other)
    assert not table.may_redo([seat])


def test_a_turn_that_waits_can_be_taken_back_and_a_confirmed_one_cannot() -> None:
    for seed in range(50):
        table = table_of("bonfire", PEOPLE[:2], seed)
        seat = play_until_waiting(table)
        if not table.may_undo([seat]):
            continue
        table.undo([seat])
        assert table.decider() == table.state.to_move() == seat
        table.redo([seat])
        assert table.waiting() == seat
        table.confirm([seat])
        assert refusal(table.undo, [seat]) == "not-allowed"
        assert refusal(table.redo, [seat]) == "not-allowed"
        return
    raise AssertionError("no turn ended without revealing anything")


@pytest.mark.parametrize("title", ["bonfire", "dewan"])
def test_nobody_takes_back_what_came_to_light_or_what_others_chose(title: str) -> None:
    table = table_of(title, PEOPLE[:3])
    blocked = 0
    while not table.over():
        revealed = table.state.revealed
        seat = play_one(table)
        others = {0, 1, 2} - {seat}
        assert not table.may_undo(others)
        if table.state.revealed != revealed:
            blocked += 1
            assert refusal(table.undo, [seat]) == "not-allowed"
            assert refusal(table.undo, [seat], True) == "not-allowed"
    assert blocked


def test_undo_of_the_turn_stops_where_something_came_to_light() -> None:
    for seed in range(200):
        table = table_of("bonfire", PEOPLE[:2], seed, confirming=False)
        while not table.over():
            before = table.state.revealed
            play_one(table, seed)
            shown_at = len(table.made)
            if table.state.revealed == before or len(table.made) == table.settled:
                continue
            seat = table.decider()
            play_one(table, seed)
            if table.may_undo([seat]) and table.settled < shown_at < len(table.made):
                table.undo([seat], turn=True)
                assert len(table.made) == shown_at
                assert not table.may_undo([seat])
                return
    raise AssertionError("nothing came to light in the middle of a turn")


@pytest.mark.parametrize("title", ["bonfire", "dewan"])
def test_what_was_taken_back_can_be_made_again_after_a_rest(title: str) -> None:
    table = table_of(title, PEOPLE[:2])
    seat = play_to_undo(table, 2)
    after = table.state.copy()
    table.undo([seat], turn=True)
    again = table_of(title, PEOPLE[:2])
    choices = [made.choice for made in table.made]
    again.restore(choices, table.settled, table.version, None, table.taken_back)
    again.redo([seat])
    again.redo([seat])
    assert again.state == after
    assert table.may_redo([seat])


# With consent


def test_undo_by_consent_of_all_other_people() -> None:
    table = table_of("dewan", PEOPLE[:3])
    seat = play_until_waiting(table)
    before = [made for made in table.made if (made.seat, made.turn) != (seat, table.made[-1].turn)]
    table.confirm([seat])
    one, other = sorted({0, 1, 2} - {seat})
    version = table.version
    table.ask_undo([seat])
    assert table.version == version
    assert table.may_answer_undo([one])
    assert not table.may_answer_undo([seat])
    table.answer_undo([one], True)
    assert not table.may_answer_undo([one])
    assert table.request is not None
    table.answer_undo([other], True)
    assert table.request is None
    assert table.made == before
    assert table.state.to_move() == seat
    assert table.version > version
    assert not table.may_redo([seat])
    play_out(table)


def test_one_no_is_enough() -> None:
    table = table_of("dewan", PEOPLE[:3])
    seat = play_until_waiting(table)
    table.confirm([seat])
    count = len(table.made)
    table.ask_undo([seat])
    one = next(other for other in range(3) if other != seat)
    table.answer_undo([one], False)
    assert table.request is None
    assert len(table.made) == count
    assert refusal(table.answer_undo, [one], True) == "not-allowed"


def test_whoever_goes_on_has_answered() -> None:
    table = table_of("dewan", PEOPLE[:2])
    seat = play_until_waiting(table)
    table.confirm([seat])
    table.ask_undo([seat])
    play_one(table)
    assert table.request is None


def test_a_request_outlasts_a_rest() -> None:
    table = table_of("dewan", PEOPLE[:3])
    seat = play_until_waiting(table)
    table.confirm([seat])
    table.ask_undo([seat])
    one, other = sorted({0, 1, 2} - {seat})
    table.answer_undo([one], True)
    again = table_of("dewan", PEOPLE[:3])
    choices = [made.choice for made in table.made]
    again.restore(choices, table.settled, table.version, table.request)
    assert not again.may_answer_undo([one])
    again.answer_undo([other], True)
    assert len(again.made) < len(table.made)
    assert again.state.to_move() == seat


def test_bots_wait_for_the_answer_and_have_no_say() -> None:
    table = table_of("bonfire", [PEOPLE[0], BOT, PEOPLE[1]])
    while not (table.bot_to_move() == 1 and table.may_ask_undo([0])):
        play_one(table)
    table.ask_undo([0])
    assert table.bot_to_move() == NOBODY
    assert table.request is not None
    assert table.request.unanswered == {2}
    table.answer_undo([2], False)
    assert table.bot_to_move() == 1


@pytest.mark.parametrize("title", ["bonfire", "dewan"])
def test_alone_with_bots_nobody_needs_to_be_asked(title: str) -> None:
    table = table_of(title, [PEOPLE[0], BOT])
    for _ in range(30):
        play_one(table)
    while not table.may_ask_undo([0]):
        play_one(table)
    turn = max(made.turn for made in table.made if made.seat == 0)
    table.ask_undo([0])
    assert table.state.to_move() == 0
    assert table.state.turn == turn
    assert all((made.seat, made.turn) != (0, turn) for made in table.made)


@pytest.mark.parametrize("title", ["bonfire", "dewan"])
def test_within_a_turn_one_choice_is_taken_back_also_where_it_needs_consent(title: str) -> None:
    table = table_of(title, [PEOPLE[0], BOT], confirming=False)
    found = 0
    while not table.over():
        revealed, count = table.state.revealed, len(table.made)
        play_one(table)
        tentative = table.settled < len(table.made) and table.made[-1].seat == 0
        if tentative and table.state.revealed != revealed:
            table.ask_undo([0])
            assert len(table.made) == count
            assert table.state.revealed == revealed
            found += 1
            if found == 3:
                return
    raise AssertionError("nothing came to light")


def test_where_results_are_compared_what_came_to_light_stays() -> None:
    table = table_of("bonfire", PEOPLE[:1])
    table.kind = "series"
    seen = 0
    while not table.over():
        revealed = table.state.revealed
        play_one(table)
        assert not table.may_ask_undo([0])
        assert refusal(table.ask_undo, [0]) == "not-allowed"
        seen += table.state.revealed != revealed
    assert seen


def test_people_at_one_screen_need_not_ask_each_other() -> None:
    table = table_of("dewan", PEOPLE[:2])
    seat = play_until_waiting(table)
    table.confirm([seat])
    table.ask_undo([0, 1])
    assert table.state.to_move() == seat


def test_who_has_not_chosen_yet_cannot_ask_and_nobody_after_the_end() -> None:
    table = table_of("bonfire", PEOPLE[:2])
    assert refusal(table.ask_undo, [0]) == "not-allowed"
    assert refusal(table.ask_undo, []) == "not-allowed"
    play_out(table)
    assert refusal(table.ask_undo, [0]) == "not-allowed"
    assert refusal(table.undo, [0, 1]) == "not-allowed"


def test_a_copy_goes_on_by_itself() -> None:
    table = table_of("dewan", PEOPLE[:2])
    play_to_undo(table, 2)
    before, events = table.state.copy(), told(table)
    other = table.copy()
    for name, value in vars(table).items():
        if isinstance(value, list | set | dict | EventLog):
            assert getattr(other, name) is not value, name
    play_out(other)
    assert (table.state, told(table)) == (before, events)
    assert (told(other)[: len(events)], other.over()) == (events, True)


def test_a_copy_asks_for_consent_by_itself() -> None:
    table = table_of("bonfire", PEOPLE[:3])
    seat = play_until_waiting(table)
    table.confirm([seat])
    table.ask_undo([seat])
    other = table.copy()
    for answering in {0, 1, 2} - {seat}:
        other.answer_undo([answering], agree=True)
    assert other.request is None
    assert table.request is not None
    assert len(table.request.unanswered) == 2
