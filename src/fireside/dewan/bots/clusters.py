"""Camps that hang together, and those that stand alone (D9.5)."""

from typing import final

from mypy_extensions import i64

from fireside.dewan.bots.ground import BITS, Ground


@final
class Clusters:
    """Some camps as groups of two or more, and the rest."""

    def __init__(self, ground: Ground, camps: tuple[int, ...]) -> None:
        camp: i64
        all_camps: i64 = 0
        for camp in camps:
            all_camps |= BITS[camp]
        self.camps: i64 = all_camps
        self.count = 0
        self.alone: i64 = 0  # camps in no group
        self.beside_alone: i64 = 0
        self.beside_groups: i64 = 0
        left: i64 = 0
        for camp in camps:
            if ground.neighbours[camp] & all_camps:
                left |= BITS[camp]
                self.beside_groups |= ground.neighbours[camp]
            else:
                self.alone |= BITS[camp]
                self.beside_alone |= ground.neighbours[camp]
        while left:
            self.count += 1
            left &= ~hanging_together(ground, camps, left & -left)


def hanging_together(ground: Ground, camps: tuple[int, ...], group: i64) -> i64:
    """All camps of a group of which one is known."""
    before: i64 = 0
    while before != group:
        before = group
        for camp in camps:
            if ground.neighbours[camp] & group:
                group |= BITS[camp]
    return group


def mixed_groups(ground: Ground, one: tuple[int, ...], other: tuple[int, ...]) -> int:
    """How many groups have camps of both partners (D10.2)."""
    theirs: i64 = 0
    left: i64 = 0
    for camp in one:
        left |= BITS[camp]
    for camp in other:
        theirs |= BITS[camp]
    both = one + other
    found = 0
    while left:
        group = hanging_together(ground, both, left & -left)
        left &= ~group
        if group & theirs:
            found += 1
    return found
