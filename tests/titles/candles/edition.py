"""What is printed: how heavy the candles are, and what the chandelier bears."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from fireside.core.edition import Editions, digest
from fireside.core.edition_file import EditionFile, Part, Problem
from fireside.core.edition_shape import FileShape, ListOf, Number

HEAVIEST: Final = 4
FEWEST: Final = 12  # so that four can draw three each
SHAPE: Final = FileShape(
    "candles",
    {"chandelier": {"bears": Number(4, 99), "weights": ListOf(Number(1, HEAVIEST))}},
    marks=["O"],
)


@dataclass(frozen=True)
class Edition:
    """The printed values."""

    name: str
    digest: str
    bears: int
    weights: tuple[int, ...]


def enough(chandelier: Part) -> Iterator[Problem]:
    """Everybody has to get three (C1)."""
    count = len(chandelier.numbers("weights"))
    if count < FEWEST:
        yield chandelier.line("weights"), f"at least {FEWEST} candles, here {count}"


def edition(file: EditionFile) -> Edition:
    """The values of a file that has been checked."""
    part = file.part("chandelier")
    return Edition(
        name=file.part("edition").word("name"),
        digest=digest(file),
        bears=part.number("bears"),
        weights=tuple(part.numbers("weights")),
    )


EDITIONS: Final = Editions("candles", SHAPE, [], [(enough, ["chandelier"])], [], edition)
