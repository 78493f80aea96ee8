"""Choices in words: what each one is, costs and means."""

import re
from collections.abc import Callable
from dataclasses import replace
from typing import Final

from fireside.bonfire.says.goods import goods_of
from fireside.bonfire.says.names import (
    bonus_name,
    council_task_name,
    fate_name,
    gnome_effect,
    gnome_name,
    goods_words,
    guardian_name,
    island_name,
    location_name,
    next_place,
    own_city,
    path_name,
    place_number,
    points_words,
    portal_name,
    resource_name,
    task_name,
    task_words,
    token_name,
)
from fireside.words.message import Words, listed, message
from fireside.words.part import ChoiceWords, Offer, Plain, Seen

Telling = Callable[..., ChoiceWords]


def choice_words(offer: Offer, seen: Seen) -> ChoiceWords:
    """An open choice, with what it costs at once."""
    for pattern, telling in TELLING:
        found = re.fullmatch(pattern, offer.text)
        if found:
            words = telling(seen, *found.groups(""))
            return words if telling in OWN_COSTS else _with_cost(words, offer, seen)
    return ChoiceWords(offer.text)


def _with_cost(words: ChoiceWords, offer: Offer, seen: Seen) -> ChoiceWords:
    goods = goods_of(offer.outcome, "pay")
    if not goods:
        return words
    paid = message("bonfire-costs", goods=goods_words(goods))
    due = (seen.view["decision"]["payment"] or {}).get("tokens", {})
    if offer.text == "pay 0 yellow" and goods.total() < sum(due.values()):
        return ChoiceWords(message("bonfire-choice-pay-others"), cost=paid)
    return replace(words, cost=paid)


def _plain(kind: str) -> Telling:
    """What is always called the same."""
    words = ChoiceWords(message(f"bonfire-choice-{kind}"), message(f"bonfire-choice-{kind}-long"))
    return lambda seen: words


def opening(seen: Seen, which: str, turned: str) -> ChoiceWords:
    """Open the fate area."""
    fate = own_city(seen)["fate"]
    number = fate["supply"][3] if which == "swapped" else fate["eighth"]
    symbols = seen.printed["fate"]["tiles"][number - 1]
    names: list[Words] = [message(f"bonfire-symbol-{symbol}") for symbol in symbols]
    kind = "swapped" if which == "swapped" else "dealt"
    shown = listed(names[::-1] if turned else names, " · ")
    return ChoiceWords(shown, message(f"bonfire-choice-open-{kind}"))


def fate(seen: Seen, end: str) -> ChoiceWords:
    """Lay the first or the last fate tile of the supply."""
    supply = own_city(seen)["fate"]["supply"]
    tile = fate_name(supply[0 if end == "first" else -1], seen.printed)
    count = seen.view["decision"]["surplus"]
    return ChoiceWords(
        message("bonfire-choice-fate", tile=tile),
        message("bonfire-choice-fate-long"),
        note=message("bonfire-choice-fate-note", count=count) if count else "",
    )


def build_path(seen: Seen) -> ChoiceWords:
    """Build a path."""
    place = next_place(own_city(seen))
    long = message("bonfire-choice-build-path-long", place=place_number(place, seen.printed))
    cost = goods_words({"path": seen.printed["path_costs"][place - 1]})
    costs = message("bonfire-costs", goods=cost)
    return ChoiceWords(message("bonfire-choice-build-path"), long, costs)


def passing(seen: Seen) -> ChoiceWords:
    """Pass."""
    points = seen.view["countdown"]
    long = message("bonfire-choice-pass-long", points=points)
    return ChoiceWords(message("bonfire-choice-pass"), long)


def pay(seen: Seen, yellow: str) -> ChoiceWords:
    """Pay with so many yellow tokens."""
    return ChoiceWords(message("bonfire-choice-pay", yellow=int(yellow)))


def keep(seen: Seen, token: str) -> ChoiceWords:
    """Keep a token."""
    return ChoiceWords(message("bonfire-choice-keep", token=token_name(token)))


def give(seen: Seen, token: str) -> ChoiceWords:
    """Give a token for a missing one."""
    return ChoiceWords(message("bonfire-choice-give", token=token_name(token)))


def spend(seen: Seen, goods: str) -> ChoiceWords:
    """Pay resources: '2 flower + gold'."""
    counts: dict[str, int] = {}
    for part in goods.split(" + "):
        count, _, good = part.rpartition(" ")
        counts[good] = int(count or 1)
    return ChoiceWords(message("bonfire-choice-spend", goods=goods_words(counts)))


def tile(seen: Seen, slot: str) -> ChoiceWords:
    """Take an open path tile."""
    place = place_number(next_place(own_city(seen)), seen.printed)
    path = seen.view["paths"]["open"][int(slot) - 1]
    return ChoiceWords(path_name(path), message("bonfire-choice-tile-long", place=place))


def stack(seen: Seen, number: str) -> ChoiceWords:
    """Take the top of a stack of path tiles."""
    count = sum(seen.view["paths"]["stacks"][int(number) - 1])
    return ChoiceWords(
        message("bonfire-choice-stack", stack=number),
        message("bonfire-choice-stack-long", count=count),
    )


def look_up(seen: Seen, path: str) -> ChoiceWords:
    """Take a path tile out of the stacks."""
    return ChoiceWords(path_name(path), message("bonfire-choice-look-up-long"))


def to_island(seen: Seen, name: str) -> ChoiceWords:
    """Sail to an island."""
    island = next(each for each in seen.view["islands"] if each["name"] == name)
    return ChoiceWords(island_name(name), _holds(island, seen))


def _holds(island: Plain, seen: Seen) -> Words:
    if "tasks" not in island:
        return message("bonfire-island-guardians", count=island["guardians"])
    if not island["tasks"]:
        return message("bonfire-island-empty")
    tasks = [task_words(task, seen.printed) for task in island["tasks"]]
    return message("bonfire-island-tasks", tasks=listed(tasks, "; "))


def offering(seen: Seen, number: str) -> ChoiceWords:
    """Leave an offering."""
    resource = own_city(seen)["offerings"]["open"][int(number) - 1]
    short = message("bonfire-choice-offering", resource=resource_name(resource))
    return ChoiceWords(short, message("bonfire-choice-offering-long"))


def take(seen: Seen, task: str) -> ChoiceWords:
    """Take a task."""
    return ChoiceWords(task_words(task, seen.printed))


def at_place(seen: Seen, number: str) -> ChoiceWords:
    """Lay a task at a place."""
    place = own_city(seen)["places"][int(number) - 1]
    path = path_name(place["path"]) if place["path"] else message("bonfire-place-no-path")
    portal = message("bonfire-place-portal" if place["portal"] else "bonfire-place-no-portal")
    name = place_number(int(number), seen.printed)
    return ChoiceWords(message("bonfire-choice-at-place", place=name), listed([path, portal]))


def steps(seen: Seen, count: str) -> ChoiceWords:
    """Decide how long the procession is."""
    return ChoiceWords(message("bonfire-choice-steps", steps=int(count)))


def move(seen: Seen, guardian: str, where: str, place: str) -> ChoiceWords:
    """Move a guardian."""
    to = location_name(f"{where} {place}", seen.printed)
    short = message("bonfire-choice-move", guardian=guardian_name(guardian), to=to)
    if where == "bonfire":
        points = seen.printed["seat_points"][int(place) - 1]
        return ChoiceWords(short, message("bonfire-choice-move-seat", points=points))
    stands = own_city(seen)["guardians"].get(guardian, "start")
    start = location_name(stands, seen.printed)
    return ChoiceWords(short, message("bonfire-choice-move-path", **{"from": start}))


def earn(seen: Seen, resource: str) -> ChoiceWords:
    """Earn a resource."""
    return ChoiceWords(message("bonfire-choice-earn", resource=resource_name(resource)))


def turn_to(seen: Seen, number: str) -> ChoiceWords:
    """Turn the Great Bonfire to a field."""
    portals = seen.view["great_bonfire"]["portals"][int(number) - 1]
    names: list[Words] = [portal_name(shape) for shape in portals]
    long = message("bonfire-field-no-portal")
    if names:
        long = message("bonfire-field-portals", portals=listed(names))
    return ChoiceWords(field_shows(int(number), seen.printed), long)


def field_shows(number: int, printed: Plain) -> Words:
    """The token and the resource, or the points, of a field."""
    return listed([token_name(printed["fields"][number - 1]["token"]), _reward(number, printed)])


def _reward(number: int, printed: Plain) -> Words:
    field = printed["fields"][number - 1]
    return resource_name(field["resource"]) if field["resource"] else points_words(field["points"])


def rewards(seen: Seen, which: str) -> ChoiceWords:
    """Take rewards of the field."""
    number = seen.view["great_bonfire"]["field"]
    field = seen.printed["fields"][number - 1]
    found = {
        "token": token_name(field["token"]),
        "resource": _reward(number, seen.printed),
        "portal": message("bonfire-reward-portal"),
    }
    return ChoiceWords(
        listed([words for name, words in found.items() if which == "all" or name in which])
    )


def portal(seen: Seen, place: str) -> ChoiceWords:
    """Build a portal."""
    shape = portal_name(own_city(seen)["places"][int(place) - 1]["gap"])
    number = place_number(int(place), seen.printed)
    return ChoiceWords(message("bonfire-choice-portal", portal=shape, place=number))


def gnome(seen: Seen, number: str) -> ChoiceWords:
    """Take a gnome."""
    resource = resource_name(seen.printed["gnome_resources"][int(number) - 1])
    cost = message("bonfire-costs", goods=message("bonfire-gnome-cost", resource=resource))
    return ChoiceWords(gnome_name(int(number)), gnome_effect(int(number)), cost)


def for_tokens(seen: Seen, tokens: str) -> ChoiceWords:
    """Pay for a gnome with so many tokens."""
    return ChoiceWords(
        message("bonfire-choice-for-tokens", tokens=int(tokens), resources=3 - int(tokens))
    )


def light(seen: Seen, place: str) -> ChoiceWords:
    """Light a task."""
    task = own_city(seen)["places"][int(place) - 1]["task"]
    points = seen.printed["tasks"][task]["points"]
    return ChoiceWords(
        message("bonfire-choice-light", task=task_name(task, seen.printed)),
        message("bonfire-choice-light-long", points=points),
    )


def novice(seen: Seen, task: str) -> ChoiceWords:
    """Send the novice of a council task."""
    short = message("bonfire-choice-novice", task=council_task_name(task))
    return ChoiceWords(short, message("bonfire-choice-novice-long"))


def council(seen: Seen, space: str, what: str) -> ChoiceWords:
    """Seat a novice for the bonus of a space, or for a point."""
    bonus = bonus_name(int(space))
    if what == "bonus":
        return ChoiceWords(bonus)
    short = message("bonfire-choice-council-point", space=space)
    return ChoiceWords(short, message("bonfire-choice-council-instead", bonus=bonus))


def bring(seen: Seen, guardian: str) -> ChoiceWords:
    """Bring a guardian to the start space."""
    return ChoiceWords(guardian_name(guardian), message("bonfire-choice-bring-long"))


def lay(seen: Seen, column: str, row: str, direction: str) -> ChoiceWords:
    """Lay the fate tile."""
    way = message(f"bonfire-direction-{direction}")
    return ChoiceWords(message("bonfire-choice-lay", column=column, row=row, direction=way))


# Choices by their texts.
TELLING: Final[list[tuple[str, Telling]]] = [
    (r"open (as dealt|swapped)( reversed)?", opening),
    (r"fate (first|last)", fate),
    (r"keep (\w+)", keep),
    (r"build path", build_path),
    (r"sail", _plain("sail")),
    (r"take task", _plain("take-task")),
    (r"fetch guardian", _plain("fetch")),
    (r"procession", _plain("procession")),
    (r"great bonfire", _plain("great-bonfire")),
    (r"recruit", _plain("recruit")),
    (r"stay aboard", _plain("stay-aboard")),
    (r"pass", passing),
    (r"end turn", _plain("end-turn")),
    (r"pay (\d+) yellow", pay),
    (r"give (\w+)", give),
    (r"spend (.+)", spend),
    (r"tile (\d)", tile),
    (r"stack (\d)", stack),
    (r"renew tiles", _plain("renew")),
    (r"look up (.+)", look_up),
    (r"to (.+)", to_island),
    (r"offering (\d)", offering),
    (r"take (.+)", take),
    (r"at place (\d)", at_place),
    (r"(\d+) steps?", steps),
    (r"(\S+) to (path|bonfire) (\d)", move),
    (r"stay", _plain("stay")),
    (r"earn (\w+)", earn),
    (r"field (\d)", turn_to),
    (r"(token and resource|token and portal|resource and portal|all)", rewards),
    (r"portal (\d)", portal),
    (r"gnome (\d+)", gnome),
    (r"for (\d) tokens?", for_tokens),
    (r"light (\d)", light),
    (r"novice of (\w+)", novice),
    (r"council (\d) (bonus|point)", council),
    (r"bring (\S+)", bring),
    (r"lay (-?\d+),(-?\d+) (right|left|up|down)", lay),
]
# Those whose words say already what is paid, or all that will be.
OWN_COSTS: Final[tuple[Telling, ...]] = (give, spend, gnome)
