"""`fireside soak`: thousands of whole games, every one checked.

Games with an even seed are played at random; in those with an odd one, whatever was done least so
far is done next, which leads to places where chance hardly gets. A seed alone decides all this, so
one that failed can be played again: `GAME --players N --scenario NAME --seed S --games 1`.

`fireside soak server` plays at the web table instead, while its server is killed again and again.
"""

import asyncio
import shutil
import tempfile
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from random import Random
from time import perf_counter
from typing import Annotated

import typer

from fireside.cli.jobs import parts, spread
from fireside.cli.options import GameOptions, Jobs, Seed, form, players_chance
from fireside.cli.progress import progress
from fireside.cli.soak.checking import checks_of
from fireside.core.chance import Chance
from fireside.core.game import Game, GameError
from fireside.core.record import read, replay, write
from fireside.core.state import State
from fireside.core.title import make_game, titled, titles
from fireside.terminal.errors import FAILED, CommandError

GAMES_A_PART = 25
MOST_GAMES = 10_000_000
# Games of each sort, where it is not said how many: all of them take minutes on two cores.
USUAL_GAMES = 5000
SERVER = "server"  # not a title, but where games of all titles are played
USUAL_SERVER_GAMES = 100
ONE_CHECK_IN = 40  # decisions
ONE_RECORD_IN = 50  # games


class Broken(Exception):
    """Something that has to hold does not."""


@dataclass
class Failure:
    """Where a game went wrong."""

    seed: int
    choices: int
    words: str


def play_part(options: GameOptions, seeds: range) -> Failure | None:
    """Play and check the games of some seeds; the first failure."""
    game = options.game()
    for seed in seeds:
        choices: list[int] = []
        try:
            play_checked(game, seed, choices)
        except Exception as problem:  # whatever the rules trip over is what we look for
            name = type(problem).__name__
            return Failure(seed, len(choices), f"{name}: {problem}")
    return None


def play_checked(game: Game, seed: int, choices: list[int]) -> None:
    """Play one game, checked at its start, at random moments and at its end."""
    chance = players_chance(seed)
    state = game.start(seed)
    state.tally = [0] * len(game.vocabulary)
    check(game, state)
    while not state.over():
        choice = choose(state, seed, chance)
        choices.append(choice)
        state.apply(choice)
        if chance.below(ONE_CHECK_IN) == 0:
            check(game, state)
    check(game, state)
    if seed % ONE_RECORD_IN == 0:
        check_record(game, seed, choices, state)


def choose(state: State, seed: int, chance: Chance) -> int:
    """Any choice, or, with an odd seed, one of those that were made least in this game."""
    options = state.choices()
    tally = state.tally
    if seed % 2 and tally is not None:
        least = min([tally[choice] for choice in options])
        options = [choice for choice in options if tally[choice] == least]
    return options[chance.below(len(options))]


def check(game: Game, state: State) -> None:
    """What holds in every position, and that a copy is the same and apart."""
    checks_of(game.title).check(state)
    digest = state.digest()
    copy = state.copy()
    if copy != state or hash(copy) != hash(state) or copy.choices() != state.choices():
        raise Broken("a copy differs from its position")
    if not copy.over():
        copy.apply(copy.choices()[0])
        if state.digest() != digest:
            raise Broken("a choice in a copy changes the position")
        if copy.digest() == digest:
            raise Broken("a choice changes nothing")


def check_record(game: Game, seed: int, choices: list[int], state: State) -> None:
    """Written, read and replayed, a record leads to the same position."""
    text = write(game, seed, choices, ["random"] * game.players)
    record = read(text)
    if record.decisions != len(choices):
        raise Broken(f"the record has {record.decisions} choices instead of {len(choices)}")
    if replay(record, game).digest() != state.digest():
        raise Broken("the record leads to another position")


def wanted_games(title: str | None, players: list[int], scenario: str | None) -> list[GameOptions]:
    """Every title with every number of players in every scenario, or those that were asked for."""
    if title is not None and title not in titles():
        names = ", ".join([*titles(), SERVER])
        raise GameError(f"no game is called '{title}'; there is {names}")
    wanted_titles = [titled(title)] if title else list(titles().values())
    allowed = {count for each in wanted_titles for count in range(each.fewest, each.most + 1)}
    for count in players:
        if count not in allowed:
            raise GameError(f"no game is for {count} players; allowed are {sorted(allowed)}")
    sorts = [
        GameOptions(each.name, count, scenario=name)
        for each in wanted_titles
        for count in range(each.fewest, each.most + 1)
        for name in scenarios(each.name, count)
        if not players or count in players
    ]
    wanted = [options for options in sorts if scenario in (None, options.scenario)]
    if not wanted:
        names = ", ".join(dict.fromkeys(sort.scenario for sort in sorts if sort.scenario))
        raise GameError(f"no scenario here is called '{scenario}'; there is {names or 'none'}")
    return wanted


def scenarios(title: str, players: int) -> list[str | None]:
    """The scenarios of a title for so many players; None where it has no such thing."""
    found: list[str | None] = []
    for name in titled(title).options.get("scenario", ()):
        with suppress(GameError):
            make_game(title, players, options={"scenario": name})
            found.append(name)
    return found or [None]


def soak(
    game: Annotated[
        str | None,
        typer.Argument(
            metavar="GAME",
            help=f"Only this game, or '{SERVER}': games at a server that is killed again and "
            "again; everything if left out.",
        ),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(
            metavar="K",
            min=1,
            max=MOST_GAMES,
            help="How many games of each sort; by default "
            f"{USUAL_GAMES}; of all sorts together at the server, {USUAL_SERVER_GAMES}",
        ),
    ] = None,
    players: Annotated[
        list[int] | None,
        typer.Option(metavar="N", help="Only games of so many players; may be given again."),
    ] = None,
    scenario: Annotated[
        str | None, typer.Option(metavar="NAME", help="Only this scenario.")
    ] = None,
    seed: Seed = 1,
    jobs: Jobs = 2,
) -> None:
    """Check thousands of whole games of every sort."""
    sorts = wanted_games(None if game == SERVER else game, players or [], scenario)
    if game != SERVER:
        soak_rules(sorts, games, seed, jobs)
    if game == SERVER or (game, players, scenario) == (None, None, None):
        soak_server(sorts, games or USUAL_SERVER_GAMES, seed, jobs)


def soak_rules(sorts: list[GameOptions], games: int | None, seed: int, jobs: int) -> None:
    """Check games of each sort, in processes of their own."""
    for options in sorts:
        name = sort_name(options)
        count = games or USUAL_GAMES
        started = perf_counter()
        with progress(name, count) as advance:
            pieces = parts(seed, count, GAMES_A_PART)
            for seeds, failure in spread(partial(play_part, options), pieces, jobs):
                if failure:
                    raise CommandError(reported(name, failure), FAILED)
                advance(len(seeds))
        speed = count / (perf_counter() - started)
        print(f"{name}: {count:,} games, all sound, {speed:,.1f} a second ({form()})", flush=True)


def soak_server(sorts: list[GameOptions], games: int, seed: int, jobs: int) -> None:
    """Play at a server that is killed again and again, at as many tables at once as there are
    jobs. Where something is lost, what the server had kept is left for whoever looks into it."""
    # What talks to servers takes a while to load, and no other command needs it.
    from fireside.cli.soak.guest import Lost
    from fireside.cli.soak.server import CHANGES_A_LIFE, in_turn, play_at_mortal_server

    folder = Path(tempfile.mkdtemp(prefix="fireside-soak-"))
    luck = Random(seed)
    wanted = in_turn(sorts, games, luck)
    started = perf_counter()
    with progress(SERVER, games) as advance:
        try:
            playing = play_at_mortal_server(folder, wanted, luck, jobs, CHANGES_A_LIFE, advance)
            figures = asyncio.run(playing)
        except Lost as problem:
            raise CommandError(f"{problem} (kept in {folder})", FAILED) from None
    shutil.rmtree(folder)
    print(
        f"{SERVER}: {figures.games:,} games, {figures.kills:,} kills, "
        f"{figures.choices:,} choices told and none lost, "
        f"{perf_counter() - started:,.0f} seconds ({form()})",
        flush=True,
    )


def sort_name(options: GameOptions) -> str:
    """A sort of games in words."""
    players = f"{options.players} player{'s' if options.players > 1 else ''}"
    return ", ".join([options.title, players, *([options.scenario] if options.scenario else [])])


def reported(name: str, failure: Failure) -> str:
    """A failure in one line."""
    words = " ".join(failure.words.split())
    return f"{name}, seed {failure.seed}, after {failure.choices} choices: {words}"
