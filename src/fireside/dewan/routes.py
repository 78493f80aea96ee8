"""Routes (D5): what it costs to reach a space, as bundles of slots.

Every space on a route asks for one card: a *slot* for a terrain, or for any card (the centre of a
start tile). A water zone asks once, however many of its spaces are crossed (D5.4). A slot's card
goes to the discards or, for a camp of another player, to that player (D5.5). Which way was walked
is irrelevant: a *bundle* counts the slots of a route by receiver and terrain, and only bundles
that contain no other bundle for the same target matter (D5.10).

A bundle is one whole number: fields of six bits, six for each receiver (five terrains and any),
the discards first. The top bit of a field is kept free, so that a single subtraction tells whether
one bundle contains another. Bundles without gifts stay small numbers.
"""

from typing import Final, final

from fireside.dewan.hall import FIELD, SLOTS, WIDTH_MASK, cover, demand, fits
from fireside.dewan.land import Land
from fireside.dewan.words import NOTHING

RECEIVER: Final = FIELD * SLOTS
RECEIVER_MASK: Final = (1 << RECEIVER) - 1
RECEIVERS: Final = 5  # the discards, then seats 0 to 3
ONE_GUARD: Final = sum(1 << (FIELD * slot + FIELD - 1) for slot in range(SLOTS))
GUARD: Final = sum(ONE_GUARD << RECEIVER * receiver for receiver in range(RECEIVERS))
FAR: Final = 99


def slots_for(bundle: int, receiver: int) -> int:
    """The part of a bundle that goes to one receiver."""
    return bundle >> RECEIVER * receiver & RECEIVER_MASK


def without_receivers(bundle: int) -> int:
    """All slots of a bundle, whoever receives the cards."""
    total = 0
    while bundle:
        total += bundle & RECEIVER_MASK
        bundle >>= RECEIVER
    return total


@final
class Purse:
    """Which slots a hand can pay."""

    def __init__(self, hand: list[int], card_terrains: list[int]) -> None:
        self.cover: Final = cover(hand, card_terrains)
        self.size: Final = self.cover & WIDTH_MASK

    def pays(self, slots: int) -> bool:
        """Whether the hand can fill all slots of a bundle without receivers."""
        return fits(self.cover, demand(slots))


@final
class Tolls:
    """What each node of the land asks of one player: its slot, and who receives the card."""

    def __init__(self, land: Land, owners: list[int], seat: int) -> None:
        self.land: Final = land
        self.slots: Final = land.slots
        self.gifts: Final = land.slots[:]
        for space in range(len(owners)):
            owner = owners[space]
            if owner != NOTHING and owner != seat:
                # A village's owner receives the card for the whole water zone (D14.3).
                node = land.nodes[space]
                self.gifts[node] = self.slots[node] << RECEIVER * (owner + 1)


def distances(land: Land, starts: list[int]) -> list[int]:
    """The fewest cards for each node, start and target included, whatever the hand."""
    fewest = [FAR] * len(land.grounds)
    reached: list[int] = []
    for start in starts:
        if fewest[start] == FAR:
            fewest[start] = 1
            reached.append(start)
    for node in reached:
        for other in land.ways[node]:
            if fewest[other] == FAR:
                fewest[other] = fewest[node] + 1
                reached.append(other)
    return fewest


def least_costs(tolls: Tolls, starts: list[int], purse: Purse, targets: list[int]) -> list[int]:
    """The fewest cards that the hand must pay for each node, 0 where it cannot.

    Bundles grow card by card; of those for one node only such are kept as contain no other. The
    search ends when every target has its first."""
    land = tolls.land
    costs = [0] * len(land.grounds)
    missing = set(targets)
    kept: list[list[int]] = [[] for _ in land.grounds]
    layer: list[tuple[int, int]] = []
    for start in starts:
        bundle = tolls.slots[start]
        if not kept[start] and purse.pays(bundle):
            kept[start].append(bundle)
            layer.append((start, bundle))
    size = 1
    while layer and missing and size < purse.size:
        size += 1
        grown: list[tuple[int, int]] = []
        for node, bundle in layer:
            for other in land.ways[node]:
                larger = bundle + tolls.slots[other]
                if purse.pays(larger) and not has_part(kept[other], larger):
                    kept[other].append(larger)
                    grown.append((other, larger))
                    if not costs[other]:
                        costs[other] = size
                        missing.discard(other)
        layer = grown
    return costs


def has_part(bundles: list[int], bundle: int) -> bool:
    """Whether a bundle contains one of others."""
    if bundle <= RECEIVER_MASK:
        guarded = bundle | ONE_GUARD
        for part in bundles:
            if part <= bundle and (guarded - part) & ONE_GUARD == ONE_GUARD:
                return True
        return False
    guarded = bundle | GUARD
    for part in bundles:
        if part <= bundle and (guarded - part) & GUARD == GUARD:
            return True
    return False


@final
class Search:
    """The bundles that pay for one target, found size by size, the smallest first."""

    def __init__(self, tolls: Tolls, starts: list[int], purse: Purse, target: int) -> None:
        self.tolls: Final = tolls
        self.purse: Final = purse
        self.target: Final = target
        self.to_target: Final = distances(tolls.land, [target])
        self.found: list[list[int]] = [[], []]  # by size
        self.fewest = 0  # the size of the smallest, once it is found
        self.all: list[int] = []
        self.kept: list[list[int]] = [[] for _ in tolls.land.grounds]
        self.layer: list[tuple[int, int]] = []
        for start in starts:
            bundle = tolls.slots[start]
            if not self.kept[start] and purse.pays(bundle):
                self.kept[start].append(bundle)
                self.layer.append((start, bundle))

    def finished(self, size: int) -> bool:
        """Whether no bundle of this size or larger is left."""
        return not self.layer and size >= len(self.found)

    def bundles(self, size: int) -> list[int]:
        """The bundles of a size that contain no smaller one."""
        while len(self.found) <= size:
            self.found.append([])
            self._grow()
        return self.found[size]

    def _grow(self) -> None:
        """One card more on every route. Every route ends with the target's own slot: what contains
        a bundle of the target once that is added is useless (D5.10)."""
        ways = self.tolls.land.ways
        gifts = self.tolls.gifts
        last = gifts[self.target]
        size = len(self.found) - 1
        grown: list[tuple[int, int]] = []
        for node, bundle in self.layer:
            if has_part(self.all, bundle + last):
                continue
            for other in ways[node]:
                if size + self.to_target[other] - 1 > self.purse.size:
                    continue
                larger = bundle + gifts[other]
                if other == self.target:
                    if self._pays(larger) and not has_part(self.kept[other], larger):
                        self.kept[other].append(larger)
                        self.found[size].append(larger)
                elif (
                    not has_part(self.kept[other], larger)
                    and not has_part(self.all, larger + last)
                    and self._pays(larger + last)
                ):
                    self.kept[other].append(larger)
                    grown.append((other, larger))
        if self.found[size] and not self.all:
            self.fewest = size
        self.all += self.found[size]
        self.layer = grown

    def _pays(self, bundle: int) -> bool:
        """Whether the hand pays a bundle, whoever receives the cards."""
        slots = bundle if bundle <= RECEIVER_MASK else without_receivers(bundle)
        return self.purse.pays(slots)
