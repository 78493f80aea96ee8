"""The deal of the day: a game for one, the same for everybody on this server.

Only an automaton plays alike against everybody: its cards are dealt, while a bot thinks anew each
time. The seed comes from a secret of the server and the date, so that nobody can know tomorrow's.
"""

import hashlib
import hmac
from collections import Counter
from datetime import UTC, date, datetime, time, timedelta
from statistics import median
from typing import Annotated, Any

from sqlalchemy import Row
from starlette.requests import Request
from starlette.responses import Response

from fireside.core.challenge import challenge
from fireside.core.state import NOBODY
from fireside.server.people.identity import guest
from fireside.server.store.ledger import Ledger
from fireside.server.store.stored import MOST_SEED
from fireside.server.store.tables import Access
from fireside.server.tables import days
from fireside.server.tables.access import NOT_YET, spend
from fireside.server.tables.opening import open_table
from fireside.server.web.answers import Refusal, answer
from fireside.server.wire import (
    Called,
    Deal,
    DealDay,
    DealResult,
    NewTable,
    OfDeal,
    Origin,
    SeatPlan,
    TableId,
    as_text,
    origin_in,
)
from fireside.table.seats import LONGEST_NAME, tidy_name

SECRET = "deals"
WEEK = 7
SHOWN = 10
FIRST = date(2020, 1, 1)


def origin_of(day: date) -> OfDeal:
    """What the tables of a day's deal come from."""
    return OfDeal(day, challenge().title)


def seed_of(secret: str, day: date) -> int:
    """The seed of a day's deal."""
    digest = hmac.new(secret.encode(), as_text(origin_of(day)).encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:8], "big") % MOST_SEED


async def one_deal(request: Request, date: date | None = None) -> Deal:
    """The deal of a day, today's if not said."""
    return await deal_of(request, day_of_deal(date))


async def play_deal(request: Request, body: Called) -> Annotated[Response, TableId]:
    """Opens today's deal, or goes on with it."""
    who = guest(request)
    ledger: Ledger = request.app.state.ledger
    day = days.today()
    async with ledger.opening:
        table = await ledger.table_of(who, origin_of(day))
        if table is not None:
            return answer(TableId(table))
        spend(request, "open")
        spend(request, "deal")
        plan = NewTable(challenge().title, [SeatPlan("here", body.name)])
        seed = seed_of(await ledger.secret(SECRET), day)
        made = await open_table(plan, seed, who, request.app.state.store, origin_of(day))
    return answer(TableId(made.id), 201)


async def look_at_best(request: Request, body: Called, date: date | None = None) -> TableId:
    """Gives the right to look on at its best game, once its day is over."""
    who, day = guest(request), day_of_deal(date)
    if day >= days.today():
        raise Refusal(409, "day-not-over", NOT_YET)
    deal = await deal_of(request, day)
    rows = await request.app.state.ledger.results_from([origin_of(day)])
    if not deal.shown or not rows:
        raise Refusal(403, "not-allowed", "the best game is for those who have played the deal")
    spend(request, "keep")
    await request.app.state.store.claim(who, Access(rows[0].table_id, NOBODY))
    return TableId(rows[0].table_id)


async def name_in_deal(request: Request, body: Called, date: date | None = None) -> Deal:
    """Calls oneself otherwise in its list."""
    who = guest(request)
    name = tidy_name(body.name)
    if not 0 < len(name) <= LONGEST_NAME:
        raise Refusal(422, "illegal", f"a name has 1 to {LONGEST_NAME} characters")
    day = day_of_deal(date)
    await request.app.state.ledger.call(who, origin_of(day), name)
    return await deal_of(request, day)


async def deal_of(request: Request, day: date) -> Deal:
    """A day's deal for whoever asks."""
    ledger: Ledger = request.app.state.ledger
    who = guest(request)
    week = [day - timedelta(days=back) for back in reversed(range(WEEK))]
    by_day: dict[Origin, list[Row[Any]]] = {origin_of(one): [] for one in week}
    for row in first_tries(await ledger.results_from(by_day)):
        by_day[origin_in(row.origin)].append(row)
    rows = by_day[origin_of(day)]
    table = await ledger.table_of(who, origin_of(day))
    ended = any(row.guest == who for row in rows)
    shown = ended or (day < days.today() and table is None)
    points = [row.points for row in rows]
    own = [result_of(row, points, True) for row in rows if row.guest == who]
    return Deal(
        date=day.isoformat(),
        title=challenge().title,
        ends=datetime.combine(day + timedelta(days=1), time(), UTC).isoformat(),
        today=day == days.today(),
        table=table or "",
        played=len(rows),
        week=[day_of(one, by_day[origin_of(one)], who) for one in week],
        shown=shown,
        yours=own[0] if own else None,
        best=[result_of(row, points, row.guest == who) for row in rows[:SHOWN]] if shown else [],
        counts=dict(Counter(points)) if shown else {},
        median=median(points) if shown and points else None,
    )


def first_tries(rows: list[Row[Any]]) -> list[Row[Any]]:
    """The first result of every guest, should two servers have opened a table at once."""
    first: dict[tuple[str, str], Row[Any]] = {}
    for row in sorted(rows, key=lambda row: row.finished):
        first.setdefault((row.origin, row.guest), row)
    return [row for row in rows if first[row.origin, row.guest] is row]


def result_of(row: Row[Any], points: list[int], yours: bool) -> DealResult:
    """A result in the list of a deal."""
    return DealResult(
        name=row.name,
        points=row.points,
        tom=row.scores[1],
        outcome=row.outcome,
        place=1 + sum(other > row.points for other in points),
        yours=yours,
        sources=row.sources,
    )


def day_of(day: date, rows: list[Row[Any]], who: str) -> DealDay:
    """A guest's day."""
    own = [row.points for row in rows if row.guest == who]
    if not own:
        return DealDay(day.isoformat(), None, False)
    return DealDay(day.isoformat(), own[0], own[0] > median(row.points for row in rows))


def day_of_deal(named: date | None) -> date:
    """The day that a request names; today where it names none."""
    day = named or days.today()
    if not FIRST <= day <= days.today():
        raise Refusal(404, "unknown-table", "there is no deal of that day yet")
    return day
