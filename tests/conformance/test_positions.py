"""Every position is sound: no piece appears, vanishes or is in two places at any decision."""

import pytest
from hypothesis import given

from tests.conformance.games import WHOLE_GAMES, quick_games, title_of, walk
from tests.conformance.tested import Whole


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_every_position_is_sound(whole: Whole) -> None:
    for state in walk(whole):
        title_of(whole).check(state)


@given(quick_games)
def test_every_position_of_any_game_is_sound(whole: Whole) -> None:
    for state in walk(whole):
        title_of(whole).check(state)
