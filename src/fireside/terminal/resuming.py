"""Going on with a saved game: which one, and whether the player wants to."""

import sys
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console
from rich.text import Text

from fireside.core.edition_file import EditionError
from fireside.core.older import of_today
from fireside.core.record import Record, RecordError
from fireside.core.title import game_of
from fireside.table.table import Table
from fireside.terminal import saves
from fireside.terminal.asking import ask
from fireside.terminal.errors import CommandError
from fireside.terminal.people import resumed
from fireside.terminal.saves import Saved
from fireside.terminal.series import Series, may_count
from fireside.terminal.speaker import Speaker

LAST = Path("last")


@dataclass
class Asked:
    """What was asked for on the command line."""

    title: str
    players: int | None
    seed: int | None
    bots: list[int]
    first_game: bool
    edition: Path | None
    handicap: int | None
    series: bool
    scenario: str | None = None
    level: str | None = None  # of the bots
    listed: bool = False  # seats are not drawn

    def defines_a_game(self) -> bool:
        """Whether anything was asked that only a new game can fulfil."""
        given = (self.players, self.seed, self.handicap, self.scenario, self.level)
        switched = self.first_game or self.listed or bool(self.bots)
        return switched or any(value is not None for value in given)

    def solo_asked(self) -> bool:
        """Whether the options are for a game against Tom."""
        return self.series or self.handicap is not None

    def usual_players(self) -> int:
        """How many play where nobody says it."""
        if self.solo_asked():
            return 1
        return 4 if self.scenario == "team" else 2

    def fits(self, record: Record) -> bool:
        """Whether a saved game could be what was asked for."""
        if self.seed is not None or self.bots or self.handicap is not None:
            return False
        if self.players is not None and self.players != record.players:
            return False
        if self.scenario is not None and self.scenario != record.options.get("scenario", "base"):
            return False
        return not self.first_game or "first-game" in record.options


def going_on(
    asked: Asked,
    series: Series | None,
    resume: Path | None,
    console: Console,
    speaker: Speaker,
) -> Saved | None:
    """The saved game to go on with: the one named, or the latest if the player agrees."""
    if resume is not None and resume != LAST:
        return unfinished_only(saves.read_saved(resume))
    found, problems = saves.unfinished(asked.title)
    for problem in problems:
        print(problem, file=sys.stderr)
    fitting = [
        saved
        for saved in found
        if (asked.fits(saved.record) if series is None else series.runs(saved.path))
    ]
    if resume is not None:
        if not fitting:
            raise CommandError(
                f"no unfinished game in {saves.games_folder()}; start one with --new"
            )
        return fitting[0]
    return fitting[0] if fitting and agreed(fitting[0], console, speaker) else None


def unfinished_only(saved: Saved) -> Saved:
    """A saved game that can be gone on with."""
    if saved.record.result is not None:
        raise CommandError(f"{saved.path}: this game is over; fireside replay shows it")
    return saved


def agreed(saved: Saved, console: Console, speaker: Speaker) -> bool:
    """Ask whether to go on; without a terminal nobody can answer, and a new game begins."""
    record = saved.record
    words = speaker(
        "terminal-unfinished",
        players=record.players,
        turns=len(record.lines),
        scenario=record.options.get("scenario", "none"),
        path=str(saved.path),
    )
    console.print(Text(words), soft_wrap=True)
    if not sys.stdin.isatty():
        console.print(Text(speaker("terminal-new-begins")))
        return False
    yes, no = speaker("terminal-yes").split(", "), speaker("terminal-no").split(", ")
    while True:
        answer = ask(speaker("terminal-resume-question") + " ").strip().lower()
        if answer in ("", *yes):
            return True
        if answer in no:
            return False


def opened(saved: Saved, edition: Path | None, speaker: Speaker, confirming: bool = False) -> Table:
    """The table of a saved game; CommandError where it does not replay, or was begun under older
    rules and cannot go on under those of today."""
    try:
        game = game_of(saved.record, edition)
        record, stop = of_today(saved.record, game)
        if stop is not None:
            left = "it is left as it is: fireside replay shows how far it goes"
            raise CommandError(f"{saved.path}: {stop}; {left}, --new begins another")
        return resumed(record, game, speaker, confirming)
    except RecordError as problem:
        raise CommandError(f"{saved.path}: {problem}; it is left as it is") from None
    except EditionError as problem:
        raise CommandError(f"{edition}: {problem}") from None


def settled(series: Series, edition: Path | None) -> bool:
    """Count the running game of a series if its record is finished: the program may have been
    stopped between the two."""
    path = Path(series.running)
    if not series.running or not path.is_file():
        return False
    try:
        saved = saves.read_saved(path)
        if saved.record.result is None:
            return False
        table = opened(saved, edition, Speaker())
    except CommandError as problem:
        print(problem, file=sys.stderr)  # it does not count then, like any abandoned game
        return False
    if not may_count(table.game):
        return False
    series.count(table.game, table.state)
    return True
