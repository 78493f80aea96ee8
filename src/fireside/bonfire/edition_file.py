"""An edition's file as it is written: its values and the lines they stand on."""

import re
import tomllib
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Final, cast

from fireside.bonfire.edition_lines import Way, lines_of
from fireside.bonfire.edition_shape import SECTIONS, misfits

# A line of the file and what is wrong with it.
Problem = tuple[int, str]
# A check, and the sections it is given; it is not made where one of them has no sound shape.
Check = tuple[Callable[..., Iterator[Problem]], list[str]]


class EditionError(ValueError):
    """An edition's file cannot be played with; `line` is the first broken line, 0 if none."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line


class Part:
    """A table of the file whose shape has been found right: a section or a piece."""

    def __init__(self, values: dict[str, object], way: Way, lines: dict[Way, int]) -> None:
        self.values: Final = values
        self.way: Final = way
        self.lines: Final = lines

    def line(self, *way: str | int) -> int:
        """The line of this table or of something in it; of what holds it, if that is not there."""
        full = (*self.way, *way)
        while full and full not in self.lines:
            full = full[:-1]
        return self.lines.get(full, 1)

    def lines_in(self, key: str) -> list[int]:
        """The line of each value of a list."""
        return [self.line(key, i) for i in range(len(cast(list[object], self.values[key])))]

    def has(self, key: str) -> bool:
        return key in self.values

    def word(self, key: str) -> str:
        return cast(str, self.values[key])

    def words(self, key: str) -> list[str]:
        """A list of names; empty where the key may be left out and is."""
        return cast(list[str], self.values.get(key, []))

    def word_lists(self, key: str) -> list[list[str]]:
        return cast(list[list[str]], self.values[key])

    def number(self, key: str) -> int:
        return cast(int, self.values[key])

    def numbers(self, key: str) -> list[int]:
        return cast(list[int], self.values[key])

    def flag(self, key: str) -> bool:
        return cast(bool, self.values.get(key, False))

    def cells(self, key: str) -> list[tuple[int, int]]:
        return [(column, row) for column, row in cast(list[list[int]], self.values[key])]

    def pieces(self, key: str) -> list["Part"]:
        tables = cast(list[dict[str, object]], self.values[key])
        return [Part(table, (*self.way, key, i), self.lines) for i, table in enumerate(tables)]


class EditionFile:
    """The parsed file, section by section, and what is wrong with the shape of each."""

    def __init__(self, text: str) -> None:
        try:
            self.data: Final[dict[str, object]] = tomllib.loads(text)
            self.lines: Final = lines_of(text)
        except RecursionError:
            raise EditionError(0, "this is no edition: lists within lists without end") from None
        except ValueError as error:  # also a number of more digits than Python reads
            raise _syntax_error(text, str(error)) from None
        whole = Part(self.data, (), self.lines)
        self.problems: Final[list[Problem]] = []
        self.sound_sections: Final = set(SECTIONS)
        for section, found in misfits(self.data).items():
            self.sound_sections.discard(section)
            self.problems.extend((whole.line(*way), message) for way, message in found)

    def part(self, section: str) -> Part:
        """A section whose shape is sound."""
        return Part(cast(dict[str, object], self.data[section]), (section,), self.lines)


def found_by(checks: list[Check], file: EditionFile) -> Iterator[Problem]:
    """What the checks find in those sections whose shape is sound."""
    for check, sections in checks:
        if file.sound_sections.issuperset(sections):
            yield from check(*(file.part(section) for section in sections))


def in_order(found: list[Problem]) -> list[Problem]:
    """By line; on one line, in the order of the checks."""
    return sorted(found, key=lambda problem: problem[0])


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


def read(path: Path) -> str:
    """The text of a file, or an EditionError in words."""
    try:
        # Some editors begin a file with a byte order mark.
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise EditionError(line, "the file is not UTF-8 text") from None
    except (OSError, ValueError) as error:
        reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
        raise EditionError(0, f"the file cannot be read: {reason}") from None


def _syntax_error(text: str, message: str) -> EditionError:
    """tomllib puts the place at the end of its message."""
    place = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", message)
    if place is None:
        return EditionError(0, f"this is no TOML: {message}")
    line = int(place[1]) if place[1] else text.rstrip("\n").count("\n") + 1
    return EditionError(line, f"this is no TOML: {message[: place.start()]}")
