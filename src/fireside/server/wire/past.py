"""Messages for looking back at a game."""

from msgspec import UNSET, UnsetType, field

from fireside.server.wire.origin import Origin
from fireside.server.wire.plain import Plain
from fireside.server.wire.playing import Position, Step, Stopped
from fireside.server.wire.tables import Seat, SeatPlan


class PastPosition(Plain):
    """Where a table stood after a number of choices, whose the last of them was and, as far as the
    receiver may know it, what it was. The position has the number for its version, no choices, and
    the events of the last choice."""

    number: int
    position: Position
    by: int  # -1 before the first choice
    chosen: Step | None


class CourseTurn(Plain):
    """A turn, or a decision before the first: how many choices had been made when it began."""

    first: int
    seat: int
    label: str  # as in a record: the round, and whose turn it is
    round: int  # 0 before the first


class Mark(Plain):
    """Something worth showing on a line of time."""

    kind: str  # of the event
    seat: int  # -1 for nobody
    at: int  # after so many choices
    event: int  # its number in the log


class Course(Plain):
    """The answer to GET /api/tables/ID/course: the game so far."""

    table: str
    title: str
    options: dict[str, str]
    seats: list[Seat]
    yours: list[int]
    viewpoints: list[int]  # the seats that one may look back as; -1 for a spectator
    origin: Origin
    over: bool
    forks: bool  # one may go on from its positions, what if
    length: int  # so many choices have been made
    turns: list[CourseTurn]
    marks: list[Mark]
    told: list[int]  # by the number of choices: how many events the log held then
    scores: list[list[int]]  # by the number of choices: everybody's points then
    teams: list[list[int]] | UnsetType = UNSET  # as in Summary
    stopped: Stopped | UnsetType = UNSET  # as in Position


class WhatIf(Plain):
    """What POST /api/tables/ID/what-if asks for: a table that goes on after so many choices.
    Without seats, whoever asks plays the seats that are theirs, or the one that has to choose
    there, and bots the others."""

    number: int
    seats: list[SeatPlan] = field(default_factory=list)
