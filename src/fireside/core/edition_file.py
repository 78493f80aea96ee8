"""An edition's file as it is written: its values and the lines they stand on."""

import re
import tomllib
from pathlib import Path
from typing import Final, cast

from fireside.core.edition_depth import DEEPEST, too_deep
from fireside.core.edition_lines import Way, lines_of
from fireside.core.edition_shape import FileShape, misfits

# A line of the file and what is wrong with it.
Problem = tuple[int, str]


class EditionError(ValueError):
    """An edition's file cannot be played with; `line` is the first broken line, 0 if none."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.line = line
        self.message = message


class Part:
    """A table of the file: a section or a piece. Its values are read once their shape is right."""

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
        """A number; 0 where the key may be left out and is."""
        return cast(int, self.values.get(key, 0))

    def numbers(self, key: str) -> list[int]:
        """A list of numbers; empty where the key may be left out and is."""
        return cast(list[int], self.values.get(key, []))

    def flag(self, key: str) -> bool:
        return cast(bool, self.values.get(key, False))

    def pair(self, key: str) -> tuple[int, int]:
        one, other = cast(list[int], self.values[key])
        return one, other

    def pairs(self, key: str) -> list[tuple[int, int]]:
        """A list of two numbers each; empty where the key may be left out and is."""
        return [(one, other) for one, other in cast(list[list[int]], self.values.get(key, []))]

    def pieces(self, key: str) -> list["Part"]:
        tables = cast(list[dict[str, object]], self.values[key])
        return [Part(table, (*self.way, key, i), self.lines) for i, table in enumerate(tables)]


class EditionFile:
    """The parsed file, section by section, and what is wrong with the shape of each."""

    def __init__(self, text: str, shape: FileShape) -> None:
        whole = parse(text)
        self.data: Final = whole.values
        self.lines: Final = whole.lines
        title = title_in(whole)
        if title and title != shape.title:
            line = whole.line("edition", "title")
            raise EditionError(line, f"this is an edition of {title}, not of {shape.title}")
        self.problems: Final[list[Problem]] = []
        self.sound_sections: Final = set(shape.sections)
        for section, found in misfits(self.data, shape).items():
            self.sound_sections.discard(section)
            self.problems.extend((whole.line(*way), message) for way, message in found)

    def part(self, section: str) -> Part:
        """A section whose shape is sound."""
        return Part(cast(dict[str, object], self.data[section]), (section,), self.lines)


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


def parse(text: str) -> Part:
    """The values of a text, of whatever shape, or an EditionError in words."""
    if line := too_deep(text):
        raise EditionError(line, f"nothing in an edition lies deeper than {DEEPEST} levels")
    try:
        return Part(tomllib.loads(text), (), lines_of(text))
    except ValueError as error:  # also a number of more digits than Python reads
        raise _syntax_error(text, str(error)) from None


def title_in(whole: Part) -> str:
    """The title that a file says it is an edition of; empty where it says none that is a name."""
    section = whole.values.get("edition")
    title = section.get("title") if isinstance(section, dict) else None
    return title if isinstance(title, str) and re.fullmatch(r"[\w-]{1,40}", title) else ""


def _syntax_error(text: str, message: str) -> EditionError:
    """tomllib puts the place at the end of its message."""
    place = re.search(r" \(at (?:line (\d+), column \d+|end of document)\)$", message)
    if place is None:
        return EditionError(0, f"this is no TOML: {message}")
    line = int(place[1]) if place[1] else text.rstrip("\n").count("\n") + 1
    return EditionError(line, f"this is no TOML: {message[: place.start()]}")
