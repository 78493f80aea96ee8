"""What is printed on the pieces: one edition of Dewan, as the rules look it up."""

from typing import Final, final


@final
class Tile:
    """A tile of seven spaces: centre 0 and ring 1 to 6 clockwise, 1 at the top when unturned."""

    def __init__(
        self,
        name: str,
        terrains: list[int],
        symbols: list[tuple[int, int, int]],
        berries: list[int],
    ) -> None:
        self.name: Final = name
        self.terrains: Final = terrains  # of spaces 0 to 6; CENTRE_CAMP or CENTRE_VOLCANO at 0
        self.symbols: Final = symbols  # (resource, space, space) on the edge between the two
        self.berries: Final = berries  # spaces with a berry symbol

    def __reduce__(self) -> tuple[object, ...]:
        return (Tile, (self.name, self.terrains, self.symbols, self.berries))


@final
class Card:
    """A kind of terrain card: one terrain or two, and perhaps a symbol."""

    def __init__(self, name: str, first: int, second: int, symbol: int, copies: int) -> None:
        self.name: Final = name  # "forest-fire", "mountains/water-pigment", "badlands/desert"
        self.first: Final = first
        self.second: Final = second  # NO_TERRAIN on a card with one terrain
        self.symbol: Final = symbol
        self.copies: Final = copies

    def __reduce__(self) -> tuple[object, ...]:
        return (Card, (self.name, self.first, self.second, self.symbol, self.copies))


@final
class Story:
    """A story tile: how many zones of each terrain and symbols of each resource it asks for."""

    def __init__(
        self, name: str, zones: list[int], symbols: list[int], points: int, fire: int
    ) -> None:
        self.name: Final = name  # what it asks for, like "2-water-2-mountains"
        self.zones: Final = zones  # by terrain, water last
        self.symbols: Final = symbols  # by resource
        self.points: Final = points
        self.fire: Final = fire

    def __reduce__(self) -> tuple[object, ...]:
        return (Story, (self.name, self.zones, self.symbols, self.points, self.fire))


@final
class Layout:
    """Where tiles lie: axial coordinates of their centres, start places clockwise (D2.7)."""

    def __init__(
        self,
        special: list[tuple[int, int]],
        neutral: list[tuple[int, int]],
        start: list[tuple[int, int]],
    ) -> None:
        self.special: Final = special  # one place, or none
        self.neutral: Final = neutral
        self.start: Final = start

    def __reduce__(self) -> tuple[object, ...]:
        return (Layout, (self.special, self.neutral, self.start))


@final
class Edition:
    """All printed values of one edition. Made by `edition.load`."""

    def __init__(self) -> None:
        self.name = ""
        self.digest = ""
        self.start_tiles: list[Tile] = []
        self.neutral_tiles: list[Tile] = []
        self.special_tiles: dict[str, Tile] = {}  # by name: volcano, downpour
        self.plain_layouts: list[Layout] = []  # for 2, 3 and 4 players
        self.special_layouts: list[Layout] = []
        self.cards: list[Card] = []  # kinds, cards of the same terrains side by side
        self.stories: list[Story] = []
        self.berry_tokens = 0
        self.markers: dict[str, int] = {}  # how many there are, by name: lava, flood
        self.fish = 0
        self.camps = 0
