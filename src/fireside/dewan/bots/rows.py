"""The scoring rows of the scenarios: what a seat has of them, and the sites that would add to them.

In teams what counts is where the partner's camps and berries are.
"""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fireside.dewan.bots.clusters import Clusters, mixed_groups
from fireside.dewan.bots.eyes import Eyes
from fireside.dewan.bots.ground import BITS, count
from fireside.dewan.bots.pace import Pace
from fireside.dewan.bots.sheet import Sheet
from fireside.dewan.bots.wishes import gathered
from fireside.dewan.rules.constants import BASE, DOWNPOUR, LAKE_VILLAGES, TEAM, VOLCANO, WATER
from fireside.dewan.rules.scoring import (
    BERRY_POINTS,
    DOWNPOUR_PAIR,
    DOWNPOUR_ZONE,
    FISH_POINTS,
    GROUP,
    LAKE_LED,
    LAKE_PAIR,
    LAKE_SHARED,
    TEAM_GROUP,
    TEAM_PAIR,
    VOLCANO_NEIGHBOUR,
    VOLCANO_PAIR,
    VOLCANO_WATER,
    berries_of,
)

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

    def __init__(self, eyes: Eyes) -> None:
        self.first: i64 = 0
        self.second: i64 = 0
        self.third: i64 = 0
        self.clusters: Final = Clusters(eyes.ground, eyes.tribe.camps)
        self.waters: i64 = 0
        self.high: i64 = 0
        self.homes = 0
        self.heat = 0
        self.led = 0
        self.shared = 0
        self.behind = 0
        self.villages = 0
        self.met: i64 = 0
        self.mixed = 0
        scenario = eyes.facts.scenario
        if scenario == BASE:
            self.first = self.clusters.beside_alone & ~self.clusters.beside_groups
        elif scenario == TEAM:
            self._meet(eyes)
        elif scenario == VOLCANO:
            self._look_at_volcano(eyes)
        elif scenario == DOWNPOUR:
            self._climb(eyes)
        elif scenario == LAKE_VILLAGES:
            self._look_at_lakes(eyes)

    def _meet(self, eyes: Eyes) -> None:
        """Spaces next to camps of the partner that no own camp is next to (D10.2)."""
        camps = eyes.position.tribes[eyes.partner()].camps
        self.mixed = mixed_groups(eyes.ground, eyes.tribe.camps, camps)
        for camp in camps:
            if eyes.ground.neighbours[camp] & self.clusters.camps:
                self.met |= BITS[camp]
            else:
                self.first |= eyes.ground.neighbours[camp]

    def _look_at_volcano(self, eyes: Eyes) -> None:
        """Spaces beside new waters, the others' homes, and the volcano (D12.3, D12.4)."""
        ground = eyes.ground
        for seat in range(eyes.facts.players):
            if seat != eyes.seat:
                self.second |= ground.neighbours[eyes.position.tribes[seat].camps[0]]
        for camp in eyes.tribe.camps:
            self.waters |= ground.waters[camp]
        self.homes = count(self.second & self.clusters.camps)
        self.heat = count(ground.heat & self.clusters.camps)
        self.first = gathered(ground.shores, ground.lakes & ~self.waters)
        self.third = ground.heat

    def _climb(self, eyes: Eyes) -> None:
        """Forest and mountains zones without an own camp (D13.2)."""
        land = eyes.ground.land
        standing: i64 = 0
        for camp in eyes.tribe.camps:
            if eyes.ground.high >> camp & 1:
                self.high |= BITS[land.zones[camp]]
                standing |= eyes.ground.zones[land.zones[camp]]
        self.first = eyes.ground.high & ~standing

    def _look_at_lakes(self, eyes: Eyes) -> None:
        """Lakes led, shared, and led by somebody with one camp more (D14.6); where a camp would
        change that; where a village could be (D14.1)."""
        ground = eyes.ground
        players = eyes.facts.players
        beside = vec[i64]([0] * (players * len(ground.nodes)))
        for seat in range(players):
            for camp in eyes.position.tribes[seat].camps:
                for water in ground.land.waters[camp]:
                    beside[water * players + seat] += 1
        water = 0
        lakes: i64 = ground.lakes
        while lakes:
            if lakes & 1:
                self._judge_lake(eyes, beside, water)
            lakes >>= 1
            water += 1
        for camp in eyes.tribe.camps:
            if ground.land.grounds[camp] == WATER:
                self.villages += 1
        self.second = ground.lakes

    def _judge_lake(self, eyes: Eyes, beside: vec[i64], water: i64) -> None:
        players = eyes.facts.players
        own = beside[water * players + eyes.seat]
        best: i64 = 0
        seat: i64 = 0
        while seat < players:
            if seat != eyes.seat:
                best = max(best, beside[water * players + seat])
            seat += 1
        if own > best:
            self.led += 1
        elif own == best and own:
            self.shared += 1
        elif own == best - 1:
            self.behind += 1
        if best - 1 <= own <= best:
            self.first |= eyes.ground.shores[water]


def partner_berries(eyes: Eyes) -> int:
    """The berries of the partner."""
    return berries_of(eyes.facts, eyes.position.tribes[eyes.partner()])


def row_points(eyes: Eyes, rows: Rows) -> int:
    """The points of the scenario's rows."""
    scenario = eyes.facts.scenario
    berries = eyes.berries
    pairs = min(berries, eyes.fires[eyes.seat])
    if scenario == TEAM:
        pairs = min(berries, partner_berries(eyes))
        return TEAM_GROUP * rows.mixed + TEAM_PAIR * pairs
    if scenario == VOLCANO:
        points = VOLCANO_WATER * count(rows.waters) + VOLCANO_NEIGHBOUR * rows.homes
        return points + VOLCANO_PAIR * pairs
    if scenario == DOWNPOUR:
        return DOWNPOUR_ZONE * count(rows.high) + DOWNPOUR_PAIR * pairs
    if scenario == LAKE_VILLAGES:
        lakes = LAKE_LED * rows.led + LAKE_SHARED * rows.shared
        return lakes + LAKE_PAIR * pairs + FISH_POINTS * eyes.tribe.fish
    return GROUP * rows.clusters.count + BERRY_POINTS * berries


def put_rows(sheet: Sheet, eyes: Eyes, rows: Rows) -> None:
    """What a seat has of each row, and what is to be had."""
    camps = eyes.pace.camps
    scenario = eyes.facts.scenario
    alone = count(rows.clusters.alone) if scenario == BASE else 0
    dry = count(eyes.ground.lakes & ~rows.waters) if scenario == VOLCANO else 0
    low = count(rows.first & eyes.reach.near) if scenario == DOWNPOUR else 0
    sheet.share(rows.clusters.count if scenario == BASE else 0, 4.0)
    sheet.share(alone, 4.0)
    sheet.share(min(float(alone), camps), 4.0)
    sheet.share(count(rows.waters), 5.0)
    sheet.share(min(float(dry), camps), 4.0)
    sheet.share(rows.homes, 3.0)
    sheet.share(rows.heat, 3.0)
    sheet.share(count(rows.high), 6.0)
    sheet.share(min(float(low), camps), 4.0)
    put_villages(sheet, eyes, rows)
    put_partner(sheet, eyes, rows)


def put_villages(sheet: Sheet, eyes: Eyes, rows: Rows) -> None:
    """Lakes and villages, and how near the event is."""
    sheet.share(rows.led, 5.0)
    sheet.share(rows.shared, 4.0)
    sheet.share(rows.behind, 4.0)
    sheet.share(rows.villages, 3.0)
    sheet.share(rows.villages * eyes.pace.turns, 20.0)
    near = eyes.facts.has_event and eyes.alive
    sheet.share(len(eyes.position.pile) if near else 0, 10.0)


def put_partner(sheet: Sheet, eyes: Eyes, rows: Rows) -> None:
    """What the partner has; nothing where there are no teams."""
    if not eyes.facts.teams:
        for _ in PARTNER_NAMES:
            sheet.put(0.0)
        return
    partner = eyes.position.tribes[eyes.partner()]
    theirs = partner_berries(eyes)
    met = count(rows.met)
    sheet.share(len(partner.camps) - 1, 8.0)
    sheet.share(eyes.cards[eyes.partner()] if eyes.alive else 0, 10.0)
    sheet.share(theirs, 6.0)
    sheet.share(min(theirs, eyes.berries), 4.0)
    sheet.share(met, 6.0)
    sheet.share(min(float(len(partner.camps) - met), eyes.pace.camps), 6.0)
    sheet.share(Pace(eyes.position, eyes.partner(), eyes.cards).camps, 8.0)
    unfulfilled = 0
    for place in range(len(partner.stories)):
        if not partner.fulfilled >> place & 1:
            unfulfilled += 1
    sheet.share(unfulfilled if eyes.alive else 0, 4.0)
