"""The gnomes' homes: who lives there, for how long it will help, and which elder would be next."""

from typing import Final

from librt.vecs import append, vec

from fireside.bonfire.rules.abilities import EARN_TWICE
from fireside.bonfire.rules.constants import ELDERS, MOST_GNOMES, OWN_GUARDIAN, SPECIALISTS
from fireside.bonfire.rules.gnomes import elder_points
from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.position import Position

LAST_TWIN: Final = EARN_TWICE + OWN_GUARDIAN - 1  # they do the same for one guardian each
SINGLE: Final = [*range(1, EARN_TWICE), *range(LAST_TWIN + 1, SPECIALISTS + 1)]

NAMES: Final[list[str]] = [
    "gnomes",
    "gnomes with time",
    "free homes with turns",
    "points of the best elder with turns",
    *[f"specialist {gnome} with time" for gnome in SINGLE],
    "specialists 10 to 13 with time",
]


def write(
    values: vec[float], position: Position, city: City, turns: float, time: float
) -> vec[float]:
    """The features of gnomes."""
    free = MOST_GNOMES - city.gnome_count
    values = append(values, city.gnome_count / 6.0)
    values = append(values, city.gnome_count / 6.0 * time)
    values = append(values, min(float(free), turns / 3.0) / 6.0)
    best = best_elder(position, city) if free else 0
    values = append(values, best / 7.0 * min(1.0, turns / 4.0))
    for gnome in SINGLE:
        values = append(values, time if city.has(gnome) else 0.0)
    return append(values, city.gnomes_among(EARN_TWICE, LAST_TWIN) * time)


def best_elder(position: Position, city: City) -> int:
    """The most points that an open elder would bring now."""
    best = 0
    for gnome in range(SPECIALISTS + 1, SPECIALISTS + ELDERS + 1):
        if position.elders >> gnome & 1:
            best = max(best, elder_points(city, gnome))
    return best
