"""Looking back: any position of a table, and the course that its game took.

While a game runs everybody sees what they saw then, with the eyes of their own seats. When it is
over nothing is hidden any more.
"""

import asyncio

from starlette.requests import Request
from starlette.responses import Response

from fireside.core.state import NOBODY
from fireside.core.view import SPECTATOR
from fireside.server import wire
from fireside.server.api import Refusal, allowed_seats, answer, room_of, whole_number
from fireside.server.course import Moment, Played, course_of, moments
from fireside.server.eyes import is_open, may_fork, open_eyes
from fireside.server.identity import is_from_here
from fireside.server.opening import another_link
from fireside.server.positions import seats_of
from fireside.server.room import Room
from fireside.server.wire import Link, PastPosition, Position, Powers, Step

MOST_AT_ONCE = 64  # positions


async def course(request: Request) -> Response:
    """The turns of a table's game."""
    room = await room_of(request)
    yours = await allowed_seats(request, room.id)
    table = room.table
    eyes = open_eyes(room, yours)
    found = await asyncio.to_thread(course_of, Played.at(table))
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
            forks=may_fork(room, yours),
            length=len(found.told) - 1,
            turns=found.turns,
            marks=found.marks,
            told=found.told,
            scores=found.scores,
        )
    )


async def one_position(request: Request) -> Response:
    """Where a table stood after a number of choices."""
    number = request.path_params["number"]
    [found] = await positions_between(request, number, number)
    return answer(found)


async def positions(request: Request) -> Response:
    """Where a table stood after these numbers of choices."""
    first = whole_number(request, "from", 0)
    last = whole_number(request, "to", first)
    if last - first >= MOST_AT_ONCE:
        raise Refusal(422, "illegal", f"at most {MOST_AT_ONCE} positions at once")
    return answer(await positions_between(request, first, last))


async def share(request: Request) -> Response:
    """One more link for looking on, for anybody who may look on at a game that is over."""
    if not is_from_here(request):
        raise Refusal(403, "wrong-origin")
    room = await room_of(request)
    await allowed_seats(request, room.id)
    if not is_open(room):
        raise Refusal(409, "not-allowed", "while a game goes on its links are the opener's")
    return answer(Link(NOBODY, await another_link(room.id, request.app.state.store)), 201)


async def positions_between(request: Request, first: int, last: int) -> list[PastPosition]:
    """The positions from one number of choices to another, as the caller may see them."""
    room = await room_of(request)
    yours = await allowed_seats(request, room.id)
    seat = whole_number(request, "seat", yours[0] if yours else SPECTATOR)
    if seat not in open_eyes(room, yours):
        raise Refusal(403, "not-allowed", "that seat is not yours, and the game goes on")
    if not 0 <= first <= last <= len(room.table.made):
        raise Refusal(404, "unknown-position", "so many choices have not been made")
    seen = Seen(room, yours, seat)
    return await asyncio.to_thread(seen.between, first, last)


class Seen:
    """What has been played at a table, as a seat sees it."""

    def __init__(self, room: Room, yours: list[int], seat: int) -> None:
        table = room.table
        self.identity = room.id
        self.origin = room.origin
        self.played = Played.at(table)
        self.seats = seats_of(table, room.present())
        self.yours = yours
        self.seat = seat
        self.open = is_open(room)
        self.over = table.over()
        self.confirming = table.confirming

    def between(self, first: int, last: int) -> list[PastPosition]:
        """The positions from one number of choices to another."""
        found: list[PastPosition] = []
        for moment in moments(self.played):
            if moment.number >= first:
                found.append(self.past(moment))
            if moment.number == last:
                break
        return found

    def past(self, moment: Moment) -> PastPosition:
        """A position, and the choice that led to it as far as the seat may know it."""
        number = moment.number
        if number == 0:
            return PastPosition(0, self.position(moment), NOBODY, None)
        made = self.played.made[number - 1]
        known = self.open or made.seat == self.seat
        step = Step(made.choice, self.played.game.text(made.choice)) if known else None
        return PastPosition(number, self.position(moment), made.seat, step)

    def position(self, moment: Moment) -> Position:
        """A position in which nothing can be chosen."""
        state = moment.state
        over = self.over and state.over()
        return Position(
            version=moment.number,
            table=self.identity,
            title=self.played.game.title,
            options=self.played.game.options(),
            seats=self.seats,
            yours=self.yours,
            seat=self.seat,
            view=state.view(self.seat),
            to_move=state.to_move(),
            choices=[],
            closed=[],
            powers=Powers(),
            events=[event.seen_by(self.seat) for event in moment.events],
            undone=False,
            log_length=moment.told,
            thinking=False,
            confirming=self.confirming,
            over=over,
            scores=state.scores(),
            winners=state.winners() if over else [],
            origin=self.origin,
        )
