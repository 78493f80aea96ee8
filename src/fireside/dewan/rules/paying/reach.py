"""Reach (D5): which nodes the hand can pay for, and with how many cards at least.

Nodes are bits of one number, so that all routes that ask for the same cards grow in one step. Who
receives a card does not matter here, nor which are any cards: a route is useless if another to the
same node asks for fewer cards in all and of each terrain.
"""

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64, mypyc_attr

from fireside.dewan.rules.constants import TERRAINS
from fireside.dewan.rules.land import Land
from fireside.dewan.rules.paying.means import WORD, WORD_MASK, Means
from fireside.dewan.rules.sets import around

ROOM: Final = 12  # words for groups from the beginning, for each card
MANY: Final = 24  # groups of routes, so many that it pays to look which of them lead anywhere


@final
@mypyc_attr(acyclic=True)
class Reach:
    """The wanted nodes that can be paid, by the fewest cards. Routes grow card by card from the own
    camps while they lead to wanted nodes that are not reached."""

    def __init__(self, land: Land, means: Means, own: i64, wanted: i64) -> None:
        self.land: Final = land
        self.means: Final = means
        self.own: Final = own
        self.by_cards: Final = vec[i64]([0] * (means.size + 1))
        # The grounds for which the hand has a card: their nodes, and what one asks for.
        self.grounds: Final = means.open_grounds(land.ground_nodes)
        self.open: Final = joined(self.grounds)
        self.missing = wanted & self.open
        # Groups of routes: the number of what they ask for; the nodes where they end.
        self.groups = vec[i64]([0] * (ROOM * (means.size + 1)))
        self.end: i64 = 0
        self.size: i64 = 1  # cards that the latest groups ask for
        self.grown: i64 = 0  # up to there groups have gone on
        self._start()
        if means.size > 2:
            self._grow()
        if self.size < means.size and self.missing:
            self.by_cards[self.size + 1] = self._finish()

    def all(self) -> i64:
        """All wanted nodes that can be paid."""
        nodes: i64 = 0
        size: i64 = 0
        while size < len(self.by_cards):
            nodes |= self.by_cards[size]
            size += 1
        return nodes

    def _start(self) -> None:
        """Routes begin at the own camps."""
        groups = self.groups
        grounds = self.grounds
        end: i64 = 0
        ground: i64 = 0
        while ground < len(grounds):
            there: i64 = self.own & grounds[ground]
            if there:
                groups[end] = grounds[ground + 1]
                groups[end + 1] = there
                end += 2
            ground += 2
        self.end = end

    def _grow(self) -> None:
        """Grow routes card by card. A route goes on from nodes that the same cards, or all but one
        of them, did not reach before."""
        means = self.means
        beside = self.land.beside
        strides = means.strides
        bits = means.bits
        grounds = self.grounds
        own: i64 = self.own
        # For each number the nodes reached by asking for that, or for less as far as is known.
        reached = vec[i64]([0] * (means.highest + 1))
        groups = self.groups
        begin: i64 = 0
        end: i64 = self.end
        size: i64 = self.size
        while begin < end and size < means.size - 1 and self.missing:
            useful: i64 = self.open
            if end - begin > 2 * MANY:
                useful = self._near(means.size - size)
            size += 1
            last: i64 = end
            entered: i64 = 0
            while begin < last:
                number: i64 = groups[begin]
                nodes: i64 = groups[begin + 1]
                begin += 2
                known: i64 = 0
                terrain: i64 = 0
                while terrain < TERRAINS:
                    fewer: i64 = number - strides[terrain]
                    if fewer >= 0:
                        known |= reached[fewer]
                    terrain += 1
                nodes &= useful & ~known
                if not nodes:
                    continue
                known |= reached[number]
                reached[number] = known
                nodes = around(beside, nodes) & ~(own | known)
                ground: i64 = 0
                while ground < len(grounds):
                    there: i64 = nodes & grounds[ground]
                    ground += 2
                    if not there:
                        continue
                    larger: i64 = number + grounds[ground - 1]
                    if not bits[larger >> WORD] >> (larger & WORD_MASK) & 1:
                        continue
                    entered |= there
                    there &= ~reached[larger]
                    if not there:
                        continue
                    reached[larger] |= there
                    if end == len(groups):
                        groups = extend(groups, vec[i64]([0] * end))
                    groups[end] = larger
                    groups[end + 1] = there
                    end += 2
            self.by_cards[size] = entered & self.missing
            self.missing &= ~entered
        self.groups = groups
        self.grown = begin
        self.end = end
        self.size = size

    def _finish(self) -> i64:
        """The missing nodes that the latest groups reach with the last card."""
        beside = self.land.beside
        bits = self.means.bits
        groups = self.groups
        grounds = self.grounds
        missing: i64 = self.missing
        near: i64 = around(beside, missing)
        index: i64 = self.grown
        while index < self.end:
            nodes: i64 = around(beside, groups[index + 1] & near) & missing
            ground: i64 = 0
            while nodes and ground < len(grounds):
                there: i64 = nodes & grounds[ground]
                number: i64 = groups[index] + grounds[ground + 1]
                if there and bits[number >> WORD] >> (number & WORD_MASK) & 1:
                    missing &= ~there
                nodes &= ~there
                ground += 2
            index += 2
        return self.missing & ~missing

    def _near(self, cards: i64) -> i64:
        """The nodes from which so many cards may lead to a wanted one that was not reached."""
        open_nodes: i64 = self.open & ~self.own
        near: i64 = self.missing
        before: i64 = 0
        while cards and near != before:
            before = near
            near |= around(self.land.beside, near & open_nodes)
            cards -= 1
        return near


def joined(grounds: vec[i64]) -> i64:
    """The nodes of all grounds."""
    nodes: i64 = 0
    ground: i64 = 0
    while ground < len(grounds):
        nodes |= grounds[ground]
        ground += 2
    return nodes
