"""The events told at a table: packed or not, they are the same."""

from fireside.core.event import Event
from fireside.table.telling import EventLog


def event(number: int) -> Event:
    return Event("gain", 0, {"number": number})


def numbers(told: EventLog, first: int) -> list[object]:
    return [event.facts["number"] for event in told.since(first)]


def test_events_can_be_read_from_any_number_on() -> None:
    told = EventLog()
    for number in range(20):
        told.recent.append(event(number))
        if number % 6 == 5:
            told.settle()
        assert len(told) == number + 1
        for first in range(number + 2):
            assert numbers(told, first) == [*range(first, number + 1)]


def test_recent_events_can_be_taken_back() -> None:
    told = EventLog()
    told.recent += [event(0), event(1)]
    told.settle()
    told.recent += [event(2), event(3)]
    told.cut(3)
    assert numbers(told, 0) == [0, 1, 2]


def test_settling_keeps_the_list_that_a_state_writes_to() -> None:
    told = EventLog()
    log = told.recent
    log.append(event(0))
    told.settle()
    log.append(event(1))
    assert numbers(told, 0) == [0, 1]
