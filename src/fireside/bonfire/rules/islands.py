"""Islands (B8 to B10): sailing, the island action, taking a task, fetching a guardian."""

from fireside.bonfire.rules.abilities import (
    EXTRA_ROUTE,
    TASKS_FOR_ANY_RESOURCES,
    TASKS_FOR_ONE_TOKEN,
)
from fireside.bonfire.rules.constants import (
    ABSENT,
    DOCK,
    GUARDIAN,
    ISLANDS,
    NOTHING,
    PLACES,
    RESOURCE_NAMES,
    SEVEN_TASKS,
    SHIP,
    TASK,
    TASK_ISLANDS,
    TASKS_AN_ISLAND,
)
from fireside.bonfire.rules.guardians import arrive
from fireside.bonfire.rules.paying import (
    all_resources,
    any_resources,
    ask_tokens,
    can_spend_two,
    spend,
    token_reach,
    ways_to_spend_two,
)
from fireside.bonfire.rules.state.city import FULL, City, replaced
from fireside.bonfire.rules.state.position import (
    ARRIVED,
    ASHORE,
    CHOOSING_OFFERING,
    CHOOSING_PLACE,
    CHOOSING_TASK,
    DONE,
    FETCHED,
    SAILING,
    SPENDING,
    Position,
)
from fireside.bonfire.rules.vocabulary import (
    AT_PLACE,
    FETCH,
    OFFERING,
    STAY_ABOARD,
    TAKE,
    TAKE_TASK,
    TO_ISLAND,
)

# Sailing


def voyage_cost(position: Position, city: City, island: int) -> int:
    """The least number of tokens that reaches an island (B8.1, B8.2, B8.5, gnome 21). To where the
    ship lies it is two routes: out and back."""
    if city.ship == DOCK:
        return 1
    routes = 2 if island == city.ship else position.facts.distances[city.ship][island]
    if city.has(EXTRA_ROUTE):
        routes = max(1, routes - 1)
    return min(routes, 3)


def can_sail(city: City) -> bool:
    """One token always reaches some island."""
    return token_reach(city, SHIP) >= 1


def set_sail(position: Position) -> None:
    """A voyage to be paid for."""
    position.unpaid = False
    position.phase = SAILING


def sail_for_free(position: Position) -> None:
    """Bonus 7: any island, at no cost."""
    position.unpaid = True
    position.phase = SAILING


def offer_islands(position: Position) -> list[int]:
    """Every island within reach (B8.2)."""
    city = position.city()
    reach = 3 if position.unpaid else token_reach(city, SHIP)
    return [
        TO_ISLAND + island
        for island in range(ISLANDS)
        if voyage_cost(position, city, island) <= reach
    ]


def choose_island(position: Position, choice: int) -> None:
    """Pay for the voyage, unless it is a bonus."""
    position.picked = choice - TO_ISLAND
    if position.unpaid:
        position.phase = ARRIVED
    else:
        cost = voyage_cost(position, position.city(), position.picked)
        ask_tokens(position, SHIP, cost, ARRIVED)


def land(position: Position) -> None:
    """The ship arrives; the island action may follow at once (B8.4)."""
    city = position.city()
    if position.log is not None:
        names = position.facts.edition.island_names
        start = "dock" if city.ship == DOCK else names[city.ship]
        position.tell("sail", {"from": start, "to": names[position.picked]})
    city.ship = position.picked
    position.clear_turn()
    position.phase = ASHORE


def offer_island_action(position: Position) -> list[int]:
    """The island's action, or none."""
    options = [STAY_ABOARD]
    if can_take_task(position, position.city()):
        options.append(TAKE_TASK)
    elif can_fetch(position.city()):
        options.append(FETCH)
    return options


def act_ashore(position: Position, choice: int) -> None:
    """Carry out the island's action after a voyage."""
    if choice == TAKE_TASK:
        take_task(position)
    elif choice == FETCH:
        fetch(position)
    else:
        position.phase = DONE


# Tasks


def task_cost(city: City) -> int:
    """Tokens for a task: one for each own offering there, this one included (B9.2, gnome 26)."""
    return 1 if city.has(TASKS_FOR_ONE_TOKEN) else city.given[city.ship] + 1


def tasks_at(position: Position, island: int) -> list[int]:
    """The tasks left on an island."""
    slots = position.islands[island * TASKS_AN_ISLAND : (island + 1) * TASKS_AN_ISLAND]
    return [task for task in slots if task != NOTHING]


def can_take_task(position: Position, city: City) -> bool:
    """Whether the ship lies at a task island where a task can be had and paid for (B9)."""
    island = city.ship
    if island == DOCK or island >= TASK_ISLANDS or city.filled == FULL:
        return False
    if token_reach(city, TASK) < task_cost(city) or not tasks_at(position, island):
        return False
    return can_offer(position, city, 0) or can_offer(position, city, 1)


def can_offer(position: Position, city: City, stack: int) -> bool:
    """Whether the resources of an open offering and of the island can be paid (B9.3, gnome 3)."""
    resource = city.open_offering(stack)
    if resource == NOTHING:
        return False
    if city.has(TASKS_FOR_ANY_RESOURCES):
        return all_resources(city) >= 2
    return can_spend_two(city, resource, position.facts.edition.island_resources[city.ship])


def take_task(position: Position) -> None:
    """Pay the tokens; then come offering, resources, task and place."""
    ask_tokens(position, TASK, task_cost(position.city()), CHOOSING_OFFERING)


def offer_offerings(position: Position) -> list[int]:
    """The open offerings whose resources can be paid."""
    city = position.city()
    return [OFFERING + stack for stack in range(2) if can_offer(position, city, stack)]


def choose_offering(position: Position, choice: int) -> None:
    """The offering to bring; its resources are paid next."""
    position.offering = choice - OFFERING
    position.phase = SPENDING


def offer_task_payments(position: Position) -> list[int]:
    """The ways to pay the offering's and the island's resource (gnome 3: any two)."""
    city = position.city()
    if city.has(TASKS_FOR_ANY_RESOURCES):
        return any_resources(city, 2)
    island_resource = position.facts.edition.island_resources[city.ship]
    return ways_to_spend_two(city, city.open_offering(position.offering), island_resource)


def pay_for_task(position: Position, choice: int) -> None:
    """Pay the resources of a task."""
    spend(position, choice)
    position.phase = CHOOSING_TASK


def offer_tasks(position: Position) -> list[int]:
    """The tasks of the island."""
    return [TAKE + task for task in tasks_at(position, position.city().ship)]


def choose_task(position: Position, choice: int) -> None:
    """Take a task from the island (B9.4)."""
    position.picked = choice - TAKE
    remove_task(position, position.picked)
    if position.log is not None:
        edition = position.facts.edition
        island = edition.island_names[position.city().ship]
        position.tell("take task", {"task": edition.tasks[position.picked].name, "island": island})
    position.phase = CHOOSING_PLACE


def remove_task(position: Position, task: int) -> None:
    """Take a task off its island."""
    position.islands = replaced(position.islands, position.islands.index(task), NOTHING)


def offer_places(position: Position) -> list[int]:
    """The free task spaces (B9.4)."""
    filled = position.city().filled
    return [AT_PLACE + place for place in range(PLACES) if not filled >> place & 1]


def place_task(position: Position, choice: int) -> None:
    """Leave the offering on the island, lay the task, open the next offering (B9.4)."""
    city = position.city()
    stack = position.offering
    if position.log is not None:
        island = position.facts.edition.island_names[city.ship]
        resource = RESOURCE_NAMES[city.open_offering(stack)]
        position.tell("offer", {"offering": resource, "stack": stack + 1, "island": island})
    city.given = replaced(city.given, city.ship, city.given[city.ship] + 1)
    put_task(position, city, choice - AT_PLACE, position.picked)
    city.offered = replaced(city.offered, stack, city.offered[stack] + 1)
    opened = city.open_offering(stack)
    if opened != NOTHING:
        position.revealed += 1
        if position.log is not None:
            name = RESOURCE_NAMES[opened]
            position.tell("open offering", {"offering": name, "stack": stack + 1})
    position.phase = DONE


def put_task(position: Position, city: City, place: int, task: int) -> None:
    """Lay a task on a task space; the seventh fulfils a council task."""
    city.tasks = replaced(city.tasks, place, task)
    city.filled |= 1 << place
    if position.log is not None:
        name = position.facts.edition.tasks[task].name
        position.tell("lay task", {"task": name, "place": place + 1})
    if city.filled == FULL:
        position.fulfilled(SEVEN_TASKS)


# Guardians


def can_fetch(city: City) -> bool:
    """Whether the ship lies at the island of a guardian that the city lacks (B10.1)."""
    return (
        city.ship >= TASK_ISLANDS
        and city.guardians[city.ship - TASK_ISLANDS] == ABSENT
        and token_reach(city, GUARDIAN) >= 1
    )


def fetch(position: Position) -> None:
    """Pay for the guardian."""
    ask_tokens(position, GUARDIAN, 1, FETCHED)


def welcome(position: Position) -> None:
    """The guardian of the island comes to the start space."""
    arrive(position, position.city().ship - TASK_ISLANDS)
