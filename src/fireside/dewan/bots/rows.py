"""The scoring rows of the scenarios: what a seat has of them, and the sites that would add to them.

In teams what counts is where the partner's camps and berries are.
"""

from collections.abc import Callable
from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fireside.dewan.bots.clusters import Clusters, mixed_groups
from fireside.dewan.bots.ground import BITS, count
from fireside.dewan.bots.needs import gathered
from fireside.dewan.bots.pace import Pace
from fireside.dewan.bots.sheet import Sheet
from fireside.dewan.bots.situation import Situation
from fireside.dewan.rules.constants import WATER
from fireside.dewan.rules.scenarios import (
    BERRY_POINTS,
    DOWNPOUR_PAIR,
    DOWNPOUR_ZONE,
    FISH_POINTS,
    GROUP,
    LAKE_PAIR,
    LAKE_SHARE,
    TEAM_GROUP,
    TEAM_PAIR,
    VOLCANO_NEIGHBOUR,
    VOLCANO_PAIR,
    VOLCANO_WATER,
)
from fireside.dewan.rules.scoring import berries_of

PARTNER_NAMES: Final = [
    "partner's camps",
    "partner's cards",
    "partner's berries",
    "berries paired with the partner's",
    "partner's camps met",
    "partner's camps to meet",
    "partner's camps to come",
    "partner's unfulfilled tiles",
]
NAMES: Final = [
    "groups",
    "camps alone",
    "camps alone to be joined",
    "waters beside camps",
    "waters to come",
    "camps beside others' homes",
    "camps beside the volcano",
    "high zones",
    "high zones to come",
    "lakes led",
    "lakes shared",
    "lakes led by one other",
    "villages",
    "villages with turns to come",
    "cards before the event",
    *PARTNER_NAMES,
]


@final
class Rows:
    """What the rows of the scenario look like to a seat; the sites that add to each of them."""

    def __init__(self, situation: Situation) -> None:
        self.first: i64 = 0
        self.second: i64 = 0
        self.third: i64 = 0
        self.clusters: Final = Clusters(situation.ground, situation.tribe.camps)
        self.groups = 0
        self.alone = 0  # camps in no group
        self.waters: i64 = 0
        self.dry = 0  # waters without an own camp beside them
        self.high: i64 = 0
        self.low = 0  # sites near the camps in zones of forest and mountains without one
        self.homes = 0
        self.heat = 0
        self.led = 0
        self.shared = 0
        self.behind = 0
        self.villages = 0
        self.met: i64 = 0
        self.mixed = 0
        BY_SCENARIO[situation.facts.scenario.name].look(self, situation)


def look_at_groups(rows: Rows, situation: Situation) -> None:
    """Spaces that would join camps that stand alone (D9.5)."""
    rows.groups = rows.clusters.count
    rows.alone = count(rows.clusters.alone)
    rows.first = rows.clusters.beside_alone & ~rows.clusters.beside_groups


def look_at_partner(rows: Rows, situation: Situation) -> None:
    """Spaces next to camps of the partner that no own camp is next to (D10.2)."""
    camps = situation.position.tribes[situation.partner()].camps
    rows.mixed = mixed_groups(situation.ground, situation.tribe.camps, camps)
    for camp in camps:
        if situation.ground.neighbours[camp] & rows.clusters.camps:
            rows.met |= BITS[camp]
        else:
            rows.first |= situation.ground.neighbours[camp]


def look_at_volcano(rows: Rows, situation: Situation) -> None:
    """Spaces beside new waters, the others' homes, and the volcano (D12.3, D12.4)."""
    ground = situation.ground
    for seat in range(situation.facts.players):
        if seat != situation.seat:
            rows.second |= ground.neighbours[situation.position.tribes[seat].camps[0]]
    for camp in situation.tribe.camps:
        rows.waters |= ground.waters[camp]
    rows.dry = count(ground.lakes & ~rows.waters)
    rows.homes = count(rows.second & rows.clusters.camps)
    rows.heat = count(ground.heat & rows.clusters.camps)
    rows.first = gathered(ground.shores, ground.lakes & ~rows.waters)
    rows.third = ground.heat


def look_at_heights(rows: Rows, situation: Situation) -> None:
    """Forest and mountains zones without an own camp (D13.2)."""
    land = situation.ground.land
    standing: i64 = 0
    for camp in situation.tribe.camps:
        if situation.ground.high >> camp & 1:
            rows.high |= BITS[land.zones[camp]]
            standing |= situation.ground.zones[land.zones[camp]]
    rows.first = situation.ground.high & ~standing
    rows.low = count(rows.first & situation.reach.near)


def look_at_lakes(rows: Rows, situation: Situation) -> None:
    """Lakes led, shared, and led by somebody with one camp more (D14.6); where a camp would
    change that; where a village could be (D14.1)."""
    ground = situation.ground
    players = situation.facts.players
    beside = vec[i64]([0] * (players * len(ground.nodes)))
    for seat in range(players):
        for camp in situation.position.tribes[seat].camps:
            for water in ground.land.waters[camp]:
                beside[water * players + seat] += 1
    water = 0
    lakes: i64 = ground.lakes
    while lakes:
        if lakes & 1:
            judge_lake(rows, situation, beside, water)
        lakes >>= 1
        water += 1
    for camp in situation.tribe.camps:
        if ground.land.grounds[camp] == WATER:
            rows.villages += 1
    rows.second = ground.lakes


def judge_lake(rows: Rows, situation: Situation, beside: vec[i64], water: i64) -> None:
    """Whose a lake is, by the camps of each seat beside it."""
    players = situation.facts.players
    own = beside[water * players + situation.seat]
    best: i64 = 0
    seat: i64 = 0
    while seat < players:
        if seat != situation.seat:
            best = max(best, beside[water * players + seat])
        seat += 1
    if own > best:
        rows.led += 1
    elif own == best and own:
        rows.shared += 1
    elif own == best - 1:
        rows.behind += 1
    if best - 1 <= own <= best:
        rows.first |= situation.ground.shores[water]


def partner_berries(situation: Situation) -> int:
    """The berries of the partner."""
    return berries_of(situation.facts, situation.position.tribes[situation.partner()])


def pairs_of(situation: Situation) -> int:
    """Berries with fire."""
    return min(situation.berries, situation.fires[situation.seat])


def base_points(rows: Rows, situation: Situation) -> int:
    """Groups and berries."""
    return GROUP * rows.groups + BERRY_POINTS * situation.berries


def team_points(rows: Rows, situation: Situation) -> int:
    """Groups of both, and pairs of both partners' berries."""
    return TEAM_GROUP * rows.mixed + TEAM_PAIR * min(situation.berries, partner_berries(situation))


def volcano_points(rows: Rows, situation: Situation) -> int:
    """Waters, others' homes, pairs."""
    points = VOLCANO_WATER * count(rows.waters) + VOLCANO_NEIGHBOUR * rows.homes
    return points + VOLCANO_PAIR * pairs_of(situation)


def downpour_points(rows: Rows, situation: Situation) -> int:
    """Zones, pairs."""
    return DOWNPOUR_ZONE * count(rows.high) + DOWNPOUR_PAIR * pairs_of(situation)


def lake_points(rows: Rows, situation: Situation) -> int:
    """Lakes, pairs, fish."""
    lakes = LAKE_SHARE * (2 * rows.led + rows.shared)
    return lakes + LAKE_PAIR * pairs_of(situation) + FISH_POINTS * situation.tribe.fish


@final
class Sight:
    """How a scenario's rows are looked at, and the points that they bring."""

    def __init__(
        self, look: Callable[[Rows, Situation], None], points: Callable[[Rows, Situation], int]
    ) -> None:
        self.look: Final = look
        self.points: Final = points


BY_SCENARIO: Final = {
    "base": Sight(look_at_groups, base_points),
    "team": Sight(look_at_partner, team_points),
    "volcano": Sight(look_at_volcano, volcano_points),
    "downpour": Sight(look_at_heights, downpour_points),
    "lake-villages": Sight(look_at_lakes, lake_points),
}


def row_points(situation: Situation, rows: Rows) -> int:
    """The points of the scenario's rows."""
    return BY_SCENARIO[situation.facts.scenario.name].points(rows, situation)


def put_rows(sheet: Sheet, situation: Situation, rows: Rows) -> None:
    """What a seat has of each row, and what is to be had."""
    camps = situation.pace.camps
    sheet.share(rows.groups, 4.0)
    sheet.share(rows.alone, 4.0)
    sheet.share(min(float(rows.alone), camps), 4.0)
    sheet.share(count(rows.waters), 5.0)
    sheet.share(min(float(rows.dry), camps), 4.0)
    sheet.share(rows.homes, 3.0)
    sheet.share(rows.heat, 3.0)
    sheet.share(count(rows.high), 6.0)
    sheet.share(min(float(rows.low), camps), 4.0)
    put_villages(sheet, situation, rows)
    put_partner(sheet, situation, rows)


def put_villages(sheet: Sheet, situation: Situation, rows: Rows) -> None:
    """Lakes and villages, and how near the event is."""
    sheet.share(rows.led, 5.0)
    sheet.share(rows.shared, 4.0)
    sheet.share(rows.behind, 4.0)
    sheet.share(rows.villages, 3.0)
    sheet.share(rows.villages * situation.pace.turns, 20.0)
    near = situation.facts.has_event and situation.alive
    sheet.share(len(situation.position.pile) if near else 0, 10.0)


def put_partner(sheet: Sheet, situation: Situation, rows: Rows) -> None:
    """What the partner has; nothing where there are no teams."""
    if not situation.facts.teams:
        for _ in PARTNER_NAMES:
            sheet.put(0.0)
        return
    partner = situation.position.tribes[situation.partner()]
    theirs = partner_berries(situation)
    met = count(rows.met)
    sheet.share(len(partner.camps) - 1, 8.0)
    sheet.share(situation.cards[situation.partner()] if situation.alive else 0, 10.0)
    sheet.share(theirs, 6.0)
    sheet.share(min(theirs, situation.berries), 4.0)
    sheet.share(met, 6.0)
    sheet.share(min(float(len(partner.camps) - met), situation.pace.camps), 6.0)
    sheet.share(Pace(situation.position, situation.partner(), situation.cards).camps, 8.0)
    unfulfilled = 0
    for place in range(len(partner.stories)):
        if not partner.fulfilled >> place & 1:
            unfulfilled += 1
    sheet.share(unfulfilled if situation.alive else 0, 4.0)
