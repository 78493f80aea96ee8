"""The rules of `spark`, who plays Dewan at random but not sillily."""

from typing import Final

from fireside.core.state import State
from fireside.dewan.rules.constants import PAYING, TURN
from fireside.dewan.rules.state.state import DewanState
from fireside.dewan.rules.vocabulary import KEEP_CARDS, PAY_MORE, STORY_UNSEEN, TUCK_NOTHING

ENOUGH_CARDS: Final = 6
REFUSED: Final = (PAY_MORE, TUCK_NOTHING, KEEP_CARDS, STORY_UNSEEN)


def sensible(state: State) -> list[int]:
    """The open choices that are not silly.

    Places a camp, where one can be had, with six cards in hand or in the last round; pays no more
    cards than needed, and gives none away that could be discarded; takes a tile that can be seen;
    tucks a card and catches fish whenever that is allowed."""
    assert isinstance(state, DewanState)
    options = state.options
    blocks = state.facts.blocks
    liked = options
    if state.phase == TURN:
        hand = state.tribes[state.seat].hand
        if state.ending or sum(hand) >= ENOUGH_CARDS:
            liked = [choice for choice in options if choice >= blocks.camp]
    elif state.phase == PAYING:
        liked = [choice for choice in options if choice < blocks.give]
    else:
        liked = [choice for choice in options if choice not in REFUSED]
    return liked or options
