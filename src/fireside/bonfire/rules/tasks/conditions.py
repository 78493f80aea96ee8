"""When a task can be lit (B17): the conditions, each for one or several kinds of task.

A condition is asked with what the tile shows and with how many things its kind asks for.
"""

from fireside.bonfire.rules.abilities import ELDER_OF_GNOMES, ELDER_OF_PATHS
from fireside.bonfire.rules.constants import (
    ABSENT,
    BLUE,
    COUNCIL_TASKS,
    GOLD,
    PATH_RESOURCES,
    PLACES,
    RED,
    RESOURCES,
    YELLOW_FIRE,
)
from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.facts import COUNT, Facts

# Counting


def in_colour(facts: Facts, city: City, colour: int, places: int) -> int:
    """How many tasks or bonfires of a colour lie on the places of a mask."""
    count = 0
    for place in range(PLACES):
        if places >> place & 1 and facts.task_colours[city.tasks[place]] == colour:
            count += 1
    return count


def islands_with(city: City, offerings: int) -> int:
    """How many islands hold at least so many own offerings."""
    return sum([1 for count in city.given if count >= offerings])


def kinds_with(city: City, count: int) -> int:
    """Of how many plain resources the city has at least so many; gold does not count."""
    return sum([1 for held in city.goods[RESOURCES : RESOURCES + GOLD] if held >= count])


def crystals(facts: Facts, city: City, colour: int) -> int:
    """How many path tiles have a crystal of a colour, the start tile's included (B17.3)."""
    built = city.paths[: city.path_count]
    return sum([1 for kind in built if facts.path_crystals[kind] == colour])


# Tasks and bonfires


def bonfires_in_colours(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    for colour in range(count):
        if in_colour(facts, city, colour, city.lit) == 0:
            return False
    return True


def bonfires(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return city.bonfires() >= count


def blue_tasks(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return in_colour(facts, city, BLUE, city.filled) >= count


def red_tasks(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return in_colour(facts, city, RED, city.filled) >= count


def yellow_tasks(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return in_colour(facts, city, YELLOW_FIRE, city.filled) >= count


def council_tasks(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return sum([1 for number in range(COUNCIL_TASKS) if city.fulfils(number)]) >= count


# Guardians and gnomes


def guardian(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return city.guardians[first] != ABSENT


def both_guardians(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return city.guardians[first] != ABSENT and city.guardians[second] != ABSENT


def guardians(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return city.guardian_count >= count


def at_bonfires(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return city.guardians_at_bonfires() >= count


def gnomes(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return city.gnome_count >= count


def elders(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return city.gnomes_among(ELDER_OF_PATHS, ELDER_OF_GNOMES) >= count


def gnome_with(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    for gnome in range(1, len(facts.gnome_resources)):
        if city.has(gnome) and facts.gnome_resources[gnome] == first:
            return True
    return False


# Paths and portals


def path_with(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return any([PATH_RESOURCES[kind] == first for kind in city.paths[: city.path_count]])


def adjacent_paths_alike(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    for place in range(1, city.path_count):
        if PATH_RESOURCES[city.paths[place]] == PATH_RESOURCES[city.paths[place - 1]]:
            return True
    return False


def red_crystals(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return crystals(facts, city, RED) >= count


def blue_crystals(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return crystals(facts, city, BLUE) >= count


def portals(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return COUNT[city.portals] >= count


# Offerings


def offerings_at(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return sum([1 for island in facts.islands_of[first] if city.given[island] > 0]) >= count


def islands_with_one(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return islands_with(city, 1) >= count


def islands_with_two(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return islands_with(city, 2) >= count


def on_an_island(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return islands_with(city, count) >= 1


def offering_stack_empty(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return city.offered[0] == count or city.offered[1] == count


# Tokens and resources


def gold(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return city.goods[RESOURCES + GOLD] >= count


def resource(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return city.goods[RESOURCES + first] >= count


def equal_resources(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return kinds_with(city, count) >= 1


def two_resources(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return kinds_with(city, count) >= 2


def five_tokens(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    asked = facts.fives[first]
    return all([city.goods[token] >= asked[token] for token in range(len(asked))])


# The fate area


def group(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return city.largest[first] >= count


def both_groups(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return city.largest[first] >= count and city.largest[second] >= count


def any_two_groups(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return len([size for size in city.largest + city.second if size >= count]) >= 2


def marked_cells_covered(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return facts.area.marked & ~city.covered == 0


def gold_cells_covered(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return facts.area.gold & ~city.covered == 0


def outer_columns_covered(facts: Facts, city: City, first: int, second: int, count: int) -> bool:
    return facts.area.outer_columns & ~city.covered == 0
