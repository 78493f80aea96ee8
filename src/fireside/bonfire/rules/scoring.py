"""Final scoring (B20): seven sources, the points scored in play, and who has won."""

from typing import Final

from fireside.bonfire.rules.abilities import GUARDIANS_SCORE_MORE
from fireside.bonfire.rules.constants import AT_BONFIRE, COUNCIL_TASKS, PLACES, SEVEN_TASKS
from fireside.bonfire.rules.ending import (
    COUNCIL_TASK,
    CRYSTAL,
    FATE_TILE,
    GOODS_A_POINT,
    PORTAL,
    SEVEN_BONFIRES,
)
from fireside.bonfire.rules.state.city import FULL, City
from fireside.bonfire.rules.state.facts import COUNT, Facts

SOURCES: Final = [
    "in play",
    "bonfires",
    "guardians",
    "portals",
    "crystals",
    "council tasks",
    "fate tiles",
    "leftovers",
]


def breakdown(facts: Facts, city: City) -> list[int]:
    """The points of a city, source by source, in the order of `SOURCES`."""
    return [
        city.points,
        bonfire_points(facts, city),
        guardian_points(facts, city),
        PORTAL * COUNT[city.portals & city.lit],
        crystal_points(facts, city),
        council_points(city),
        FATE_TILE * len(city.supply),
        sum(city.goods) // GOODS_A_POINT,
    ]


def total(facts: Facts, city: City) -> int:
    """All points of a city."""
    return sum(breakdown(facts, city))


def bonfire_points(facts: Facts, city: City) -> int:
    """Each bonfire: its printed points (B20.1)."""
    points = 0
    for place in range(PLACES):
        if city.lit >> place & 1:
            points += facts.task_points[city.tasks[place]]
    return points


def guardian_points(facts: Facts, city: City) -> int:
    """Each guardian at a bonfire: that seat's points (B20.2), 2 more with gnome 18."""
    extra = 2 if city.has(GUARDIANS_SCORE_MORE) else 0
    points = 0
    for where in city.guardians:
        if where > AT_BONFIRE:
            points += facts.edition.seat_points[where - AT_BONFIRE - 1] + extra
    return points


def crystal_points(facts: Facts, city: City) -> int:
    """Two for each path tile whose crystal has the colour of the bonfire beside it (B20.4)."""
    points = 0
    for place in range(city.path_count):
        if city.lit >> place & 1:
            colour = facts.task_colours[city.tasks[place]]
            points += CRYSTAL if facts.path_crystals[city.paths[place]] == colour else 0
    return points


def council_points(city: City) -> int:
    """Four for each council task that holds; seven for seven bonfires (B20.5)."""
    points = COUNCIL_TASK * sum([1 for task in range(COUNCIL_TASKS) if city.fulfils(task)])
    if city.fulfils(SEVEN_TASKS) and city.lit == FULL:
        points += SEVEN_BONFIRES
    return points


def winners(facts: Facts, cities: list[City]) -> list[int]:
    """Most points, then most bonfires, then a shared victory (B20.8). Solo, equal points are a
    draw whatever the bonfires (B21.15, B21.19)."""
    ranks = [(total(facts, city), 0 if facts.solo else city.bonfires()) for city in cities]
    best = max(ranks)
    return [seat for seat in range(len(cities)) if ranks[seat] == best]
