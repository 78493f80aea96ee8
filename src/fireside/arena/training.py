"""Learning by self-play: generations of games, each played by what the games before have taught.

Everything is kept in a folder, part by part, so that training goes on where it was ended.
"""

import json
import subprocess
from dataclasses import dataclass
from pathlib import Path

from fireside.arena.selfplay import Part, judge_with, schedule_of
from fireside.bots.bot import follow
from fireside.bots.knowledge import knowledge_of
from fireside.bots.turn_bot import TurnBot
from fireside.core.chance import seeded
from fireside.core.title import make_game

LEVELS = ("flame", "blaze")
GAMES_A_PART = 20
REMEMBERED = 3  # generations that are learned from
TRIAL_DEALS = 1
TRIAL_ENDS = 60
TRIAL_SEED = 1_000_000_007
LEARNS_WITH = ("numpy", "torch")


class TrainingError(Exception):
    """Why training cannot go on, in one line."""


@dataclass(frozen=True)
class Plan:
    """How to train."""

    title: str
    folder: Path
    generations: int
    games: int  # a generation
    trials: int  # games, in pairs, against the generation before
    python: str  # the Python that has PyTorch and Matplotlib


def generation(plan: Plan, number: int) -> Path:
    """Where a generation is kept."""
    return plan.folder / plan.title / f"generation-{number}"


def weights_before(plan: Plan, number: int) -> tuple[Path, ...]:
    """What a generation plays by: what the one before has learned, and the first by weights set by
    hand. Each level has to meet what it makes of its own mistakes."""
    if number == 0:
        return ()
    return tuple(generation(plan, number - 1) / f"{level}.json" for level in LEVELS)


def missing_parts(plan: Plan, number: int) -> list[Part]:
    """The parts of a generation that are still to be played; none once it was learned from."""
    folder = generation(plan, number)
    if (folder / "fit.json").exists():
        return []
    first = number * plan.games
    starts = range(first, first + plan.games, GAMES_A_PART)
    parts = [
        Part(
            plan.title,
            range(start, min(start + GAMES_A_PART, first + plan.games)),
            weights_before(plan, number),
            folder / f"{start:08}.f32",
        )
        for start in starts
    ]
    return [part for part in parts if not part.file.exists()]


def check_python(python: str) -> None:
    """TrainingError if this Python lacks what is learned with."""
    script = "import sys; from importlib.util import find_spec as found; "
    script += "print(*(name for name in sys.argv[1:] if not found(name)))"
    done = subprocess.run([python, "-c", script, *LEARNS_WITH], capture_output=True, text=True)
    if missing := done.stdout.split():
        extra = "pip install 'fireside[train]'"
        raise TrainingError(f"{python} has no {' and no '.join(missing)}: {extra}")


def learn(plan: Plan, number: int) -> None:
    """Fit the weights of a generation to its games and those just before."""
    folder = generation(plan, number)
    if (folder / "fit.json").exists():
        return
    names = folder / "names.json"
    names.write_text(json.dumps(knowledge_of(plan.title).features), encoding="utf-8")
    remembered = range(max(0, number + 1 - REMEMBERED), number + 1)
    games = [str(generation(plan, back)) for back in remembered]
    _script(plan, "fit.py", str(names), str(schedule_of(plan.title).share), str(folder), *games)


def draw(plan: Plan) -> None:
    """Draw how training went so far."""
    _script(plan, "plot.py", str(plan.folder / plan.title))


def _script(plan: Plan, name: str, *arguments: str) -> None:
    script = str(Path(__file__).with_name(name))
    done = subprocess.run([plan.python, script, *arguments], capture_output=True, text=True)
    if done.returncode:
        last = (done.stderr.strip() or "no message").splitlines()[-1]
        raise TrainingError(f"{plan.python} {name}: {last}")


@dataclass(frozen=True)
class Trial:
    """A pair of games with one deal, the new weights against those before."""

    plan: Plan
    number: int
    level: str
    seed: int


def try_out(trial: Trial) -> tuple[float, list[int], list[int]]:
    """Wins of the new weights in the pair of games (of 2), and the points of both sides."""
    plan = trial.plan
    game = make_game(plan.title, 2)
    new = judge_with(plan.title, generation(plan, trial.number) / f"{trial.level}.json")
    before = weights_before(plan, trial.number)
    old = judge_with(plan.title, before[LEVELS.index(trial.level)] if before else None)
    wins = 0.0
    points: tuple[list[int], list[int]] = ([], [])
    for seat in range(2):
        judges = [new, old] if seat == 0 else [old, new]
        bots = [TurnBot(judge, TRIAL_DEALS, TRIAL_ENDS) for judge in judges]
        state = game.start(TRIAL_SEED + trial.seed)
        chance = seeded(trial.seed)
        while not state.over():
            follow(state, bots[state.to_move()].plan(state, chance))
        winners = state.winners()
        wins += seat in winners and 1 / len(winners)
        scores = state.scores()
        points[0].append(scores[seat])
        points[1].append(scores[1 - seat])
    return wins, points[0], points[1]
