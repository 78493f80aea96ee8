"""Sites for the next camp: how many there are for the cards in hand, and what they would bring."""

from typing import Final

from mypy_extensions import i64

from fireside.dewan.bots.ground import count
from fireside.dewan.bots.rows import Rows
from fireside.dewan.bots.sheet import Sheet
from fireside.dewan.bots.situation import Situation

RANGES: Final = ["for two cards", "for three cards", "one card short", "near"]
FULFILLING: Final = 2  # goods that fulfilling a tile counts for
NAMES: Final = [
    *[f"sites {reach}" for reach in RANGES],
    *[f"tiles fulfilled {reach}" for reach in RANGES],
    *[f"wanted things {reach}" for reach in RANGES],
    *[f"berries {reach}" for reach in RANGES],
    *[f"row sites {reach}" for reach in RANGES],
    *[f"best site {reach}" for reach in RANGES],
    "best site in the last turn",
]


def put_sites(sheet: Sheet, situation: Situation, rows: Rows) -> None:
    """The sites by how many cards they need, all of them and those that bring something."""
    reach = situation.reach
    ranges: list[i64] = [reach.two, reach.three, reach.short, reach.near]
    if not situation.alive:
        ranges = [0, 0, 0, 0]
    wanted = situation.needs.wanted
    berries = berry_sites(situation)
    for sites in ranges:
        sheet.up_to(count(sites), 12.0)
    for sites in ranges:
        sheet.share(fulfilled_at(situation, sites), 10.0)
    for sites in ranges:
        sheet.up_to(count(sites & wanted), 6.0)
    for sites in ranges:
        sheet.flag(sites & berries != 0)
    for sites in ranges:
        sheet.up_to(count(sites & (rows.first | rows.second | rows.third)), 6.0)
    for sites in ranges:
        sheet.share(best_site(situation, rows, sites, wanted, berries), 5.0)
    last: i64 = reach.three if situation.pace.last else 0
    sheet.share(best_site(situation, rows, last, wanted, berries), 5.0)


def fulfilled_at(situation: Situation, sites: i64) -> int:
    """The worth of the tiles that a camp at one of these sites would fulfil."""
    return sum([story.worth for story in situation.needs.open if story.sites & sites])


def berry_sites(situation: Situation) -> i64:
    """The spaces of zones with a berry token."""
    sites: i64 = 0
    berries = situation.position.berries
    for zone in range(len(berries)):
        if berries[zone]:
            sites |= situation.ground.zones[zone]
    return sites


def best_site(situation: Situation, rows: Rows, sites: i64, wanted: i64, berries: i64) -> int:
    """The most goods that one of the sites brings at once."""
    fulfilling: i64 = 0
    for story in situation.needs.open:
        fulfilling |= story.sites
    best = 0
    left = sites & (wanted | berries | rows.first | rows.second | rows.third)
    while left:
        site = left & -left
        left ^= site
        goods = FULFILLING if site & fulfilling else 0
        if site & wanted:
            goods += 1
        if site & berries:
            goods += 1
        if site & rows.first:
            goods += 1
        if site & rows.second:
            goods += 1
        if site & rows.third:
            goods += 1
        best = max(best, goods)
    return best
