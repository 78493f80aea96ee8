"""Line-ups and seatings are fair."""

from collections import Counter

import pytest

from fireside.arena.seating import Lineup, lineups, seatings

BOTS = ["a", "b", "c", "d", "e"]


def one_set(bots: list[str], players: int, number: int = 0, teams: bool = False) -> list[Lineup]:
    return [
        seats
        for lineup in lineups(bots, players, teams)
        for seats in seatings(lineup, number, teams)
    ]


def test_two_bots_change_seats() -> None:
    assert one_set(["a", "b"], 2) == [("a", "b"), ("b", "a")]


def test_one_alone_among_others_in_turn() -> None:
    assert lineups(["a", "b"], 4, False) == [("a", "b", "b", "b"), ("b", "a", "a", "a")]
    assert len(one_set(["a", "b"], 4)) == 8


def test_teams_are_of_one_bot() -> None:
    assert one_set(["a", "b"], 4, teams=True) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert len(one_set(["a", "b", "c"], 4, number=1, teams=True)) == 6


def test_alone_in_solo_games() -> None:
    assert one_set(["a", "b"], 1) == [("a",), ("b",)]


@pytest.mark.parametrize("bots", range(2, 6))
@pytest.mark.parametrize("players", range(2, 5))
def test_everybody_has_every_seat_equally_often(bots: int, players: int) -> None:
    for number in range(7):
        games = one_set(BOTS[:bots], players, number)
        assert len(set(games)) == len(games)
        counts = Counter((bot, seat) for seats in games for seat, bot in enumerate(seats))
        assert len(counts) == bots * players
        assert len(set(counts.values())) == 1
        assert len(games) == len(one_set(BOTS[:bots], players))


@pytest.mark.parametrize(("bots", "players"), [(3, 3), (4, 4), (3, 4), (5, 3)])
def test_everybody_has_everybody_on_the_left_equally_often(bots: int, players: int) -> None:
    left: Counter[tuple[str, str]] = Counter()
    for number in range(6):
        for seats in one_set(BOTS[:bots], players, number):
            pairs = zip(seats, seats[1:] + seats[:1], strict=True)
            left.update(pair for pair in pairs if pair[0] != pair[1])
    assert len(left) == bots * (bots - 1)
    assert len(set(left.values())) == 1
