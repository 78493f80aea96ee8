"""What Dewan's choices name, by their kinds."""

from collections.abc import Mapping
from typing import Final

from fireside.dewan.play.names import Place, Terrain
from fireside.server.wire.shapes import Nothing, Shape


class Slot(Shape):
    """A slot of the row: the card there, or the first of two neighbours (D4.1)."""

    slot: int


class Cards(Shape):
    """How many cards are paid (D5.9)."""

    cards: int


class OfStory(Shape):
    """A story tile."""

    story: str


class OfCard(Shape):
    """A card of the own hand."""

    card: str


class Gift(Shape):
    """A card, and the seat whose camp is crossed (D5.5)."""

    card: str
    seat: int


class Tuck(Shape):
    """A card, and the terrain that it shows (D6.3)."""

    card: str
    terrain: Terrain


class AtSpace(Shape):
    """A space of the map."""

    at: Place


CHOICES: Final[Mapping[str, type[Shape]]] = {
    "pair": Slot,
    "single": Slot,
    "more": Nothing,
    "tuck-nothing": Nothing,
    "keep": Nothing,
    "unseen": Nothing,
    "pay": Cards,
    "story": OfStory,
    "discard": OfCard,
    "give": Gift,
    "tuck": Tuck,
    "trade": OfCard,
    "camp": AtSpace,
    "lava": AtSpace,
    "flood": AtSpace,
}
