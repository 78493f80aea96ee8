"""A sheet of numbers, written one after the other."""

from typing import final

from librt.vecs import append, vec


@final
class Sheet:
    """Numbers in the order in which they were put down."""

    def __init__(self, room: int) -> None:
        self.values = vec[float](capacity=room)

    def put(self, value: float) -> None:
        """The next number."""
        self.values = append(self.values, value)

    def share(self, number: float, most: float) -> None:
        """A number as a share of what is usually the most."""
        self.values = append(self.values, number / most)

    def up_to(self, number: float, most: float) -> None:
        """A share of what counts at most."""
        self.values = append(self.values, min(number, most) / most)

    def flag(self, holds: bool) -> None:
        """1 where something holds."""
        self.values = append(self.values, 1.0 if holds else 0.0)
