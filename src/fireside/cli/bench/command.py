"""`fireside bench`: how fast the rules are, beside catanatron measured in the same run.

All have four random players in one process and take turns, so that whatever else the machine does
hits all alike; each figure is the median of the rounds. Seconds are the processor's.
"""

import json
import platform
import subprocess
import sys
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from statistics import median
from time import process_time
from typing import Annotated

import typer
from rich.console import Console

from fireside.cli.bench.bots import Thinking
from fireside.cli.bench.bots import measured as bots_measured
from fireside.cli.bench.table import TableCost
from fireside.cli.bench.table import measured as table_measured
from fireside.cli.bench.title import Figures, Waits, bench_of, benched
from fireside.cli.options import AsJson, GameOptions, form, players_chance
from fireside.cli.progress import progress
from fireside.core.game import Game
from fireside.core.playout import copies, playout
from fireside.core.state import State
from fireside.terminal.tables import number, plain_table

PLAYERS = 4
ROUNDS = 5
PEER = "catanatron"
PEER_SCRIPT = Path(__file__).parent / "peers" / "catanatron_random.py"
COPIES_AT_A_TIME = 2000
DECISIONS_BEFORE_COPYING = 80  # about a third of a game
# Each row of the table: our measure, and the peer's that it is divided by. A tick is more than a
# decision, so this favours the peer.
ROWS = {
    "decisions": "ticks",
    "copies": "copies",
    "copies with a move": "copies with a move",
}


def bench(
    as_json: AsJson = False,
    seconds: Annotated[
        float, typer.Option(metavar="N", min=1, max=3600, help="About how long to measure.")
    ] = 20,
) -> None:
    """Measure speed, beside catanatron."""
    peer = installed_peer()
    games = benched()
    waiting = [title for title in games if bench_of(title).waits]
    share = seconds / ROUNDS / (2 * (len(games) + 1 + len(waiting)))  # playing and copying, of each
    measures: list[Callable[[int], Figures]] = [
        partial(measured, GameOptions(title, PLAYERS).game(), share) for title in games
    ]
    if peer:
        measures.append(partial(peer_measured, share))
    rounds: list[list[Figures]] = [[] for _ in measures]
    with progress("measuring", ROUNDS * len(measures) + len(waiting) + 2 * len(games)) as advance:
        for seed in range(1000, 1000 * (ROUNDS + 1), 1000):
            for figures, measure in zip(rounds, measures, strict=True):
                figures.append(measure(seed))
                advance(1)
        waits: list[Waits] = []
        for title in waiting:
            measure_waits = bench_of(title).waits
            assert measure_waits is not None
            waits.append(measure_waits(ROUNDS * share * 2))
            advance(1)
        tables: dict[str, TableCost] = {}
        for title in games:
            tables[title] = table_measured(title)
            advance(1)
        thinking: dict[str, Thinking] = {}
        for title in games:
            thinking[title] = bots_measured(title)
            advance(1)
    found = [medians(figures) for figures in rounds]
    ours = dict(zip(games, found, strict=False))
    theirs = found[-1] if peer else None
    if as_json:
        print(json.dumps(reported(ours, theirs, peer, waits, tables, thinking), indent=2))
    else:
        show(ours, theirs, peer)
        for each in waits:
            Console(highlight=False).print(each.table())
        show_tables(tables)
        show_thinking(thinking)


def installed_peer() -> str:
    """The peer with its version; empty, with a line that says so, where it is not installed."""
    if find_spec(PEER):
        return f"{PEER} {version(PEER)}"
    extra = "pip install 'fireside[peers]'"
    print(f"nothing to compare with: {PEER} comes with {extra}", file=sys.stderr)
    return ""


# Measuring


def measured(game: Game, seconds: float, seed: int) -> Figures:
    """Whole random games, their set-up included; then copies."""
    decisions = 0
    started = process_time()
    spent = 0.0
    games = 0
    while spent < seconds:
        decisions += playout(game.start(seed + games), players_chance(seed + games))
        games += 1
        spent = process_time() - started
    return {"games": games, "decisions": decisions / spent, **copied(game, seconds, seed)}


def copied(game: Game, seconds: float, seed: int) -> Figures:
    """Copies of positions in the middle of games, and copies with one choice each."""
    made = 0
    copying = moving = 0.0
    while copying + moving < seconds:
        state = halfway(game, seed)
        seed += 1
        started = process_time()
        copies(state, COPIES_AT_A_TIME)
        between = process_time()
        choice = state.choices()[0]
        for _ in range(COPIES_AT_A_TIME):
            state.copy().advance(choice)
        moving += process_time() - between
        copying += between - started
        made += COPIES_AT_A_TIME
    return {"copies": made / copying, "copies with a move": made / moving}


def halfway(game: Game, seed: int) -> State:
    """A position in the middle of a random game."""
    state = game.start(seed)
    chance = players_chance(seed)
    for _ in range(DECISIONS_BEFORE_COPYING):
        options = state.choices()
        state.advance(options[chance.below(len(options))])
    return state


def peer_measured(seconds: float, seed: int) -> Figures:
    """The same of the peer, in a process of its own."""
    command = [sys.executable, str(PEER_SCRIPT), str(seconds), str(seed)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    figures: Figures = json.loads(done.stdout)
    return figures


def medians(rounds: list[Figures]) -> Figures:
    """The median of each figure."""
    return {name: median([figures[name] for figures in rounds]) for name in rounds[0]}


# Telling


def ratios(ours: Figures, theirs: Figures) -> Figures:
    """How many times as fast."""
    return {row: ours[row] / theirs[other] for row, other in ROWS.items()}


def reported(
    ours: dict[str, Figures],
    theirs: Figures | None,
    peer: str,
    waits: list[Waits],
    tables: dict[str, TableCost],
    thinking: dict[str, Thinking],
) -> dict[str, object]:
    """Everything as plain data."""
    report: dict[str, object] = {
        "form": form(),
        "python": platform.python_version(),
        "players": PLAYERS,
        "rounds": ROUNDS,
        **{title: a_second(figures) for title, figures in ours.items()},
        peer or PEER: a_second(theirs) if theirs else None,
        "targets": {game: bench_of(game).targets[form()] for game in ours},
        **{each.name: each.as_dict() for each in waits},
        "a table of the web server": {title: cost.as_dict() for title, cost in tables.items()},
        "bots, a turn": {
            title: {
                level: {"milliseconds": round(time, 4), "random games": round(games, 1)}
                for level, (time, games) in levels.items()
            }
            for title, levels in thinking.items()
        },
    }
    if theirs:
        report["ratios"] = {
            title: {row: round(ratio, 2) for row, ratio in ratios(figures, theirs).items()}
            for title, figures in ours.items()
        }
        report["ratios of decisions with more than one choice"] = {
            title: round(figures["decisions"] / theirs["decisions"], 2)
            for title, figures in ours.items()
        }
    return report


def a_second(figures: Figures) -> dict[str, int]:
    """Figures with their unit in their name."""
    return {
        f"{name} a second": round(figure) for name, figure in figures.items() if name != "games"
    }


def show(ours: dict[str, Figures], theirs: Figures | None, peer: str) -> None:
    """The table for people."""
    console = Console(highlight=False)
    title = f"four random players, one process, Python {platform.python_version()}, {form()} form"
    table = plain_table(title, "a second", "here")
    if theirs is not None:
        for column in (peer, "ratio", "target"):
            table.add_column(column, justify="right")
    for game, figures in ours.items():
        for row, other in ROWS.items():
            cells = [number(figures[row])]
            if theirs is not None:
                target = bench_of(game).targets[form()].get(row)
                ratio = f"{number(ratios(figures, theirs)[row])}x"
                cells += [number(theirs[other]), ratio, f"{target}x" if target else ""]
            table.add_row(f"{game}, {row}", *cells)
        table.add_section()
    console.print(table)
    if theirs is None:
        return
    alike = ", ".join(
        f"{game} {number(figures['decisions'] / theirs['decisions'])}x"
        for game, figures in ours.items()
    )
    console.print(
        f"A decision here has more than one choice. Of {PEER} every action counts, forced ones "
        f"too, which favours it; with more than one choice, it makes "
        f"{number(theirs['decisions'])} decisions a second, and like for like the ratios are "
        f"{alike}."
    )


def show_tables(tables: dict[str, TableCost]) -> None:
    """What a table of the web server costs."""
    title = "a table of the web server: a late choice beside the 10th, told to four players"
    table = plain_table(title, "game", "late choice", "time", "bytes", "KB at rest")
    for game, cost in tables.items():
        time, size = cost.ratios()
        cells = [f"{time:.2f}x", f"{size:.2f}x", f"{cost.memory:.0f}"]
        table.add_row(game, f"{bench_of(game).late}th", *cells)
    Console(highlight=False).print(table)


def show_thinking(thinking: dict[str, Thinking]) -> None:
    """How long the bots think."""
    title = "bots, two players: the time that a turn takes, beside a random game from deal to end"
    table = plain_table(title, "game", "level", "milliseconds", "random games")
    for game, levels in thinking.items():
        for level, (time, games) in levels.items():
            table.add_row(game, level, number(time), number(games))
        table.add_section()
    Console(highlight=False).print(table)
