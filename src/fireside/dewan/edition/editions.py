"""Loads an edition of Dewan: what is printed on the pieces, from a file to the rules' lists."""

from typing import Final

from fireside.core.edition import Editions, digest, unused
from fireside.core.edition_file import EditionError, EditionFile, Part
from fireside.dewan.edition.cards import card_name, in_terrain_order
from fireside.dewan.edition.check import CHECKS
from fireside.dewan.edition.likely import LIKELY
from fireside.dewan.edition.playable import NEEDS
from fireside.dewan.edition.shape import CENTRES, FILE, LAND_NAMES, RESOURCE_NAMES
from fireside.dewan.rules.constants import NO_SYMBOL, NO_TERRAIN, SYMBOL_NAMES, TERRAIN_NAMES
from fireside.dewan.rules.pieces import Card, Edition, Layout, Story, Tile

__all__ = ["EditionError", "load", "load_with_warnings", "warnings"]


def _edition(file: EditionFile) -> Edition:
    edition = Edition()
    edition.name = file.part("edition").word("name")
    edition.digest = digest(file)
    edition.start_tiles = _tiles(file.part("start_tiles"))
    edition.neutral_tiles = _tiles(file.part("neutral_tiles"))
    edition.special_tiles = {tile.name: tile for tile in _tiles(file.part("special_tiles"))}
    layouts = file.part("layouts")
    edition.plain_layouts = _layouts(layouts.pieces("plain"))
    edition.special_layouts = _layouts(layouts.pieces("with_special_tile"))
    edition.cards = _cards(file.part("cards"))
    edition.stories = _stories(file.part("stories"))
    counts = file.part("counts")
    edition.berry_tokens = counts.number("berry_tokens")
    edition.markers = {
        "lava": counts.number("lava_markers"),
        "flood": counts.number("water_markers"),
    }
    edition.fish = counts.number("fish")
    edition.camps = counts.number("camps")
    return edition


def _tiles(part: Part) -> list[Tile]:
    tiles: list[Tile] = []
    for tile in part.pieces("tiles"):
        terrains = [CENTRES[tile.word("centre")], *map(TERRAIN_NAMES.index, tile.words("ring"))]
        symbols = [
            (resource, one, other)
            for resource, name in enumerate(RESOURCE_NAMES)
            for one, other in tile.pairs(name)
        ]
        tiles.append(Tile(tile.word("name"), terrains, symbols, tile.numbers("berries")))
    return tiles


def _layouts(pieces: list[Part]) -> list[Layout]:
    """For 2, 3 and 4 players, whatever the order in the file."""
    layouts: list[Layout] = []
    for piece in sorted(pieces, key=lambda piece: piece.number("players")):
        special = [piece.pair("special")] if piece.has("special") else []
        layouts.append(Layout(special, piece.pairs("neutral"), piece.pairs("start")))
    return layouts


def _cards(part: Part) -> list[Card]:
    cards: list[Card] = []
    for kind in part.pieces("kinds"):
        first, second = (*in_terrain_order(kind), NO_TERRAIN)[:2]
        symbol = SYMBOL_NAMES.index(kind.word("symbol")) if kind.has("symbol") else NO_SYMBOL
        cards.append(Card(card_name(kind), first, second, symbol, kind.number("copies")))
    cards.sort(key=lambda card: (card.second != NO_TERRAIN, card.first, card.second, card.symbol))
    return cards


def _stories(part: Part) -> list[Story]:
    stories: list[Story] = []
    taken: set[str] = set()
    for tile in part.pieces("tiles"):
        zones = [tile.number(name) for name in TERRAIN_NAMES]
        symbols = [tile.number(name) for name in RESOURCE_NAMES]
        asked = ["water", *LAND_NAMES, *RESOURCE_NAMES]
        name = "-".join(f"{tile.number(each)}-{each}" for each in asked if tile.has(each))
        points, fire = tile.number("points"), tile.number("fire")
        stories.append(Story(unused(name, taken), zones, symbols, points, fire))
    return stories


EDITIONS: Final = Editions("fireside.dewan.edition", FILE, CHECKS, NEEDS, LIKELY, _edition)
load: Final = EDITIONS.load
load_with_warnings: Final = EDITIONS.load_with_warnings
warnings: Final = EDITIONS.warnings
