"""Title: a game as it lies on the shelf, its name and what may be chosen. All else that others ask
of it is a part, loaded when it is first asked for."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path
from typing import Any

from fireside.core.edition import Editions, imprint
from fireside.core.edition_file import EditionError, parse, read, title_in
from fireside.core.game import Game, GameError
from fireside.core.record import Record, RecordError

SHELF = "fireside.titles"  # the entry points by which titles are found


class NoSuchPart(LookupError):
    """A title has no part of that name; those who ask do without."""


@dataclass(frozen=True)
class Title:
    """A title: its name, how many may play, its options, and where its parts stand."""

    name: str
    fewest: int
    most: int
    options: Mapping[str, tuple[str, ...]]  # the values allowed; none for any whole number
    parts: Mapping[str, str]  # by name, "package.module:thing"

    def part(self, name: str) -> Any:
        """A part of the title. Who asks declares what it is."""
        if name not in self.parts:
            raise NoSuchPart(f"{self.name} has no {name}")
        module, _, thing = self.parts[name].partition(":")
        return getattr(import_module(module), thing)

    @property
    def editions(self) -> Editions[Any]:
        """What is printed: ours, and how the files of others are checked."""
        editions: Editions[Any] = self.part("editions")
        return editions

    def game(self, edition: Any, players: int, options: Mapping[str, str]) -> Game:
        """A game of this title; GameError says what is wrong with its options."""
        for key in options:
            if key not in self.options:
                has = " and ".join(self.options) or "none"
                raise GameError(f"{self.name.capitalize()} has no option '{key}'; it has {has}")
        game: Game = self.part("game")(edition, players, options)
        return game


@cache
def titles() -> Mapping[str, Title]:
    """All titles that are installed, by name."""
    found = sorted(entry_points(group=SHELF), key=lambda point: point.name)
    return {point.name: point.load() for point in found}


def titled(name: str) -> Title:
    """A title by its name."""
    if name not in titles():
        raise GameError(f"no game is called '{name}'; there is {', '.join(titles())}")
    return titles()[name]


def make_game(
    title: str,
    players: int,
    edition: Path | None = None,
    options: Mapping[str, str] | None = None,
) -> Game:
    """A game by the name of its title, of the edition in a file or else of our newest; GameError
    or EditionError say what is wrong."""
    known = titled(title)
    return known.game(known.editions.load(edition), players, options or {})


def load_edition(path: Path) -> tuple[Any, list[str]]:
    """The edition in a file, of the title that the file names, and where it leaves the likely."""
    text = read(path)
    whole = parse(text)
    title = title_in(whole)
    if title not in titles():
        here = f", here '{title}'" if title else ""
        allowed = f"the title in [edition] must be one of {', '.join(titles())}"
        raise EditionError(whole.line("edition", "title"), allowed + here)
    edition, warnings = titles()[title].editions.load_text(text)
    return edition, warnings


def edition_of(record: Record, editions: Editions[Any], path: Path | None) -> Any:
    """The edition that a record names, in a file or among ours; where it is not there, that of the
    file or our newest."""
    if path is None:
        return editions.imprinted(record.edition) or editions.load()
    own = editions.accepted(read(path))
    return own if imprint(own) == record.edition else editions.load(path)


def game_of(record: Record, edition: Path | None = None) -> Game:
    """The game that a record was played with. Where its edition is not there it is another, of
    which `check_header` will say so."""
    try:
        title = titled(record.title)
        played = edition_of(record, title.editions, edition)
        return title.game(played, record.players, record.options)
    except GameError as problem:
        wrong = "title" if record.title not in titles() else "players"
        wrong = next((key for key in record.options if key in str(problem)), wrong)
        raise RecordError(record.header_lines[wrong], str(problem)) from None
