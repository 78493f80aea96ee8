"""How far the game is: turns to come and whose is next, camps placed, cards in hand."""

from typing import Final

from fireside.dewan.bots.pace import FARE
from fireside.dewan.bots.sheet import Sheet
from fireside.dewan.bots.situation import Situation
from fireside.dewan.rules.camps import STORY_CAMPS, TUCK_CAMPS
from fireside.dewan.rules.constants import CAMPS, NOTHING, TERRAIN_NAMES, TERRAINS
from fireside.dewan.rules.scenarios import SCENARIOS

MOST_PLAYERS: Final = 4
NAMES: Final = [
    "turn to come",
    "last turn to come",
    "only others' turns to come",
    "turns to come",
    "few turns to come",
    "rounds played",
    "next to move",
    "turns before the own",
    "camps of the quickest other",
    "turns behind the quickest",
    "turns ahead of the quickest",
    *[f"{players} players" for players in range(2, MOST_PLAYERS + 1)],
    *[f"scenario {scenario.name}" for scenario in SCENARIOS],
    "camps placed",
    "no camp placed",
    "one camp left",
    "tile with the next camp",
    "tucking with the next camp",
    "camps to come",
    "story tiles to come",
    "tuckings to come",
    "tuckings missed",
    "cards",
    "two cards",
    "seven cards",
    "cards for camps to come",
    "cards beyond camps to come",
    "cards with two terrains",
    "terrains in hand",
    *[f"{name} cards" for name in TERRAIN_NAMES],
    "fire cards to tuck",
    "berry cards to tuck",
    "wanted cards to tuck",
]


def put_course(sheet: Sheet, situation: Situation) -> None:
    """Time, camps and cards."""
    put_time(sheet, situation)
    put_table(sheet, situation)
    put_camps(sheet, situation)
    put_cards(sheet, situation)


def put_time(sheet: Sheet, situation: Situation) -> None:
    """The turns to come, and who is quickest."""
    pace = situation.pace
    behind = max(-6.0, min(6.0, pace.own - pace.rivals))
    sheet.flag(situation.alive)
    sheet.flag(pace.last)
    sheet.flag(not situation.alive and not pace.over)
    sheet.share(pace.turns, 16.0)
    sheet.up_to(pace.turns, 4.0)
    sheet.share(situation.position.round if situation.alive else 0, 20.0)
    sheet.flag(situation.alive and pace.wait == 0)
    sheet.share(pace.wait if situation.alive else 0, 3.0)
    sheet.share(pace.camps_of_rivals if situation.alive else 0, 8.0)
    sheet.share(max(0.0, behind) if situation.alive else 0.0, 6.0)
    sheet.share(max(0.0, -behind) if situation.alive else 0.0, 6.0)


def put_table(sheet: Sheet, situation: Situation) -> None:
    """How many play, and which scenario."""
    for players in range(2, MOST_PLAYERS + 1):
        sheet.flag(situation.alive and situation.facts.players == players)
    for scenario in SCENARIOS:
        sheet.flag(situation.alive and situation.facts.scenario is scenario)


def put_camps(sheet: Sheet, situation: Situation) -> None:
    """Camps placed and to come, and what their places on the tribe board will bring."""
    sheet.share(situation.placed, 8.0)
    following = situation.placed + 1 if situation.alive else 0
    sheet.flag(following == 1)
    sheet.flag(following == CAMPS - 1)
    sheet.flag(following in STORY_CAMPS)
    sheet.flag(following in TUCK_CAMPS)
    untucked = len([tucked for tucked in situation.tribe.tucked if tucked == NOTHING])
    sheet.share(situation.pace.camps, 8.0)
    sheet.share(situation.tiles if situation.alive else 0, 3.0)
    sheet.share(situation.tucks if situation.alive else 0, 3.0)
    sheet.share(untucked - situation.tucks, 3.0)


def put_cards(sheet: Sheet, situation: Situation) -> None:
    """The hand, as far as turns are left in which it can be used."""
    purse = situation.purse
    cards = float(purse.cards) if situation.alive else 0.0
    fares = FARE * situation.pace.camps
    sheet.share(cards, 10.0)
    sheet.up_to(cards, 2.0)
    sheet.up_to(cards, 7.0)
    sheet.share(min(cards, fares), 10.0)
    sheet.share(max(0.0, cards - fares), 10.0)
    sheet.share(purse.doubles if situation.alive else 0, 5.0)
    sheet.share(terrains_in_hand(situation), 5.0)
    for terrain in range(TERRAINS):
        sheet.up_to(purse.shows(terrain) if situation.alive else 0, 3.0)
    tucks = min(float(situation.tucks), situation.pace.camps)
    sheet.share(min(purse.fire, tucks), 2.0)
    sheet.share(min(purse.berries, tucks), 2.0)
    sheet.share(min(purse.wanted, tucks), 3.0)


def terrains_in_hand(situation: Situation) -> int:
    """How many terrains the hand shows."""
    if not situation.alive:
        return 0
    found = 0
    for terrain in range(TERRAINS):
        if situation.purse.shows(terrain):
            found += 1
    return found
