"""The hand of a tribe as a purse: which short routes it can pay at once."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fireside.dewan.bots.ground import GROUNDS, Ground
from fireside.dewan.bots.prints import Prints
from fireside.dewan.rules.constants import BERRY, CENTRE, FIRE, TERRAINS
from fireside.dewan.rules.paying.hall import SETS
from fireside.dewan.rules.state.tribe import Tribe

# The terrains of the card that a ground asks for; any card for the centre of a start tile.
ASKED: Final = vec[i64]([1 << ground if ground < CENTRE else 0 for ground in range(GROUNDS)])


@final
class Purse:
    """What a hand holds, and how many of its cards show one of each set of terrains."""

    def __init__(self, prints: Prints, hand: list[int], wanted: i64) -> None:
        self.cards = 0
        self.doubles = 0
        self.fire = 0
        self.berries = 0
        self.wanted = 0  # cards that bring something wanted once they are tucked
        self.covers: Final = vec[i64]([0] * SETS)
        inside = vec[i64]([0] * SETS)
        for kind in range(len(hand)):
            count = hand[kind]
            if count:
                inside[prints.terrains[kind]] += count
                self.cards += count
                if prints.doubles[kind]:
                    self.doubles += count
                if prints.symbols[kind] == FIRE:
                    self.fire += count
                elif prints.symbols[kind] == BERRY:
                    self.berries += count
                if prints.things[kind] & wanted:
                    self.wanted += count
        self._cover(inside)

    def _cover(self, inside: vec[i64]) -> None:
        """A card shows one of a set unless all its terrains lie outside."""
        terrain: i64 = 1
        found: i64
        while terrain < SETS:
            found = 0
            while found < SETS:
                if found & terrain:
                    inside[found] += inside[found ^ terrain]
                found += 1
            terrain <<= 1
        found = 0
        while found < SETS:
            self.covers[found] = self.cards - inside[SETS - 1 - found]
            found += 1

    def shows(self, terrain: i64) -> int:
        """How many cards show a terrain."""
        return int(self.covers[ASKED[terrain]])

    def pays_two(self, first: i64, second: i64) -> bool:
        """Whether there is a card for each of two grounds."""
        if self.cards < 2:
            return False
        one = ASKED[first]
        other = ASKED[second]
        if not one:
            return self.covers[other] > 0 or not other
        if not other:
            return self.covers[one] > 0
        return self.covers[one] > 0 and self.covers[other] > 0 and self.covers[one | other] > 1

    def pays_three(self, first: i64, second: i64, third: i64) -> bool:
        """Whether there is a card for each of three grounds."""
        if self.cards < 3 or not self.pays_two(first, second) or not self.pays_two(second, third):
            return False
        if not self.pays_two(first, third):
            return False
        slots: i64 = 3
        if first == CENTRE:
            slots -= 1
        if second == CENTRE:
            slots -= 1
        return self.covers[ASKED[first] | ASKED[second] | ASKED[third]] >= slots


@final
class SitesNear:
    """The free sites near a tribe's camps: all, and those for which the hand has the cards."""

    def __init__(self, ground: Ground, tribe: Tribe, purse: Purse, free: i64) -> None:
        self.near: i64 = 0  # next to a camp
        self.short: i64 = 0  # next to a camp, but one of the two cards is missing
        self.two: i64 = 0
        self.three: i64 = 0  # three cards or fewer
        beside = vec[i64]([0] * GROUNDS)
        through = vec[i64]([0] * (GROUNDS * GROUNDS))
        grounds = ground.land.ground_of
        start: i64
        between: i64
        for camp in tribe.camps:
            node = ground.nodes[camp]
            start = grounds[node]
            beside[start] |= ground.ways[node]
            between = 0
            while between < GROUNDS:
                found = ground.through[node * GROUNDS + between]
                through[start * GROUNDS + between] |= found
                between += 1
        start = 0
        while start < GROUNDS:
            if beside[start]:
                self._step(ground, purse, start, beside[start] & free)
                between = 0
                while between < GROUNDS:
                    far = through[start * GROUNDS + between] & free
                    if far and purse.pays_two(start, between):
                        self._stride(ground, purse, start, between, far)
                    between += 1
            start += 1
        self.three |= self.two
        self.short &= ~self.two

    def _step(self, ground: Ground, purse: Purse, start: i64, sites: i64) -> None:
        """From camps on one ground to the sites next to them."""
        self.near |= sites
        begun = purse.cards > 0 if start == CENTRE else purse.shows(start) > 0
        terrain: i64 = 0
        while terrain < TERRAINS:
            targets = sites & ground.terrains[terrain]
            if targets:
                if purse.pays_two(start, terrain):
                    self.two |= targets
                elif begun or purse.shows(terrain):
                    self.short |= targets
            terrain += 1

    def _stride(self, ground: Ground, purse: Purse, start: i64, between: i64, sites: i64) -> None:
        """From camps on one ground across another."""
        terrain: i64 = 0
        while terrain < TERRAINS:
            targets = sites & ground.terrains[terrain]
            if targets & ~self.three and purse.pays_three(start, between, terrain):
                self.three |= targets
            terrain += 1
