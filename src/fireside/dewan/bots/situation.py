"""A position of Dewan as one seat sees it: all that its features are made from."""

from typing import Final, final

from mypy_extensions import i64

from fireside.dewan.bots.ground import BITS, ground_of
from fireside.dewan.bots.needs import StoryNeeds
from fireside.dewan.bots.pace import Pace
from fireside.dewan.bots.purse import Purse, SitesNear
from fireside.dewan.rules.camps import STORY_CAMPS, TUCK_CAMPS
from fireside.dewan.rules.constants import CAMPS
from fireside.dewan.rules.scoring import berries_of, fire_of
from fireside.dewan.rules.state.facts import Facts
from fireside.dewan.rules.state.position import Position
from fireside.dewan.rules.state.tribe import Tribe


@final
class Situation:
    """What a seat sees, worked out once for all groups of features."""

    def __init__(self, position: Position, seat: int) -> None:
        self.position: Final = position
        self.facts: Final[Facts] = position.facts
        self.seat: Final = seat
        self.tribe: Final[Tribe] = position.tribes[seat]
        self.ground: Final = ground_of(position.land)
        self.cards: Final = [cards_in(tribe.hand) for tribe in position.tribes]
        self.pace: Final = Pace(position, seat, self.cards)
        self.alive: Final = self.pace.turns > 0.0
        self.placed: Final = len(self.tribe.camps) - 1
        self.needs: Final = StoryNeeds(self.ground, self.tribe)
        self.purse: Final = Purse(self.ground.prints, self.tribe.hand, self.needs.things())
        self.fires: Final = [fire_of(position, tribe) for tribe in position.tribes]
        self.berries: Final = berries_of(position.facts, self.tribe)
        self.reach: Final = SitesNear(self.ground, self.tribe, self.purse, self._free())
        self.tiles: Final = STILL_TILES[self.placed]
        self.tucks: Final = STILL_TUCKS[self.placed]

    def _free(self) -> i64:
        """The sites without a camp."""
        free = self.ground.sites
        for tribe in self.position.tribes:
            for camp in tribe.camps:
                free &= ~BITS[self.ground.nodes[camp]]
        return free

    def partner(self) -> int:
        """The seat of the partner; one's own where there are no teams."""
        return (self.seat + 2) % self.facts.players if self.facts.teams else self.seat


def cards_in(hand: list[int]) -> int:
    """How many cards a hand has."""
    cards = 0
    for kind in range(len(hand)):
        cards += hand[kind]
    return cards


def still(placed: int, camps: tuple[int, ...]) -> int:
    """How many of these camps are still to be placed."""
    return len([camp for camp in camps if camp > placed])


STILL_TILES: Final = [still(placed, STORY_CAMPS) for placed in range(CAMPS)]
STILL_TUCKS: Final = [still(placed, TUCK_CAMPS) for placed in range(CAMPS)]
