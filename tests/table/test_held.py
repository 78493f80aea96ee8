"""A choice that would end a turn and bring something to light waits until it is confirmed."""

import pytest

from fireside.core.chance import Chance, seeded
from fireside.core.state import NOBODY
from fireside.table.outcomes import Foresight, ends_and_reveals
from fireside.table.seats import Holder
from fireside.table.table import Table, TableError
from tests.conformance.games import TABLES, WHOLE_GAMES, choices_of, game, game_of, start
from tests.conformance.tested import Options, Whole
from tests.table.tables import BOT, PEOPLE, play_one, table_of, told
from tests.table.test_turns import refusal, same

EVERYBODY = range(4)


def table_for(title: str, players: int, options: Options, confirming: bool = True) -> Table:
    """A table of people with a game of these options."""
    return Table(game_of(title, players, options), 7, PEOPLE[:players], confirming)


def play_until_held(table: Table, text: str, seed: int = 0) -> int:
    """Play on until a choice that begins with these words is held; whose it is."""
    while not table.over():
        play_one(table, seed)
        if table.held is not None and table.game.text(table.held).startswith(text):
            return table.waiting()
    raise AssertionError(f"'{text}' is never held")


def again(table: Table) -> Table:
    """A table that has come back from a rest."""
    other = Table(table.game, table.seed, table.holders, table.confirming)
    choices = [made.choice for made in table.made]
    restored = (table.settled, table.version, table.request, table.taken_back, table.held)
    other.restore(choices, *restored)
    return other


CASES = [
    ("dewan", 2, "take", ["open card"]),
    ("dewan", 2, "story", ["open story"]),
    ("bonfire", 2, "tile", ["open path"]),
    ("bonfire", 1, "", ["Tom's card"]),
]


@pytest.mark.parametrize(("title", "players", "text", "news"), CASES)
def test_what_would_be_seen_waits_for_the_confirmation(
    title: str, players: int, text: str, news: list[str]
) -> None:
    table = table_of(title, PEOPLE[:players])
    seat = play_until_held(table, text)
    held, before, events = table.held, table.state.copy(), told(table)
    assert (table.decider(), table.state.to_move()) == (seat, seat)
    table.confirm([seat])
    assert (table.held, table.made[-1].choice) == (None, held)
    assert table.settled == len(table.made)
    assert table.state.revealed > before.revealed
    assert set(news) <= {event["event"] for event in told(table)[len(events) :]}
    assert not table.may_undo([seat])


def test_a_story_that_follows_a_camp_waits_too() -> None:
    table = table_of("dewan", PEOPLE[:2])
    while len(table.made) == table.settled:  # the draft's stories come before any camp
        seat = play_until_held(table, "story")
        if len(table.made) == table.settled:
            table.confirm([seat])
    choices = len(table.made) - table.settled
    table.undo([seat], turn=True)
    assert (len(table.made), table.held) == (table.settled, None)
    for _ in range(choices + 1):
        table.redo([seat])
    assert table.held is not None
    table.confirm([seat])
    assert table.settled == len(table.made)


def test_another_choice_takes_the_place_of_the_one_that_waits() -> None:
    table = table_of("dewan", PEOPLE[:2])
    seat = play_until_held(table, "take")
    other = next(choice for choice in table.state.choices() if choice != table.held)
    made, version = len(table.made), table.version
    table.choose([seat], other)
    assert (table.held, len(table.made), table.version) == (other, made, version + 1)
    assert refusal(table.choose, [1 - seat], other) == "not-your-turn"
    assert refusal(table.choose, [seat], 10**9) == "illegal"
    table.confirm([seat])
    assert table.made[-1].choice == other


def test_what_waits_is_dropped_and_taken_up_again() -> None:
    table = table_of("dewan", PEOPLE[:2])
    seat = play_until_held(table, "take")
    held, made = table.held, len(table.made)
    assert table.outcomes()
    assert refusal(table.undo, [1 - seat]) == "not-allowed"
    table.undo([seat])
    assert (table.held, len(table.made), table.waiting()) == (None, made, NOBODY)
    assert refusal(table.confirm, [seat]) == "not-allowed"
    table.redo([seat])
    assert (table.held, len(table.made), table.waiting()) == (held, made, seat)


def test_a_choice_that_reveals_nothing_takes_its_place_and_counts() -> None:
    """Where one has second thoughts about taking cards and begins a camp instead."""
    for seed in range(50):
        table = table_of("dewan", PEOPLE[:2], seed)
        seat = play_until_held(table, "take", seed)
        camps = [one for one in table.state.choices() if table.game.text(one).startswith("camp")]
        if camps:
            table.choose([seat], camps[0])
            assert (table.held, table.made[-1].choice) == (None, camps[0])
            table.undo([seat])
            assert (table.held, table.waiting()) == (None, NOBODY)
            return
    raise AssertionError("there is never a choice between cards and a camp")


def test_a_table_that_does_without_confirmation_holds_nothing() -> None:
    table = table_of("dewan", PEOPLE[:2], confirming=False)
    while not table.over():
        play_one(table)
        assert table.held is None


def test_nothing_of_a_bots_is_held() -> None:
    table = table_of("dewan", [BOT, PEOPLE[0]])
    while not table.over():
        play_one(table)
        assert table.held is None or table.waiting() == 1


def test_switching_confirmation_off_carries_out_ones_own_alone() -> None:
    table = table_of("dewan", PEOPLE[:2])
    seat = play_until_held(table, "take")
    held, made = table.held, len(table.made)
    table.set_confirming([1 - seat], False)
    assert (table.held, len(table.made), table.waiting()) == (held, made, seat)
    table.set_confirming([seat], True)
    table.set_confirming([seat], False)
    assert (table.held, len(table.made), table.waiting()) == (None, made + 1, NOBODY)


def test_a_turn_that_is_taken_back_by_consent_takes_what_waits_with_it() -> None:
    table = table_of("dewan", PEOPLE[:2])
    play_until_held(table, "take")
    while table.held is None or table.settled == 0:
        play_one(table)
    seat = table.waiting()
    table.ask_undo([1 - seat])
    assert table.held is not None
    table.answer_undo([seat], agree=True)
    assert table.held is None
    assert table.state.to_move() == 1 - seat


def test_whoever_holds_something_else_has_declined() -> None:
    table = table_of("dewan", PEOPLE[:2])
    play_until_held(table, "take")
    while table.held is None or table.settled == 0:
        play_one(table)
    seat = table.waiting()
    table.ask_undo([1 - seat])
    table.choose([seat], table.held)
    assert table.request is None


def test_each_deed_of_tom_is_confirmed_where_nobody_else_plays_on() -> None:
    """Whoever has passed still decides for Tom between tasks of equal worth; then comes his next
    card."""
    held = 0
    for seed in range(30):
        table = table_of("bonfire", PEOPLE[:1], seed)
        while not table.over():
            label = table.state.label()
            play_one(table, seed)
            if table.held is not None and label.endswith("Tom"):
                assert table.state.to_move() == 0
                held += 1
    assert held


# Whatever is hidden


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_whether_a_choice_waits_does_not_hang_on_what_is_hidden(whole: Whole) -> None:
    state = start(whole)
    sources = game(whole).by_source
    finals = 0
    for number, choice in enumerate(choices_of(whole)):
        mover = state.to_move()
        deals = [state.determinize(mover, seeded(number + more)) for more in range(2)]
        answers = {ends_and_reveals(deal.copy(), choice) for deal in [state, *deals]}
        assert len(answers) == 1, f"choice {number}: {state.label()}"
        if number % 25 == 0:
            assert {Foresight(state, seeded(1), sources).is_final(choice)} == answers
        finals += answers == {True}
        state.apply(choice)
    assert finals


# Whole games


def act(table: Table, luck: Chance) -> None:
    """Anything that whoever has to decide may do."""
    seats = [table.decider()]
    deeds = [table.confirm] * table.may_confirm(seats)
    deeds += [table.redo] * table.may_redo(seats)
    deed = luck.below(8)
    if table.may_undo(seats) and deed == 0:
        table.undo(seats, turn=luck.below(2) == 0)
    elif deeds and deed < 5:
        deeds[luck.below(len(deeds))](seats)
    elif table.chooser() != NOBODY:
        options = table.state.choices()
        table.choose(seats, options[luck.below(len(options))])


@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_games_with_confirmation_end_as_those_without(
    title: str, players: int, options: Options
) -> None:
    """At every confirmation the turn can be taken back to its beginning, or to where something
    came to light in the middle of it."""
    table = table_for(title, players, options)
    plain = table_for(title, players, options, confirming=False)
    luck = seeded(players)
    while not table.over():
        seats = [table.decider()]
        if table.may_confirm(seats):
            taken = table.copy()
            taken.undo(seats, turn=True)
            assert len(taken.made) == taken.settled or not taken.may_undo(seats)
            assert taken.state.revealed == table.state.revealed
            table.confirm(seats)
        else:
            open_now = table.state.choices()
            choice = open_now[luck.below(len(open_now))]
            table.choose(seats, choice)
            plain.choose(range(players), choice)
    assert plain.over()
    assert (table.state, table.made) == (plain.state, plain.made)
    assert told(table) == told(plain)


@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_a_table_comes_back_as_it_was_at_any_moment(
    title: str, players: int, options: Options
) -> None:
    table = table_for(title, players, options)
    luck = seeded(players)
    held = 0
    for number in range(400):
        if table.over():
            break
        act(table, luck)
        held += table.held is not None
        if number % 16 == 0 or (table.held is not None and held % 8 == 0):
            back = again(table)
            assert same(table, back)
            assert (back.may_redo(EVERYBODY), back.may_confirm(EVERYBODY)) == (
                table.may_redo(EVERYBODY),
                table.may_confirm(EVERYBODY),
            )
    assert held


def test_what_waits_belongs_to_its_table_alone() -> None:
    table = table_of("bonfire", [Holder("here", "Ann")])
    play_until_held(table, "")
    other = table.copy()
    other.undo([0])
    assert (table.held is None, other.held) == (False, None)
    with pytest.raises(TableError):
        other.confirm([0])
