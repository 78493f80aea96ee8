"""Chance: one small seeded source, the same on every machine and in both forms of the code.

A multiply-with-carry generator. Every value stays below 2**63, so that compiled 64-bit numbers
and Python's own agree without masking.
"""

import hashlib
from typing import Final, final

from mypy_extensions import i64, mypyc_attr

# MULTIPLIER * 2**32 - 1 is a safe prime: the period is about 2**62.
MULTIPLIER: Final = 2147483085
LOW: Final = 0xFFFFFFFF
STATES: Final = MULTIPLIER * 2**32 - 2


@final
@mypyc_attr(acyclic=True)
class Chance:
    """A source of random numbers that can be copied and compared by its one number."""

    def __init__(self, state: int = 1) -> None:
        self.state: i64 = state

    def bits(self) -> i64:
        """The next 32 random bits."""
        state: i64 = self.state
        state = MULTIPLIER * (state & LOW) + (state >> 32)
        self.state = state
        return (state & LOW) ^ (state >> 32)

    def below(self, limit: int) -> int:
        """A number from 0 to limit - 1, all equally likely. The limit is below 2**31."""
        bound: i64 = limit
        product: i64 = self.bits() * bound
        if product & LOW < bound:
            surplus: i64 = (4294967296 - bound) % bound
            while product & LOW < surplus:
                product = self.bits() * bound
        return int(product >> 32)

    def shuffle(self, items: list[int]) -> None:
        """Put a list into random order."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            kept = items[last]
            items[last] = items[other]
            items[other] = kept

    def shuffled(self, items: tuple[int, ...]) -> tuple[int, ...]:
        """The same things in random order."""
        mixed = list(items)
        self.shuffle(mixed)
        return tuple(mixed)

    def copy(self) -> "Chance":
        """A source that will give the same numbers."""
        return Chance(self.state)

    def __reduce__(self) -> tuple[object, ...]:
        return (Chance, (int(self.state),))


def seeded(seed: int) -> Chance:
    """The source that belongs to a seed; any whole number will do."""
    digest = hashlib.sha256(str(seed).encode()).digest()
    return Chance(1 + int.from_bytes(digest[:16], "big") % STATES)
