"""What Bonfire's choices name, by their kinds."""

from collections.abc import Mapping
from typing import Final, Literal

from fireside.bonfire.play.names import Cell, CouncilTask, Direction, Resource, Token
from fireside.server.wire.shapes import Nothing, Shape


class Opening(Shape):
    """The tile that opens the fate area: the eighth, or the middle one of the supply (B3.5)."""

    swapped: bool
    reversed: bool


class SupplyEnd(Shape):
    """The end of the supply that a fate tile is taken from (B5.2)."""

    end: Literal["first", "last"]


class OfToken(Shape):
    """A kind of token."""

    token: Token


class Yellow(Shape):
    """How many yellow tokens are paid (B6.1)."""

    yellow: int


class Resources(Shape):
    """Resources that are paid (B6.3)."""

    goods: dict[Resource, int]


class Slot(Shape):
    """A slot of the path display."""

    slot: int


class OfStack(Shape):
    """A stack of path tiles or of offerings."""

    stack: int


class Path(Shape):
    """A kind of path tile."""

    path: str


class OfIsland(Shape):
    """An island."""

    island: str


class OfTask(Shape):
    """A task tile."""

    task: str


class AtPlace(Shape):
    """A place of the city."""

    place: int


class Steps(Shape):
    """The length of a procession (B11.1)."""

    steps: int


class Move(Shape):
    """A guardian and where it goes: `path 3`, `bonfire 2` (B11.3)."""

    guardian: str
    to: str


class OfResource(Shape):
    """A kind of resource."""

    resource: Resource


class OfField(Shape):
    """A field of the Great Bonfire."""

    field: int


class Rewards(Shape):
    """Which of the three rewards are taken (B12.3)."""

    rewards: list[Literal["token", "resource", "portal"]]


class OfGnome(Shape):
    """A gnome by its number."""

    gnome: int


class ForTokens(Shape):
    """How many tokens are paid for a gnome; the rest in resources (B13.1)."""

    tokens: int


class OfCouncilTask(Shape):
    """A council task."""

    task: CouncilTask


class Council(Shape):
    """A council space, and whether its bonus is taken or the point (B14.2)."""

    space: int
    takes: Literal["bonus", "point"]


class OfGuardian(Shape):
    """A guardian by its colour."""

    guardian: str


class Lay(Shape):
    """Where the first symbol of a fate tile lies and where the others follow (B5.3)."""

    cell: Cell
    direction: Direction


CHOICES: Final[Mapping[str, type[Shape]]] = {
    "open": Opening,
    "fate": SupplyEnd,
    "keep": OfToken,
    "build-path": Nothing,
    "sail": Nothing,
    "take-task": Nothing,
    "fetch": Nothing,
    "procession": Nothing,
    "great-bonfire": Nothing,
    "recruit": Nothing,
    "stay-aboard": Nothing,
    "pass": Nothing,
    "end-turn": Nothing,
    "pay": Yellow,
    "give": OfToken,
    "spend": Resources,
    "tile": Slot,
    "stack": OfStack,
    "renew": Nothing,
    "look-up": Path,
    "to": OfIsland,
    "offering": OfStack,
    "take": OfTask,
    "at-place": AtPlace,
    "steps": Steps,
    "move": Move,
    "stay": Nothing,
    "earn": OfResource,
    "field": OfField,
    "rewards": Rewards,
    "portal": AtPlace,
    "gnome": OfGnome,
    "for-tokens": ForTokens,
    "light": AtPlace,
    "novice": OfCouncilTask,
    "council": Council,
    "bring": OfGuardian,
    "lay": Lay,
}
