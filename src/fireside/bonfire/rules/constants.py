"""The constants of Bonfire (B1): kinds of token and resource, colours, places, as small numbers."""

from typing import Final

TITLE: Final = "bonfire"

# Tokens, in the order of a city's goods. Six kinds, then the wild one (B6.1).
SHIP: Final = 0
PATH: Final = 1
TASK: Final = 2
GREAT_BONFIRE: Final = 3
GUARDIAN: Final = 4
GNOME: Final = 5
YELLOW: Final = 6

# Resources follow the tokens in a city's goods: goods[RESOURCES + FLOWER].
RESOURCES: Final = 7
FLOWER: Final = 0
FRUIT: Final = 1
HERB: Final = 2
SHELL: Final = 3
ROOT: Final = 4
GOLD: Final = 5
GOODS: Final = 13

TOKEN_NAMES: Final = ["ship", "path", "task", "great_bonfire", "guardian", "gnome", "yellow"]
RESOURCE_NAMES: Final = ["flower", "fruit", "herb", "shell", "root", "gold"]
GOODS_NAMES: Final = TOKEN_NAMES + RESOURCE_NAMES

# Colours of tasks and crystals.
BLUE: Final = 0
RED: Final = 1
YELLOW_FIRE: Final = 2
COLOUR_NAMES: Final = ["blue", "red", "yellow"]

# Kinds of path tile: crystal * 5 + plain resource, then the path printed on the start tile, then
# those that show gold, one a crystal.
START_PATH: Final = 15
GOLD_PATHS: Final = 16
PATH_RESOURCES: Final = [*[FLOWER, FRUIT, HERB, SHELL, ROOT] * 3, GOLD, GOLD, GOLD, GOLD]

# Where a guardian is: absent, on the start space, on path 1 to 7, at bonfire 1 to 7.
ABSENT: Final = 0
START: Final = 1  # START + place is the path tile of that place
AT_BONFIRE: Final = 8  # AT_BONFIRE + place is the seat at the bonfire of that place

PLACES: Final = 7
ISLANDS: Final = 14
TASK_ISLANDS: Final = 10  # the guardian islands follow: TASK_ISLANDS + colour
TASKS_AN_ISLAND: Final = 3
FIELDS: Final = 7
SHAPES: Final = 7
COUNCIL_SPACES: Final = 8
COUNCIL_TASKS: Final = 5
OWN_GUARDIAN: Final = 4  # after the four colours
GUARDIANS: Final = 5
SPECIALISTS: Final = 27
ELDERS: Final = 6
FATE_TILES: Final = 8  # of each player
MOST_GNOMES: Final = 6
OPEN_SPECIALISTS: Final = 6
OPEN_PATHS: Final = 4
DOCK: Final = -1
NOTHING: Final = -1

# The five council tasks.
SEVEN_TASKS: Final = 0
SEVEN_PORTALS: Final = 1
SEVEN_PATHS: Final = 2
FIVE_GUARDIANS: Final = 3
SIX_GNOMES: Final = 4
COUNCIL_TASK_NAMES: Final = ["tasks", "portals", "paths", "guardians", "gnomes"]
COUNCIL_TASKS_ASK: Final = [PLACES, PLACES, PLACES, GUARDIANS, MOST_GNOMES]  # how many (B17)
