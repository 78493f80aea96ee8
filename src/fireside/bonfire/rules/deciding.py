"""The decision in a view: what is asked, what is being paid for, how far the seat's tasks are."""

from fireside.bonfire.rules.abilities import GNOMES_FOR_ANY_RESOURCES, TASKS_FOR_ANY_RESOURCES
from fireside.bonfire.rules.constants import (
    COUNCIL_TASK_NAMES,
    COUNCIL_TASKS,
    NOTHING,
    PLACES,
    RESOURCE_NAMES,
    TASK_ISLANDS,
    TOKEN_NAMES,
)
from fireside.bonfire.rules.fate import surplus_of
from fireside.bonfire.rules.islands import tasks_at
from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.position import (
    ARRIVED,
    CHOOSING_PATH,
    CHOOSING_WAY,
    FETCHED,
    GIVING,
    HIRING,
    KEEPING,
    MARCHING,
    OVER,
    PAYING,
    SPENDING,
    TOM_CHOOSES,
    TURNED,
    Position,
)
from fireside.bonfire.rules.tasks.kinds import progress
from fireside.bonfire.rules.tasks.measure import Progress
from fireside.bonfire.rules.tasks.progress import council_progress
from fireside.core.view import View


def decision_of(position: Position, seat: int) -> View:
    """What is to be decided: the same for all, but for the choices, which belong to the seat to
    move, and the progress, which is that of the own city (of the first for those who watch)."""
    mover = position.to_move()
    city = position.cities[max(seat, 0)]
    return {
        "seat": mover,
        "phase": position.phase_name(),
        "acted": position.acted,
        "in_hand": _in_hand(position),
        "payment": _payment(position),
        "left": _left(position),
        "surplus": surplus_of(position.cities[position.seat]),
        "progress": _progress(position, city),
        "council_progress": {
            COUNCIL_TASK_NAMES[task]: _measured(council_progress(position, city, task))
            for task in range(COUNCIL_TASKS)
        },
        "choices": list(position.options) if seat == mover else [],
    }


def _in_hand(position: Position) -> str | None:
    """The task taken from an island and not yet laid."""
    if position.phase == OVER or position.phase == TOM_CHOOSES or position.offering == NOTHING:
        return None
    task = position.picked
    return None if task == NOTHING else position.facts.edition.tasks[task].name


def _left(position: Position) -> int:
    """How many tokens are still to be named one by one: to be kept (B5.1), or given (B6.2)."""
    if position.phase == KEEPING:
        return position.steps
    return position.give_left if position.phase == GIVING else 0


# Paying


def _payment(position: Position) -> View | None:
    """What is being paid for, and the price: tokens of a kind, then resources."""
    phase = position.phase
    if phase in (PAYING, GIVING):
        bought = _bought(position, position.after)
        bought["tokens"] = {TOKEN_NAMES[position.pay_kind]: position.pay_count}
        return bought
    if phase == CHOOSING_WAY:
        return _bought(position, HIRING)
    if phase == HIRING:
        bought = _bought(position, HIRING)
        bought["resources"] = _gnome_price(position)
        return bought
    if phase == SPENDING:
        bought = _bought(position, SPENDING)
        bought["resources"] = _task_price(position)
        return bought
    return None


def _bought(position: Position, after: int) -> View:
    """What a payment is for, by the phase that it leads to."""
    edition = position.facts.edition
    city = position.cities[position.seat]
    if after == ARRIVED:
        return {"for": "voyage", "name": edition.island_names[position.picked]}
    if after == FETCHED:
        return {"for": "guardian", "name": edition.guardian_names[city.ship - TASK_ISLANDS]}
    if after == TURNED:
        return {"for": "great bonfire", "name": position.picked + 1}
    if after == CHOOSING_PATH:
        return {"for": "path", "name": city.path_count + 1}
    if after == MARCHING:
        return {"for": "procession", "name": position.pay_count}
    if after == HIRING:
        return {"for": "gnome", "name": position.picked}
    return {"for": "task", "name": edition.island_names[city.ship]}


def _gnome_price(position: Position) -> dict[str, int]:
    """The resources of the gnome in question (gnome 9: any)."""
    count = 3 - position.steps
    if position.cities[position.seat].has(GNOMES_FOR_ANY_RESOURCES):
        return {"any": count}
    return {RESOURCE_NAMES[position.facts.gnome_resources[position.picked]]: count}


def _task_price(position: Position) -> dict[str, int]:
    """The offering's resource and the island's (gnome 3: any two)."""
    city = position.cities[position.seat]
    if city.has(TASKS_FOR_ANY_RESOURCES):
        return {"any": 2}
    offered = RESOURCE_NAMES[city.open_offering(position.offering)]
    found = RESOURCE_NAMES[position.facts.edition.island_resources[city.ship]]
    return {offered: 2} if offered == found else {offered: 1, found: 1}


# Progress


def _progress(position: Position, city: City) -> View:
    """How far a city has come with its own tasks and with those that it could still take."""
    tasks = [city.tasks[place] for place in range(PLACES) if _unlit(city, place)]
    for island in range(TASK_ISLANDS):
        tasks += tasks_at(position, island)
    if _in_hand(position) is not None:
        tasks.append(position.picked)
    names = position.facts.edition.tasks
    return {names[task].name: _measured(progress(position, city, task)) for task in tasks}


def _unlit(city: City, place: int) -> bool:
    return city.filled >> place & 1 == 1 and city.lit >> place & 1 == 0


def _measured(measured: Progress) -> View:
    return {
        "have": measured.have,
        "need": measured.need,
        "there": measured.there,
        "missing": measured.missing,
        "lacks": measured.lacks,
    }
