"""What the story tiles of a tribe still ask for, and where on the map it is to be had."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fireside.dewan.bots.ground import BITS, Ground, count
from fireside.dewan.bots.prints import THINGS, Prints
from fireside.dewan.rules.constants import NOTHING, RESOURCES, TERRAINS, WATER
from fireside.dewan.rules.state.tribe import Tribe
from fireside.dewan.rules.stories import tucked_symbol, tucked_terrain

EVERYWHERE: Final = -1


@final
class OpenStory:
    """One unfulfilled tile: its worth, what is lacking, and the sites that would fulfil it."""

    def __init__(self, points: int, fire: int, lacking: int, sites: i64) -> None:
        self.worth: Final = points + fire
        self.fire: Final = fire
        self.lacking: Final = lacking
        self.sites: Final[i64] = sites


@final
class StoryNeeds:
    """What a tribe has for its stories, and what is lacking."""

    def __init__(self, ground: Ground, tribe: Tribe) -> None:
        self.prints: Final[Prints] = ground.prints
        self.has: Final = vec[i64]([0] * THINGS)
        self.open: Final[list[OpenStory]] = []
        self.lacking: Final = vec[i64]([0] * THINGS)  # the most that one tile lacks of each thing
        self.places: Final = vec[i64]([0] * THINGS)  # where one more of each thing is to be had
        self.wanted: i64 = 0  # the sites that bring something that is lacking
        self._count_on_map(ground, tribe)
        self._count_tucked(tribe)
        for place in range(len(tribe.stories)):
            if not tribe.fulfilled >> place & 1:
                self._add(tribe.stories[place])

    def _count_on_map(self, ground: Ground, tribe: Tribe) -> None:
        """Zones, waters and symbols count once; the initial camp never counts (D7.1 to D7.4)."""
        land = ground.land
        zones: i64 = 0
        standing: i64 = 0
        waters: i64 = 0
        symbols: i64 = 0
        for index in range(1, len(tribe.camps)):
            camp = tribe.camps[index]
            zone = land.zones[camp]
            if zone != NOTHING:
                zones |= BITS[zone]
                standing |= ground.zones[zone]
            waters |= ground.waters[camp]
            symbols |= ground.symbols[camp]
        terrain: i64 = 0
        while terrain < WATER:
            self.has[terrain] = count(zones & ground.terrains[terrain])
            self.places[terrain] = ground.terrains[terrain] & ~standing
            terrain += 1
        self.has[WATER] = count(waters)
        self.places[WATER] = gathered(ground.shores, ground.lakes & ~waters)
        resource: i64 = 0
        while resource < RESOURCES:
            all_symbols = ground.resources[resource]
            self.has[TERRAINS + resource] = count(symbols & all_symbols)
            self.places[TERRAINS + resource] = gathered(ground.ends, all_symbols & ~symbols)
            resource += 1

    def _count_tucked(self, tribe: Tribe) -> None:
        """A tucked card counts as one more zone, and one more symbol (D7.5)."""
        facts = self.prints.facts
        for tucked in tribe.tucked:
            if tucked != NOTHING:
                self.has[tucked_terrain(facts, tucked)] += 1
                symbol = tucked_symbol(facts, tucked)
                if 0 <= symbol < RESOURCES:
                    self.has[TERRAINS + symbol] += 1

    def _add(self, tile: int) -> None:
        """A camp fulfils a tile at once where it brings one of each thing that is lacking."""
        prints = self.prints
        sites: i64 = EVERYWHERE
        lacking: i64 = 0
        thing: i64 = 0
        while thing < THINGS:
            short: i64 = prints.asked[tile * THINGS + thing] - self.has[thing]
            if short > 0:
                lacking += short
                self.wanted |= self.places[thing]
                sites &= self.places[thing] if short == 1 else 0
                if short > self.lacking[thing]:
                    self.lacking[thing] = short
            thing += 1
        points = int(prints.points[tile])
        self.open.append(OpenStory(points, int(prints.fire[tile]), int(lacking), sites))

    def lacking_for(self, tile: int) -> int:
        """How many things any tile would lack."""
        lacking: i64 = 0
        thing: i64 = 0
        while thing < THINGS:
            short: i64 = self.prints.asked[tile * THINGS + thing] - self.has[thing]
            if short > 0:
                lacking += short
            thing += 1
        return int(lacking)

    def total(self) -> int:
        """How many things are lacking, those that serve several tiles counted once."""
        total: i64 = 0
        for lacking in self.lacking:
            total += lacking
        return int(total)

    def things(self) -> i64:
        """What is lacking, one bit a thing."""
        things: i64 = 0
        thing: i64 = 0
        while thing < THINGS:
            if self.lacking[thing]:
                things |= BITS[thing]
            thing += 1
        return things


def gathered(sets: vec[i64], numbers: i64) -> i64:
    """The sets of some numbers, given one bit each, as one set."""
    together: i64 = 0
    number: i64 = 0
    while numbers:
        if numbers & 1:
            together |= sets[number]
        numbers >>= 1
        number += 1
    return together
