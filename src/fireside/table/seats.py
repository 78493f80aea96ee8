"""Who sits where."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal["here", "link", "bot", "tom"]
LONGEST_NAME = 40


@dataclass(frozen=True)
class Holder:
    """Who decides for a seat: a person at the opener's screen, a person with a link, a bot of some
    level, or Tom, whose moves belong to the rules."""

    kind: Kind
    name: str
    level: str = ""

    @property
    def is_person(self) -> bool:
        """Whether choices for the seat come from outside."""
        return self.kind in ("here", "link")


TOM = Holder("tom", "Tom")


def tidy_name(text: str) -> str:
    """A name as it is shown: in one line, without what cannot be seen."""
    return " ".join("".join(c if c.isprintable() else " " for c in text).split())
