"""`fireside ladder`: how strong the levels are, into the tables of docs/bots.md."""

from pathlib import Path
from typing import Annotated

import typer

from fireside.arena.kept import Kept, KeptError
from fireside.arena.ladder import PLAYERS, Rung, parts, put_into, rungs, tables
from fireside.arena.results import failures
from fireside.bots import levels
from fireside.cli.arena import MOST_GAMES, play_match
from fireside.cli.options import Jobs, Title
from fireside.core.game import GameError
from fireside.core.title import titles
from fireside.terminal.errors import FAILED, CommandError
from fireside.terminal.files import read_text, write_new

STRONGEST = levels.NAMES[-1]


def ladder(
    game: Title,
    keep: Annotated[
        Path,
        typer.Option(metavar="FOLDER", help="Keep results there, and add to those it has."),
    ],
    games: Annotated[
        int, typer.Option(metavar="K", min=1, max=MOST_GAMES, help="How many games of each pair.")
    ] = 400,
    strongest_games: Annotated[
        int,
        typer.Option(
            metavar="K", min=1, max=MOST_GAMES, help=f"How many games of {STRONGEST}, which thinks."
        ),
    ] = 100,
    jobs: Jobs = 1,
    only: Annotated[
        str | None, typer.Option(metavar="PART", help=f"Only one of: {', '.join(PLAYERS)}.")
    ] = None,
    page: Annotated[
        Path, typer.Option(metavar="FILE", help="Whose tables are written anew.")
    ] = Path("docs/bots.md"),
) -> None:
    """Let each level play against the one below and write the tables. It takes hours and can be
    interrupted at any time; after a change of a bot begin with a new folder."""
    if game not in titles():
        raise GameError(f"no game is called '{game}'; there is {', '.join(titles())}")
    if only is not None and only not in parts(game):
        allowed = ", ".join(parts(game))
        raise CommandError(f"the ladder of {game} has no part '{only}'; it has {allowed}")
    every = rungs(game, list(levels.NAMES))
    write_tables(page, game, every, keep)
    keep.mkdir(parents=True, exist_ok=True)
    for rung in every:
        if only in (None, rung.part):
            count = strongest_games if rung.level == STRONGEST else games
            sets = play_match(rung.match, count, jobs, kept_in(keep, rung), None, rung.name)
            if failures(sets):
                raise CommandError(f"{rung.name}: {failures(sets)[0]}", FAILED)
            write_tables(page, game, every, keep)
            print(f"{rung.name}: {len(sets) * rung.match.games_a_set:,} games", flush=True)


def kept_in(folder: Path, rung: Rung) -> Path:
    """The file with the results of one match."""
    return folder / f"{rung.name}.jsonl"


def write_tables(page: Path, title: str, every: list[Rung], folder: Path) -> None:
    """Put all that was played so far into the page."""
    try:
        results = [
            (rung, list(Kept(kept_in(folder, rung), rung.match).sets.values()))
            for rung in every
            if kept_in(folder, rung).exists()
        ]
        text = put_into(read_text(page), title, tables(title, results))
    except KeptError as problem:
        raise CommandError(str(problem)) from None
    except ValueError as problem:
        raise CommandError(f"{page}: {problem}") from None
    write_new(page, text, force=True)
