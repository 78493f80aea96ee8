"""Where in a TOML file each value stands, which `tomllib` does not tell."""

import re
import tomllib
from typing import Final

# The way to a value: section, key, number of the entry, key of the entry, ...
Way = tuple[str | int, ...]

_STRING: Final = re.compile(
    r'"""(?:\\.|[^\\])*?"{3,5}|' r"'''.*?'{3,5}|" r'"(?:\\.|[^"\\\n])*"|' r"'[^'\n]*'", re.DOTALL
)
_BARE_KEY: Final = re.compile(r"[A-Za-z0-9_-]+")
_SCALAR: Final = re.compile(r"[^,\]}#\n]+")
_SPACE: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")


def lines_of(text: str) -> dict[Way, int]:
    """The line of each table, key and list entry of a text that `tomllib` has accepted."""
    return _Scanner(text).scan()


class _Scanner:
    """Goes once through the text. It trusts that the text is TOML and judges nothing."""

    def __init__(self, text: str) -> None:
        self.text: Final = text
        self.position = 0
        self.lines: Final[dict[Way, int]] = {}
        self.repeated: Final[dict[Way, int]] = {}  # entries so far of each [[table]]
        self.counted_to = 0
        self.line = 1

    def scan(self) -> dict[Way, int]:
        table: Way = ()
        self.skip_space()
        while self.position < len(self.text):
            if self.next_is("["):
                table = self.header()
            else:
                self.key_and_value(table)
            self.skip_space()
        return self.lines

    def header(self) -> Way:
        brackets = 2 if self.text.startswith("[[", self.position) else 1
        self.note_line()
        self.position += brackets
        self.skip_space()
        keys = self.keys()
        self.skip_space()
        self.position += brackets
        way: Way = ()
        for key in keys[:-1]:
            way = self.latest((*way, key))
            self.remember(way)
        way = (*way, keys[-1])
        self.remember(way)
        if brackets == 2:
            self.repeated[way] = self.repeated.get(way, 0) + 1
            way = self.latest(way)
            self.remember(way)
        return way

    def latest(self, way: Way) -> Way:
        """The latest entry where the way leads to a repeated table, else the way itself."""
        return (*way, self.repeated[way] - 1) if way in self.repeated else way

    def key_and_value(self, table: Way) -> None:
        self.note_line()
        way = table
        for key in self.keys():
            way = (*way, key)
            self.remember(way)
        self.skip_space()
        self.position += 1  # the equals sign
        self.skip_space()
        self.value(way)

    def value(self, way: Way) -> None:
        if self.next_is("["):
            self.members(way, "]")
        elif self.next_is("{"):
            self.members(way, "}")
        else:
            pattern = _STRING if self.next_is('"') or self.next_is("'") else _SCALAR
            self.take(pattern)

    def members(self, way: Way, end: str) -> None:
        """The entries of a list or the keys of an inline table."""
        self.position += 1
        self.skip_space()
        number = 0
        while not self.next_is(end):
            if end == "}":
                self.key_and_value(way)
            else:
                self.note_line()
                self.remember((*way, number))
                self.value((*way, number))
                number += 1
            self.skip_space()
            if self.next_is(","):
                self.position += 1
                self.skip_space()
        self.position += 1

    def keys(self) -> list[str]:
        keys: list[str] = []
        while True:
            if self.next_is('"') or self.next_is("'"):
                # Only tomllib knows all the escapes that a quoted key may hold.
                keys.append(str(tomllib.loads("key = " + self.take(_STRING))["key"]))
            else:
                keys.append(self.take(_BARE_KEY))
            self.skip_space()
            if not self.next_is("."):
                return keys
            self.position += 1
            self.skip_space()

    def take(self, pattern: re.Pattern[str]) -> str:
        match = pattern.match(self.text, self.position)
        assert match is not None, "tomllib accepts only what the patterns know"
        self.position = match.end()
        return match.group()

    def next_is(self, character: str) -> bool:
        return self.text.startswith(character, self.position)

    def skip_space(self) -> None:
        self.take(_SPACE)

    def note_line(self) -> None:
        self.line += self.text.count("\n", self.counted_to, self.position)
        self.counted_to = self.position

    def remember(self, way: Way) -> None:
        self.lines.setdefault(way, self.line)
