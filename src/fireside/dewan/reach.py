"""Reach (D5): which nodes the hand can pay for, and with how many cards at least.

Nodes are bits of one number, so that all routes that ask for the same cards grow in one step. Who
receives a card does not matter here, nor which are any cards: a route is useless if another to the
same node asks for fewer cards in all and of each terrain.
"""

from typing import Final, final

from librt.vecs import extend, vec
from mypy_extensions import i64

from fireside.dewan.land import Land, around
from fireside.dewan.means import WORD, WORD_MASK, Means

MANY: Final = 24  # groups of routes, so many that it pays to look which of them lead anywhere


@final
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
        self.groups = vec[i64]([0] * (2 * MANY))
        self.end: i64 = 0
        self._grow()

    def all(self) -> i64:
        """All wanted nodes that can be paid."""
        nodes: i64 = 0
        size: i64 = 0
        while size < len(self.by_cards):
            nodes |= self.by_cards[size]
            size += 1
        return nodes

    def _grow(self) -> None:
        """Grow routes card by card, first to the own camps. A route is kept at nodes that the same
        cards, or all but one of them, did not reach before."""
        means = self.means
        beside = self.land.beside
        steps = means.steps
        bits = means.bits
        grounds = self.grounds
        own: i64 = self.own
        # For each number the nodes reached by asking for that, or for less as far as is known.
        reached = vec[i64]([0] * (means.highest + 1))
        groups = self.groups
        groups[1] = own
        begin: i64 = 0
        end: i64 = 2
        size: i64 = 0
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
                if size > 1:
                    nodes = around(beside, nodes & useful) & ~(own | reached[number])
                ground: i64 = 0
                while ground < len(grounds):
                    there: i64 = nodes & grounds[ground]
                    larger: i64 = number + grounds[ground + 1]
                    ground += 2
                    if not there or not bits[larger >> WORD] >> (larger & WORD_MASK) & 1:
                        continue
                    entered |= there
                    known: i64 = reached[larger]
                    if not there & ~known:
                        continue
                    step: i64 = 0
                    while step < len(steps) and steps[step] <= larger:
                        # Where there is no such card to leave out, that number is refused.
                        known |= reached[larger - steps[step]]
                        step += 1
                    reached[larger] = known | there
                    there &= ~known
                    if there:
                        if end == len(groups):
                            groups = extend(groups, vec[i64]([0] * end))
                        groups[end] = larger
                        groups[end + 1] = there
                        end += 2
            if size > 1:
                self.by_cards[size] = entered & self.missing
                self.missing &= ~entered
        self.groups = groups
        self.end = end
        if begin < end and 0 < size < means.size and self.missing:
            self.by_cards[size + 1] = self._finish(begin)

    def _finish(self, index: i64) -> i64:
        """The missing nodes that groups from one on reach with the last card."""
        beside = self.land.beside
        bits = self.means.bits
        groups = self.groups
        grounds = self.grounds
        missing: i64 = self.missing
        while index < self.end:
            nodes: i64 = around(beside, groups[index + 1]) & missing
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
