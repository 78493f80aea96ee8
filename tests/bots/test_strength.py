"""How strong the levels are: for every level of every title, as far as it was measured."""

import pytest

from fireside.bots.levels import LEVELS, known_titles, levels_of, strength
from fireside.server.catalogue import title_infos


@pytest.mark.parametrize("title", known_titles())
def test_measured_levels_grow_stronger(title: str) -> None:
    measured = [points for level in LEVELS if (points := strength(title, level)) is not None]
    assert measured == sorted(measured)
    assert measured[:1] in ([], [0])
    assert len(measured) in (0, len(LEVELS))


def test_nobody_measures_the_random_bot() -> None:
    assert strength("dewan", "random") is None


def test_the_page_that_opens_tables_is_told() -> None:
    for info in title_infos():
        told = {level.name: level.strength for level in info.levels}
        assert told == {level: strength(info.name, level) for level in levels_of(info.name)}
        assert info.name not in known_titles() or list(told)[: len(LEVELS)] == [*LEVELS]
