"""Messages about tables: opening them, finding them, who sits there."""

from typing import Literal

from msgspec import field

from fireside.server.wire.plain import Plain


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
    options: dict[str, str] = field(default_factory=dict)
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
    opened: bool  # by whoever asks
    to_move: int  # -1 when the game is over
    turn: int
    over: bool
    scores: list[int]
    winners: list[int]
    changed: str  # when, in UTC, ISO 8601
    origin: str  # "record", "what-if TABLE NUMBER", "deal DATE TITLE", "series"; else a plain one


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
