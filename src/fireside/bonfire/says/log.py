"""What happened, deed by deed, with what each cost and brought summed up."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from fireside.bonfire.says.goods import goods_of, points_of
from fireside.bonfire.says.names import (
    bonus_name,
    council_task_name,
    fate_name,
    gnome_name,
    goods_words,
    guardian_name,
    island_name,
    location_name,
    path_name,
    place_number,
    portal_name,
    resource_name,
    task_words,
)
from fireside.core.state import NOBODY
from fireside.words.message import Argument, Words, listed, message, sentences
from fireside.words.part import Deed, Plain, Seen

Told = tuple[str, dict[str, Argument]]

# What belongs to the deed that an event begins.
PARTS: Final = {
    "move": ("move",),
    "turn wheel": ("portal",),
    "light": ("novice", "bonus"),
    "council novice": ("bonus",),
    "take task": ("offer", "lay task", "light", "novice"),  # a rival's task burns at once
    "Tom's card": ("turn over",),
}
BEFORE: Final = ("pay", "discard")  # what comes before the deed that it is for
AFTER: Final = ("gain", "score")
BETWEEN: Final = ("turn", "round", "over")  # what ends a deed
# What has a line of its own, in the midst of a deed.
ASIDE: Final = ("fulfil", "countdown", "shuffle gnomes", "shuffle paths", "shuffle Tom")
SILENT: Final = ("open path", "open gnome", "open offering")  # the board shows it
BESIDE: Final = ("offer", "lay task", "novice")  # what happens with them is told
UNTOLD: Final = (*BETWEEN, *SILENT, *BESIDE, *BEFORE, *AFTER)  # no sentence of their own
GOODS_BONUS: Final = 1  # the bonus whose gains say it all
COUNTDOWN_NEXT: Final = 6  # the round of a countdown that begins with the next one


def _countdown(event: Plain, printed: Plain) -> Told:
    when = "next" if event["round"] == COUNTDOWN_NEXT else "now"
    return f"bonfire-log-countdown-{when}", {"novices": event["novices"]}


def _path(event: Plain, printed: Plain) -> Told:
    place = place_number(event["place"], printed)
    return "bonfire-log-path", {"tile": path_name(event["tile"]), "place": place}


def _take_task(event: Plain, printed: Plain) -> Told:
    task = task_words(event["task"], printed)
    return "bonfire-log-take-task", {"task": task, "island": island_name(event["island"])}


def _light(event: Plain, printed: Plain) -> Told:
    points = printed["tasks"][event["task"]]["points"]
    return "bonfire-log-light", {"place": place_number(event["place"], printed), "points": points}


def _portal(event: Plain, printed: Plain) -> Told:
    place = place_number(event["place"], printed)
    return "bonfire-log-portal", {"portal": portal_name(event["portal"]), "place": place}


def _council_novice(event: Plain, printed: Plain) -> Told:
    return "bonfire-log-council-novice", {"task": council_task_name(event["council_task"])}


# What each kind of event has to tell.
TELLING: Final[dict[str, Callable[[Plain, Plain], Told]]] = {
    "countdown round": lambda event, _: ("bonfire-log-countdown-round", {"round": event["round"]}),
    "countdown": _countdown,
    "pass": lambda event, _: ("bonfire-log-pass", {}),
    "stuck": lambda event, _: ("bonfire-log-stuck", {}),
    "open": lambda event, printed: (
        "bonfire-log-open",
        {"tile": fate_name(event["number"], printed)},
    ),
    "lay": lambda event, _: ("bonfire-log-lay", {}),
    "path": _path,
    "renew": lambda event, _: ("bonfire-log-renew", {}),
    "sail": lambda event, _: ("bonfire-log-sail", {"island": island_name(event["to"])}),
    "take task": _take_task,
    "light": _light,
    "guardian": lambda event, _: (
        "bonfire-log-guardian",
        {"guardian": guardian_name(event["guardian"])},
    ),
    "move": lambda event, printed: ("bonfire-log-moves", {"moves": _move(event, printed)}),
    "turn wheel": lambda event, _: ("bonfire-log-turn-wheel", {}),
    "portal": _portal,
    "recruit": lambda event, _: ("bonfire-log-recruit", {"gnome": gnome_name(event["gnome"])}),
    "shuffle gnomes": lambda event, _: ("bonfire-log-shuffle-gnomes", {}),
    "shuffle paths": lambda event, _: ("bonfire-log-shuffle-paths", {}),
    "fulfil": lambda event, _: (
        "bonfire-log-fulfil",
        {"task": council_task_name(event["council_task"])},
    ),
    "council novice": _council_novice,
    "bonus": lambda event, _: ("bonfire-log-bonus", {"bonus": bonus_name(event["bonus"])}),
    "shuffle Tom": lambda event, _: ("bonfire-log-shuffle-tom", {}),
    "Tom's card": lambda event, _: (
        "bonfire-log-tom-card",
        {"card": message(f"bonfire-tom-card-{event['card']}")},
    ),
    "turn over": lambda event, _: (
        "bonfire-log-turn-over",
        {"resource": resource_name(event["resource"])},
    ),
}


def event_words(event: Plain, name: Words, printed: Plain) -> Words:
    """One event as a sentence; nothing where the board, or another event, says it already."""
    if event["event"] in UNTOLD:
        return ""
    told, arguments = TELLING[event["event"]](event, printed)
    return message(told, name=name, **arguments)


@dataclass
class Doing:
    """The events of one deed."""

    index: int
    head: str  # the event that it is about; none yet while only a price was paid
    events: list[Plain]
    open: bool = False  # more may still belong to it

    @property
    def seat(self) -> int:
        """Whose deed it is."""
        seat: int = self.events[0]["seat"]
        return seat

    def takes(self, kind: str) -> bool:
        """Whether an event still belongs to it."""
        if kind in BEFORE:
            return not self.head
        return kind in AFTER or not self.head or kind in PARTS.get(self.head, ())


def doings(events: Sequence[Plain]) -> list[Doing]:
    """The events put together by deed."""
    found: list[Doing] = []
    opened: Doing | None = None
    for index, event in enumerate(events):
        kind = event["event"]
        if opened and (kind in BETWEEN or opened.seat != event["seat"]):
            opened = None
        if kind in BETWEEN or kind in SILENT:
            continue
        head = "" if kind in BEFORE or kind in AFTER else kind
        if kind in ASIDE:
            found.append(Doing(index, kind, [event]))
        elif opened and opened.takes(kind):
            opened.head = opened.head or head
            opened.events.append(event)
        else:
            opened = Doing(index, head, [event])
            found.append(opened)
    if found:
        found[-1].open = found[-1] is opened
    return found


def deeds(events: Sequence[Plain], seen: Seen) -> list[Deed]:
    """What happened, a line for each deed that is worth one."""
    found: list[Deed] = []
    for doing in doings(events):
        name = "" if doing.seat == NOBODY else seen.names[doing.seat]
        told = _sentences(doing, name, seen.printed)
        what = [*told, *balance(doing.events)]
        if what:
            words = sentences(what)
            only = message("bonfire-log-only", name=name, what=words)
            priced = doing.open and not doing.head
            found.append(Deed(doing.index, doing.seat, words if told else only, priced))
    return found


def _sentences(doing: Doing, name: Words, printed: Plain) -> list[Words]:
    moves = [_move(event, printed) for event in doing.events if event["event"] == "move"]
    if moves:
        return [message("bonfire-log-moves", name=name, moves=listed(moves))]
    told: list[Words] = []
    for event in doing.events:
        own = doing.head == "take task" and event["event"] == "light"
        said = event["event"] == "bonus" and event["bonus"] == GOODS_BONUS
        if not own and not said:
            told.append(event_words(event, name, printed))
    return [words for words in told if words]


def _move(event: Plain, printed: Plain) -> Words:
    to = location_name(event["to"], printed)
    return message("bonfire-choice-move", guardian=guardian_name(event["guardian"]), to=to)


def balance(events: Sequence[Plain]) -> list[Words]:
    """What a deed cost and brought."""
    found: list[Words] = []
    for kind, told in (("pay", "paid"), ("discard", "put-back"), ("gain", "gained")):
        goods = goods_of(events, kind)
        if goods:
            found.append(message(f"bonfire-log-{told}", goods=goods_words(goods)))
    points = points_of(events)
    return [*found, message("bonfire-log-scored", points=points)] if points else found
