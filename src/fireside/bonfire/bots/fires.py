"""Tasks and bonfires: what is lit, what can be lit, and what still has to be done for it."""

from typing import Final, final

from librt.vecs import append, vec

from fireside.bonfire.bots.goals import HOPELESS, missing_for_council, turns_to
from fireside.bonfire.rules.constants import BLUE, COUNCIL_TASKS, PLACES, RED, YELLOW_FIRE
from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.facts import COUNT, Facts
from fireside.bonfire.rules.tasks.conditions import in_colour

NAMES: Final[list[str]] = [
    "bonfires lit",
    "bonfires lit with time",
    "free places with turns",
    "tasks ready with time",
    "points of tasks ready",
    "tasks near with time",
    "points of tasks near",
    "tasks far with time",
    "points of tasks far",
    "tasks hopeless",
    "points to be lit",
    "portals and crystals to be lit",
    "turns to all tasks",
    "bonfires without portal",
    "bonfires without path tile",
    "blue tasks and bonfires",
    "red tasks and bonfires",
    "yellow tasks and bonfires",
    "council novices to call",
    "council novices one short",
    "council tasks one short",
    "council tasks two short",
    "council tasks within turns",
]
NEAR: Final = 2.5  # turns
LONG_WAY: Final = 10.0  # turns: what is further away makes no difference


def likelihood(away: float, turns: float) -> float:
    """How likely a task so many turns away will be lit with so many turns left."""
    spare = turns - away
    if spare < 1.0:
        return 0.0
    return min(1.0, spare / (1.5 * away + 1.0))


@final
class Prospects:
    """The tasks of a city that are not lit yet, by how far away they are."""

    def __init__(self, facts: Facts, city: City, turns: float) -> None:
        self.ready = 0
        self.ready_points = 0
        self.near = 0
        self.near_points = 0
        self.far = 0
        self.far_points = 0
        self.hopeless = 0
        self.points = 0.0  # to be expected
        self.extras = 0.0  # portals and crystals to be expected
        self.away = 0.0  # turns to all of them
        for place in range(PLACES):
            if city.filled & ~city.lit & 1 << place:
                task = city.tasks[place]
                away = turns_to(facts, city, task)
                chance = likelihood(away, turns)
                self.points += chance * facts.task_points[task]
                self.extras += chance * extras(facts, city, place)
                self.away += min(away, LONG_WAY)
                self._sort(facts.task_points[task], away)

    def _sort(self, points: int, away: float) -> None:
        if away == 0.0:
            self.ready += 1
            self.ready_points += points
        elif away <= NEAR:
            self.near += 1
            self.near_points += points
        elif away < HOPELESS:
            self.far += 1
            self.far_points += points
        else:
            self.hopeless += 1


def write(values: vec[float], facts: Facts, city: City, turns: float, time: float) -> vec[float]:
    """The features of tasks and bonfires."""
    free = PLACES - COUNT[city.filled]
    lit = COUNT[city.lit] / 7.0
    values = append(values, lit)
    values = append(values, lit * time)
    values = append(values, min(float(free), turns / 5.0) / 7.0)
    prospects = Prospects(facts, city, turns)
    values = append(values, prospects.ready / 7.0 * time)
    values = append(values, prospects.ready_points / 20.0)
    values = append(values, prospects.near / 7.0 * time)
    values = append(values, prospects.near_points / 20.0)
    values = append(values, prospects.far / 7.0 * time)
    values = append(values, prospects.far_points / 20.0)
    values = append(values, prospects.hopeless / 7.0)
    values = append(values, prospects.points / 20.0)
    values = append(values, prospects.extras / 5.0)
    values = append(values, prospects.away / 30.0)
    built = (1 << city.path_count) - 1
    values = append(values, COUNT[city.lit & ~city.portals] / 7.0)
    values = append(values, COUNT[city.lit & ~built] / 7.0)
    for colour in (BLUE, RED, YELLOW_FIRE):
        values = append(values, in_colour(facts, city, colour, city.filled) / 4.0)
    return values


def extras(facts: Facts, city: City, place: int) -> int:
    """How many things would count once a place's task is lit: its portal, its crystal."""
    count = city.portals >> place & 1
    if place < city.path_count:
        crystal = facts.path_crystals[city.paths[place]]
        count += 1 if crystal == facts.task_colours[city.tasks[place]] else 0
    return count


def write_council(
    values: vec[float], novices: tuple[int, ...], city: City, turns: float
) -> vec[float]:
    """The features of council tasks; a novice that is still there waits on its task."""
    to_call = 0
    waiting_one = 0
    one_short = 0
    two_short = 0
    within = 0.0
    for council_task in range(COUNCIL_TASKS):
        short = missing_for_council(city, council_task)
        waiting = novices[council_task] == 0
        if short == 0:
            if waiting:
                to_call += 1
            continue
        if short == 1:
            one_short += 1
            if waiting:
                waiting_one += 1
        elif short == 2:
            two_short += 1
        within += likelihood(1.5 * short, turns) / short
    values = append(values, to_call / 2.0)
    values = append(values, waiting_one / 2.0)
    values = append(values, one_short / 2.0)
    values = append(values, two_short / 2.0)
    return append(values, within / 2.0)
