"""The titles that Fireside knows, by name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from fireside.bonfire import closed as bonfire_closed
from fireside.bonfire import edition as bonfire_edition
from fireside.bonfire import scoring as bonfire_scoring
from fireside.bonfire.game import Bonfire
from fireside.bonfire.pieces import Edition as BonfireEdition
from fireside.bonfire.position import Position as BonfirePosition
from fireside.core.closed import Closed
from fireside.core.edition_file import EditionError, parse, read, title_in
from fireside.core.game import Game, GameError
from fireside.core.record import Record, RecordError
from fireside.core.state import State
from fireside.dewan import closed as dewan_closed
from fireside.dewan import edition as dewan_edition
from fireside.dewan import scoring as dewan_scoring
from fireside.dewan.game import Dewan
from fireside.dewan.pieces import Edition as DewanEdition
from fireside.dewan.position import Position as DewanPosition
from fireside.dewan.words import SCENARIO_NAMES

Edition = BonfireEdition | DewanEdition


@dataclass(frozen=True)
class Title:
    """A title: its name, how many may play, its options, how to make a game of it, how to tell why
    something cannot be chosen, and where a seat's points come from."""

    name: str
    fewest: int
    most: int
    options: Mapping[str, tuple[str, ...]]  # the values allowed; none for any whole number
    make: Callable[[int, Path | None, Mapping[str, str]], Game]
    closed: Callable[[State], list[Closed]]
    sources: Callable[[State, int], dict[str, int]]


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


def _bonfire_sources(state: State, seat: int) -> dict[str, int]:
    assert isinstance(state, BonfirePosition)
    lines = bonfire_scoring.breakdown(state.facts, state.cities[seat])
    return dict(zip(bonfire_scoring.SOURCES, lines, strict=True))


def _dewan_sources(state: State, seat: int) -> dict[str, int]:
    assert isinstance(state, DewanPosition)
    names = dewan_scoring.SOURCES[state.facts.scenario_name]
    return dict(zip(names, dewan_scoring.breakdown(state)[seat], strict=True))


TITLES = {
    "bonfire": Title(
        "bonfire",
        1,
        4,
        {"first-game": ("yes",), "handicap": ()},
        _bonfire,
        bonfire_closed.closed,
        _bonfire_sources,
    ),
    "dewan": Title(
        "dewan",
        2,
        4,
        {"scenario": tuple(SCENARIO_NAMES)},
        _dewan,
        dewan_closed.closed,
        _dewan_sources,
    ),
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
