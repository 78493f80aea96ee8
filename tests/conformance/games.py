"""Whole games of every title: played once a session, then walked through as often as needed."""

from collections.abc import Iterator
from functools import cache
from importlib import import_module

from hypothesis import strategies

from fireside.core.chance import Chance, seeded
from fireside.core.game import Game
from fireside.core.state import State
from fireside.core.title import titles
from fireside.core.view import SPECTATOR
from tests.conformance.tested import Options, Player, Tested, Whole

TESTED: dict[str, Tested] = {
    title: import_module(f"tests.{title}.tested").TESTED for title in titles()
}
MOST_DECISIONS = 2000  # no game of anybody's has come near


def title_of(whole: Whole) -> Tested:
    """The title of a whole game."""
    return TESTED[whole.title]


@cache
def game_of(title: str, players: int, options: Options = (), box: str = "") -> Game:
    """A game with the edition that comes with the package, or with that of another box."""
    editions = titles()[title].editions
    edition = editions.load_text(TESTED[title].boxes[box])[0] if box else editions.load()
    return titles()[title].game(edition, players, dict(options))


def game(whole: Whole) -> Game:
    """The game with the options and the edition of a whole game."""
    return game_of(whole.title, whole.players, whole.options, whole.box)


def start(whole: Whole) -> State:
    """A whole game's first state."""
    return game(whole).start(whole.seed)


def random_player(state: State, chance: Chance) -> int:
    """Any open choice."""
    return state.choices()[chance.below(len(state.choices()))]


def player_of(whole: Whole) -> Player:
    """Who plays a whole game, on every seat."""
    return title_of(whole).players.get(whole.player, random_player)


@cache
def choices_of(whole: Whole) -> tuple[int, ...]:
    """The choices from the start to the end."""
    return played(whole)


def played(whole: Whole) -> tuple[int, ...]:
    """The choices from the start to the end, found by playing."""
    state = start(whole)
    chance = seeded(whole.seed + 1)
    player = player_of(whole)
    choices = []
    while not state.over():
        choices.append(player(state, chance))
        state.apply(choices[-1])
        assert len(choices) < MOST_DECISIONS, "this game does not end"
    return tuple(choices)


def play_on(state: State, chance: Chance) -> None:
    """Play a state at random to its end."""
    for _ in range(MOST_DECISIONS):
        if state.over():
            return
        state.apply(random_player(state, chance))


def walk(whole: Whole) -> Iterator[State]:
    """The one state of a game at each decision, and at the end."""
    state = start(whole)
    yield state
    for choice in choices_of(whole):
        state.apply(choice)
        yield state


def part_of(whole: Whole, part: float) -> State:
    """The state after a part of a game's choices."""
    choices = choices_of(whole)
    state = start(whole)
    for choice in choices[: int(part * len(choices))]:
        state.apply(choice)
    return state


def final(whole: Whole) -> State:
    """The state at the end."""
    return part_of(whole, 1)


def viewers(whole: Whole) -> list[int]:
    """Every seat, and somebody who only watches."""
    return [*range(whole.players), SPECTATOR]


TITLES = list(TESTED)
TABLES = [(title, *table) for title in TITLES for table in TESTED[title].tables]
WHOLE_GAMES = [whole for title in TITLES for whole in TESTED[title].whole_games]
RICH_GAMES = [whole for title in TITLES for whole in TESTED[title].rich_games]

# Any quick game, for Hypothesis.
quick_games = strategies.sampled_from(TABLES).flatmap(
    lambda table: strategies.builds(
        Whole,
        title=strategies.just(table[0]),
        players=strategies.just(table[1]),
        seed=strategies.integers(0, 10**9),
        player=strategies.sampled_from(TESTED[table[0]].quick_players),
        options=strategies.just(table[2]),
    )
)
