"""How a seat stands: its points, and what they come from. In teams, how the team stands."""

from typing import Final

from fireside.dewan.bots.eyes import Eyes
from fireside.dewan.bots.rows import Rows, row_points
from fireside.dewan.bots.sheet import Sheet
from fireside.dewan.rules.scenarios import MOST_FIRE_POINTS
from fireside.dewan.rules.scoring import story_points

NAMES: Final = [
    "points now",
    "story points",
    "stories fulfilled",
    "fire",
    "most fire alone",
    "most fire shared",
    "fire ahead",
    "fire behind",
    "berries",
    "berries with fire",
    "berries beyond fire",
    "fire beyond berries",
    "fish",
]


def put_standing(sheet: Sheet, eyes: Eyes, rows: Rows) -> None:
    """Points now, and where they come from."""
    facts = eyes.facts
    tribe = eyes.tribe
    told = story_points(facts, tribe)
    fire = eyes.fires[eyes.seat]
    own = side_fire(eyes, eyes.seat)
    best = 0
    for seat in range(facts.players):
        if facts.team_of(seat) != facts.team_of(eyes.seat):
            best = max(best, side_fire(eyes, seat))
    points = told + own + row_points(eyes, rows)
    if facts.teams:
        points += story_points(facts, eyes.position.tribes[eyes.partner()])
    if own >= best and own > 0:
        points += MOST_FIRE_POINTS
    sheet.share(points, 10.0)
    sheet.share(told, 20.0)
    sheet.share(len(tribe.stories) - len(eyes.wishes.open), 4.0)
    sheet.share(own, 6.0)
    sheet.flag(own > best)
    sheet.flag(own == best and own > 0)
    sheet.up_to(max(0, own - best), 3.0)
    sheet.up_to(max(0, best - own), 3.0)
    berries = eyes.berries
    sheet.share(berries, 6.0)
    sheet.share(min(berries, fire), 4.0)
    sheet.up_to(max(0, berries - fire), 4.0)
    sheet.up_to(max(0, fire - berries), 4.0)
    sheet.share(tribe.fish, 6.0)


def side_fire(eyes: Eyes, seat: int) -> int:
    """The fire that counts against the others': in teams both partners'."""
    if eyes.facts.teams:
        return eyes.fires[seat] + eyes.fires[(seat + 2) % eyes.facts.players]
    return eyes.fires[seat]
