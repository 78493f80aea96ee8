"""`fireside edition check` knows an edition's title from the file."""

from pathlib import Path

import pytest

from fireside.core.title import titles
from tests.cli.command import fireside


@pytest.mark.parametrize("title", titles())
def test_the_packaged_edition_of_each_title_is_ok(tmp_path: Path, title: str) -> None:
    path = tmp_path / "box.toml"
    path.write_text(titles()[title].editions.text(), encoding="utf-8")
    answer = fireside("edition", "check", path)
    assert (answer.status, answer.error) == (0, "")
    assert answer.out == f"ok: fireside {titles()[title].editions.load().digest}\n"


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("", 1),
        ("\n[edition]\n", 2),
        ("edition = 5", 1),
        ("[edition]\ntitle = 5", 2),
        ("[edition]\ntitle = 'chess'", 2),
    ],
)
def test_a_file_of_no_title(tmp_path: Path, text: str, line: int) -> None:
    path = tmp_path / "box.toml"
    path.write_text(text, encoding="utf-8")
    names = ", ".join(titles())
    message = f"{path}: line {line}: the title in [edition] must be one of {names}"
    assert fireside("edition", "check", path).is_bad_input(message)


def test_a_game_with_the_edition_of_another_title(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(titles()["dewan"].editions.text(), encoding="utf-8")
    answer = fireside("simulate", "bonfire", "--edition", path)
    assert answer.is_bad_input("this is an edition of dewan, not of bonfire")
