"""Scoring (D9 to D14): stories, fire, and the rows of each scenario, source by source."""

from typing import Final

from fireside.dewan.rules.constants import (
    BERRY,
    CAMPS,
    DOWNPOUR,
    FIRE,
    FOREST,
    LAKE_VILLAGES,
    MOUNTAINS,
    TEAM,
    VOLCANO,
)
from fireside.dewan.rules.land import CLOSED
from fireside.dewan.rules.state.facts import Facts
from fireside.dewan.rules.state.position import Position
from fireside.dewan.rules.state.tribe import Tribe
from fireside.dewan.rules.stories import tucked_symbols

# Points for one of each.
MOST_FIRE: Final = 4
GROUP: Final = 4
BERRY_POINTS: Final = 2
TEAM_GROUP: Final = 4
TEAM_PAIR: Final = 4
VOLCANO_WATER: Final = 2
VOLCANO_NEIGHBOUR: Final = 2
VOLCANO_PAIR: Final = 3
DOWNPOUR_ZONE: Final = 3
DOWNPOUR_PAIR: Final = 4
LAKE_LED: Final = 6
LAKE_SHARED: Final = 3
LAKE_PAIR: Final = 3
FISH_POINTS: Final = 3
SOURCES = {
    "base": ["stories", "fire", "most fire", "groups", "berries"],
    "team": ["stories", "fire", "most fire", "groups", "pairs"],
    "volcano": ["stories", "fire", "most fire", "waters", "neighbours", "pairs"],
    "downpour": ["stories", "fire", "most fire", "zones", "pairs"],
    "lake-villages": ["stories", "fire", "most fire", "lakes", "pairs", "fish"],
}


# What a tribe has


def story_points(facts: Facts, tribe: Tribe) -> int:
    """The points of the fulfilled tiles (D9.3)."""
    stories = facts.edition.stories
    return sum(
        [
            stories[tribe.stories[place]].points
            for place in range(len(tribe.stories))
            if tribe.fulfilled >> place & 1
        ]
    )


def fire_of(position: Position, tribe: Tribe) -> int:
    """Fire on fulfilled tiles and tucked cards, for the eighth camp, and for camps beside the
    volcano (D9.4, D12.3)."""
    facts = position.facts
    stories = facts.edition.stories
    fire = tucked_symbols(facts, tribe, FIRE) + (1 if len(tribe.camps) == CAMPS else 0)
    for place in range(len(tribe.stories)):
        if tribe.fulfilled >> place & 1:
            fire += stories[tribe.stories[place]].fire
    if facts.scenario == VOLCANO:
        fire += sum([1 for space in tribe.camps if beside_volcano(position, space)])
    return fire


def beside_volcano(position: Position, space: int) -> bool:
    """Whether the volcano itself, not lava, lies next to a space."""
    for neighbour in position.facts.neighbours[space]:
        if position.land.grounds[neighbour] == CLOSED and neighbour not in position.land.markers:
            return True
    return False


def berries_of(facts: Facts, tribe: Tribe) -> int:
    """Berry tokens and berries shown on tucked cards (D9.6)."""
    return tribe.berries + tucked_symbols(facts, tribe, BERRY)


def groups(position: Position, camps: tuple[int, ...]) -> list[list[int]]:
    """Camps that hang together, two or more (D9.5)."""
    waiting = set(camps)
    found = []
    while waiting:
        group = [waiting.pop()]
        for space in group:
            for neighbour in position.facts.neighbours[space]:
                if neighbour in waiting:
                    waiting.remove(neighbour)
                    group.append(neighbour)
        if len(group) > 1:
            found.append(group)
    return found


def most_fire(fires: list[int]) -> list[int]:
    """Four for most fire, also on a tie; nobody gets it for none (D9.4)."""
    most = max(fires)
    return [MOST_FIRE if fire == most and most > 0 else 0 for fire in fires]


# The rows


def breakdown(position: Position) -> list[list[int]]:
    """The points of each seat, source by source, in the order of the scenario's `SOURCES`."""
    if position.facts.scenario == TEAM:
        return team_breakdown(position)
    tribes = position.tribes
    fires = [fire_of(position, tribe) for tribe in tribes]
    bonus = most_fire(fires)
    lines = []
    for seat in range(len(tribes)):
        line = [story_points(position.facts, tribes[seat]), fires[seat], bonus[seat]]
        lines.append(line + scenario_rows(position, seat, fires[seat]))
    return lines


def scenario_rows(position: Position, seat: int, fire: int) -> list[int]:
    """The rows that a scenario has beside stories and fire."""
    facts = position.facts
    tribe = position.tribes[seat]
    berries = berries_of(facts, tribe)
    pairs = min(berries, fire)
    if facts.scenario == VOLCANO:
        waters = VOLCANO_WATER * len(waters_beside(position, tribe))
        return [waters, neighbours(position, seat), VOLCANO_PAIR * pairs]
    if facts.scenario == DOWNPOUR:
        return [DOWNPOUR_ZONE * len(high_zones(position, tribe)), DOWNPOUR_PAIR * pairs]
    if facts.scenario == LAKE_VILLAGES:
        return [lake_points(position, seat), LAKE_PAIR * pairs, FISH_POINTS * tribe.fish]
    return [GROUP * len(groups(position, tribe.camps)), BERRY_POINTS * berries]


def waters_beside(position: Position, tribe: Tribe) -> set[int]:
    """The water zones next to own camps (D12.4)."""
    return {water for space in tribe.camps for water in position.land.waters[space]}


def neighbours(position: Position, seat: int) -> int:
    """Two for each own camp next to the centre of an opponent's start tile (D12.4)."""
    others = [tribe.camps[0] for number, tribe in enumerate(position.tribes) if number != seat]
    count = 0
    for space in position.tribes[seat].camps:
        for neighbour in position.facts.neighbours[space]:
            if neighbour in others:
                count += 1
    return VOLCANO_NEIGHBOUR * count


def high_zones(position: Position, tribe: Tribe) -> set[int]:
    """Forest and mountains zones with an own camp (D13.2)."""
    land = position.land
    return {
        land.zones[space] for space in tribe.camps if land.grounds[space] in (FOREST, MOUNTAINS)
    }


def lake_points(position: Position, seat: int) -> int:
    """For each water zone 6 to the player with most camps beside it, 3 on a tie (D14.6)."""
    points = 0
    for water in position.land.water_zones():
        beside = [
            sum([1 for space in tribe.camps if water in position.land.waters[space]])
            for tribe in position.tribes
        ]
        most = max(beside)
        if most and beside[seat] == most:
            points += LAKE_LED if beside.count(most) == 1 else LAKE_SHARED
    return points


# Teams


def team_breakdown(position: Position) -> list[list[int]]:
    """Both partners' lines are those of their team (D10.2)."""
    facts = position.facts
    teams = [[position.tribes[team], position.tribes[team + 2]] for team in range(2)]
    fires = [sum([fire_of(position, tribe) for tribe in team]) for team in teams]
    bonus = most_fire(fires)
    lines = []
    for team in range(2):
        one, other = teams[team]
        stories = story_points(facts, one) + story_points(facts, other)
        mixed = [
            group
            for group in groups(position, one.camps + other.camps)
            if any([space in one.camps for space in group])
            and any([space in other.camps for space in group])
        ]
        pairs = min(berries_of(facts, one), berries_of(facts, other))
        rows = [TEAM_GROUP * len(mixed), TEAM_PAIR * pairs]
        lines.append([stories, fires[team], bonus[team], *rows])
    return [lines[seat % 2] for seat in range(4)]


# Winning


def winners(position: Position) -> list[int]:
    """Most points, then more cards in hand (of both partners), then shared (D9.7, D10.3)."""
    facts = position.facts
    totals = [sum(line) for line in breakdown(position)]
    cards = [0] * facts.players
    for seat in range(facts.players):
        cards[facts.team_of(seat)] += position.tribes[seat].cards()
    ranks = [(totals[seat], cards[facts.team_of(seat)]) for seat in range(facts.players)]
    best = max(ranks)
    return [seat for seat in range(facts.players) if ranks[seat] == best]
