"""The layouts of an edition's file: where tiles lie and which of them touch.

Two tiles of seven spaces overlap where their centres are fewer than 3 steps apart, and touch
where they are 3 apart.
"""

from typing import Final

from fireside.core.edition_file import Part

LAYOUTS: Final = ["plain", "with_special_tile"]

# The line of the file that names a place, and the axial coordinates of the place.
Place = tuple[int, tuple[int, int]]


def layouts_in(part: Part) -> list[Part]:
    return [layout for key in LAYOUTS for layout in part.pieces(key)]


def inner_places(layout: Part) -> list[Place]:
    """The special place, if the layout has one, and the neutral ones."""
    special = [(layout.line("special"), layout.pair("special"))] if layout.has("special") else []
    return [*special, *_places(layout, "neutral")]


def all_places(layout: Part) -> list[Place]:
    return [*inner_places(layout), *_places(layout, "start")]


def _places(layout: Part, key: str) -> list[Place]:
    return list(zip(layout.lines_in(key), layout.pairs(key), strict=True))


def distance(one: tuple[int, int], other: tuple[int, int]) -> int:
    """Steps from one space to another."""
    right, down = other[0] - one[0], other[1] - one[1]
    return max(abs(right), abs(down), abs(right + down))


def unreached(places: list[Place]) -> list[Place]:
    """The places to which no chain of touching tiles leads from the first."""
    reached = places[:1]
    for _, here in reached:  # grows as it goes
        reached += [
            place for place in places if place not in reached and distance(here, place[1]) <= 3
        ]
    return [place for place in places if place not in reached]
