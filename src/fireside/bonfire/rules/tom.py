"""Tom (B21): the solo automaton and his six cards.

While Tom plays, the position's seat is his, so that the rules lay things into his city. What the
human decides for him is asked with the human's seat to move (state.py).
"""

from collections.abc import Callable
from typing import Final, final

from fireside.bonfire.rules.constants import (
    ABSENT,
    COUNCIL_SPACES,
    COUNCIL_TASK_NAMES,
    COUNCIL_TASKS,
    FIELDS,
    FIVE_GUARDIANS,
    MOST_GNOMES,
    NOTHING,
    OPEN_PATHS,
    OPEN_SPECIALISTS,
    OWN_GUARDIAN,
    PATH_RESOURCES,
    PLACES,
    RESOURCE_NAMES,
    SEVEN_PATHS,
    SEVEN_PORTALS,
    SEVEN_TASKS,
    SHAPES,
    SIX_GNOMES,
)
from fireside.bonfire.rules.council import check_countdown
from fireside.bonfire.rules.gnomes import draw
from fireside.bonfire.rules.gnomes import refill as refill_gnomes
from fireside.bonfire.rules.great_bonfire import put_portal, turn_to
from fireside.bonfire.rules.guardians import arrive
from fireside.bonfire.rules.islands import put_task, remove_task, tasks_at
from fireside.bonfire.rules.paths import lay_tile
from fireside.bonfire.rules.paths import refill as refill_paths
from fireside.bonfire.rules.state.city import City, replaced
from fireside.bonfire.rules.state.facts import GAPS_IN_ORDER
from fireside.bonfire.rules.state.position import OVER, TOM_CHOOSES, TURN_DUE, Position
from fireside.bonfire.rules.turn import end_round
from fireside.bonfire.rules.vocabulary import TAKE

TASK_I: Final = "task_i"
TASK_II: Final = "task_ii"
TOM = 1  # his seat
NOVICES = 4
PASSES = 4  # through his deck; then the game ends (B21.14)
INSTEAD = 3  # points where he has already fulfilled what he would work for (B21.12)


def play_card(position: Position) -> None:
    """Turn over Tom's next card and carry it out (B21.3)."""
    position.seat = TOM
    if not position.tom_deck:
        position.tom_deck = position.chance.shuffled(tuple(position.facts.edition.tom_deck))
        if position.log is not None:
            position.tell("shuffle Tom", {"cards": len(position.tom_deck)})
    number = position.tom_deck[-1]
    card = CARDS[number]
    position.tom_deck = position.tom_deck[:-1]
    position.tom_cards += 1
    position.revealed += 1
    if position.log is not None:
        position.tell("Tom's card", {"card": card.name, "number": position.tom_cards})
    resource = turn_over_gnome(position) if card.turns_gnome else NOTHING
    city = position.city()
    position.picked = number
    if city.fulfils(card.goal):
        position.score(INSTEAD, "Tom's council task")
    else:
        card.play(position, city, resource)
    if position.phase != TOM_CHOOSES:
        finish(position)


def turn_over_gnome(position: Position) -> int:
    """Turn over and discard the top gnome; its resource is the gnome resource (B21.4, B21.18)."""
    gnome = draw(position)
    if gnome == 0:
        return NOTHING
    position.gnome_discards = (*position.gnome_discards, gnome)
    resource = position.facts.gnome_resources[gnome]
    if position.log is not None:
        position.tell("turn over", {"gnome": gnome, "resource": RESOURCE_NAMES[resource]})
    return resource


def take_gnomes(position: Position, city: City, resource: int) -> None:
    """Every open specialist with the resource, leftmost first, up to the limit (B21.5, B21.13)."""
    for slot in range(OPEN_SPECIALISTS):
        gnome = position.specialists[slot]
        if (
            gnome
            and position.facts.gnome_resources[gnome] == resource
            and city.gnome_count < MOST_GNOMES
        ):
            position.specialists = replaced(position.specialists, slot, 0)
            position.tom_gnomes |= 1 << gnome
            city.gnome_count += 1
            if position.log is not None:
                position.tell("recruit", {"gnome": gnome})
            if city.gnome_count == MOST_GNOMES:
                position.fulfilled(SIX_GNOMES)
    refill_gnomes(position)


def take_paths(position: Position, city: City, resource: int) -> None:
    """Every open path tile with the resource, from left to right, up to the limit (B21.6)."""
    for slot in range(OPEN_PATHS):
        kind = position.open_paths[slot]
        if kind == NOTHING or city.path_count == PLACES:
            continue
        if PATH_RESOURCES[kind] == resource:
            position.open_paths = replaced(position.open_paths, slot, NOTHING)
            lay_tile(position, kind, f"tile {slot + 1}")
    refill_paths(position)


def take_guardian(position: Position, city: City, resource: int) -> None:
    """The first guardian that Tom lacks (B21.9)."""
    arrive(position, next(c for c in range(OWN_GUARDIAN) if city.guardians[c] == ABSENT))


def take_portal(position: Position, city: City, resource: int) -> None:
    """Turn to the next field with the portal that Tom needs next; the present one comes last
    (B21.10). Without such a field the wheel stands still (B12.7)."""
    place = next(gap for gap in GAPS_IN_ORDER if not city.portals >> gap & 1)
    shape = position.facts.edition.boards[city.board][place]
    for steps in range(1, FIELDS + 1):
        field = (position.field + steps) % FIELDS
        if position.portals[field * SHAPES + shape] > 0:
            turn_to(position, field)
            put_portal(position, city, place)
            return


def find_task(position: Position, city: City, resource: int) -> None:
    """The tasks worth most (Task I) or least (Task II) on the two islands; the human chooses among
    equals (B21.7, B21.8)."""
    position.offering = resource
    if resource != NOTHING and tasks_for_tom(position):
        position.phase = TOM_CHOOSES


def tasks_for_tom(position: Position) -> list[int]:
    """The tasks that Tom's card could take."""
    points = position.facts.task_points
    tasks: list[int] = []
    for island in position.facts.islands_of[position.offering]:
        tasks += tasks_at(position, island)
    if not tasks:
        return []
    worth = [points[task] for task in tasks]
    wanted = max(worth) if CARDS[position.picked].name == TASK_I else min(worth)
    return [task for task in tasks if points[task] == wanted]


def offer_tasks_for_tom(position: Position) -> list[int]:
    """The human chooses among tasks of equal worth (B21.17)."""
    return [TAKE + task for task in tasks_for_tom(position)]


def take_task_for_tom(position: Position, choice: int) -> None:
    """Lay the task as a lit bonfire at Tom's next free place; Task II seats a novice."""
    city = position.city()
    task = choice - TAKE
    island = position.islands.index(task) // 3
    remove_task(position, task)
    if position.log is not None:
        edition = position.facts.edition
        names = {"task": edition.tasks[task].name, "island": edition.island_names[island]}
        position.tell("take task", {**names})
    place = next(place for place in range(PLACES) if not city.filled >> place & 1)
    city.lit |= 1 << place
    put_task(position, city, place, task)
    if position.log is not None:
        position.tell(
            "light", {"task": position.facts.edition.tasks[task].name, "place": place + 1}
        )
    if CARDS[position.picked].name == TASK_II:
        seat_novice(position, city)
    finish(position)


def seat_novice(position: Position, city: City) -> None:
    """One of Tom's four novices goes to the first space without one; he scores 1 (B21.8)."""
    index = sum([1 for space in city.novices if space])
    if index == NOVICES:
        return
    city.novices = replaced(city.novices, index, index + 1)
    position.seated += 1
    if position.log is not None:
        position.tell("novice", {"place": index + 1, "space": index + 1})
    position.score(1, "Tom's novice")
    check_countdown(position)


def finish(position: Position) -> None:
    """Tom's bonus for council tasks, then the end of the round, or of the game (B21.11, B21.14)."""
    city = position.city()
    for task in range(COUNCIL_TASKS):
        if city.fulfils(task) and position.council_novices[task] == 0:
            lay_down_novice(position, task)
    position.clear_turn()
    position.seat = 0
    position.phase = TURN_DUE
    end_round(position)
    if position.tom_cards == PASSES * len(position.facts.edition.tom_deck):
        position.phase = OVER


def lay_down_novice(position: Position, task: int) -> None:
    """A council novice goes to the High Council for Tom, lying down: it blocks nothing."""
    position.send_council_novice(task, COUNCIL_SPACES + 1)
    if position.log is not None:
        name = COUNCIL_TASK_NAMES[task]
        position.tell("council novice", {"council_task": name, "space": 1, "lying": True})
    position.score(1, "Tom's council novice")
    check_countdown(position)


@final
class Card:
    """A card of Tom's: the council task that it works for, the rule that says how, whether a gnome
    is turned over for its resource, and what Tom does with that."""

    def __init__(
        self,
        name: str,
        goal: int,
        rule: str,
        turns_gnome: bool,
        play: Callable[[Position, City, int], None],
    ) -> None:
        self.name: Final = name
        self.goal: Final = goal
        self.rule: Final = rule
        self.turns_gnome: Final = turns_gnome
        self.play: Final = play


# A card's number is its index here.
CARDS: Final = [
    Card("great_bonfire", SEVEN_PORTALS, "B21.10", False, take_portal),
    Card(TASK_II, SEVEN_TASKS, "B21.8", True, find_task),
    Card(TASK_I, SEVEN_TASKS, "B21.7", True, find_task),
    Card("guardian", FIVE_GUARDIANS, "B21.9", False, take_guardian),
    Card("path", SEVEN_PATHS, "B21.6", True, take_paths),
    Card("gnome", SIX_GNOMES, "B21.5", True, take_gnomes),
]
NUMBER_OF_CARD: Final = {card.name: number for number, card in enumerate(CARDS)}
