"""The handicap series of a guest (B22): how it stands, its next game, a new one."""

from typing import Any

import msgspec
from sqlalchemy import Row
from starlette.requests import Request
from starlette.responses import Response

from fireside.bonfire.handicap import CHANGES, FIRST_HANDICAP, next_handicap
from fireside.server.api import Refusal, answer, body_of
from fireside.server.identity import guest_of, is_from_here
from fireside.server.ledger import SERIES, Ledger
from fireside.server.opening import PlanError, now, open_table
from fireside.server.wire import Called, NewTable, Opened, SeatPlan, Series, SeriesGame

names = msgspec.json.Decoder(Called)


async def own_series(request: Request) -> Response:
    return answer(await series_of(request.app.state.ledger, guest(request)))


async def next_game(request: Request) -> Response:
    """Open the table of the next game. One that is being played will not count any more."""
    who, called = guest(request), await called_in(request)
    ledger: Ledger = request.app.state.ledger
    series = await series_of(ledger, who)
    options = {"handicap": str(series.handicap)} if series.handicap else {}
    plan = NewTable("bonfire", [SeatPlan("here", called.name)], options)
    await abandon(request, who)
    try:
        made = await open_table(plan, who, request.app.state.store, SERIES)
    except PlanError as problem:
        raise Refusal(422, "illegal", str(problem)) from None
    return answer(Opened(made.id), 201)


async def new_series(request: Request) -> Response:
    """Begin anew at the first handicap."""
    if not is_from_here(request):
        raise Refusal(403, "wrong-origin")
    who = guest(request)
    await abandon(request, who)
    await request.app.state.ledger.begin_series(who, now())
    return answer(await series_of(request.app.state.ledger, who), 201)


async def abandon(request: Request, who: str) -> None:
    """The running game becomes a plain one, in the store and in its room."""
    for table in await request.app.state.ledger.abandon(who):
        room = request.app.state.hall.rooms.get(table)
        if room is not None:
            room.origin = ""


async def series_of(ledger: Ledger, who: str) -> Series:
    """A guest's series as it stands."""
    rows, running = await ledger.series_of(who)
    games = [game_of(row) for row in rows]
    won = [game.handicap for game in games if game.outcome == "win"]
    ever = [handicap_of(row) for row in await ledger.series_won(who)]
    return Series(
        first=FIRST_HANDICAP,
        handicap=games[-1].next if games else FIRST_HANDICAP,
        best=max(won, default=None),
        record=max(ever, default=None),
        changes=dict(CHANGES),
        games=games,
        running=running or "",
    )


def game_of(row: Row[Any]) -> SeriesGame:
    """A result as a game of the series."""
    handicap = handicap_of(row)
    return SeriesGame(
        table=row.table_id,
        handicap=handicap,
        next=next_handicap(handicap, row.outcome),
        outcome=row.outcome,
        points=row.scores[0],
        tom=row.scores[1],
        finished=row.finished,
    )


def handicap_of(row: Row[Any]) -> int:
    """The handicap that a game was played with."""
    return int(row.options.get("handicap", "0"))


def guest(request: Request) -> str:
    """Whoever asks; programs without a cookie get one with the answer."""
    who = guest_of(request)
    assert who is not None
    return who


async def called_in(request: Request) -> Called:
    """The name in the body of a request that a page of this host has sent."""
    if not is_from_here(request):
        raise Refusal(403, "wrong-origin")
    try:
        return names.decode(await body_of(request))
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise Refusal(400, "broken-message", str(problem)) from None
