"""`fireside train`: bots learn by playing against themselves."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from fireside.arena.selfplay import play_part
from fireside.arena.training import (
    LEVELS,
    Plan,
    TrainingError,
    Trial,
    check_python,
    draw,
    generation,
    learn,
    missing_parts,
    try_out,
)
from fireside.cli.jobs import spread
from fireside.cli.options import Jobs, Title
from fireside.cli.progress import progress
from fireside.core.title import titles
from fireside.terminal.errors import CommandError


def train(
    game: Title,
    keep: Annotated[
        Path, typer.Option(metavar="FOLDER", help="Where everything is kept, to go on from.")
    ],
    generations: Annotated[
        int, typer.Option(metavar="N", min=1, help="How often games are played and learned from.")
    ] = 4,
    games: Annotated[int, typer.Option(metavar="K", min=200, help="Games a generation.")] = 4000,
    trials: Annotated[
        int, typer.Option(metavar="K", min=0, help="Pairs of games against the one before.")
    ] = 100,
    jobs: Jobs = 2,
    python: Annotated[
        str, typer.Option(metavar="PYTHON", help="A Python that has the extra `train` installed.")
    ] = sys.executable,
) -> None:
    """Let bots play against themselves and learn from it, generation by generation.

    What was played and learned is kept in the folder; the same command goes on with it. The last
    generation's flame.json and blaze.json are the weights that the bots of these names play by;
    training.svg shows how errors, strength and points went.
    """
    if game not in titles():
        raise CommandError(f"no game is called '{game}'; there is {', '.join(titles())}")
    try:
        check_python(python)
    except (TrainingError, OSError) as problem:
        raise CommandError(str(problem)) from None
    plan = Plan(game, keep, generations, games, trials, python)
    for number in range(generations):
        folder = generation(plan, number)
        folder.mkdir(parents=True, exist_ok=True)
        play_generation(plan, number, jobs)
        try:
            learn(plan, number)
        except (TrainingError, OSError) as problem:
            raise CommandError(str(problem)) from None
        if not (folder / "trial.json").exists():
            text = json.dumps(try_generation(plan, number, jobs))
            (folder / "trial.json").write_text(text + "\n", encoding="utf-8")
        print(f"generation {number}: {summary(folder)}", flush=True)
    try:
        draw(plan)
    except (TrainingError, OSError) as problem:
        print(f"no charts: {problem}", file=sys.stderr)


def play_generation(plan: Plan, number: int, jobs: int) -> None:
    """Play the games of a generation that are still missing."""
    parts = missing_parts(plan, number)
    if not parts:
        return
    games: dict[int, int] = {}
    points: dict[int, int] = {}
    with progress(f"generation {number}", len(parts)) as advance:
        for _, played in spread(play_part, parts, jobs):
            for players, count in played.games.items():
                games[players] = games.get(players, 0) + count
                points[players] = points.get(players, 0) + played.points[players]
            advance(1)
    means = {players: round(points[players] / games[players], 2) for players in sorted(games)}
    text = json.dumps({"mean points by players": means})
    (generation(plan, number) / "played.json").write_text(text + "\n", encoding="utf-8")


def try_generation(plan: Plan, number: int, jobs: int) -> dict[str, object]:
    """The new weights against those that they were learned from."""
    results: dict[str, object] = {}
    for level in LEVELS:
        pairs = [Trial(plan, number, level, seed) for seed in range(plan.trials)]
        outcomes = [outcome for _, outcome in spread(try_out, pairs, jobs)] if pairs else []
        wins = sum(won for won, _, _ in outcomes)
        new = [points for _, side, _ in outcomes for points in side]
        old = [points for _, _, side in outcomes for points in side]
        results[level] = {
            "games": 2 * len(pairs),
            "won": round(wins / max(1, 2 * len(pairs)), 3),
            "points": round(sum(new) / max(1, len(new)), 2),
            "points before": round(sum(old) / max(1, len(old)), 2),
        }
    return results


def summary(folder: Path) -> str:
    """What came of a generation, in one line."""
    fit = json.loads((folder / "fit.json").read_text(encoding="utf-8"))
    trial = json.loads((folder / "trial.json").read_text(encoding="utf-8"))
    losses = f"error {fit['sum']:.1f} as a sum, {fit['epochs'][-1]['tested']:.1f} with a network"
    won = ", ".join(
        f"{level} won {result['won']:.0%} with {result['points']} to {result['points before']}"
        for level, result in trial.items()
    )
    return f"{losses}; {won}"
