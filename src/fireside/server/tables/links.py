"""Links: taking a seat or looking on by one, and giving out more of them."""

import logging

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response

from fireside.core.state import NOBODY
from fireside.server.people.identity import fingerprint, guest_of, is_opener
from fireside.server.tables.access import keep_secret, room_at, spend
from fireside.server.tables.opening import another_link, renew_link
from fireside.server.tables.viewpoints import is_open
from fireside.server.web.answers import Refusal
from fireside.server.wire import Link, Renew

NO_SEAT = "a link is to a seat of one's own"

log = logging.getLogger(__name__)


async def take_seat(request: Request, secret: str) -> Response:
    """Takes the seat: sets the cookie and leads to `/table/ID`, the first time with `?welcome`."""
    return await follow(request, secret, watching=False)


async def look_on(request: Request, secret: str, at: str = "") -> Response:
    """The same for somebody who only looks on; with `at` it leads to the position after so many
    choices."""
    return await follow(request, secret, watching=True, at=at)


async def follow(request: Request, secret: str, watching: bool, at: str = "") -> Response:
    """The way to a table, for whoever has its secret."""
    store = request.app.state.store
    access = await store.access(fingerprint(secret))
    headers = {"Referrer-Policy": "no-referrer", "Cache-Control": "no-store"}
    if access is None or (access.seat == NOBODY) != watching:
        return RedirectResponse("/?refused=not-allowed", 303, headers)
    if access.spent:
        return RedirectResponse("/?refused=renewed", 303, headers)
    spend(request, "keep")
    new = await store.claim(guest_of(request), access)
    welcome = "?welcome" if new and not watching else ""
    place = f"/at/{at}" if at.isdecimal() else ""
    return RedirectResponse(f"/table/{access.table}{place}{welcome}", 303, headers)


async def renew(request: Request, id: str, body: Renew) -> Link:
    """Another link in place of one that went astray, by whoever opened the table."""
    room, _ = await room_at(request, id)
    opener, seat = room.opener, body.seat
    if opener is None or not is_opener(request, opener):
        raise Refusal(403, "not-allowed", "whoever opened the table renews its links")
    if seat not in [*room.table.people(), NOBODY]:
        raise Refusal(422, "illegal", "a link is to a seat of a person, or to none (-1)")
    if seat == NOBODY:
        keep_secret(room)
    spend(request, "link")
    link = await renew_link(id, seat, opener, request.app.state.store)
    request.app.state.hall.renewals += 1
    room.turn_out(seat)
    log.info("table %s: the link to seat %s is renewed", id, seat)
    return link_as_sent(request, seat, link)


async def take_along(request: Request, id: str, seat: int) -> Link:
    """One more link to a seat of one's own, for another device; those that there are stay good."""
    _, yours = await room_at(request, id)
    if seat not in yours:
        raise Refusal(403, "not-allowed", NO_SEAT)
    return await one_more(request, id, seat)


async def share(request: Request, id: str) -> Link:
    """One more link for looking on, once the game is over."""
    room, _ = await room_at(request, id)
    if not is_open(room):
        raise Refusal(409, "not-allowed", "while a game goes on its links are the opener's")
    keep_secret(room)
    return await one_more(request, id, NOBODY)


async def one_more(request: Request, identity: str, seat: int) -> Link:
    """A new link beside those that there are."""
    spend(request, "link")
    link = await another_link(identity, request.app.state.store, seat)
    return link_as_sent(request, seat, link)


def link_as_sent(request: Request, seat: int, link: str) -> Link:
    """A link with the address of the server that people know."""
    return Link(seat, request.app.state.settings.site.whole(link))
