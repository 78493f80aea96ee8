"""Goals: how far a city is from fulfilling a task (B17), in turns.

The conditions themselves are in the rules (`bonfire/rules/tasks`); what is counted here holds
exactly when they do, and says how much is missing where they do not.
"""

from collections.abc import Callable
from typing import Final, final

from fireside.bonfire.rules.abilities import ELDER_OF_GNOMES, ELDER_OF_PATHS
from fireside.bonfire.rules.constants import (
    ABSENT,
    BLUE,
    COUNCIL_TASKS,
    COUNCIL_TASKS_ASK,
    FIVE_GUARDIANS,
    GOLD,
    MOST_GNOMES,
    NOTHING,
    PATH_RESOURCES,
    PLACES,
    RED,
    RESOURCES,
    SEVEN_PATHS,
    SEVEN_PORTALS,
    SEVEN_TASKS,
    YELLOW_FIRE,
)
from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.facts import COUNT, Facts
from fireside.bonfire.rules.tasks.conditions import crystals, in_colour, islands_with
from fireside.bonfire.rules.tasks.kinds import by_number

HOPELESS: Final = 40.0  # turns: longer than a game

# What limits how many of the missing things can still be had.
NOTHING_LIMITS: Final = 0
FREE_PLACES: Final = 1
FREE_PATHS: Final = 2
FREE_HOMES: Final = 3  # for gnomes
FATE_TILES: Final = 4
FATE_SYMBOLS: Final = 5


@final
class Goal:
    """How many of its things a kind of task asks for, and the turns each missing one takes."""

    def __init__(
        self, had: Callable[[Facts, City, int, int], int], asked: int, turns: float, limit: int
    ) -> None:
        self.had: Final = had
        self.asked: Final = asked
        self.turns: Final = turns
        self.limit: Final = limit


def missing(facts: Facts, city: City, task: int) -> int:
    """How many things a task still asks for; none where its condition holds."""
    goal = GOALS[facts.task_kinds[task]]
    return max(
        0, goal.asked - goal.had(facts, city, facts.task_first[task], facts.task_second[task])
    )


def turns_to(facts: Facts, city: City, task: int) -> float:
    """About how many turns a task's condition is away; HOPELESS where it cannot be met."""
    lacking = missing(facts, city, task)
    if lacking == 0:
        return 0.0
    goal = GOALS[facts.task_kinds[task]]
    if goal.limit != NOTHING_LIMITS and lacking > still_to_be_had(city, goal.limit):
        return HOPELESS
    return lacking * goal.turns


def still_to_be_had(city: City, limit: int) -> int:
    """How many things more a city can have."""
    if limit == FREE_PLACES:
        return PLACES - COUNT[city.filled]
    if limit == FREE_PATHS:
        return PLACES - city.path_count
    if limit == FREE_HOMES:
        return MOST_GNOMES - city.gnome_count
    if limit == FATE_TILES:
        return len(city.supply)
    return 3 * len(city.supply)


def missing_for_council(city: City, council_task: int) -> int:
    """How many things a council task still asks for (B17)."""
    asked = COUNCIL_TASKS_ASK[council_task]
    if council_task == SEVEN_TASKS:
        return asked - COUNT[city.filled]
    if council_task == SEVEN_PORTALS:
        return asked - COUNT[city.portals]
    if council_task == SEVEN_PATHS:
        return asked - city.path_count
    if council_task == FIVE_GUARDIANS:
        return asked - city.guardian_count
    return asked - city.gnome_count


# What a city has towards a task


def blue_and_red_bonfires(facts: Facts, city: City, first: int, second: int) -> int:
    return lit_in(facts, city, BLUE) + lit_in(facts, city, RED)


def guardians_shown(facts: Facts, city: City, first: int, second: int) -> int:
    both = second != NOTHING and city.guardians[second] != ABSENT
    return (city.guardians[first] != ABSENT) + both


def paths_shown(facts: Facts, city: City, first: int, second: int) -> int:
    count = 0
    for place in range(city.path_count):
        if PATH_RESOURCES[city.paths[place]] == first:
            count += 1
    return count


def islands_shown(facts: Facts, city: City, first: int, second: int) -> int:
    count = 0
    for island in facts.islands_of[first]:
        if city.given[island] > 0:
            count += 1
    return count


def towards_two_pairs(facts: Facts, city: City, first: int, second: int) -> int:
    return best_two(city.goods[RESOURCES : RESOURCES + GOLD], 2)


def islands_visited(facts: Facts, city: City, first: int, second: int) -> int:
    return islands_with(city, 1)


def most_on_one_island(facts: Facts, city: City, first: int, second: int) -> int:
    return max(city.given)


def towards_groups_of_3(facts: Facts, city: City, first: int, second: int) -> int:
    count = min(3, city.largest[first])
    return count if second == NOTHING else count + min(3, city.largest[second])


def gnomes_shown(facts: Facts, city: City, first: int, second: int) -> int:
    count = 0
    for gnome in range(1, len(facts.gnome_resources)):
        if city.has(gnome) and facts.gnome_resources[gnome] == first:
            count += 1
    return count


def short_of_council_task(facts: Facts, city: City, first: int, second: int) -> int:
    least = PLACES
    for council_task in range(COUNCIL_TASKS):
        least = min(least, missing_for_council(city, council_task))
    return -least


def portals(facts: Facts, city: City, first: int, second: int) -> int:
    return COUNT[city.portals]


def gnomes(facts: Facts, city: City, first: int, second: int) -> int:
    return city.gnome_count


def gold(facts: Facts, city: City, first: int, second: int) -> int:
    return city.goods[RESOURCES + GOLD]


def adjacent_paths_alike(facts: Facts, city: City, first: int, second: int) -> int:
    for place in range(1, city.path_count):
        if PATH_RESOURCES[city.paths[place]] == PATH_RESOURCES[city.paths[place - 1]]:
            return 1
    return 0


def resource_shown(facts: Facts, city: City, first: int, second: int) -> int:
    return city.goods[RESOURCES + first]


def colours_lit(facts: Facts, city: City, first: int, second: int) -> int:
    return lit_in(facts, city, BLUE) + lit_in(facts, city, RED) + lit_in(facts, city, YELLOW_FIRE)


def guardians(facts: Facts, city: City, first: int, second: int) -> int:
    return city.guardian_count


def blue_tasks(facts: Facts, city: City, first: int, second: int) -> int:
    return in_colour(facts, city, BLUE, city.filled)


def red_tasks(facts: Facts, city: City, first: int, second: int) -> int:
    return in_colour(facts, city, RED, city.filled)


def yellow_tasks(facts: Facts, city: City, first: int, second: int) -> int:
    return in_colour(facts, city, YELLOW_FIRE, city.filled)


def elders(facts: Facts, city: City, first: int, second: int) -> int:
    return city.gnomes_among(ELDER_OF_PATHS, ELDER_OF_GNOMES)


def most_offered(facts: Facts, city: City, first: int, second: int) -> int:
    return max(city.offered)


def red_crystals(facts: Facts, city: City, first: int, second: int) -> int:
    return crystals(facts, city, RED)


def blue_crystals(facts: Facts, city: City, first: int, second: int) -> int:
    return crystals(facts, city, BLUE)


def bonfires(facts: Facts, city: City, first: int, second: int) -> int:
    return COUNT[city.lit]


def towards_2_offerings_on_3_islands(facts: Facts, city: City, first: int, second: int) -> int:
    pairs = islands_with(city, 2)
    return 2 * min(3, pairs) + min(max(0, 3 - pairs), islands_with(city, 1) - pairs)


def most_equal_resources(facts: Facts, city: City, first: int, second: int) -> int:
    return max(city.goods[RESOURCES : RESOURCES + GOLD])


def towards_two_triples(facts: Facts, city: City, first: int, second: int) -> int:
    return best_two(city.goods[RESOURCES : RESOURCES + GOLD], 3)


def marked_cells_bare(facts: Facts, city: City, first: int, second: int) -> int:
    return -(facts.area.marked & ~city.covered).bit_count()


def guardians_at_bonfires(facts: Facts, city: City, first: int, second: int) -> int:
    return city.guardians_at_bonfires()


def tokens_shown(facts: Facts, city: City, first: int, second: int) -> int:
    asked = facts.fives[first]
    return sum([min(city.goods[token], asked[token]) for token in range(len(asked))])


def gold_cells_bare(facts: Facts, city: City, first: int, second: int) -> int:
    return -(facts.area.gold & ~city.covered).bit_count()


def outer_cells_bare(facts: Facts, city: City, first: int, second: int) -> int:
    return -(facts.area.outer_columns & ~city.covered).bit_count()


def towards_two_groups_of_4(facts: Facts, city: City, first: int, second: int) -> int:
    return best_two([*city.largest, *city.second], 4)


def lit_in(facts: Facts, city: City, colour: int) -> int:
    """1 where a bonfire of a colour is lit."""
    return min(1, in_colour(facts, city, colour, city.lit))


def best_two(counts: list[int], enough: int) -> int:
    """What the two largest counts come to, each as far as it is of use."""
    best = 0
    next_best = 0
    for count in counts:
        useful = min(count, enough)
        if useful > best:
            next_best = best
            best = useful
        elif useful > next_best:
            next_best = useful
    return best + next_best


GOALS: Final = by_number(
    {
        "blue_and_red_bonfire": Goal(blue_and_red_bonfires, 2, 3.0, NOTHING_LIMITS),
        "guardian": Goal(guardians_shown, 1, 1.5, NOTHING_LIMITS),
        "path_with": Goal(paths_shown, 1, 1.0, FREE_PATHS),
        "offering_at": Goal(islands_shown, 1, 1.5, FREE_PLACES),
        "two_pairs": Goal(towards_two_pairs, 4, 0.7, NOTHING_LIMITS),
        "offerings_on_3_islands": Goal(islands_visited, 3, 1.5, FREE_PLACES),
        "2_offerings_on_one_island": Goal(most_on_one_island, 2, 1.5, FREE_PLACES),
        "group_of_3": Goal(towards_groups_of_3, 3, 2.5, FATE_TILES),
        "gnome_with": Goal(gnomes_shown, 1, 1.5, FREE_HOMES),
        "council_task": Goal(short_of_council_task, 0, 1.5, NOTHING_LIMITS),
        "3_portals": Goal(portals, 3, 1.8, NOTHING_LIMITS),
        "two_guardians": Goal(guardians_shown, 2, 1.5, NOTHING_LIMITS),
        "3_gnomes": Goal(gnomes, 3, 2.0, FREE_HOMES),
        "4_gold": Goal(gold, 4, 1.2, NOTHING_LIMITS),
        "adjacent_paths_alike": Goal(adjacent_paths_alike, 1, 2.0, FREE_PATHS),
        "three_of": Goal(resource_shown, 3, 1.0, NOTHING_LIMITS),
        "both_islands": Goal(islands_shown, 2, 1.5, FREE_PLACES),
        "bonfires_in_3_colours": Goal(colours_lit, 3, 3.0, NOTHING_LIMITS),
        "4_guardians": Goal(guardians, 4, 1.5, NOTHING_LIMITS),
        "two_groups_of_3": Goal(towards_groups_of_3, 6, 2.5, FATE_SYMBOLS),
        "4_blue": Goal(blue_tasks, 4, 2.0, FREE_PLACES),
        "5_portals": Goal(portals, 5, 1.8, NOTHING_LIMITS),
        "offerings_on_5_islands": Goal(islands_visited, 5, 1.5, FREE_PLACES),
        "4_red": Goal(red_tasks, 4, 2.5, FREE_PLACES),
        "5_gnomes": Goal(gnomes, 5, 2.0, FREE_HOMES),
        "3_elders": Goal(elders, 3, 2.5, FREE_HOMES),
        "3_offerings_on_one_island": Goal(most_on_one_island, 3, 3.0, FREE_PLACES),
        "offering_stack_empty": Goal(most_offered, 5, 1.5, FREE_PLACES),
        "3_red_crystals": Goal(red_crystals, 3, 1.5, FREE_PATHS),
        "5_bonfires": Goal(bonfires, 5, 2.5, NOTHING_LIMITS),
        "4_blue_crystals": Goal(blue_crystals, 4, 1.5, FREE_PATHS),
        "4_yellow": Goal(yellow_tasks, 4, 2.5, FREE_PLACES),
        "2_offerings_on_3_islands": Goal(towards_2_offerings_on_3_islands, 6, 2.5, FREE_PLACES),
        "5_equal_resources": Goal(most_equal_resources, 5, 1.2, NOTHING_LIMITS),
        "two_triples": Goal(towards_two_triples, 6, 0.8, NOTHING_LIMITS),
        "marked_cells_covered": Goal(marked_cells_bare, 0, 1.3, FATE_SYMBOLS),
        "2_guardians_at_bonfires": Goal(guardians_at_bonfires, 2, 4.0, NOTHING_LIMITS),
        "5_tokens": Goal(tokens_shown, 5, 1.8, NOTHING_LIMITS),
        "gold_cells_covered": Goal(gold_cells_bare, 0, 3.0, FATE_SYMBOLS),
        "outer_columns_covered": Goal(outer_cells_bare, 0, 2.0, FATE_SYMBOLS),
        "two_groups_of_4": Goal(towards_two_groups_of_4, 8, 1.8, FATE_SYMBOLS),
    }
)
