"""Sets of numbers from 0 to 62, one bit each in a word."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

MEMBERS: Final = 63
REMAINDERS: Final = 67  # powers of two up to 2**62 leave different remainders
BITS: Final = vec[i64]([1 << number for number in range(MEMBERS)])


def by_remainder(values: vec[i64]) -> vec[i64]:
    """What each number has, at the remainder of its bit."""
    found = vec[i64]([0] * REMAINDERS)
    number: i64 = 0
    while number < len(values):
        found[BITS[number] % REMAINDERS] = values[number]
        number += 1
    return found


# By the remainder of its bit: the number itself.
NUMBERS: Final = by_remainder(vec[i64](list(range(MEMBERS))))


def around(beside: vec[i64], members: i64) -> i64:
    """All that is beside some members, by a table of sets at the remainders of their bits."""
    found: i64 = 0
    while members:
        bit: i64 = members & -members
        found |= beside[bit % REMAINDERS]
        members ^= bit
    return found


def counted(members: i64) -> int:
    """How many members a set has."""
    count = 0
    while members:
        members &= members - 1
        count += 1
    return count
