"""The features of a position of Dewan: what one seat sees, in numbers of about 0 to 1.

Points and what they come from; how much game is left; camps, cards, tiles and sites, as far as
turns are left in which they can be used; the rows of the scenario; and what the others have. They
rest on what is public and on the seat's own hand.
"""

from typing import Final

from librt.vecs import vec

from fireside.dewan.bots import course, rows, sites, standing, tiles
from fireside.dewan.bots.rows import Rows
from fireside.dewan.bots.sheet import Sheet
from fireside.dewan.bots.situation import Situation
from fireside.dewan.rules.scoring import story_points
from fireside.dewan.rules.state.position import Position

OTHERS_NAMES: Final = [
    "most story points of others",
    "story points of others",
    "most cards of others",
    "unfulfilled tiles of others",
]
NAMES: Final[list[str]] = [
    *standing.NAMES,
    *course.NAMES,
    *tiles.NAMES,
    *sites.NAMES,
    *rows.NAMES,
    *OTHERS_NAMES,
]
COUNT: Final = len(NAMES)


def features(position: Position, seat: int) -> vec[float]:
    """The features of a position in the order of their names."""
    sheet = Sheet(COUNT)
    situation = Situation(position, seat)
    seen = Rows(situation)
    standing.put_standing(sheet, situation, seen)
    course.put_course(sheet, situation)
    tiles.put_tiles(sheet, situation)
    sites.put_sites(sheet, situation, seen)
    rows.put_rows(sheet, situation, seen)
    put_others(sheet, situation)
    return sheet.values


def put_others(sheet: Sheet, situation: Situation) -> None:
    """The strongest of the opponents, and what they have on average."""
    facts = situation.facts
    most = 0
    cards = 0
    points = 0.0
    unfulfilled = 0.0
    count = 0
    for seat in range(facts.players):
        if facts.team_of(seat) != facts.team_of(situation.seat):
            tribe = situation.position.tribes[seat]
            told = story_points(facts, tribe)
            most = max(most, told)
            cards = max(cards, situation.cards[seat])
            points += told
            for place in range(len(tribe.stories)):
                unfulfilled += 0.0 if tribe.fulfilled >> place & 1 else 1.0
            count += 1
    sheet.share(most, 20.0)
    sheet.share(points / count, 20.0)
    sheet.share(cards, 10.0)
    sheet.share(unfulfilled / count, 4.0)
