"""Messages about results: the series, the deal of the day, statistics."""

from datetime import datetime
from typing import Annotated, Literal

from msgspec import Meta

from fireside.server.wire.plain import Plain

Points = Annotated[int, Meta(ge=0, le=9999)]


class Called(Plain):
    """What somebody wants to be called, at a table that is opened or in a list."""

    name: str = ""


class TableId(Plain):
    """A table that one may go to."""

    id: str


class SeriesGame(Plain):
    """A finished game of a handicap series: of a table here, or of the printed one."""

    table: str  # "" for a printed game
    sheet: str  # of a printed game; "" for one of a table here
    handicap: int
    next: int  # the handicap after it
    outcome: Literal["win", "loss", "draw"]
    points: int
    tom: int
    finished: str


class Series(Plain):
    """The answer to GET /api/series: one's own handicap series, as far as it has come."""

    first: int  # the handicap it began with
    handicap: int  # of the next game
    best: int | None  # the highest handicap won with in this series
    record: int | None  # and in all of them
    changes: dict[str, int]  # of the handicap by outcome
    games: list[SeriesGame]
    running: str  # the table of the game that will count, if one is being played


class PrintedGame(Plain):
    """A game of the printed box, as a score sheet tells it, head start counted."""

    handicap: Annotated[int, Meta(ge=-999, le=999)]
    points: Points
    tom: Points
    finished: Annotated[datetime, Meta(tz=True)]


class DealResult(Plain):
    """What somebody has made of a deal."""

    name: str
    points: int
    tom: int
    outcome: Literal["win", "loss", "draw"]
    place: int
    yours: bool
    sources: dict[str, int]  # the points by source


class DealDay(Plain):
    """A day of the week before, with one's own points, if one has played."""

    date: str
    points: int | None
    above: bool  # the median of that day


class Deal(Plain):
    """The answer to GET /api/deal: the deal of a day. Results are told to those who have played it,
    and to everybody else when the day is over."""

    date: str
    title: str
    ends: str  # when the next deal comes
    today: bool
    table: str  # one's own, if one has begun
    played: int  # so many have finished it
    week: list[DealDay]
    shown: bool  # what follows is told
    yours: DealResult | None
    best: list[DealResult]  # at most ten, the best first
    counts: dict[int, int]  # how many have made so many points
    median: float | None


class PlayedGame(Plain):
    """A finished game in one's own statistics."""

    table: str
    points: int
    outcome: Literal["win", "loss", "draw"]
    finished: str


class SourceShare(Plain):
    """Average points from a source: one's own, and those of whoever won."""

    source: str
    yours: float
    winners: float


class Against(Plain):
    """Games with rivals of a kind: a level of bots, an automaton's name, or "person"."""

    rival: str
    games: int
    won: int
    expected: float  # the share that falls to everybody if all are equal


class Statistics(Plain):
    """The answer to GET /api/statistics: one's own games of a title."""

    title: str
    games: int
    won: int
    average: float
    best: int | None
    latest: list[PlayedGame]  # at most a hundred, in order
    sources: list[SourceShare]
    against: list[Against]
    players: list[int]  # that there are games for, whatever is asked for
    rivals: list[str]  # the same
