"""The sea: where a city's ship lies, and what is near it."""

from typing import Final

from librt.vecs import append, vec

from fireside.bonfire.rules.constants import (
    ABSENT,
    DOCK,
    NOTHING,
    OWN_GUARDIAN,
    RESOURCES,
    TASK_ISLANDS,
    TASKS_AN_ISLAND,
)
from fireside.bonfire.rules.state.city import FULL, City
from fireside.bonfire.rules.state.position import Position

NAMES: Final[list[str]] = [
    "ship in the dock",
    "islands with tasks near",
    "islands of resources in hand near",
    "missing guardians near",
    "tasks left on islands",
]


def write(values: vec[float], position: Position, city: City) -> vec[float]:
    """The features of ship and islands."""
    left = 0
    for task in position.islands:
        if task != NOTHING:
            left += 1
    if city.ship == DOCK:
        values = append(values, 1.0)
        values = append(values, 0.0)
        values = append(values, 0.0)
        values = append(values, 0.0)
        return append(values, left / 30.0)
    distances = position.facts.distances[city.ship]
    resources = position.facts.edition.island_resources
    with_tasks = 0
    payable = 0
    if city.filled != FULL:
        for island in range(TASK_ISLANDS):
            if distances[island] <= 1 and has_task(position, island):
                with_tasks += 1
                if city.goods[RESOURCES + resources[island]] > 0:
                    payable += 1
    guardians = 0
    for colour in range(OWN_GUARDIAN):
        if city.guardians[colour] == ABSENT and distances[TASK_ISLANDS + colour] <= 1:
            guardians += 1
    values = append(values, 0.0)
    values = append(values, with_tasks / 4.0)
    values = append(values, payable / 4.0)
    values = append(values, guardians / 2.0)
    return append(values, left / 30.0)


def has_task(position: Position, island: int) -> bool:
    """Whether a task is left on an island."""
    first = island * TASKS_AN_ISLAND
    for slot in range(first, first + TASKS_AN_ISLAND):
        if position.islands[slot] != NOTHING:
            return True
    return False
