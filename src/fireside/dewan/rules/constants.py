"""The things of Dewan (D1) as small numbers: grounds, symbols, phases."""

from typing import Final

TITLE: Final = "dewan"


def names_of(rows: dict[int, str]) -> list[str]:
    """Names by their numbers, which are 0, 1, 2 and so on."""
    return [rows[number] for number in range(len(rows))]


# Terrains. The four lands, then water; a space without terrain has NO_TERRAIN.
BADLANDS: Final = 0
MOUNTAINS: Final = 1
DESERT: Final = 2
FOREST: Final = 3
WATER: Final = 4
TERRAINS: Final = 5
NO_TERRAIN: Final = -1
TERRAIN_NAMES: Final = names_of(
    {
        BADLANDS: "badlands",
        MOUNTAINS: "mountains",
        DESERT: "desert",
        FOREST: "forest",
        WATER: "water",
    }
)
# Instead of a terrain, what else a space can be.
CENTRE: Final = 5  # the bare centre of a start tile
CLOSED: Final = 6  # the volcano, and lava: nobody may enter

# Symbols on cards; the first three are also the resources on the map.
ARTIFACT: Final = 0
PIGMENT: Final = 1
CRYSTAL: Final = 2
BERRY: Final = 3
FIRE: Final = 4
RESOURCES: Final = 3
NO_SYMBOL: Final = -1
SYMBOL_NAMES: Final = names_of(
    {ARTIFACT: "artifact", PIGMENT: "pigment", CRYSTAL: "crystal", BERRY: "berry", FIRE: "fire"}
)

# What stands in the centre of a tile besides a terrain.
CENTRE_CAMP: Final = -2  # a start tile's bare centre with its initial camp
CENTRE_VOLCANO: Final = -3

CAMPS: Final = 9  # the initial one and eight on the tribe board
ROW: Final = 6  # open cards
STORY_ROW: Final = 5
SPACES_A_TILE: Final = 7
NOTHING: Final = -1

# Phases: phases.py has a row for each.
DRAFTING: Final = 0
TURN: Final = 1
SIZING: Final = 2
PAYING: Final = 3
CHOOSING_STORY: Final = 4
TUCKING: Final = 5
LAVA: Final = 6
FLOOD: Final = 7
FISHING: Final = 8
REFILLING: Final = 9
FISH_DUE: Final = 10
TURN_OVER: Final = 11
OVER: Final = 12
