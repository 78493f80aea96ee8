"""The choices of Dewan as numbers, block by block, with their arguments and their texts."""

from typing import Final, final

from fireside.core.choice import Arguments, Kind, Vocabulary, each, single
from fireside.dewan.rules.constants import NO_TERRAIN, ROW, TERRAIN_NAMES
from fireside.dewan.rules.pieces import Card, Edition

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
PAIRS: Final = range(1, ROW)  # the first slots of neighbours


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
    """All choices, in the order of their numbers."""
    names = [card.name for card in edition.cards]
    return Vocabulary(
        [
            Kind("pair", [(f"take cards {slot}-{slot + 1}", {"slot": slot}) for slot in PAIRS]),
            each("single", "take card {}", "slot", range(1, ROW + 1)),
            single("more", "pay more"),
            single("tuck-nothing", "tuck nothing"),
            single("keep", "keep cards"),
            single("unseen", "story unseen"),
            each("pay", "pay {} cards", "cards", range(MOST_CARDS + 1)),
            each("story", "story {}", "story", [story.name for story in edition.stories]),
            each("discard", "discard {}", "card", names),
            Kind("give", _gifts(names, players)),
            Kind("tuck", [tuck for card in edition.cards for tuck in _tucks(card)]),
            each("trade", "trade {}", "card", names),
            _at_spaces("camp", "camp at", coordinates),
            _at_spaces("lava", "lava at", coordinates),
            _at_spaces("flood", "flood", coordinates),
        ]
    )


def _gifts(names: list[str], players: int) -> list[tuple[str, Arguments]]:
    return [
        (f"give {card} to player {seat + 1}", {"card": card, "seat": seat})
        for seat in range(players)
        for card in names
    ]


def _at_spaces(kind: str, words: str, coordinates: list[tuple[int, int]]) -> Kind:
    return Kind(kind, [(f"{words} {q},{r}", {"at": [q, r]}) for q, r in coordinates])


def _tucks(card: Card) -> list[tuple[str, Arguments]]:
    """A card tucked with its first or its second terrain shown; a card with one has the first."""
    first = TERRAIN_NAMES[card.first]
    second = first if card.second == NO_TERRAIN else TERRAIN_NAMES[card.second]
    unused = " again" if card.second == NO_TERRAIN else ""
    return [
        (f"tuck {card.name} as {first}", {"card": card.name, "terrain": first}),
        (f"tuck {card.name} as {second}{unused}", {"card": card.name, "terrain": second}),
    ]
