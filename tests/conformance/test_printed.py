"""What is printed on the pieces is plain data, and says all that views leave to it."""

import json
from importlib import resources
from pathlib import Path

import pytest

from fireside.titles import make_game
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
    packaged = resources.files(f"fireside.{title}").joinpath("editions", "fireside.toml")
    copy = tmp_path / "copy.toml"
    copy.write_text("# a copy\n" + packaged.read_text(encoding="utf-8"), encoding="utf-8")
    assert make_game(title, players, copy, dict(options)).printed() == game_of(*table).printed()


@each_table
def test_nobody_can_change_it(table: tuple[str, int, Options]) -> None:
    game = game_of(*table)
    before = json.dumps(game.printed())
    for part in game.printed().values():
        if isinstance(part, list | dict):
            part.clear()
    assert json.dumps(game.printed()) == before
