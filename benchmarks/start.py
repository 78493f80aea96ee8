"""How long a command takes to say its first word.

    python -m benchmarks.start [--rounds 7]

Processes of their own, in turns; the median of wall-clock seconds, beside Python doing nothing.
"""

import argparse
import subprocess
import sys
from statistics import median
from time import perf_counter

COMMANDS = ["--version", "--help", "replay --help", "play --help", "arena --help", "serve --help"]
PROGRAM = "from fireside.cli.main import run; run()"


def seconds(program: str, arguments: list[str]) -> float:
    """How long a program runs until it ends."""
    began = perf_counter()
    subprocess.run([sys.executable, "-c", program, *arguments], check=True, capture_output=True)
    return perf_counter() - began


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=7)
    rounds = range(parser.parse_args().rounds)
    taken: dict[str, list[float]] = {command: [] for command in ["", *COMMANDS]}
    for _ in rounds:
        taken[""].append(seconds("pass", []))
        for command in COMMANDS:
            taken[command].append(seconds(PROGRAM, command.split()))
    for command, times in taken.items():
        name = f"fireside {command}" if command else "python alone"
        print(f"{name:24} {median(times):.2f} s")


if __name__ == "__main__":
    main()
