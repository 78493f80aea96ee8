"""Setting up (D2, D11.1): the map, the cards, the stories, all that chance decides."""

from fireside.core.chance import Chance
from fireside.dewan.rules.cards import make_pile
from fireside.dewan.rules.constants import (
    CENTRE,
    CENTRE_CAMP,
    CENTRE_VOLCANO,
    CLOSED,
    ROW,
    SPACES_A_TILE,
    STORY_ROW,
    WATER,
)
from fireside.dewan.rules.land import Land
from fireside.dewan.rules.pieces import Tile
from fireside.dewan.rules.state.facts import Facts
from fireside.dewan.rules.state.position import Position
from fireside.dewan.rules.state.tribe import BATCH, empty_handed


def deal_land(facts: Facts, chance: Chance) -> tuple[Land, list[int], list[int]]:
    """The map, its berry symbols, and each seat's initial camp (D2.1, D2.7)."""
    edition = facts.edition
    tiles: list[Tile] = []
    if facts.scenario.special_tile:
        tiles.append(edition.special_tiles[facts.scenario.special_tile])
    for drawn in draw(len(edition.neutral_tiles), facts.players, chance):
        tiles.append(edition.neutral_tiles[drawn])
    for drawn in draw(len(edition.start_tiles), facts.players, chance):
        tiles.append(edition.start_tiles[drawn])
    grounds: list[int] = []
    symbols: list[tuple[int, int, int]] = []
    berries: list[int] = []
    for tile in tiles:
        lay_tile(tile, chance.below(6), grounds, symbols, berries)
    first = chance.below(facts.players)
    start = SPACES_A_TILE * (len(tiles) - facts.players)
    homes = [
        start + SPACES_A_TILE * ((first + seat) % facts.players) for seat in range(facts.players)
    ]
    return Land(facts, tuple(grounds), tuple(symbols), ()), berries, homes


def draw(tiles: int, count: int, chance: Chance) -> list[int]:
    """So many of the tiles, in random order."""
    numbers = list(range(tiles))
    chance.shuffle(numbers)
    return numbers[:count]


def lay_tile(
    tile: Tile,
    turned: int,
    grounds: list[int],
    symbols: list[tuple[int, int, int]],
    berries: list[int],
) -> None:
    """Lay a tile, turned, on the next spaces."""
    first = len(grounds)
    where = where_turned(first, turned)
    laid = [0] * SPACES_A_TILE
    for space in range(SPACES_A_TILE):
        laid[where[space] - first] = ground_on(tile, space)
    grounds += laid
    symbols += symbols_on(tile, where)
    berries += [where[space] for space in tile.berries]


def where_turned(first: int, turned: int) -> list[int]:
    """Where the spaces of a tile lie that is turned clockwise by so many sixths: ring i lies where
    i + k was."""
    return [first] + [first + 1 + (ring + turned) % 6 for ring in range(6)]


def ground_on(tile: Tile, space: int) -> int:
    """What a space of a tile is on the map."""
    ground = tile.terrains[space]
    if ground == CENTRE_CAMP:
        return CENTRE
    return CLOSED if ground == CENTRE_VOLCANO else ground


def symbols_on(tile: Tile, where: list[int]) -> list[tuple[int, int, int]]:
    """The symbols of a tile whose spaces lie there."""
    return [
        (resource, min(where[one], where[other]), max(where[one], where[other]))
        for resource, one, other in tile.symbols
    ]


def deal(position: Position, berries: list[int], homes: list[int]) -> None:
    """Everything else: camps, berries, stories and cards."""
    facts = position.facts
    tokens = [0] * len(position.land.grounds)
    for space in berries:
        tokens[position.land.zones[space]] += 2
    position.berries = tuple(tokens)
    for seat in range(facts.players):
        tribe = empty_handed(facts.card_kinds)
        tribe.camps = (homes[seat],)
        tribe.nodes_on(position.land)
        position.tribes.append(tribe)
    deal_stories(position)
    deal_cards(position)
    # Where none can be laid the lava is counted all the same: records know it so.
    marker = facts.scenario.marker
    position.markers = facts.edition.markers["lava" if marker is None else marker.name]
    position.fish = facts.edition.fish
    position.seat = facts.players - 1  # the draft begins on the first player's right (D2.6)


def deal_stories(position: Position) -> None:
    """Five open, the rest a pile; a scenario may leave out those that show water (D2.4, D13.1)."""
    stories = position.facts.edition.stories
    tiles = [
        tile
        for tile in range(len(stories))
        if position.facts.scenario.water_stories or stories[tile].zones[WATER] == 0
    ]
    position.chance.shuffle(tiles)
    position.story_row = tuple(tiles[:STORY_ROW])
    position.story_pile = tuple(tiles[STORY_ROW:])


def deal_cards(position: Position) -> None:
    """Two cards to each player, six open, the rest face down (D2.5, D11.1)."""
    facts = position.facts
    cards = facts.deck[:]
    position.chance.shuffle(cards)
    for tribe in position.tribes:
        tribe.draw(cards.pop())
        tribe.draw(cards.pop())
    position.row = tuple([cards.pop() % BATCH for _ in range(ROW)])
    position.discards = (0,) * facts.card_kinds
    if facts.has_event:
        position.reserve = tuple(cards)
        make_pile(position)
    else:
        position.pile = tuple(cards)
