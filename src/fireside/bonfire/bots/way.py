"""The way to the bonfires: path tiles, portals, and the guardians who walk there."""

from typing import Final

from librt.vecs import append, vec

from fireside.bonfire.rules.constants import (
    ABSENT,
    AT_BONFIRE,
    FIELDS,
    GUARDIANS,
    PLACES,
    SHAPES,
    START,
)
from fireside.bonfire.rules.great_bonfire import field_cost
from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.facts import COUNT, GAPS_IN_ORDER, Facts
from fireside.bonfire.rules.state.position import Position

NAMES: Final[list[str]] = [
    "path tiles",
    "path tiles with time",
    "portals",
    "portals with time",
    "next portal at hand",
    "guardians with time",
    "guardians at bonfires",
    "guardians at start",
    "guardians on the path",
    "guardians able to walk with time",
    "steps ahead with time",
    "points of open seats in time",
    "steps to open seats",
    "points of seats nearly open",
    "points of seats half open",
]


def write(
    values: vec[float], position: Position, city: City, turns: float, time: float
) -> vec[float]:
    """The features of path tiles, portals and guardians."""
    facts = position.facts
    values = append(values, (city.path_count - 1) / 6.0)
    values = append(values, (city.path_count - 1) / 6.0 * time)
    portals = COUNT[city.portals]
    values = append(values, portals / 7.0)
    values = append(values, portals / 7.0 * time)
    values = append(values, (4 - next_portal_cost(position, city)) / 3.0)
    values = append(values, city.guardian_count / 5.0 * time)
    return write_walkers(values, facts, city, turns, time)


def next_portal_cost(position: Position, city: City) -> int:
    """The tokens that bring the wheel to a portal for the next gap; 4 where none is to be had."""
    shapes = position.facts.edition.boards[city.board]
    for place in GAPS_IN_ORDER:
        if not city.portals >> place & 1:
            least = 4
            for field in range(FIELDS):
                if position.portals[field * SHAPES + shapes[place]] > 0:
                    least = min(least, field_cost(position, city, field))
            return least
    return 4


def write_walkers(
    values: vec[float], facts: Facts, city: City, turns: float, time: float
) -> vec[float]:
    """The features of guardians and of the seats that wait for them."""
    standing = [0] * (PLACES + 1)  # by place; 0 is the start space
    seated = 0
    walkers = 0
    ahead = 0
    able = 0
    for guardian in range(GUARDIANS):
        where = city.guardians[guardian]
        if where > AT_BONFIRE:
            seated |= 1 << (where - AT_BONFIRE - 1)
        elif where != ABSENT:
            standing[where - START] += 1
            walkers += 1
            ahead += city.path_count - (where - START)
            if where - START < city.path_count:
                able += 1
    values = append(values, COUNT[seated] / 5.0)
    values = append(values, standing[0] / 5.0)
    values = append(values, (walkers - standing[0]) / 5.0)
    values = append(values, able / 5.0 * time)
    values = append(values, ahead / 20.0 * time)
    return write_seats(values, facts, city, standing, seated, walkers, turns)


def write_seats(
    values: vec[float],
    facts: Facts,
    city: City,
    standing: list[int],
    seated: int,
    walkers: int,
    turns: float,
) -> vec[float]:
    """Seats from the last place down, each for the foremost guardian who can still get there."""
    seat_points = facts.edition.seat_points
    open_points = 0
    nearly_points = 0
    half_points = 0
    longest = 0
    foremost = PLACES
    for place in range(PLACES, 0, -1):
        foremost = min(foremost, place)
        bit = 1 << (place - 1)
        if seated & bit:
            continue
        done = (
            (1 if place <= city.path_count else 0)
            + (1 if city.portals & bit else 0)
            + (2 if city.lit & bit else 1 if city.filled & bit else 0)
        )
        if done < 2 or walkers == 0:
            continue
        while foremost >= 0 and standing[foremost] == 0:
            foremost -= 1
        if foremost < 0:
            break
        points = seat_points[place - 1]
        if done == 4:
            standing[foremost] -= 1
            open_points += points
            longest = max(longest, place - foremost + 1)
        elif done == 3:
            standing[foremost] -= 1
            nearly_points += points
        else:
            half_points += points
    values = append(values, open_points / 20.0 * min(1.0, turns / 2.0))
    values = append(values, longest / 8.0)
    values = append(values, nearly_points / 20.0)
    return append(values, half_points / 20.0)
