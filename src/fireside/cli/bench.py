"""`fireside bench`: how fast the rules are, beside catanatron measured in the same run.

Both have four random players in one process and take turns, so that whatever else the machine does
hits both alike; each figure is the median of the rounds. Seconds are the processor's.
"""

import json
import platform
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from statistics import median
from time import process_time
from typing import Annotated

import typer
from rich.console import Console

from fireside.cli.options import AsJson, GameOptions, form, players_chance
from fireside.cli.peers.environment import NotInstalled, python_with
from fireside.cli.progress import progress
from fireside.cli.tables import number, plain_table
from fireside.core.game import Game
from fireside.core.playout import copies, playout
from fireside.core.state import State

PLAYERS = 4
ROUNDS = 5
MEASURES = 4  # playing and copying, here and there
PEER = "catanatron"
PEER_VERSION = "3.2.1"
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
# What Fireside aims for, as multiples of the peer.
TARGETS = {"native": {"decisions": 10, "copies": 20}, "pure": {"decisions": 2, "copies": 20}}

Figures = dict[str, float]


def bench(
    as_json: AsJson = False,
    seconds: Annotated[
        float, typer.Option(metavar="N", min=1, max=3600, help="About how long to measure.")
    ] = 20,
) -> None:
    """Measure speed, beside catanatron."""
    peer = peer_python()
    share = seconds / ROUNDS / MEASURES
    game = GameOptions("bonfire", PLAYERS).game()
    measures: list[Callable[[int], Figures]] = [lambda seed: measured(game, share, seed)]
    if peer is not None:
        measures.append(lambda seed: peer_measured(peer, share, seed))
    rounds: list[list[Figures]] = [[] for _ in measures]
    with progress("measuring", ROUNDS * len(measures)) as advance:
        for seed in range(1000, 1000 * (ROUNDS + 1), 1000):
            for figures, measure in zip(rounds, measures, strict=True):
                figures.append(measure(seed))
                advance(1)
    ours, *theirs = [medians(figures) for figures in rounds]
    report = reported(ours, theirs[0] if theirs else None)
    if as_json:
        print(json.dumps(report, indent=2))
    else:
        show(ours, theirs[0] if theirs else None)


def peer_python() -> Path | None:
    """The Python that has the peer installed, or None with a line that says why."""
    try:
        return python_with(PEER, PEER_VERSION)
    except NotInstalled as problem:
        what = f"{PEER} {PEER_VERSION} could not be installed, so nothing to compare with"
        print(f"{what}: {problem}", file=sys.stderr)
        return None


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


def peer_measured(python: Path, seconds: float, seed: int) -> Figures:
    """The same of the peer, in a process of its own."""
    command = [str(python), str(PEER_SCRIPT), str(seconds), str(seed)]
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


def reported(ours: Figures, theirs: Figures | None) -> dict[str, object]:
    """Everything as plain data."""
    report: dict[str, object] = {
        "form": form(),
        "python": platform.python_version(),
        "players": PLAYERS,
        "rounds": ROUNDS,
        "bonfire": a_second(ours),
        f"{PEER} {PEER_VERSION}": a_second(theirs) if theirs else None,
        "targets": TARGETS[form()],
    }
    if theirs:
        found = {row: round(ratio, 2) for row, ratio in ratios(ours, theirs).items()}
        report["ratios"] = found
    return report


def a_second(figures: Figures) -> dict[str, int]:
    """Figures with their unit in their name."""
    return {
        f"{name} a second": round(figure) for name, figure in figures.items() if name != "games"
    }


def show(ours: Figures, theirs: Figures | None) -> None:
    """The table for people."""
    console = Console(highlight=False)
    title = f"four random players, one process, Python {platform.python_version()}"
    table = plain_table(title, "a second", f"bonfire ({form()})")
    if theirs is None:
        for row in ROWS:
            table.add_row(row, number(ours[row]))
        console.print(table)
        return
    for column in (f"{PEER} {PEER_VERSION}", "ratio", "target"):
        table.add_column(column, justify="right")
    found = ratios(ours, theirs)
    for row, other in ROWS.items():
        target = TARGETS[form()].get(row)
        wanted = f"{target}x" if target else ""
        cells = [number(ours[row]), number(theirs[other]), f"{found[row]:.1f}x", wanted]
        table.add_row(row, *cells)
    console.print(table)
    console.print(
        f"A decision of Bonfire has more than one choice. Of {PEER} every action counts here, "
        f"forced ones too, which favours it; with more than one choice, it makes "
        f"{number(theirs['decisions'])} decisions a second."
    )
