"""Measures catanatron: four random players.

    python catanatron_random.py SECONDS SEED

Prints one JSON object. Setting up a board is not timed; nor are moves validated, since Fireside's
random players do not validate theirs either. A tick is any action carried out; a decision is a
tick at which the player had more than one.
"""

import json
import sys
from random import randrange
from time import process_time
from typing import Any

from catanatron import Color, Game, RandomPlayer

TURNS_LIMIT = 1000  # as in catanatron's own Game.play
TICKS_BEFORE_COPYING = 300  # about a third of a game
COPIES_AT_A_TIME = 100


def new_game(seed: int) -> Any:
    return Game([RandomPlayer(color) for color in Color], seed=seed)


def play(game: Any, limit: int) -> tuple[int, int]:
    """Play on, for so many ticks at most; ticks and decisions."""
    ticks = decisions = 0
    while ticks < limit and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        actions = game.state.playable_actions
        game.execute(actions[randrange(len(actions))], validate_action=False)
        ticks += 1
        decisions += len(actions) > 1
    return ticks, decisions


def measure_play(seconds: float, seed: int) -> dict[str, float]:
    """Whole games until the time is over."""
    games = ticks = decisions = 0
    spent = 0.0
    while spent < seconds:
        game = new_game(seed + games)
        started = process_time()
        more_ticks, more_decisions = play(game, sys.maxsize)
        spent += process_time() - started
        games += 1
        ticks += more_ticks
        decisions += more_decisions
    return {"games": games, "ticks": ticks / spent, "decisions": decisions / spent}


def measure_copies(seconds: float, seed: int) -> dict[str, float]:
    """Copies of positions in the middle of games, and copies with one action each."""
    copies = moves = 0
    copying = moving = 0.0
    while copying + moving < seconds:
        game = new_game(seed)
        seed += 1
        play(game, TICKS_BEFORE_COPYING)
        action = game.state.playable_actions[0]
        started = process_time()
        for _ in range(COPIES_AT_A_TIME):
            game.copy()
        between = process_time()
        for _ in range(COPIES_AT_A_TIME):
            game.copy().execute(action, validate_action=False)
        moving += process_time() - between
        copying += between - started
        copies += COPIES_AT_A_TIME
        moves += COPIES_AT_A_TIME
    return {"copies": copies / copying, "copies with a move": moves / moving}


if __name__ == "__main__":
    time_for_each, first_seed = float(sys.argv[1]), int(sys.argv[2])
    played = measure_play(time_for_each, first_seed)
    print(json.dumps({**played, **measure_copies(time_for_each, first_seed)}))
