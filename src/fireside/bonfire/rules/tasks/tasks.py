"""Tasks (B17): the condition of each of the 41 kinds, in the order of `TASK_KINDS`."""

from collections.abc import Callable
from typing import Final

from fireside.bonfire.rules.abilities import ELDER_OF_GNOMES, ELDER_OF_PATHS
from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.facts import COUNT, Facts
from fireside.bonfire.rules.words import (
    ABSENT,
    BLUE,
    COUNCIL_TASKS,
    GOLD,
    NOTHING,
    PATH_RESOURCES,
    PLACES,
    RED,
    RESOURCES,
    YELLOW_FIRE,
)


def holds(facts: Facts, city: City, task: int) -> bool:
    """Whether a task's condition holds for a city now."""
    return CONDITIONS[facts.task_kinds[task]](
        facts, city, facts.task_first[task], facts.task_second[task]
    )


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


# Blue


def blue_and_red_bonfire(facts: Facts, city: City, first: int, second: int) -> bool:
    return (
        in_colour(facts, city, BLUE, city.lit) >= 1 and in_colour(facts, city, RED, city.lit) >= 1
    )


def guardian(facts: Facts, city: City, first: int, second: int) -> bool:
    return city.guardians[first] != ABSENT


def path_with(facts: Facts, city: City, first: int, second: int) -> bool:
    return any([PATH_RESOURCES[kind] == first for kind in city.paths[: city.path_count]])


def offering_at(facts: Facts, city: City, first: int, second: int) -> bool:
    return any([city.given[island] > 0 for island in facts.islands_of[first]])


def two_pairs(facts: Facts, city: City, first: int, second: int) -> bool:
    return kinds_with(city, 2) >= 2


def offerings_on_3_islands(facts: Facts, city: City, first: int, second: int) -> bool:
    return islands_with(city, 1) >= 3


def two_offerings_on_one_island(facts: Facts, city: City, first: int, second: int) -> bool:
    return islands_with(city, 2) >= 1


def group_of_3(facts: Facts, city: City, first: int, second: int) -> bool:
    return city.largest[first] >= 3


def gnome_with(facts: Facts, city: City, first: int, second: int) -> bool:
    for gnome in range(1, len(facts.gnome_resources)):
        if city.has(gnome) and facts.gnome_resources[gnome] == first:
            return True
    return False


# Red


def council_task(facts: Facts, city: City, first: int, second: int) -> bool:
    return any([city.fulfils(number) for number in range(COUNCIL_TASKS)])


def three_portals(facts: Facts, city: City, first: int, second: int) -> bool:
    return COUNT[city.portals] >= 3


def two_guardians(facts: Facts, city: City, first: int, second: int) -> bool:
    return city.guardians[first] != ABSENT and city.guardians[second] != ABSENT


def three_gnomes(facts: Facts, city: City, first: int, second: int) -> bool:
    return city.gnome_count >= 3


def four_gold(facts: Facts, city: City, first: int, second: int) -> bool:
    return city.goods[RESOURCES + GOLD] >= 4


def adjacent_paths_alike(facts: Facts, city: City, first: int, second: int) -> bool:
    for place in range(1, city.path_count):
        if PATH_RESOURCES[city.paths[place]] == PATH_RESOURCES[city.paths[place - 1]]:
            return True
    return False


def three_of(facts: Facts, city: City, first: int, second: int) -> bool:
    return city.goods[RESOURCES + first] >= 3


def both_islands(facts: Facts, city: City, first: int, second: int) -> bool:
    return all([city.given[island] > 0 for island in facts.islands_of[first]])


def bonfires_in_3_colours(facts: Facts, city: City, first: int, second: int) -> bool:
    return all(
        [in_colour(facts, city, colour, city.lit) >= 1 for colour in (BLUE, RED, YELLOW_FIRE)]
    )


def four_guardians(facts: Facts, city: City, first: int, second: int) -> bool:
    return city.guardian_count >= 4


def two_groups_of_3(facts: Facts, city: City, first: int, second: int) -> bool:
    return city.largest[first] >= 3 and city.largest[second] >= 3


def four_blue(facts: Facts, city: City, first: int, second: int) -> bool:
    return in_colour(facts, city, BLUE, city.filled) >= 4


# Yellow


def five_portals(facts: Facts, city: City, first: int, second: int) -> bool:
    return COUNT[city.portals] >= 5


def offerings_on_5_islands(facts: Facts, city: City, first: int, second: int) -> bool:
    return islands_with(city, 1) >= 5


def four_red(facts: Facts, city: City, first: int, second: int) -> bool:
    return in_colour(facts, city, RED, city.filled) >= 4


def five_gnomes(facts: Facts, city: City, first: int, second: int) -> bool:
    return city.gnome_count >= 5


def three_elders(facts: Facts, city: City, first: int, second: int) -> bool:
    return city.gnomes_among(ELDER_OF_PATHS, ELDER_OF_GNOMES) >= 3


def three_offerings_on_one_island(facts: Facts, city: City, first: int, second: int) -> bool:
    return islands_with(city, 3) >= 1


def offering_stack_empty(facts: Facts, city: City, first: int, second: int) -> bool:
    return city.open_offering(0) == NOTHING or city.open_offering(1) == NOTHING


def three_red_crystals(facts: Facts, city: City, first: int, second: int) -> bool:
    return crystals(facts, city, RED) >= 3


def five_bonfires(facts: Facts, city: City, first: int, second: int) -> bool:
    return city.bonfires() >= 5


def four_blue_crystals(facts: Facts, city: City, first: int, second: int) -> bool:
    return crystals(facts, city, BLUE) >= 4


def four_yellow(facts: Facts, city: City, first: int, second: int) -> bool:
    return in_colour(facts, city, YELLOW_FIRE, city.filled) >= 4


def two_offerings_on_3_islands(facts: Facts, city: City, first: int, second: int) -> bool:
    return islands_with(city, 2) >= 3


def five_equal_resources(facts: Facts, city: City, first: int, second: int) -> bool:
    return kinds_with(city, 5) >= 1


def two_triples(facts: Facts, city: City, first: int, second: int) -> bool:
    return kinds_with(city, 3) >= 2


def marked_cells_covered(facts: Facts, city: City, first: int, second: int) -> bool:
    return facts.area.marked & ~city.covered == 0


def two_guardians_at_bonfires(facts: Facts, city: City, first: int, second: int) -> bool:
    return city.guardians_at_bonfires() >= 2


def five_tokens(facts: Facts, city: City, first: int, second: int) -> bool:
    asked = facts.fives[first]
    return all([city.goods[token] >= asked[token] for token in range(len(asked))])


def gold_cells_covered(facts: Facts, city: City, first: int, second: int) -> bool:
    return facts.area.gold & ~city.covered == 0


def outer_columns_covered(facts: Facts, city: City, first: int, second: int) -> bool:
    return facts.area.outer_columns & ~city.covered == 0


def two_groups_of_4(facts: Facts, city: City, first: int, second: int) -> bool:
    groups = [size for size in city.largest + city.second if size >= 4]
    return len(groups) >= 2


CONDITIONS: Final[list[Callable[[Facts, City, int, int], bool]]] = [
    blue_and_red_bonfire,
    guardian,
    path_with,
    offering_at,
    two_pairs,
    offerings_on_3_islands,
    two_offerings_on_one_island,
    group_of_3,
    gnome_with,
    council_task,
    three_portals,
    two_guardians,
    three_gnomes,
    four_gold,
    adjacent_paths_alike,
    three_of,
    both_islands,
    bonfires_in_3_colours,
    four_guardians,
    two_groups_of_3,
    four_blue,
    five_portals,
    offerings_on_5_islands,
    four_red,
    five_gnomes,
    three_elders,
    three_offerings_on_one_island,
    offering_stack_empty,
    three_red_crystals,
    five_bonfires,
    four_blue_crystals,
    four_yellow,
    two_offerings_on_3_islands,
    five_equal_resources,
    two_triples,
    marked_cells_covered,
    two_guardians_at_bonfires,
    five_tokens,
    gold_cells_covered,
    outer_columns_covered,
    two_groups_of_4,
]
