"""What a title declares of the data that its games tell: its part `play`."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import reduce
from operator import or_
from typing import Any

from msgspec import Struct, defstruct


class Shape(Struct, forbid_unknown_fields=True):
    """A dictionary with these keys and no others; those with a default may be missing."""


class Happening(Shape, tag_field="event"):
    """An event: what happened, its tag, and to which seat; -1 for nobody."""

    seat: int


class Nothing(Shape):
    """The arguments of a choice that names nothing."""


@dataclass(frozen=True)
class Shapes:
    """The shapes of a title: what is printed, views, events by their tags, and the arguments of
    choices by their kinds."""

    printed: type[Shape]
    view: type[Shape]
    events: tuple[type[Happening], ...]
    choices: Mapping[str, type[Shape]]

    def event(self) -> Any:
        """Any of the events, as a type."""
        return reduce(or_, self.events)

    def choice(self) -> Any:
        """Any of the choices with its kind and its arguments, as a type."""
        return reduce(or_, [_choice(kind, shape) for kind, shape in self.choices.items()])


def _choice(kind: str, arguments: type[Shape]) -> Any:
    name = f"{''.join(word.capitalize() for word in kind.split('-'))}Choice"
    return defstruct(
        name,
        [("args", arguments)],
        tag_field="kind",
        tag=kind,
        forbid_unknown_fields=True,
    )
