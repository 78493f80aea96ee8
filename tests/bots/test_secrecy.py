"""Bots know no more than their seat: where only hidden things differ, they plan the same."""

from collections.abc import Iterator
from itertools import islice

import pytest

from fireside.bots.blaze import Blaze
from fireside.bots.bot import Bot, follow
from fireside.bots.levels import bot, judge
from fireside.bots.turn_bot import TurnBot
from fireside.core.chance import seeded
from fireside.core.state import State
from fireside.core.title import make_game

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("bonfire", 1, {}),
    ("bonfire", 2, {}),
    ("dewan", 2, {"scenario": "volcano"}),
    ("dewan", 3, {}),
]
# At how many positions each is looked: fewer where a bot is slow.
LOOKS = {"random": 20, "spark": 20, "ember": 12, "flame": 6, "blaze": 4}
STRIDE = 15  # decisions between two of these positions


def positions(title: str, players: int, options: dict[str, str]) -> Iterator[State]:
    """Some positions of a game between sparks."""
    state = make_game(title, players, None, options).start(11)
    chance = seeded(12)
    spark = bot(title, "spark")
    number = 0
    while not state.over():
        if number % STRIDE == STRIDE // 2:
            yield state
        follow(state, spark.plan(state.copy(), chance))
        number += 1


def player_of(level: str, title: str) -> Bot:
    """The bot of a level; those that look at very much look at less."""
    if level == "flame":
        return TurnBot(judge(title, level), deals=2, limit=40)
    if level == "blaze":
        return Blaze(judge(title, level), visits=12, seconds=600.0, deals=2, limit=10)
    return bot(title, level)


@pytest.mark.parametrize("level", LOOKS)
@pytest.mark.parametrize(("title", "players", "options"), TABLES)
def test_what_is_hidden_does_not_matter(
    title: str, players: int, options: dict[str, str], level: str
) -> None:
    player = player_of(level, title)
    looks = 0
    for state in islice(positions(title, players, options), LOOKS[level]):
        other = state.determinize(state.to_move(), seeded(looks))
        assert other != state
        assert player.plan(other, seeded(1)) == player.plan(state.copy(), seeded(1))
        looks += 1
    assert looks > 1
