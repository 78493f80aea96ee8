"""The 33 gnomes by what they do (B19), one row each; the resources they show are the edition's.

An ability is asked for where it applies, `city.has(FREE_PROCESSION)`: search for its name.
"""

from typing import Final

# Specialists: for as long as they live in the city.
CROWDED_PATHS: Final = 1  # any number of guardians on the own path tiles
EXTRA_STEP: Final = 2  # each guardian 1 step further than paid
TASKS_FOR_ANY_RESOURCES: Final = 3  # any 2 resources for a task
ELDERS_BRING_POINTS: Final = 4  # 2 points with each elder
DOUBLE_YELLOW: Final = 5  # each yellow token paid counts as 2
EARN_ANY_RESOURCE: Final = 6  # guardians earn what the player chooses
NOVICES_BRING_GOLD: Final = 7  # 1 gold with each novice seated
PATHS_BRING_RESOURCES: Final = 8  # what a path tile shows when it is taken
GNOMES_FOR_ANY_RESOURCES: Final = 9  # resources of the player's choice for a gnome
EARN_TWICE: Final = 10  # to 13, by colour: that guardian earns its resource once more
KEEP_THREE: Final = 14  # a fate tile is laid with up to 3 tokens in supply
GNOMES_BRING_YELLOW: Final = 15  # 1 yellow token with each gnome, this one included
CELLS_GIVE_TWICE: Final = 16  # each printed symbol covered gives its thing once more
FREE_PROCESSION: Final = 17  # a procession of 1 step follows each new guardian
GUARDIANS_SCORE_MORE: Final = 18  # at the end 2 points for each guardian at a bonfire
COUNCIL_TASKS_PAY: Final = 19  # 1 gold and 1 yellow token for each council task fulfilled
FIRST_PATH_PAYS: Final = 20  # 1 gold for each guardian that ends its move on place 1's path
EXTRA_ROUTE: Final = 21  # the ship goes 1 route further than paid
EXTRA_FIELD: Final = 22  # the Great Bonfire turns 1 field further than paid
ALL_THREE_REWARDS: Final = 23  # of the Great Bonfire
SHARED_COUNCIL_SPACES: Final = 24  # novices go where others of their colour are
PORTALS_IN_ANY_ORDER: Final = 25
TASKS_FOR_ONE_TOKEN: Final = 26
BEYOND_THE_EDGE: Final = 27  # fate tiles may stick out of the area

# Elders: once, when they are recruited, 1 point for each.
ELDER_OF_PATHS: Final = 28
ELDER_OF_FATE_TILES: Final = 29
ELDER_OF_PORTALS: Final = 30
ELDER_OF_TASKS: Final = 31
ELDER_OF_GUARDIANS: Final = 32
ELDER_OF_GNOMES: Final = 33

# Why something is gained, as events say it, by the gnome that brings it.
BROUGHT_BY: Final = [f"gnome {gnome}" for gnome in range(ELDER_OF_GNOMES + 1)]
