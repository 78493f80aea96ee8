"""Stories (D2.6, D6.2, D7, D8): choosing tiles, what they ask for, and which are fulfilled."""

from mypy_extensions import i64

from fireside.dewan.rules.cards import draw_reward
from fireside.dewan.rules.constants import (
    DRAFTING,
    NO_SYMBOL,
    NO_TERRAIN,
    NOTHING,
    REFILLING,
    RESOURCES,
    TERRAINS,
    TURN,
    WATER,
)
from fireside.dewan.rules.land import Land
from fireside.dewan.rules.pieces import Story
from fireside.dewan.rules.sets import counted
from fireside.dewan.rules.state.facts import Facts
from fireside.dewan.rules.state.position import Position
from fireside.dewan.rules.state.tribe import Tribe
from fireside.dewan.rules.vocabulary import STORY, STORY_UNSEEN

# Choosing


def offer_stories(position: Position) -> list[int]:
    """One of the open tiles, or the unseen top of the pile (D2.6)."""
    options = [STORY + tile for tile in position.story_row if tile != NOTHING]
    if position.story_pile:
        options.append(STORY_UNSEEN)
    if not options:  # D6.4
        go_on(position)
    return options


def choose_story(position: Position, choice: int) -> None:
    """Lay a story tile on the first free story place; the row is refilled."""
    unseen = choice == STORY_UNSEEN
    tile = position.story_pile[-1] if unseen else choice - STORY
    slot = NOTHING if unseen else position.story_row.index(tile)
    if unseen:
        position.story_pile = position.story_pile[:-1]
        position.revealed += 1
    tribe = position.tribe()
    tribe.stories = (*tribe.stories, tile)
    if position.log is not None:
        name = position.facts.edition.stories[tile].name
        position.tell("story", {"story": name, "unseen": unseen})
    if not unseen:
        refill_stories(position, slot)
    go_on(position)


def refill_stories(position: Position, slot: int) -> None:
    """A new tile takes the place that became empty (D2.8), while the pile lasts (D6.4)."""
    tile = NOTHING
    if position.story_pile:
        tile = position.story_pile[-1]
        position.story_pile = position.story_pile[:-1]
        position.revealed += 1
    row = list(position.story_row)
    row[slot] = tile
    position.story_row = tuple(row)
    if position.log is not None and tile != NOTHING:
        name = position.facts.edition.stories[tile].name
        position.tell("open story", {"story": name, "slot": slot + 1})


def go_on(position: Position) -> None:
    """The draft goes on to the right, the first player last; a turn goes on to its end."""
    if position.phase != DRAFTING:
        position.phase = REFILLING
    elif position.seat > 0:
        position.seat -= 1
    else:
        position.phase = TURN
        begin_turn(position)


def begin_turn(position: Position) -> None:
    """The seat's turn begins."""
    position.turn += 1
    position.tribe().turns += 1
    if position.log is not None:
        position.tell("turn", {"turn": position.turn, "round": position.round})


# What a tribe has


def tucked_terrain(facts: Facts, tucked: int) -> int:
    """The terrain shown by a tucked card, or NO_TERRAIN where none is tucked."""
    if tucked == NOTHING:
        return NO_TERRAIN
    card = facts.edition.cards[tucked // 2]
    return card.second if tucked % 2 else card.first


def tucked_symbol(facts: Facts, tucked: int) -> int:
    """The symbol of a tucked card, whichever of its terrains is shown (D6.3)."""
    return NO_SYMBOL if tucked == NOTHING else facts.edition.cards[tucked // 2].symbol


def tucked_symbols(facts: Facts, tribe: Tribe, symbol: int) -> int:
    """How often a symbol shows on the tucked cards."""
    return sum([1 for tucked in tribe.tucked if tucked_symbol(facts, tucked) == symbol])


def zones_of(facts: Facts, land: Land, tribe: Tribe) -> list[int]:
    """How many zones of each terrain count for stories: lands with a camp, waters beside a camp,
    and tucked cards; the initial camp never counts (D7.1 to D7.5)."""
    lands: i64 = 0
    waters: i64 = 0
    for place in range(1, len(tribe.camps)):
        lands |= land.zone_bits[tribe.camps[place]]
        waters |= land.water_bits[tribe.camps[place]]
    zones = [counted(lands & land.ground_nodes[terrain]) for terrain in range(WATER)]
    zones.append(counted(waters))
    for tucked in tribe.tucked:
        if tucked != NOTHING:
            zones[tucked_terrain(facts, tucked)] += 1
    return zones


def symbols_of(facts: Facts, land: Land, tribe: Tribe) -> list[int]:
    """How many symbols of each resource count: those beside a camp, each once, and tucked ones."""
    beside: i64 = 0
    for place in range(1, len(tribe.camps)):
        beside |= land.symbol_bits[tribe.camps[place]]
    symbols = [counted(beside & land.resource_bits[resource]) for resource in range(RESOURCES)]
    for tucked in tribe.tucked:
        symbol = tucked_symbol(facts, tucked)
        if 0 <= symbol < RESOURCES:
            symbols[symbol] += 1
    return symbols


# Fulfilling


def is_fulfilled(story: Story, zones: list[int], symbols: list[int]) -> bool:
    """Whether all requirements of a tile hold (D7.1)."""
    for terrain in range(TERRAINS):
        if story.zones[terrain] > zones[terrain]:
            return False
    for resource in range(RESOURCES):
        if story.symbols[resource] > symbols[resource]:
            return False
    return True


def check_stories(position: Position) -> None:
    """At the end of the own turn: mark what is newly fulfilled, then draw a card each (D8.1)."""
    tribe = position.tribes[position.seat]
    facts = position.facts
    land = position.land
    if (
        tribe.checked_camps is tribe.camps
        and tribe.checked_tucked is tribe.tucked
        and tribe.checked_stories is tribe.stories
        and tribe.checked_grounds is land.grounds
    ) or tribe.fulfilled == (1 << len(tribe.stories)) - 1:
        return
    tribe = position.tribe()
    tribe.checked_camps = tribe.camps
    tribe.checked_tucked = tribe.tucked
    tribe.checked_stories = tribe.stories
    tribe.checked_grounds = land.grounds
    zones = zones_of(facts, land, tribe)
    symbols = symbols_of(facts, land, tribe)
    rewards = 0
    for place in range(len(tribe.stories)):
        story = facts.edition.stories[tribe.stories[place]]
        if not tribe.fulfilled >> place & 1 and is_fulfilled(story, zones, symbols):
            tribe.fulfilled |= 1 << place
            rewards += 1
            if position.log is not None:
                position.tell("fulfil", {"story": story.name})
    for _ in range(rewards):
        draw_reward(position)
