"""The 41 kinds of task (B17), one row each. Editions, bots and words know them by their names."""

from collections.abc import Callable, Mapping
from typing import Final, TypeVar, final

from fireside.bonfire.rules.constants import BLUE, RED
from fireside.bonfire.rules.constants import YELLOW_FIRE as YELLOW
from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.facts import Facts
from fireside.bonfire.rules.state.position import Position
from fireside.bonfire.rules.tasks import conditions as when
from fireside.bonfire.rules.tasks import measure_city as places
from fireside.bonfire.rules.tasks import measure_fate as fate
from fireside.bonfire.rules.tasks import measure_supply as supply
from fireside.bonfire.rules.tasks.measure import Measure, Progress

Of = TypeVar("Of")
Condition = Callable[[Facts, City, int, int, int], bool]


@final
class Kind:
    """A kind of task: its colour, when it can be lit, how people see how far they have come, how
    many things it asks for, and what its tiles show."""

    def __init__(
        self,
        name: str,
        colour: int,
        condition: Condition,
        measure: Measure,
        count: int = 0,
        shows: str = "",
        shown: int = 0,
        players: int = 1,
    ) -> None:
        self.name: Final = name
        self.colour: Final = colour
        self.condition: Final = condition
        self.measure: Final = measure
        self.count: Final = count
        self.shows: Final = shows  # a guardian, a resource or a token, and how many of them
        self.shown: Final = shown
        self.players: Final = players  # it is left out where fewer play (B2.3)


# A kind's number is its index here.
TASK_KINDS: Final = [
    Kind("blue_and_red_bonfire", BLUE, when.bonfires_in_colours, places.bonfires_in_colours, 2),
    Kind("guardian", BLUE, when.guardian, places.shown_guardians, 1, "guardian", 1),
    Kind("path_with", BLUE, when.path_with, places.path_with, 1, "resource", 1),
    Kind("offering_at", BLUE, when.offerings_at, supply.offerings_at, 1, "resource", 1),
    Kind("two_pairs", BLUE, when.two_resources, supply.two_resources, 2),
    Kind("offerings_on_3_islands", BLUE, when.islands_with_one, supply.islands_with_one, 3),
    Kind("2_offerings_on_one_island", BLUE, when.on_an_island, supply.on_an_island, 2),
    Kind("group_of_3", BLUE, when.group, fate.group_of, 3, "token", 1),
    Kind("gnome_with", BLUE, when.gnome_with, places.gnome_with, 1, "resource", 1),
    Kind("council_task", RED, when.council_tasks, places.council_tasks, 1),
    Kind("3_portals", RED, when.portals, places.portals, 3),
    Kind("two_guardians", RED, when.both_guardians, places.shown_guardians, 2, "guardian", 2),
    Kind("3_gnomes", RED, when.gnomes, places.gnomes, 3),
    Kind("4_gold", RED, when.gold, supply.gold, 4),
    Kind("adjacent_paths_alike", RED, when.adjacent_paths_alike, places.adjacent_paths_alike, 2),
    Kind("three_of", RED, when.resource, supply.resources_of, 3, "resource", 1),
    Kind("both_islands", RED, when.offerings_at, supply.offerings_at, 2, "resource", 1),
    Kind("bonfires_in_3_colours", RED, when.bonfires_in_colours, places.bonfires_in_colours, 3),
    Kind("4_guardians", RED, when.guardians, places.guardians, 4),
    Kind("two_groups_of_3", RED, when.both_groups, fate.two_groups_shown, 3, "token", 2),
    Kind("4_blue", RED, when.blue_tasks, places.blue_tasks, 4),
    Kind("5_portals", YELLOW, when.portals, places.portals, 5),
    Kind("offerings_on_5_islands", YELLOW, when.islands_with_one, supply.islands_with_one, 5),
    Kind("4_red", YELLOW, when.red_tasks, places.red_tasks, 4),
    Kind("5_gnomes", YELLOW, when.gnomes, places.gnomes, 5),
    Kind("3_elders", YELLOW, when.elders, places.elders, 3),
    Kind("3_offerings_on_one_island", YELLOW, when.on_an_island, supply.on_an_island, 3, players=3),
    Kind("offering_stack_empty", YELLOW, when.offering_stack_empty, supply.offering_stack_empty, 5),
    Kind("3_red_crystals", YELLOW, when.red_crystals, places.red_crystals, 3),
    Kind("5_bonfires", YELLOW, when.bonfires, places.bonfires, 5),
    Kind("4_blue_crystals", YELLOW, when.blue_crystals, places.blue_crystals, 4),
    Kind("4_yellow", YELLOW, when.yellow_tasks, places.yellow_tasks, 4),
    Kind("2_offerings_on_3_islands", YELLOW, when.islands_with_two, supply.islands_with_two, 3),
    Kind("5_equal_resources", YELLOW, when.equal_resources, supply.equal_resources, 5),
    Kind("two_triples", YELLOW, when.two_resources, supply.two_resources, 3),
    Kind("marked_cells_covered", YELLOW, when.marked_cells_covered, fate.marked_cells),
    Kind("2_guardians_at_bonfires", YELLOW, when.at_bonfires, places.guardians_at_bonfires, 2),
    Kind("5_tokens", YELLOW, when.five_tokens, supply.tokens_of, 5, "token", 5),
    Kind("gold_cells_covered", YELLOW, when.gold_cells_covered, fate.gold_cells),
    Kind("outer_columns_covered", YELLOW, when.outer_columns_covered, fate.outer_columns),
    Kind("two_groups_of_4", YELLOW, when.any_two_groups, fate.any_two_groups, 4),
]
NUMBER_OF_KIND: Final = {kind.name: number for number, kind in enumerate(TASK_KINDS)}


def holds(facts: Facts, city: City, task: int) -> bool:
    """Whether a task's condition holds for a city now."""
    kind = TASK_KINDS[facts.task_kinds[task]]
    return kind.condition(facts, city, facts.task_first[task], facts.task_second[task], kind.count)


def progress(position: Position, city: City, task: int) -> Progress:
    """How far a city has come with a task."""
    facts = position.facts
    kind = TASK_KINDS[facts.task_kinds[task]]
    return kind.measure(
        position, city, (facts.task_first[task], facts.task_second[task]), kind.count
    )


def by_number(of_kinds: Mapping[str, Of]) -> list[Of]:
    """What belongs to each kind, by the kinds' numbers; it has to be there for every one."""
    unknown = of_kinds.keys() - NUMBER_OF_KIND.keys()
    if unknown:
        raise KeyError(f"no kinds of task: {sorted(unknown)}")
    return [of_kinds[kind.name] for kind in TASK_KINDS]
