"""What a title says: of its choices, its questions, what happened, and where points come from.

It is decided from a view, from what the pieces show and from events, all plain data, and without a
language, so that it can be sent to whoever puts it into words.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Protocol

from fireside.core.title import Title
from fireside.words.message import Words

Plain = Mapping[str, Any]  # a view, what is printed, or an event: plain data


@dataclass(frozen=True, slots=True)
class Seen:
    """A position as somebody sees it."""

    view: Plain
    printed: Plain
    names: Sequence[Words]  # of everybody who scores, by seat
    to_move: int  # the seat that decides, or NOBODY


@dataclass(frozen=True, slots=True)
class Offer:
    """An open choice, and what it is sure to bring."""

    choice: int
    kind: str
    arguments: Plain  # what the choice names
    outcome: Sequence[Plain] = ()  # events
    changes: Mapping[str, int] = field(default_factory=dict)  # of the seat's points, by source


@dataclass(frozen=True, slots=True)
class ChoiceWords:
    """A choice in words: its name, what it means, what it costs, and what else to know."""

    short: Words
    long: Words = ""
    cost: Words = ""
    note: Words = ""


# Tells a kind of choice: what it names comes by the names of its arguments.
Telling = Callable[..., ChoiceWords]


@dataclass(frozen=True, slots=True)
class Deed:
    """One line of the log: what somebody did, with what it cost and brought."""

    index: int  # of its first event
    seat: int
    words: Words  # nothing, as long as there is only a price
    open: bool = False  # its price is told, what it was paid for comes later


class TitleWords(Protocol):
    """The part `words` of a title."""

    folder: Path  # of its catalogues
    rival: Words  # what whoever scores without a seat is called

    def question(self, seen: Seen) -> Words:
        """What is to be decided."""

    def choice(self, option: Offer, seen: Seen) -> ChoiceWords:
        """An open choice."""

    def outcome(self, option: Offer, seen: Seen) -> list[Words]:
        """What a choice is sure to bring, a line each."""

    def deeds(self, events: Sequence[Plain], seen: Seen) -> list[Deed]:
        """What happened, deed by deed."""

    def source(self, source: str, seen: Seen) -> Words:
        """Where points come from."""

    def tie(self, seen: Seen) -> tuple[Words, list[int]] | None:
        """What decides where points are equal, and how much of it each seat has."""


def words_of(title: Title) -> TitleWords:
    """What a title says; `title.parts` tells whether it has words of its own."""
    words: TitleWords = title.part("words")
    return words
