"""Reviews: every turn once, costs that are never below nought, and a blunder found."""

import pickle

import pytest

from fireside.bots.bot import follow
from fireside.bots.levels import bot, judge
from fireside.bots.review import (
    COSTLY,
    Played,
    Review,
    foreseeable,
    played_turns,
    review,
    review_turn,
)
from fireside.core.chance import seeded
from fireside.core.game import Game
from fireside.core.title import make_game

VISITS = 2


def game_of_sparks(game: Game, seed: int) -> list[int]:
    """The choices of a whole game."""
    state = game.start(seed)
    chance = seeded(seed)
    spark = bot(game.title, "spark")
    choices: list[int] = []
    while not state.over():
        plan = spark.plan(state.copy(), chance)
        choices += plan[: follow(state, plan)]
    return choices


def reviewed(game: Game, seed: int, choices: list[int], visits: int = VISITS) -> Review:
    told: list[tuple[int, int]] = []
    found = review(
        judge(game.title, "blaze"),
        game.start(seed),
        choices,
        visits,
        lambda done, total: told.append((done, total)),
    )
    count = len(found.turns)
    assert told == [(number, count) for number in range(1, count + 1)]
    return found


@pytest.mark.parametrize(("title", "players"), [("bonfire", 1), ("bonfire", 2), ("dewan", 3)])
def test_every_turn_is_reviewed(title: str, players: int) -> None:
    game = make_game(title, players)
    choices = game_of_sparks(game, 7)
    found = reviewed(game, 7, choices)
    assert [choice for turn in found.turns for choice in turn.choices] == choices
    state = game.start(7)
    seats = len(state.scores())
    for number, turn in enumerate(found.turns):
        assert (turn.number, turn.label, turn.seat) == (number, state.label(), state.to_move())
        assert (len(turn.expected()), len(turn.chances())) == (seats, seats)
        assert turn.cost >= 0
        assert turn.lost >= 0
        for choice in turn.choices[: turn.at]:
            state.apply(choice)
        if turn.better:
            assert turn.better[0] in state.choices()
            assert turn.better != turn.choices[turn.at :]
        for choice in turn.choices[turn.at :]:
            state.apply(choice)
    assert found.turns[-1].expected() == state.scores()


@pytest.mark.rule("D10.2")
def test_partners_have_one_outlook() -> None:
    game = make_game("dewan", 4, options={"scenario": "team"})
    found = reviewed(game, 7, game_of_sparks(game, 7)[:24], visits=1)
    for outlook in (found.outlook, *(turn.outlook for turn in found.turns)):
        assert outlook[0:2] + outlook[4:6] == outlook[2:4] + outlook[6:8]


def test_the_worst_turns_are_pointed_out() -> None:
    game = make_game("dewan", 2)
    found = reviewed(game, 3, game_of_sparks(game, 3))
    worst = found.costly()
    assert len(worst) == COSTLY
    costs = [turn.cost for turn in worst]
    assert costs == sorted(costs, reverse=True)
    assert costs[0] == max(turn.cost for turn in found.turns)
    assert costs[0] > 1


@pytest.mark.parametrize(("title", "seed"), [("dewan", 16), ("dewan", 23), ("bonfire", 12)])
def test_a_blunder_costs_what_it_costs(title: str, seed: int) -> None:
    """Whoever has the choice between ends of the game is blamed for exactly the difference."""
    game = make_game(title, 2)
    state = game.start(seed)
    for choice in game_of_sparks(game, seed)[:-1]:
        state.apply(choice)
    ends: dict[int, int] = {}
    for choice in state.choices():
        end = state.copy()
        end.apply(choice)
        assert end.over()
        ends[choice] = end.scores()[state.to_move()]
    worst = min(ends, key=lambda choice: ends[choice])
    assert ends[worst] < max(ends.values()), "another seed is needed"
    turn = review_turn(judge(title, "blaze"), Played(state, [worst]), 0, 60)
    assert turn.cost == max(ends.values()) - ends[worst]
    assert ends[turn.better[0]] == max(ends.values())


def test_the_same_review_every_time_and_from_any_process() -> None:
    game = make_game("bonfire", 2)
    played = played_turns(game.start(9), game_of_sparks(game, 9))
    for number in (1, 12, 20):
        turn = review_turn(judge("bonfire", "blaze"), played[number], number, VISITS)
        sent = pickle.loads(pickle.dumps(played[number]))
        again = review_turn(judge("bonfire", "blaze"), sent, number, VISITS)
        assert pickle.dumps(pickle.loads(pickle.dumps(turn))) == pickle.dumps(again)


def test_a_part_ends_where_something_comes_to_light() -> None:
    game = make_game("bonfire", 2)
    played = played_turns(game.start(9), game_of_sparks(game, 9))
    parted = 0
    for turn in played:
        part = foreseeable(turn.state, turn.choices)
        ahead = turn.state.copy()
        for choice in part[:-1]:
            ahead.apply(choice)
            assert ahead.revealed == turn.state.revealed
        parted += part != turn.choices
    assert parted > 0
