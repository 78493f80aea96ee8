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

from fireside.dewan.land import CENTRE, CLOSED, Land
from fireside.dewan.words import NOTHING, TERRAINS

FIELD: Final = 6
FIELD_MASK: Final = (1 << FIELD) - 1
SLOTS: Final = TERRAINS + 1  # the terrains, and any card
ANY: Final = 5
RECEIVER: Final = FIELD * SLOTS
RECEIVER_MASK: Final = (1 << RECEIVER) - 1
RECEIVERS: Final = 5  # the discards, then seats 0 to 3
ONE_GUARD: Final = sum(1 << (FIELD * slot + FIELD - 1) for slot in range(SLOTS))
GUARD: Final = sum(ONE_GUARD << RECEIVER * receiver for receiver in range(RECEIVERS))
DISCARDS: Final = 0
FAR: Final = 99


def slot_of(ground: int) -> int:
    """The slot that a ground asks for."""
    return ANY if ground == CENTRE else ground


def contains(bundle: int, part: int) -> bool:
    """Whether a bundle has all slots of another."""
    if bundle <= RECEIVER_MASK:
        return part <= RECEIVER_MASK and ((bundle | ONE_GUARD) - part) & ONE_GUARD == ONE_GUARD
    return ((bundle | GUARD) - part) & GUARD == GUARD


def slots_for(bundle: int, receiver: int) -> int:
    """The part of a bundle that goes to one receiver."""
    return bundle >> RECEIVER * receiver & RECEIVER_MASK


def counts_of(part: int) -> list[int]:
    """How many slots of each terrain, and of any, one receiver's part has."""
    return [part >> FIELD * slot & FIELD_MASK for slot in range(SLOTS)]


def without_receivers(bundle: int) -> int:
    """All slots of a bundle, whoever receives the cards."""
    total = 0
    while bundle:
        total += bundle & RECEIVER_MASK
        bundle >>= RECEIVER
    return total


@final
class Purse:
    """Which slots a hand can pay: every set of terrains must find enough cards that show one of
    them, and all slots together enough cards (Hall's condition)."""

    def __init__(self, hand: list[int], card_terrains: list[int]) -> None:
        self.size = sum(hand)
        self.cover = [0] * (1 << TERRAINS)
        for kind in range(len(hand)):
            if hand[kind]:
                for terrains in range(1, 1 << TERRAINS):
                    if terrains & card_terrains[kind]:
                        self.cover[terrains] += hand[kind]
        self.known: dict[int, bool] = {}

    def pays(self, slots: int) -> bool:
        """Whether the hand can fill all slots of a bundle without receivers."""
        answer = self.known.get(slots)
        if answer is None:
            answer = self._pays(slots)
            self.known[slots] = answer
        return answer

    def _pays(self, slots: int) -> bool:
        wanted = counts_of(slots)
        total = wanted[ANY]
        sums = [0] * (1 << TERRAINS)
        for terrain in range(TERRAINS):
            total += wanted[terrain]
            bit = 1 << terrain
            for terrains in range(bit, bit << 1):
                sums[terrains] = sums[terrains - bit] + wanted[terrain]
        if total > self.size:
            return False
        for terrains in range(1, 1 << TERRAINS):
            if sums[terrains] > self.cover[terrains]:
                return False
        return True


@final
class Tolls:
    """What each node of the land asks of one player: its slot, and who receives the card."""

    def __init__(self, land: Land, owners: list[int], seat: int) -> None:
        self.land: Final = land
        self.slots = [0] * len(land.grounds)
        self.gifts = [0] * len(land.grounds)
        for space in range(len(land.grounds)):
            ground = land.grounds[space]
            if ground != CLOSED:
                self.slots[space] = 1 << FIELD * slot_of(ground)
                self.gifts[space] = self.slots[space]
        for space in range(len(land.grounds)):
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


def least_costs(
    tolls: Tolls, starts: list[int], purse: Purse, targets: list[int], first_only: bool
) -> list[int]:
    """The fewest cards that the hand must pay for each node, 0 where it cannot.

    Bundles grow card by card; of those for one node only such are kept as contain no other. The
    search ends when every target within reach of the hand has its first, or with `first_only` when
    one has."""
    land = tolls.land
    fewest = distances(land, starts)
    costs = [0] * len(land.grounds)
    missing = {target for target in targets if fewest[target] <= purse.size}
    kept: list[list[int]] = [[] for _ in land.grounds]
    layer: list[tuple[int, int]] = []
    for start in starts:
        bundle = tolls.slots[start]
        if not kept[start] and purse.pays(bundle):
            kept[start].append(bundle)
            layer.append((start, bundle))
    size = 1
    while layer and missing:
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
                        if other in missing:
                            if first_only:
                                return costs
                            missing.discard(other)
        layer = grown
    return costs


def has_part(bundles: list[int], bundle: int) -> bool:
    """Whether a bundle contains one of others."""
    for part in bundles:
        if contains(bundle, part):
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
        """One card more on every route. What contains a bundle of the target is useless (D5.10)."""
        ways = self.tolls.land.ways
        gifts = self.tolls.gifts
        size = len(self.found) - 1
        grown: list[tuple[int, int]] = []
        for node, bundle in self.layer:
            if has_part(self.all, bundle):
                continue
            for other in ways[node]:
                if size + self.to_target[other] - 1 > self.purse.size:
                    continue
                larger = bundle + gifts[other]
                slots = larger if larger <= RECEIVER_MASK else without_receivers(larger)
                if self.purse.pays(slots) and not has_part(self.kept[other], larger):
                    self.kept[other].append(larger)
                    if other == self.target:
                        self.found[size].append(larger)
                    else:
                        grown.append((other, larger))
        self.all += self.found[size]
        self.layer = grown
