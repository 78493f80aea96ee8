"""`fireside review`: a game turn by turn, and which turns cost most."""

import json
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.table import Table
from rich.text import Text

from fireside.bots.levels import judge, known_titles
from fireside.bots.review import Review, Turn, played_turns
from fireside.bots.review import review as review_game
from fireside.cli.chart import chart
from fireside.cli.options import AsJson, EditionPath
from fireside.cli.progress import progress
from fireside.cli.replay import opened
from fireside.core.game import Game
from fireside.core.record import Record, RecordError, steps
from fireside.terminal.errors import FAILED, CommandError
from fireside.terminal.faces import face_of
from fireside.terminal.tables import plain_table

VISITS = 60
MOST_VISITS = 100_000
HEIGHT = 16  # rows of the chart
MARGIN = 8  # columns beside it
NO_COST = 0.05  # points that are not worth a number


def review(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record, *.fire.")],
    visits: Annotated[
        int,
        typer.Option(metavar="N", min=1, max=MOST_VISITS, help="Positions looked at in each turn."),
    ] = VISITS,
    as_json: AsJson = False,
    edition: EditionPath = None,
) -> None:
    """Look back at a game: what could be expected after each turn, and what would have been better.

    Every turn is judged by what its player could know then. The same record and number of visits
    give the same review; more visits take longer and judge better.
    """
    record, game, _ = opened(file, edition)
    choices = choices_of(file, record, game)
    found = reviewed(game, record.seed, choices, visits)
    if as_json:
        print(json.dumps(as_data(file, record, game, found, visits), indent=2, ensure_ascii=False))
    else:
        show(game, record, found)


def choices_of(file: Path, record: Record, game: Game) -> list[int]:
    """The choices of a record that replays, one at least."""
    try:
        choices = [choice for choice, _ in steps(record, game)]
    except RecordError as problem:
        raise CommandError(f"{file}: {problem}", FAILED) from None
    if not choices:
        raise CommandError(f"{file}: nothing has been played yet")
    return choices


def reviewed(game: Game, seed: int, choices: list[int], visits: int) -> Review:
    """The review, with a bar that shows how far it is."""
    if game.title not in known_titles():
        raise CommandError(f"nobody here can judge a game of {game.title}")
    start = game.start(seed)
    with progress("reviewing", len(played_turns(start, choices))) as advance:
        return review_game(
            judge(game.title, "blaze"), start, choices, visits, lambda done, total: advance(1)
        )


# For people


def show(game: Game, record: Record, found: Review) -> None:
    """The table of turns, the chart, and the turns that cost most."""
    console = Console(highlight=False, emoji=False)
    sides = game.sides(len(found.outlook) // 2)
    names = names_of(game, sides)
    console.print(turns_table(game, found, sides))
    console.print()
    console.print(f"Points to be expected, {', '.join(marked(names))}:", soft_wrap=True)
    for row in chart(expected_lines(found, sides), max(20, console.width - MARGIN), HEIGHT):
        console.print(Text(row))
    costly = found.costly()
    console.print()
    if not costly:
        console.print("No turn could have been played better.")
    for turn in costly:
        console.print(costly_turn(game, turn))


def names_of(game: Game, sides: list[list[int]]) -> list[str]:
    """Who scores; partners do together."""
    face = face_of(game)
    return [" & ".join(face.name(seat) for seat in side) for side in sides]


def marked(names: list[str]) -> list[str]:
    """What the marks of the chart stand for."""
    return [f"{number} {name}" for number, name in enumerate(names, 1)]


def expected_lines(found: Review, sides: list[list[int]]) -> list[list[float]]:
    """The points that each side could expect, from the beginning to the end."""
    count = len(found.outlook) // 2
    times = [found.outlook[count:], *(turn.expected() for turn in found.turns)]
    return [[points[side[0]] for points in times] for side in sides]


def turns_table(game: Game, found: Review, sides: list[list[int]]) -> Table:
    """Turn by turn what was played, the points to be expected then, and what the turn cost."""
    table = plain_table("", "turn")
    table.columns[0].no_wrap = True
    table.add_column("played")
    for name in names_of(game, sides):
        table.add_column(name, justify="right")
    table.add_column("cost", justify="right")
    for turn in found.turns:
        expected = turn.expected()
        points = [f"{expected[side[0]]:.1f}" for side in sides]
        cost = f"{turn.cost:.1f}" if turn.cost >= NO_COST else "-"
        table.add_row(turn.label, texts(game, turn.choices), *points, cost)
    return table


def costly_turn(game: Game, turn: Turn) -> Table:
    """A turn that cost much: what was played, and what would have been better."""
    table = Table.grid(padding=(0, 2))
    table.add_column(no_wrap=True)
    table.add_row(Text(turn.label, "bold"), f"cost about {turn.cost:.1f} points{lost(turn)}")
    table.add_row("  played", texts(game, turn.choices))
    table.add_row("  better", texts(game, turn.choices[: turn.at] + turn.better))
    return table


def lost(turn: Turn) -> str:
    """The chance to win that a turn cost, where it is worth a word."""
    percent = round(100 * turn.lost)
    return f" and {percent} % of the chance to win" if percent else ""


def texts(game: Game, choices: list[int]) -> str:
    """Choices as a record writes them."""
    return "; ".join(game.text(choice) for choice in choices)


# For programs


def as_data(
    file: Path, record: Record, game: Game, found: Review, visits: int
) -> dict[str, object]:
    """The whole review in numbers."""
    count = len(found.outlook) // 2
    return {
        "file": str(file),
        "title": record.title,
        "seats": record.seats,
        "visits": visits,
        "expected": found.outlook[count:],
        "chances": found.outlook[:count],
        "turns": [turn_data(game, turn) for turn in found.turns],
        "costly": [turn.number for turn in found.costly()],
    }


def turn_data(game: Game, turn: Turn) -> dict[str, object]:
    """One turn in numbers."""
    return {
        "turn": turn.number,
        "label": turn.label,
        "seat": turn.seat,
        "played": [game.text(choice) for choice in turn.choices],
        "expected": turn.expected(),
        "chances": turn.chances(),
        "cost": turn.cost,
        "lost": turn.lost,
        "at": turn.at,
        "better": [game.text(choice) for choice in turn.better],
    }
