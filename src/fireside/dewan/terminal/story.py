"""What happened in Dewan, told in words, to a seat that may know it."""

from collections.abc import Callable, Iterable
from itertools import groupby
from typing import Any

from fireside.cli.words import counted
from fireside.core.event import Event
from fireside.dewan.rules.pieces import Edition
from fireside.dewan.terminal.words import EVENTS, spot, story_of, worth

Facts = dict[str, Any]

# Events of which the story says nothing: others beside them do, or the board.
SILENT = ("turn", "over")
# Events that are told together where several follow one another.
TOGETHER = ("discard", "give", "open card", "draw")


class Storyteller:
    """Tells the events of one game."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.phrases: dict[str, Callable[[Facts], str]] = {
            **PHRASES,
            "story": self._story,
            "fulfil": self._fulfil,
        }

    def lines(self, events: Iterable[Event], viewer: int) -> list[tuple[str, str]]:
        """For each turn, or part of a turn, who it was and what happened."""
        lines: list[tuple[str, list[str]]] = []
        for event in merged(events, viewer):
            name = f"player {event['seat'] + 1}"
            if not lines or lines[-1][0] != name or event["event"] == "turn":
                lines.append((name, []))
            if event["event"] not in SILENT:
                lines[-1][1].append(self.phrases[event["event"]](event))
        return [(name, "; ".join(phrases)) for name, phrases in lines if phrases]

    def _story(self, facts: Facts) -> str:
        story = story_of(self.edition, facts["story"])
        where = " from the pile" if facts["unseen"] else ""
        return f"takes the story {story.name}{where} ({worth(story)})"

    def _fulfil(self, facts: Facts) -> str:
        story = story_of(self.edition, facts["story"])
        return f"fulfils {story.name} ({worth(story)})"


def merged(events: Iterable[Event], viewer: int) -> list[Facts]:
    """The events as the viewer sees them, with cards that go the same way put together."""
    seen: list[Facts] = [event.seen_by(viewer) for event in events]
    told: list[Facts] = []
    for (what, _, _), group in groupby(seen, _way):
        together = list(group)
        if what in TOGETHER:
            names = [facts["card"] for facts in together if "card" in facts]
            told.append({**together[0], "names": names, "count": len(together)})
        else:
            told += together
    return told


def _way(facts: Facts) -> tuple[str, int, int]:
    return facts["event"], facts["seat"], facts.get("to", 0) if facts["event"] == "give" else 0


def _take(facts: Facts) -> str:
    return f"takes {' and '.join(facts['cards'])}"


def _draw(facts: Facts) -> str:
    if facts["names"]:
        return f"draws {' and '.join(facts['names'])}"
    return f"draws {counted(facts['count'], 'card')}"


def _give(facts: Facts) -> str:
    return f"gives {', '.join(facts['names'])} to player {facts['to'] + 1}"


def _tuck(facts: Facts) -> str:
    return f"tucks {facts['card']} as {facts['terrain']} under place {facts['place']}"


def _berries(facts: Facts) -> str:
    if not facts["to"]:
        return "the berries of the vanished zone are lost"
    parts = [f"{spot(zone)} ({count})" for zone, count in facts["to"]]
    return f"its berries go to the zone of {' and '.join(parts)}"


PHRASES: dict[str, Callable[[Facts], str]] = {
    "take cards": _take,
    "open card": lambda facts: f"{' and '.join(facts['names'])} in the row now",
    "shuffle discards": lambda facts: f"{counted(facts['cards'], 'discard')} shuffled",
    "new pile": lambda facts: f"a new pile of {counted(facts['cards'], 'card')}",
    "draw": _draw,
    "discard": lambda facts: f"pays {', '.join(facts['names'])}",
    "give": _give,
    "camp": lambda facts: f"places camp {facts['camp']} at {spot(facts['space'])}",
    "berry": lambda facts: "takes a berry",
    "last round": lambda facts: "this round is the last",
    "tuck": _tuck,
    "open story": lambda facts: f"{facts['story']} in the row now",
    "event": lambda facts: EVENTS[facts["scenario"]],
    "lava": lambda facts: f"lava covers {spot(facts['space'])}",
    "flood": lambda facts: f"{spot(facts['space'])} is flooded",
    "move berries": _berries,
    "fish": lambda facts: f"discards {facts['card']} for {facts['fish']} fish",
    "pass": lambda facts: "can do nothing and passes",
}
