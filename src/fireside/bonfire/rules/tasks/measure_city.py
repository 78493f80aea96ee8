"""Measures of tasks about the places of a city and those who live there."""

from fireside.bonfire.rules.abilities import ELDER_OF_GNOMES, PORTALS_IN_ANY_ORDER
from fireside.bonfire.rules.constants import (
    ABSENT,
    AT_BONFIRE,
    BLUE,
    COLOUR_NAMES,
    COUNCIL_TASK_NAMES,
    COUNCIL_TASKS,
    GUARDIANS,
    PATH_RESOURCES,
    PLACES,
    RED,
    SPECIALISTS,
    YELLOW_FIRE,
)
from fireside.bonfire.rules.gnomes import open_gnomes
from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.facts import GAPS_IN_ORDER, Facts
from fireside.bonfire.rules.state.position import Position
from fireside.bonfire.rules.tasks.measure import Progress, Shown

# Tasks and bonfires


def places_of(mask: int) -> list[str]:
    """The places of a mask."""
    return [f"place {place + 1}" for place in range(PLACES) if mask >> place & 1]


def places_in(facts: Facts, city: City, colour: int, mask: int) -> list[int]:
    """The places of a mask whose task or bonfire has a colour."""
    return [
        place
        for place in range(PLACES)
        if mask >> place & 1 and facts.task_colours[city.tasks[place]] == colour
    ]


def bonfires(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """So many bonfires; own tasks could become some."""
    lit = places_of(city.lit)
    return Progress(len(lit), count, lit, places_of(city.filled & ~city.lit))


def bonfires_in_colours(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """A bonfire in each of the first `count` colours."""
    facts = position.facts
    there: list[int] = []
    waiting: list[int] = []
    lacking = []
    for colour in range(count):
        lit = places_in(facts, city, colour, city.lit)
        there += lit
        if not lit:
            lacking.append(colour)
            waiting += places_in(facts, city, colour, city.filled & ~city.lit)
    result = Progress(
        count - len(lacking),
        count,
        [f"place {place + 1}" for place in sorted(there)],
        [f"place {place + 1}" for place in sorted(waiting)],
    )
    for colour in lacking:
        result.lacking(f"bonfire {COLOUR_NAMES[colour]}", 1)
    return result


def blue_tasks(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """So many blue tasks or bonfires."""
    return tasks_in_colour(position, city, BLUE, count)


def red_tasks(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """So many red tasks or bonfires."""
    return tasks_in_colour(position, city, RED, count)


def yellow_tasks(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """So many yellow tasks or bonfires."""
    return tasks_in_colour(position, city, YELLOW_FIRE, count)


def tasks_in_colour(position: Position, city: City, colour: int, count: int) -> Progress:
    """So many tasks or bonfires of a colour; any free place could take one."""
    there = places_in(position.facts, city, colour, city.filled)
    names = [f"place {place + 1}" for place in there]
    return Progress(len(there), count, names, places_of(~city.filled))


def council_tasks(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """So many of the council tasks."""
    there = [number for number in range(COUNCIL_TASKS) if city.fulfils(number)]
    others = [number for number in range(COUNCIL_TASKS) if not city.fulfils(number)]
    return Progress(
        len(there),
        count,
        [f"council-task {COUNCIL_TASK_NAMES[number]}" for number in there],
        [f"council-task {COUNCIL_TASK_NAMES[number]}" for number in others],
    )


# Guardians


def named_guardians(facts: Facts, numbers: list[int]) -> list[str]:
    """Guardians by colour."""
    return [f"guardian {facts.edition.guardian_names[number]}" for number in numbers]


def shown_guardians(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """The one or two guardians shown."""
    asked = list(shown[:count])
    there = [number for number in asked if city.guardians[number] != ABSENT]
    lacking = [number for number in asked if city.guardians[number] == ABSENT]
    missing = named_guardians(position.facts, lacking)
    result = Progress(len(there), count, named_guardians(position.facts, there), missing)
    for name in missing:
        result.lacking(name, 1)
    return result


def guardians(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """So many guardians, whichever."""
    present = [number for number in range(GUARDIANS) if city.guardians[number] != ABSENT]
    absent = [number for number in range(GUARDIANS) if city.guardians[number] == ABSENT]
    facts = position.facts
    return Progress(
        len(present), count, named_guardians(facts, present), named_guardians(facts, absent)
    )


def guardians_at_bonfires(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """So many guardians who have arrived."""
    facts = position.facts
    arrived = [number for number in range(GUARDIANS) if city.guardians[number] > AT_BONFIRE]
    walking = [
        number for number in range(GUARDIANS) if ABSENT < city.guardians[number] <= AT_BONFIRE
    ]
    return Progress(
        len(arrived), count, named_guardians(facts, arrived), named_guardians(facts, walking)
    )


# Paths and portals


def next_path(city: City) -> list[str]:
    """The place that the next path tile goes to."""
    return [f"path {city.path_count + 1}"] if city.path_count < PLACES else []


def path_with(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """A path tile with the resource shown."""
    built = range(city.path_count)
    there = [place for place in built if PATH_RESOURCES[city.paths[place]] == shown[0]]
    return tiles_there(position, city, there, count, kinds_with(shown[0]))


def kinds_with(resource: int) -> list[int]:
    """The kinds of path tile that show a resource."""
    return [kind for kind, shown in enumerate(PATH_RESOURCES) if shown == resource]


def red_crystals(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """So many red crystals."""
    return crystals(position, city, RED, count)


def blue_crystals(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """So many blue crystals."""
    return crystals(position, city, BLUE, count)


def crystals(position: Position, city: City, colour: int, count: int) -> Progress:
    """So many crystals of a colour."""
    crystal = position.facts.path_crystals
    there = [place for place in range(city.path_count) if crystal[city.paths[place]] == colour]
    kinds = [kind for kind in range(len(crystal)) if crystal[kind] == colour]
    return tiles_there(position, city, there, count, kinds)


def adjacent_paths_alike(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """Two neighbouring path tiles with the same resource; the last one waits for its like."""
    shown_on = [PATH_RESOURCES[kind] for kind in city.paths[: city.path_count]]
    for place in range(1, city.path_count):
        if shown_on[place] == shown_on[place - 1]:
            return Progress(2, count, [f"path {place}", f"path {place + 1}"], [])
    if city.path_count == 1 and not position.facts.edition.gold_paths():
        return Progress(0, count, [], next_path(city))
    return tiles_there(position, city, [city.path_count - 1], count, kinds_with(shown_on[-1]))


def tiles_there(
    position: Position, city: City, there: list[int], count: int, kinds: list[int]
) -> Progress:
    """Path tiles at these places, and the open ones of some kinds that could join them."""
    opened = [f"tile {slot + 1}" for slot, kind in enumerate(position.open_paths) if kind in kinds]
    laid = [f"path {place + 1}" for place in there]
    return Progress(len(laid), count, laid, opened + next_path(city) if next_path(city) else [])


def portals(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """So many portals; the next gaps in their order (B12.4), all of them with gnome 25."""
    built = [f"portal {place + 1}" for place in range(PLACES) if city.portals >> place & 1]
    free = [f"portal {place + 1}" for place in GAPS_IN_ORDER if not city.portals >> place & 1]
    next_ones = len(free) if city.has(PORTALS_IN_ANY_ORDER) else max(0, count - len(built))
    return Progress(len(built), count, built, free[:next_ones])


# Gnomes


def own_gnomes(city: City) -> list[int]:
    """The gnomes of a city by number."""
    return [gnome for gnome in range(1, ELDER_OF_GNOMES + 1) if city.has(gnome)]


def gnomes(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """So many gnomes."""
    there = own_gnomes(city)
    rooms = [f"room {room}" for room in range(len(there) + 1, count + 1)]
    return Progress(len(there), count, [f"gnome {gnome}" for gnome in there], rooms)


def elders(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """So many elders."""
    there = [f"gnome {gnome}" for gnome in own_gnomes(city) if gnome > SPECIALISTS]
    opened = [f"gnome {gnome}" for gnome in open_gnomes(position) if gnome > SPECIALISTS]
    return Progress(len(there), count, there, opened)


def gnome_with(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """A gnome with the resource shown."""
    resources = position.facts.gnome_resources
    there = [f"gnome {gnome}" for gnome in own_gnomes(city) if resources[gnome] == shown[0]]
    opened = [f"gnome {gnome}" for gnome in open_gnomes(position) if resources[gnome] == shown[0]]
    return Progress(len(there), count, there, opened)
