"""Matches: games between bots, one deal after the other, each with every seating.

A seed alone decides a deal, and with the seat what chance its bot gets: a match comes out the same
on any number of processes, as far as the bots do not go by the clock.
"""

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache
from time import perf_counter

from fireside.arena.results import Failure, MirroredSet, Result, Thinking
from fireside.arena.seating import Lineup, seatings
from fireside.bots.bot import Bot, follow
from fireside.core.chance import Chance, seeded
from fireside.core.game import Game
from fireside.core.state import State
from fireside.core.title import make_game

TOM = "Tom"

MakesBot = Callable[[str], Bot]
# Is given the seed, the bots on their seats and all choices of a game that was played.
Keeps = Callable[[int, Lineup, list[int]], None]


@dataclass(frozen=True)
class Match:
    """Who plays which game with which deals."""

    title: str
    players: int
    scenario: str | None
    lineups: tuple[Lineup, ...]
    seed: int  # of the first deal

    def game(self) -> Game:
        """The game that is played."""
        return _game(self.title, self.players, self.scenario)

    @property
    def teams(self) -> bool:
        """Whether partners across the table play together."""
        game = self.game()
        return len(game.sides(game.players)) < game.players

    def sources(self) -> list[str]:
        """Where the points of the game come from."""
        return self.game().sources()

    @property
    def games_a_set(self) -> int:
        """How often each deal is played."""
        return sum(len(seatings(lineup, 0, self.teams)) for lineup in self.lineups)

    def sets_for(self, games: int) -> int:
        """The whole mirrored sets that have at least so many games."""
        return -(-games // self.games_a_set)


@lru_cache(maxsize=16)
def _game(title: str, players: int, scenario: str | None) -> Game:
    return make_game(title, players, options={"scenario": scenario} if scenario else {})


def play_set(
    match: Match, make_bot: MakesBot, number: int, keep: Keeps | None = None
) -> MirroredSet:
    """Play one deal with every seating."""
    seed = match.seed + number
    results = []
    for lineup in match.lineups:
        for seats in seatings(lineup, number, match.teams):
            result, choices = play(match.game(), seed, seats, make_bot)
            results.append(result)
            if keep is not None:
                keep(seed, seats, choices)
    return MirroredSet(number, seed, results)


class Seat:
    """A bot on its seat, with a chance and a clock of its own."""

    def __init__(self, bot: Bot, chance: Chance) -> None:
        self.bot = bot
        self.chance = chance
        self.turns: dict[int, float] = {}

    def plan(self, state: State) -> list[int]:
        """What the bot wants to do; the time it takes counts for the turn."""
        before = perf_counter()
        try:
            return self.bot.plan(state.copy(), self.chance)
        finally:
            taken = perf_counter() - before
            self.turns[state.turn] = self.turns.get(state.turn, 0.0) + taken

    def thinking(self) -> Thinking:
        """How long the bot has thought."""
        times = self.turns.values()
        return Thinking(len(times), sum(times), max(times, default=0.0))


def bots_chance(seed: int, seat: int) -> Chance:
    """The chance of the bot on a seat: another one than that of the deal or of random players."""
    return seeded((seed << 64) + 2 + seat)


def play(game: Game, seed: int, names: Lineup, make_bot: MakesBot) -> tuple[Result, list[int]]:
    """Play one game; its result, and all choices. A bot that fails loses at once."""
    state = game.start(seed)
    seats = [Seat(make_bot(name), bots_chance(seed, number)) for number, name in enumerate(names)]
    choices: list[int] = []
    failure = None
    while not state.over() and failure is None:
        mover = state.to_move()
        try:
            plan = seats[mover].plan(state)
            if not plan:
                raise ValueError("a plan without a choice")
            choices += plan[: follow(state, plan)]
        except Exception as problem:  # whatever a bot trips over is its own fault
            words = " ".join(f"{type(problem).__name__}: {problem}".split())
            failure = Failure(mover, len(choices), words)
    thinking = [seat.thinking() for seat in seats]
    if len(names) == 1:
        names = (*names, TOM)
        thinking.append(Thinking(0, 0.0, 0.0))
    winners = state.winners() if failure is None else all_but(game, failure.seat, len(names))
    sides = {game.side_of(seat) for seat in winners}
    shares = [1 / len(sides) if seat in winners else 0.0 for seat in range(len(names))]
    points = [state.breakdown(seat) for seat in range(len(names))] if failure is None else []
    return Result(list(names), shares, points, thinking, failure), choices


def all_but(game: Game, loser: int, seats: int) -> list[int]:
    """The seats that are not on the loser's side."""
    lost = game.side_of(loser)
    return [seat for seat in range(seats) if game.side_of(seat) != lost]
