"""Bonfire's recorded games, and the rules that they show."""

import pytest

from fireside.bonfire.edition.editions import load
from fireside.bonfire.rules.game import Bonfire
from fireside.core.record import RecordError, read, replay, write
from fireside.core.title import game_of
from tests.conformance.games import choices_of, final, game
from tests.conformance.recording import replayed
from tests.conformance.tested import Whole


@pytest.mark.rule("B20.8")
def test_a_tie_is_broken_by_bonfires() -> None:
    state = replayed("bonfire", "tie-break")[1].state
    scores, bonfires = state.scores(), [city.bonfires() for city in state.cities]
    (winner,) = state.winners()
    tied = [seat for seat in range(2) if scores[seat] == max(scores)]
    assert tied == [0, 1]
    assert bonfires[winner] > bonfires[1 - winner]


@pytest.mark.rule("B20.8")
def test_a_victory_is_shared() -> None:
    state = replayed("bonfire", "shared-victory")[1].state
    bonfires = [city.bonfires() for city in state.cities]
    ranks = list(zip(state.scores(), bonfires, strict=True))
    assert len(state.winners()) > 1
    assert all(ranks[seat] == max(ranks) for seat in state.winners())


@pytest.mark.rule("B16.4")
def test_those_who_pass_score_the_number_of_the_round() -> None:
    _, ended = replayed("bonfire", "passing")
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
    _, ended = replayed("bonfire", "solo-32-cards")
    assert [event.facts["number"] for event in ended.told("Tom's card")] == list(range(1, 33))


@pytest.mark.rule("B21.15", "B22.1")
def test_a_handicap_gives_the_human_points() -> None:
    record, ended = replayed("bonfire", "solo-handicap")
    assert record.options["handicap"] == "-10"
    scored = [event.facts["points"] for event in ended.told("score") if event.seat == 0]
    assert ended.state.cities[0].points == 10 + sum(p for p in scored if isinstance(p, int))


@pytest.mark.rule("B4.4")
def test_a_game_in_which_nobody_can_go_on_is_scored() -> None:
    _, ended = replayed("bonfire", "stuck-for-good")
    assert ended.state.countdown == 0
    assert {event.seat for event in ended.told("stuck")} == {0, 1, 2}


def test_options_stand_in_the_header() -> None:
    options = (("first-game", "yes"), ("handicap", "-10"))
    whole = Whole("bonfire", 1, 1, "random", options)
    text = write(game(whole), 1, list(choices_of(whole)), ["one"])
    assert "\nfirst-game: yes\nhandicap: -10\n" in text
    assert replay(read(text), game_of(read(text))) == final(whole)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("first-game: perhaps", "first-game is 'yes' or left out"),
        ("handicap: much", "handicap must be a whole number, not 'much'"),
        ("handicap: 4", "the result is "),
    ],
)
def test_a_wrong_option_in_the_header_is_refused(line: str, reason: str) -> None:
    whole = Whole("bonfire", 1, 3, "eager")
    text = write(game(whole), 3, list(choices_of(whole)), ["one"])
    record = read(text.replace("\n\n", f"\n{line}\n\n", 1))
    with pytest.raises(RecordError) as caught:
        replay(record, game_of(record))
    assert reason in caught.value.reason


def test_all_numbers_of_players_share_one_vocabulary() -> None:
    games = [Bonfire(load(), players, first) for players in (1, 2, 3, 4) for first in (False, True)]
    assert all(other.vocabulary.texts == games[0].vocabulary.texts for other in games)
