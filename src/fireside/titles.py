"""The titles that Fireside knows, by name."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path

from fireside.bonfire.edition import load
from fireside.bonfire.game import Bonfire
from fireside.core.game import Game, GameError
from fireside.core.record import Record, RecordError


@dataclass(frozen=True)
class Title:
    """A title: its name, how many may play, and how to make a game of it."""

    name: str
    fewest: int
    most: int
    make: Callable[[int, Path | None, Mapping[str, str]], Game]


def _bonfire(players: int, edition: Path | None, options: Mapping[str, str]) -> Bonfire:
    for key in options:
        if key not in ("first-game", "handicap"):
            raise GameError(f"Bonfire has no option '{key}'; it has first-game and handicap")
    if options.get("first-game", "yes") != "yes":
        raise GameError("first-game is 'yes' or left out")
    handicap = options.get("handicap", "0")
    try:
        points = int(handicap)
    except ValueError:
        raise GameError(f"handicap must be a whole number, not '{handicap}'") from None
    return Bonfire(load(edition), players, "first-game" in options, points)


TITLES = {"bonfire": Title("bonfire", 1, 4, _bonfire)}


def make_game(
    title: str,
    players: int,
    edition: Path | None = None,
    options: Mapping[str, str] | None = None,
) -> Game:
    """A game by the name of its title; GameError or EditionError say what is wrong."""
    if title not in TITLES:
        raise GameError(f"no game is called '{title}'; there is {', '.join(TITLES)}")
    return TITLES[title].make(players, edition, options or {})


def game_of(record: Record, edition: Path | None = None) -> Game:
    """The game that a record was played with."""
    try:
        return make_game(record.title, record.players, edition, record.options)
    except GameError as problem:
        line = record.header_lines["title" if record.title not in TITLES else "players"]
        raise RecordError(line, str(problem)) from None
