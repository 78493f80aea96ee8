"""The things of Dewan (D1) as small numbers: terrains, symbols, scenarios."""

from typing import Final

TITLE: Final = "dewan"

# Terrains. The four lands, then water; a space without terrain has NO_TERRAIN.
BADLANDS: Final = 0
MOUNTAINS: Final = 1
DESERT: Final = 2
FOREST: Final = 3
WATER: Final = 4
TERRAINS: Final = 5
NO_TERRAIN: Final = -1
TERRAIN_NAMES: Final = ["badlands", "mountains", "desert", "forest", "water"]

# Symbols on cards; the first three are also the resources on the map.
ARTIFACT: Final = 0
PIGMENT: Final = 1
CRYSTAL: Final = 2
BERRY: Final = 3
FIRE: Final = 4
RESOURCES: Final = 3
NO_SYMBOL: Final = -1
SYMBOL_NAMES: Final = ["artifact", "pigment", "crystal", "berry", "fire"]

# Scenarios.
BASE: Final = 0
TEAM: Final = 1
VOLCANO: Final = 2
DOWNPOUR: Final = 3
LAKE_VILLAGES: Final = 4
SCENARIO_NAMES: Final = ["base", "team", "volcano", "downpour", "lake-villages"]

# What stands in the centre of a tile besides a terrain.
CENTRE_CAMP: Final = -2  # a start tile's bare centre with its initial camp
CENTRE_VOLCANO: Final = -3

CAMPS: Final = 9  # the initial one and eight on the tribe board
ROW: Final = 6  # open cards
STORY_ROW: Final = 5
SPACES_A_TILE: Final = 7
NOTHING: Final = -1
