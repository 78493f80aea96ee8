"""Playthroughs: games with everything that each function answers, compared line by line."""

from difflib import unified_diff

import pytest

from tests.bonfire.playthrough import playthrough
from tests.bonfire.regenerate import PLAYED_THROUGH, PLAYTHROUGHS

HOW = "if this is meant, run: python -m tests.bonfire.regenerate"


@pytest.mark.parametrize("name", PLAYED_THROUGH)
def test_the_game_goes_as_it_is_written(name: str) -> None:
    written = (PLAYTHROUGHS / f"{name}.txt").read_text(encoding="utf-8").splitlines()
    now = list(playthrough(PLAYED_THROUGH[name]))
    difference = list(unified_diff(written, now, "written", "now", lineterm="", n=1))[:40]
    assert not difference, "\n".join([f"{name} goes otherwise; {HOW}", *difference])


@pytest.mark.parametrize("name", PLAYED_THROUGH)
def test_playthroughs_stay_readable(name: str) -> None:
    assert (PLAYTHROUGHS / f"{name}.txt").stat().st_size < 150_000
