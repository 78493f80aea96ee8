"""The phases: each decision, and each step between them that asks nothing, is a row."""

from collections.abc import Callable
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

Offer = Callable[[Position], list[int]]
CarryOut = Callable[[Position, int], None]
Step = Callable[[Position], None]


@final
class Phase:
    """A decision has an offer, and a choice that carries it out and says which phase follows. A
    step asks nothing. At the end there is neither."""

    def __init__(
        self,
        number: int,
        name: str,
        offer: Offer | None = None,
        carry_out: CarryOut | None = None,
        step: Step | None = None,
    ) -> None:
        self.number: Final = number
        self.name: Final = name  # in views
        self.offer: Final = offer
        self.carry_out: Final = carry_out
        self.step: Final = step


# By number.
PHASES: Final = [
    Phase(DRAFTING, "draft a story", stories.offer_stories, stories.choose_story),
    Phase(TURN, "turn", turn.offer_turn, turn.choose_action),
    Phase(SIZING, "choose cost", camps.offer_sizes, camps.choose_size),
    Phase(PAYING, "pay cards", camps.offer_payments, camps.pay_card),
    Phase(CHOOSING_STORY, "choose a story", stories.offer_stories, stories.choose_story),
    Phase(TUCKING, "tuck a card", camps.offer_tucking, camps.tuck),
    Phase(LAVA, "place lava", markers.offer_spaces, markers.lay),
    Phase(FLOOD, "place water", markers.offer_spaces, markers.lay),
    Phase(FISHING, "fish", fish.offer_fishing, fish.catch),
    Phase(REFILLING, "refill", step=turn.refill),
    Phase(FISH_DUE, "fish due", step=fish.next_fisher),
    Phase(TURN_OVER, "turn over", step=turn.end),
    Phase(OVER, "over"),
]
