"""Choices in words: what each one is, costs and means."""

from collections.abc import Mapping, Sequence
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
from fireside.words.part import ChoiceWords, Offer, Plain, Seen, Telling


def choice_words(offer: Offer, seen: Seen) -> ChoiceWords:
    """An open choice, with what it costs at once."""
    words = TELLING[offer.kind](seen, **offer.arguments)
    return words if offer.kind in OWN_COSTS else _with_cost(words, offer, seen)


def _with_cost(words: ChoiceWords, offer: Offer, seen: Seen) -> ChoiceWords:
    goods = goods_of(offer.outcome, "pay")
    if not goods:
        return words
    paid = message("bonfire-costs", goods=goods_words(goods))
    due = (seen.view["decision"]["payment"] or {}).get("tokens", {})
    other_tokens = offer.kind == "pay" and not offer.arguments["yellow"]
    if other_tokens and goods.total() < sum(due.values()):
        return ChoiceWords(message("bonfire-choice-pay-others"), cost=paid)
    return replace(words, cost=paid)


def _plain(kind: str) -> Telling:
    """What is always called the same."""
    words = ChoiceWords(message(f"bonfire-choice-{kind}"), message(f"bonfire-choice-{kind}-long"))
    return lambda seen: words


def opening(seen: Seen, swapped: bool, reversed: bool) -> ChoiceWords:
    """Open the fate area."""
    fate = own_city(seen)["fate"]
    number = fate["supply"][3] if swapped else fate["eighth"]
    symbols = seen.printed["fate"]["tiles"][number - 1]
    names: list[Words] = [message(f"bonfire-symbol-{symbol}") for symbol in symbols]
    kind = "swapped" if swapped else "dealt"
    shown = listed(names[::-1] if reversed else names, " · ")
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


def pay(seen: Seen, yellow: int) -> ChoiceWords:
    """Pay with so many yellow tokens."""
    return ChoiceWords(message("bonfire-choice-pay", yellow=yellow))


def keep(seen: Seen, token: str) -> ChoiceWords:
    """Keep a token."""
    return ChoiceWords(message("bonfire-choice-keep", token=token_name(token)))


def give(seen: Seen, token: str) -> ChoiceWords:
    """Give a token for a missing one."""
    return ChoiceWords(message("bonfire-choice-give", token=token_name(token)))


def spend(seen: Seen, goods: Mapping[str, int]) -> ChoiceWords:
    """Pay resources."""
    return ChoiceWords(message("bonfire-choice-spend", goods=goods_words(goods)))


def tile(seen: Seen, slot: int) -> ChoiceWords:
    """Take an open path tile."""
    place = place_number(next_place(own_city(seen)), seen.printed)
    path = seen.view["paths"]["open"][slot - 1]
    return ChoiceWords(path_name(path), message("bonfire-choice-tile-long", place=place))


def stack(seen: Seen, stack: int) -> ChoiceWords:
    """Take the top of a stack of path tiles."""
    count = sum(seen.view["paths"]["stacks"][stack - 1])
    return ChoiceWords(
        message("bonfire-choice-stack", stack=stack),
        message("bonfire-choice-stack-long", count=count),
    )


def look_up(seen: Seen, path: str) -> ChoiceWords:
    """Take a path tile out of the stacks."""
    return ChoiceWords(path_name(path), message("bonfire-choice-look-up-long"))


def to_island(seen: Seen, island: str) -> ChoiceWords:
    """Sail to an island."""
    there = next(each for each in seen.view["islands"] if each["name"] == island)
    return ChoiceWords(island_name(island), _holds(there, seen))


def _holds(island: Plain, seen: Seen) -> Words:
    if "tasks" not in island:
        return message("bonfire-island-guardians", count=island["guardians"])
    if not island["tasks"]:
        return message("bonfire-island-empty")
    tasks = [task_words(task, seen.printed) for task in island["tasks"]]
    return message("bonfire-island-tasks", tasks=listed(tasks, "; "))


def offering(seen: Seen, stack: int) -> ChoiceWords:
    """Leave an offering."""
    resource = own_city(seen)["offerings"]["open"][stack - 1]
    short = message("bonfire-choice-offering", resource=resource_name(resource))
    return ChoiceWords(short, message("bonfire-choice-offering-long"))


def take(seen: Seen, task: str) -> ChoiceWords:
    """Take a task."""
    return ChoiceWords(task_words(task, seen.printed))


def at_place(seen: Seen, place: int) -> ChoiceWords:
    """Lay a task at a place."""
    there = own_city(seen)["places"][place - 1]
    path = path_name(there["path"]) if there["path"] else message("bonfire-place-no-path")
    portal = message("bonfire-place-portal" if there["portal"] else "bonfire-place-no-portal")
    name = place_number(place, seen.printed)
    return ChoiceWords(message("bonfire-choice-at-place", place=name), listed([path, portal]))


def steps(seen: Seen, steps: int) -> ChoiceWords:
    """Decide how long the procession is."""
    return ChoiceWords(message("bonfire-choice-steps", steps=steps))


def move(seen: Seen, guardian: str, to: str) -> ChoiceWords:
    """Move a guardian."""
    target = location_name(to, seen.printed)
    short = message("bonfire-choice-move", guardian=guardian_name(guardian), to=target)
    where, _, place = to.partition(" ")
    if where == "bonfire":
        points = seen.printed["seat_points"][int(place) - 1]
        return ChoiceWords(short, message("bonfire-choice-move-seat", points=points))
    stands = own_city(seen)["guardians"].get(guardian, "start")
    start = location_name(stands, seen.printed)
    return ChoiceWords(short, message("bonfire-choice-move-path", **{"from": start}))


def earn(seen: Seen, resource: str) -> ChoiceWords:
    """Earn a resource."""
    return ChoiceWords(message("bonfire-choice-earn", resource=resource_name(resource)))


def turn_to(seen: Seen, field: int) -> ChoiceWords:
    """Turn the Great Bonfire to a field."""
    portals = seen.view["great_bonfire"]["portals"][field - 1]
    names: list[Words] = [portal_name(shape) for shape in portals]
    long = message("bonfire-field-no-portal")
    if names:
        long = message("bonfire-field-portals", portals=listed(names))
    return ChoiceWords(field_shows(field, seen.printed), long)


def field_shows(number: int, printed: Plain) -> Words:
    """The token and the resource, or the points, of a field."""
    return listed([token_name(printed["fields"][number - 1]["token"]), _reward(number, printed)])


def _reward(number: int, printed: Plain) -> Words:
    field = printed["fields"][number - 1]
    return resource_name(field["resource"]) if field["resource"] else points_words(field["points"])


def rewards(seen: Seen, rewards: Sequence[str]) -> ChoiceWords:
    """Take rewards of the field."""
    number = seen.view["great_bonfire"]["field"]
    field = seen.printed["fields"][number - 1]
    found = {
        "token": token_name(field["token"]),
        "resource": _reward(number, seen.printed),
        "portal": message("bonfire-reward-portal"),
    }
    return ChoiceWords(listed([found[name] for name in rewards]))


def portal(seen: Seen, place: int) -> ChoiceWords:
    """Build a portal."""
    shape = portal_name(own_city(seen)["places"][place - 1]["gap"])
    number = place_number(place, seen.printed)
    return ChoiceWords(message("bonfire-choice-portal", portal=shape, place=number))


def gnome(seen: Seen, gnome: int) -> ChoiceWords:
    """Take a gnome."""
    resource = resource_name(seen.printed["gnome_resources"][gnome - 1])
    cost = message("bonfire-costs", goods=message("bonfire-gnome-cost", resource=resource))
    return ChoiceWords(gnome_name(gnome), gnome_effect(gnome), cost)


def for_tokens(seen: Seen, tokens: int) -> ChoiceWords:
    """Pay for a gnome with so many tokens."""
    return ChoiceWords(message("bonfire-choice-for-tokens", tokens=tokens, resources=3 - tokens))


def light(seen: Seen, place: int) -> ChoiceWords:
    """Light a task."""
    task = own_city(seen)["places"][place - 1]["task"]
    points = seen.printed["tasks"][task]["points"]
    return ChoiceWords(
        message("bonfire-choice-light", task=task_name(task, seen.printed)),
        message("bonfire-choice-light-long", points=points),
    )


def novice(seen: Seen, task: str) -> ChoiceWords:
    """Send the novice of a council task."""
    short = message("bonfire-choice-novice", task=council_task_name(task))
    return ChoiceWords(short, message("bonfire-choice-novice-long"))


def council(seen: Seen, space: int, takes: str) -> ChoiceWords:
    """Seat a novice for the bonus of a space, or for a point."""
    bonus = bonus_name(space)
    if takes == "bonus":
        return ChoiceWords(bonus)
    short = message("bonfire-choice-council-point", space=space)
    return ChoiceWords(short, message("bonfire-choice-council-instead", bonus=bonus))


def bring(seen: Seen, guardian: str) -> ChoiceWords:
    """Bring a guardian to the start space."""
    return ChoiceWords(guardian_name(guardian), message("bonfire-choice-bring-long"))


def lay(seen: Seen, cell: Sequence[int], direction: str) -> ChoiceWords:
    """Lay the fate tile."""
    column, row = map(str, cell)
    way = message(f"bonfire-direction-{direction}")
    return ChoiceWords(message("bonfire-choice-lay", column=column, row=row, direction=way))


# Choices by their kinds; what a choice names comes by the names of its arguments.
TELLING: Final[Mapping[str, Telling]] = {
    "open": opening,
    "fate": fate,
    "keep": keep,
    "build-path": build_path,
    "sail": _plain("sail"),
    "take-task": _plain("take-task"),
    "fetch": _plain("fetch"),
    "procession": _plain("procession"),
    "great-bonfire": _plain("great-bonfire"),
    "recruit": _plain("recruit"),
    "stay-aboard": _plain("stay-aboard"),
    "pass": passing,
    "end-turn": _plain("end-turn"),
    "pay": pay,
    "give": give,
    "spend": spend,
    "tile": tile,
    "stack": stack,
    "renew": _plain("renew"),
    "look-up": look_up,
    "to": to_island,
    "offering": offering,
    "take": take,
    "at-place": at_place,
    "steps": steps,
    "move": move,
    "stay": _plain("stay"),
    "earn": earn,
    "field": turn_to,
    "rewards": rewards,
    "portal": portal,
    "gnome": gnome,
    "for-tokens": for_tokens,
    "light": light,
    "novice": novice,
    "council": council,
    "bring": bring,
    "lay": lay,
}
# Those whose words say already what is paid, or all that will be.
OWN_COSTS: Final = ("give", "spend", "gnome")
