"""Setting up (B2, B3, B21.1): everything that chance decides before the first turn."""

from fireside.bonfire.rules.constants import (
    BLUE,
    ELDERS,
    FATE_TILES,
    FIELDS,
    GOLD,
    GOODS,
    NOTHING,
    OPEN_PATHS,
    OPEN_SPECIALISTS,
    RED,
    SHAPES,
    SPECIALISTS,
    TASK_ISLANDS,
    TASKS_AN_ISLAND,
    YELLOW_FIRE,
)
from fireside.bonfire.rules.paths import refill as refill_paths
from fireside.bonfire.rules.paths import split
from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.facts import Facts
from fireside.bonfire.rules.state.position import Position
from fireside.bonfire.rules.tasks.kinds import TASK_KINDS
from fireside.core.chance import Chance


def deal(position: Position) -> None:
    """Lay out the whole game."""
    facts = position.facts
    chance = position.chance
    position.islands = deal_tasks(facts, chance)
    position.portals = deal_portals(facts, chance)
    position.field = facts.edition.first_field
    deal_paths(position)
    deal_gnomes(position)
    deal_cities(position)
    if facts.solo:
        position.tom_deck = chance.shuffled(tuple(facts.edition.tom_deck))
        position.cities[0].points = max(0, -facts.handicap)
        position.cities[1].points = max(0, facts.handicap)


# Tasks


def tasks_on(facts: Facts, island: int) -> int:
    """How many tasks an island gets (B2.1)."""
    if facts.players == 4 or (facts.players == 3 and island not in facts.edition.corners):
        return 3
    return 2


def deal_tasks(facts: Facts, chance: Chance) -> tuple[int, ...]:
    """Tasks for the ten islands, three slots each."""
    piles = task_piles(facts, chance)
    slots: list[int] = []
    pairs = solo_colours(chance) if facts.solo else []
    for island in range(TASK_ISLANDS):
        count = tasks_on(facts, island)
        if facts.solo:
            tasks = [piles[colour].pop() for colour in pairs[island]]
        elif facts.first_game:
            colours = [BLUE, RED, YELLOW_FIRE]
            chance.shuffle(colours)
            tasks = [piles[colour].pop() for colour in colours[:count]]
        else:
            tasks = [piles[0].pop() for _ in range(count)]
        slots += tasks + [NOTHING] * (TASKS_AN_ISLAND - count)
    return tuple(slots)


def task_piles(facts: Facts, chance: Chance) -> list[list[int]]:
    """The shuffled tasks: one pile of each colour where colours matter, else one pile of all."""
    colours = facts.solo or facts.first_game
    piles: list[list[int]] = [[], [], []]
    for task in range(len(facts.task_kinds)):
        if facts.players >= TASK_KINDS[facts.task_kinds[task]].players:
            piles[facts.task_colours[task] if colours else 0].append(task)
    for pile in piles:
        chance.shuffle(pile)
    return piles


def solo_colours(chance: Chance) -> list[tuple[int, int]]:
    """Two different colours for each island: 7 blue, 7 red and 6 yellow tasks make 4, 3 and 3
    pairs, and in no other way (B21.1)."""
    pairs = [(BLUE, RED)] * 4 + [(BLUE, YELLOW_FIRE)] * 3 + [(RED, YELLOW_FIRE)] * 3
    order = list(range(TASK_ISLANDS))
    chance.shuffle(order)
    return [pairs[index] for index in order]


# Portals


def deal_portals(facts: Facts, chance: Chance) -> tuple[int, ...]:
    """The same number of portals for each field (B2.5); solo, no two alike on one (B21.1)."""
    copies = 4 if facts.players > 2 else 3
    portals = [shape for shape in range(SHAPES) for _ in range(copies)]
    while True:
        chance.shuffle(portals)
        counts = [0] * (FIELDS * SHAPES)
        for index in range(len(portals)):
            counts[index // copies * SHAPES + portals[index]] += 1
        if not facts.solo or max(counts) == 1:
            return tuple(counts)


# Displays


def deal_paths(position: Position) -> None:
    """Path tiles in equally high stacks, four of them open (B2.7, B2.10)."""
    tiles = list(position.facts.edition.path_tiles)
    position.chance.shuffle(tiles)
    position.stacks = split(tiles, position.facts.edition.path_stacks)
    position.open_paths = (NOTHING,) * OPEN_PATHS
    refill_paths(position)


def deal_gnomes(position: Position) -> None:
    """Six open specialists, the others as a deck, the elders open (B2.8)."""
    resources = position.facts.gnome_resources
    gnomes = [
        gnome
        for gnome in range(1, SPECIALISTS + 1)
        if not (position.facts.solo and resources[gnome] == GOLD)
    ]
    position.chance.shuffle(gnomes)
    position.specialists = tuple(gnomes[:OPEN_SPECIALISTS])
    position.gnome_deck = tuple(gnomes[OPEN_SPECIALISTS:])
    position.elders = ((1 << ELDERS) - 1) << (SPECIALISTS + 1)


# Cities


def deal_cities(position: Position) -> None:
    """A board for each player, and for each but Tom offerings and fate tiles (B3)."""
    facts = position.facts
    boards = list(range(len(facts.edition.boards)))
    position.chance.shuffle(boards)
    sets = list(range(facts.fate_sets))
    position.chance.shuffle(sets)
    position.cities = []
    for seat in range(facts.cities):
        city = City([0] * GOODS)
        city.board = boards[seat]
        if seat < facts.players:
            city.offerings = position.chance.shuffled(tuple(facts.edition.offerings))
            first = FATE_TILES * sets[seat % len(sets)]
            tiles = position.chance.shuffled(tuple(range(first, first + FATE_TILES)))
            city.supply = tiles[:7]
            city.eighth = tiles[7]
        position.cities.append(city)
