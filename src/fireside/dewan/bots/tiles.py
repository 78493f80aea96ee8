"""Story tiles: what the unfulfilled ones can still bring, and what lies open in the row."""

from typing import Final

from fireside.dewan.bots.prints import THINGS
from fireside.dewan.bots.sheet import Sheet
from fireside.dewan.bots.situation import Situation
from fireside.dewan.rules.camps import STORY_CAMPS
from fireside.dewan.rules.constants import NOTHING, SYMBOL_NAMES, TERRAIN_NAMES, TERRAINS

MOST_LACKING: Final = 4
EFFORT: Final = 1.5  # points of a tile that one thing lacking is reckoned to cost
NAMES: Final = [
    *[f"{name} zones" for name in TERRAIN_NAMES],
    *[f"{name} symbols" for name in SYMBOL_NAMES[:3]],
    *[f"tiles lacking {lacking}" for lacking in range(1, MOST_LACKING + 1)],
    *[f"tiles lacking {lacking} with camps to come" for lacking in range(1, MOST_LACKING + 1)],
    "tiles in reach",
    "tiles out of reach",
    "fire on tiles in reach",
    "things lacking",
    "things lacking beyond camps to come",
    "best tile in the row",
    "best tile in the row with the next camp",
]


def put_tiles(sheet: Sheet, situation: Situation) -> None:
    """What counts for stories, what the open ones lack, and the row."""
    for thing in range(THINGS):
        has = float(situation.needs.has[thing]) if situation.alive else 0.0
        sheet.up_to(has, 4.0 if thing < TERRAINS else 3.0)
    put_open(sheet, situation)
    best = best_in_row(situation) if situation.alive and situation.tiles else 0.0
    sheet.share(best, 8.0)
    sheet.share(best if situation.placed + 1 in STORY_CAMPS else 0.0, 8.0)


def put_open(sheet: Sheet, situation: Situation) -> None:
    """The worth of unfulfilled tiles by how much they lack; a tucked card helps like a camp."""
    camps = situation.pace.camps
    help_to_come = camps + min(float(situation.tucks), camps / 2.0)
    worths = [0.0] * (MOST_LACKING + 1)
    in_reach = 0.0
    out_of_reach = 0.0
    fire = 0.0
    for story in situation.needs.open if situation.alive else []:
        likely = max(0.0, min(1.0, (help_to_come + 1.0 - story.lacking) / (story.lacking + 1.0)))
        lacking = min(story.lacking, MOST_LACKING)
        worths[lacking] += story.worth
        in_reach += story.worth * likely
        fire += story.fire * likely
        if help_to_come < story.lacking:
            out_of_reach += story.worth
    total = float(situation.needs.total()) if situation.alive else 0.0
    for lacking in range(1, MOST_LACKING + 1):
        sheet.share(worths[lacking], 10.0)
    for lacking in range(1, MOST_LACKING + 1):
        sheet.share(worths[lacking] * camps, 40.0)
    sheet.share(in_reach, 10.0)
    sheet.share(out_of_reach, 10.0)
    sheet.share(fire, 2.0)
    sheet.share(total, 8.0)
    sheet.up_to(max(0.0, total - help_to_come), 6.0)


def best_in_row(situation: Situation) -> float:
    """The worth of the open tile that would suit best, less the effort that it asks for."""
    prints = situation.ground.prints
    best = 0.0
    for tile in situation.position.story_row:
        if tile != NOTHING:
            effort = EFFORT * situation.needs.lacking_for(tile)
            best = max(best, float(prints.points[tile] + prints.fire[tile]) - effort)
    return best
