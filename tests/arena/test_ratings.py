"""Win rates, ratings and their intervals, against known values and in simulation."""

from random import Random

import pytest

from fireside.arena.ratings import Matrix, bradley_terry, elo, inverse, wilson, win_rate


def chance_at(difference: float) -> float:
    return float(1 / (1 + 10 ** (-difference / 400)))


def duel(won: float, lost: float) -> Matrix:
    return [[0.0, won], [lost, 0.0]]


def test_three_of_four_are_191_points() -> None:
    assert elo(0.75) == pytest.approx(190.85, abs=0.01)
    stronger, weaker = bradley_terry([duel(3, 1)] * 25)
    assert stronger.value == pytest.approx(190.85, abs=0.01)
    assert (weaker.value, weaker.low, weaker.high) == (0, 0, 0)


def test_the_weakest_is_the_anchor_wherever_it_stands() -> None:
    weaker, stronger = bradley_terry([duel(1, 3)] * 25)
    assert weaker.value == 0
    assert stronger.value == pytest.approx(190.85, abs=0.01)


def test_ratings_of_three_that_fit_exactly() -> None:
    truth = [300.0, 0.0, 120.0]
    wins = [
        [1000 * chance_at(one - other) * (number != place) for place, other in enumerate(truth)]
        for number, one in enumerate(truth)
    ]
    found = [estimate.value for estimate in bradley_terry([wins])]
    assert found == pytest.approx(truth, abs=0.01)


def test_ratings_need_no_direct_meeting() -> None:
    wins = [[0.0, 75.0, 0.0], [25.0, 0.0, 75.0], [0.0, 25.0, 0.0]]
    found = [estimate.value for estimate in bradley_terry([wins])]
    assert found == pytest.approx([381.7, 190.85, 0], abs=0.01)


def test_who_wins_everything_stays_finite_with_a_wide_interval() -> None:
    stronger, _ = bradley_terry([duel(2, 0)] * 25)
    assert stronger.value == pytest.approx(elo(49.5 / 50), abs=0.01)
    assert stronger.high - stronger.low > 500
    rate = win_rate([[1.0, 1.0]] * 25)
    assert (rate.value, rate.high) == pytest.approx((1, 1))
    assert 0.85 < rate.low < 0.95


def test_independent_games_have_the_interval_of_wilson() -> None:
    # Ten of one hundred: 5.5 % to 17.4 %, as printed in many places.
    plain = wilson(0.1, 100)
    assert (plain.low, plain.high) == pytest.approx((0.0552, 0.1744), abs=0.0001)
    luck = Random(1)
    alone = win_rate([[float(luck.random() < 0.3)] for _ in range(4000)])
    same = wilson(alone.value, 4000)
    assert (alone.low, alone.high) == pytest.approx((same.low, same.high), abs=0.001)


def test_games_that_go_together_count_less_and_those_that_balance_count_more() -> None:
    luck = Random(2)
    together, balanced = [], []
    for _ in range(500):
        won = float(luck.random() < 0.5)
        together.append([won, won])
        balanced.append([won, 1 - won])
    wide, narrow = win_rate(together), win_rate(balanced)
    expected = wilson(wide.value, 500)
    assert wide.high - wide.low == pytest.approx(expected.high - expected.low, rel=0.01)
    assert narrow.high - narrow.low < 0.6 * (wide.high - wide.low)


def simulated_sets(luck: Random, sets: int, seat_advantage: float) -> list[list[float]]:
    """Both seatings of each deal for the better of two; half of the deals favour a seat."""
    found = []
    for _ in range(sets):
        seat = luck.choice([-seat_advantage, seat_advantage, 0, 0])
        chances = [0.6 + seat, 0.6 - seat]
        found.append([float(luck.random() < chance) for chance in chances])
    return found


@pytest.mark.parametrize("seat_advantage", [0.0, 0.35])
def test_intervals_of_win_rates_and_ratings_cover_the_truth(seat_advantage: float) -> None:
    luck = Random(3)
    runs, rates, ratings = 600, 0, 0
    for _ in range(runs):
        sets = simulated_sets(luck, 40, seat_advantage)
        rate = win_rate(sets)
        rates += rate.low <= 0.6 <= rate.high
        one, other = bradley_terry([duel(sum(each), 2 - sum(each)) for each in sets])
        low, high = (one.low, one.high) if one.high else (-other.high, -other.low)
        ratings += low <= elo(0.6) <= high
    assert 0.93 <= rates / runs <= 0.985
    assert 0.93 <= ratings / runs <= 0.985


def finishing_order(luck: Random, truth: list[float]) -> list[int]:
    """Who comes in first, second and so on, each place by the odds of those who are left."""
    left = list(range(len(truth)))
    order = []
    while left:
        (place,) = luck.choices(left, [10 ** (truth[each] / 400) for each in left])
        left.remove(place)
        order.append(place)
    return order


def test_intervals_cover_where_several_pairs_come_from_one_game() -> None:
    luck = Random(4)
    truth = [0.0, 250.0, 350.0]
    runs, covered = 300, [0, 0, 0]
    for _ in range(runs):
        sets = []
        for _ in range(40):
            order = finishing_order(luck, truth)
            sets.append(
                [
                    [float(order.index(one) < order.index(other)) for other in range(3)]
                    for one in range(3)
                ]
            )
        for place, estimate in enumerate(bradley_terry(sets)):
            covered[place] += estimate.low <= truth[place] <= estimate.high
    assert covered[0] == runs
    assert all(0.92 <= count / runs <= 0.985 for count in covered[1:])


def test_an_inverse() -> None:
    matrix = [[4.0, 1.0, 0.5], [1.0, 3.0, 0.2], [0.5, 0.2, 2.0]]
    found = inverse(matrix)
    for row in range(3):
        for column in range(3):
            product = sum(matrix[row][place] * found[place][column] for place in range(3))
            assert product == pytest.approx(float(row == column), abs=1e-12)
