"""`fireside simulate`: many games by random players; what happened in them, and how fast."""

import json
from dataclasses import dataclass
from functools import partial
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from fireside.cli.counting import Counts
from fireside.cli.jobs import parts, spread
from fireside.cli.options import (
    AsJson,
    EditionPath,
    FirstGame,
    GameOptions,
    Handicap,
    Jobs,
    Players,
    Scenario,
    Seed,
    Title,
    form,
    players_chance,
)
from fireside.cli.progress import progress
from fireside.cli.soak.checking import checks_of
from fireside.core.game import Game
from fireside.core.playout import playout
from fireside.terminal.tables import number

GAMES_A_PART = 50
MOST_GAMES = 10_000_000


@dataclass
class Part:
    """Some games played: how many decisions they had, and what the title counts."""

    decisions: int
    counts: Counts


def play_part(options: GameOptions, seeds: range) -> Part:
    """Play the games of some seeds."""
    game = options.game()
    counts = checks_of(game.title).counts(game)
    decisions = 0
    for seed in seeds:
        state = game.start(seed)
        state.tally = [0] * len(game.vocabulary)
        decisions += playout(state, players_chance(seed))
        counts.add(state)
    return Part(decisions, counts)


def simulate(
    game: Title,
    players: Players = 2,
    games: Annotated[
        int, typer.Option(metavar="K", min=1, max=MOST_GAMES, help="How many games.")
    ] = 1000,
    seed: Seed = 1,
    jobs: Jobs = 1,
    first_game: FirstGame = False,
    handicap: Handicap = 0,
    scenario: Scenario = None,
    edition: EditionPath = None,
    as_json: AsJson = False,
) -> None:
    """Play many games at random and count.

    The games have the seeds S, S + 1 and so on: the result is the same for any number of jobs.
    """
    options = GameOptions(game, players, edition, first_game, handicap, scenario)
    made = options.game()
    played = Part(0, checks_of(made.title).counts(made))
    started = perf_counter()
    with progress("playing", games) as advance:
        pieces = parts(seed, games, GAMES_A_PART)
        for seeds, part in spread(partial(play_part, options), pieces, jobs):
            played.decisions += part.decisions
            played.counts.merge(part.counts)
            advance(len(seeds))
    seconds = perf_counter() - started
    timing = {
        "seconds": round(seconds, 3),
        "decisions a second": round(played.decisions / seconds),
        "jobs": jobs,
        "form": form(),
    }
    if as_json:
        report = {**heading(made, games, seed), **figures(played, games), "timing": timing}
        print(json.dumps(report, indent=2, ensure_ascii=False))
    else:
        show(made, played, games, timing)


def heading(game: Game, games: int, seed: int) -> dict[str, object]:
    """What was played."""
    return {
        "title": game.title,
        "players": game.players,
        "edition": game.edition,
        "options": game.options(),
        "seed": seed,
        "games": games,
    }


def figures(played: Part, games: int) -> dict[str, object]:
    """What came of it."""
    return {
        "decisions": played.decisions,
        "decisions a game": round(played.decisions / games, 3),
        **played.counts.as_dict(),
    }


def show(game: Game, played: Part, games: int, timing: dict[str, object]) -> None:
    """The report for people."""
    console = Console(highlight=False)
    summary = Table.grid(padding=(0, 2))
    rows: dict[str, object] = {
        "game": ", ".join([game.title, f"random players: {game.players}", game.edition]),
        "seats": "not drawn: random players are all alike",
        "options": ", ".join(f"{key} {value}" for key, value in game.options().items()) or "none",
        "games": f"{games:,}",
        "decisions": f"{played.decisions:,}, {number(played.decisions / games)} a game",
        **played.counts.summary(),
        "speed": f"{timing['decisions a second']:,} decisions a second "
        f"({timing['form']} form, jobs: {timing['jobs']})",
    }
    for name, value in rows.items():
        summary.add_row(name, str(value))
    console.print(summary)
    for table in played.counts.tables(games):
        console.print(table)
