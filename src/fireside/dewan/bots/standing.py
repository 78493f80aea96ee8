"""How a seat stands: its points, and what they come from. In teams, how the team stands."""

from typing import Final

from fireside.dewan.bots.rows import Rows, row_points
from fireside.dewan.bots.sheet import Sheet
from fireside.dewan.bots.situation import Situation
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


def put_standing(sheet: Sheet, situation: Situation, rows: Rows) -> None:
    """Points now, and where they come from."""
    facts = situation.facts
    tribe = situation.tribe
    told = story_points(facts, tribe)
    fire = situation.fires[situation.seat]
    own = side_fire(situation, situation.seat)
    best = 0
    for seat in range(facts.players):
        if facts.team_of(seat) != facts.team_of(situation.seat):
            best = max(best, side_fire(situation, seat))
    points = told + own + row_points(situation, rows)
    if facts.teams:
        points += story_points(facts, situation.position.tribes[situation.partner()])
    if own >= best and own > 0:
        points += MOST_FIRE_POINTS
    sheet.share(points, 10.0)
    sheet.share(told, 20.0)
    sheet.share(len(tribe.stories) - len(situation.needs.open), 4.0)
    sheet.share(own, 6.0)
    sheet.flag(own > best)
    sheet.flag(own == best and own > 0)
    sheet.up_to(max(0, own - best), 3.0)
    sheet.up_to(max(0, best - own), 3.0)
    berries = situation.berries
    sheet.share(berries, 6.0)
    sheet.share(min(berries, fire), 4.0)
    sheet.up_to(max(0, berries - fire), 4.0)
    sheet.up_to(max(0, fire - berries), 4.0)
    sheet.share(tribe.fish, 6.0)


def side_fire(situation: Situation, seat: int) -> int:
    """The fire that counts against the others': in teams both partners'."""
    if situation.facts.teams:
        return situation.fires[seat] + situation.fires[(seat + 2) % situation.facts.players]
    return situation.fires[seat]
