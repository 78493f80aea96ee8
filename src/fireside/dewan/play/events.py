"""What happens in Dewan; docs/events.md tells what each event changes."""

from typing import Final

from msgspec import UNSET, UnsetType, field

from fireside.dewan.play.names import Place, Scenario, Terrain
from fireside.server.wire.shapes import Happening


class Turn(Happening, tag="turn"):
    turn: int
    round: int


class Pass(Happening, tag="pass"):
    pass


class LastRound(Happening, tag="last round"):
    pass


class Over(Happening, tag="over"):
    scores: list[int]
    winners: list[int]


class TakeCards(Happening, tag="take cards"):
    cards: list[str]
    slots: list[int]


class OpenCard(Happening, tag="open card"):
    card: str
    slot: int


class ShuffleDiscards(Happening, tag="shuffle discards"):
    cards: int


class NewPile(Happening, tag="new pile"):
    cards: int


class Draw(Happening, tag="draw"):
    cards: int
    card: str | UnsetType = UNSET


class Discard(Happening, tag="discard"):
    card: str
    batch: int | UnsetType = UNSET


class Give(Happening, tag="give"):
    card: str
    to: int
    batch: int | UnsetType = UNSET


class Tuck(Happening, tag="tuck"):
    card: str
    terrain: Terrain
    place: int
    batch: int | UnsetType = UNSET


class Camp(Happening, tag="camp"):
    space: Place
    camp: int


class Berry(Happening, tag="berry"):
    zone: Place


class Story(Happening, tag="story"):
    story: str
    unseen: bool


class OpenStory(Happening, tag="open story"):
    story: str
    slot: int


class Fulfil(Happening, tag="fulfil"):
    story: str


class ScenarioEvent(Happening, tag="event"):
    scenario: Scenario


class Lava(Happening, tag="lava"):
    space: Place


class Flood(Happening, tag="flood"):
    space: Place


class MoveBerries(Happening, tag="move berries"):
    from_: Place = field(name="from")
    to: list[tuple[Place, int]]


class Fish(Happening, tag="fish"):
    card: str
    fish: int
    batch: int | UnsetType = UNSET


EVENTS: Final = (
    *(Turn, Pass, LastRound, Over),
    *(TakeCards, OpenCard, ShuffleDiscards, NewPile, Draw, Discard, Give, Tuck),
    *(Camp, Berry, Story, OpenStory, Fulfil),
    *(ScenarioEvent, Lava, Flood, MoveBerries, Fish),
)
