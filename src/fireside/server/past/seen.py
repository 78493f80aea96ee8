"""What was played at a table as a seat sees it, position by position. They are laid out in the
process that reads, which loads no more than this needs."""

from dataclasses import dataclass

import msgspec
from msgspec import UnsetType

from fireside.core.state import NOBODY
from fireside.server.past.course import Moment, Played, moments
from fireside.server.wire import Origin, PastPosition, Permissions, Position, Seat
from fireside.server.wire.playing import step_of


@dataclass(frozen=True)
class Seen:
    """What has been played at a table, as a seat sees it."""

    identity: str
    origin: Origin
    played: Played
    seats: list[Seat]
    teams: list[list[int]] | UnsetType
    yours: list[int]
    seat: int
    open: bool  # nothing is hidden any more
    over: bool
    confirming: bool

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
        step = step_of(self.played.game, made.choice) if known else None
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
            permissions=Permissions(),
            events=[event.seen_by(self.seat) for event in moment.events],
            undone=False,
            log_length=moment.told,
            thinking=False,
            confirming=self.confirming,
            over=over,
            scores=state.scores(),
            winners=state.winners() if over else [],
            origin=self.origin,
            teams=self.teams,
        )


def told(seen: Seen, first: int, last: int) -> bytes:
    """The positions from one number of choices to another, as JSON."""
    return msgspec.json.encode(seen.between(first, last))
