"""The actions of a turn in words, and what is paid for them."""

from fireside.bonfire.rules import vocabulary as blocks
from fireside.bonfire.rules.constants import NOTHING, RESOURCE_NAMES, RESOURCES, TASK_ISLANDS
from fireside.bonfire.rules.islands import task_cost
from fireside.bonfire.terminal.look import Look
from fireside.cli.words import counted


def build_path(look: Look, index: int) -> str:
    cost = look.edition.path_costs[look.city.path_count]
    return f"place {look.city.path_count + 1}; costs {counted(cost, 'path token')}"


def sail(look: Look, index: int) -> str:
    ship = look.city.ship
    if ship == NOTHING:
        return "out of the dock to any island; costs 1 ship token"
    return f"from {look.edition.island_names[ship]}; costs 1 to 3 ship tokens"


def take_task(look: Look, index: int) -> str:
    island = look.city.ship
    cost = counted(task_cost(look.city), "task token")
    resource = RESOURCE_NAMES[look.edition.island_resources[island]]
    return (
        f"at {look.edition.island_names[island]}; costs {cost}, {resource} and the resource of an "
        "offering"
    )


def fetch(look: Look, index: int) -> str:
    colour = look.edition.guardian_names[look.city.ship - TASK_ISLANDS]
    return f"the {colour} guardian comes to your start space; costs 1 guardian token"


def procession(look: Look, index: int) -> str:
    return "your guardians walk and earn; costs 1 guardian token a step"


def use_great_bonfire(look: Look, index: int) -> str:
    if not look.state.wheel_used:
        return "the first use goes to any field; costs 1 great bonfire token"
    return "2 of 3 rewards of a field; costs 1 to 3 great bonfire tokens"


def recruit(look: Look, index: int) -> str:
    return "a specialist or elder; costs 3 in all, gnome tokens and its resource"


def stay_aboard(look: Look, index: int) -> str:
    return "no island action"


def pass_turn(look: Look, index: int) -> str:
    return f"{counted(look.state.countdown, 'point')} now, and no more turns for you"


def end_turn(look: Look, index: int) -> str:
    return "no bonus action; the next player goes on"


def pay(look: Look, index: int) -> str:
    return look.costs()


def give(look: Look, index: int) -> str:
    more = look.state.give_left - 1
    return f"and {counted(more, 'more token', 'more tokens')}" if more else "that is all"


def spend(look: Look, index: int) -> str:
    left = look.city.goods[RESOURCES:]
    paid = blocks.SPENDINGS[index]
    rest = {
        name: left[number] - paid[number]
        for number, name in enumerate(RESOURCE_NAMES)
        if paid[number]
    }
    return "leaves " + ", ".join(f"{count} {name}" for name, count in rest.items())
