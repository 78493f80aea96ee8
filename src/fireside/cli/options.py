"""What the commands share: options, the game they make, and errors in one line."""

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated

import typer

from fireside.core import chance
from fireside.core.chance import Chance, seeded
from fireside.core.edition_file import EditionError
from fireside.core.game import Game
from fireside.core.title import make_game, titles
from fireside.table.seating import drawn
from fireside.terminal.errors import CommandError

MOST_SEED = 10**18
SCENARIOS = [name for title in titles().values() for name in title.options.get("scenario", ())]


def _small(seed: int) -> int:
    if abs(seed) > MOST_SEED:
        raise typer.BadParameter(f"at most {MOST_SEED}, and as much below 0")
    return seed


Title = Annotated[str, typer.Argument(metavar="GAME", help=f"The game: {', '.join(titles())}.")]
Players = Annotated[int, typer.Option(metavar="N", help="How many play; some games also 1.")]
Seed = Annotated[
    int,
    typer.Option(metavar="S", callback=_small, help="The same seed, the same game."),
]
Jobs = Annotated[int, typer.Option(metavar="J", min=1, max=1024, help="Processes at work.")]
EditionPath = Annotated[
    Path | None,
    typer.Option("--edition", metavar="FILE", help="An edition of your own instead of ours."),
]
FirstGame = Annotated[
    bool, typer.Option("--first-game", help="The lay-out for a first game, where a game has one.")
]
Handicap = Annotated[
    int,
    typer.Option(metavar="N", help="Alone: points for your rival, or below 0 for you, at first."),
]
Scenario = Annotated[
    str | None,
    typer.Option(metavar="NAME", help=f"Where a game has scenarios: {', '.join(SCENARIOS)}."),
]
Listed = Annotated[
    bool, typer.Option("--listed", help="Seats as listed; otherwise who sits where is drawn.")
]
AsJson = Annotated[bool, typer.Option("--json", help="JSON instead of text for people.")]


@dataclass(frozen=True)
class GameOptions:
    """A game by its options: small enough to be sent to another process."""

    title: str
    players: int
    edition: Path | None = None
    first_game: bool = False
    handicap: int = 0
    scenario: str | None = None

    def game(self) -> Game:
        """The game; an edition that cannot be used is named with its file."""
        options: dict[str, str] = {}
        if self.first_game:
            options["first-game"] = "yes"
        if self.handicap:
            options["handicap"] = str(self.handicap)
        if self.scenario is not None:
            options["scenario"] = self.scenario
        try:
            return make_game(self.title, self.players, self.edition, options)
        except EditionError as problem:
            raise CommandError(f"{self.edition}: {problem}") from None


def seated(game: Game, seed: int, names: list[str], listed: bool) -> list[str]:
    """Names by seat, drawn by the seed or as they are."""
    return names if listed else [names[who] for who in drawn(game, seed)]


def players_chance(seed: int) -> Chance:
    """The chance by which random players choose: another one than that of the same game's deal."""
    return seeded((seed << 64) + 1)


def form() -> str:
    """Which form of the rules is running."""
    return "pure" if chance.__file__.endswith(".py") else "native"
