"""What a request may get at: a table and the seats there, and how much of what is not free."""

from starlette.requests import Request

from fireside.server.people.identity import seats_at, visitor_of
from fireside.server.tables.days import is_secret
from fireside.server.tables.room import Room
from fireside.server.web.answers import Refusal

NOT_YET = "the deal of the day is secret until its day is over"


def spend(request: Request, deed: str) -> None:
    """Somebody asks for what is not free; TooMuch where they have done so too often."""
    request.app.state.allowance.spend(deed, visitor_of(request))


async def room_at(request: Request, identity: str) -> tuple[Room, list[int]]:
    """The room of a table and the seats there of whoever asks, if they may look at it at all."""
    room: Room | None = await request.app.state.hall.room(identity)
    if room is None:
        raise Refusal(404, "unknown-table")
    return room, await allowed_seats(request, identity)


async def allowed_seats(request: Request, identity: str) -> list[int]:
    """The seats of whoever asks, if they may look at the table at all."""
    yours = await seats_at(request, request.app.state.store, identity)
    if yours is None:
        raise Refusal(403, "not-allowed")
    return yours


def keep_secret(room: Room) -> None:
    """Nothing is told of the deal of the day before the day is over, except by playing it."""
    if is_secret(room.origin):
        raise Refusal(409, "day-not-over", NOT_YET)
