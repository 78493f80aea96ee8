"""The phases of Dewan: each is a small class that says what is offered and what a choice does, and
a row in `PHASES`. Methods, as calling functions kept in a list costs compiled rules a twentieth."""

from typing import Final, final

from fireside.dewan.rules import camps, fish, markers, stories, turn
from fireside.dewan.rules.constants import (
    CHOOSING_STORY,
    DRAFTING,
    FISH_DUE,
    FISHING,
    FLOOD,
    LAVA,
    OVER,
    PAYING,
    REFILLING,
    SIZING,
    TUCKING,
    TURN,
    TURN_OVER,
)
from fireside.dewan.rules.state.position import Position


class DewanPhase:
    """What is due: a decision, or a step that asks nothing. Either says which phase follows. By
    itself it is the end, where there is neither."""

    def __init__(self, number: int, name: str, asks: bool = True) -> None:
        self.number: Final = number
        self.name: Final = name  # as views call it
        self.asks: Final = asks

    def offer(self, position: Position) -> list[int]:
        """What can be chosen."""
        return []

    def choose(self, position: Position, choice: int) -> None:
        """Carry a choice out."""

    def go_on(self, position: Position) -> None:
        """Do what a step does."""


@final
class TurnPhase(DewanPhase):
    """Cards or a camp (D3)."""

    def offer(self, position: Position) -> list[int]:
        return turn.offer_turn(position)

    def choose(self, position: Position, choice: int) -> None:
        turn.choose_action(position, choice)


@final
class SizingPhase(DewanPhase):
    """How many cards to pay (D5.9)."""

    def offer(self, position: Position) -> list[int]:
        return camps.offer_sizes(position)

    def choose(self, position: Position, choice: int) -> None:
        camps.choose_size(position, choice)


@final
class PayingPhase(DewanPhase):
    """Which cards, one after the other (D5.2)."""

    def offer(self, position: Position) -> list[int]:
        return camps.offer_payments(position)

    def choose(self, position: Position, choice: int) -> None:
        camps.pay_card(position, choice)


@final
class StoryPhase(DewanPhase):
    """Which story tile (D2.6, D6.2)."""

    def offer(self, position: Position) -> list[int]:
        return stories.offer_stories(position)

    def choose(self, position: Position, choice: int) -> None:
        stories.choose_story(position, choice)


@final
class TuckingPhase(DewanPhase):
    """Which card is tucked, if any (D6.3)."""

    def offer(self, position: Position) -> list[int]:
        return camps.offer_tucking(position)

    def choose(self, position: Position, choice: int) -> None:
        camps.tuck(position, choice)


@final
class MarkerPhase(DewanPhase):
    """Where the marker of the scenario is laid (D12.1, D13.1)."""

    def offer(self, position: Position) -> list[int]:
        return markers.offer_spaces(position)

    def choose(self, position: Position, choice: int) -> None:
        markers.lay(position, choice)


@final
class FishingPhase(DewanPhase):
    """Which card is traded for fish, if any (D14.5)."""

    def offer(self, position: Position) -> list[int]:
        return fish.offer_fishing(position)

    def choose(self, position: Position, choice: int) -> None:
        fish.catch(position, choice)


@final
class RefillingStep(DewanPhase):
    """Gaps of the row are filled; an event may come in between (D4.2, D11.2)."""

    def go_on(self, position: Position) -> None:
        turn.refill(position)


@final
class FisherStep(DewanPhase):
    """The next player of the lake villages' event (D14.5)."""

    def go_on(self, position: Position) -> None:
        fish.next_fisher(position)


@final
class TurnOverStep(DewanPhase):
    """Stories are checked, the next seat is due (D8, D9)."""

    def go_on(self, position: Position) -> None:
        turn.end(position)


# By number.
PHASES: Final[list[DewanPhase]] = [
    StoryPhase(DRAFTING, "draft a story"),
    TurnPhase(TURN, "turn"),
    SizingPhase(SIZING, "choose cost"),
    PayingPhase(PAYING, "pay cards"),
    StoryPhase(CHOOSING_STORY, "choose a story"),
    TuckingPhase(TUCKING, "tuck a card"),
    MarkerPhase(LAVA, "place lava"),
    MarkerPhase(FLOOD, "place water"),
    FishingPhase(FISHING, "fish"),
    RefillingStep(REFILLING, "refill", asks=False),
    FisherStep(FISH_DUE, "fish due", asks=False),
    TurnOverStep(TURN_OVER, "turn over", asks=False),
    DewanPhase(OVER, "over", asks=False),
]
