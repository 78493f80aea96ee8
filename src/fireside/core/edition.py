"""Editions of a title: from a file to what the rules look up, or to what is wrong with it."""

import hashlib
import json
from collections.abc import Callable, Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final, Generic, TypeVar

from fireside.core.edition_file import EditionError, EditionFile, Part, Problem, read
from fireside.core.edition_shape import FileShape, shown

# A check, and the sections it is given; it is not made where one of them has no sound shape.
Check = tuple[Callable[..., Iterator[Problem]], list[str]]

Edition = TypeVar("Edition")


class Editions(Generic[Edition]):
    """How the files of one title are checked and made into editions."""

    def __init__(
        self,
        package: str,
        shape: FileShape,
        needed: list[Check],
        likely: list[Check],
        make: Callable[[EditionFile], Edition],
    ) -> None:
        self.package: Final = package  # with the edition `fireside` in its folder `editions`
        self.shape: Final = shape
        self.needed: Final = needed  # what these find forbids playing
        self.likely: Final = likely  # what these find only warns
        self.make: Final = make
        self.packaged: Final = cache(self._packaged)

    def load(self, path: Path | None = None) -> Edition:
        """The edition in a file, or the edition `fireside` that comes with the package."""
        return self.packaged() if path is None else self.load_with_warnings(path)[0]

    def load_with_warnings(self, path: Path) -> tuple[Edition, list[str]]:
        """The edition in a file, and where it leaves what is likely (the L lines)."""
        return self.load_text(read(path))

    def warnings(self, path: Path) -> list[str]:
        """Where the edition in a file leaves what is likely (the L lines)."""
        return self.load_with_warnings(path)[1]

    def _packaged(self) -> Edition:
        file = resources.files(self.package).joinpath("editions", "fireside.toml")
        return self.load_text(file.read_text(encoding="utf-8"))[0]

    def load_text(self, text: str) -> tuple[Edition, list[str]]:
        """The edition in the text of a file, and where it leaves what is likely."""
        file = EditionFile(text, self.shape)
        problems = in_order([*file.problems, *found_by(self.needed, file)])
        if problems:
            raise EditionError(*problems[0])
        unlikely = in_order(list(found_by(self.likely, file)))
        return self.make(file), [f"line {line}: {message}" for line, message in unlikely]


def found_by(checks: list[Check], file: EditionFile) -> Iterator[Problem]:
    """What the checks find in those sections whose shape is sound."""
    for check, sections in checks:
        if file.sound_sections.issuperset(sections):
            yield from check(*(file.part(section) for section in sections))


def in_order(found: list[Problem]) -> list[Problem]:
    """By line; on one line, in the order of the checks."""
    return sorted(found, key=lambda problem: problem[0])


def exactly(part: Part, values: dict[str, object]) -> Iterator[Problem]:
    """The values under these keys can only be these."""
    for key, wanted in values.items():
        value = part.values[key]
        if value != wanted:
            yield part.line(key), f"{key} must be {shown(wanted)}, here {shown(value)}"


def number_of(
    what: str, lines: list[int], wanted: int, home: int, must: str = "must be"
) -> Iterator[Problem]:
    """There must be so many; the line named is that of the first too many, else of their list."""
    if len(lines) != wanted:
        line = lines[wanted] if len(lines) > wanted else home
        yield line, f"{what} {must} {wanted}, here {len(lines)}"


def no_name_twice(what: str, pieces: list[Part], key: str) -> Iterator[Problem]:
    before: set[object] = set()
    for piece in pieces:
        name = piece.values[key]
        if name in before:
            yield piece.line(key), f"{what} {name} comes twice"
        before.add(name)


def unused(name: str, taken: set[str]) -> str:
    """The name, or the name with the first number from 2 that makes it differ from all others."""
    number = 2
    found = name
    while found in taken:
        found = f"{name}-{number}"
        number += 1
    taken.add(found)
    return found


def digest(file: EditionFile) -> str:
    """Of the values alone: marks, comments and layout change nothing in a game."""
    values = json.dumps(_printed(file.data), sort_keys=True, separators=(",", ":"))
    return hashlib.sha256(values.encode()).hexdigest()[:16]


def _printed(value: object) -> object:
    if isinstance(value, dict):
        return {
            key: _printed(inner)
            for key, inner in value.items()
            if key not in ("title", "mark", "marks")
        }
    if isinstance(value, list):
        return [_printed(inner) for inner in value]
    return value
