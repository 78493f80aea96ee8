"""Routes (D5): what it costs to reach a space, as bundles of slots.

Every space on a route asks for one card: a *slot* for a terrain, or for any card (the centre of a
start tile). A water zone asks once, however many of its spaces are crossed (D5.4). A slot's card
goes to the discards or, for a camp of another player, to that player (D5.5). Which way was walked
is irrelevant: a *bundle* counts the slots of a route by receiver and terrain, and only bundles
that contain no other bundle for the same target matter (D5.10). No such route crosses an own camp:
it could begin there.

A bundle is two words with a field for each receiver and slot: the discards and the first of the
others in the first word, two more in the second. The top bit of a field is kept free, so that one
subtraction a word tells whether one bundle contains another.
"""

from typing import Final, final

from librt.vecs import append, extend, vec
from mypy_extensions import i64, mypyc_attr

from fireside.dewan.rules.constants import TERRAINS
from fireside.dewan.rules.land import Land
from fireside.dewan.rules.paying.hall import FIELD, FIELD_MASK, SLOTS
from fireside.dewan.rules.paying.means import WORD, WORD_MASK, Means
from fireside.dewan.rules.sets import NUMBERS, REMAINDERS, around

# Discards: fields of six bits for the terrains. Gifts: of five, as nobody has more than eight
# camps. Both have three bits for any card: there is one initial camp to begin at or to cross, and a
# second time must still be seen as too often.
DISCARDS: Final = FIELD * TERRAINS + 3
DISCARDS_MASK: Final = (1 << DISCARDS) - 1
DISCARDS_GUARD: Final = 0x120820820
GIFT_FIELD: Final = 5
GIFTS: Final = GIFT_FIELD * TERRAINS + 3
GIFTS_MASK: Final = (1 << GIFTS) - 1
GIFTS_GUARD: Final = 0x9084210
FIRST_GUARD: Final = DISCARDS_GUARD | GIFTS_GUARD << DISCARDS
SECOND_GUARD: Final = GIFTS_GUARD | GIFTS_GUARD << GIFTS
GIFT: Final = 1 << DISCARDS  # marks the slots of a gift, whose fields are other than the discards'
GIFT_SLOTS: Final = vec[i64]([1 << GIFT_FIELD * slot for slot in range(SLOTS)])  # one of each
DISCARDED: Final = 0  # in place of a receiver
OWN_TOLL: Final = 0  # an own camp, where a route begins

NODE_BITS: Final = 7
WORD_BITS: Final = 5  # nodes in a word of a table: 32
NODE_MASK: Final = (1 << NODE_BITS) - 1
OWN: Final = -1
FAR: Final = 99
ROUTE: Final = 5  # words of a route
MANY: Final = 24  # routes for which there is room from the beginning


def is_reached(
    reached: vec[i64], cell: i64, node: i64, bundle: i64, strides: vec[i64], words: i64
) -> bool:
    """Whether a node was reached by what a bundle asks for or by one card less; from now on it is.
    `cell` is where the table of what was reached has the node for this bundle."""
    bit: i64 = 1
    bit <<= node & WORD_MASK
    if reached[cell] & bit:
        return True
    reached[cell] |= bit
    terrain: i64 = 0
    while terrain < TERRAINS:
        if bundle & FIELD_MASK and reached[cell - strides[terrain] * words] & bit:
            return True
        bundle >>= FIELD
        terrain += 1
    return False


def distances(land: Land, means: Means, costs: vec[i64], wanted: vec[i64]) -> vec[i64]:
    """How many cards more each node is away from the next wanted one that was not reached."""
    away = vec[i64]([FAR] * len(costs))
    reached = vec[i64](capacity=len(costs))
    node: i64 = 0
    while node < len(costs):
        if wanted[node] and not costs[node]:
            number: i64 = means.strides[land.ground_of[node]]
            if means.can(number):
                away[node] = 0
                reached = append(reached, node)
        node += 1
    index: i64 = 0
    while index < len(reached):
        node = reached[index]
        index += 1
        way: i64 = land.way_from[node]
        last_way: i64 = land.way_from[node + 1]
        while way < last_way:
            other: i64 = land.way_to[way]
            way += 1
            if away[other] == FAR:
                away[other] = away[node] + 1
                if costs[other] > 0:
                    reached = append(reached, other)
                elif not costs[other]:
                    number = means.strides[land.ground_of[other]]
                    if means.can(number):
                        reached = append(reached, other)
    return away


@final
@mypyc_attr(acyclic=True)
class Tolls:
    """What each node asks of a player, as a bundle of one slot, and nothing for own camps."""

    def __init__(self, land: Land, own: i64) -> None:
        self.one: Final = land.slot_of[:]
        self.two: Final = vec[i64]([0] * len(land.slot_of))
        self.own: Final = own  # the nodes of own camps, one bit each
        tolls = self.one
        while own:
            bit: i64 = own & -own
            tolls[NUMBERS[bit % REMAINDERS]] = OWN_TOLL
            own ^= bit

    def give(self, land: Land, nodes: i64, receiver: i64) -> None:
        """Nodes have camps of the player so many seats on."""
        discards = self.one
        gifts = self.one
        place: i64 = DISCARDS
        if receiver > 1:
            gifts = self.two
            place = GIFTS * (receiver - 2)
        while nodes:
            bit: i64 = nodes & -nodes
            node: i64 = NUMBERS[bit % REMAINDERS]
            discards[node] = 0
            gifts[node] = GIFT_SLOTS[land.ground_of[node]] << place
            nodes ^= bit


@final
@mypyc_attr(acyclic=True)
class Search:
    """The bundles that pay for one target, found size by size, the smallest first.

    Routes grow from the own camps, first those that can be finished with the fewest cards."""

    def __init__(self, land: Land, tolls: Tolls, means: Means, target: int) -> None:
        self.land: Final = land
        self.tolls: Final = tolls
        self.means: Final = means
        # The bundles found: those of a size end at the index kept for it.
        self.one = vec[i64]()
        self.two = vec[i64]()
        self.ends: list[int] = [0, 0]
        self.fewest = 0  # the size of the smallest, once it is found
        self.target: Final[i64] = target
        self.away: Final = self._distances()  # how many cards more it takes to the target
        # Of each route: its node and the number of what it asks for; the two words of its bundle;
        # the route to the same node that was found before it; the next one to grow.
        self.routes = vec[i64]([0] * (MANY * ROUTE))
        self.end: i64 = 0  # of the routes
        self.latest = vec[i64]([0] * len(self.away))  # the route found last for each node, plus one
        # By the fewest cards that finish it: the last of the routes still to grow, plus one.
        self.growing = vec[i64]([0] * (means.size + 1))
        node: i64 = 0
        own: i64 = tolls.own
        last: i64 = means.strides[land.ground_of[target]]
        while own:
            if own & 1:
                number: i64 = means.strides[land.ground_of[node]]
                if means.can(number + last):
                    self._keep(number << NODE_BITS | node, land.slot_of[node], 0, 1)
            own >>= 1
            node += 1

    def _distances(self) -> vec[i64]:
        """How many cards more it takes from each node to the target, if the hand has them all."""
        land = self.land
        away = vec[i64]([FAR] * len(land.slot_of))
        away[self.target] = 0
        unseen: i64 = self.means.open_nodes(land.ground_nodes) & ~land.bits[self.target]
        reached: i64 = land.bits[self.target]
        cards: i64 = 1
        while reached and cards < self.means.size:
            reached = around(land.beside, reached) & unseen
            unseen &= ~reached
            nodes: i64 = reached
            while nodes:
                bit: i64 = nodes & -nodes
                away[NUMBERS[bit % REMAINDERS]] = cards
                nodes ^= bit
            reached &= ~self.tolls.own
            cards += 1
        return away

    def finished(self, size: int) -> bool:
        """Whether no bundle of this size or larger is left."""
        return size > self.means.size and size >= len(self.ends)

    def until(self, size: int) -> int:
        """How many bundles there are up to a size; none contains another."""
        while len(self.ends) <= size:
            self._grow(len(self.ends))
            if not self.fewest and len(self.one):
                self.fewest = len(self.ends)
            self.ends.append(len(self.one))
        return self.ends[size]

    def joined(self, begin: i64, end: i64) -> tuple[i64, i64]:
        """The two words of some of the bundles found, all of them together."""
        one: i64 = 0
        two: i64 = 0
        while begin < end:
            one |= self.one[begin]
            two |= self.two[begin]
            begin += 1
        return one, two

    def _grow(self, final_size: i64) -> None:
        """Go on with the routes that can be finished with so many cards. With the target's slot
        added, the hand must have the cards, and no bundle found before may be contained (D5.10)."""
        if final_size > self.means.size:
            return
        way_from = self.land.way_from
        way_to = self.land.way_to
        grounds = self.land.ground_of
        tolls_one = self.tolls.one
        tolls_two = self.tolls.two
        away = self.away
        bits = self.means.bits
        strides = self.means.strides
        most: i64 = self.means.size
        target: i64 = self.target
        last: i64 = self.land.slot_of[target]
        last_stride: i64 = strides[grounds[target]]
        while self.growing[final_size]:
            route: i64 = self.growing[final_size] - 1
            routes = self.routes
            node: i64 = routes[route] & NODE_MASK
            asked: i64 = routes[route] >> NODE_BITS
            one: i64 = routes[route + 1]
            two: i64 = routes[route + 2]
            self.growing[final_size] = routes[route + 4]
            size: i64 = final_size - away[node] + 1
            if self._contains_found(one + last, two):
                continue
            way: i64 = way_from[node]
            last_way: i64 = way_from[node + 1]
            while way < last_way:
                other: i64 = way_to[way]
                way += 1
                if size + away[other] > most:
                    continue
                first: i64 = tolls_one[other]
                second: i64 = tolls_two[other]
                if not first and not second:
                    continue
                if other == target:
                    self._find(one + first, two)
                    continue
                number: i64 = asked + strides[grounds[other]]
                final: i64 = number + last_stride
                if bits[final >> WORD] >> (final & WORD_MASK) & 1:
                    self._keep(number << NODE_BITS | other, one + first, two + second, size)

    def _find(self, one: i64, two: i64) -> None:
        """A bundle pays for the target; it counts unless it contains one found before (D5.10)."""
        if not self._contains_found(one, two):
            self.one = append(self.one, one)
            self.two = append(self.two, two)

    def _contains_found(self, one: i64, two: i64) -> bool:
        """Whether a bundle contains one that was found."""
        one |= FIRST_GUARD
        two |= SECOND_GUARD
        index: i64 = 0
        while index < len(self.one):
            if (one - self.one[index]) & FIRST_GUARD == FIRST_GUARD and (
                two - self.two[index]
            ) & SECOND_GUARD == SECOND_GUARD:
                return True
            index += 1
        return False

    def _keep(self, head: i64, one: i64, two: i64, size: i64) -> None:
        """Keep a route unless the hand is too small to finish it, or its bundle contains that of
        another to the same node."""
        node: i64 = head & NODE_MASK
        final_size: i64 = size + self.away[node]
        if final_size > self.means.size:
            return
        first: i64 = one | FIRST_GUARD
        second: i64 = two | SECOND_GUARD
        routes = self.routes
        before: i64 = self.latest[node]
        while before:
            if (first - routes[before]) & FIRST_GUARD == FIRST_GUARD and (
                second - routes[before + 1]
            ) & SECOND_GUARD == SECOND_GUARD:
                return
            before = routes[before + 2]
        end: i64 = self.end
        if end == len(routes):
            routes = extend(routes, vec[i64]([0] * end))
            self.routes = routes
        routes[end] = head
        routes[end + 1] = one
        routes[end + 2] = two
        routes[end + 3] = self.latest[node]
        routes[end + 4] = self.growing[final_size]
        self.latest[node] = end + 1
        self.growing[final_size] = end + 1
        self.end = end + ROUTE


def slots_for(one: i64, two: i64, receiver: i64) -> i64:
    """The slots of a bundle for one receiver, in one number: DISCARDED, or so many seats on."""
    if receiver == DISCARDED:
        return one & DISCARDS_MASK
    if receiver == 1:
        return one >> DISCARDS | GIFT
    return two >> GIFTS * (receiver - 2) & GIFTS_MASK | GIFT


def count_of(slots: i64, slot: i64) -> i64:
    """How many slots of a terrain, or of any, there are for a receiver."""
    width: i64 = GIFT_FIELD if slots & GIFT else FIELD
    mask: i64 = (1 << width) - 1
    return (slots & (GIFT - 1)) >> width * slot & mask
