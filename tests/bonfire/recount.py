"""What a view says only by the way, counted again from the rest of it and from the rules' text."""

from typing import Any

from fireside.bonfire.rules.constants import COLOUR_NAMES
from fireside.bonfire.rules.pieces import Edition, Task

View = dict[str, Any]


def seated(view: View) -> int:
    """The novices of all sorts in the High Council."""
    own = sum(1 for city in view["cities"] for space in city["novices"] if space)
    council = view["council"]["council_novices"].values()
    return own + sum(1 for novice in council if novice["space"])


def scoring(edition: Edition, city: View) -> dict[str, int]:
    """The final scoring of a city, source by source (B20)."""
    tasks = {task.name: task for task in edition.tasks}
    places = city["places"]
    bonfires = [(place, tasks[place["task"]]) for place in places if place["lit"]]
    return {
        "in play": city["points"],
        "bonfires": sum(task.points for _, task in bonfires),
        "guardians": _guardian_points(edition, city),
        "portals": 2 * sum(1 for place, _ in bonfires if place["portal"]),
        "crystals": 2 * sum(1 for place, task in bonfires if _alike(place, task)),
        "council tasks": 4 * _council_tasks(city) + (3 if len(bonfires) == 7 else 0),
        "fate tiles": 3 * len(city["fate"]["supply"]),
        "leftovers": (sum(city["tokens"].values()) + sum(city["resources"].values())) // 2,
    }


def _guardian_points(edition: Edition, city: View) -> int:
    points = 0
    for where in city["guardians"].values():
        spot, _, place = where.partition(" ")
        if spot == "bonfire":
            points += edition.seat_points[int(place) - 1]
            # Tom's gnomes lend him no abilities (B21.5).
            points += 2 if 18 in city["gnomes"] and city["name"] != "Tom" else 0
    return points


def _alike(place: View, task: Task) -> bool:
    """Whether the crystal has the bonfire's colour (B20.4)."""
    crystal = (place["path"] or "").removeprefix("start-").partition("-")[0]
    return crystal == COLOUR_NAMES[task.colour]


def _council_tasks(city: View) -> int:
    """How many of the five conditions hold (B17)."""
    places = city["places"]
    return (
        all(place["task"] for place in places)
        + all(place["portal"] for place in places)
        + all(place["path"] for place in places)
        + (len(city["guardians"]) == 5)
        + (len(city["gnomes"]) == 6)
    )
