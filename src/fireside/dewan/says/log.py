"""What happened, deed by deed, and what a choice is sure to bring."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final

from fireside.core.state import NOBODY
from fireside.dewan.says.land import space_at
from fireside.dewan.says.names import (
    card_name,
    cards_list,
    joined,
    place_name,
    source_name,
    story_name,
    story_worth,
    terrain_name,
)
from fireside.words.message import Argument, Words, listed, message, sentences, signed
from fireside.words.part import Deed, Offer, Plain, Seen

Arguments = dict[str, Argument]

# What belongs to the deed that an event is about: before it, and after it.
BEFORE: Final = ("discard", "give")
AFTER: Final = ("berry", "draw")
HEADS: Final = ("camp", "fulfil")
# Events that tell nothing more than the choice itself does.
EXPECTED: Final = ("take cards", "discard", "give", "camp", "tuck", "story", "lava", "flood")


def _none(event: Plain, seen: Seen) -> Arguments:
    return {}


def _card(event: Plain, seen: Seen) -> Arguments:
    return {"card": card_name(event["card"])}


def _draw(event: Plain, seen: Seen) -> Arguments:
    if "card" not in event:
        return {"known": "no", "card": ""}
    return {"known": "yes", **_card(event, seen)}


def _give(event: Plain, seen: Seen) -> Arguments:
    return {**_card(event, seen), "receiver": seen.names[event["to"]]}


def _tuck(event: Plain, seen: Seen) -> Arguments:
    return {**_card(event, seen), "terrain": terrain_name(event["terrain"])}


def _ground(event: Plain, seen: Seen) -> Arguments:
    at = event["space"]
    return {"place": place_name(at, seen), "ground": space_at(at, seen)["ground"]}


def _camp(event: Plain, seen: Seen) -> Arguments:
    return {"camp": event["camp"], **_ground(event, seen)}


def _fulfil(event: Plain, seen: Seen) -> Arguments:
    tile = event["story"]
    return {"story": story_name(tile), "worth": story_worth(tile, seen.printed)}


def _story(event: Plain, seen: Seen) -> Arguments:
    return {"unseen": "yes" if event["unseen"] else "no", **_fulfil(event, seen)}


def _berries(event: Plain, seen: Seen) -> Arguments:
    places = [place_name(zone, seen) for zone, _ in event["to"]]
    return {"count": len(places), "places": joined(places)}


# What each kind of event has to tell, beside who it was. The others make no line: those beside
# them tell it, or the board does.
TOLD: Final[dict[str, Callable[[Plain, Seen], Arguments]]] = {
    "pass": _none,
    "last round": _none,
    "take cards": lambda event, seen: {"cards": cards_list(event["cards"])},
    "shuffle discards": lambda event, seen: {"count": event["cards"]},
    "draw": _draw,
    "discard": _card,
    "give": _give,
    "tuck": _tuck,
    "camp": _camp,
    "berry": _none,
    "story": _story,
    "fulfil": _fulfil,
    "event": lambda event, seen: {"scenario": event["scenario"]},
    "lava": _ground,
    "flood": _ground,
    "move berries": _berries,
    "fish": lambda event, seen: {**_card(event, seen), "count": event["fish"]},
}
SILENT: Final = ("turn", "open card", "open story", "new pile", "over")


def event_words(event: Plain, seen: Seen) -> Words:
    """One event as a sentence; nothing where it is not worth one."""
    kind = event["event"]
    if kind in SILENT:
        return ""
    name = "" if event["seat"] == NOBODY else seen.names[event["seat"]]
    return message(_id("event", kind), name=name, **TOLD[kind](event, seen))


def _id(area: str, kind: str) -> str:
    return f"dewan-{area}-{kind.replace(' ', '-')}"


@dataclass
class Doing:
    """The events of one deed: the one that it is about, and those that it cost and brought."""

    index: int
    head: Plain | None
    parts: list[Plain] = field(default_factory=list)


def deeds(events: Sequence[Plain], seen: Seen) -> list[Deed]:
    """What happened, a line for each deed that is worth one."""
    found: list[Deed] = []
    for doing in doings(events):
        if doing.head is None:
            found.append(Deed(doing.index, doing.parts[0]["seat"], "", open=True))
        elif words := event_words(doing.head, seen):
            told = sentences([words, *_parts(doing.parts, seen)])
            found.append(Deed(doing.index, doing.head["seat"], told))
    return found


def doings(events: Sequence[Plain]) -> list[Doing]:
    """The events put together by deed."""
    found: list[Doing] = []
    opened: Doing | None = None
    for index, event in enumerate(events):
        kind = event["event"]
        if opened and (kind in AFTER if opened.head is not None else kind in BEFORE):
            opened.parts.append(event)
        elif opened and opened.head is None and kind == "camp":
            opened.head = event
        else:
            before = kind in BEFORE
            found.append(Doing(index, None, [event]) if before else Doing(index, event))
            opened = found[-1] if before or kind in HEADS else None
    return found


def _parts(parts: list[Plain], seen: Seen) -> list[Words]:
    """'Paid: forest, water. To Ilya: desert. 1 berry.'"""

    def of(kind: str) -> list[Plain]:
        return [part for part in parts if part["event"] == kind]

    lines: list[Words] = []
    if paid := of("discard"):
        lines.append(message("dewan-deed-paid", cards=cards_list(part["card"] for part in paid)))
    for receiver in dict.fromkeys(part["to"] for part in of("give")):
        cards = cards_list(part["card"] for part in of("give") if part["to"] == receiver)
        lines.append(message("dewan-deed-given", name=seen.names[receiver], cards=cards))
    if of("berry"):
        lines.append(message("dewan-deed-berry"))
    drawn = of("draw")
    if drawn and all("card" in part for part in drawn):
        lines.append(message("dewan-deed-drawn", cards=cards_list(part["card"] for part in drawn)))
    elif drawn:
        lines.append(message("dewan-deed-draws", count=len(drawn)))
    return lines


def outcome_words(offer: Offer, seen: Seen) -> list[Words]:
    """What a choice is sure to bring, a line each."""
    lines: list[Words] = [
        message(_id("outcome", event["event"]), **TOLD[event["event"]](event, seen))
        for event in offer.outcome
        if event["event"] in TOLD and event["event"] not in EXPECTED
    ]
    points = sum(offer.changes.values())
    if points:
        change = "points" if points > 0 else "points-lost"
        parts = _changes(offer, seen)
        lines.append(message(f"dewan-outcome-{change}", points=abs(points), parts=parts))
    return lines


def _changes(offer: Offer, seen: Seen) -> Words:
    """Why the points change: 'stories +5, groups of camps -4'."""
    return listed(
        [
            message("dewan-score-change", source=source_name(source, seen), change=signed(change))
            for source, change in offer.changes.items()
        ]
    )
