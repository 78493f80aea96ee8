"""Looking back: any position of a table, and the course that its game took.

While a game runs everybody sees what they saw then, with the eyes of their own seats. When it is
over nothing is hidden any more.
"""

from collections.abc import Callable
from typing import TypeVar

from starlette.requests import Request
from starlette.responses import Response

from fireside.core.state import NOBODY
from fireside.core.view import SPECTATOR
from fireside.server import wire
from fireside.server.api import (
    Refusal,
    allowed_seats,
    answer,
    as_json,
    keep_secret,
    room_of,
    spend,
    whole_number,
)
from fireside.server.course import Played, course_of
from fireside.server.eyes import is_open, may_fork, open_eyes
from fireside.server.identity import is_from_here
from fireside.server.opening import another_link
from fireside.server.pool import NotDone
from fireside.server.positions import seats_of, stopped_of, teams_of
from fireside.server.room import Room
from fireside.server.seen import Seen, told
from fireside.server.wire import Link

MOST_AT_ONCE = 64  # positions

Found = TypeVar("Found")


async def course(request: Request) -> Response:
    """The turns of a table's game."""
    spend(request, "look back")
    room = await room_of(request)
    yours = await allowed_seats(request, room.id)
    table = room.table
    if table.over():
        keep_secret(room)
    eyes = open_eyes(room, yours)
    found = await looked(request, course_of, Played.at(table))
    return answer(
        wire.Course(
            table=room.id,
            title=table.game.title,
            options=table.game.options(),
            seats=seats_of(table, room.present()),
            yours=yours,
            eyes=eyes,
            origin=room.origin,
            over=table.over(),
            stopped=stopped_of(table),
            forks=may_fork(room, yours),
            length=len(found.told) - 1,
            turns=found.turns,
            marks=found.marks,
            told=found.told,
            scores=found.scores,
            teams=teams_of(table.game),
        )
    )


async def one_position(request: Request) -> Response:
    """Where a table stood after a number of choices."""
    try:
        number = int(request.path_params["number"])
    except ValueError:  # also where it has thousands of digits
        raise Refusal(404, "unknown-position", "so many choices have not been made") from None
    return as_json((await positions_between(request, number, number))[1:-1])  # of a list of one


async def positions(request: Request) -> Response:
    """Where a table stood after these numbers of choices."""
    first = whole_number(request, "from", 0)
    last = whole_number(request, "to", first)
    if last - first >= MOST_AT_ONCE:
        raise Refusal(422, "illegal", f"at most {MOST_AT_ONCE} positions at once")
    return as_json(await positions_between(request, first, last))


async def share(request: Request) -> Response:
    """One more link for looking on, for anybody who may look on at a game that is over."""
    if not is_from_here(request):
        raise Refusal(403, "wrong-origin")
    room = await room_of(request)
    await allowed_seats(request, room.id)
    if not is_open(room):
        raise Refusal(409, "not-allowed", "while a game goes on its links are the opener's")
    keep_secret(room)
    spend(request, "link")
    link = await another_link(room.id, request.app.state.store)
    return answer(Link(NOBODY, request.app.state.house.site.whole(link)), 201)


async def positions_between(request: Request, first: int, last: int) -> bytes:
    """The positions from one number of choices to another, as the caller may see them, in JSON."""
    spend(request, "look back")
    room = await room_of(request)
    yours = await allowed_seats(request, room.id)
    if room.table.over():
        keep_secret(room)
    seat = whole_number(request, "seat", yours[0] if yours else SPECTATOR)
    if seat not in open_eyes(room, yours):
        raise Refusal(403, "not-allowed", "that seat is not yours, and the game goes on")
    if not 0 <= first <= last <= len(room.table.made):
        raise Refusal(404, "unknown-position", "so many choices have not been made")
    return await looked(request, told, seen_at(room, yours, seat), first, last)


async def looked(request: Request, looking: Callable[..., Found], *matter: object) -> Found:
    """What comes of looking back, which takes a process some time."""
    try:
        found: Found = await request.app.state.reader.look_back(looking, *matter)
    except NotDone:
        raise Refusal(503, "busy") from None
    return found


def seen_at(room: Room, yours: list[int], seat: int) -> Seen:
    """What has been played at a table so far, as a seat sees it."""
    table = room.table
    return Seen(
        identity=room.id,
        origin=room.origin,
        played=Played.at(table),
        seats=seats_of(table, room.present()),
        teams=teams_of(table.game),
        yours=yours,
        seat=seat,
        open=is_open(room),
        over=table.over(),
        confirming=table.confirming,
    )
