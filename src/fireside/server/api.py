"""The requests of docs/protocol.md, apart from the socket."""

import hashlib
import logging
from functools import partial
from urllib.parse import quote

import msgspec
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from fireside.core import record
from fireside.core.state import NOBODY
from fireside.core.view import SPECTATOR
from fireside.server import catalogue
from fireside.server.days import is_secret
from fireside.server.eyes import open_eyes
from fireside.server.identity import (
    bearer_of,
    fingerprint,
    guest_of,
    is_from_here,
    is_opener,
    seats_at,
    visitor_of,
)
from fireside.server.openapi import description
from fireside.server.opening import PlanError, brought_in, open_table, renew_link
from fireside.server.pool import Crowded, NotDone
from fireside.server.positions import may_ask_for_hints, summary_for
from fireside.server.reading import LONGEST_EDITION
from fireside.server.room import Room
from fireside.server.wire import Link, Made, NewTable, Refused, Renew, Reviewing

LONGEST_BODY = 5 * LONGEST_EDITION  # an edition, however its characters are written

NOT_YET = "the deal of the day is secret until its day is over"

log = logging.getLogger(__name__)
new_tables = msgspec.json.Decoder(NewTable)
renewals = msgspec.json.Decoder(Renew)


class Refusal(Exception):
    """A request that is answered with a reason."""

    def __init__(self, status: int, reason: str, detail: str = "") -> None:
        super().__init__(reason)
        self.status = status
        self.refused = Refused(reason, detail)


def answer(content: object, status: int = 200) -> Response:
    """JSON that nobody else may see."""
    return as_json(msgspec.json.encode(content), status)


def as_json(body: bytes, status: int = 200) -> Response:
    """The same, written already."""
    headers = {"Cache-Control": "no-store"}
    return Response(body, status, headers, media_type="application/json")


async def refuse(request: Request, problem: Exception) -> Response:
    """The answer to a request that is refused."""
    assert isinstance(problem, Refusal)
    log.info("%s refused: %s", request.method, problem.refused.reason)
    return answer(problem.refused, problem.status)


def spend(request: Request, deed: str) -> None:
    """Somebody asks for what is not free; TooMuch where they have done so too often."""
    request.app.state.allowance.spend(deed, visitor_of(request))


async def titles(request: Request) -> Response:
    return answer(catalogue.title_infos())


async def openapi(request: Request) -> Response:
    return answer(description())


async def new_table(request: Request) -> Response:
    if not is_from_here(request):
        raise Refusal(403, "wrong-origin")
    try:
        plan = new_tables.decode(await body_of(request))
        spend(request, "open")
        if plan.edition:
            spend(request, "edition")
        brought = await brought_in(plan, request.app.state.reader)
        seed, store = request.app.state.seeds.draw(plan), request.app.state.store
        made = await open_table(plan, seed, guest_of(request), store, brought=brought)
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise Refusal(400, "broken-message", str(problem)) from None
    except PlanError as problem:
        raise Refusal(422, "illegal", str(problem)) from None
    except Crowded:
        raise Refusal(503, "busy") from None
    log.info("table %s opened: %s", made.id, plan.title)
    return answer(whole(request, made), 201)


def whole(request: Request, made: Made) -> Made:
    """A new table with its links as they are sent to others."""
    site = request.app.state.house.site
    links = {seat: site.whole(link) for seat, link in made.links.items()}
    return msgspec.structs.replace(made, links=links, watch=site.whole(made.watch))


async def body_of(request: Request, most: int = LONGEST_BODY) -> bytes:
    """What was sent, as far as it is not too much."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refusal(413, "too-large")
    return body


async def own_tables(request: Request) -> Response:
    store, hall = request.app.state.store, request.app.state.hall
    bearer = bearer_of(request)
    if bearer is None:
        found = await store.tables_of(guest_of(request))
    else:
        access = await store.access(bearer)
        known = access is not None and not access.spent
        found = [(await store.find(access.table), [access.seat])] if known else []
    return answer(
        [
            summary_for(kept, seats, hall.present(kept.id), is_opener(request, kept.opener))
            for kept, seats in found
        ]
    )


async def one_table(request: Request) -> Response:
    identity = request.path_params["id"]
    kept = await request.app.state.store.find(identity)
    if kept is None:
        raise Refusal(404, "unknown-table")
    yours = await allowed_seats(request, identity)
    present = request.app.state.hall.present(identity)
    return answer(summary_for(kept, yours, present, is_opener(request, kept.opener)))


async def table_log(request: Request) -> Response:
    room = await room_of(request)
    yours = await allowed_seats(request, room.id)
    first = whole_number(request, "from", 0)
    seat = whole_number(request, "seat", yours[0] if yours else SPECTATOR)
    if seat not in open_eyes(room, yours):
        raise Refusal(403, "not-allowed", "that seat is not yours")
    return answer([event.seen_by(seat) for event in room.table.events.since(max(first, 0))])


async def table_printed(request: Request) -> Response:
    """What the pieces show: never changes for a table, so that it is sent only once."""
    room = await room_of(request)
    await allowed_seats(request, room.id)
    return unchanging(request, msgspec.json.encode(room.table.game.printed()))


def unchanging(request: Request, body: bytes) -> Response:
    """JSON that the caller may keep, asking now and then whether it is still the same."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    headers = {"Cache-Control": "private, no-cache", "ETag": tag}
    if request.headers.get("If-None-Match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")


async def table_record(request: Request) -> Response:
    room = await room_of(request)
    await allowed_seats(request, room.id)
    table = room.table
    if not table.over() and table.stopped is None:
        raise Refusal(409, "not-allowed", "the record is there when the game is over")
    keep_secret(room)
    seats = [holder.level or holder.name.replace(",", " ") for holder in table.holders]
    choices = [made.choice for made in table.made]
    text = record.write(table.game, table.seed, choices, seats)
    name = quote(f"{table.game.title}-{room.id}.fire")
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="text/plain")


async def hint(request: Request) -> Response:
    """The best choices of whoever is to move, for them alone."""
    if not is_from_here(request):
        raise Refusal(403, "wrong-origin")
    room = await room_of(request)
    yours = await allowed_seats(request, room.id)
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
        return answer(await request.app.state.advice.hints(room.id, table))
    except Crowded:
        raise Refusal(503, "bots-busy") from None
    except NotDone:
        raise Refusal(503, "no-advice") from None


async def review(request: Request) -> Response:
    """The finished game turn by turn; how far the review is while it is being made."""
    room = await room_of(request)
    await allowed_seats(request, room.id)
    if not room.table.over() or not room.table.policy.review:
        raise Refusal(409, "not-allowed", "the review is there when the game is over")
    keep_secret(room)
    try:
        allow = partial(spend, request, "review")
        found = await request.app.state.advice.review(room.id, room.table, allow)
    except Crowded:
        raise Refusal(503, "bots-busy") from None
    except NotDone:
        raise Refusal(503, "no-advice") from None
    return answer(found, 202 if isinstance(found, Reviewing) else 200)


async def take_seat(request: Request) -> Response:
    """Follow the link of a seat."""
    return await follow(request, watching=False)


async def look_on(request: Request) -> Response:
    """Follow the link of somebody who only looks on."""
    return await follow(request, watching=True)


async def follow(request: Request, watching: bool) -> Response:
    store = request.app.state.store
    access = await store.access(fingerprint(request.path_params["secret"]))
    headers = {"Referrer-Policy": "no-referrer", "Cache-Control": "no-store"}
    if access is None or (access.seat == NOBODY) != watching:
        return RedirectResponse("/?refused=not-allowed", 303, headers)
    if access.spent:
        return RedirectResponse("/?refused=renewed", 303, headers)
    spend(request, "keep")
    new = await store.claim(guest_of(request), access)
    welcome = "?welcome" if new and not watching else ""
    number = request.query_params.get("at", "")
    place = f"/at/{number}" if watching and number.isdecimal() else ""
    return RedirectResponse(f"/table/{access.table}{place}{welcome}", 303, headers)


async def renew(request: Request) -> Response:
    """Another link in place of one that went astray."""
    if not is_from_here(request):
        raise Refusal(403, "wrong-origin")
    room = await room_of(request)
    opener = room.opener
    if opener is None or not is_opener(request, opener):
        raise Refusal(403, "not-allowed", "whoever opened the table renews its links")
    try:
        seat = renewals.decode(await body_of(request)).seat
    except (msgspec.MsgspecError, UnicodeDecodeError) as problem:
        raise Refusal(400, "broken-message", str(problem)) from None
    if seat not in [*room.table.people(), NOBODY]:
        raise Refusal(422, "illegal", "a link is to a seat of a person, or to none (-1)")
    if seat == NOBODY:
        keep_secret(room)
    spend(request, "link")
    link = await renew_link(room.id, seat, opener, request.app.state.store)
    request.app.state.hall.renewals += 1
    room.turn_out(seat)
    log.info("table %s: the link to seat %s is renewed", room.id, seat)
    return answer(Link(seat, request.app.state.house.site.whole(link)), 201)


async def room_of(request: Request) -> Room:
    """The room of the table that a request names."""
    identity = request.path_params["id"]
    room: Room | None = await request.app.state.hall.room(identity)
    if room is None:
        raise Refusal(404, "unknown-table")
    return room


def keep_secret(room: Room) -> None:
    """Nothing is told of the deal of the day before the day is over, except by playing it."""
    if is_secret(room.origin):
        raise Refusal(409, "day-not-over", NOT_YET)


async def allowed_seats(request: Request, identity: str) -> list[int]:
    """The seats of whoever asks, if they may look at the table at all."""
    yours = await seats_at(request, request.app.state.store, identity)
    if yours is None:
        raise Refusal(403, "not-allowed")
    return yours


def whole_number(request: Request, name: str, otherwise: int) -> int:
    """A whole number from the address."""
    try:
        return int(request.query_params.get(name, otherwise))
    except ValueError:
        raise Refusal(400, "broken-message", f"{name} must be a whole number") from None
