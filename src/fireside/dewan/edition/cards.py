"""Kinds of terrain card as an edition's file writes them."""

from fireside.core.edition_file import Part
from fireside.dewan.rules.constants import TERRAIN_NAMES


def in_terrain_order(kind: Part) -> list[int]:
    """The terrains of a card in the order of the words, whatever the order in the file."""
    return sorted(map(TERRAIN_NAMES.index, kind.words("terrains")))


def card_name(kind: Part) -> str:
    """As in `forest-fire`, `mountains/water-pigment`, `badlands/desert`."""
    terrains = "/".join(TERRAIN_NAMES[terrain] for terrain in in_terrain_order(kind))
    return f"{terrains}-{kind.word('symbol')}" if kind.has("symbol") else terrains
