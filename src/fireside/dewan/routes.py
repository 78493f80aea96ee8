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

from librt.vecs import append, vec
from mypy_extensions import i64

from fireside.dewan.hall import FIELD, FIELD_MASK, SLOTS
from fireside.dewan.land import Land
from fireside.dewan.means import Means
from fireside.dewan.words import TERRAINS

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
OWN_TOLL: Final = 0  # an own camp, where a route begins

NODE_BITS: Final = 7
WORD_BITS: Final = 5  # nodes in a word of a table: 32
WORD_MASK: Final = (1 << WORD_BITS) - 1
NODE_MASK: Final = (1 << NODE_BITS) - 1
OWN: Final = -1
FAR: Final = 99
MANY: Final = 24  # routes, so many that it pays to look which of them lead anywhere


def least_costs(land: Land, starts: list[int], means: Means, wanted: vec[i64]) -> vec[i64]:
    """The fewest cards that the hand must pay for each node, 0 where it cannot; OWN for a start.

    Routes grow card by card while they lead to wanted nodes that are not reached. Who receives a
    card does not matter here, nor which are any cards: a route is useless if another to the same
    node asks for fewer cards in all and of each terrain."""
    grounds = land.ground_of
    slots = land.slot_of
    way_from = land.way_from
    way_to = land.way_to
    strides = means.strides
    most: i64 = means.size
    costs = vec[i64]([0] * len(grounds))
    # Of each route: its node and the number of what it asks for; how often it asks for each.
    heads = vec[i64](capacity=MANY)
    bundles = vec[i64](capacity=MANY)
    # For each number the nodes reached by asking for that, or for less as far as is known.
    words: i64 = (len(grounds) >> WORD_BITS) + 1
    reached = vec[i64]([0] * (means.numbers * words))
    far = land.nowhere
    node: i64
    other: i64
    number: i64
    for start in starts:
        node = start
        costs[node] = OWN
        number = strides[grounds[node]]
        if means.can(number):
            heads = append(heads, number << NODE_BITS | node)
            bundles = append(bundles, slots[node])
    size: i64 = 1
    index: i64 = 0
    while index < len(heads) and size < most:
        end: i64 = len(heads)
        if end - index > MANY:
            far = distances(land, means, costs, wanted)
        size += 1
        while index < end:
            node = heads[index] & NODE_MASK
            asked: i64 = heads[index] >> NODE_BITS
            bundle: i64 = bundles[index]
            way: i64 = way_from[node]
            last_way: i64 = way_from[node + 1]
            index += 1
            if far[node] > most - size + 1:
                continue
            while way < last_way:
                other = way_to[way]
                way += 1
                cost: i64 = costs[other]
                if cost < 0 or (cost and size == most):
                    continue
                number = asked + strides[grounds[other]]
                if not means.can(number):
                    continue
                if not cost:
                    costs[other] = size
                if size == most:
                    continue
                larger: i64 = bundle + slots[other]
                cell: i64 = number * words + (other >> WORD_BITS)
                if is_reached(reached, cell, other, larger, strides, words):
                    continue
                heads = append(heads, number << NODE_BITS | other)
                bundles = append(bundles, larger)
    return costs


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
class Tolls:
    """What each node asks of a player, as a bundle of one slot, and nothing for own camps."""

    def __init__(self, land: Land) -> None:
        self.one: Final = land.slot_of[:]
        self.two: Final = vec[i64]([0] * len(land.slot_of))

    def belongs(self, node: i64, ground: i64, receiver: i64) -> None:
        """The node has a camp of the player so many seats on, 0 for the one who walks."""
        slot: i64 = 1
        slot <<= GIFT_FIELD * ground
        self.one[node] = OWN_TOLL
        if receiver == 1:
            self.one[node] = slot << DISCARDS
        elif receiver:
            self.two[node] = slot << GIFTS * (receiver - 2)


@final
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
        # Of each route: its node and the number of what it asks for; its bundle; the
        # route to the same node that was found before it.
        self.heads = vec[i64](capacity=MANY)
        self.route_one = vec[i64](capacity=MANY)
        self.route_two = vec[i64](capacity=MANY)
        self.links = vec[i64](capacity=MANY)
        self.latest = vec[i64]([0] * len(self.away))  # the route found last for each node, plus one
        # By the fewest cards that finish it: the last of the routes still to grow, plus one; and
        # for each route the next one.
        self.growing = vec[i64]([0] * (FAR + 1))
        self.following = vec[i64](capacity=MANY)
        node: i64 = 0
        while node < len(self.away):
            if not tolls.one[node] and not tolls.two[node]:
                number: i64 = means.strides[land.ground_of[node]]
                if means.can(number):
                    self._keep(number << NODE_BITS | node, land.slot_of[node], 0, 1)
            node += 1

    def _distances(self) -> vec[i64]:
        """How many cards more it takes from each node to the target, if the hand has them all."""
        land = self.land
        means = self.means
        away = vec[i64]([FAR] * len(self.tolls.one))
        away[self.target] = 0
        reached = vec[i64]([self.target])
        index: i64 = 0
        while index < len(reached):
            node: i64 = reached[index]
            index += 1
            way: i64 = land.way_from[node]
            while way < land.way_from[node + 1]:
                other: i64 = land.way_to[way]
                way += 1
                if away[other] == FAR and means.can(means.strides[land.ground_of[other]]):
                    away[other] = away[node] + 1
                    if self.tolls.one[other] or self.tolls.two[other]:
                        reached = append(reached, other)
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

    def gives_to(self, begin: i64, end: i64, receiver: i64) -> bool:
        """Whether some of the bundles found have a gift for the player so many seats on."""
        while begin < end:
            if slots_for(self.one[begin], self.two[begin], receiver) != GIFT:
                return True
            begin += 1
        return False

    def _grow(self, final_size: i64) -> None:
        """Go on with the routes that can be finished with so many cards. One that contains a bundle
        found before, once the target's slot is added, is useless (D5.10)."""
        if final_size > self.means.size:
            return
        way_from = self.land.way_from
        way_to = self.land.way_to
        grounds = self.land.ground_of
        means = self.means
        strides = means.strides
        last: i64 = self.land.slot_of[self.target]
        while self.growing[final_size]:
            index: i64 = self.growing[final_size] - 1
            self.growing[final_size] = self.following[index]
            one: i64 = self.route_one[index]
            two: i64 = self.route_two[index]
            node: i64 = self.heads[index] & NODE_MASK
            asked: i64 = self.heads[index] >> NODE_BITS
            size: i64 = final_size - self.away[node] + 1
            if self._contains_found(one + last, two):
                continue
            way: i64 = way_from[node]
            last_way: i64 = way_from[node + 1]
            while way < last_way:
                other: i64 = way_to[way]
                way += 1
                first: i64 = self.tolls.one[other]
                second: i64 = self.tolls.two[other]
                number: i64 = asked + strides[grounds[other]]
                if not means.can(number) or (not first and not second):
                    continue
                if other == self.target:
                    self._find(one + first, two)
                else:
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
        before: i64 = self.latest[node]
        while before:
            index: i64 = before - 1
            if (first - self.route_one[index]) & FIRST_GUARD == FIRST_GUARD and (
                second - self.route_two[index]
            ) & SECOND_GUARD == SECOND_GUARD:
                return
            before = self.links[index]
        self.heads = append(self.heads, head)
        self.route_one = append(self.route_one, one)
        self.route_two = append(self.route_two, two)
        self.links = append(self.links, self.latest[node])
        self.latest[node] = len(self.heads)
        self.following = append(self.following, self.growing[final_size])
        self.growing[final_size] = len(self.heads)


def slots_for(one: i64, two: i64, receiver: i64) -> i64:
    """The slots of a bundle for one receiver, in one number: 0 for the discards, else so many
    seats on."""
    if receiver == 0:
        return one & DISCARDS_MASK
    if receiver == 1:
        return one >> DISCARDS | GIFT
    return two >> GIFTS * (receiver - 2) & GIFTS_MASK | GIFT


def counts_of(slots: i64) -> list[int]:
    """How many slots of each terrain, and of any, there are for a receiver."""
    width: i64 = GIFT_FIELD if slots & GIFT else FIELD
    mask: i64 = (1 << width) - 1
    slots &= GIFT - 1
    return [int(slots >> width * slot & mask) for slot in range(SLOTS)]
