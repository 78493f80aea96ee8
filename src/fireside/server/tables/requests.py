"""Asking for tables: opening and finding them, their logs and records, advice on their games."""

import logging
from functools import partial
from typing import Annotated, Any
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fireside.core import record
from fireside.core.view import SPECTATOR
from fireside.server import catalogue
from fireside.server.people.identity import bearer_of, guest_of, is_opener
from fireside.server.tables.access import allowed_seats, keep_secret, room_at, spend
from fireside.server.tables.opening import brought_in, open_table, with_whole_links
from fireside.server.tables.positions import may_ask_for_hints, summary_for
from fireside.server.tables.viewpoints import open_viewpoints
from fireside.server.thinking.pool import Crowded, NotDone
from fireside.server.web.answers import Refusal, as_file, unchanging
from fireside.server.wire import (
    Happened,
    Hints,
    NewTable,
    OpenedTable,
    Review,
    Reviewing,
    Summary,
    TitleInfo,
)

log = logging.getLogger(__name__)


async def titles(request: Request) -> list[TitleInfo]:
    """What can be played."""
    return catalogue.title_infos()


async def new_table(request: Request, body: NewTable) -> OpenedTable:
    """Opens a table."""
    state = request.app.state
    spend(request, "open")
    if body.edition:
        spend(request, "edition")
    try:
        brought = await brought_in(body, state.reader)
    except Crowded:
        raise Refusal(503, "busy") from None
    seed = state.seeds.draw(body)
    made = await open_table(body, seed, guest_of(request), state.store, brought=brought)
    log.info("table %s opened: %s", made.id, body.title)
    return with_whole_links(made, state.settings.site)


async def own_tables(request: Request) -> list[Summary]:
    """One's own tables, newest first."""
    store, hall = request.app.state.store, request.app.state.hall
    bearer = bearer_of(request)
    if bearer is None:
        found = await store.tables_of(guest_of(request))
    else:
        access = await store.access(bearer)
        known = access is not None and not access.spent
        found = [(await store.find(access.table), [access.seat])] if known else []
    return [
        summary_for(kept, seats, hall.present(kept.id), is_opener(request, kept.opener))
        for kept, seats in found
    ]


async def one_table(request: Request, id: str) -> Summary:
    """A table as lists show it."""
    kept = await request.app.state.store.find(id)
    if kept is None:
        raise Refusal(404, "unknown-table")
    yours = await allowed_seats(request, id)
    present = request.app.state.hall.present(id)
    return summary_for(kept, yours, present, is_opener(request, kept.opener))


async def table_log(
    request: Request, id: str, from_: int = 0, seat: int | None = None
) -> list[Happened]:
    """The events from a number on, as a seat (one's own first if not said) may see them."""
    room, yours = await room_at(request, id)
    if seat is None:
        seat = yours[0] if yours else SPECTATOR
    if seat not in open_viewpoints(room, yours):
        raise Refusal(403, "not-allowed", "that seat is not yours")
    return [event.seen_by(seat) for event in room.table.events.since(max(from_, 0))]


async def table_printed(request: Request, id: str) -> Annotated[Response, dict[str, Any]]:
    """What the pieces of the table's edition show, as far as views leave it out: never changes, and
    has an `ETag`."""
    room, _ = await room_at(request, id)
    return unchanging(request, msgspec.json.encode(room.table.game.printed()))


async def table_record(request: Request, id: str) -> Annotated[Response, str]:
    """The game as a record (`*.fire`), once it is over."""
    room, _ = await room_at(request, id)
    table = room.table
    if not table.over() and table.stopped is None:
        raise Refusal(409, "not-allowed", "the record is there when the game is over")
    keep_secret(room)
    seats = [holder.level or holder.name.replace(",", " ") for holder in table.holders]
    choices = [made.choice for made in table.made]
    text = record.write(table.game, table.seed, choices, seats)
    return as_file(text, quote(f"{table.game.title}-{room.id}.fire"))


async def hint(request: Request, id: str) -> Hints:
    """The best three choices, for whoever has to choose."""
    room, yours = await room_at(request, id)
    table = room.table
    if not yours:
        raise Refusal(403, "not-allowed", "whoever looks on gets no hints")
    if table.over():
        raise Refusal(409, "not-allowed", "the game is over")
    if not table.policy.hints:
        raise Refusal(403, "not-allowed", "hints are for games with bots that are not compared")
    if not may_ask_for_hints(table, yours):
        raise Refusal(409, "not-your-turn", "hints are for whoever has to choose")
    spend(request, "hint")
    try:
        found: Hints = await request.app.state.advice.hints(id, table)
    except Crowded:
        raise Refusal(503, "bots-busy") from None
    except NotDone:
        raise Refusal(503, "no-advice") from None
    return found


async def review(request: Request, id: str) -> Review | Reviewing:
    """The game turn by turn, once it is over; how far that is while it is being made."""
    room, _ = await room_at(request, id)
    if not room.table.over() or not room.table.policy.review:
        raise Refusal(409, "not-allowed", "the review is there when the game is over")
    keep_secret(room)
    allow = partial(spend, request, "review")
    try:
        found: Review | Reviewing = await request.app.state.advice.review(id, room.table, allow)
    except Crowded:
        raise Refusal(503, "bots-busy") from None
    except NotDone:
        raise Refusal(503, "no-advice") from None
    return found
