"""What things are called."""

from collections.abc import Mapping

from fireside.bonfire.rules.constants import RESOURCE_NAMES, TOKEN_NAMES
from fireside.words.message import Words, listed, message
from fireside.words.part import Plain, Seen


def in_order(goods: Mapping[str, int]) -> dict[str, int]:
    """Goods as the supply is ordered, those that there are."""
    return {good: goods[good] for good in [*TOKEN_NAMES, *RESOURCE_NAMES] if goods.get(good)}


def goods_words(goods: Mapping[str, int]) -> Words:
    """'2 ship tokens, 1 gold'; nothing for nothing."""
    return _counts(in_order(goods))


def _counts(goods: Mapping[str, int]) -> Words:
    words: list[Words] = [
        message(f"bonfire-good-{good}", count=count) for good, count in goods.items()
    ]
    return listed(words) if words else ""


def points_words(count: int) -> Words:
    """'3 points'."""
    return message("bonfire-points", count=count)


def token_name(token: str) -> Words:
    """A kind of token."""
    return message(f"bonfire-token-{token}")


def resource_name(resource: str) -> Words:
    """A resource."""
    return message(f"bonfire-resource-{resource}")


def island_name(island: str) -> Words:
    """An island."""
    return message(f"bonfire-island-{island}")


def guardian_name(guardian: str) -> Words:
    """A guardian by its colour, or a player's own."""
    return message(f"bonfire-guardian-{guardian}")


def portal_name(shape: str) -> Words:
    """A portal by its shape."""
    return message(f"bonfire-portal-{shape}")


def path_face(path: str) -> tuple[str, str]:
    """The crystal and the resource of a path tile, by its name; the start tile shows gold."""
    if path == "start":
        return "", "gold"
    if path.startswith("start-"):
        return path.removeprefix("start-"), "gold"
    crystal, _, resource = path.partition("-")
    return crystal, resource


def path_name(path: str) -> Words:
    """A path tile by its crystal and its resource."""
    crystal, resource = path_face(path)
    if not crystal:
        return message("bonfire-path-start")
    name = "bonfire-path-start-crystal" if path.startswith("start") else "bonfire-path"
    colour = message(f"bonfire-crystal-{crystal}")
    return message(name, crystal=colour, resource=resource_name(resource))


def fate_name(number: int, printed: Plain) -> Words:
    """A fate tile by its three symbols."""
    symbols = printed["fate"]["tiles"][number - 1]
    return listed([message(f"bonfire-symbol-{symbol}") for symbol in symbols], " · ")


def task_name(task: str, printed: Plain) -> Words:
    """What a task asks for."""
    kind, shows = printed["tasks"][task]["kind"], printed["tasks"][task]["shows"]
    if kind == "5_tokens":
        return _counts({good: shows.count(good) for good in shows})
    if not shows:
        return message(f"bonfire-task-{kind}")
    if len(shows) == 1:
        return message(f"bonfire-task-{kind}-{shows[0]}")
    area = "guardian" if kind == "two_guardians" else "symbol"
    first, second = (message(f"bonfire-{area}-{name}") for name in shows)
    return message(f"bonfire-task-{kind}", first=first, second=second)


def task_words(task: str, printed: Plain) -> Words:
    """A task with its colour and its points."""
    tile = printed["tasks"][task]
    asks = task_name(task, printed)
    return message("bonfire-task", colour=tile["colour"], points=tile["points"], asks=asks)


def gnome_name(gnome: int) -> Words:
    """A gnome by its number and what it is called."""
    name = message(f"bonfire-gnome-name-{gnome}")
    return message("bonfire-gnome-called", number=gnome, name=name)


def gnome_effect(gnome: int) -> Words:
    """What a gnome does, for whoever has it."""
    return message(f"bonfire-gnome-{gnome}")


def bonus_name(space: int) -> Words:
    """The bonus of a council space."""
    return message(f"bonfire-bonus-{space}")


def council_task_name(task: str) -> Words:
    """A council task."""
    return message(f"bonfire-council-task-{task}")


def place_number(place: int, printed: Plain) -> Words:
    """A place by its number, with what its seat is worth."""
    points = printed["seat_points"][place - 1]
    return message("bonfire-place-number", place=place, points=points)


def location_name(where: str, printed: Plain) -> Words:
    """Where a guardian stands: 'start', 'path 3', 'bonfire 2'."""
    kind, _, number = where.partition(" ")
    if not number:
        return message("bonfire-location-start")
    return message(f"bonfire-location-{kind}", place=place_number(int(number), printed))


def source_name(source: str) -> Words:
    """Where points come from."""
    return message(f"bonfire-scoring-{source.replace(' ', '-')}")


def own_city(seen: Seen) -> Plain:
    """The city of whoever decides."""
    city: Plain = seen.view["cities"][max(seen.to_move, 0)]
    return city


def next_place(city: Plain) -> int:
    """The place that the next path tile is laid at; 8 when all are there."""
    return 1 + sum(place["path"] is not None for place in city["places"])
