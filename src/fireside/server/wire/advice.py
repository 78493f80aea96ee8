"""Messages of the coach: hints and reviews."""

from fireside.server.wire.plain import Plain
from fireside.server.wire.playing import Step


class Hint(Plain):
    """A choice worth making: the first of a line, the rest of which is the turn as far as it can be
    foreseen. Points are those to be expected at the end of the game."""

    line: list[Step]
    points: float  # of the seat that is to move
    behind: float  # so many points less than with the first hint
    expected: list[float]  # seat by seat
    chance: float  # of the seat that is to move to win, from 0 to 1


class Hints(Plain):
    """The answer to POST /api/tables/ID/hint: at most three, the best first."""

    version: int  # of the position that they are for
    seat: int
    hints: list[Hint]


class ReviewedTurn(Plain):
    """A turn of a finished game: what was played, what could be expected then, and what would have
    been better."""

    label: str  # as in a record: whose turn it is
    seat: int
    number: int  # so many choices of the game had been made before it
    played: list[Step]
    expected: list[float]  # points at the end, seat by seat, after the turn
    chances: list[float]  # to win, seat by seat, after the turn
    cost: float  # expected points that a better turn would have brought
    lost: float  # of the chance to win
    at: int  # so many choices of the turn had been made where another would have been best
    better: list[Step]  # from there; none where nothing better was found


class Review(Plain):
    """The answer to GET /api/tables/ID/review."""

    expected: list[float]  # at the beginning
    chances: list[float]
    turns: list[ReviewedTurn]
    costly: list[int]  # the numbers of the turns that cost most, the worst first


class Reviewing(Plain):
    """The answer while the review is being made: how many turns are done."""

    done: int
    total: int
