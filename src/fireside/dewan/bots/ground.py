"""The land of Dewan as sets of spaces, one bit each: a bot sees at a glance what lies where.

As for routes, a water zone is one node, called by its lowest space.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fireside.dewan.bots.prints import Prints
from fireside.dewan.rules.constants import CLOSED, FOREST, MOUNTAINS, RESOURCES, TERRAINS, WATER
from fireside.dewan.rules.land import Land
from fireside.dewan.rules.state.facts import Facts

GROUNDS: Final = TERRAINS + 1  # that a route can cross: the centre of a start tile comes last
MOST_SPACES: Final = 63
BITS: Final = vec[i64]([1 << space for space in range(MOST_SPACES)])  # sets of one space
KEPT: Final = 16


@final
class Ground:
    """Where everything is on a land that lies as it does now."""

    def __init__(self, land: Land, prints: Prints) -> None:
        spaces = len(land.grounds)
        self.land: Final = land
        self.prints: Final = prints
        self.terrains: Final = vec[i64]([0] * TERRAINS)
        self.neighbours: Final = vec[i64]([0] * spaces)  # the spaces next to each space
        self.nodes: Final = vec[i64](land.nodes)
        self.ways: Final = vec[i64]([0] * spaces)  # the nodes next to each node
        # By node and ground: the nodes two steps away with a node of this ground between.
        self.through: Final = vec[i64]([0] * (spaces * GROUNDS))
        self.zones: Final = vec[i64]([0] * spaces)  # the spaces of each zone, by its lowest
        self.shores: Final = vec[i64]([0] * spaces)  # the spaces beside each water zone
        self.waters: Final = vec[i64]([0] * spaces)  # the water zones beside each space
        self.symbols: Final = vec[i64]([0] * spaces)  # the symbols beside each space
        self.ends: Final = vec[i64]([0] * len(land.symbols))  # the spaces beside each symbol
        self.resources: Final = vec[i64]([0] * RESOURCES)  # the symbols of each resource
        self.sites: i64 = 0  # where a camp may stand
        self.heat: i64 = 0  # the spaces beside the volcano
        self.lakes: i64 = 0  # all water zones
        self._map_spaces()
        self._map_ways()
        self._map_symbols()
        self.high: Final[i64] = self.terrains[FOREST] | self.terrains[MOUNTAINS]

    def _map_spaces(self) -> None:
        land = self.land
        space: i64 = 0
        while space < len(land.grounds):
            ground = land.grounds[space]
            bit: i64 = BITS[space]
            if ground < TERRAINS:
                self.terrains[ground] |= bit
                self.zones[land.zones[space]] |= bit
            if land.sites[space] and land.nodes[space] == space:
                self.sites |= bit
            if ground == WATER:
                self.lakes |= BITS[land.zones[space]]
            for water in land.waters[space]:
                self.waters[space] |= BITS[water]
                self.shores[water] |= bit
            for neighbour in land.facts.neighbours[space]:
                self.neighbours[space] |= BITS[neighbour]
            if ground == CLOSED and space not in land.markers:
                self.heat |= self.neighbours[space]
            space += 1

    def _map_ways(self) -> None:
        way_from = self.land.way_from
        way_to = self.land.way_to
        grounds = self.land.ground_of
        node: i64 = 0
        while node < len(grounds):
            way: i64 = way_from[node]
            while way < way_from[node + 1]:
                self.ways[node] |= BITS[way_to[way]]
                way += 1
            node += 1
        node = 0
        while node < len(grounds):
            way = way_from[node]
            while way < way_from[node + 1]:
                between: i64 = way_to[way]
                self.through[node * GROUNDS + grounds[between]] |= self.ways[between]
                way += 1
            node += 1

    def _map_symbols(self) -> None:
        number: i64 = 0
        while number < len(self.land.symbols):
            resource, first, second = self.land.symbols[number]
            bit: i64 = BITS[number]
            self.ends[number] = BITS[first] | BITS[second]
            self.resources[resource] |= bit
            self.symbols[first] |= bit
            self.symbols[second] |= bit
            number += 1


LATELY: Final[list[Ground]] = []


def ground_of(land: Land) -> Ground:
    """The ground of a land; those of the lands seen lately are kept."""
    for ground in LATELY:
        if ground.land is land:
            return ground
    prints = prints_of(land.facts)
    if len(LATELY) == KEPT:
        del LATELY[0]
    LATELY.append(Ground(land, prints))
    return LATELY[-1]


def prints_of(facts: Facts) -> Prints:
    """The prints of a game's edition, the same for all its lands."""
    for ground in LATELY:
        if ground.land.facts is facts:
            return ground.prints
    return Prints(facts)


def count(bits: i64) -> int:
    """How many bits are set."""
    found: i64 = 0
    while bits:
        bits &= bits - 1
        found += 1
    return int(found)
