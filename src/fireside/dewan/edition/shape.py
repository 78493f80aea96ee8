"""The shape of Dewan's editions: which sections and keys a file has, what they may hold."""

from typing import Final

from fireside.core.edition_shape import FileShape, ListOf, Number, Pieces, Shape, Word
from fireside.dewan.rules.constants import (
    CENTRE_CAMP,
    CENTRE_VOLCANO,
    RESOURCES,
    SYMBOL_NAMES,
    TERRAIN_NAMES,
    WATER,
)

LAND_NAMES: Final = TERRAIN_NAMES[:WATER]
RESOURCE_NAMES: Final = SYMBOL_NAMES[:RESOURCES]
CENTRES: Final = {
    **{name: terrain for terrain, name in enumerate(TERRAIN_NAMES)},
    "camp": CENTRE_CAMP,
    "volcano": CENTRE_VOLCANO,
}

SPACE: Final = Number(0, 6)
PLACE: Final = ListOf(Number(-99, 99), 2)

TILES: Final = Pieces(
    {
        "name": Word(),
        "centre": Word(list(CENTRES)),
        "ring": ListOf(Word(TERRAIN_NAMES), 6),
        **{resource: ListOf(ListOf(SPACE, 2)) for resource in RESOURCE_NAMES},
        "berries": ListOf(SPACE),
    },
    optional=[*RESOURCE_NAMES, "berries"],
)
PLACES: Final[dict[str, Shape]] = {
    "players": Number(2, 4),
    "neutral": ListOf(PLACE),
    "start": ListOf(PLACE),
}

SECTIONS: Final[dict[str, dict[str, Shape]]] = {
    "counts": {
        key: Number(0, 1000)
        for key in (
            *("start_tiles", "neutral_tiles", "volcano_tiles", "downpour_tiles"),
            *("camps", "berry_tokens", "terrain_cards", "story_tiles"),
            *("lava_markers", "water_markers", "fish"),
        )
    },
    "start_tiles": {"tiles": TILES},
    "neutral_tiles": {"tiles": TILES},
    "special_tiles": {"tiles": TILES},
    "layouts": {
        "plain": Pieces(PLACES),
        "with_special_tile": Pieces({**PLACES, "special": PLACE}),
    },
    "cards": {
        "kinds": Pieces(
            {
                "terrains": ListOf(Word(TERRAIN_NAMES)),
                "symbol": Word(SYMBOL_NAMES),
                "copies": Number(1, 99),
            },
            optional=["symbol"],
        )
    },
    "stories": {
        "tiles": Pieces(
            {
                **{name: Number(1, 9) for name in (*TERRAIN_NAMES, *RESOURCE_NAMES)},
                "points": Number(0, 99),
                "fire": Number(0, 9),
            },
            optional=[*TERRAIN_NAMES, *RESOURCE_NAMES, "fire"],
        )
    },
}

FILE: Final = FileShape("dewan", SECTIONS, marks=["R", "F", "P", "L", "O"])
