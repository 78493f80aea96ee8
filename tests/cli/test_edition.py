"""`fireside edition check`."""

from importlib import resources
from pathlib import Path

import pytest

from fireside.bonfire.edition.editions import load
from tests.cli.command import fireside


@pytest.fixture
def edition(tmp_path: Path) -> Path:
    ours = resources.files("fireside.bonfire.edition").joinpath("fireside.toml")
    path = tmp_path / "edition.toml"
    path.write_text(ours.read_text(encoding="utf-8"), encoding="utf-8")
    return path


def test_a_sound_edition_is_ok(edition: Path) -> None:
    answer = fireside("edition", "check", edition)
    assert (answer.status, answer.error) == (0, "")
    assert answer.out == f"ok: fireside {load().digest}\n"


def test_a_broken_edition_names_the_line(edition: Path) -> None:
    text = edition.read_text()
    edition.write_text(text.replace("path_costs = [", "path_costs = [9, ", 1))
    answer = fireside("edition", "check", edition)
    assert answer.is_bad_input(f"{edition}: line ")
    assert fireside("simulate", "bonfire", "--edition", edition).error == answer.error
    assert fireside("record", "bonfire", "--edition", edition).error == answer.error


def test_an_edition_of_ones_own_can_be_recorded_and_replayed(edition: Path, tmp_path: Path) -> None:
    edition.write_text(edition.read_text().replace('name = "fireside"', 'name = "ours"', 1))
    record = tmp_path / "game.fire"
    assert fireside("record", "bonfire", "--edition", edition, "-o", record).status == 0
    assert fireside("replay", record, "--edition", edition).status == 0
    assert fireside("replay", record).is_bad_input("made with the edition 'ours")
