"""Why an action of the turn (B4.1) is not open: what it lacks, by the rule that asks for it."""

from fireside.bonfire.rules.abilities import TASKS_FOR_ANY_RESOURCES
from fireside.bonfire.rules.constants import (
    ABSENT,
    DOCK,
    GNOME,
    GREAT_BONFIRE,
    GUARDIAN,
    MOST_GNOMES,
    NOTHING,
    PATH,
    PLACES,
    RESOURCE_NAMES,
    SHIP,
    TASK,
    TASK_ISLANDS,
    TOKEN_NAMES,
)
from fireside.bonfire.rules.council import offer_lighting
from fireside.bonfire.rules.gnomes import can_recruit, open_gnomes
from fireside.bonfire.rules.guardians import can_move
from fireside.bonfire.rules.islands import can_offer, task_cost, tasks_at
from fireside.bonfire.rules.paying import token_reach
from fireside.bonfire.rules.state.city import FULL, City
from fireside.bonfire.rules.state.position import TURN, Position
from fireside.bonfire.rules.tasks.kinds import progress
from fireside.bonfire.rules.turn import in_countdown
from fireside.core.closed import Closed
from fireside.core.state import State


def closed(state: State) -> list[Closed]:
    """The actions of the turn that cannot be chosen, in the order of the rules. Of the two island
    actions only that of the island where the ship lies."""
    assert isinstance(state, Position)
    if state.phase != TURN or state.acted or not state.options:
        return []
    city = state.cities[state.seat]
    return (
        why_no_fate_tile(city)
        + why_no_path(state, city)
        + lacking_tokens(city, "sail", SHIP, 1, "B8.1" if city.ship == DOCK else "B8.2")
        + (why_no_guardian(city) if city.ship >= TASK_ISLANDS else why_no_task(state, city))
        + why_no_procession(city)
        + lacking_tokens(city, "great bonfire", GREAT_BONFIRE, 1, "B12.2")
        + why_no_gnome(state, city)
        + why_no_light(state, city)
        + why_no_passing(state)
    )


def lacking_tokens(city: City, action: str, token: int, needed: int, rule: str) -> list[Closed]:
    """Closed where a price in tokens is higher than all that the city could pay (B6)."""
    reach = token_reach(city, token)
    if reach >= needed:
        return []
    facts: dict[str, object] = {"token": TOKEN_NAMES[token], "needed": needed, "reach": reach}
    return [Closed(action, "tokens", rule, facts)]


def why_no_fate_tile(city: City) -> list[Closed]:
    """No tile in the supply, or no room for one."""
    if not city.supply:
        return [Closed("fate", "no-tile", "B5.2")]
    return [] if city.room else [Closed("fate", "no-room", "B5.3")]


def why_no_path(position: Position, city: City) -> list[Closed]:
    """All places have a path, or the next one costs too much."""
    if city.path_count == PLACES:
        return [Closed("build path", "seven-paths", "B7.2")]
    cost = position.facts.edition.path_costs[city.path_count]
    return lacking_tokens(city, "build path", PATH, cost, "B7.2")


def why_no_task(position: Position, city: City) -> list[Closed]:
    """The ship has not sailed, there is no task or no space for one, or its price is too high."""
    if city.filled == FULL:
        return [Closed("take task", "seven-tasks", "B9.1")]
    if city.ship == DOCK:
        return [Closed("take task", "in-dock", "B9.1")]
    edition = position.facts.edition
    if not tasks_at(position, city.ship):
        facts: dict[str, object] = {"island": edition.island_names[city.ship]}
        return [Closed("take task", "no-task-left", "B9.1", facts)]
    lacking = lacking_tokens(city, "take task", TASK, task_cost(city), "B9.2")
    if lacking or can_offer(position, city, 0) or can_offer(position, city, 1):
        return lacking
    offerings = [city.open_offering(stack) for stack in range(2)]
    names = [RESOURCE_NAMES[resource] for resource in offerings if resource != NOTHING]
    if not names:
        return [Closed("take task", "no-offering", "B9.3")]
    if city.has(TASKS_FOR_ANY_RESOURCES):
        return [Closed("take task", "two-resources", "B9.3")]
    island_resource = RESOURCE_NAMES[edition.island_resources[city.ship]]
    return [
        Closed("take task", "resources", "B9.3", {"offerings": names, "resource": island_resource})
    ]


def why_no_guardian(city: City) -> list[Closed]:
    """The guardian of the island is in the city already, or costs too much."""
    if city.guardians[city.ship - TASK_ISLANDS] != ABSENT:
        return [Closed("fetch guardian", "guardian-there", "B10.1")]
    return lacking_tokens(city, "fetch guardian", GUARDIAN, 1, "B10.1")


def why_no_procession(city: City) -> list[Closed]:
    """No token for a step, or nobody who could go one."""
    lacking = lacking_tokens(city, "procession", GUARDIAN, 1, "B11.1")
    if lacking or can_move(city):
        return lacking
    return [Closed("procession", "nobody-moves", "B11.7")]


def why_no_gnome(position: Position, city: City) -> list[Closed]:
    """The city is full, nobody is left, or nobody can be paid for."""
    if city.gnome_count == MOST_GNOMES:
        return [Closed("recruit", "six-gnomes", "B13.1")]
    if not open_gnomes(position):
        return [Closed("recruit", "no-gnome-left", "B13.2")]
    lacking = lacking_tokens(city, "recruit", GNOME, 1, "B13.1")
    if lacking or can_recruit(position, city):
        return lacking
    return [Closed("recruit", "gnome-price", "B13.1")]


def why_no_light(position: Position, city: City) -> list[Closed]:
    """No task is left to light, or none whose condition holds: then the one that lacks least."""
    unlit = [place for place in range(PLACES) if city.filled & ~city.lit & 1 << place]
    if not unlit:
        return [Closed("light", "no-task", "B14.1")]
    if offer_lighting(position, city):
        return []
    nearest = unlit[0]
    lack = _lack(position, city, nearest)
    for place in unlit[1:]:
        if _lack(position, city, place) < lack:
            nearest = place
            lack = _lack(position, city, place)
    found = progress(position, city, city.tasks[nearest])
    name = position.facts.edition.tasks[city.tasks[nearest]].name
    facts: dict[str, object] = {"task": name, "have": found.have, "need": found.need}
    return [Closed("light", "unfulfilled", "B14.1", facts)]


def _lack(position: Position, city: City, place: int) -> int:
    found = progress(position, city, city.tasks[place])
    return found.need - found.have


def why_no_passing(position: Position) -> list[Closed]:
    """The countdown has not begun, or begins with the next round, or a bonus action was taken."""
    if position.countdown == 0:
        needed = position.facts.countdown_novices
        facts: dict[str, object] = {"seated": position.seated, "needed": needed}
        return [Closed("pass", "no-countdown", "B16.4", facts)]
    if not in_countdown(position):
        return [Closed("pass", "next-round", "B16.7")]
    return [Closed("pass", "bonus-taken", "B16.5")] if position.bonus_taken else []
