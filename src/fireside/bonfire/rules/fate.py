"""Fate tiles (B3.5, B5): the opening, discarding, laying a tile and what it brings."""

from typing import Final

from fireside.bonfire.rules.abilities import BEYOND_THE_EDGE, CELLS_GIVE_TWICE, KEEP_THREE
from fireside.bonfire.rules.area import DIRECTIONS
from fireside.bonfire.rules.constants import (
    GOLD,
    GOODS_NAMES,
    NOTHING,
    RESOURCE_NAMES,
    RESOURCES,
    TOKEN_NAMES,
    YELLOW,
)
from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.facts import Facts
from fireside.bonfire.rules.state.position import DONE, KEEPING, LAYING, TURN_DUE, Position
from fireside.bonfire.rules.vocabulary import FATE, KEEP, LAY, OPEN

MIDDLE: Final = 3  # the fourth tile of the supply (B3.5)
ALL_SYMBOLS: Final = (0, 1, 2, 3, 4, 5)


# The opening


def offer_openings(position: Position) -> list[int]:
    """The eighth tile or the middle one of the supply, either way round (B3.5)."""
    return [OPEN, OPEN + 1, OPEN + 2, OPEN + 3]


def open_area(position: Position, choice: int) -> None:
    """Lay the first tile on the marked centre and take its tokens (B3.5, B3.6)."""
    city = position.city()
    swapped, reverse = divmod(choice - OPEN, 2)
    tile = city.eighth
    if swapped:
        tile = city.supply[MIDDLE]
        city.supply = (*city.supply[:MIDDLE], city.eighth, *city.supply[MIDDLE + 1 :])
    city.eighth = NOTHING
    put(position.facts, city, tile, position.facts.area.start + reverse)
    if position.log is not None:
        tell_laying(position, "open", tile, position.facts.area.start + reverse, swapped == 1)
    for kind in position.facts.edition.fate_tiles[tile]:
        position.gain(kind, 1, "opening")
    position.gain(YELLOW, 2, "opening")
    for resource in range(len(RESOURCE_NAMES)):
        position.gain(RESOURCES + resource, 1, "opening")
    if position.seat + 1 < position.facts.players:
        position.seat += 1
    else:
        position.seat = 0
        position.phase = TURN_DUE


# Option I


def may_hold(city: City) -> int:
    """How many tokens may be in supply when a fate tile is laid (B5.1, gnome 14)."""
    return 3 if city.has(KEEP_THREE) else 1


def tokens_held(city: City) -> int:
    """All tokens in supply."""
    return sum(city.goods[:RESOURCES])


def surplus_of(city: City) -> int:
    """How many tokens would have to go before a fate tile is laid (B5.1)."""
    return max(0, tokens_held(city) - may_hold(city))


def offer_ends(city: City) -> list[int]:
    """The first or the last tile of the supply (B5.2), where there is room for one."""
    if not city.supply or not city.room:
        return []
    return [FATE] if len(city.supply) == 1 else [FATE, FATE + 1]


def take_tile(position: Position, choice: int) -> None:
    """Option I: surplus tokens go first, then the tile is laid."""
    position.picked = choice - FATE
    if surplus_of(position.city()):
        position.steps = may_hold(position.city())
        position.give_from = 0
        position.phase = KEEPING
    else:
        position.phase = LAYING


def offer_keeping(position: Position) -> list[int]:
    """A token to keep; the kinds in order, so that each outcome comes once."""
    goods = position.city().goods
    options = []
    remaining = 0
    for kind in range(YELLOW, position.give_from - 1, -1):
        held = goods[kind] - position.kept_of(kind)
        if held > 0:
            remaining += held
            if remaining >= position.steps:
                options.append(KEEP + kind)
    options.reverse()
    return options


def keep(position: Position, choice: int) -> None:
    """Keep one token; once the allowed number is kept, discard the others."""
    kind = choice - KEEP
    position.keep_one(kind)
    position.give_from = kind
    position.steps -= 1
    if position.steps == 0:
        goods = position.city().goods
        gone: dict[str, int] = {}
        for token in range(RESOURCES):
            surplus = goods[token] - position.kept_of(token)
            if surplus > 0:
                goods[token] -= surplus
                gone[TOKEN_NAMES[token]] = surplus
        position.kept = 0
        position.give_from = 0
        if position.log is not None:
            position.tell("discard", {"goods": gone})
        position.phase = LAYING


def offer_placements(position: Position) -> list[int]:
    """Every free spot that touches a tile, two ways round (B5.3, gnome 27)."""
    city = position.city()
    area = position.facts.area
    covered = city.covered
    options = []
    spots = area.spots
    for index in range(len(spots) if city.has(BEYOND_THE_EDGE) else area.spots_inside):
        spot = spots[index]
        if not spot.mask & covered and spot.touching & covered:
            options.append(LAY + 2 * index)
            options.append(LAY + 2 * index + 1)
    return options


def has_room(facts: Facts, city: City) -> bool:
    """Whether any tile could be laid."""
    area = facts.area
    covered = city.covered
    for index in range(len(area.spots) if city.has(BEYOND_THE_EDGE) else area.spots_inside):
        spot = area.spots[index]
        if not spot.mask & covered and spot.touching & covered:
            return True
    return False


def lay(position: Position, choice: int) -> None:
    """Lay the tile; take tokens for its three areas and what is printed below (B5.4, B5.5)."""
    city = position.city()
    facts = position.facts
    placement = choice - LAY
    last = position.picked == 1
    tile = city.supply[-1] if last else city.supply[0]
    city.supply = city.supply[:-1] if last else city.supply[1:]
    sizes = put(facts, city, tile, placement)
    if position.log is not None:
        tell_laying(position, "lay", tile, placement, last)
    symbols = facts.edition.fate_tiles[tile]
    for index in range(3):
        position.gain(symbols[index], sizes[index], "fate area")
    cells = facts.area.placements[placement].cells
    laid = cells[0] | cells[1] | cells[2]
    again = 2 if city.has(CELLS_GIVE_TWICE) else 1
    position.gain(RESOURCES + GOLD, again * (laid & facts.area.gold).bit_count(), "printed symbol")
    position.gain(YELLOW, again * (laid & facts.area.yellow).bit_count(), "printed symbol")
    position.phase = DONE


def tell_laying(position: Position, what: str, tile: int, placement: int, flag: bool) -> None:
    """Report a tile that was laid, with where and which way round."""
    where = position.facts.area.placements[placement]
    position.tell(
        what,
        {
            "tile": [GOODS_NAMES[kind] for kind in position.facts.edition.fate_tiles[tile]],
            "number": tile + 1,
            "cell": [where.column, where.row],
            "direction": DIRECTIONS[where.direction],
            "swapped" if what == "open" else "last": flag,
        },
    )


def put(facts: Facts, city: City, tile: int, placement: int) -> list[int]:
    """Put a tile into the area; the sizes of the areas that its three symbols now belong to."""
    area = facts.area
    cells = area.placements[placement].cells
    symbols = facts.edition.fate_tiles[tile]
    masks = list(city.symbols)
    sizes = []
    for index in range(3):
        kind = symbols[index]
        masks[kind] |= cells[index]
        city.covered |= cells[index]
    for index in range(3):
        sizes.append(area.connected(cells[index], masks[symbols[index]]).bit_count())
    city.symbols = tuple(masks)
    city.laid = (*city.laid, (tile, placement))
    measure_areas(facts, city, symbols)
    city.room = has_room(facts, city)
    return sizes


def measure_areas(facts: Facts, city: City, symbols: tuple[int, ...]) -> None:
    """Note the largest and second largest area of these symbols, for tasks (B17.2)."""
    largest = list(city.largest)
    second = list(city.second)
    for symbol in symbols:
        mask = city.symbols[symbol]
        best = 0
        next_best = 0
        while mask:
            group = facts.area.connected(mask & -mask, mask)
            mask &= ~group
            size = group.bit_count()
            if size > best:
                next_best = best
                best = size
            elif size > next_best:
                next_best = size
        largest[symbol] = best
        second[symbol] = next_best
    city.largest = tuple(largest)
    city.second = tuple(second)


# Bonus 8


def offer_fate_bonus(position: Position) -> list[int]:
    """The first or last tile, whatever the number of tokens (B18)."""
    return offer_ends(position.city())


def take_bonus_tile(position: Position, choice: int) -> None:
    """Lay a tile at once; nothing is discarded."""
    position.picked = choice - FATE
    position.phase = LAYING
