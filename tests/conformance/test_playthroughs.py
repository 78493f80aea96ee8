"""Playthroughs: games with everything that each function answers, compared line by line."""

from difflib import unified_diff
from pathlib import Path

import pytest

from tests.conformance.games import TESTED, TITLES
from tests.conformance.playthrough import playthrough

GAMES = {name: whole for title in TITLES for name, whole in TESTED[title].played_through.items()}


def file_of(name: str) -> Path:
    """Where a playthrough is kept."""
    return TESTED[GAMES[name].title].playthroughs / f"{name}.txt"


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_is_written(name: str) -> None:
    how = f"if this is meant, run: python -m tests.conformance.regenerate {GAMES[name].title}"
    written = file_of(name).read_text(encoding="utf-8").splitlines()
    now = list(playthrough(GAMES[name]))
    difference = list(unified_diff(written, now, "written", "now", lineterm="", n=1))[:40]
    assert not difference, "\n".join([f"{name} goes otherwise; {how}", *difference])


@pytest.mark.parametrize("name", GAMES)
def test_playthroughs_stay_readable(name: str) -> None:
    assert file_of(name).stat().st_size < 150_000
