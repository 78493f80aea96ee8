"""Walks (D5.2, D5.4): one route for each target, space by space, to be seen before it is paid for.

What may be paid is known without them (routes.py). Here a route is its nodes, start and target
included: as many as it asks for cards.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from fireside.dewan.rules.camps import means_of, payments_of, target_nodes
from fireside.dewan.rules.land import Land
from fireside.dewan.rules.paying.means import Means
from fireside.dewan.rules.paying.routes import (
    FIRST_GUARD,
    MANY,
    NODE_BITS,
    NODE_MASK,
    OWN,
    SECOND_GUARD,
    WORD_BITS,
    Search,
    distances,
    is_reached,
)
from fireside.dewan.rules.state.position import Position

MOST_ROUTES: Final = 8  # shown for one target


def least_routes(position: Position) -> dict[int, list[int]]:
    """For each target that can be paid one route with the fewest cards."""
    targets = target_nodes(position)
    growth = Growth(position.land, starts_of(position), means_of(position), targets)
    routes: dict[int, list[int]] = {}
    for space, node in enumerate(position.land.nodes):
        if targets[node] and growth.costs[node]:
            routes[space] = growth.route_to(node)
    return routes


def chosen_routes(position: Position) -> list[tuple[int, list[int]]]:
    """Routes to the chosen target for as many cards as chosen, those paid so far among them: one
    for each bundle, with its number. The one that was shown before comes first if it will do."""
    payments = payments_of(position)
    search = payments.search
    payment = payments.of_size(position.size)
    shown = least_routes(position)[position.target]
    preferred = payment.begin + payment.first
    if len(shown) == position.size:
        preferred = bundle_of(search, shown)
    bundles = [preferred]
    bundles += range(search.until(position.size - 1), search.until(position.size))
    routes: list[tuple[int, list[int]]] = []
    for place, number in enumerate(bundles):
        if place and number == preferred:
            continue
        if len(routes) == MOST_ROUTES or payment.bundle_for(position.paid, number) != number:
            continue
        if number == preferred and len(shown) == position.size:
            routes.append((number, shown))
        else:
            found = Retracing(search, number).route(starts_of(position), position.size)
            routes.append((number, found))
    return routes


def starts_of(position: Position) -> list[int]:
    """The nodes of the own camps."""
    return [position.land.nodes[space] for space in position.tribes[position.seat].camps]


def walk_along(position: Position, route: list[int], target: int) -> list[int]:
    """The spaces of a route from a camp to the target; water is crossed the shortest way."""
    nodes = position.land.nodes
    camps = position.tribes[position.seat].camps
    start = camps[starts_of(position).index(route[0])]
    following = {node: route[number + 1] for number, node in enumerate(route[:-1])}
    before = {start: start}
    reached = [start]
    for space in reached:
        node = nodes[space]
        for neighbour in position.facts.neighbours[space]:
            if neighbour not in before and nodes[neighbour] in (node, following.get(node)):
                before[neighbour] = space
                reached.append(neighbour)
    walk = [target]
    while walk[-1] != start:
        walk.append(before[walk[-1]])
    walk.reverse()
    return walk


def bundle_of(search: Search, route: list[int]) -> int:
    """The number of the bundle that a route with the fewest cards asks for."""
    one: i64 = search.land.slot_of[route[0]]
    two: i64 = 0
    for node in route[1:]:
        one += search.tolls.one[node]
        two += search.tolls.two[node]
    for number in range(search.until(len(route))):
        if search.one[number] == one and search.two[number] == two:
            return number
    raise AssertionError("a route without a bundle")


@final
class Growth:
    """Routes that grow card by card from the own camps, as in `Reach`, each with the one that
    it goes on from."""

    def __init__(self, land: Land, starts: list[int], means: Means, wanted: vec[i64]) -> None:
        self.land: Final = land
        self.means: Final = means
        self.costs: Final = vec[i64]([0] * len(land.ground_of))
        # For each node the route, plus one, from which it was reached first.
        self.arrivals: Final = vec[i64]([0] * len(land.ground_of))
        self.words: Final[i64] = (len(land.ground_of) >> WORD_BITS) + 1
        self.reached: Final = vec[i64]([0] * (means.numbers * self.words))
        # Of each route: its node and the number of what it asks for; how often it asks for each;
        # the route before, plus one.
        self.heads = vec[i64](capacity=MANY)
        self.bundles = vec[i64](capacity=MANY)
        self.before = vec[i64](capacity=MANY)
        for start in starts:
            self.costs[start] = OWN
            number: i64 = means.strides[land.ground_of[start]]
            if means.can(number):
                self._keep(number << NODE_BITS | start, land.slot_of[start], 0)
        index: i64 = 0
        size: i64 = 1
        while index < len(self.heads) and size < means.size:
            far = distances(land, means, self.costs, wanted)
            left: i64 = means.size - size
            size += 1
            end: i64 = len(self.heads)
            while index < end:
                if far[self.heads[index] & NODE_MASK] <= left:
                    self._go_on(index, size)
                index += 1

    def _go_on(self, index: i64, size: i64) -> None:
        """Grow a route by one card, to every node that it leads to."""
        land = self.land
        node: i64 = self.heads[index] & NODE_MASK
        asked: i64 = self.heads[index] >> NODE_BITS
        way: i64 = land.way_from[node]
        last_way: i64 = land.way_from[node + 1]
        while way < last_way:
            other: i64 = land.way_to[way]
            number: i64 = asked + self.means.strides[land.ground_of[other]]
            way += 1
            if self.costs[other] == OWN or not self.means.can(number):
                continue
            if not self.costs[other]:
                self.costs[other] = size
                self.arrivals[other] = index + 1
            bundle: i64 = self.bundles[index] + land.slot_of[other]
            cell: i64 = number * self.words + (other >> WORD_BITS)
            if not is_reached(self.reached, cell, other, bundle, self.means.strides, self.words):
                self._keep(number << NODE_BITS | other, bundle, index + 1)

    def _keep(self, head: i64, bundle: i64, before: i64) -> None:
        """Keep a route that may go on."""
        self.heads = append(self.heads, head)
        self.bundles = append(self.bundles, bundle)
        self.before = append(self.before, before)

    def route_to(self, node: int) -> list[int]:
        """The first route that reached a node."""
        route = [node]
        at: i64 = self.arrivals[node]
        while at:
            route.append(int(self.heads[at - 1] & NODE_MASK))
            at = self.before[at - 1]
        route.reverse()
        return route


@final
class Retracing:
    """A route found again from its bundle: slot after slot is taken out of it."""

    def __init__(self, search: Search, bundle: int) -> None:
        self.search: Final = search
        self.one: Final[i64] = search.one[bundle]
        self.two: Final[i64] = search.two[bundle]
        self.nodes: Final[list[int]] = []  # of the route, the last first
        self.tried: Final[set[tuple[int, int, int]]] = set()

    def route(self, starts: list[int], size: int) -> list[int]:
        """The route, from one of the own camps, that asks for so many cards."""
        for start in starts:
            slot: i64 = self.search.land.slot_of[start]
            if holds(self.one, slot, FIRST_GUARD) and self._arrives(
                start, self.one - slot, self.two, size - 1
            ):
                break
        return self.nodes[::-1]

    def _arrives(self, node: i64, one: i64, two: i64, left: i64) -> bool:
        """Whether the slots that are left lead from a node to the target."""
        search = self.search
        if search.away[node] > left or (node, one, two) in self.tried:
            return False
        self.tried.add((node, one, two))
        found = node == search.target and left == 0
        way: i64 = search.land.way_from[node]
        while not found and way < search.land.way_from[node + 1]:
            other: i64 = search.land.way_to[way]
            first: i64 = search.tolls.one[other]
            second: i64 = search.tolls.two[other]
            found = (
                (first != 0 or second != 0)
                and holds(one, first, FIRST_GUARD)
                and holds(two, second, SECOND_GUARD)
                and self._arrives(other, one - first, two - second, left - 1)
            )
            way += 1
        if found:
            self.nodes.append(int(node))
        return found


def holds(slots: i64, part: i64, guard: i64) -> bool:
    """Whether a word of a bundle holds all slots of another."""
    return (slots | guard) - part & guard == guard
