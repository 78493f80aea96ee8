"""The choices of Dewan as numbers, block by block, and their texts."""

from typing import Final, final

from fireside.core.choice import Vocabulary
from fireside.dewan.rules.pieces import Card, Edition
from fireside.dewan.rules.words import NO_TERRAIN, ROW, TERRAIN_NAMES

# Each name is the first number of its block; what is added to it stands behind.
TAKE_PAIR: Final = 0  # slot of the first of two neighbours
TAKE_ONE: Final = 5  # slot (D4.4)
PAY_MORE: Final = 11
TUCK_NOTHING: Final = 12
KEEP_CARDS: Final = 13  # no fish (D14.5)
STORY_UNSEEN: Final = 14
PAY_CARDS: Final = 15  # number of cards
STORY: Final = 71  # story tile; the blocks after it depend on the edition

MOST_CARDS: Final = 55


@final
class Blocks:
    """Where the blocks that depend on the edition and the layout begin."""

    def __init__(self, stories: int, kinds: int, players: int, spaces: int) -> None:
        self.discard: Final = STORY + stories  # kind of card
        self.give: Final = self.discard + kinds  # seat * kinds + kind
        self.tuck: Final = self.give + players * kinds  # kind * 2, + 1 for the second terrain
        self.trade: Final = self.tuck + 2 * kinds  # kind (D14.5)
        self.camp: Final = self.trade + kinds  # space
        self.lava: Final = self.camp + spaces  # space
        self.flood: Final = self.lava + spaces  # space


def vocabulary(edition: Edition, players: int, coordinates: list[tuple[int, int]]) -> Vocabulary:
    """The texts of all choices, in the order of their numbers."""
    names = [card.name for card in edition.cards]
    spaces = [f"{q},{r}" for q, r in coordinates]
    return Vocabulary(
        [
            *(f"take cards {slot}-{slot + 1}" for slot in range(1, ROW)),
            *(f"take card {slot}" for slot in range(1, ROW + 1)),
            "pay more",
            "tuck nothing",
            "keep cards",
            "story unseen",
            *(f"pay {count} cards" for count in range(MOST_CARDS + 1)),
            *(f"story {story.name}" for story in edition.stories),
            *(f"discard {name}" for name in names),
            *(f"give {name} to player {seat + 1}" for seat in range(players) for name in names),
            *(text for card in edition.cards for text in tuck_texts(card)),
            *(f"trade {name}" for name in names),
            *(f"camp at {space}" for space in spaces),
            *(f"lava at {space}" for space in spaces),
            *(f"flood {space}" for space in spaces),
        ]
    )


def tuck_texts(card: Card) -> list[str]:
    """A card tucked with its first or its second terrain shown; a card with one has the first."""
    second = card.first if card.second == NO_TERRAIN else card.second
    unused = " again" if card.second == NO_TERRAIN else ""
    return [
        f"tuck {card.name} as {TERRAIN_NAMES[card.first]}",
        f"tuck {card.name} as {TERRAIN_NAMES[second]}{unused}",
    ]
