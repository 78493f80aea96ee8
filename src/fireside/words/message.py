"""Messages: what is said, before it is said in a language."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias

MINUS: Final = "\u2212"


@dataclass(frozen=True, slots=True)
class Message:
    """A message of the catalogues by its name, and what is filled in."""

    id: str
    arguments: "Mapping[str, Argument]" = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Listed:
    """Several things one after the other, alike in all languages."""

    parts: "tuple[Words, ...]"
    between: str = ", "


# Whatever is a string is said as it is: the name of a person, or a sign.
Words: TypeAlias = str | Message | Listed
Argument: TypeAlias = Words | int | float


def message(name: str, /, **arguments: Argument) -> Message:
    """A message by its name in the catalogues."""
    return Message(name, arguments)


def listed(parts: "list[Words]", between: str = ", ") -> Words:
    """Several things as a list; a single one is itself."""
    return parts[0] if len(parts) == 1 else Listed(tuple(parts), between)


def sentences(parts: "list[Words]") -> Words:
    """Sentences that follow one another."""
    return listed([part for part in parts if part], " ")


def signed(number: int) -> str:
    """'+3', or with the minus sign that people print."""
    return f"{MINUS if number < 0 else '+'}{abs(number)}"
