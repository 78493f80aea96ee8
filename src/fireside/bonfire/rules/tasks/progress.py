"""How far a city has come with each council task."""

from typing import Final

from fireside.bonfire.rules.constants import (
    FIVE_GUARDIANS,
    GUARDIANS,
    MOST_GNOMES,
    NOTHING,
    PLACES,
    SEVEN_PATHS,
    SEVEN_PORTALS,
    SEVEN_TASKS,
)
from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.position import Position
from fireside.bonfire.rules.tasks.measure import Progress
from fireside.bonfire.rules.tasks.measure_city import (
    gnomes,
    guardians,
    next_path,
    places_of,
    portals,
)

NONE_SHOWN: Final = (NOTHING, NOTHING)


def council_progress(position: Position, city: City, council_task: int) -> Progress:
    """How far a city has come with a council task."""
    if council_task == SEVEN_TASKS:
        empty = places_of(~city.filled)
        return Progress(PLACES - len(empty), PLACES, places_of(city.filled), empty)
    if council_task == SEVEN_PORTALS:
        return portals(position, city, NONE_SHOWN, PLACES)
    if council_task == SEVEN_PATHS:
        laid = [f"path {place + 1}" for place in range(city.path_count)]
        return Progress(city.path_count, PLACES, laid, next_path(city))
    if council_task == FIVE_GUARDIANS:
        return guardians(position, city, NONE_SHOWN, GUARDIANS)
    return gnomes(position, city, NONE_SHOWN, MOST_GNOMES)
