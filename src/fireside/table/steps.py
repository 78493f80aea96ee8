"""What a table remembers of choices, and of who wants to take them back."""

from dataclasses import dataclass

from fireside.core.state import State


@dataclass(frozen=True, slots=True)
class MadeChoice:
    """A choice that was made: whose it was, and in which turn."""

    choice: int
    seat: int
    turn: int


@dataclass(frozen=True, slots=True)
class Checkpoint:
    """The position before a choice, and how many events had been told by then."""

    state: State
    events: int


@dataclass
class UndoRequest:
    """Somebody wants to go back to where so many choices had been made; these seats must agree."""

    seats: list[int]
    back_to: int
    unanswered: set[int]
