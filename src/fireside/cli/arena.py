"""`fireside arena`: bots against each other, with every deal on every seat, and what that tells."""

import json
from dataclasses import asdict
from functools import partial
from pathlib import Path
from time import perf_counter
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from fireside.arena.kept import Kept, KeptError
from fireside.arena.matches import TOM, Match, play_set
from fireside.arena.ratings import Estimate
from fireside.arena.results import (
    MirroredSet,
    Standing,
    failures,
    handicap_held,
    standings,
)
from fireside.arena.seating import Lineup, lineups
from fireside.bots import levels
from fireside.cli.jobs import spread
from fireside.cli.options import AsJson, Jobs, Players, Scenario, Seed, Title, form
from fireside.cli.progress import progress
from fireside.core.game import Game
from fireside.core.record import write
from fireside.terminal.errors import FAILED, CommandError
from fireside.terminal.files import write_new
from fireside.terminal.tables import number, plain_table

MOST_GAMES = 10_000_000


def arena(
    game: Title,
    bots: Annotated[
        list[str],
        typer.Argument(metavar="BOT", help=f"Two or more of: {', '.join(levels.NAMES)}, blaze@5."),
    ],
    games: Annotated[
        int,
        typer.Option(
            metavar="K", min=1, max=MOST_GAMES, help="How many; rounded up to whole mirrored sets."
        ),
    ] = 100,
    players: Players = 2,
    jobs: Jobs = 1,
    seed: Seed = 1,
    scenario: Scenario = None,
    as_json: AsJson = False,
    records: Annotated[
        Path | None,
        typer.Option(metavar="FOLDER", help="Keep each game there as a record."),
    ] = None,
    resume: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep results there, and add to those it has."),
    ] = None,
) -> None:
    """Let bots play each other. Every deal is played with all seatings.

    With fewer bots than seats each sits alone among the others in turn. A game for 1 is against its
    rival. The result is the same for any number of jobs, if the bots do not go by the clock.
    """
    match = arranged(game, bots, players, scenario, seed)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    started = perf_counter()
    sets = play_match(match, games, jobs, resume, records)
    timing: dict[str, object] = {
        "seconds": round(perf_counter() - started, 3),
        "jobs": jobs,
        "form": form(),
    }
    found = standings(sets, match.sources())
    if as_json:
        timing["bots"] = thinking(found)
        report = {**heading(match, sets), **figures(match, sets, found), "timing": timing}
        print(json.dumps(report, indent=2, ensure_ascii=False))
    else:
        show(match, sets, found, games, timing)
    if failures(sets):
        raise CommandError(f"bots failed in {len(failures(sets))} games", FAILED)


def arranged(title: str, bots: list[str], players: int, scenario: str | None, seed: int) -> Match:
    """The match between some bots, if there can be one."""
    for bot in bots:
        check_level(title, bot)
        if bots.count(bot) > 1:
            raise CommandError(f"'{bot}' stands there twice; name each bot once")
    if len(bots) == 1 and players > 1:
        raise CommandError("one bot alone plays with --players 1; name two or more")
    teams = scenario == "team"
    match = Match(title, players, scenario, tuple(lineups(bots, players, teams)), seed)
    match.game()
    return match


def check_level(title: str, bot: str) -> None:
    """Whether a title has a bot of this name."""
    try:
        levels.check(title, bot)
    except levels.LevelError as problem:
        raise CommandError(str(problem)) from None


# Playing


def play_match(
    match: Match, games: int, jobs: int, resume: Path | None, records: Path | None, what: str = ""
) -> list[MirroredSet]:
    """The sets of a match with at least so many games: those that are kept, and the others
    played now."""
    try:
        kept = Kept(resume, match) if resume is not None else None
    except KeptError as problem:
        raise CommandError(str(problem)) from None
    done = dict(kept.sets) if kept is not None else {}
    wanted = range(match.sets_for(games))
    missing = [place for place in wanted if place not in done]
    with progress(what or "playing", len(wanted) * match.games_a_set) as advance:
        advance((len(wanted) - len(missing)) * match.games_a_set)
        if missing:
            for place, each in spread(partial(play_piece, match, records), missing, jobs):
                done[place] = each
                if kept is not None:
                    kept.add(each)
                advance(len(each.games))
    return [done[place] for place in wanted]


def play_piece(match: Match, records: Path | None, place: int) -> MirroredSet:
    """Play one set, in whatever process."""
    keep = partial(keep_record, records, match.game()) if records is not None else None
    return play_set(match, partial(levels.bot, match.title), place, keep)


def keep_record(folder: Path, game: Game, seed: int, seats: Lineup, choices: list[int]) -> None:
    """Write a game's record; one that broke off is unfinished."""
    text = write(game, seed, choices, list(seats))
    name = "-".join([game.title, str(seed), *seats])
    write_new(folder / f"{name}.fire", text, force=True)


# Reporting


def heading(match: Match, sets: list[MirroredSet]) -> dict[str, object]:
    """What was played."""
    game = match.game()
    return {
        "title": game.title,
        "players": game.players,
        "edition": game.edition,
        "options": game.options(),
        "seed": match.seed,
        "games": sum(len(each.games) for each in sets),
        "sets": len(sets),
        "line-ups": [list(lineup) for lineup in match.lineups],
    }


def figures(match: Match, sets: list[MirroredSet], found: list[Standing]) -> dict[str, object]:
    """What came of it."""
    return {
        "bots": {each.bot: bot_figures(match, sets, each) for each in found},
        "failures": failures(sets),
    }


def bot_figures(match: Match, sets: list[MirroredSet], each: Standing) -> dict[str, object]:
    """A bot's standing as plain data."""
    held = {"handicap held": handicap_held(sets, each.bot)} if is_solo(match, each) else {}
    return {
        "games": each.games,
        "win rate": rounded(each.win_rate, 4),
        "rating": rounded(each.rating, 1),
        "points": round(each.points, 3),
        "difference": round(each.difference, 3),
        "difference by source": {
            source: round(difference, 3) for source, difference in each.by_source.items()
        },
        "failures": each.failures,
        **held,
    }


def thinking(found: list[Standing]) -> dict[str, object]:
    """How long the bots have thought."""
    return {
        each.bot: {
            "turns": each.turns,
            "seconds a turn": round(each.seconds, 6),
            "longest turn": round(each.worst, 6),
        }
        for each in found
        if each.bot != TOM
    }


def rounded(estimate: Estimate, digits: int) -> dict[str, float]:
    """An estimate as plain data."""
    return {name: round(value, digits) for name, value in asdict(estimate).items()}


def is_solo(match: Match, each: Standing) -> bool:
    """Whether this is the standing of a bot against Tom."""
    return match.players == 1 and each.bot != TOM


def show(
    match: Match,
    sets: list[MirroredSet],
    found: list[Standing],
    asked: int,
    timing: dict[str, object],
) -> None:
    """The report for people."""
    console = Console(highlight=False)
    game = match.game()
    games = len(sets) * match.games_a_set
    options = "".join(f", {key} {value}" for key, value in game.options().items())
    summary = Table.grid(padding=(0, 2))
    summary.add_row("game", f"{game.title}, players: {game.players}{options}, {game.edition}")
    more = f"; {asked:,} were asked for" if games > asked else ""
    summary.add_row("games", f"{games:,}: {len(sets):,} deals with {match.games_a_set} each{more}")
    seeds = f"{match.seed} to {match.seed + len(sets) - 1}"
    summary.add_row("seeds", f"{seeds} ({timing['form']} form, jobs: {timing['jobs']})")
    for line in failures(sets):
        summary.add_row("failure", line)
    console.print(summary)
    console.print(standings_table(found))
    console.print(means_table(match, sets, found))
    console.print(sources_table(match, found))


def standings_table(found: list[Standing]) -> Table:
    """Who did how well."""
    table = plain_table("standings", "bot", "games", "won", "95 %", "rating", "95 %", "failed")
    for each in found:
        table.add_row(
            each.bot,
            f"{each.games:,}",
            f"{each.win_rate.value:.1%}",
            f"{each.win_rate.low:.1%} to {each.win_rate.high:.1%}",
            f"{each.rating.value:.0f}",
            f"{each.rating.low:.0f} to {each.rating.high:.0f}" if each.rating.high else "",
            str(each.failures),
        )
    return table


def means_table(match: Match, sets: list[MirroredSet], found: list[Standing]) -> Table:
    """A bot's points in a game, and its time for a turn."""
    solo = ["handicap held"] if match.players == 1 else []
    columns = ["points", "ahead by", *solo, "ms a turn", "longest"]
    table = plain_table("points and time", "bot", *columns)
    for each in found:
        if each.bot != TOM:
            table.add_row(
                each.bot,
                number(each.points),
                signed(each.difference),
                *(str(handicap_held(sets, each.bot)) for _ in solo),
                number(1000 * each.seconds),
                number(1000 * each.worst),
            )
    return table


def sources_table(match: Match, found: list[Standing]) -> Table:
    """Where the points come from that a bot is ahead by."""
    table = plain_table("ahead by, in points", "source", *(each.bot for each in found))
    for source in match.sources():
        table.add_row(source, *(signed(each.by_source[source]) for each in found))
    table.add_row("total", *(signed(each.difference) for each in found))
    return table


def signed(value: float) -> str:
    """A difference; too small a one has no sign."""
    return f"{round(value, 2) + 0:+.2f}"
