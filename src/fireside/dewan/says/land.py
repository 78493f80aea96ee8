"""The map in words: zones, camps, and the ways to a target."""

from fireside.core.state import NOBODY
from fireside.dewan.says.names import Place, joined, place_name, terrain_name
from fireside.words.message import Words, message
from fireside.words.part import Plain, Seen


def space_at(at: Place, seen: Seen) -> Plain:
    """A space of the map."""
    return next(space for space in seen.view["spaces"] if list(space["at"]) == list(at))


def zone_spaces(space: Plain, seen: Seen) -> list[Plain]:
    """The spaces of a space's zone; one without terrain stands alone."""
    if not space["zone"]:
        return [space]
    return [other for other in seen.view["spaces"] if other["zone"] == space["zone"]]


def zone_words(at: Place, seen: Seen) -> Words:
    """A space's zone and its berries."""
    space = space_at(at, seen)
    if not space["zone"]:
        return ""
    zone = zone_spaces(space, seen)
    berries = sum(other["berries"] for other in zone)
    terrain = terrain_name(space["ground"])
    if berries:
        return message("dewan-zone-berries", terrain=terrain, spaces=len(zone), berries=berries)
    return message("dewan-zone", terrain=terrain, spaces=len(zone))


def camp_name(at: Place, seen: Seen) -> Words:
    """A camp that could be placed on a space."""
    ground = space_at(at, seen)["ground"]
    return message(f"dewan-choice-camp-{ground}", place=place_name(at, seen))


def route_words(route: list[Place], seen: Seen) -> Words:
    """The cards that a route asks for, one for all of the way through one water, and who gets
    them."""
    cards: list[Words] = []
    last: list[Plain] = []
    for at in route:
        space = space_at(at, seen)
        zone = zone_spaces(space, seen)
        if space["ground"] == "water" and zone == last:
            continue
        last = zone
        cards.append(_card(space, zone, seen))
    return message("dewan-route", cards=joined(cards))


def _card(space: Plain, zone: list[Plain], seen: Seen) -> Words:
    any_card = space["ground"] == "centre"
    card = message("dewan-route-any") if any_card else terrain_name(space["ground"])
    # Whoever else has a camp there, or a village anywhere in the same water, gets the card.
    crossed = zone if space["ground"] == "water" else [space]
    others = [each["camp"] for each in crossed if each["camp"] not in (NOBODY, seen.to_move)]
    return message("dewan-route-gift", card=card, name=seen.names[others[0]]) if others else card
