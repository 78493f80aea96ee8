"""Rivals: the other cities, as far as they set the pace; and Tom, who plays by cards."""

from typing import Final

from librt.vecs import append, vec

from fireside.bonfire.bots.clock import is_tom, tom_cards_left
from fireside.bonfire.bots.goals import missing_for_council
from fireside.bonfire.rules.constants import (
    AT_BONFIRE,
    COUNCIL_TASKS,
    FIVE_GUARDIANS,
    SEVEN_PATHS,
    SEVEN_PORTALS,
    SEVEN_TASKS,
    SIX_GNOMES,
)
from fireside.bonfire.rules.scoring import total
from fireside.bonfire.rules.state.city import PLAYING
from fireside.bonfire.rules.state.facts import COUNT
from fireside.bonfire.rules.state.position import Position
from fireside.bonfire.rules.tom import NOVICES, PASSES

NAMES: Final[list[str]] = [
    "best rival's points now",
    "rivals' points now",
    "most bonfires of a rival",
    "rivals' tasks to be lit",
    "rivals' guardians at bonfires",
    "rivals' council novices one short",
    "rivals without turns",
    "Tom's cards left",
]
TOM_NAMES: Final[list[str]] = [
    "is Tom",
    "Tom's cards to come",
    "Tom's missing portals",
    "Tom's missing tasks",
    "Tom's missing path tiles",
    "Tom's missing guardians",
    "Tom's missing gnomes",
    "Tom's novices at home",
]


def write(values: vec[float], position: Position, seat: int) -> vec[float]:
    """The features of all other cities, the strongest and the average one."""
    facts = position.facts
    best = -100
    points = 0
    most = 0
    unlit = 0
    arrived = 0
    short = 0
    gone = 0
    for other in range(facts.cities):
        if other == seat:
            continue
        city = position.cities[other]
        now = total(facts, city)
        best = max(best, now)
        points += now
        most = max(most, COUNT[city.lit])
        unlit += COUNT[city.filled & ~city.lit]
        for where in city.guardians:
            if where > AT_BONFIRE:
                arrived += 1
        for council_task in range(COUNCIL_TASKS):
            waiting = position.council_novices[council_task] == 0
            if waiting and missing_for_council(city, council_task) <= 1:
                short += 1
        if city.status != PLAYING:
            gone += 1
    others = facts.cities - 1
    values = append(values, best / 10.0)
    values = append(values, points / 10.0 / others)
    values = append(values, most / 7.0)
    values = append(values, unlit / 7.0 / others)
    values = append(values, arrived / 5.0 / others)
    values = append(values, short / 2.0 / others)
    values = append(values, gone / others)
    return append(values, cards_share(position) if facts.solo else 0.0)


def cards_share(position: Position) -> float:
    """How much of Tom's cards is still to come."""
    return tom_cards_left(position) / float(PASSES * len(position.facts.edition.tom_deck))


def write_tom(values: vec[float], position: Position, seat: int) -> vec[float]:
    """The features of Tom's own city; nought for everybody else's."""
    if not is_tom(position, seat):
        for _ in TOM_NAMES:
            values = append(values, 0.0)
        return values
    city = position.cities[seat]
    values = append(values, 1.0)
    values = append(values, cards_share(position))
    values = append(values, missing_for_council(city, SEVEN_PORTALS) / 7.0)
    values = append(values, missing_for_council(city, SEVEN_TASKS) / 7.0)
    values = append(values, missing_for_council(city, SEVEN_PATHS) / 7.0)
    values = append(values, missing_for_council(city, FIVE_GUARDIANS) / 5.0)
    values = append(values, missing_for_council(city, SIX_GNOMES) / 6.0)
    seated = 0
    for space in city.novices:
        if space:
            seated += 1
    return append(values, (NOVICES - seated) / 4.0)
