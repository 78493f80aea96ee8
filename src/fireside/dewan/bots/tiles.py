"""Story tiles: what the unfulfilled ones can still bring, and what lies open in the row."""

from typing import Final

from fireside.dewan.bots.eyes import Eyes
from fireside.dewan.bots.prints import THINGS
from fireside.dewan.bots.sheet import Sheet
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


def put_tiles(sheet: Sheet, eyes: Eyes) -> None:
    """What counts for stories, what the open ones lack, and the row."""
    for thing in range(THINGS):
        has = float(eyes.wishes.has[thing]) if eyes.alive else 0.0
        sheet.up_to(has, 4.0 if thing < TERRAINS else 3.0)
    put_open(sheet, eyes)
    best = best_in_row(eyes) if eyes.alive and eyes.tiles else 0.0
    sheet.share(best, 8.0)
    sheet.share(best if eyes.placed + 1 in STORY_CAMPS else 0.0, 8.0)


def put_open(sheet: Sheet, eyes: Eyes) -> None:
    """The worth of unfulfilled tiles by how much they lack; a tucked card helps like a camp."""
    camps = eyes.pace.camps
    help_to_come = camps + min(float(eyes.tucks), camps / 2.0)
    worths = [0.0] * (MOST_LACKING + 1)
    in_reach = 0.0
    out_of_reach = 0.0
    fire = 0.0
    for wish in eyes.wishes.open if eyes.alive else []:
        likely = max(0.0, min(1.0, (help_to_come + 1.0 - wish.lacking) / (wish.lacking + 1.0)))
        lacking = min(wish.lacking, MOST_LACKING)
        worths[lacking] += wish.worth
        in_reach += wish.worth * likely
        fire += wish.fire * likely
        if help_to_come < wish.lacking:
            out_of_reach += wish.worth
    total = float(eyes.wishes.total()) if eyes.alive else 0.0
    for lacking in range(1, MOST_LACKING + 1):
        sheet.share(worths[lacking], 10.0)
    for lacking in range(1, MOST_LACKING + 1):
        sheet.share(worths[lacking] * camps, 40.0)
    sheet.share(in_reach, 10.0)
    sheet.share(out_of_reach, 10.0)
    sheet.share(fire, 2.0)
    sheet.share(total, 8.0)
    sheet.up_to(max(0.0, total - help_to_come), 6.0)


def best_in_row(eyes: Eyes) -> float:
    """The worth of the open tile that would suit best, less the effort that it asks for."""
    prints = eyes.ground.prints
    best = 0.0
    for tile in eyes.position.story_row:
        if tile != NOTHING:
            effort = EFFORT * eyes.wishes.lacking_for(tile)
            best = max(best, float(prints.points[tile] + prints.fire[tile]) - effort)
    return best
