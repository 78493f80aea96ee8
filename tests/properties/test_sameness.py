"""The same seed and choices give the same game: in every process, on every machine, in both forms.

`tests/games/digests.txt` holds how some games end; `python -m tests.bonfire.regenerate` writes it.
"""

import os
import random
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bonfire.regenerate import DIGEST_GAMES, DIGESTS, digest_line
from tests.properties.games import WHOLE_GAMES, Whole, played, walk

ROOT = Path(__file__).parents[2]
TELL = """
import sys
from tests.properties.games import Whole, choices_of, walk
whole = Whole(int(sys.argv[1]), int(sys.argv[2]), sys.argv[3])
print(choices_of(whole))
for state in walk(whole):
    print(state.digest(), hash(state), state.choices(), state.view(0))
"""


def told_elsewhere(whole: Whole, hash_seed: str) -> str:
    """A whole game as another process plays it."""
    arguments = [str(whole.players), str(whole.seed), whole.player]
    done = subprocess.run(
        [sys.executable, "-c", TELL, *arguments],
        cwd=ROOT,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_two_processes_play_the_same_game(players: int) -> None:
    whole = Whole(players, 7, "eager")
    one, other = told_elsewhere(whole, "0"), told_elsewhere(whole, "4711")
    assert one == other
    digests = [line.split(" ")[0] for line in one.splitlines()[1:]]
    assert digests == [state.digest() for state in walk(whole)]


def test_the_process_wide_random_source_is_not_touched() -> None:
    random.seed(1)
    before = random.getstate()
    games = [Whole(players, 99, "eager") for players in (1, 2, 3, 4)]
    choices = [played(whole) for whole in games]
    assert random.getstate() == before
    random.seed(2)
    assert [played(whole) for whole in games] == choices


def test_other_seeds_give_other_games() -> None:
    starts = {next(walk(Whole(2, seed))).digest() for seed in range(200)}
    assert len(starts) == 200


@pytest.mark.parametrize("whole", DIGEST_GAMES, ids=str)
def test_games_end_as_they_did(whole: Whole) -> None:
    """The pure and the compiled form must both get here."""
    line = digest_line(whole)
    assert line in DIGESTS.read_text(encoding="utf-8").splitlines(), f"it ends otherwise: {line}"


def test_there_is_a_line_for_every_game() -> None:
    assert len(DIGESTS.read_text(encoding="utf-8").splitlines()) == len(DIGEST_GAMES)
    assert {whole.players for whole in WHOLE_GAMES} == {1, 2, 3, 4}
