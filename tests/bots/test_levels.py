"""The levels by name, at work in whole games."""

import pytest

from fireside.arena.selfplay import schedule_of
from fireside.bots import levels
from fireside.bots.blaze import Blaze
from fireside.bots.bot import Bot, RandomBot, follow
from fireside.bots.turn_bot import TurnBot
from fireside.core.chance import seeded
from fireside.core.game import Game
from fireside.core.state import State
from fireside.core.title import make_game

GAMES = sorted(
    {
        (title, players, tuple(options.items()))
        for title in levels.known_titles()
        for players, options in schedule_of(title).sorts
    }
)


def played(game: Game, bots: list[Bot], seed: int, turns: int = 10_000) -> State:
    """A game between bots, or the first turns of it; every choice is open, or this raises."""
    state = game.start(seed)
    chance = seeded(seed)
    while not state.over() and state.turn < turns:
        plan = bots[state.to_move()].plan(state.copy(), chance)
        assert plan
        assert follow(state, plan) > 0
    return state


@pytest.mark.parametrize(("title", "players", "options"), GAMES)
def test_spark_plays_whole_games_of_every_sort(
    title: str, players: int, options: tuple[tuple[str, str], ...]
) -> None:
    game = make_game(title, players, None, dict(options))
    assert played(game, [levels.bot(title, "spark")] * players, 3).over()


@pytest.mark.parametrize(("title", "players", "options"), GAMES)
def test_every_level_plays_some_turns_of_every_sort(
    title: str, players: int, options: tuple[tuple[str, str], ...]
) -> None:
    game = make_game(title, players, None, dict(options))
    judged = [levels.judge(title, level) for level in ("ember", "flame", "blaze")]
    bots = [
        Blaze(judged[2], visits=3, seconds=600.0, deals=2, limit=5),
        TurnBot(judged[1], deals=2, limit=20),
        TurnBot(judged[0], deals=1, limit=20),
        RandomBot(),
    ]
    assert played(game, bots[:players], 4, turns=players + 2).turn >= players + 2


@pytest.mark.parametrize("title", levels.known_titles())
def test_ember_wins_against_random_choices(title: str) -> None:
    game = make_game(title, 2)
    for seat in range(2):
        bots: list[Bot] = [RandomBot(), RandomBot()]
        bots[seat] = levels.bot(title, "ember")
        assert played(game, bots, 7).winners() == [seat]


@pytest.mark.parametrize("title", levels.known_titles())
def test_flame_plans_its_turn(title: str) -> None:
    state = make_game(title, 2).start(1)
    assert levels.bot(title, "flame").plan(state, seeded(1))[0] in state.choices()


@pytest.mark.parametrize("title", levels.known_titles())
def test_blaze_goes_by_visits_or_by_the_clock(title: str) -> None:
    state = make_game(title, 2).start(1)
    first = levels.bot(title, "blaze#4").plan(state, seeded(1))
    assert first == levels.bot(title, "blaze#4").plan(state, seeded(1))
    assert levels.bot(title, "blaze@0.01").plan(state, seeded(1))[0] in state.choices()


@pytest.mark.parametrize("name", ["genius", "blaze@", "blaze@0", "blaze@x", "blaze#0", "blaze#1e3"])
def test_other_names_are_refused(name: str) -> None:
    assert not levels.known("dewan", name)
    with pytest.raises(levels.LevelError, match="there is random, spark, ember, flame, blaze"):
        levels.bot("dewan", name)


def test_a_plan_ends_where_something_unforeseen_happens() -> None:
    state = make_game("dewan", 2).start(1)
    seat = state.to_move()
    plan = RandomBot().plan(state, seeded(1))
    assert follow(state, plan * 3) == 1
    assert state.to_move() != seat
