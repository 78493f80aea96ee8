"""`fireside replay`: check a record and show it, or what happened in it."""

import json
import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table

from fireside.cli.options import AsJson, EditionPath
from fireside.core.edition_file import EditionError
from fireside.core.event import Event
from fireside.core.game import Game
from fireside.core.older import Stop, of_today
from fireside.core.record import Record, RecordError
from fireside.core.record import read as read_record
from fireside.core.record import replay as replay_record
from fireside.core.state import State
from fireside.core.title import game_of
from fireside.core.view import SPECTATOR
from fireside.terminal.errors import BAD_INPUT, FAILED, CommandError
from fireside.terminal.faces import face_of, render
from fireside.terminal.files import read_text
from fireside.terminal.tables import plain_table


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, *.fire.")],
    at: Annotated[
        int | None, typer.Option(metavar="N", help="The position after N choices.")
    ] = None,
    events: Annotated[
        bool, typer.Option("--events", help="What happened, one JSON object a line.")
    ] = False,
    as_json: AsJson = False,
    edition: EditionPath = None,
) -> None:
    """Check a record and show its result, or a position.

    A record of older rules is replayed under those of today, as far as it can be followed.

    The exit status is 1 if the record does not replay and 2 if it cannot be read.
    """
    record, game, stop = opened(file, edition)
    if at is not None and not 0 <= at <= record.decisions:
        raise CommandError(f"{file}: --at is 0 to {record.decisions} here, not {at}")
    log: list[Event] | None = [] if events else None
    state = replayed(file, record, game, at, log)
    if log is not None:
        for event in log:
            print(event.as_json())
    elif at is not None:
        show_position(game, state, as_json)
    elif as_json:
        print(json.dumps(summary(file, record, game, state), indent=2, ensure_ascii=False))
    else:
        show_summary(file, record, game, state, stop)
    if stop is not None:
        raise typer.Exit(FAILED)


def opened(file: Path, edition: Path | None) -> tuple[Record, Game, Stop | None]:
    """A record under the rules of today, the game it belongs to, and why one of older rules is only
    the beginning of what was played."""
    try:
        found = read_record(read_text(file))
        game = game_of(found, edition)
        record, stop = of_today(found, game)
    except RecordError as problem:
        raise CommandError(f"{file}: {problem}", BAD_INPUT) from None
    except EditionError as problem:
        raise CommandError(f"{edition}: {problem}", BAD_INPUT) from None
    if stop is not None:
        print(f"{file}: {stop}; this is how far it goes", file=sys.stderr)
    return record, game, stop


def replayed(
    file: Path, record: Record, game: Game, at: int | None, log: list[Event] | None
) -> State:
    """The position that a record leads to."""
    try:
        return replay_record(record, game, at, log)
    except RecordError as problem:
        raise CommandError(f"{file}: {problem}", FAILED) from None


def show_position(game: Game, state: State, as_json: bool) -> None:
    """A position as everybody may see it."""
    if as_json:
        print(json.dumps(state.view(SPECTATOR), ensure_ascii=False))
    else:
        Console(highlight=False).print(render(game, state))


# The summary


def scoring(game: Game, state: State) -> list[tuple[str, dict[str, int]]]:
    """For each who scores, in a game for one its rival too, the name and the points by source."""
    face = face_of(game)
    seats = range(len(state.scores()))
    return [(face.name(seat), game.by_source(state, seat)) for seat in seats]


def summary(file: Path, record: Record, game: Game, state: State) -> dict[str, object]:
    """Who played, and how it came out."""
    lines = scoring(game, state)
    return {
        "file": str(file),
        "title": record.title,
        "rules": record.rules,
        "edition": record.edition,
        "players": record.players,
        "seed": record.seed,
        "options": record.options,
        "seats": record.seats,
        "decisions": record.decisions,
        "finished": state.over(),
        "scores": state.scores(),
        "winners": state.winners() if state.over() else [],
        "scoring": [{"name": name, **points} for name, points in lines],
        "to move": state.to_move() if not state.over() else None,
        "position": state.digest(),
    }


def show_summary(file: Path, record: Record, game: Game, state: State, stop: Stop | None) -> None:
    """The same for people."""
    console = Console(highlight=False)
    names = [name for name, _ in scoring(game, state)]
    rows = {
        "game": ", ".join([record.title, *(f"{k} {v}" for k, v in record.options.items())]),
        "edition": record.edition,
        "seed": str(record.seed),
        "seats": ", ".join(f"{names[seat]}: {who}" for seat, who in enumerate(record.seats)),
        "choices": str(record.decisions),
        "result": result(game, state, names),
        "position": state.digest() if stop else f"{state.digest()}, as the record says",
    }
    head = Table.grid(padding=(0, 2))
    for name, value in rows.items():
        head.add_row(name, value)
    console.print(f"{file}: {'as far as it goes' if stop else 'ok'}", soft_wrap=True)
    console.print(head)
    console.print(scoring_table(game, state))


def result(game: Game, state: State, names: list[str]) -> str:
    """Who has won, or whose decision it is."""
    if not state.over():
        return f"unfinished, {names[state.to_move()]} is to move"
    winners = state.winners()
    verb = "wins" if len(winners) == 1 else "win"
    if len({game.side_of(seat) for seat in winners}) > 1:
        verb = "share"
    points = max(state.scores())
    return f"{' and '.join(names[seat] for seat in winners)} {verb} with {points} points"


def scoring_table(game: Game, state: State) -> Table:
    """Points source by source, a column for every player; partners share one."""
    lines = scoring(game, state)
    table = plain_table("points" if state.over() else "points so far", "source")
    sides = game.sides(len(lines))
    for side in sides:
        table.add_column(" & ".join(lines[seat][0] for seat in side), justify="right")
    columns = [lines[side[0]][1] for side in sides]
    for source in lines[0][1]:
        table.add_row(source, *(str(points[source]) for points in columns))
    table.add_section()
    table.add_row("total", *(str(sum(points.values())) for points in columns))
    return table
