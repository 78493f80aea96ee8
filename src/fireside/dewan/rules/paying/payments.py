"""Payments (D5.9): how many cards may be paid for a target, and with which."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from fireside.dewan.rules.paying.bills import Purse
from fireside.dewan.rules.paying.payment import Payment
from fireside.dewan.rules.paying.routes import Search
from fireside.dewan.rules.state.facts import Facts

UNKNOWN: Final = -1


@final
@mypyc_attr(acyclic=True)
class Payments:
    """All that a player can pay for a target."""

    def __init__(self, facts: Facts, search: Search, seat: int) -> None:
        self.search: Final = search
        self.purse: Final = Purse(facts, search.means.held)
        self.players: Final = facts.players
        self.seat: Final = seat
        # By size, as far as it has been asked for.
        self.known: Final[list[Payment | None]] = [None] * (self.purse.size + 1)
        self.next_sizes: Final = vec[i64]([UNKNOWN] * (self.purse.size + 1))

    def of_size(self, size: int) -> Payment:
        """The payments with so many cards."""
        payment = self.known[size]
        if payment is None:
            payment = Payment(self.search, self.purse, self.players, self.seat, size)
            self.known[size] = payment
        return payment

    def next_size(self, size: i64) -> int:
        """The least size from `size` on for which a payment is allowed, or 0."""
        if size > self.purse.size:
            return 0
        if self.next_sizes[size] == UNKNOWN:
            self.next_sizes[size] = self._find_next(size)
        return int(self.next_sizes[size])

    def _find_next(self, size: int) -> int:
        """The same, worked out."""
        while not self.search.finished(size):
            # The smallest bundles have no rivals, and the search keeps only what the hand can pay.
            if self.search.until(size) > self.search.until(size - 1) and (
                size == self.search.fewest or self.of_size(size).possible()
            ):
                return size
            size += 1
        return 0
