"""What an edition most likely is: the L lines of the components page. Leaving them only warns."""

from collections.abc import Iterator
from itertools import combinations
from typing import Final

from fireside.core.edition import Check
from fireside.core.edition_file import Part, Problem
from fireside.dewan.edition.cards import card_name
from fireside.dewan.edition.shape import LAND_NAMES, RESOURCE_NAMES
from fireside.dewan.rules.constants import SYMBOL_NAMES, TERRAIN_NAMES

COPIES: Final = {
    **{f"{terrain}-{symbol}": 1 for terrain in TERRAIN_NAMES for symbol in SYMBOL_NAMES},
    **{f"{land}/water-{resource}": 1 for land in LAND_NAMES for resource in RESOURCE_NAMES},
    **{f"{one}/{other}": 3 for one, other in combinations(LAND_NAMES, 2)},
}


def copies_of_cards(part: Part) -> Iterator[Problem]:
    """25 with one terrain, 12 with a land and water, 18 with two lands (L)."""
    kinds = {card_name(kind): kind for kind in part.pieces("kinds")}
    for name in {**COPIES, **kinds}:
        likely = COPIES.get(name, 0)
        copies = kinds[name].number("copies") if name in kinds else 0
        if copies != likely:
            line = kinds[name].line("copies") if name in kinds else part.line("kinds")
            yield line, f"{name} cards are likely {likely}, here {copies}"


LIKELY: Final[list[Check]] = [(copies_of_cards, ["cards"])]
