"""The land (D1, D2): the map as it lies now, with its zones. It is made anew when an event changes
it, and shared by all states between."""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from fireside.dewan.facts import Facts
from fireside.dewan.hall import ANY, FIELD
from fireside.dewan.words import FOREST, NO_TERRAIN, NOTHING, WATER

CENTRE: Final = 5  # instead of a terrain: the bare centre of a start tile
CLOSED: Final = 6  # the volcano, and lava: nobody may enter
REMAINDERS: Final = 67  # powers of two up to 2**62 leave different remainders


@final
class Land:
    """Terrains, zones and resource symbols of the map."""

    def __init__(
        self,
        facts: Facts,
        grounds: tuple[int, ...],
        symbols: tuple[tuple[int, int, int], ...],
        markers: tuple[int, ...],
    ) -> None:
        self.facts: Final = facts
        self.grounds: Final = grounds  # of each space: a terrain, CENTRE or CLOSED
        self.symbols: Final = symbols  # (resource, space, space)
        self.markers: Final = markers  # spaces with lava or water markers
        self.ground_of: Final = vec[i64](grounds)
        self.zones: Final = find_zones(facts, grounds)  # of each space: its lowest, or NOTHING
        # For routes a water zone is one node, called by its lowest space; any other is its own.
        self.nodes: Final = [
            self.zones[space] if ground == WATER else space for space, ground in enumerate(grounds)
        ]
        # Sets of nodes, one bit each: the node of each space; its zone; the nodes of each ground;
        # by the remainder of a node's bit the nodes beside it, and the node itself.
        self.bits: Final = vec[i64]([1 << node for node in self.nodes])
        self.zone_bits: Final = vec[i64](
            [1 << zone if zone != NOTHING else 0 for zone in self.zones]
        )
        self.ground_nodes: Final = find_ground_nodes(grounds, self.bits)
        # Tables for routes, by node: where its ways begin in the list of all ways, its ground, what
        # it asks for as a bundle of one slot (routes.py), whether a camp may stand there (D5.1,
        # D14.1).
        highest = WATER if facts.villages else FOREST
        self.node_of: Final = vec[i64](self.nodes)
        self.node_at: Final = by_remainder(self.node_of, self.bits)
        beside = vec[i64]([0] * len(grounds))
        ways = find_ways(facts.pairs, self.ground_of, self.node_of, self.bits, beside)
        self.beside: Final = by_remainder(beside, self.bits)
        self.way_from: Final = way_starts(ways, len(grounds))
        self.way_to: Final = sorted_ways(ways, self.way_from)
        self.slot_of: Final = vec[i64]([slot_of(ground) for ground in grounds])
        self.sites: Final = vec[i64]([1 if ground <= highest else 0 for ground in grounds])
        self.site_nodes: Final = joined(self.ground_nodes, highest)
        self.waters: Final = find_waters(facts.pairs, self.ground_of, self.zones)
        self.water_bits: Final = vec[i64]([0] * len(grounds))  # the same as sets
        for space in range(len(grounds)):
            for water in self.waters[space]:
                self.water_bits[space] |= self.bits[water]
        self.symbols_at: Final = find_symbols(len(grounds), symbols)
        self.resources: Final = [resource for resource, _, _ in symbols]

    def __reduce__(self) -> tuple[object, ...]:
        return (Land, (self.facts, self.grounds, self.symbols, self.markers))

    def terrain(self, space: int) -> int:
        """The terrain of a space, or NO_TERRAIN."""
        ground = self.grounds[space]
        return ground if ground <= WATER else NO_TERRAIN

    def zone_spaces(self, zone: int) -> list[int]:
        """All spaces of a zone."""
        return [space for space in range(len(self.zones)) if self.zones[space] == zone]

    def water_zones(self) -> list[int]:
        """All water zones."""
        return [
            space
            for space, ground in enumerate(self.grounds)
            if ground == WATER and self.zones[space] == space
        ]


def slot_of(ground: int) -> int:
    """One slot for the terrain, or for any card in the centre of a start tile (D5.3, D5.5)."""
    if ground == CLOSED:
        return 0
    return 1 << FIELD * (ANY if ground == CENTRE else ground)


def find_zones(facts: Facts, grounds: tuple[int, ...]) -> list[int]:
    """Adjacent spaces of one terrain are one zone, across tiles (D1.2)."""
    zones = [NOTHING] * len(grounds)
    for first in range(len(grounds)):
        if zones[first] != NOTHING or grounds[first] > WATER:
            continue
        zones[first] = first
        reached = [first]
        for space in reached:
            for neighbour in facts.neighbours[space]:
                if zones[neighbour] == NOTHING and grounds[neighbour] == grounds[first]:
                    zones[neighbour] = first
                    reached.append(neighbour)
    return zones


def find_ways(
    pairs: vec[i64], ground_of: vec[i64], node_of: vec[i64], bits: vec[i64], beside: vec[i64]
) -> vec[i64]:
    """The ways from node to node, two numbers each; the nodes next to each node go as sets to
    `beside`. Nothing leads onto a closed space (D12.2)."""
    ways = vec[i64](capacity=len(pairs))
    index: i64 = 0
    while index < len(pairs):
        space: i64 = pairs[index]
        neighbour: i64 = pairs[index + 1]
        index += 2
        if ground_of[space] == CLOSED or ground_of[neighbour] == CLOSED:
            continue
        node: i64 = node_of[space]
        if not (beside[node] | bits[space]) & bits[neighbour]:
            beside[node] |= bits[neighbour]
            ways = append(ways, node)
            ways = append(ways, node_of[neighbour])
    return ways


def way_starts(ways: vec[i64], nodes: int) -> vec[i64]:
    """Where the ways of each node begin in a list of all sorted by node, and where the last one's
    end."""
    starts = vec[i64]([0] * (nodes + 1))
    index: i64 = 0
    while index < len(ways):
        starts[ways[index] + 1] += 1
        index += 2
    node: i64 = 0
    while node < nodes:
        starts[node + 1] += starts[node]
        node += 1
    return starts


def sorted_ways(ways: vec[i64], starts: vec[i64]) -> vec[i64]:
    """Where the ways lead, sorted by the node that they come from."""
    ends = starts[:]
    sorted_by_node = vec[i64]([0] * (len(ways) >> 1))
    index: i64 = 0
    while index < len(ways):
        node: i64 = ways[index]
        sorted_by_node[ends[node]] = ways[index + 1]
        ends[node] += 1
        index += 2
    return sorted_by_node


def find_ground_nodes(grounds: tuple[int, ...], bits: vec[i64]) -> vec[i64]:
    """The nodes of each ground as a set."""
    nodes = vec[i64]([0] * (CLOSED + 1))
    for space in range(len(grounds)):
        nodes[grounds[space]] |= bits[space]
    return nodes


def joined(sets: vec[i64], highest: int) -> i64:
    """The nodes of all grounds up to one."""
    nodes: i64 = 0
    for ground in range(highest + 1):
        nodes |= sets[ground]
    return nodes


def by_remainder(values: vec[i64], bits: vec[i64]) -> vec[i64]:
    """What each node has, at the remainder of the node's bit."""
    found = vec[i64]([0] * REMAINDERS)
    space: i64 = 0
    while space < len(bits):
        node: i64 = bits[space] % REMAINDERS
        found[node] |= values[space]
        space += 1
    return found


def around(beside: vec[i64], nodes: i64) -> i64:
    """All nodes beside some nodes."""
    found: i64 = 0
    while nodes:
        bit: i64 = nodes & -nodes
        found |= beside[bit % REMAINDERS]
        nodes ^= bit
    return found


def find_waters(pairs: vec[i64], ground_of: vec[i64], zones: list[int]) -> list[list[int]]:
    """The water zones next to each space; water itself is next to none (D7.3, D14.4)."""
    waters: list[list[int]] = [[] for _ in zones]
    index: i64 = 0
    while index < len(pairs):
        space: i64 = pairs[index]
        neighbour: i64 = pairs[index + 1]
        index += 2
        if ground_of[neighbour] == WATER and ground_of[space] != WATER:
            zone = zones[neighbour]
            if zone not in waters[space]:
                waters[space].append(zone)
    return waters


def find_symbols(spaces: int, symbols: tuple[tuple[int, int, int], ...]) -> list[list[int]]:
    """The symbols beside each space, by their numbers."""
    beside: list[list[int]] = [[] for _ in range(spaces)]
    for number in range(len(symbols)):
        _, one, other = symbols[number]
        beside[one].append(number)
        beside[other].append(number)
    return beside
