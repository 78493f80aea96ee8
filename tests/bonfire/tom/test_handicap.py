"""The handicap challenge (B22)."""

import pytest

from fireside.bonfire.challenge import CHALLENGE
from fireside.bonfire.edition.editions import load
from fireside.bonfire.rules.game import Bonfire
from fireside.bonfire.rules.handicap import outcome
from fireside.bonfire.rules.state.position import OVER
from fireside.core.game import GameError
from tests.bonfire.builder import Table


def finished(human: int, tom: int) -> Table:
    """A solo game that has ended with these points."""
    table = Table(players=1).supply()
    table.city(0).points = human
    table.city(1).points = tom
    table.state.phase = OVER
    table.state.settle()
    return table


@pytest.mark.rule("B22.1")
@pytest.mark.parametrize(
    ("handicap", "human", "tom"), [(-10, 10, 0), (-1, 1, 0), (0, 0, 0), (1, 0, 1), (15, 0, 15)]
)
def test_a_negative_handicap_is_the_humans_and_a_positive_one_toms(
    handicap: int, human: int, tom: int
) -> None:
    table = Table(players=1, handicap=handicap)
    assert (table.points(0), table.points(1)) == (human, tom)


@pytest.mark.rule("B22.1")
def test_the_series_starts_at_minus_10() -> None:
    assert CHALLENGE.first == -10


@pytest.mark.rule("B22.1")
def test_a_handicap_counts_in_the_scoring() -> None:
    assert Table(players=1, handicap=7).state.scores()[1] == 7
    with_points = Table(players=1, handicap=-7).state.scores()[0]
    assert with_points == Table(players=1).state.scores()[0] + 7


@pytest.mark.rule("B22.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_handicap_is_for_solo_games_only(players: int) -> None:
    with pytest.raises(GameError, match="solo"):
        Bonfire(load(), players, handicap=-10)


@pytest.mark.rule("B22.2")
@pytest.mark.parametrize(
    ("before", "ended", "after"),
    [(-10, "win", -5), (-10, "loss", -12), (-10, "draw", -10), (3, "win", 8), (1, "loss", -1)],
)
def test_the_handicap_goes_up_5_down_2_or_stays(before: int, ended: str, after: int) -> None:
    assert CHALLENGE.after(before, ended) == after


@pytest.mark.rule("B22.2")
def test_no_other_outcome_is_known() -> None:
    with pytest.raises(ValueError, match="one of win, loss, draw"):
        CHALLENGE.after(0, "victory")


@pytest.mark.rule("B22.2", "B21.15")
@pytest.mark.parametrize(("human", "tom", "ended"), [(31, 30, "win"), (30, 31, "loss")])
def test_a_solo_game_is_won_or_lost_by_points(human: int, tom: int, ended: str) -> None:
    assert outcome(finished(human, tom).state) == ended


@pytest.mark.rule("B22.2", "B21.15", "B21.19")
def test_equal_points_are_a_draw_whatever_the_bonfires() -> None:
    assert outcome(finished(30, 30).state) == "draw"
    assert outcome(finished(28, 30).task(1, "blue-two-pairs", lit=True).state) == "draw"


@pytest.mark.rule("B22.2")
def test_the_whole_scoring_decides_the_outcome() -> None:
    assert outcome(finished(28, 30).goods(0, gold=6).state) == "win"


@pytest.mark.rule("B22.2")
def test_only_finished_solo_games_have_an_outcome() -> None:
    with pytest.raises(ValueError, match="not over"):
        outcome(Table(players=1).state)
    with pytest.raises(ValueError, match="solo"):
        outcome(Table(players=2).state)


@pytest.mark.rule("B22.1", "B22.2")
def test_a_game_with_a_handicap_may_be_won_by_it() -> None:
    """The next game of the series starts with what the last one brought."""
    ended = outcome(finished(31, 30).state)
    table = Table(players=1, handicap=CHALLENGE.after(CHALLENGE.first, ended))
    assert (table.points(0), table.points(1)) == (5, 0)
