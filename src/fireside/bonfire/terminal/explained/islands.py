"""Choices at the islands in words."""

from fireside.bonfire.rules.constants import COLOUR_NAMES, NOTHING, RESOURCE_NAMES, TASK_ISLANDS
from fireside.bonfire.rules.state.position import TOM_CHOOSES
from fireside.bonfire.terminal.look import Look
from fireside.bonfire.terminal.words import task_sentence, task_short
from fireside.cli.words import joined


def to_island(look: Look, island: int) -> str:
    cost = "free" if look.state.unpaid else look.costs()
    if island >= TASK_ISLANDS:
        colour = look.edition.guardian_names[island - TASK_ISLANDS]
        have = look.city.guardians[island - TASK_ISLANDS] != 0
        return joined(cost, f"{colour} guardian" + (", yours already" if have else ""))
    slots = look.state.islands[3 * island : 3 * island + 3]
    tasks = [task_short(look.edition, look.edition.tasks[task]) for task in slots if task >= 0]
    given = look.city.given[island]
    mine = f"your offerings: {given}" if given else ""
    return joined(cost, "tasks " + ", ".join(tasks) if tasks else "no task left", mine)


def offering(look: Look, index: int) -> str:
    own = RESOURCE_NAMES[look.city.open_offering(index)]
    island = RESOURCE_NAMES[look.edition.island_resources[look.city.ship]]
    left = 4 - look.city.offered[index]
    return f"{own}; costs {own} and the island's {island}; {left} below it"


def take(look: Look, index: int) -> str:
    sentence = task_sentence(look.edition, look.edition.tasks[index])
    if look.state.phase == TOM_CHOOSES:
        place = next(n for n in range(7) if not look.city.filled >> n & 1)
        return f"{sentence}; lit at Tom's place {place + 1}"
    return sentence


def at_place(look: Look, place: int) -> str:
    path = look.city.paths[place]
    crystal = "no path yet"
    if path != NOTHING:
        colour = look.edition.path_crystals[path]
        crystal = "no crystal" if colour == NOTHING else f"{COLOUR_NAMES[colour]} crystal"
        crystal = f"start path, {crystal}" if place == 0 else crystal
    portal = "portal built" if look.city.portals >> place & 1 else "no portal yet"
    return f"{crystal}; {portal}; seat worth {look.edition.seat_points[place]}"
