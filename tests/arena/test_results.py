"""Standings: what each bot made of all games."""

import pytest

from fireside.arena.results import (
    Failure,
    MirroredSet,
    Result,
    Thinking,
    failures,
    handicap_held,
    pair_wins,
    standings,
)


def game(seats: str, *lines: tuple[int, int]) -> Result:
    """A finished game: a letter and the points from two sources for every seat."""
    totals = [sum(line) for line in lines]
    best = max(totals)
    shares = [(total == best) / totals.count(best) for total in totals]
    thinking = [Thinking(2, 1.0, 0.75) for _ in seats]
    return Result(list(seats), shares, [list(line) for line in lines], thinking)


def failed(seats: str, loser: int) -> Result:
    shares = [float(seat != loser) for seat in range(len(seats))]
    thinking = [Thinking(1, 0.5, 0.5) for _ in seats]
    return Result(list(seats), shares, [], thinking, Failure(loser, 7, "Error: so"))


def sets(*games: list[Result]) -> list[MirroredSet]:
    return [MirroredSet(number, 40 + number, each) for number, each in enumerate(games)]


def test_a_bot_is_compared_with_the_mean_of_the_others() -> None:
    played = sets([game("abb", (5, 3), (4, 0), (2, 2)), game("bab", (1, 1), (1, 2), (0, 9))])
    first, second = standings(played, ["stories", "fire"])
    assert (first.bot, first.games, second.games) == ("a", 2, 4)
    assert first.win_rate.value == 0.5
    assert second.win_rate.value == 0.25
    assert first.points == 5.5
    assert second.points == pytest.approx(19 / 4)
    assert first.by_source == {"stories": pytest.approx(1.25), "fire": pytest.approx(-0.5)}
    assert first.difference == pytest.approx(0.75)
    assert second.difference == pytest.approx(-0.75)


def test_every_pair_of_seats_counts_for_ratings() -> None:
    (each,) = sets([game("abc", (5, 0), (3, 0), (3, 0))])
    assert pair_wins(each, ["a", "b", "c"]) == [[0, 1, 1], [0, 0, 0.5], [0, 0.5, 0]]
    (each,) = sets([game("abb", (5, 0), (8, 0), (3, 0))])
    assert pair_wins(each, ["a", "b"]) == [[0, 1], [1, 0]]


def test_winners_come_in_first_also_with_equal_points() -> None:
    tied = Result(["a", "b"], [0.0, 1.0], [[4], [4]], [Thinking(1, 1, 1)] * 2)
    assert pair_wins(MirroredSet(0, 1, [tied]), ["a", "b"]) == [[0, 0], [1, 0]]


def test_time_is_that_of_turns() -> None:
    each, _ = standings(sets([game("ab", (5, 0), (1, 0)), failed("ba", 1)]), ["one", "two"])
    assert (each.turns, each.seconds, each.worst) == (3, 0.5, 0.75)


def test_failures_are_counted_and_told() -> None:
    played = sets([game("ab", (5, 0), (1, 0))], [failed("ba", 1)])
    by_name = {each.bot: each for each in standings(played, ["one", "two"])}
    assert (by_name["a"].failures, by_name["b"].failures) == (1, 0)
    assert by_name["a"].win_rate.value == 0.5
    assert by_name["a"].points == 5
    assert failures(played) == ["seed 41, b a: a as player 2, after 7 choices: Error: so"]


def solo(*ahead: int) -> list[MirroredSet]:
    return sets([Result(["a", "Tom"], [0, 0], [[50 + each], [50]], []) for each in ahead])


def test_the_handicap_that_a_series_holds() -> None:
    assert handicap_held(solo(*[10] * 4), "a") == 10  # all drawn: stays
    # At 19 two of seven are won, 5 up twice and 2 down five times.
    assert handicap_held(solo(20, 20, 0, 0, 0, 0, 0), "a") == 19
    assert handicap_held(solo(20, 0, 0, 0, 0, 0, 0), "a") == 0
    assert handicap_held(solo(-3), "a") == -3
    assert handicap_held(solo(-3), "b") is None
