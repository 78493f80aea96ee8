"""The view of a Bonfire table: all that lies on it, and nothing that lies face down."""

from typing import Literal

from msgspec import UNSET, UnsetType, field

from fireside.bonfire.play.names import Cell, CouncilTask, Direction, Resource, Token, TomCard
from fireside.server.wire.shapes import Shape


class Island(Shape):
    """An island: the seats whose ships are there; of a task island its resource, tasks and how many
    offerings each city has there, of a guardian island how many guardians are left."""

    name: str
    ships: list[int]
    resource: Resource | UnsetType = UNSET
    tasks: list[str] | UnsetType = UNSET
    offerings: list[int] | UnsetType = UNSET
    guardians: int | UnsetType = UNSET


class GreatBonfire(Shape):
    """Where the Great Bonfire points, and the portals left on each field by their shapes."""

    field: int
    used: bool
    portals: list[dict[str, int]]


class Paths(Shape):
    """The open path tiles; of the stacks how high they are, layer by layer, and what is in them."""

    open: list[str | None]
    stacks: list[list[int]]
    unseen: list[list[str]]


class Gnomes(Shape):
    """The open gnomes, what the deck holds, and in a game against Tom what was discarded."""

    specialists: list[int]
    elders: list[int]
    unseen: list[int]
    discards: list[int] | UnsetType = UNSET


class CouncilNovice(Shape):
    """Where a council novice is: on its task, or on a council space."""

    space: int
    lying: bool


class Council(Shape):
    """The High Council."""

    council_novices: dict[CouncilTask, CouncilNovice]
    seated: int


class Place(Shape):
    """One of the seven places of a city."""

    path: str | None
    portal: bool
    gap: str
    task: str | None
    lit: bool


class Offerings(Shape):
    """The stacks of offerings: the open one and the height of each, and what is unseen."""

    open: list[Resource | None]
    left: list[int]
    unseen: list[Resource]


class LaidTile(Shape):
    """A fate tile as it lies."""

    number: int
    cell: Cell
    direction: Direction


class Fate(Shape):
    """The fate tiles of a city."""

    supply: list[int]
    eighth: int | None
    laid: list[LaidTile]


class City(Shape):
    """A city. Tom has no ship."""

    name: str
    board: str
    points: int
    status: Literal["playing", "stuck", "passed"]
    turns: int
    ship: str | None
    tokens: dict[Token, int]
    resources: dict[Resource, int]
    places: list[Place]
    novices: list[int]
    guardians: dict[str, str]
    gnomes: list[int]
    offerings: Offerings
    fate: Fate
    scoring: dict[str, int]


class Payment(Shape):
    """What is being paid for, and the part of the price that is due."""

    for_: Literal["voyage", "guardian", "great bonfire", "path", "procession", "gnome", "task"] = (
        field(name="for")
    )
    name: str | int
    tokens: dict[Token, int] | UnsetType = UNSET
    resources: dict[Resource | Literal["any"], int] | UnsetType = UNSET


class Progress(Shape):
    """How far the own city has come with a task: things that count, and where the rest could come
    from."""

    have: int
    need: int
    there: list[str]
    missing: list[str]
    lacks: dict[str, int]


class Decision(Shape):
    """What is being decided."""

    seat: int
    phase: str
    acted: bool
    in_hand: str | None
    payment: Payment | None
    left: int  # tokens that are still to be named, one by one
    surplus: int  # tokens that would have to go before a fate tile is laid
    progress: dict[str, Progress]
    council_progress: dict[CouncilTask, Progress]
    choices: list[int]


class Tom(Shape):
    """Tom's deck."""

    played: int
    unseen: list[TomCard]


class View(Shape):
    """The whole table."""

    title: Literal["bonfire"]
    edition: str
    players: int
    turn: int
    round: int
    countdown: int
    islands: list[Island]
    great_bonfire: GreatBonfire
    paths: Paths
    gnomes: Gnomes
    council: Council
    cities: list[City]
    decision: Decision
    tom: Tom | UnsetType = UNSET
