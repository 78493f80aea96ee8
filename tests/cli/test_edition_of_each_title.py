"""`fireside edition check` knows an edition's title from the file."""

from importlib import resources
from pathlib import Path

import pytest

from fireside.titles import EDITION_LOADERS
from tests.cli.command import fireside


def text_of(title: str) -> str:
    file = resources.files(f"fireside.{title}").joinpath("editions", "fireside.toml")
    return file.read_text(encoding="utf-8")


@pytest.mark.parametrize("title", EDITION_LOADERS)
def test_the_packaged_edition_of_each_title_is_ok(tmp_path: Path, title: str) -> None:
    path = tmp_path / "box.toml"
    path.write_text(text_of(title), encoding="utf-8")
    answer = fireside("edition", "check", path)
    assert (answer.status, answer.error) == (0, "")
    assert answer.out == f"ok: fireside {EDITION_LOADERS[title](text_of(title))[0].digest}\n"


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
    message = f"{path}: line {line}: the title in [edition] must be one of bonfire, dewan"
    assert fireside("edition", "check", path).is_bad_input(message)


def test_a_game_with_the_edition_of_another_title(tmp_path: Path) -> None:
    path = tmp_path / "box.toml"
    path.write_text(text_of("dewan"), encoding="utf-8")
    answer = fireside("simulate", "bonfire", "--edition", path)
    assert answer.is_bad_input("this is an edition of dewan, not of bonfire")
