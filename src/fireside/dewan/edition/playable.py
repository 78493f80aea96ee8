"""What play needs of an edition, whatever is printed: a map that fits, pieces told apart."""

from collections.abc import Iterator
from math import atan2, sqrt
from typing import Final

from fireside.core.edition import Check, no_name_twice, number_of
from fireside.core.edition_file import Part, Problem
from fireside.dewan.edition.cards import card_name
from fireside.dewan.edition.layout import LAYOUTS, all_places, distance, layouts_in, unreached
from fireside.dewan.edition.shape import RESOURCE_NAMES
from fireside.dewan.rules.constants import TERRAIN_NAMES


def tile_names(*parts: Part) -> Iterator[Problem]:
    return no_name_twice("tile", [tile for part in parts for tile in part.pieces("tiles")], "name")


def centres(neutral: Part, special: Part) -> Iterator[Problem]:
    """A volcano on the volcano tile, a terrain on all others but start tiles."""
    for tile in (*neutral.pieces("tiles"), *special.pieces("tiles")):
        name, centre = tile.word("name"), tile.word("centre")
        if name == "volcano" and centre != "volcano":
            yield tile.line("centre"), f"the centre of tile volcano must be volcano, here {centre}"
        elif name != "volcano" and centre not in TERRAIN_NAMES:
            yield tile.line("centre"), f"the centre of tile {name} must be a terrain, here {centre}"


def no_symbol_twice(part: Part) -> Iterator[Problem]:
    for tile in part.pieces("tiles"):
        name = tile.word("name")
        for resource in RESOURCE_NAMES:
            edges = [set(edge) for edge in tile.pairs(resource)]
            for number, edge in enumerate(edges):
                if edge in edges[:number]:
                    line = tile.line(resource, number)
                    yield line, f"{resource} of tile {name} comes twice on one edge"
        berries = tile.numbers("berries")
        for number, space in enumerate(berries):
            if space in berries[:number]:
                line = tile.line("berries", number)
                yield line, f"berry of tile {name} comes twice on space {space}"


def layout_for_each_number_of_players(part: Part) -> Iterator[Problem]:
    for key in LAYOUTS:
        for players in (2, 3, 4):
            layouts = [each for each in part.pieces(key) if each.number("players") == players]
            lines = [layout.line("players") for layout in layouts]
            what = f"layouts {key} for {players} players"
            yield from number_of(what, lines, 1, part.line(key))


def no_overlap(part: Part) -> Iterator[Problem]:
    for layout in layouts_in(part):
        places = all_places(layout)
        for number, (line, place) in enumerate(places):
            for line_before, before in places[:number]:
                if distance(place, before) < 3:
                    both = f"{list(before)} and {list(place)}"
                    yield max(line, line_before), f"the tiles at {both} overlap"


def connected_map(part: Part) -> Iterator[Problem]:
    """A camp can be placed from any tile towards any other."""
    for layout in layouts_in(part):
        for line, place in unreached(all_places(layout)):
            yield line, f"the tile at {list(place)} does not hang together with the others"


def start_places_clockwise(part: Part) -> Iterator[Problem]:
    """Seat by seat (D2.7). Seen from their middle, the direction turns once round and no more."""
    for layout in layouts_in(part):
        places = [(1.5 * q, sqrt(3) * (r + q / 2)) for q, r in layout.pairs("start")]
        middle_x = sum(x for x, _ in places) / max(len(places), 1)
        middle_y = sum(y for _, y in places) / max(len(places), 1)
        # Down is positive, so angles grow clockwise. Rounded, for places in the same direction.
        angles = [round(atan2(y - middle_y, x - middle_x), 6) for x, y in places]
        back = [
            one > next_one for one, next_one in zip(angles, angles[1:] + angles[:1], strict=True)
        ]
        if sum(back) > 1:
            yield layout.line("start"), "start places must be listed clockwise"


def kinds_of_cards(part: Part) -> Iterator[Problem]:
    before: set[str] = set()
    for kind in part.pieces("kinds"):
        terrains, name = kind.words("terrains"), card_name(kind)
        if len(set(terrains)) != len(terrains):
            yield kind.line("terrains"), "the terrains of a card must differ"
        elif name in before:
            yield kind.line(), f"card {name} comes twice; `copies` says how many there are"
        before.add(name)


def stories_ask_for_something(part: Part) -> Iterator[Problem]:
    for tile in part.pieces("tiles"):
        if not any(map(tile.has, (*TERRAIN_NAMES, *RESOURCE_NAMES))):
            yield tile.line(), "a story tile must ask for a terrain or a resource"


TILE_SECTIONS: Final = ["start_tiles", "neutral_tiles", "special_tiles"]

NEEDS: Final[list[Check]] = [
    (tile_names, TILE_SECTIONS),
    (centres, ["neutral_tiles", "special_tiles"]),
    *((no_symbol_twice, [section]) for section in TILE_SECTIONS),
    (layout_for_each_number_of_players, ["layouts"]),
    (no_overlap, ["layouts"]),
    (connected_map, ["layouts"]),
    (start_places_clockwise, ["layouts"]),
    (kinds_of_cards, ["cards"]),
    (stories_ask_for_something, ["stories"]),
]
