"""A position of Bonfire in numbers, as one seat sees it: what all levels of bots judge by."""

from typing import Final

from librt.vecs import append, vec

from fireside.bonfire.bots import clock, fate_outlook, fires, homes, purse, rivals, sea, way
from fireside.bonfire.rules.scoring import (
    bonfire_points,
    council_points,
    crystal_points,
    guardian_points,
    total,
)
from fireside.bonfire.rules.state.facts import COUNT
from fireside.bonfire.rules.state.position import Position

POINTS: Final[list[str]] = [
    "points now",
    "points of bonfires",
    "points of guardians",
    "portals beside bonfires",
    "points of crystals",
    "points of council tasks",
]
OWN: Final[list[str]] = [
    *purse.NAMES,
    *fate_outlook.NAMES,
    *fires.NAMES,
    *way.NAMES,
    *homes.NAMES,
    *sea.NAMES,
]
NAMES: Final[list[str]] = [*POINTS, *clock.NAMES, *rivals.NAMES, *rivals.TOM_NAMES, *OWN]
ROOM: Final = 160  # at least as many as there are
NOT_TOMS: Final = len(OWN)  # features of what Tom does not have or does not use


def features(position: Position, seat: int) -> vec[float]:
    """The features in the order of NAMES, most of them from 0 to 1."""
    facts = position.facts
    city = position.cities[seat]
    turns = clock.turns_left(position, seat)
    time = clock.time_of(turns)
    values = vec[float](capacity=ROOM)
    values = append(values, total(facts, city) / 10.0)
    values = append(values, bonfire_points(facts, city) / 20.0)
    values = append(values, guardian_points(facts, city) / 20.0)
    values = append(values, COUNT[city.portals & city.lit] / 7.0)
    values = append(values, crystal_points(facts, city) / 12.0)
    values = append(values, council_points(city) / 10.0)
    values = clock.write(values, position, seat, turns)
    values = rivals.write(values, position, seat)
    values = rivals.write_tom(values, position, seat)
    if clock.is_tom(position, seat):
        for _ in range(NOT_TOMS):
            values = append(values, 0.0)
        return values
    values = purse.write(values, facts, city, turns, time)
    values = fate_outlook.write(values, facts, city, turns, time)
    values = fires.write(values, facts, city, turns, time)
    values = fires.write_council(values, position.council_novices, city, turns)
    values = way.write(values, position, city, turns, time)
    values = homes.write(values, position, city, turns, time)
    return sea.write(values, position, city)
