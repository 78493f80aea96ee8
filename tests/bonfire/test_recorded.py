"""Whole recorded games: each replays to its result and shows what it was kept for."""

from functools import cache
from pathlib import Path

import pytest

from fireside.bonfire.check import check_position
from fireside.bonfire.state import BonfireState
from fireside.core.event import Event
from fireside.core.record import Record, read, replay
from fireside.titles import game_of
from tests.bonfire.recorded import GAMES, Ended
from tests.bonfire.regenerate import RECORDS


def text_of(name: str) -> str:
    return Path(RECORDS / f"{name}.fire").read_text(encoding="utf-8")


@cache
def replayed(name: str) -> tuple[Record, Ended]:
    """A recorded game and how it ended; replaying checks result and position."""
    record = read(text_of(name))
    game = game_of(record)
    log: list[Event] = []
    state = replay(record, game, log=log)
    assert isinstance(state, BonfireState)
    return record, Ended(state, log)


@pytest.mark.parametrize("name", GAMES)
def test_the_record_replays_to_its_result(name: str) -> None:
    record, ended = replayed(name)
    assert ended.state.over()
    assert record.result == ended.state.scores()
    assert record.position == ended.state.digest()
    check_position(ended.state)


@pytest.mark.parametrize("name", GAMES)
def test_the_record_shows_what_it_was_kept_for(name: str) -> None:
    record, ended = replayed(name)
    whole = GAMES[name].whole
    assert record.players == whole.players
    assert ("first-game" in record.options) == whole.first_game
    assert GAMES[name].shows(ended)


def test_every_record_is_known_here() -> None:
    assert sorted(path.stem for path in RECORDS.glob("*.fire")) == sorted(GAMES)


def test_all_numbers_of_players_are_there() -> None:
    assert {replayed(name)[0].players for name in GAMES} == {1, 2, 3, 4}


@pytest.mark.rule("B20.8")
def test_a_tie_is_broken_by_bonfires() -> None:
    state = replayed("tie-break")[1].state
    scores, bonfires = state.scores(), [city.bonfires() for city in state.cities]
    (winner,) = state.winners()
    tied = [seat for seat in range(2) if scores[seat] == max(scores)]
    assert tied == [0, 1]
    assert bonfires[winner] > bonfires[1 - winner]


@pytest.mark.rule("B20.8")
def test_a_victory_is_shared() -> None:
    state = replayed("shared-victory")[1].state
    bonfires = [city.bonfires() for city in state.cities]
    ranks = list(zip(state.scores(), bonfires, strict=True))
    assert len(state.winners()) > 1
    assert all(ranks[seat] == max(ranks) for seat in state.winners())


@pytest.mark.rule("B16.4")
def test_those_who_pass_score_the_number_of_the_round() -> None:
    _, ended = replayed("passing")
    passes = ended.told("pass")
    scored = ended.told("score", because="passing")
    assert [(event.seat, event.facts["round"]) for event in passes] == [
        (event.seat, event.facts["points"]) for event in scored
    ]
    for event in passes:  # no further turns
        later = ended.events[ended.events.index(event) :]
        assert not [other for other in later if other.what == "turn" and other.seat == event.seat]


@pytest.mark.rule("B21.14")
def test_a_solo_game_ends_with_toms_32nd_card() -> None:
    _, ended = replayed("solo-32-cards")
    assert [event.facts["number"] for event in ended.told("Tom's card")] == list(range(1, 33))


@pytest.mark.rule("B21.15", "B22.1")
def test_a_handicap_gives_the_human_points() -> None:
    record, ended = replayed("solo-handicap")
    assert record.options["handicap"] == "-10"
    scored = [event.facts["points"] for event in ended.told("score") if event.seat == 0]
    assert ended.state.cities[0].points == 10 + sum(p for p in scored if isinstance(p, int))


@pytest.mark.rule("B4.4")
def test_a_game_in_which_nobody_can_go_on_is_scored() -> None:
    _, ended = replayed("stuck-for-good")
    assert ended.state.countdown == 0
    assert {event.seat for event in ended.told("stuck")} == {0, 1, 2}
