"""What a choice is sure to bring: true in every deal, and telling nothing hidden."""

import pytest

from fireside.core.chance import seeded
from fireside.core.event import Event
from fireside.table.outcomes import BOUNDARIES, Foresight
from fireside.table.table import Table
from tests.conformance.games import WHOLE_GAMES, choices_of, game, start
from tests.conformance.tested import Whole
from tests.table.tables import PEOPLE, table_of

SOME = WHOLE_GAMES[::3]
# What is paid for a camp is still to be chosen when the camp is foretold.
PRICES = {"dewan": ("discard", "give")}


@pytest.mark.parametrize("whole", SOME, ids=str)
def test_outcomes_are_the_same_whatever_is_hidden(whole: Whole) -> None:
    state = start(whole)
    sources = game(whole).by_source
    for number, choice in enumerate(choices_of(whole)):
        if number % 5 == 0:
            seat = state.to_move()
            other = state.determinize(seat, seeded(number))
            one = Foresight(state, seeded(1), sources).outcomes
            assert one == Foresight(other, seeded(2), sources).outcomes
        state.apply(choice)


@pytest.mark.parametrize("whole", SOME, ids=str)
def test_what_is_foretold_happens_and_all_of_it_unless_something_is_hidden(whole: Whole) -> None:
    """Of what is foretold beyond the choice itself, all happens before the turn is over."""
    state = start(whole)
    sources = game(whole).by_source
    awaited: list[dict[str, object]] = []
    for number, choice in enumerate(choices_of(whole)):
        seat = state.to_move()
        ahead = Foresight(state, seeded(3), sources) if number % 4 == 0 else None
        foretold = ahead.outcomes if ahead else None
        assert foretold is None or list(foretold) == state.choices()
        for outcome in (foretold or {}).values():
            if outcome.scores:
                assert sum(outcome.changes.values()) == outcome.scores[seat] - state.scores()[seat]
        revealed, turn = state.revealed, state.turn
        events: list[Event] = []
        state.log = events
        state.apply(choice)
        state.log = None
        events = [event for event in events if event.what not in PRICES.get(whole.title, ())]
        seen = [event.seen_by(seat) for event in events]
        awaited = [event for event in awaited if event not in seen]
        if foretold is not None:
            told = foretold[choice].events
            ends = [place for place, event in enumerate(events) if event.what in BOUNDARIES]
            now = seen[: ends[0] if ends else None]
            alike = min(len(told), len(now))
            assert told[:alike] == now[:alike]
            assert state.revealed != revealed or len(told) >= len(now)
            awaited += told[alike:]
        assert state.turn == turn or not awaited


@pytest.mark.parametrize("whole", SOME, ids=str)
def test_the_points_foretold_come_true(whole: Whole) -> None:
    """Those of a turn's last choice, after which nothing more is decided in it."""
    state = start(whole)
    compared = 0
    for number, choice in enumerate(choices_of(whole)):
        turn = state.turn
        foretold = state.determinize(state.to_move(), seeded(number)).foresee(choice)
        state.apply(choice)
        if foretold and state.turn == turn + 1:
            assert state.scores() == foretold
            compared += 1
    assert compared


def test_points_that_sink_are_told_with_what_sinks() -> None:
    """A fate tile that is laid is none that is left over."""
    table = table_of("bonfire", PEOPLE[:2])
    while not open_now(table, "lay "):
        table.choose([0, 1], [*open_now(table, "fate first"), *table.state.choices()][0])
        if table.may_confirm([0, 1]):
            table.confirm([0, 1])
    for outcome in table.outcomes().values():
        assert outcome.changes["fate tiles"] == -3
        assert 0 not in outcome.changes.values()


def open_now(table: Table, text: str) -> list[int]:
    """The open choices that begin with these words."""
    return [c for c in table.state.choices() if table.game.text(c).startswith(text)]


def test_foretelling_changes_nothing() -> None:
    table = table_of("dewan", PEOPLE[:2])
    before = table.state.copy()
    assert table.outcomes() is table.outcomes()
    assert table.state == before
    assert len(table.events) == 0
