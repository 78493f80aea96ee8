"""The rules of Candles, C1 to C5."""

from candles.game import Candles
from candles.state import CandlesState

from fireside.core.title import make_game


def started(players: int = 2, draughty: bool = False) -> CandlesState:
    options = {"draughty": "yes"} if draughty else {}
    game = make_game("candles", players, options=options)
    assert isinstance(game, Candles)
    return game.start(1)


def test_everybody_draws_three_c1() -> None:
    state = started(4)
    assert [len(hand) for hand in state.hands] == [3, 3, 3, 3]
    assert len(state.bag) == 12


def test_a_candle_is_lit_and_another_drawn_c2() -> None:
    state = started()
    state.hands[0], state.bag = (1, 2, 4), (3,)
    state.options = state.offer()
    state.apply(2)
    assert state.burning == (2,)
    assert state.hands[0] == (1, 3, 4)
    assert not state.bag
    assert state.to_move() == 1


def test_burning_candles_are_gathered_c2() -> None:
    state = started()
    state.burning = (1, 2, 2)
    state.apply(0)
    assert state.scores() == [3, 0]
    assert not state.burning


def test_what_is_too_heavy_falls_c3() -> None:
    state = started()
    state.hands[0], state.burning = (1, 2, 4), (4, 3)
    state.options = state.offer()
    state.apply(4)
    assert state.scores() == [-2, 0]
    assert not state.burning


def test_the_game_ends_at_the_turn_of_somebody_without_a_candle_c4() -> None:
    state = started()
    state.hands[1], state.gathered = (), (2, 2)
    state.apply(0)
    assert state.over()
    assert state.winners() == [0, 1]


def test_the_game_ends_after_forty_turns_c4() -> None:
    state = started()
    for _ in range(40):
        assert not state.over()
        state.apply(0)
    assert state.over()


def test_a_draughty_chandelier_bears_less_c5() -> None:
    state = started(draughty=True)
    state.hands[0], state.burning = (1, 2, 4), (4, 3)
    state.options = state.offer()
    state.apply(2)
    assert state.scores() == [-2, 0]
