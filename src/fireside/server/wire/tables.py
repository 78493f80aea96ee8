"""Messages about tables: opening them, finding them, who sits there."""

from typing import Literal

from msgspec import UNSET, UnsetType, field

from fireside.server.wire.origin import Origin
from fireside.server.wire.plain import Plain


class SeatPlan(Plain):
    """Who is to sit on a seat of a new table: a person at this screen, a person who gets a link, a
    bot. Automatons need no plan."""

    kind: Literal["here", "link", "bot"]
    name: str = ""
    level: str = ""  # of a bot


class NewTable(Plain):
    """What POST /api/tables asks for."""

    title: str
    seats: list[SeatPlan]
    options: dict[str, str] = field(default_factory=dict)
    edition: str = ""  # the text of an edition file; empty for our own
    seating: Literal["drawn", "listed"] = "drawn"  # who sits where, and so who begins


class Seat(Plain):
    """A seat as everybody sees it."""

    kind: Literal["here", "link", "bot", "automaton"]
    name: str
    level: str = ""
    present: bool = False  # somebody is connected and may decide for it
    stand_in: str | UnsetType = UNSET  # the level of the bot that played its latest turn for it


class OpenedTable(Plain):
    """The answer to POST /api/tables: its address, and the secret links of the people's seats and
    for looking on, as paths. The seats `here` are taken already by whoever opened the table."""

    id: str
    seated: list[int]  # where those who were asked for sit, in the order of `NewTable`
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


class Reach(Plain):
    """The answer to GET /api/reach: where others find this server."""

    address: str  # like http://192.168.1.20:8000, none where only this machine can
    in_network: bool  # for those in the same network alone, if there is an address
    may_open: bool  # whoever asks may let the network in: POST /api/reach


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
    stopped: bool  # it was begun under other rules and can only be looked at
    origin: Origin
    teams: list[list[int]] | UnsetType = UNSET  # the seats that win together, where there are such


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


class MarkedPart(Plain):
    """What of a section of an edition comes from the same source: these keys, or all of it without
    any; and single pieces out of so many."""

    mark: str  # R, F, P, L or O, as in docs/rules
    section: str
    keys: list[str]
    pieces: int
    out_of: int


class Provenance(Plain):
    """The answer to GET /api/titles/TITLE/provenance: where the values of our edition come from."""

    title: str
    edition: str  # its name and fingerprint
    marks: list[str]  # those that there are, the surest first
    parts: list[MarkedPart]
