"""Editions of a title: from a file to what the rules look up, or to what is wrong with it."""

import hashlib
import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Final, Generic, Protocol, TypeVar

from fireside.core.edition_file import EditionError, EditionFile, Part, Problem, read
from fireside.core.edition_marks import Marked, marked
from fireside.core.edition_shape import FileShape, shown

# A check, and the sections it is given; it is not made where one of them has no sound shape.
Check = tuple[Callable[..., Iterator[Problem]], list[str]]

NEWEST: Final = "fireside.toml"
EARLIER: Final = re.compile(r"fireside-(\d+)\.toml")


class Named(Protocol):
    """What every edition has: its name and the digest of its values."""

    @property
    def name(self) -> str: ...

    @property
    def digest(self) -> str: ...


Edition = TypeVar("Edition", bound=Named)


class Editions(Generic[Edition]):
    """The editions of one title: those that come with it, and how the files of others are checked.

    Its package holds the newest, `fireside.toml`, and all that were played
    with before it, `fireside-1.toml` and so on.
    """

    def __init__(
        self,
        package: str,
        shape: FileShape,
        known: list[Check],
        needed: list[Check],
        likely: list[Check],
        make: Callable[[EditionFile], Edition],
    ) -> None:
        self.package: Final = package
        self.shape: Final = shape
        self.known: Final = known  # what these find is not as the rulebooks have it
        self.needed: Final = needed  # what these find cannot be played
        self.likely: Final = likely  # what these find only warns
        self.make: Final = make
        self.packaged: Final = cache(self._packaged)

    def load(self, path: Path | None = None) -> Edition:
        """The edition in a file, or the newest that comes with the package."""
        return self.packaged(NEWEST) if path is None else self.load_with_warnings(path)[0]

    def imprinted(self, wanted: str) -> Edition | None:
        """The edition that comes with the package and has this imprint."""
        editions = map(self.packaged, self.names())
        return next((edition for edition in editions if imprint(edition) == wanted), None)

    def names(self) -> list[str]:
        """The files that come with the package, the newest first."""
        files = [file.name for file in resources.files(self.package).iterdir()]
        numbers = sorted(int(found[1]) for found in map(EARLIER.fullmatch, files) if found)
        return [NEWEST, *(f"fireside-{number}.toml" for number in reversed(numbers))]

    def load_with_warnings(self, path: Path) -> tuple[Edition, list[str]]:
        """The edition in a file, and where it leaves what is likely (the L lines)."""
        return self.load_text(read(path))

    def warnings(self, path: Path) -> list[str]:
        """Where the edition in a file leaves what is likely (the L lines)."""
        return self.load_with_warnings(path)[1]

    def text(self, name: str = NEWEST) -> str:
        """A file that comes with the package, as it is written."""
        file = resources.files(self.package).joinpath(name)
        return file.read_text(encoding="utf-8")

    def marks(self) -> list[Marked]:
        """Where the values of the newest edition come from."""
        return marked(EditionFile(self.text(), self.shape).data, self.shape)

    def _packaged(self, name: str) -> Edition:
        return self.accepted(self.text(name))

    def load_text(self, text: str) -> tuple[Edition, list[str]]:
        """The edition in the text of a file, and where it leaves what is likely."""
        file = self._checked(text, [*self.known, *self.needed])
        unlikely = in_order(list(found_by(self.likely, file)))
        return self.make(file), [f"line {line}: {message}" for line, message in unlikely]

    def accepted(self, text: str) -> Edition:
        """The edition in the text of a file that was played with before: what has been learned of
        the rulebooks since is not held against it."""
        return self.make(self._checked(text, self.needed))

    def _checked(self, text: str, checks: list[Check]) -> EditionFile:
        file = EditionFile(text, self.shape)
        problems = in_order([*file.problems, *found_by(checks, file)])
        if problems:
            raise EditionError(*problems[0])
        return file


def imprint(edition: Named) -> str:
    """Which edition it is, in one line: records and stored tables name it so."""
    return f"{edition.name} {edition.digest}"


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
