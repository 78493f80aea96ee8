"""`fireside record`: one game by bots, as a record."""

import sys
from pathlib import Path
from typing import Annotated

import typer

from fireside.bots import levels
from fireside.bots.bot import Bot, follow
from fireside.cli.options import (
    EditionPath,
    FirstGame,
    GameOptions,
    Handicap,
    Listed,
    Players,
    Scenario,
    Seed,
    Title,
    players_chance,
    seated,
)
from fireside.core.game import Game
from fireside.core.record import write
from fireside.terminal.errors import CommandError
from fireside.terminal.files import write_new


def record(
    game: Title,
    players: Players = 2,
    seed: Seed = 1,
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="BOT", help=f"One for all, or one a seat: {', '.join(levels.NAMES)}."),
    ] = None,
    first_game: FirstGame = False,
    handicap: Handicap = 0,
    scenario: Scenario = None,
    edition: EditionPath = None,
    listed: Listed = False,
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="Where to; the screen if left out."),
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Overwrite the file.")] = False,
) -> None:
    """Let bots play one game and write its record. Who sits where is drawn by the seed; the line
    `seats` of the record tells."""
    made = GameOptions(game, players, edition, first_game, handicap, scenario).game()
    names = seated(made, seed, bots_for(made, bot or ["random"]), listed)
    choices = played(made, seed, [levels.bot(made.title, name) for name in names])
    text = write(made, seed, choices, names)
    if output is None:
        sys.stdout.write(text)
    else:
        write_new(output, text, force)


def bots_for(game: Game, names: list[str]) -> list[str]:
    """A bot's name for every seat."""
    for name in names:
        try:
            levels.check(game.title, name)
        except levels.LevelError as problem:
            raise CommandError(str(problem)) from None
    if len(names) not in (1, game.players):
        raise CommandError(f"{len(names)} bots for {game.players} seats; name 1 or {game.players}")
    return names * game.players if len(names) == 1 else names


def played(game: Game, seed: int, bots: list[Bot]) -> list[int]:
    """The choices of a game between bots."""
    state = game.start(seed)
    chance = players_chance(seed)
    choices: list[int] = []
    while not state.over():
        plan = bots[state.to_move()].plan(state.copy(), chance)
        choices += plan[: follow(state, plan)]
    return choices
