"""The same seed and choices give the same game: in every process, on every machine, in both forms.

A title's `digests.txt` holds how some games end; its `regenerate` writes it.
"""

import os
import random
import subprocess
import sys

import pytest

from tests.conformance.games import TABLES, TESTED, TITLES, game_of, played, walk
from tests.conformance.recording import digest_line
from tests.conformance.tested import TESTS, Options, Whole

TELL = """
import sys
from tests.conformance.games import choices_of, walk
from tests.conformance.tested import Whole
whole = eval(sys.argv[1])
print(choices_of(whole))
for state in walk(whole):
    print(state.digest(), hash(state), state.choices(), state.view(0))
"""
DIGEST_GAMES = [whole for title in TITLES for whole in TESTED[title].digest_games]


def told_elsewhere(whole: Whole, hash_seed: str) -> str:
    """A whole game as another process plays it."""
    done = subprocess.run(
        [sys.executable, "-c", TELL, repr(whole)],
        cwd=TESTS.parent,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout


def quick_game(table: tuple[str, int, Options], seed: int) -> Whole:
    """A game of the last quick player of a title."""
    title, players, options = table
    return Whole(title, players, seed, TESTED[title].quick_players[-1], options)


@pytest.mark.parametrize("table", TABLES[::2], ids=str)
def test_two_processes_play_the_same_game(table: tuple[str, int, Options]) -> None:
    whole = quick_game(table, 7)
    one, other = told_elsewhere(whole, "0"), told_elsewhere(whole, "4711")
    assert one == other
    digests = [line.split(" ")[0] for line in one.splitlines()[1:]]
    assert digests == [state.digest() for state in walk(whole)]


@pytest.mark.parametrize("table", TABLES[::3], ids=str)
def test_the_process_wide_random_source_is_not_touched(table: tuple[str, int, Options]) -> None:
    whole = quick_game(table, 99)
    random.seed(1)
    before = random.getstate()
    choices = played(whole)
    assert random.getstate() == before
    random.seed(2)
    assert played(whole) == choices


@pytest.mark.parametrize("title", TITLES)
def test_other_seeds_give_other_games(title: str) -> None:
    starts = {game_of(title, 2).start(seed).digest() for seed in range(200)}
    assert len(starts) == 200


@pytest.mark.parametrize("whole", DIGEST_GAMES, ids=str)
def test_games_end_as_they_did(whole: Whole) -> None:
    """The pure and the compiled form must both get here."""
    line = digest_line(whole)
    digests = TESTED[whole.title].records / "digests.txt"
    assert line in digests.read_text(encoding="utf-8").splitlines(), f"it ends otherwise: {line}"


@pytest.mark.parametrize("title", TITLES)
def test_there_is_a_line_for_every_game(title: str) -> None:
    digests = (TESTED[title].records / "digests.txt").read_text(encoding="utf-8")
    assert len(digests.splitlines()) == len(TESTED[title].digest_games)


@pytest.mark.parametrize("title", TITLES)
def test_every_table_is_played(title: str) -> None:
    """Each number of players and each option has a whole game and a digest."""
    tables = set(TESTED[title].tables)
    for games in (TESTED[title].whole_games, TESTED[title].digest_games):
        assert {(whole.players, whole.options) for whole in games} >= tables
