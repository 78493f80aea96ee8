"""Features over whole games: as many as there are names, finite, and blind to what is hidden."""

import math

import pytest

from fireside.bonfire.bots.features import NAMES, features
from fireside.bonfire.bots.goals import missing
from fireside.bonfire.rules.tasks.kinds import holds
from fireside.core.chance import seeded
from tests.bots.bonfire.seen import TABLES, turns


def test_names_differ() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert NAMES[0] == "points now"


@pytest.mark.parametrize("eager", [True, False])
@pytest.mark.parametrize(("players", "first_game"), TABLES)
def test_every_position_has_all_features(players: int, first_game: bool, eager: bool) -> None:
    for state in turns(players, first_game, eager=eager):
        scores = state.scores()
        for seat in range(len(state.cities)):
            values = list(features(state, seat))
            assert len(values) == len(NAMES)
            assert all(math.isfinite(value) for value in values)
            assert values[0] == scores[seat] / 10


@pytest.mark.parametrize(("players", "first_game"), TABLES)
def test_what_is_hidden_does_not_matter(players: int, first_game: bool) -> None:
    chance = seeded(5)
    for state in turns(players, first_game):
        for seat in range(len(state.cities)):
            dealt_anew = state.determinize(0, chance)
            assert list(features(dealt_anew, seat)) == list(features(state, seat))


@pytest.mark.parametrize("players", [2, 4])
def test_nothing_is_missing_exactly_where_a_task_holds(players: int) -> None:
    """The goals count anew what the rules ask for; here both are compared for all tasks."""
    for state in turns(players, False, seed=3):
        for city in state.cities:
            for task in range(len(state.facts.task_kinds)):
                done = holds(state.facts, city, task)
                assert (missing(state.facts, city, task) == 0) == done
