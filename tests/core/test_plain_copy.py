"""The rules import and play from a plain copy of the source, without anything installed."""

import subprocess
import sys
from pathlib import Path

import fireside
from fireside.core.chance import seeded
from fireside.core.playout import playout
from fireside.titles import make_game

PLAYED = """
import sys
sys.path.insert(0, sys.argv[1])
from fireside.core.chance import seeded
from fireside.core.playout import playout
from fireside.titles import make_game
for title in ("bonfire", "dewan"):
    state = make_game(title, 3).start(5)
    playout(state, seeded(3))
    print(state.digest())
"""


def test_plain_copy_plays_the_same_games() -> None:
    source = Path(__file__).parents[2] / "src"
    isolated = [sys.executable, "-I", "-S", "-c", PLAYED, str(source)]
    found = subprocess.run(isolated, capture_output=True, text=True, check=True, timeout=60)
    expected = []
    for title in ("bonfire", "dewan"):
        state = make_game(title, 3).start(5)
        playout(state, seeded(3))
        expected.append(state.digest())
    assert found.stdout.split() == expected


def test_stand_ins_are_for_plain_copies_alone() -> None:
    assert str(Path(fireside.__file__).parent / "plain") not in sys.path
