"""Playthroughs: games with everything that each function answers, compared line by line."""

from difflib import unified_diff

import pytest

from tests.conformance.games import TESTED, TITLES
from tests.conformance.playthrough import playthrough
from tests.conformance.recording import PLAYTHROUGHS

GAMES = {name: whole for title in TITLES for name, whole in TESTED[title].played_through.items()}


@pytest.mark.parametrize("name", GAMES)
def test_the_game_goes_as_it_is_written(name: str) -> None:
    how = f"if this is meant, run: python -m tests.{GAMES[name].title}.regenerate"
    written = (PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    now = list(playthrough(GAMES[name]))
    difference = list(unified_diff(written, now, "written", "now", lineterm="", n=1))[:40]
    assert not difference, "\n".join([f"{name} goes otherwise; {how}", *difference])


@pytest.mark.parametrize("name", GAMES)
def test_playthroughs_stay_readable(name: str) -> None:
    assert (PLAYTHROUGHS / f"{name}.txt").stat().st_size < 150_000
