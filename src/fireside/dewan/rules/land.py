"""The land (D1, D2): the map as it lies now, with its zones. It is made anew when an event changes
it, and shared by all states between."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fireside.dewan.rules.constants import CLOSED, FOREST, NO_TERRAIN, NOTHING, RESOURCES, WATER
from fireside.dewan.rules.paying.hall import FIELD, SLOTS
from fireside.dewan.rules.sets import BITS, NUMBERS, REMAINDERS, around, by_remainder
from fireside.dewan.rules.state.facts import Facts

# What each ground asks for: one slot for the terrain, or for any card.
SLOT_OF: Final = vec[i64]([1 << FIELD * slot for slot in range(SLOTS)] + [0])


@final
@mypyc_attr(acyclic=True)
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
        spaces = find_ground_spaces(self.ground_of)
        zone_of = find_zones(facts.beside, spaces, len(grounds))
        self.zones: Final = [int(zone) for zone in zone_of]  # the lowest of its spaces, or NOTHING
        # For routes a water zone is one node, called by its lowest space; any other is its own.
        self.node_of: Final = find_nodes(self.ground_of, zone_of)
        self.nodes: Final = [int(node) for node in self.node_of]
        # Sets of nodes, one bit each: the node of each space; its zone; the nodes of each ground.
        self.bits: Final = sets_of(self.node_of)
        self.zone_bits: Final = sets_of(zone_of)
        self.ground_nodes: Final = find_ground_nodes(self.ground_of, self.bits)
        # Tables for routes, by node: the nodes beside it as a set, at the remainder of its bit;
        # where its ways begin in the list of all ways, its ground, what it asks for as a bundle of
        # one slot (routes.py), whether a camp may stand there (D5.1, D14.1).
        beside = vec[i64]([0] * len(grounds))
        ways = find_ways(facts.pairs, self.ground_of, self.node_of, self.bits, beside)
        self.beside: Final = by_remainder(beside)
        self.way_from: Final = way_starts(ways, len(grounds))
        self.way_to: Final = sorted_ways(ways, self.way_from)
        self.slot_of: Final = find_slots(self.ground_of)
        highest = WATER if facts.villages else FOREST
        self.sites: Final = find_sites(self.ground_of, highest)
        self.site_nodes: Final = joined(self.ground_nodes, highest)
        self.water_bits: Final = find_water_bits(facts.beside, spaces, self.bits)
        # The symbols beside each space and those of each resource, as sets of their numbers.
        self.symbol_bits: Final = vec[i64]([0] * len(grounds))
        self.resource_bits: Final = vec[i64]([0] * RESOURCES)
        for number in range(len(symbols)):
            resource, one, other = symbols[number]
            self.symbol_bits[one] |= BITS[number]
            self.symbol_bits[other] |= BITS[number]
            self.resource_bits[resource] |= BITS[number]
        self.waters_found: list[list[int]] | None = None

    @property
    def waters(self) -> list[list[int]]:
        """The water zones next to each space; water itself is next to none (D7.3, D14.4)."""
        found = self.waters_found
        if found is None:
            found = find_waters(self.facts.pairs, self.ground_of, self.zones)
            self.waters_found = found
        return found

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


def find_slots(ground_of: vec[i64]) -> vec[i64]:
    """One slot for the terrain, or for any card in the centre of a start tile (D5.3, D5.5)."""
    slots = vec[i64]([0] * len(ground_of))
    space: i64 = 0
    while space < len(ground_of):
        slots[space] = SLOT_OF[ground_of[space]]
        space += 1
    return slots


def find_sites(ground_of: vec[i64], highest: i64) -> vec[i64]:
    """Which spaces have a ground up to one."""
    sites = vec[i64]([0] * len(ground_of))
    space: i64 = 0
    while space < len(ground_of):
        if ground_of[space] <= highest:
            sites[space] = 1
        space += 1
    return sites


def find_ground_spaces(ground_of: vec[i64]) -> vec[i64]:
    """The spaces of each ground as a set."""
    spaces = vec[i64]([0] * (CLOSED + 1))
    space: i64 = 0
    while space < len(ground_of):
        spaces[ground_of[space]] |= BITS[space]
        space += 1
    return spaces


def find_zones(beside: vec[i64], ground_spaces: vec[i64], count: int) -> vec[i64]:
    """Adjacent spaces of one terrain are one zone, across tiles (D1.2): the lowest space of each
    space's zone, or NOTHING."""
    zones = vec[i64]([NOTHING] * count)
    terrain: i64 = 0
    while terrain <= WATER:
        left: i64 = ground_spaces[terrain]
        while left:
            lowest: i64 = left & -left
            grown: i64 = lowest
            zone: i64 = 0
            while grown:
                zone |= grown
                grown = around(beside, grown) & left & ~zone
            left ^= zone
            while zone:
                bit: i64 = zone & -zone
                zones[NUMBERS[bit % REMAINDERS]] = NUMBERS[lowest % REMAINDERS]
                zone ^= bit
        terrain += 1
    return zones


def find_nodes(ground_of: vec[i64], zone_of: vec[i64]) -> vec[i64]:
    """The node of each space."""
    nodes = vec[i64]([0] * len(ground_of))
    space: i64 = 0
    while space < len(ground_of):
        nodes[space] = zone_of[space] if ground_of[space] == WATER else space
        space += 1
    return nodes


def sets_of(numbers: vec[i64]) -> vec[i64]:
    """Each number as a set of its own; NOTHING is the empty one."""
    sets = vec[i64]([0] * len(numbers))
    index: i64 = 0
    while index < len(numbers):
        if numbers[index] != NOTHING:
            sets[index] = BITS[numbers[index]]
        index += 1
    return sets


def find_water_bits(beside: vec[i64], ground_spaces: vec[i64], bits: vec[i64]) -> vec[i64]:
    """The water zones next to each space as sets; water itself is next to none (D7.3, D14.4)."""
    waters: i64 = ground_spaces[WATER]
    found = vec[i64]([0] * len(bits))
    while waters:
        water: i64 = waters & -waters
        waters ^= water
        zone: i64 = bits[NUMBERS[water % REMAINDERS]]
        shore: i64 = beside[water % REMAINDERS] & ~ground_spaces[WATER]
        while shore:
            bit: i64 = shore & -shore
            found[NUMBERS[bit % REMAINDERS]] |= zone
            shore ^= bit
    return found


def find_ways(
    pairs: vec[i64], ground_of: vec[i64], node_of: vec[i64], bits: vec[i64], beside: vec[i64]
) -> vec[i64]:
    """The ways from node to node, two numbers each; the nodes next to each node go as sets to
    `beside`. Nothing leads onto a closed space (D12.2)."""
    ways = vec[i64]([0] * len(pairs))
    end: i64 = 0
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
            ways[end] = node
            ways[end + 1] = node_of[neighbour]
            end += 2
    return ways[:end]


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


def find_ground_nodes(ground_of: vec[i64], bits: vec[i64]) -> vec[i64]:
    """The nodes of each ground as a set."""
    nodes = vec[i64]([0] * (CLOSED + 1))
    space: i64 = 0
    while space < len(bits):
        nodes[ground_of[space]] |= bits[space]
        space += 1
    return nodes


def joined(sets: vec[i64], highest: int) -> i64:
    """The nodes of all grounds up to one."""
    nodes: i64 = 0
    for ground in range(highest + 1):
        nodes |= sets[ground]
    return nodes


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
