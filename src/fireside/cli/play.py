"""`fireside play`: a game in the terminal, saved as it goes, alone or with others."""

import secrets
import sys
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from io import TextIOWrapper
from pathlib import Path
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
from fireside.table.table import Table
from fireside.terminal import saves
from fireside.terminal.errors import CommandError
from fireside.terminal.people import HUMAN, new_table, record_of
from fireside.terminal.resuming import Asked, going_on, opened, settled
from fireside.terminal.running import Started, played
from fireside.terminal.series import Series, load_series, save_series, series_words
from fireside.terminal.speaker import Speaker
from fireside.words.catalogues import LANGUAGES
from fireside.words.language import usual_language

USUAL_LEVEL = "ember"
SEEDS = 10**9  # enough for a lifetime, and short enough to read aloud


@dataclass(frozen=True)
class Keeping:
    """Whether a saved game is taken up, and where this one is kept."""

    resume: Path | None
    new: bool
    save: Path | None


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
    confirm: Annotated[
        bool, typer.Option("--confirm", help="Turns wait until you confirm them.")
    ] = False,
    lang: Annotated[
        str | None,
        typer.Option(metavar="LANGUAGE", help=f"{', '.join(LANGUAGES)}; yours by default."),
    ] = None,
) -> None:
    """Play in the terminal, with friends or bots, some games also alone.

    Games are kept as records in your data folder (FIRESIDE_DATA names another one) and saved after
    each of your turns; ? helps while you play. Choices can also come through a pipe, one a line.
    """
    prepare_streams()
    console = Console(highlight=False, emoji=False)
    bots = bot or []
    asked = Asked(
        game, players, seed, bots, first_game, edition, handicap, series, scenario, level, listed
    )
    keeping = Keeping(resume, new, save)
    check(asked, keeping)
    speaker = Speaker(language(lang))
    try:
        started = begin(asked, keeping, console, speaker, confirm)
    except EOFError:  # no answer to the question whether to go on
        raise typer.Exit(0) from None
    console.print(Text(started.words), soft_wrap=True)
    raise typer.Exit(played(started, console, speaker))


def language(asked: str | None) -> str:
    """The language to speak."""
    if asked is None:
        return usual_language()
    if asked not in LANGUAGES:
        raise CommandError(f"--lang is one of {', '.join(LANGUAGES)}, not '{asked}'")
    return asked


def prepare_streams() -> None:
    """Let odd bytes and poor terminals show a mark instead of ending the game; edit lines."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if sys.stdin.isatty() and find_spec("readline"):
        import_module("readline")


def check(asked: Asked, keeping: Keeping) -> None:
    """Options that do not go together, one at a time."""
    resume, save = keeping.resume, keeping.save
    if resume is not None and keeping.new:
        raise CommandError("--resume and --new do not go together; give one of them")
    if resume is not None and asked.defines_a_game():
        raise CommandError(
            "--resume takes up a saved game as it is; only --edition, --series, --save, "
            "--confirm and --lang go with it"
        )
    check_level(asked)
    if asked.series and asked.title != challenge().title:
        raise CommandError(f"--series is for {challenge().title}; leave it out")
    if asked.series and asked.handicap is not None:
        raise CommandError("--series sets the handicap by itself; leave --handicap out")
    if asked.solo_asked() and asked.players not in (None, 1):
        raise CommandError("--series and --handicap are for solo games; leave --players out")
    if save is not None and save.exists() and (resume is None or save != resume):
        raise CommandError(f"{save}: there already; name another, or resume it by --resume")


def check_level(asked: Asked) -> None:
    """Whether there are such bots, and seats for them."""
    if asked.level is None:
        return
    try:
        levels.check(asked.title, asked.level)
    except levels.LevelError as problem:
        raise CommandError(str(problem)) from None
    if not asked.bots:
        raise CommandError("--level is for seats of bots; name them with --bot")


def begin(
    asked: Asked, keeping: Keeping, console: Console, speaker: Speaker, confirming: bool
) -> Started:
    """The saved game to go on with, or a new one."""
    series = load_series() if asked.series else None
    if series is not None and settled(series, asked.edition):
        save_series(series)
    saved = None if keeping.new else going_on(asked, series, keeping.resume, console, speaker)
    if saved is None:
        path = keeping.save or saves.new_path(asked.title)
        return begin_new(asked, series, path, speaker, confirming)
    return Started(
        opened(saved, asked.edition, speaker, confirming),
        saved.record.seats,
        keeping.save or saved.path,
        speaker("terminal-resuming", path=str(saved.path)),
    )


def begin_new(
    asked: Asked, series: Series | None, path: Path, speaker: Speaker, confirming: bool
) -> Started:
    """A new game, kept at once."""
    game = new_game(asked, series)
    for seat in asked.bots:
        if not 1 <= seat <= game.players:
            raise CommandError(f"--bot is a seat from 1 to {game.players}, not {seat}")
    seed = secrets.randbelow(SEEDS) if asked.seed is None else asked.seed
    bot = asked.level or USUAL_LEVEL
    names = [bot if seat + 1 in asked.bots else HUMAN for seat in range(game.players)]
    seats = seated(game, seed, names, asked.listed)
    table = new_table(game, seed, seats, speaker, confirming)
    saves.keep(path, record_of(table, seats))
    words = [speaker("terminal-new", seed=str(seed), path=str(path))]
    if asked.bots and not asked.listed:
        words.append(speaker("terminal-seats", names=", ".join(seats_of(table, speaker))))
    if series is not None:
        series.begin(path)
        save_series(series)
        words.append(series_words(series, speaker))
    return Started(table, seats, path, "\n".join(words))


def seats_of(table: Table, speaker: Speaker) -> list[str]:
    """Who sits where, and so who begins."""
    alone = len(table.people()) == 1
    return [
        speaker("terminal-you") if alone and holder.is_person else holder.name
        for holder in table.holders
    ]


def new_game(asked: Asked, series: Series | None) -> Game:
    """The game that the options ask for."""
    players = asked.usual_players() if asked.players is None else asked.players
    handicap = series.handicap if series is not None else asked.handicap or 0
    return GameOptions(
        asked.title, players, asked.edition, asked.first_game, handicap, asked.scenario
    ).game()
