"""The handicap series of a guest (B22): how it stands, its games here and of the printed box, a new
one."""

import re
from datetime import UTC
from typing import Any, Literal

from sqlalchemy import Row
from starlette.requests import Request

from fireside.core.challenge import challenge
from fireside.server.people.identity import guest
from fireside.server.store.ledger import Ledger
from fireside.server.tables.access import spend
from fireside.server.tables.opening import now, now_after, open_table
from fireside.server.web.answers import Refusal
from fireside.server.wire import (
    Called,
    NewTable,
    OfSeries,
    PrintedGame,
    SeatPlan,
    Series,
    SeriesGame,
    TableId,
)

Outcome = Literal["win", "loss", "draw"]

SHEET = re.compile(r"[a-z0-9]{1,16}")
MOST_PRINTED = 1000  # games of a guest


async def own_series(request: Request) -> Series:
    """One's own handicap series."""
    return await series_of(request.app.state.ledger, guest(request))


async def next_game(request: Request, body: Called) -> TableId:
    """Opens the next game of the series. One that is being played will not count any more."""
    who = guest(request)
    spend(request, "open")
    ledger: Ledger = request.app.state.ledger
    series = await series_of(ledger, who)
    options = {"handicap": str(series.handicap)} if series.handicap else {}
    plan = NewTable(challenge().title, [SeatPlan("here", body.name)], options)
    await abandon(request, who)
    seed = request.app.state.seeds.draw(plan)
    after = await ledger.latest_of(who)
    made = await open_table(plan, seed, who, request.app.state.store, OfSeries(), after=after)
    return TableId(made.id)


async def new_series(request: Request) -> Series:
    """Begins a new one at the first handicap."""
    spend(request, "keep")
    who = guest(request)
    await abandon(request, who)
    ledger: Ledger = request.app.state.ledger
    await ledger.begin_series(who, now_after(await ledger.latest_of(who)))
    return await series_of(ledger, who)


async def count_game(request: Request, sheet: str, body: PrintedGame) -> Series:
    """Counts a printed game in it; told again it stays one game."""
    check_name(sheet)
    try:
        finished = body.finished.astimezone(UTC).isoformat(timespec="milliseconds")
    except OverflowError:
        raise Refusal(422, "illegal", "a game is finished between the years 1 and 9999") from None
    spend(request, "keep")
    ledger, who = request.app.state.ledger, guest(request)
    row = {
        "handicap": body.handicap,
        "points": body.points,
        "tom": body.tom,
        "finished": min(finished, max(now(), await ledger.begun(who))),
    }
    if not await ledger.count_printed(who, sheet, row, MOST_PRINTED):
        raise Refusal(413, "too-large", f"a series has at most {MOST_PRINTED} printed games")
    return await series_of(ledger, who)


async def take_out_game(request: Request, sheet: str) -> Series:
    """Takes it out again."""
    check_name(sheet)
    ledger, who = request.app.state.ledger, guest(request)
    await ledger.take_out_printed(who, sheet)
    return await series_of(ledger, who)


def check_name(sheet: str) -> None:
    """Whether that is what a sheet may be called."""
    if not SHEET.fullmatch(sheet):
        raise Refusal(422, "illegal", "a sheet is named with 1 to 16 small letters and digits")


async def abandon(request: Request, who: str) -> None:
    """The running game becomes a plain one, in the store and in its room."""
    for table in await request.app.state.ledger.abandon(who):
        room = request.app.state.hall.rooms.get(table)
        if room is not None:
            await room.become_plain()


async def series_of(ledger: Ledger, who: str) -> Series:
    """A guest's series as it stands."""
    rows, printed, running = await ledger.series_of(who)
    games = in_order(rows, printed)
    won = handicaps_won(games)
    ever = handicaps_won(in_order(*await ledger.all_series(who)))
    return Series(
        first=challenge().first,
        handicap=games[-1].next if games else challenge().first,
        best=max(won, default=None),
        record=max(ever, default=None),
        changes=dict(challenge().changes),
        games=games,
        running=running or "",
    )


def in_order(rows: list[Row[Any]], printed: list[Row[Any]]) -> list[SeriesGame]:
    """Games of tables here and of the printed one, as they were finished."""
    games = [*map(game_of, rows), *map(printed_game_of, printed)]
    return sorted(games, key=lambda game: (game.finished, game.sheet))


def handicaps_won(games: list[SeriesGame]) -> list[int]:
    """The handicaps of the games that were won."""
    return [game.handicap for game in games if game.outcome == "win"]


def game_of(row: Row[Any]) -> SeriesGame:
    """A result as a game of the series."""
    handicap = handicap_of(row)
    return SeriesGame(
        table=row.table_id,
        sheet="",
        handicap=handicap,
        next=challenge().after(handicap, row.outcome),
        outcome=row.outcome,
        points=row.scores[0],
        tom=row.scores[1],
        finished=row.finished,
    )


def printed_game_of(row: Row[Any]) -> SeriesGame:
    """A game of the printed box as a game of the series."""
    outcome: Outcome = "draw"  # B21.15
    if row.points != row.tom:
        outcome = "win" if row.points > row.tom else "loss"
    return SeriesGame(
        table="",
        sheet=row.sheet,
        handicap=row.handicap,
        next=challenge().after(row.handicap, outcome),
        outcome=outcome,
        points=row.points,
        tom=row.tom,
        finished=row.finished,
    )


def handicap_of(row: Row[Any]) -> int:
    """The handicap that a game was played with."""
    return int(row.options.get("handicap", "0"))
