"""What is printed on cards and story tiles, as plain numbers for quick looking up."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fireside.dewan.rules.constants import NO_TERRAIN, RESOURCES, TERRAINS
from fireside.dewan.rules.state.facts import Facts

THINGS: Final = TERRAINS + RESOURCES  # what tiles ask for: zones of each terrain, then symbols


@final
class Prints:
    """Cards by kind, tiles by number."""

    def __init__(self, facts: Facts) -> None:
        cards = facts.edition.cards
        stories = facts.edition.stories
        self.facts: Final = facts
        self.terrains: Final = vec[i64](facts.card_terrains)
        self.doubles: Final = vec[i64]([0 if card.second == NO_TERRAIN else 1 for card in cards])
        self.symbols: Final = vec[i64]([card.symbol for card in cards])
        # What a card can bring once it is tucked, one bit a thing.
        self.things: Final = vec[i64](
            [
                facts.card_terrains[kind]
                | (1 << TERRAINS + card.symbol if 0 <= card.symbol < RESOURCES else 0)
                for kind, card in enumerate(cards)
            ]
        )
        self.asked: Final = vec[i64](
            [number for story in stories for number in [*story.zones, *story.symbols]]
        )
        self.points: Final = vec[i64]([story.points for story in stories])
        self.fire: Final = vec[i64]([story.fire for story in stories])
