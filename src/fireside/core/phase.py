"""Phases: what is due in a position, one row each in a title's list of them."""

from collections.abc import Callable
from typing import Final, Generic, TypeVar, final

from fireside.core.state import State

P = TypeVar("P", bound=State)


@final
class Phase(Generic[P]):
    """A decision, which offers choices and carries one out, or something that goes on by itself.
    Either says which phase follows. At the end of a game there is neither."""

    def __init__(
        self,
        number: int,
        name: str,
        offer: Callable[[P], list[int]] | None = None,
        choose: Callable[[P, int], None] | None = None,
        goes_on: Callable[[P], None] | None = None,
    ) -> None:
        self.number: Final = number
        self.name: Final = name  # as views call it
        self.asks: Final = offer is not None
        self.offer: Final[Callable[[P], list[int]]] = offer or offer_nothing
        self.choose: Final[Callable[[P, int], None]] = choose or choose_nothing
        self.goes_on: Final[Callable[[P], None]] = goes_on or stay


def offer_nothing(state: State) -> list[int]:
    """There is nothing to choose."""
    return []


def choose_nothing(state: State, choice: int) -> None:
    """Nobody is asked."""


def stay(state: State) -> None:
    """Nothing goes on by itself."""
