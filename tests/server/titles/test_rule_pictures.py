"""The pictures in the rule book are moments of recorded games."""

import re
from pathlib import Path

import pytest
from rule_pictures import files

CLIENT = Path(__file__).parents[3] / "web" / "src"
MOMENT = re.compile(r"\bat\(\s*'([\w-]+)'")


@pytest.mark.parametrize("title", ["bonfire", "dewan"])
def test_every_moment_that_the_rule_book_shows_comes_in_a_recorded_game(title: str) -> None:
    pictures = (CLIENT / title / "rules" / "rulePictures.ts").read_text(encoding="utf-8")
    asked = {f"{title}-{moment}.json" for moment in MOMENT.findall(pictures)}
    made = {name for name in files() if name.startswith(title)}
    assert asked | {f"{title}-printed.json"} == made
