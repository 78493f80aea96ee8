"""Hints: different choices that are open, in order, reproducible, and blind to what is hidden."""

import pickle
from collections.abc import Iterator
from itertools import islice

import pytest

from fireside.bots.bot import follow
from fireside.bots.hints import HINTS, Hint, hints
from fireside.bots.levels import bot, judge
from fireside.core.chance import seeded
from fireside.core.state import State
from fireside.core.title import make_game

VISITS = 6
TABLES = [("bonfire", 1), ("bonfire", 3), ("dewan", 2), ("dewan", 4)]


def positions(title: str, players: int) -> Iterator[State]:
    """Decisions of a game between sparks, some of them in the middle of a turn."""
    state = make_game(title, players).start(21)
    chance = seeded(22)
    spark = bot(title, "spark")
    number = 0
    while not state.over():
        if number % 16 == 5:
            yield state
        follow(state, spark.plan(state.copy(), chance))
        number += 1


def found(title: str, state: State, luck: int = 1, visits: int = VISITS) -> list[Hint]:
    return hints(judge(title, "blaze"), state, seeded(luck), visits)


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_three_different_choices_that_can_be_made(title: str, players: int) -> None:
    for state in islice(positions(title, players), 4):
        hinted = found(title, state)
        assert len(hinted) == min(HINTS, len(state.choices()))
        assert len({hint.choices[0] for hint in hinted}) == len(hinted)
        for hint in hinted:
            ahead = state.copy()
            turn, mover = ahead.turn, ahead.to_move()
            for choice in hint.choices:
                assert (ahead.turn, ahead.to_move()) == (turn, mover)
                ahead.apply(choice)
            assert (ahead.turn, ahead.to_move()) != (turn, mover) or (
                ahead.revealed != state.revealed
            )


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_the_best_comes_first_and_the_numbers_fit(title: str, players: int) -> None:
    state = next(positions(title, players))
    hinted = found(title, state)
    chances = [hint.chance for hint in hinted]
    assert chances == sorted(chances, reverse=True)
    assert all(0 < chance < 1 for chance in chances)
    assert hinted[0].behind == 0
    for hint in hinted:
        assert len(hint.expected) == len(state.scores())
        assert hint.points == hint.expected[state.to_move()]
        assert hint.behind == hinted[0].points - hint.points


@pytest.mark.parametrize(("title", "players"), TABLES)
def test_what_is_hidden_does_not_matter(title: str, players: int) -> None:
    for number, state in enumerate(islice(positions(title, players), 3)):
        other = state.determinize(state.to_move(), seeded(number))
        assert other != state
        hinted = found(title, state)
        assert pickle.dumps(found(title, other)) == pickle.dumps(hinted)
        assert pickle.dumps(found(title, state, luck=2)) != pickle.dumps(hinted)


def test_nobody_is_told_to_miss_a_victory() -> None:
    """At the last choice of a game a hint names its true end."""
    state = make_game("dewan", 2).start(5)
    chance = seeded(6)
    spark = bot("dewan", "spark")
    before = state.copy()
    while not state.over():
        before = state.copy()
        follow(state, spark.plan(state.copy(), chance))
    best = found("dewan", before, visits=60)[0]
    ends = []
    for choice in before.choices():
        end = before.copy()
        end.apply(choice)
        if end.over():
            ends.append(end.scores()[before.to_move()])
    assert len(ends) == len(before.choices()), "another choice follows; take another seed"
    assert best.points == max(ends)


@pytest.mark.rule("D10.2")
def test_partners_have_one_outlook() -> None:
    state = make_game("dewan", 4, options={"scenario": "team"}).start(21)
    chance, spark = seeded(22), bot("dewan", "spark")
    for _ in range(30):
        follow(state, spark.plan(state.copy(), chance))
    for hint in found("dewan", state):
        one, other, partner, others_partner = hint.expected
        assert (one, other) == (partner, others_partner)
        assert hint.points == hint.expected[hint.seat]
        assert hint.outlook[:2] == hint.outlook[2:4]
