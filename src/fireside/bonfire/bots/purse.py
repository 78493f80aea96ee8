"""The purse: a city's tokens and resources, and how much of them can be put to use."""

from typing import Final

from librt.vecs import append, vec

from fireside.bonfire.rules.constants import (
    AT_BONFIRE,
    GNOME,
    GOLD,
    GREAT_BONFIRE,
    GUARDIAN,
    GUARDIANS,
    MOST_GNOMES,
    NOTHING,
    PATH,
    PLACES,
    RESOURCES,
    START,
    TASK,
)
from fireside.bonfire.rules.fate import may_hold
from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.facts import COUNT, Facts

ENOUGH: Final = 8  # resources: more of them wait for a long time
FEW: Final = 4  # resources: with fewer of them there is little to choose from

NAMES: Final[list[str]] = [
    "ship tokens",
    "path tokens",
    "task tokens",
    "great bonfire tokens",
    "guardian tokens",
    "gnome tokens",
    "yellow tokens",
    "tokens with time",
    "tokens with turns",
    "path tokens of use",
    "task tokens of use",
    "great bonfire tokens of use",
    "guardian tokens of use",
    "gnome tokens of use",
    "kinds of token",
    "ready to lay a fate tile",
    "neither token nor fate tile",
    "plain resources",
    "gold",
    "resources with time",
    "resources of use",
    "first resources",
    "kinds of resource",
    "most of one resource",
    "open offerings in hand",
]


def write(values: vec[float], facts: Facts, city: City, turns: float, time: float) -> vec[float]:
    """The features of the purse."""
    goods = city.goods
    tokens = 0
    kinds = 0
    for kind in range(RESOURCES):
        values = append(values, goods[kind] / 4.0)
        tokens += goods[kind]
        if goods[kind] > 0:
            kinds += 1
    values = append(values, tokens / 8.0 * time)
    values = append(values, min(float(tokens), 1.5 * turns) / 8.0)
    free_places = PLACES - COUNT[city.filled]
    free_homes = MOST_GNOMES - city.gnome_count
    absent = GUARDIANS - city.guardian_count
    values = append(values, min(goods[PATH], path_costs_left(facts, city)) / 4.0)
    values = append(values, min(goods[TASK], free_places) / 4.0)
    values = append(values, min(goods[GREAT_BONFIRE], PLACES - COUNT[city.portals]) / 4.0)
    walking = 0
    for where in city.guardians:
        if START <= where <= AT_BONFIRE:
            walking += 1
    values = append(values, min(goods[GUARDIAN], absent + 2 * walking) / 4.0)
    values = append(values, min(goods[GNOME], 2 * free_homes) / 4.0)
    values = append(values, kinds / 7.0)
    ready = tokens <= may_hold(city) and len(city.supply) > 0 and city.room
    values = append(values, 1.0 if ready else 0.0)
    values = append(values, 1.0 if tokens == 0 and not city.supply else 0.0)
    return write_resources(values, city, 2 * free_places + 2 * free_homes, time)


def write_resources(values: vec[float], city: City, asked: int, time: float) -> vec[float]:
    """The features of resources: so many could be asked for."""
    goods = city.goods
    plain = 0
    kinds = 0
    most = 0
    for resource in range(RESOURCES, RESOURCES + GOLD):
        held = goods[resource]
        plain += held
        if held > 0:
            kinds += 1
        most = max(most, held)
    gold = goods[RESOURCES + GOLD]
    values = append(values, plain / 6.0)
    values = append(values, gold / 4.0)
    values = append(values, (plain + gold) / 8.0 * time)
    values = append(values, min(plain + gold, asked, ENOUGH) / 8.0)
    values = append(values, min(plain + gold, asked, FEW) / 4.0)
    values = append(values, kinds / 5.0)
    values = append(values, most / 5.0)
    return append(values, offerings_in_hand(city) / 2.0)


def path_costs_left(facts: Facts, city: City) -> int:
    """The tokens that all path tiles still to be built will cost (B7.2)."""
    total = 0
    for place in range(city.path_count, PLACES):
        total += facts.edition.path_costs[place]
    return total


def offerings_in_hand(city: City) -> int:
    """How many open offerings show a resource that the city has."""
    count = 0
    for stack in range(2):
        resource = city.open_offering(stack)
        if resource != NOTHING and city.goods[RESOURCES + resource] > 0:
            count += 1
    return count
