"""Whole games for the properties: played once a session, then walked through as often as needed."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache

from hypothesis import strategies

from fireside.bonfire.edition import load
from fireside.bonfire.game import Bonfire
from fireside.bonfire.state import BonfireState
from fireside.bonfire.vocabulary import (
    FATE,
    FETCH,
    LAY,
    LIGHT,
    NOVICE,
    PASS,
    STAY_ABOARD,
    TAKE_TASK,
)
from fireside.core.chance import Chance, seeded
from tests.bonfire.players import random_player, thoughtful_player

Player = Callable[[BonfireState, Chance], int]
MOST_DECISIONS = 2000  # no game of anybody's has come near


def eager_player(state: BonfireState, chance: Chance) -> int:
    """At random, but eager for tokens, tasks and bonfires, and slow to lay a tile or to pass:
    nearly as quick as random play, with cities nearly as rich as thoughtful ones."""
    options = state.choices()
    if options[0] >= LAY:
        return max(options, key=lambda choice: goods_after(state, choice))
    best = [c for c in options if LIGHT <= c < NOVICE + 5]
    best = best or [c for c in options if c in (TAKE_TASK, FETCH)]
    best = best or [c for c in options if c not in (FATE, FATE + 1, PASS, STAY_ABOARD)]
    return (best or options)[chance.below(len(best or options))]


def goods_after(state: BonfireState, choice: int) -> int:
    """The tokens and resources of the mover's city after a choice."""
    seat = state.to_move()
    future = state.copy()
    future.advance(choice)
    return sum(future.cities[seat].goods)


PLAYERS: dict[str, Player] = {
    "random": random_player,
    "eager": eager_player,
    "thoughtful": thoughtful_player,
}


@dataclass(frozen=True)
class Whole:
    """One whole game: everything that decides how it goes."""

    players: int
    seed: int
    player: str = "random"
    first_game: bool = False
    handicap: int = 0

    def __str__(self) -> str:
        first = "-first" if self.first_game else ""
        return f"{self.players}p{first}-{self.player}-{self.seed}"


@cache
def game_of(players: int, first_game: bool = False, handicap: int = 0) -> Bonfire:
    """A game with the edition that comes with the package."""
    return Bonfire(load(), players, first_game, handicap)


def game(whole: Whole) -> Bonfire:
    """The game with the options of a whole game."""
    return game_of(whole.players, whole.first_game, whole.handicap)


@cache
def choices_of(whole: Whole) -> tuple[int, ...]:
    """The choices from the start to the end."""
    return played(whole)


def played(whole: Whole) -> tuple[int, ...]:
    """The choices from the start to the end, found by playing."""
    state = game(whole).start(whole.seed)
    chance = seeded(whole.seed + 1)
    player = PLAYERS[whole.player]
    choices = []
    while not state.over():
        choices.append(player(state, chance))
        state.apply(choices[-1])
        assert len(choices) < MOST_DECISIONS, "this game does not end"
    return tuple(choices)


def walk(whole: Whole) -> Iterator[BonfireState]:
    """The one state of a game at each decision, and at the end."""
    state = game(whole).start(whole.seed)
    yield state
    for choice in choices_of(whole):
        state.apply(choice)
        yield state


def final(whole: Whole) -> BonfireState:
    """The state at the end."""
    state = game(whole).start(whole.seed)
    for choice in choices_of(whole):
        state.apply(choice)
    return state


# Properties that look at every decision take these. Together they show every kind of event; in
# the first eager game of each number of players the open path tiles are renewed (B7.3).
WHOLE_GAMES = [
    Whole(players, seed, player, first_game)
    for players, renewing in ((1, 25), (2, 38), (3, 14), (4, 16))
    for player, seed, first_game in (
        ("random", 1, False),
        ("eager", renewing, False),
        ("eager", 3, True),
        ("thoughtful", 4, players % 2 == 0),
    )
]
THOUGHTFUL_GAMES = [whole for whole in WHOLE_GAMES if whole.player == "thoughtful"]

# Any quick game, for Hypothesis.
quick_games = strategies.builds(
    Whole,
    players=strategies.integers(1, 4),
    seed=strategies.integers(0, 10**9),
    player=strategies.sampled_from(["random", "eager"]),
    first_game=strategies.booleans(),
)
