"""Paths (B7): the display, the stacks, building at the next place, and bonus 2."""

from fireside.bonfire.rules.abilities import BROUGHT_BY, PATHS_BRING_RESOURCES
from fireside.bonfire.rules.constants import (
    GOLD_PATHS,
    NOTHING,
    OPEN_PATHS,
    PATH,
    PATH_RESOURCES,
    PLACES,
    RESOURCES,
    SEVEN_PATHS,
)
from fireside.bonfire.rules.paying import ask_tokens, token_reach
from fireside.bonfire.rules.state.city import City, replaced
from fireside.bonfire.rules.state.facts import Facts
from fireside.bonfire.rules.state.position import CHOOSING_PATH, DONE, Position
from fireside.bonfire.rules.vocabulary import LOOK_UP, RENEW, STACK, TILE


def can_build(position: Position, city: City) -> bool:
    """Whether the next place can be paid for (B7.2)."""
    return (
        city.path_count < PLACES
        and token_reach(city, PATH) >= position.facts.edition.path_costs[city.path_count]
    )


def build(position: Position) -> None:
    """Pay for the next place; then comes the choice of a tile."""
    cost = position.facts.edition.path_costs[position.city().path_count]
    ask_tokens(position, PATH, cost, CHOOSING_PATH)


def offer_tiles(position: Position) -> list[int]:
    """The open tiles, the top of each stack, and new tiles if all crystals are alike (B7.3)."""
    options = [TILE + slot for slot in range(OPEN_PATHS) if position.open_paths[slot] != NOTHING]
    options += [STACK + stack for stack in range(len(position.stacks)) if position.stacks[stack]]
    if not position.renewed and all_alike(position):
        options.append(RENEW)
    return options


def all_alike(position: Position) -> bool:
    """Whether the four open tiles have crystals of one colour, and tiles to replace them exist."""
    crystals = position.facts.path_crystals
    first = crystals[position.open_paths[0]]
    for kind in position.open_paths:
        if kind == NOTHING or crystals[kind] != first:
            return False
    return sum([len(stack) for stack in position.stacks]) > 0


def choose_tile(position: Position, choice: int) -> None:
    """Take a tile and lay it, or open new ones first."""
    if choice == RENEW:
        renew(position)
    elif choice >= STACK:
        kind = draw_from(position, choice - STACK)
        lay_tile(position, kind, f"stack {choice - STACK + 1}")
        position.phase = DONE
    else:
        take_open(position, choice - TILE)
        position.phase = DONE


def take_open(position: Position, slot: int) -> None:
    """Lay an open tile and refill its slot (B7.1)."""
    kind = position.open_paths[slot]
    position.open_paths = replaced(position.open_paths, slot, NOTHING)
    lay_tile(position, kind, f"tile {slot + 1}")
    refill(position)


def lay_tile(position: Position, kind: int, source: str) -> None:
    """Lay a tile at the next place clockwise; gnome 8 earns its resource."""
    city = position.city()
    city.paths = replaced(city.paths, city.path_count, kind)
    city.path_count += 1
    if position.log is not None:
        name = position.facts.edition.path_name(kind)
        position.tell("path", {"tile": name, "place": city.path_count, "from": source})
    if city.has(PATHS_BRING_RESOURCES):
        position.gain(RESOURCES + PATH_RESOURCES[kind], 1, BROUGHT_BY[PATHS_BRING_RESOURCES])
    if city.path_count == PLACES:
        position.fulfilled(SEVEN_PATHS)


def draw_from(position: Position, stack: int) -> int:
    """Take the top tile of a stack."""
    tile = position.stacks[stack][-1]
    stacks = list(position.stacks)
    stacks[stack] = stacks[stack][:-1]
    position.stacks = tuple(stacks)
    position.revealed += 1
    return tile % position.facts.batch


def refill(position: Position) -> None:
    """Fill empty slots of the display from the highest stack, the first of equals (B2.10)."""
    for slot in range(OPEN_PATHS):
        if position.open_paths[slot] == NOTHING:
            stack = highest(position)
            if stack == NOTHING:
                return
            kind = draw_from(position, stack)
            position.open_paths = replaced(position.open_paths, slot, kind)
            if position.log is not None:
                name = position.facts.edition.path_name(kind)
                position.tell(
                    "open path", {"tile": name, "slot": slot + 1, "from": f"stack {stack + 1}"}
                )


def highest(position: Position) -> int:
    """The highest stack, the first of equals; NOTHING if all are empty."""
    best = NOTHING
    height = 0
    for stack in range(len(position.stacks)):
        if len(position.stacks[stack]) > height:
            best = stack
            height = len(position.stacks[stack])
    return best


def renew(position: Position) -> None:
    """Put the open tiles under the stacks in random order, evenly, and open new ones (B7.4)."""
    position.renewed = True
    size = position.facts.batch
    batch = size * (1 + max([tile // size for stack in position.stacks for tile in stack]))
    tiles = list(position.open_paths)
    position.chance.shuffle(tiles)
    stacks = list(position.stacks)
    for index in range(OPEN_PATHS):
        stack = index % len(stacks)
        stacks[stack] = (tiles[index] + batch, *stacks[stack])
    position.stacks = tuple(stacks)
    if position.log is not None:
        names = [position.facts.edition.path_name(kind) for kind in position.open_paths]
        heights = [len(stack) for stack in stacks]
        position.tell("renew", {"tiles": names, "stacks": heights})
    position.open_paths = (NOTHING,) * OPEN_PATHS
    refill(position)


# Bonus 2


def offer_any_tile(position: Position) -> list[int]:
    """Any open tile, or any kind that lies in the stacks."""
    options = [TILE + slot for slot in range(OPEN_PATHS) if position.open_paths[slot] != NOTHING]
    facts = position.facts
    kinds = {tile % facts.batch for stack in position.stacks for tile in stack}
    for kind in sorted(kinds):
        first = LOOK_UP if kind < GOLD_PATHS else facts.look_up_gold - GOLD_PATHS
        options.append(first + kind)
    return options


def take_any_tile(position: Position, choice: int) -> None:
    """Lay an open tile, or one out of the stacks, which are then shuffled (B18.3)."""
    if choice < LOOK_UP:
        take_open(position, choice - TILE)
    else:
        look_up(position, kind_looked_up(position.facts, choice))
    position.phase = DONE


def kind_looked_up(facts: Facts, choice: int) -> int:
    """The kind of path tile that a choice takes out of the stacks."""
    if choice >= facts.look_up_gold:
        return choice - facts.look_up_gold + GOLD_PATHS
    return choice - LOOK_UP


def look_up(position: Position, kind: int) -> None:
    """Take a kind of tile out of the stacks, shuffle them together and split them evenly."""
    tiles = [tile % position.facts.batch for stack in position.stacks for tile in stack]
    tiles.remove(kind)
    lay_tile(position, kind, "looked up")
    position.chance.shuffle(tiles)
    position.stacks = split(tiles, len(position.stacks))
    position.revealed += 1
    if position.log is not None:
        heights = [len(stack) for stack in position.stacks]
        position.tell("shuffle paths", {"stacks": heights})


def split(tiles: list[int], stacks: int) -> tuple[tuple[int, ...], ...]:
    """Tiles as equally high stacks, an odd one on the first."""
    return tuple([tuple(tiles[stack::stacks]) for stack in range(stacks)])
