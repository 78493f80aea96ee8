"""How far the game is: turns to come and whose is next, camps placed, cards in hand."""

from typing import Final

from fireside.dewan.bots.eyes import Eyes
from fireside.dewan.bots.pace import FARE
from fireside.dewan.bots.sheet import Sheet
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


def put_course(sheet: Sheet, eyes: Eyes) -> None:
    """Time, camps and cards."""
    put_time(sheet, eyes)
    put_table(sheet, eyes)
    put_camps(sheet, eyes)
    put_cards(sheet, eyes)


def put_time(sheet: Sheet, eyes: Eyes) -> None:
    """The turns to come, and who is quickest."""
    pace = eyes.pace
    behind = max(-6.0, min(6.0, pace.own - pace.rivals))
    sheet.flag(eyes.alive)
    sheet.flag(pace.last)
    sheet.flag(not eyes.alive and not pace.over)
    sheet.share(pace.turns, 16.0)
    sheet.up_to(pace.turns, 4.0)
    sheet.share(eyes.position.round if eyes.alive else 0, 20.0)
    sheet.flag(eyes.alive and pace.wait == 0)
    sheet.share(pace.wait if eyes.alive else 0, 3.0)
    sheet.share(pace.camps_of_rivals if eyes.alive else 0, 8.0)
    sheet.share(max(0.0, behind) if eyes.alive else 0.0, 6.0)
    sheet.share(max(0.0, -behind) if eyes.alive else 0.0, 6.0)


def put_table(sheet: Sheet, eyes: Eyes) -> None:
    """How many play, and which scenario."""
    for players in range(2, MOST_PLAYERS + 1):
        sheet.flag(eyes.alive and eyes.facts.players == players)
    for scenario in SCENARIOS:
        sheet.flag(eyes.alive and eyes.facts.scenario is scenario)


def put_camps(sheet: Sheet, eyes: Eyes) -> None:
    """Camps placed and to come, and what their places on the tribe board will bring."""
    sheet.share(eyes.placed, 8.0)
    following = eyes.placed + 1 if eyes.alive else 0
    sheet.flag(following == 1)
    sheet.flag(following == CAMPS - 1)
    sheet.flag(following in STORY_CAMPS)
    sheet.flag(following in TUCK_CAMPS)
    missed = len([tucked for tucked in eyes.tribe.tucked if tucked == NOTHING]) - eyes.tucks
    sheet.share(eyes.pace.camps, 8.0)
    sheet.share(eyes.tiles if eyes.alive else 0, 3.0)
    sheet.share(eyes.tucks if eyes.alive else 0, 3.0)
    sheet.share(missed, 3.0)


def put_cards(sheet: Sheet, eyes: Eyes) -> None:
    """The hand, as far as turns are left in which it can be used."""
    purse = eyes.purse
    cards = float(purse.cards) if eyes.alive else 0.0
    fares = FARE * eyes.pace.camps
    sheet.share(cards, 10.0)
    sheet.up_to(cards, 2.0)
    sheet.up_to(cards, 7.0)
    sheet.share(min(cards, fares), 10.0)
    sheet.share(max(0.0, cards - fares), 10.0)
    sheet.share(purse.doubles if eyes.alive else 0, 5.0)
    sheet.share(terrains_in_hand(eyes), 5.0)
    for terrain in range(TERRAINS):
        sheet.up_to(purse.shows(terrain) if eyes.alive else 0, 3.0)
    tucks = min(float(eyes.tucks), eyes.pace.camps)
    sheet.share(min(purse.fire, tucks), 2.0)
    sheet.share(min(purse.berries, tucks), 2.0)
    sheet.share(min(purse.wanted, tucks), 3.0)


def terrains_in_hand(eyes: Eyes) -> int:
    """How many terrains the hand shows."""
    if not eyes.alive:
        return 0
    found = 0
    for terrain in range(TERRAINS):
        if eyes.purse.shows(terrain):
            found += 1
    return found
