"""What a choice is sure to bring: true in every deal, and telling nothing hidden."""

import pytest

from fireside.core.chance import seeded
from fireside.core.event import Event
from fireside.table.outcomes import BOUNDARIES, outcomes
from tests.conformance.games import WHOLE_GAMES, choices_of, start
from tests.conformance.tested import Whole
from tests.table.tables import PEOPLE, table_of

SOME = WHOLE_GAMES[::3]


@pytest.mark.parametrize("whole", SOME, ids=str)
def test_outcomes_are_the_same_whatever_is_hidden(whole: Whole) -> None:
    state = start(whole)
    for number, choice in enumerate(choices_of(whole)):
        if number % 5 == 0:
            seat = state.to_move()
            other = state.determinize(seat, seeded(number))
            assert outcomes(state, seat, seeded(1)) == outcomes(other, seat, seeded(2))
        state.apply(choice)


@pytest.mark.parametrize("whole", SOME, ids=str)
def test_what_is_foretold_happens_and_all_of_it_unless_something_is_hidden(whole: Whole) -> None:
    state = start(whole)
    for number, choice in enumerate(choices_of(whole)):
        if number % 4:
            state.apply(choice)
            continue
        seat = state.to_move()
        foretold = outcomes(state, seat, seeded(3))
        assert list(foretold) == state.choices()
        revealed = state.revealed
        events: list[Event] = []
        state.log = events
        state.apply(choice)
        state.log = None
        seen = [event.seen_by(seat) for event in events]
        assert seen[: len(foretold[choice])] == foretold[choice]
        if state.revealed == revealed:
            ends = [place for place, event in enumerate(events) if event.what in BOUNDARIES]
            assert foretold[choice] == seen[: ends[0] if ends else None]


def test_foretelling_changes_nothing() -> None:
    table = table_of("dewan", PEOPLE[:2])
    before = table.state.copy()
    assert table.outcomes() is table.outcomes()
    assert table.state == before
    assert len(table.events) == 0
