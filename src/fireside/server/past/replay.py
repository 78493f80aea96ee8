"""Looking back: any position of a table, and the course that its game took.

While a game runs everybody sees what they saw then, from their own seats. When it is
over nothing is hidden any more.
"""

from collections.abc import Callable
from typing import Annotated, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from fireside.core.view import SPECTATOR
from fireside.server import wire
from fireside.server.past.course import Played, course_of
from fireside.server.past.seen import Seen, told
from fireside.server.tables.access import keep_secret, room_at, spend
from fireside.server.tables.positions import seats_of, stopped_of, teams_of
from fireside.server.tables.room import Room
from fireside.server.tables.viewpoints import is_open, may_fork, open_viewpoints
from fireside.server.thinking.pool import NotDone
from fireside.server.web.answers import Refusal, as_json

MOST_AT_ONCE = 64  # positions

Found = TypeVar("Found")


async def course(request: Request, id: str) -> wire.Course:
    """The game so far, turn by turn."""
    spend(request, "look back")
    room, yours = await room_at(request, id)
    table = room.table
    if table.over():
        keep_secret(room)
    viewpoints = open_viewpoints(room, yours)
    found = await looked(request, course_of, Played.at(table))
    return wire.Course(
        table=room.id,
        title=table.game.title,
        options=table.game.options(),
        seats=seats_of(table, room.present()),
        yours=yours,
        viewpoints=viewpoints,
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


async def one_position(
    request: Request, id: str, number: int, seat: int | None = None
) -> Annotated[Response, wire.PastPosition]:
    """Where the table stood after a number of choices, as a seat saw it."""
    found = await positions_between(request, id, number, number, seat)
    return as_json(found[1:-1])  # of a list of one


async def positions(
    request: Request, id: str, from_: int = 0, to: int | None = None, seat: int | None = None
) -> Annotated[Response, list[wire.PastPosition]]:
    """The same for several numbers, at most 64."""
    last = from_ if to is None else to
    if last - from_ >= MOST_AT_ONCE:
        raise Refusal(422, "illegal", f"at most {MOST_AT_ONCE} positions at once")
    return as_json(await positions_between(request, id, from_, last, seat))


async def positions_between(
    request: Request, identity: str, first: int, last: int, seat: int | None
) -> bytes:
    """The positions from one number of choices to another, as the caller may see them, in JSON."""
    spend(request, "look back")
    room, yours = await room_at(request, identity)
    if room.table.over():
        keep_secret(room)
    if seat is None:
        seat = yours[0] if yours else SPECTATOR
    if seat not in open_viewpoints(room, yours):
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
