"""Editions with one thing changed: the cases of the edition's tests and what they expect."""

from importlib import resources
from pathlib import Path

import pytest

from fireside.bonfire.edition import EditionError, load

FILE = resources.files("fireside.bonfire").joinpath("editions", "fireside.toml")
TEXT = FILE.read_text(encoding="utf-8")
# An edit (old text, new text), a piece of the line that must be named, and the message.
Case = tuple[str, str, str, str]


def write(folder: Path, text: str) -> Path:
    path = folder / "box.toml"
    path.write_text(text, encoding="utf-8")
    return path


def edit(*changes: str) -> str:
    """The packaged file with the first `old` made `new`, for each two texts given."""
    text = TEXT
    for old, new in zip(changes[::2], changes[1::2], strict=True):
        assert old in text
        text = text.replace(old, new, 1)
    return text


def line_of(text: str, piece: str) -> int:
    """The first line with the piece; `[section] piece` looks from that section on."""
    start = 0
    if piece.startswith("[") and "] " in piece:
        section, piece = piece.split(" ", 1)
        start = text.index(f"\n{section}\n")
    return text.count("\n", 0, text.index(piece, start)) + 1


def error_of(folder: Path, text: str) -> EditionError:
    with pytest.raises(EditionError) as caught:
        load(write(folder, text))
    assert "\n" not in str(caught.value)
    return caught.value


def cases(table: str) -> list[Case]:
    """Two lines a case: `old -> new` (the edit), `piece: message` (of the line that is named)."""
    lines = [line.strip() for line in table.strip().splitlines()]
    found: list[Case] = []
    for edits, expected in zip(lines[::2], lines[1::2], strict=True):
        old, new = edits.split(" -> ")
        at, message = expected.split(": ", 1)
        found.append((old, new, at, message))
    return found


def assert_refused(folder: Path, case: Case) -> None:
    old, new, at, message = case
    text = edit(old, new)
    error = error_of(folder, text)
    line = line_of(text, at)
    assert str(error) == f"line {line}: {message}"
    assert error.line == line
