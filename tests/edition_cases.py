"""Editions with one thing changed, of any title: how the tests write them and what they expect."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from fireside.core.edition_file import EditionError

# An edit (old text, new text), a piece of the line that must be named, and the message.
Case = tuple[str, str, str, str]


def write(folder: Path, text: str) -> Path:
    path = folder / "box.toml"
    path.write_text(text, encoding="utf-8")
    return path


def line_of(text: str, piece: str) -> int:
    """The first line with the piece; `[section] piece` looks from that section on."""
    start = 0
    if piece.startswith("[") and "] " in piece:
        section, piece = piece.split(" ", 1)
        start = text.index(f"\n{section}\n")
    return text.count("\n", 0, text.index(piece, start)) + 1


def cases(table: str) -> list[Case]:
    """Two lines a case: `old -> new` (the edit), `piece: message` (of the line that is named)."""
    lines = [line.strip() for line in table.strip().splitlines()]
    found: list[Case] = []
    for edits, expected in zip(lines[::2], lines[1::2], strict=True):
        old, new = edits.split(" -> ")
        at, message = expected.split(": ", 1)
        found.append((old, new, at, message))
    return found


class PackagedEdition:
    """The text of a title's packaged edition, and what its loader says to changed ones."""

    def __init__(self, text: str, load: Callable[[Path], object]) -> None:
        self.text = text
        self.load = load

    def edit(self, *changes: str) -> str:
        """The packaged file with the first `old` made `new`, for each two texts given."""
        text = self.text
        for old, new in zip(changes[::2], changes[1::2], strict=True):
            assert old in text
            text = text.replace(old, new, 1)
        return text

    def error_of(self, folder: Path, text: str) -> EditionError:
        with pytest.raises(EditionError) as caught:
            self.load(write(folder, text))
        assert "\n" not in str(caught.value)
        return caught.value

    def assert_refused(self, folder: Path, case: Case) -> None:
        old, new, at, message = case
        text = self.edit(old, new)
        error = self.error_of(folder, text)
        line = line_of(text, at)
        assert str(error) == f"line {line}: {message}"
        assert error.line == line

    def assert_counted(self, folder: Path, count: str, right: int) -> None:
        """Another number in `[counts]` is refused."""
        old, new = f"\n{count} = {right}\n", f"\n{count} = {right + 1}\n"
        message = f"{count} must be {right}, here {right + 1}"
        self.assert_refused(folder, (old, new, f"[counts] {new.strip()}", message))

    def assert_half_refused(self, folder: Path) -> None:
        """However much of the file is there, what is missing is an error in words."""
        for length in range(0, len(self.text) - 1, 97):
            lines = self.text[:length].count("\n") + 1
            assert 0 < self.error_of(folder, self.text[:length]).line <= lines

    def assert_first_named(self, folder: Path, pairs: list[tuple[str, str]]) -> None:
        """Whichever check finds it, the first line that is wrong is told."""
        for first in range(len(pairs)):
            text = self.edit(*(change for pair in pairs[first:] for change in pair))
            assert self.error_of(folder, text).line == line_of(self.text, pairs[first][0])


def other_layout(data: dict[str, dict[str, object]]) -> str:
    """Sections backwards, keys quoted, a `[[table]]` a piece, lists over many lines."""
    lines = ["# another box"]
    for name, section in reversed(data.items()):
        lines += [f"[ {name} ] # a section", "mark = 'O'"]
        pieces: list[str] = []
        for key, value in section.items():
            if isinstance(value, list) and isinstance(value[0], dict):
                for piece in value:
                    pieces += ["", f'[[{name}."{key}"]]', *map(assignment, piece.items())]
            elif key not in ("mark", "marks"):
                lines.append(assignment((key, value)))
        lines += pieces
    return "\n".join(lines)


def assignment(item: tuple[str, object]) -> str:
    key, value = item
    if isinstance(value, bool):
        return f'"{key}" = {str(value).lower()}'
    if isinstance(value, str):
        return f'"{key}" = "{value}"'
    return f'"{key}" = {value}'.replace(", ", ", # [\n  ")


def unmarked(section: dict[str, object], name: str) -> Iterator[str]:
    """Where values stand that have no mark: no own one, none of their key, none of the section."""
    marks = section.get("marks", {})
    assert isinstance(marks, dict)
    for key, value in section.items():
        pieces = value if isinstance(value, list) and isinstance(value[0], dict) else []
        for number, piece in enumerate(pieces):
            for inner in piece.keys() - {"mark"}:
                if (piece.get("mark") or marks.get(inner) or section.get("mark")) is None:
                    yield f"{name}.{key}.{number}.{inner}"
        if not pieces and key not in ("mark", "marks", *marks) and "mark" not in section:
            yield f"{name}.{key}"
