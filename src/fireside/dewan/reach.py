"""Reach (D5): which nodes the hand can pay for, and with how many cards at least.

Nodes are bits of one number, so that all routes that ask for the same cards grow in one step. Who
receives a card does not matter here, nor which are any cards: a route is useless if another to the
same node asks for fewer cards in all and of each terrain.
"""

from typing import Final, final

from librt.vecs import append, vec
from mypy_extensions import i64

from fireside.dewan.land import CENTRE, Land, around
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
        self.missing = wanted & means.open_nodes(land.ground_nodes)
        self.by_cards: Final = vec[i64]([0] * (means.size + 1))
        # Groups of routes: the number of what they ask for; the nodes where they end.
        self.numbers = vec[i64](capacity=MANY)
        self.ends = vec[i64](capacity=MANY)
        # For each number the nodes reached by asking for that, or for less as far as is known.
        self.reached: Final = vec[i64]([0] * means.numbers)
        self._enter(own, 0)
        size: i64 = 1
        begin: i64 = 0
        end: i64 = len(self.numbers)
        while begin < end and size < means.size - 1 and self.missing:
            useful: i64 = self._near(means.size - size) if end - begin > MANY else -1
            size += 1
            entered: i64 = 0
            while begin < end:
                number: i64 = self.numbers[begin]
                nodes: i64 = around(land.beside, self.ends[begin] & useful)
                nodes &= ~(own | self.reached[number])
                if nodes:
                    entered |= self._enter(nodes, number)
                begin += 1
            self.by_cards[size] = entered & self.missing
            self.missing &= ~entered
            end = len(self.numbers)
        if begin < end and size < means.size and self.missing:
            self.by_cards[size + 1] = self._finish(begin)

    def all(self) -> i64:
        """All wanted nodes that can be paid."""
        nodes: i64 = 0
        size: i64 = 0
        while size < len(self.by_cards):
            nodes |= self.by_cards[size]
            size += 1
        return nodes

    def _enter(self, nodes: i64, number: i64) -> i64:
        """Grow routes that ask for so much to some nodes; those for which the hand has a card. No
        routes are kept to nodes that were reached by a card less."""
        ground_nodes = self.land.ground_nodes
        strides = self.means.strides
        steps = self.means.steps
        bits = self.means.bits
        reached = self.reached
        entered: i64 = 0
        ground: i64 = 0
        while ground <= CENTRE:
            there: i64 = nodes & ground_nodes[ground]
            larger: i64 = number + strides[ground]
            ground += 1
            if not there or not bits[larger >> WORD] >> (larger & WORD_MASK) & 1:
                continue
            entered |= there
            known: i64 = reached[larger]
            if not there & ~known:
                continue
            step: i64 = 0
            while step < len(steps):
                # Where there is no such card to leave out, this is a number that is refused.
                known |= reached[larger - steps[step]]
                step += 1
            reached[larger] = known | there
            there &= ~known
            if there:
                self.numbers = append(self.numbers, larger)
                self.ends = append(self.ends, there)
        return entered

    def _finish(self, index: i64) -> i64:
        """The missing nodes that groups from one on reach with the last card."""
        land = self.land
        strides = self.means.strides
        bits = self.means.bits
        missing: i64 = self.missing
        while index < len(self.numbers):
            nodes: i64 = around(land.beside, self.ends[index]) & missing
            ground: i64 = 0
            while nodes and ground <= CENTRE:
                there: i64 = nodes & land.ground_nodes[ground]
                number: i64 = self.numbers[index] + strides[ground]
                if there and bits[number >> WORD] >> (number & WORD_MASK) & 1:
                    missing &= ~there
                nodes &= ~there
                ground += 1
            index += 1
        return self.missing & ~missing

    def _near(self, cards: i64) -> i64:
        """The nodes from which so many cards may lead to a wanted one that was not reached."""
        open_nodes: i64 = self.means.open_nodes(self.land.ground_nodes) & ~self.own
        near: i64 = self.missing
        before: i64 = 0
        while cards and near != before:
            before = near
            near |= around(self.land.beside, near & open_nodes)
            cards -= 1
        return near
