"""Why a turn (D3) offers no cards or no camp, and which cards would pay for one."""

from itertools import combinations_with_replacement
from typing import Final

from fireside.core.closed import Closed
from fireside.core.state import State
from fireside.dewan.rules.camps import reach_of
from fireside.dewan.rules.cards import offer_cards
from fireside.dewan.rules.constants import (
    CAMPS,
    CHOOSING_STORY,
    NO_TERRAIN,
    NOTHING,
    TERRAIN_NAMES,
    TERRAINS,
    TURN,
)
from fireside.dewan.rules.state.state import DewanState

MOST_MISSING: Final = 2  # cards that are looked for; beyond that there is no telling which


def closed(state: State) -> list[Closed]:
    """What the turn does not offer, or a story that cannot be drawn."""
    assert isinstance(state, DewanState)
    if not state.options:
        return []
    if state.phase == TURN:
        return why_no_cards(state) + why_no_camp(state)
    if state.phase == CHOOSING_STORY and not state.story_pile:
        return [Closed("story unseen", "no-tile", "D6.4")]
    return []


def why_no_cards(state: DewanState) -> list[Closed]:
    """The row is empty."""
    return [] if offer_cards(state) else [Closed("take cards", "no-card", "D4.4")]


def why_no_camp(state: DewanState) -> list[Closed]:
    """All camps stand on the map, or no target can be paid."""
    if len(state.tribes[state.seat].camps) == CAMPS:
        return [Closed("camp", "no-camp-left", "D5.7")]
    if any(choice >= state.facts.blocks.camp for choice in state.options):
        return []
    for missing in range(1, MOST_MISSING + 1):
        target = NOTHING
        fewest = 0
        helpful: list[str] = []
        for terrains in combinations_with_replacement(range(TERRAINS), missing):
            found, cards = nearest_with(state, terrains)
            if found != NOTHING:
                helpful.append(" + ".join([TERRAIN_NAMES[terrain] for terrain in terrains]))
                if target == NOTHING or cards < fewest:
                    target, fewest = found, cards
        if helpful:
            place = state.space_name(target)
            facts: dict[str, object] = {"missing": missing, "cards": helpful, "at": place}
            return [Closed("camp", "cards", "D5.2", facts)]
    return [Closed("camp", "no-target", "D5.2")]


def nearest_with(state: DewanState, terrains: tuple[int, ...]) -> tuple[int, int]:
    """The target that the fewest cards would pay for if the hand had a card more of each of these
    terrains, and how many that would be; NOTHING if there is none."""
    trial = state.copy()
    trial.forget()
    tribe = trial.tribe()
    for terrain in terrains:
        kind = plain_card(state, terrain)
        if kind == NOTHING:
            return NOTHING, 0
        tribe.take(kind)
    by_cards = reach_of(trial).by_cards
    for cards in range(len(by_cards)):
        for space, node in enumerate(state.land.bits):
            if by_cards[cards] & node:
                return space, cards
    return NOTHING, 0


def plain_card(state: DewanState, terrain: int) -> int:
    """A kind of card that shows this terrain alone; NOTHING if an edition has none."""
    for kind, card in enumerate(state.facts.edition.cards):
        if card.first == terrain and card.second == NO_TERRAIN:
            return kind
    return NOTHING
