"""Who sits where."""

from dataclasses import dataclass
from typing import Literal

from fireside.core.title import titled

Kind = Literal["here", "link", "bot", "automaton"]
LONGEST_NAME = 40


@dataclass(frozen=True)
class Holder:
    """Who decides for a seat: a person at the opener's screen, a person with a link, a bot of some
    level, or an automaton, whose moves belong to the rules."""

    kind: Kind
    name: str
    level: str = ""

    @property
    def is_person(self) -> bool:
        """Whether choices for the seat come from outside."""
        return self.kind in ("here", "link")


def automatons(title: str) -> list[Holder]:
    """The automatons that a title has, in the order of their seats: its part says their names."""
    shelved = titled(title)
    names = shelved.part("automatons") if "automatons" in shelved.parts else ()
    return [Holder("automaton", name) for name in names]


def tidy_name(text: str) -> str:
    """A name as it is shown: in one line, without what cannot be seen."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
