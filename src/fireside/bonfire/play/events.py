"""What happens in Bonfire; docs/events.md tells what each event changes."""

from typing import Final, Literal

from msgspec import field

from fireside.bonfire.play.names import (
    Cell,
    CouncilTask,
    Direction,
    Goods,
    Resource,
    Token,
    TomCard,
)
from fireside.server.wire.shapes import Happening


class Turn(Happening, tag="turn"):
    turn: int
    round: int


class Round(Happening, tag="round"):
    round: int


class Countdown(Happening, tag="countdown"):
    novices: int
    round: int


class CountdownRound(Happening, tag="countdown round"):
    round: int


class Pass(Happening, tag="pass"):
    round: int


class Stuck(Happening, tag="stuck"):
    pass


class Over(Happening, tag="over"):
    scores: list[int]
    winners: list[int]


class Gain(Happening, tag="gain"):
    goods: Goods
    because: str


class Pay(Happening, tag="pay", omit_defaults=True):
    goods: Goods
    as_: Token | Literal["replacement", ""] = field(name="as", default="")
    count: int = 0


class Discard(Happening, tag="discard"):
    goods: Goods


class Score(Happening, tag="score"):
    points: int
    because: str


class Open(Happening, tag="open"):
    tile: list[Token]
    number: int
    cell: Cell
    direction: Direction
    swapped: bool


class Lay(Happening, tag="lay"):
    tile: list[Token]
    number: int
    cell: Cell
    direction: Direction
    last: bool


class Path(Happening, tag="path"):
    tile: str
    place: int
    from_: str = field(name="from")


class OpenPath(Happening, tag="open path"):
    tile: str
    slot: int
    from_: str = field(name="from")


class Renew(Happening, tag="renew"):
    tiles: list[str]
    stacks: list[int]


class ShufflePaths(Happening, tag="shuffle paths"):
    stacks: list[int]


class Sail(Happening, tag="sail"):
    from_: str = field(name="from")
    to: str


class TakeTask(Happening, tag="take task"):
    task: str
    island: str


class Offer(Happening, tag="offer"):
    offering: Resource
    stack: int
    island: str


class LayTask(Happening, tag="lay task"):
    task: str
    place: int


class OpenOffering(Happening, tag="open offering"):
    offering: Resource
    stack: int


class Light(Happening, tag="light"):
    task: str
    place: int


class Guardian(Happening, tag="guardian"):
    guardian: str


class Move(Happening, tag="move"):
    guardian: str
    from_: str = field(name="from")
    to: str


class TurnWheel(Happening, tag="turn wheel"):
    from_: int = field(name="from")
    to: int


class Portal(Happening, tag="portal"):
    portal: str
    place: int
    field: int


class Recruit(Happening, tag="recruit"):
    gnome: int


class OpenGnome(Happening, tag="open gnome"):
    gnome: int
    slot: int


class ShuffleGnomes(Happening, tag="shuffle gnomes"):
    cards: int


class Fulfil(Happening, tag="fulfil"):
    council_task: CouncilTask


class Novice(Happening, tag="novice"):
    place: int
    space: int


class CouncilNovice(Happening, tag="council novice", omit_defaults=True):
    council_task: CouncilTask
    space: int
    lying: bool = False


class Bonus(Happening, tag="bonus"):
    bonus: int


class ShuffleTom(Happening, tag="shuffle Tom"):
    cards: int


class PlayTomCard(Happening, tag="Tom's card"):
    card: TomCard
    number: int


class TurnOver(Happening, tag="turn over"):
    gnome: int
    resource: Resource


EVENTS: Final = (
    *(Turn, Round, Countdown, CountdownRound, Pass, Stuck, Over),
    *(Gain, Pay, Discard, Score),
    *(Open, Lay),
    *(Path, OpenPath, Renew, ShufflePaths),
    *(Sail, TakeTask, Offer, LayTask, OpenOffering, Light),
    *(Guardian, Move),
    *(TurnWheel, Portal),
    *(Recruit, OpenGnome, ShuffleGnomes),
    *(Fulfil, Novice, CouncilNovice, Bonus),
    *(ShuffleTom, PlayTomCard, TurnOver),
)
