"""The messages between server and clients: the one place where they are defined.

`docs/protocol.md` explains them; the client's TypeScript types are made from these classes.
Seats count from 0 here; events and views count them from 1, as people do.
"""

from typing import Any, Literal

from msgspec import Struct


class Plain(Struct, rename="camel", forbid_unknown_fields=True, omit_defaults=False):
    """Everything that travels: camel case on the wire, unknown fields refused."""


# What a table is


class SeatPlan(Plain):
    """Who is to sit on a seat of a new table: a person at this screen, a person who gets a link, a
    bot, or (Bonfire alone) Tom, who needs no plan."""

    kind: Literal["here", "link", "bot"]
    name: str = ""
    level: str = ""  # of a bot


class NewTable(Plain):
    """What POST /api/tables asks for."""

    title: str
    seats: list[SeatPlan]
    options: dict[str, str] = {}
    edition: str = ""  # the text of an edition file; empty for our own


class Seat(Plain):
    """A seat as everybody sees it."""

    kind: Literal["here", "link", "bot", "tom"]
    name: str
    level: str = ""
    present: bool = False  # somebody is connected and may decide for it


class Made(Plain):
    """The answer to POST /api/tables: its address, and the secret links of the people's seats and
    for looking on, as paths. The seats `here` are taken already by whoever opened the table."""

    id: str
    links: dict[int, str]
    watch: str


class Renew(Plain):
    """What POST /api/tables/ID/links asks for: another link for a seat of a person, or with -1 for
    looking on."""

    seat: int


class Link(Plain):
    """The answer: the new link, as a path."""

    seat: int
    link: str


class Summary(Plain):
    """A table in a list."""

    id: str
    title: str
    options: dict[str, str]
    seats: list[Seat]
    yours: list[int]
    to_move: int  # -1 when the game is over
    turn: int
    over: bool
    scores: list[int]
    winners: list[int]
    changed: str  # when, in UTC, ISO 8601


class Level(Plain):
    """A level of bots, and how strong it is at a title, where that has been measured: on the Elo
    scale, the weakest at 0."""

    name: str
    strength: int | None = None


class TitleInfo(Plain):
    """A title that can be played: for the page that opens tables."""

    name: str
    fewest: int
    most: int
    options: dict[str, list[str]]  # by name: the values allowed; none for any whole number
    levels: list[Level]


# Advice


class Step(Plain):
    """A choice of a line: its number and its text."""

    choice: int
    text: str


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


# From the server


class Option(Plain):
    """A choice that is open: its number, its text, what would surely happen (events), and
    everybody's points then if they are sure, else none."""

    choice: int
    text: str
    outcome: list[dict[str, Any]]
    scores: list[int]


class Powers(Plain):
    """What else the receiver may do now."""

    confirm: bool = False  # the turn is played and waits for confirmation
    undo: bool = False
    redo: bool = False
    ask_undo: bool = False  # undo with the consent of the others
    answer_undo: bool = False  # somebody asks for it
    renew: bool = False  # the links of seats, by whoever opened the table


class Position(Plain, tag_field="t", tag="position"):
    """Where a table stands, for one receiver. Sent on arrival and after every change."""

    version: int
    table: str
    title: str
    options: dict[str, str]
    seats: list[Seat]
    yours: list[int]  # the seats that the receiver decides for; empty for a spectator
    seat: int  # whose eyes the view is seen with; -1 for a spectator
    view: dict[str, Any]
    to_move: int  # -1 when the game is over
    choices: list[Option]  # empty unless one of yours is to move
    powers: Powers
    events: list[dict[str, Any]]  # since the version before; all of them on arrival are in the log
    undone: bool  # the table went back: what was told after this point no longer holds
    log_length: int
    thinking: bool  # a bot is at work
    confirming: bool  # turns are confirmed at this table
    over: bool
    scores: list[int]
    winners: list[int]


class Refused(Plain, tag_field="t", tag="refused"):
    """What the client asked for was not done. The reason is a word of the catalogue."""

    reason: str
    detail: str = ""


class Pong(Plain, tag_field="t", tag="pong"):
    """The answer to Ping."""


ServerMessage = Position | Refused | Pong


# From the client


class Choose(Plain, tag_field="t", tag="choose"):
    """Make a choice in the position with this version."""

    version: int
    choice: int


class Confirm(Plain, tag_field="t", tag="confirm"):
    """End the turn that has been played."""

    version: int


class Undo(Plain, tag_field="t", tag="undo"):
    """Take the last choice back, or with `turn` all of the turn."""

    version: int
    turn: bool = False


class Redo(Plain, tag_field="t", tag="redo"):
    """Make the choice again that was taken back."""

    version: int


class AskUndo(Plain, tag_field="t", tag="askUndo"):
    """Ask the others to let the own last turn be taken back."""

    version: int


class AnswerUndo(Plain, tag_field="t", tag="answerUndo"):
    """Agree, or not."""

    version: int
    agree: bool


class Confirming(Plain, tag_field="t", tag="confirming"):
    """Switch the confirmation of turns on or off, for this table."""

    on: bool


class Look(Plain, tag_field="t", tag="look"):
    """See the table with the eyes of another of one's own seats."""

    seat: int


class Name(Plain, tag_field="t", tag="name"):
    """Call whoever sits on one of one's own seats by another name."""

    seat: int
    name: str


class Ping(Plain, tag_field="t", tag="ping"):
    """Are you there?"""


Turning = Choose | Confirm | Undo | Redo | AskUndo | AnswerUndo
ClientMessage = Turning | Confirming | Look | Name | Ping
