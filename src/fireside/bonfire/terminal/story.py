"""What happened, told in words: the events of a game as lines for people."""

from collections.abc import Callable, Iterable
from typing import Any

from fireside.bonfire.rules.pieces import Edition
from fireside.bonfire.terminal.words import (
    BONUS_WORDS,
    COUNCIL_TASK_WORDS,
    TOM_CARD_WORDS,
    gnome_words,
    good_word,
    goods_words,
    task_of,
    task_sentence,
)
from fireside.core.event import Event
from fireside.terminal.words import counted

Facts = dict[str, Any]

# Events of which the story says nothing: others beside them do, or the board.
SILENT = ("turn", "round", "lay task", "over")


class Storyteller:
    """Tells the events of one game."""

    def __init__(self, edition: Edition, solo: bool) -> None:
        self.edition = edition
        self.solo = solo
        self.phrases: dict[str, Callable[[Facts], str]] = {
            **PHRASES,
            "take task": self._task,
            "recruit": self._recruit,
            "light": self._light,
            "open gnome": self._open_gnome,
        }

    def lines(self, events: Iterable[Event]) -> list[tuple[str, str]]:
        """For each turn, or part of a turn, who it was and what happened."""
        lines: list[tuple[str, list[str]]] = []
        for event in merged(events):
            name = self.name(event.seat)
            if not lines or lines[-1][0] != name or event.what == "turn":
                lines.append((name, []))
            if event.what not in SILENT:
                lines[-1][1].append(self.phrase(event))
        return [(name, "; ".join(phrases)) for name, phrases in lines if phrases]

    def name(self, seat: int) -> str:
        """Who sits at a seat."""
        return "Tom" if self.solo and seat == 1 else f"player {seat + 1}"

    def phrase(self, event: Event) -> str:
        """One event in words."""
        tell = self.phrases.get(event.what)
        if tell is None:
            return " ".join([event.what, *map(str, event.facts.values())])
        return tell(event.facts)

    def _task(self, facts: Facts) -> str:
        task = task_of(self.edition, facts["task"])
        return f"takes a task from {facts['island']} ({task_sentence(self.edition, task)})"

    def _light(self, facts: Facts) -> str:
        task = task_of(self.edition, facts["task"])
        return f"lights the bonfire at place {facts['place']} ({counted(task.points, 'point')})"

    def _recruit(self, facts: Facts) -> str:
        gnome = facts["gnome"]
        return f"recruits gnome {gnome} ({gnome_words(self.edition, gnome)})"

    def _open_gnome(self, facts: Facts) -> str:
        gnome = facts["gnome"]
        return f"gnome {gnome} is open now ({gnome_words(self.edition, gnome)})"


def merged(events: Iterable[Event]) -> list[Event]:
    """The events, with gains for one reason and payments in a row put together."""
    told: list[Event] = []
    for event in events:
        last = told[-1] if told else None
        if last is not None and _belongs(last, event):
            goods = dict(_goods(last))
            for name, count in _goods(event).items():
                goods[name] = goods.get(name, 0) + count
            told[-1] = Event(last.what, last.seat, {**last.facts, "goods": goods})
        else:
            told.append(event)
    return told


def _belongs(last: Event, event: Event) -> bool:
    if event.what not in ("gain", "pay") or (last.what, last.seat) != (event.what, event.seat):
        return False
    return last.facts.get("because") == event.facts.get("because")


def _goods(event: Event) -> dict[str, int]:
    facts: Facts = event.facts
    goods: dict[str, int] = facts["goods"]
    return goods


def _lay(facts: Facts) -> str:
    column, row = facts["cell"]
    tile = " ".join(good_word(name) for name in facts["tile"])
    return f"lays a fate tile ({tile}) from {column},{row} {facts['direction']}"


def _gain(facts: Facts) -> str:
    return f"gains {goods_words(facts['goods'])} ({facts['because'].replace('_', ' ')})"


def _council_novice(facts: Facts) -> str:
    task = COUNCIL_TASK_WORDS[facts["council_task"]]
    return f"the council novice of '{task}' goes to the High Council"


def _countdown(facts: Facts) -> str:
    when = "with the next round" if facts["round"] == 6 else "now, this is round 5"
    return f"{facts['novices']} novices sit in the High Council: the countdown starts {when}"


PHRASES: dict[str, Callable[[Facts], str]] = {
    "open": _lay,
    "lay": _lay,
    "gain": _gain,
    "score": lambda facts: f"scores {counted(facts['points'], 'point')} ({facts['because']})",
    "discard": lambda facts: f"puts back {goods_words(facts['goods'])}",
    "pay": lambda facts: f"pays {goods_words(facts['goods'])}",
    "path": lambda facts: f"builds path tile {facts['tile']} at place {facts['place']}",
    "open path": lambda facts: f"path tile {facts['tile']} is open now",
    "renew": lambda facts: "replaces the open path tiles",
    "shuffle paths": lambda facts: "the path stacks are shuffled",
    "sail": lambda facts: f"sails from {facts['from']} to {facts['to']}",
    "offer": lambda facts: f"leaves a {facts['offering']} offering",
    "open offering": lambda facts: f"the next offering is {facts['offering']}",
    "guardian": lambda facts: f"the {facts['guardian']} guardian comes",
    "move": lambda facts: f"{facts['guardian']} guardian goes to {facts['to']}",
    "turn wheel": lambda facts: f"turns the Great Bonfire to field {facts['to']}",
    "portal": lambda facts: f"builds the {facts['portal']} portal at place {facts['place']}",
    "shuffle gnomes": lambda facts: "the gnome deck is shuffled",
    "novice": lambda facts: f"a novice takes council space {facts['space']}",
    "council novice": _council_novice,
    "bonus": lambda facts: f"takes the bonus: {BONUS_WORDS[facts['bonus']]}",
    "countdown": _countdown,
    "countdown round": lambda facts: f"countdown round {facts['round']} begins",
    "pass": lambda facts: "passes and has no more turns",
    "stuck": lambda facts: "can do nothing and has no more turns",
    "fulfil": lambda facts: f"fulfils the council task {COUNCIL_TASK_WORDS[facts['council_task']]}",
    "Tom's card": lambda facts: f"card {facts['number']} - {TOM_CARD_WORDS[facts['card']]}",
    "turn over": lambda facts: f"turns over a gnome with {facts['resource']}",
    "shuffle Tom": lambda facts: "shuffles his deck",
}
