"""Somebody who says things in one language, and knows what the seats are called."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from fireside.words.catalogues import say
from fireside.words.message import Argument, Words, message

ENGLISH: Final = "en"


@dataclass(frozen=True)
class Speaker:
    """Says things in one language."""

    language: str = ENGLISH

    def __call__(self, name: str, /, **arguments: Argument) -> str:
        """A message by its name."""
        return self.say(message(name, **arguments))

    def say(self, words: Words) -> str:
        """What is said, in the language."""
        return say(words, self.language)

    def joined(self, names: Sequence[str]) -> str:
        """'Ann, Ben and Cay'."""
        *others, last = names
        if not others:
            return last
        return self("terminal-and", first=", ".join(others), last=last)

    def sentence(self, *parts: Words) -> str:
        """What is said of one thing, part by part."""
        return " · ".join([self.say(part) for part in parts if part])


def player(seat: int) -> Words:
    """What a person is called who has not said a name."""
    return message("terminal-player", number=seat + 1)


def level(name: str) -> Words:
    """What a bot of some level is called; one of a title's own has no other name."""
    known = ("spark", "ember", "flame", "blaze")
    if name == "random":
        return message("terminal-random")
    return message(f"frame-level-{name}") if name in known else name


def bot(name: str, seat: int) -> Words:
    """What a bot at a seat is called."""
    return message("terminal-bot", level=level(name), number=seat + 1)
