"""The fate area's outlook: how many tokens the tiles still to be laid may bring."""

from typing import Final, final

from librt.vecs import append, vec

from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.facts import Facts

SYMBOLS: Final = 6
BOARDS: Final = 4

NAMES: Final[list[str]] = [
    "fate tiles",
    "fate tiles with time",
    "fate tiles with turns",
    "no room for a fate tile",
    "largest areas squared",
    "tokens of the next fate tile",
    "tokens of a fate tile",
    "tokens of all fate tiles with time",
    "printed gold to cover",
]


@final
class Grown:
    """The areas of a city as they could grow."""

    def __init__(self, symbols: tuple[int, ...], covered: int, grown: list[int]) -> None:
        self.symbols: Final = symbols
        self.covered: Final = covered
        self.grown: Final = grown


REMEMBERED: Final[list[Grown]] = [Grown((), 0, []) for _ in range(BOARDS)]


def write(values: vec[float], facts: Facts, city: City, turns: float, time: float) -> vec[float]:
    """The features of fate tiles and fate area."""
    left = len(city.supply)
    values = append(values, left / 7.0)
    values = append(values, left / 7.0 * time)
    values = append(values, min(float(left), turns / 4.0) / 7.0)
    values = append(values, 0.0 if city.room else 1.0)
    squares = 0
    for size in city.largest:
        squares += size * size
    values = append(values, squares / 60.0)
    grown = grown_areas(facts, city)
    tiles = facts.edition.fate_tiles
    most = 0
    total = 0
    for index in range(left):
        tile = tiles[city.supply[index]]
        tokens = grown[tile[0]] + grown[tile[1]] + grown[tile[2]]
        total += tokens
        if index == 0 or index == left - 1:
            most = max(most, tokens)
    values = append(values, most / 10.0)
    values = append(values, total / left / 10.0 if left else 0.0)
    values = append(values, total / 50.0 * time)
    bare = ~city.covered
    return append(values, (facts.area.gold & bare).bit_count() / 5.0)


def grown_areas(facts: Facts, city: City) -> list[int]:
    """The size that each symbol's largest area could have with one cell more, if there is a free
    cell beside that symbol at all. Areas stay as they are for many turns, so the last ones of each
    city board are remembered."""
    known = REMEMBERED[city.board]
    if known.symbols is city.symbols and known.covered == city.covered:
        return known.grown
    area = facts.area
    free = area.inside & ~city.covered
    grown = []
    for symbol in range(SYMBOLS):
        beside = area.beside(city.symbols[symbol])
        grown.append(city.largest[symbol] + 1 if beside & free else 1)
    REMEMBERED[city.board] = Grown(city.symbols, city.covered, grown)
    return grown
