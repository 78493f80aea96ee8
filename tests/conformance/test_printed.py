"""What is printed on the pieces is plain data, and says all that views leave to it."""

import json
import pickle
from pathlib import Path

import pytest

from fireside.core.title import make_game, titles
from tests.conformance.games import TABLES, game_of
from tests.conformance.tested import Options

each_table = pytest.mark.parametrize("table", TABLES, ids=str)


@each_table
def test_it_is_plain_data(table: tuple[str, int, Options]) -> None:
    printed = game_of(*table).printed()
    assert printed
    assert json.loads(json.dumps(printed)) == printed


@each_table
def test_equal_editions_show_the_same(table: tuple[str, int, Options], tmp_path: Path) -> None:
    title, players, options = table
    copy = tmp_path / "copy.toml"
    copy.write_text("# a copy\n" + titles()[title].editions.text(), encoding="utf-8")
    assert make_game(title, players, copy, dict(options)).printed() == game_of(*table).printed()


@each_table
def test_nobody_can_change_it(table: tuple[str, int, Options]) -> None:
    game = game_of(*table)
    before = json.dumps(game.printed())
    for part in game.printed().values():
        if isinstance(part, list | dict):
            part.clear()
    assert json.dumps(game.printed()) == before


@each_table
def test_a_game_that_travels_to_another_process_is_the_same(
    table: tuple[str, int, Options],
) -> None:
    game = game_of(*table)
    other = pickle.loads(pickle.dumps(game))
    assert (other.options(), other.edition, other.printed()) == (
        game.options(),
        game.edition,
        game.printed(),
    )
    assert other.start(7).digest() == game.start(7).digest()
