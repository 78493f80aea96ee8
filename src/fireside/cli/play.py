"""`fireside play`: a game in the terminal, saved as it goes, alone or with others."""

import secrets
import sys
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from io import TextIOWrapper
from pathlib import Path
from shlex import quote
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from fireside.bots import levels
from fireside.cli.options import (
    MOST_SEED,
    EditionPath,
    FirstGame,
    GameOptions,
    Listed,
    Scenario,
    Title,
    seated,
)
from fireside.core.challenge import challenge
from fireside.core.game import Game
from fireside.table.policy import Kind
from fireside.terminal import saves
from fireside.terminal.ending import series_step, series_words
from fireside.terminal.errors import CommandError
from fireside.terminal.playing import Playing, Quit
from fireside.terminal.resuming import Wishes, going_on, opened, settled
from fireside.terminal.series import Series, load_series, may_count, save_series, series_path
from fireside.terminal.session import HUMAN, Session
from fireside.terminal.stopping import Stopped, heeding_signals, undisturbed

INTERRUPTED = 130
USUAL_LEVEL = "ember"
SEEDS = 10**9  # enough for a lifetime, and short enough to read aloud


@dataclass
class Started:
    """A game about to be played, and the file that keeps it."""

    session: Session
    path: Path
    words: str


def play(
    game: Title,
    players: Annotated[
        int | None,
        typer.Option(metavar="N", help="How many play; 2 by default. Some games also 1."),
    ] = None,
    seed: Annotated[
        int | None,
        typer.Option(metavar="S", min=-MOST_SEED, max=MOST_SEED, help="The same seed, same game."),
    ] = None,
    bot: Annotated[
        list[int] | None, typer.Option(metavar="K", help="A seat for a bot; repeatable.")
    ] = None,
    listed: Listed = False,
    level: Annotated[
        str | None,
        typer.Option(
            metavar="NAME",
            help=f"Which bot: {', '.join(levels.NAMES)}; {USUAL_LEVEL} by default.",
        ),
    ] = None,
    scenario: Scenario = None,
    first_game: FirstGame = False,
    edition: EditionPath = None,
    handicap: Annotated[
        int | None,
        typer.Option(metavar="N", help="Alone: points for your rival, or below 0 for you."),
    ] = None,
    series: Annotated[
        bool, typer.Option("--series", help="Alone: the next game of your series.")
    ] = False,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Resume a saved game; 'last' is the latest."),
    ] = None,
    new: Annotated[bool, typer.Option("--new", help="A new game, without asking.")] = False,
    save: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Keep the game here instead.")
    ] = None,
) -> None:
    """Play in the terminal, with friends or bots, some games also alone.

    Games are kept as records in your data folder (FIRESIDE_DATA names another one) and saved after
    each of your turns; ? helps while you play. Choices can also come through a pipe, one a line.
    """
    prepare_streams()
    console = Console(highlight=False, emoji=False)
    bots = bot or []
    wishes = Wishes(
        game, players, seed, bots, first_game, edition, handicap, series, scenario, level, listed
    )
    check(wishes, resume, new, save)
    try:
        started = begin(wishes, resume, new, save, console)
    except EOFError:  # no answer to the question whether to go on
        raise typer.Exit(0) from None
    console.print(Text(started.words), soft_wrap=True)
    raise typer.Exit(played(started, console))


def prepare_streams() -> None:
    """Let odd bytes and poor terminals show a mark instead of ending the game; edit lines."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.stdin.isatty() and find_spec("readline"):
        import_module("readline")


def check(wishes: Wishes, resume: Path | None, new: bool, save: Path | None) -> None:
    """Options that do not go together, one at a time."""
    if resume is not None and new:
        raise CommandError("--resume and --new do not go together; give one of them")
    if resume is not None and wishes.defines_a_game():
        raise CommandError(
            "--resume takes up a saved game as it is; only --edition, --series and --save go "
            "with it"
        )
    check_level(wishes)
    if wishes.series and wishes.title != challenge().title:
        raise CommandError(f"--series is for {challenge().title}; leave it out")
    if wishes.series and wishes.handicap is not None:
        raise CommandError("--series sets the handicap by itself; leave --handicap out")
    if wishes.solo_asked() and wishes.players not in (None, 1):
        raise CommandError("--series and --handicap are for solo games; leave --players out")
    if save is not None and save.exists() and (resume is None or save != resume):
        raise CommandError(f"{save}: there already; name another, or resume it by --resume")


def check_level(wishes: Wishes) -> None:
    """Whether there are such bots, and seats for them."""
    if wishes.level is None:
        return
    try:
        levels.check(wishes.title, wishes.level)
    except levels.LevelError as problem:
        raise CommandError(str(problem)) from None
    if not wishes.bots:
        raise CommandError("--level is for seats of bots; name them with --bot")


def begin(
    wishes: Wishes, resume: Path | None, new: bool, save: Path | None, console: Console
) -> Started:
    """The saved game to go on with, or a new one."""
    series = load_series() if wishes.series else None
    if series is not None and settled(series, wishes.edition):
        save_series(series)
    saved = None if new else going_on(wishes, series, resume, console)
    if saved is not None:
        return Started(
            opened(saved, wishes.edition),
            save or saved.path,
            f"Resuming {saved.path}; ? helps.",
        )
    return begin_new(wishes, series, save or saves.new_path(wishes.title))


def begin_new(wishes: Wishes, series: Series | None, path: Path) -> Started:
    """A new game, kept at once."""
    game = new_game(wishes, series)
    for seat in wishes.bots:
        if not 1 <= seat <= game.players:
            raise CommandError(f"--bot is a seat from 1 to {game.players}, not {seat}")
    seed = secrets.randbelow(SEEDS) if wishes.seed is None else wishes.seed
    bot = wishes.level or USUAL_LEVEL
    names = [bot if seat + 1 in wishes.bots else HUMAN for seat in range(game.players)]
    session = Session(game, seed, seated(game, seed, names, wishes.listed))
    saves.keep(path, session.record())
    words = f"A new game, seed {seed}, kept in {path}; ? helps."
    if wishes.bots and not wishes.listed:
        words += f"\n{seats_words(session)}"
    if series is not None:
        series.begin(path)
        save_series(series)
        words += f"\n{series_words(series)}"
    return Started(session, path, words)


def seats_words(session: Session) -> str:
    """Who sits where, and so who begins."""
    person = "you" if len(session.people()) == 1 else "a person"
    names = [bot if session.is_bot(seat) else person for seat, bot in enumerate(session.seats)]
    return f"The seats are drawn. In turn order: {', '.join(names)}."


def new_game(wishes: Wishes, series: Series | None) -> Game:
    """The game that the options ask for."""
    players = wishes.usual_players() if wishes.players is None else wishes.players
    handicap = series.handicap if series is not None else wishes.handicap or 0
    return GameOptions(
        wishes.title, players, wishes.edition, wishes.first_game, handicap, wishes.scenario
    ).game()


def counts(started: Started) -> bool:
    """Whether a game is the one that the series waits for. A damaged one waits for none."""
    try:
        return started.session.game.players == 1 and load_series().runs(started.path)
    except CommandError:
        return False


def played(started: Started, console: Console) -> int:
    """Play; the exit status."""
    kind: Kind = "series" if counts(started) else "plain"
    playing = Playing(started.session, started.path, console, kind)
    try:
        with heeding_signals():
            playing.play()
    except (Quit, EOFError):
        return stopped(playing, 0)
    except KeyboardInterrupt:
        return stopped(playing, INTERRUPTED)
    except Stopped as stop:
        return stopped(playing, stop.status)
    except BaseException:
        playing.save()  # whatever happened, the choices made so far are good
        raise
    finish(playing, console)
    return 0


def stopped(playing: Playing, status: int) -> int:
    """Save an unfinished game and say where it lies."""
    with undisturbed():
        playing.save()
        name = "last" if playing.path.parent == saves.games_folder() else quote(str(playing.path))
        title = playing.session.game.title
        playing.say(f"Saved in {playing.path}; to resume: fireside play {title} --resume {name}")
    return status


def finish(playing: Playing, console: Console) -> None:
    """The result, the record, and what it means for the series."""
    state = playing.session.state
    with undisturbed():
        playing.save()
    console.print(playing.face.points(state, "The game is over"))
    playing.say(playing.face.result(state), "bold")
    playing.say(f"The record is {playing.path}")
    game = playing.session.game
    if not may_count(game) or not series_path().exists():
        return
    series = load_series()
    if series.runs(playing.path):
        counted_game = series.count(game, state)
        save_series(series)
        playing.say(series_step(counted_game, series), "bold")
        playing.say(series_words(series))
