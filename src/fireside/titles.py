"""The titles that Fireside knows, by name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from fireside.bonfire import edition as bonfire_edition
from fireside.bonfire.game import Bonfire
from fireside.bonfire.pieces import Edition as BonfireEdition
from fireside.core.edition_file import EditionError, parse, read, title_in
from fireside.core.game import Game, GameError
from fireside.core.record import Record, RecordError
from fireside.dewan import edition as dewan_edition
from fireside.dewan.game import Dewan
from fireside.dewan.pieces import Edition as DewanEdition
from fireside.dewan.words import SCENARIO_NAMES

Edition = BonfireEdition | DewanEdition


@dataclass(frozen=True)
class Title:
    """A title: its name, how many may play, its options, and how to make a game of it."""

    name: str
    fewest: int
    most: int
    options: Mapping[str, tuple[str, ...]]  # the values allowed; none for any whole number
    make: Callable[[int, Path | None, Mapping[str, str]], Game]


def _bonfire(players: int, edition: Path | None, options: Mapping[str, str]) -> Bonfire:
    if options.get("first-game", "yes") != "yes":
        raise GameError("first-game is 'yes' or left out")
    handicap = options.get("handicap", "0")
    try:
        points = int(handicap)
    except ValueError:
        raise GameError(f"handicap must be a whole number, not '{handicap}'") from None
    return Bonfire(bonfire_edition.load(edition), players, "first-game" in options, points)


def _dewan(players: int, edition: Path | None, options: Mapping[str, str]) -> Dewan:
    return Dewan(dewan_edition.load(edition), players, options.get("scenario", "base"))


TITLES = {
    "bonfire": Title("bonfire", 1, 4, {"first-game": ("yes",), "handicap": ()}, _bonfire),
    "dewan": Title("dewan", 2, 4, {"scenario": tuple(SCENARIO_NAMES)}, _dewan),
}
EDITION_LOADERS: dict[str, Callable[[str], tuple[Edition, list[str]]]] = {
    "bonfire": bonfire_edition.EDITIONS.load_text,
    "dewan": dewan_edition.EDITIONS.load_text,
}


def load_edition(path: Path) -> tuple[Edition, list[str]]:
    """The edition in a file, of the title that the file names, and where it leaves the likely."""
    text = read(path)
    whole = parse(text)
    title = title_in(whole)
    if title not in EDITION_LOADERS:
        here = f", here '{title}'" if title else ""
        allowed = f"the title in [edition] must be one of {', '.join(EDITION_LOADERS)}"
        raise EditionError(whole.line("edition", "title"), allowed + here)
    return EDITION_LOADERS[title](text)


def make_game(
    title: str,
    players: int,
    edition: Path | None = None,
    options: Mapping[str, str] | None = None,
) -> Game:
    """A game by the name of its title; GameError or EditionError say what is wrong."""
    if title not in TITLES:
        raise GameError(f"no game is called '{title}'; there is {', '.join(TITLES)}")
    allowed = TITLES[title].options
    for key in options or {}:
        if key not in allowed:
            has = " and ".join(allowed)
            raise GameError(f"{title.capitalize()} has no option '{key}'; it has {has}")
    return TITLES[title].make(players, edition, options or {})


def game_of(record: Record, edition: Path | None = None) -> Game:
    """The game that a record was played with."""
    try:
        return make_game(record.title, record.players, edition, record.options)
    except GameError as problem:
        wrong = "title" if record.title not in TITLES else "players"
        wrong = next((key for key in record.options if key in str(problem)), wrong)
        raise RecordError(record.header_lines[wrong], str(problem)) from None
