"""Who sits where is drawn; what a seed deals stays where it is."""

from collections import Counter

import pytest

from fireside.core.title import make_game
from fireside.table.seating import drawn


@pytest.mark.rule("B3.2", "D2.6")
@pytest.mark.parametrize(("title", "players"), [("bonfire", 4), ("dewan", 3)])
def test_everybody_begins_as_often(title: str, players: int) -> None:
    game = make_game(title, players)
    seats = [drawn(game, seed) for seed in range(2400)]
    assert all(sorted(order) == list(range(players)) for order in seats)
    for seat in range(players):
        counts = Counter(order[seat] for order in seats)
        assert all(abs(count - 2400 / players) < 100 for count in counts.values()), counts


@pytest.mark.rule("D2.6", "D10.4")
def test_in_teams_only_who_begins_is_drawn() -> None:
    game = make_game("dewan", 4, options={"scenario": "team"})
    seats = [drawn(game, seed) for seed in range(400)]
    assert {frozenset((order[0], order[2])) for order in seats} == {
        frozenset((0, 2)),
        frozenset((1, 3)),
    }
    assert {tuple(order) for order in seats} == {
        (0, 1, 2, 3),
        (1, 2, 3, 0),
        (2, 3, 0, 1),
        (3, 0, 1, 2),
    }


def test_nothing_is_drawn_for_one() -> None:
    game = make_game("bonfire", 1)
    assert [drawn(game, seed) for seed in range(20)] == [[0]] * 20
