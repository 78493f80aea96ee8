"""What a table of the web server costs: a late choice beside an early one, and memory at rest."""

import tracemalloc
from dataclasses import dataclass
from statistics import median
from time import process_time

import msgspec

from fireside.bots.bot import follow
from fireside.bots.levels import bot
from fireside.cli.bench.title import bench_of
from fireside.cli.options import GameOptions, players_chance
from fireside.core.game import Game
from fireside.table.seats import Holder
from fireside.table.table import Table

PLAYERS = 4
EARLY = range(8, 13)  # choices around the tenth
AROUND = 3
PLAYED_BY = "spark"  # quick, and its games last
TABLES = 5
MOST_TRIED = 300  # games, of which few are so long


@dataclass
class TableCost:
    """Of one title: milliseconds and bytes of an early and of a late choice, and kilobytes."""

    early: tuple[float, float]
    late: tuple[float, float]
    memory: float

    def ratios(self) -> tuple[float, float]:
        """The late choice beside the early one: time and bytes."""
        if not self.late[1]:
            return 0.0, 0.0
        return self.late[0] / self.early[0], self.late[1] / self.early[1]

    def as_dict(self) -> dict[str, float]:
        """As plain data, rounded for reading."""
        time, size = self.ratios()
        return {
            "milliseconds of the 10th choice": round(self.early[0], 2),
            "bytes of the 10th choice": round(self.early[1]),
            "late choice, time": round(time, 2),
            "late choice, bytes": round(size, 2),
            "kilobytes at rest": round(self.memory, 1),
        }


def measured(title: str) -> TableCost:
    """Play at some tables that last long enough, and weigh them."""
    game = GameOptions(title, PLAYERS).game()
    times: dict[bool, list[float]] = {False: [], True: []}
    sizes: dict[bool, list[float]] = {False: [], True: []}
    weights: list[float] = []
    middle = bench_of(title).late
    late_ones = range(middle - AROUND, middle + AROUND)
    for seed in range(MOST_TRIED):
        if len(weights) == TABLES:
            break
        choices = long_game(game, seed, late_ones.stop)
        if not choices:
            continue
        table = new_table(game, seed)
        for number, choice in enumerate(choices):
            if number in EARLY or number in late_ones:
                seconds, size = told(table, choice)
                times[number in late_ones].append(1000 * seconds)
                sizes[number in late_ones].append(size)
            else:
                table.choose([table.decider()], choice)
        weights.append(weight(game, seed, choices))
    early = (median(times[False] or [0.0]), median(sizes[False] or [0.0]))
    late = (median(times[True] or [0.0]), median(sizes[True] or [0.0]))
    return TableCost(early, late, max(weights, default=0.0))


def new_table(game: Game, seed: int) -> Table:
    """A table of people."""
    holders = [Holder("here", f"Player {seat + 1}") for seat in range(PLAYERS)]
    return Table(game, seed, holders, confirming=False)


def long_game(game: Game, seed: int, length: int) -> list[int]:
    """The first choices of a game that lasts so long, or none."""
    state = game.start(seed)
    chance = players_chance(seed)
    choices: list[int] = []
    while not state.over() and len(choices) < length:
        plan = bot(game.title, PLAYED_BY).plan(state, chance)
        choices += plan[: follow(state, plan)]
    return choices[:length] if len(choices) >= length else []


def told(table: Table, choice: int) -> tuple[float, int]:
    """Seconds and bytes to make a choice and to tell everybody."""
    # The server's libraries take long to load, and the list of commands needs none of them.
    from fireside.server.tables.positions import position_for

    events = len(table.events)
    started = process_time()
    table.choose([table.decider()], choice)
    present = range(PLAYERS)
    messages = [
        msgspec.json.encode(position_for(table, "table", [seat], seat, present, events, False))
        for seat in range(PLAYERS)
    ]
    return process_time() - started, sum(map(len, messages))


def weight(game: Game, seed: int, choices: list[int]) -> float:
    """Kilobytes of a table that has come out of the store."""
    tracemalloc.start()
    table = new_table(game, seed)
    table.restore(choices, len(choices), len(choices))
    kilobytes = tracemalloc.get_traced_memory()[0] / 1024
    tracemalloc.stop()
    return kilobytes
