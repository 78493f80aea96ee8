"""How long bots think about a turn, beside one random game played to its end."""

from time import process_time

from fireside.bots.bot import follow
from fireside.bots.levels import LEVELS, bot
from fireside.cli.options import GameOptions, players_chance
from fireside.core.playout import playout

PLAYERS = 2
SEED = 7
TURNS = 12  # of each bot, from the beginning of a game
PLAYOUTS = 20

Thinking = dict[str, tuple[float, float]]  # by level: milliseconds a turn, and random games


def measured(title: str) -> Thinking:
    """The thinking time a turn of every level, and how many random games that is."""
    game = GameOptions(title, PLAYERS).game()
    started = process_time()
    for seed in range(PLAYOUTS):
        playout(game.start(seed), players_chance(seed))
    one_game = (process_time() - started) / PLAYOUTS
    found: Thinking = {}
    for level in LEVELS:
        thinker = bot(title, level)
        state = game.start(SEED)
        chance = players_chance(SEED)
        thinker.plan(state.copy(), chance)  # weights are read with the first thought
        started = process_time()
        while state.turn < TURNS and not state.over():
            follow(state, thinker.plan(state.copy(), chance))
        a_turn = (process_time() - started) / max(1, state.turn)
        found[level] = (1000 * a_turn, a_turn / one_game)
    return found
