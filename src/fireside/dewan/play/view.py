"""What Dewan's pieces show, and the view of a table: the own hand, and of the other hands what
everybody has seen."""

from typing import Literal

from msgspec import UNSET, UnsetType

from fireside.dewan.play.names import Effect, Ground, Place, Resource, Scenario, Symbol, Terrain
from fireside.server.wire.shapes import Shape


class Worth(Shape):
    """What a story tile scores."""

    points: int
    fire: int


class Printed(Shape):
    """All that views leave out because it never changes."""

    stories: dict[str, Worth]
    pile_size: int  # cards of a terrain pile in scenarios with an event
    places: list[Effect]  # of a tribe board, from place 1 on


class Space(Shape):
    """A space of the map; its zone is called by one of its spaces."""

    at: Place
    ground: Ground
    zone: Place | None
    berries: int
    camp: int  # the seat that has one there; -1 for nobody
    marker: bool


class Stories(Shape):
    """The row of story tiles, and those of the pile in no order."""

    open: list[str | None]
    unseen: list[str]


class Tucked(Shape):
    """A tucked card, the terrain that it shows, and its symbol."""

    card: str
    terrain: Terrain
    symbol: Symbol | None


class OwnStory(Shape):
    """A story tile of a tribe."""

    story: str
    fulfilled: bool


class Tribe(Shape):
    """A tribe. Only the seat itself sees its hand; of others' cards those that all have seen, and
    how many of each batch have not been."""

    name: str
    camps: list[Place]
    cards: int
    known_cards: dict[str, int]
    hidden_cards: list[int]
    tucked: list[Tucked | None]
    stories: list[OwnStory]
    has: dict[Terrain | Resource, int]
    berries: int
    fish: int
    turns: int
    scoring: dict[str, int]
    hand: dict[str, int] | UnsetType = UNSET


class Payment(Shape):
    """A card that pays, and the seat that receives it; -1 for the discards."""

    card: str
    to: int


class Route(Shape):
    """Spaces from a camp to a target, and a payment for each, or one for all of the way through one
    water."""

    route: list[Place]
    fare: list[Payment]


class Cost(Route):
    """The fewest cards for a target, and a route that asks for so many."""

    at: Place
    cards: int


class Decision(Shape):
    """What is being decided; how the seat pays is told to that seat alone."""

    seat: int
    phase: str
    choices: list[int]
    target: Place | UnsetType | None = UNSET
    size: int | UnsetType = UNSET
    paid: list[Payment] | UnsetType = UNSET
    costs: list[Cost] | UnsetType = UNSET
    routes: list[Route] | UnsetType = UNSET


class View(Shape):
    """The whole table; the last three in scenarios with an event."""

    title: Literal["dewan"]
    edition: str
    scenario: Scenario
    players: int
    turn: int
    round: int
    last_round: bool
    spaces: list[Space]
    symbols: list[tuple[Resource, Place, Place]]
    row: list[str | None]
    pile: list[int]
    discards: dict[str, int]
    unseen: list[dict[str, int]]
    stories: Stories
    tribes: list[Tribe]
    decision: Decision
    reserve: list[int] | UnsetType = UNSET
    markers: int | UnsetType = UNSET
    fish: int | UnsetType = UNSET
