"""Where the things of Bonfire stand in the law: numbers of rules."""

from typing import Final

# By source of points.
SOURCE_RULES: Final = {
    "in play": "B14.2",
    "bonfires": "B20.1",
    "guardians": "B20.2",
    "portals": "B20.3",
    "crystals": "B20.4",
    "council tasks": "B20.5",
    "fate tiles": "B20.6",
    "leftovers": "B20.7",
}
TIE_RULE: Final = "B20.8"
TOM_DRAW_RULE: Final = "B21.15"
HANDICAP_RULE: Final = "B22.1"
