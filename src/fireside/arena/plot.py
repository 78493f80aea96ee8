"""Draw how training went: run as a script, by a Python that has Matplotlib.

    python plot.py FOLDER

reads what `fireside train` keeps of each generation and writes FOLDER/training.svg: the errors, the
strength gained, and the points scored.
"""

import json
import math
import sys
from pathlib import Path
from typing import Any

import matplotlib

matplotlib.use("svg")
from matplotlib import pyplot

SCALE = 400  # of Elo's rating


def kept(folder: Path) -> list[dict[str, Any]]:
    """What is kept of each generation, the first one first."""
    found: list[dict[str, Any]] = []
    while (generation := folder / f"generation-{len(found)}").is_dir():
        files = [generation / f"{name}.json" for name in ("fit", "trial", "played")]
        if not all(file.exists() for file in files):
            break
        fit, trial, played = (json.loads(file.read_text(encoding="utf-8")) for file in files)
        found.append({"fit": fit, "trial": trial, "played": played})
    return found


def gain(won: float) -> float:
    """Rating ahead that a share of victories speaks for."""
    bounded = min(max(won, 0.01), 0.99)
    return SCALE * math.log10(bounded / (1 - bounded))


def draw(folder: Path) -> None:
    """The three charts beside each other."""
    generations = kept(folder)
    if not generations:
        sys.exit("no generation is whole")
    numbers = list(range(len(generations)))
    _, (errors, strength, points) = pyplot.subplots(1, 3, figsize=(12, 3.6), layout="constrained")
    for number, generation in enumerate(generations):
        losses = [epoch["tested"] for epoch in generation["fit"]["epochs"]]
        errors.plot(range(1, len(losses) + 1), losses, label=f"generation {number}")
    errors.set(title="squared error of the network", xlabel="epoch")
    errors.legend()
    for level in ("flame", "blaze"):
        ratings = [0.0]
        for generation in generations:
            ratings.append(ratings[-1] + gain(generation["trial"][level]["won"]))
        strength.plot([-1, *numbers], ratings, marker="o", label=level)
    strength.set(title="rating, each against the one before", xlabel="generation")
    strength.legend()
    for players in generations[0]["played"]["mean points by players"]:
        means = [each["played"]["mean points by players"][players] for each in generations]
        points.plot(numbers, means, marker="o", label=f"{players} players")
    points.set(title="points in self-play", xlabel="generation")
    points.legend()
    pyplot.savefig(folder / "training.svg")


if __name__ == "__main__":
    draw(Path(sys.argv[1]))
