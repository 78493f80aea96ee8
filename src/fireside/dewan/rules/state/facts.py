"""Facts: what never changes during one game of Dewan: edition, scenario, layout, card tables."""

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from fireside.dewan.rules.constants import NO_TERRAIN, NOTHING, TERRAINS
from fireside.dewan.rules.pieces import Edition, Layout
from fireside.dewan.rules.scenarios import Scenario
from fireside.dewan.rules.sets import by_remainder
from fireside.dewan.rules.vocabulary import Blocks

# Ring spaces 1 to 6 from a tile's centre, clockwise from the top, as (q, r).
RING: Final = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
BYTE: Final = 8
PILE_SIZES: Final = [0, 0, 6, 8, 10]  # of the terrain pile, by players (D11.1)


@final
class Facts:
    """The edition, the options, and tables made from them."""

    def __init__(self, edition: Edition, players: int, scenario: Scenario) -> None:
        self.edition: Final = edition
        self.players: Final = players
        self.scenario: Final = scenario
        self.has_event: Final = scenario.event != NOTHING
        self.villages: Final = scenario.villages
        self.teams: Final = scenario.teams
        # The seats that score together.
        self.sides: Final = sides_of(players, scenario.teams)
        self.pile_size: Final = PILE_SIZES[players]
        layouts = edition.special_layouts if scenario.special_tile else edition.plain_layouts
        self.layout: Final[Layout] = layouts[players - 2]
        # Spaces by number: seven a tile, centre first; special tile, neutral tiles, start tiles.
        self.centres: Final = self.layout.special + self.layout.neutral + self.layout.start
        self.coordinates: Final = [
            (q + across, r + down) for q, r in self.centres for across, down in [(0, 0), *RING]
        ]
        self.neighbours: Final = find_neighbours(self.coordinates)
        # The same as one list of pairs, for going through all of them.
        self.pairs: Final = vec[i64](
            [
                one
                for space, others in enumerate(self.neighbours)
                for neighbour in others
                for one in (space, neighbour)
            ]
        )
        # And as sets, at the remainder of a space's bit.
        self.beside: Final = by_remainder(
            vec[i64]([sum([1 << other for other in others]) for others in self.neighbours])
        )
        # Cards by kind.
        self.card_kinds: Final = len(edition.cards)
        self.deck: Final = [
            kind for kind, card in enumerate(edition.cards) for _ in range(card.copies)
        ]
        self.card_firsts: Final = vec[i64]([card.first for card in edition.cards])
        # Their second terrains, or the first again.
        self.card_seconds: Final = vec[i64](
            [card.first if card.second == NO_TERRAIN else card.second for card in edition.cards]
        )
        self.card_terrains: Final = [
            terrain_bits(card.first, card.second) for card in edition.cards
        ]
        # Which terrains they show, a byte for each.
        self.card_shows: Final = vec[i64]([shown_bytes(bits) for bits in self.card_terrains])
        self.blocks: Final = Blocks(
            len(edition.stories), self.card_kinds, players, len(self.coordinates)
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (Facts, (self.edition, self.players, self.scenario))

    def team_of(self, seat: int) -> int:
        """The side of a seat."""
        return seat % len(self.sides)


def sides_of(players: int, teams: bool) -> list[list[int]]:
    """Every seat by itself, or partners, who sit opposite each other (D10.4)."""
    if teams:
        return [[seat, seat + players // 2] for seat in range(players // 2)]
    return [[seat] for seat in range(players)]


def terrain_bits(first: int, second: int) -> int:
    """The terrains of a card, one bit each."""
    return 1 << first | (0 if second == NO_TERRAIN else 1 << second)


def shown_bytes(bits: int) -> int:
    """The same, one byte each."""
    return sum([1 << BYTE * terrain for terrain in range(TERRAINS) if bits >> terrain & 1])


def find_neighbours(coordinates: list[tuple[int, int]]) -> list[list[int]]:
    """The spaces next to each space."""
    number = {place: space for space, place in enumerate(coordinates)}
    return [
        [number[q + across, r + down] for across, down in RING if (q + across, r + down) in number]
        for q, r in coordinates
    ]
