"""What a choice is sure to bring, in words."""

from typing import Final

from fireside.bonfire.says.goods import goods_of, points_of
from fireside.bonfire.says.names import (
    council_task_name,
    goods_words,
    guardian_name,
    place_number,
    portal_name,
    source_name,
)
from fireside.words.message import Words, listed, message, signed
from fireside.words.part import Offer, Plain, Seen

# What is counted at the end: what is left over changes with nearly every choice.
COUNTED: Final = ("bonfires", "guardians", "portals", "crystals", "council tasks")


def outcome_words(offer: Offer, seen: Seen) -> list[Words]:
    """What a choice is sure to bring, a line each."""
    events = offer.outcome
    lines: list[Words] = []
    if gained := goods_of(events, "gain"):
        lines.append(message("bonfire-brings", goods=goods_words(gained)))
    if points := points_of(events):
        lines.append(message("bonfire-brings-points", count=points))
    if back := goods_of(events, "discard"):
        lines.append(message("bonfire-puts-back", goods=goods_words(back)))
    further = [_further(event, seen.printed) for event in events]
    return [*lines, *(words for words in further if words), *_scoring(offer)]


def _further(event: Plain, printed: Plain) -> Words:
    """What else an outcome has that is worth a word."""
    match event["event"]:
        case "guardian":
            return message("bonfire-brings-guardian", guardian=guardian_name(event["guardian"]))
        case "portal":
            place = place_number(event["place"], printed)
            return message(
                "bonfire-brings-portal", portal=portal_name(event["portal"]), place=place
            )
        case "fulfil":
            return message("bonfire-brings-fulfil", task=council_task_name(event["council_task"]))
        case "countdown":
            return message("bonfire-brings-countdown")
    return ""


def _scoring(offer: Offer) -> list[Words]:
    parts: list[Words] = [
        listed([source_name(source), signed(change)], " ")
        for source, change in offer.changes.items()
        if source in COUNTED
    ]
    return [message("bonfire-brings-scoring", parts=listed(parts))] if parts else []
