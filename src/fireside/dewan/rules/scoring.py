"""Scoring (D9 to D14): stories, fire, and the rows of each scenario, source by source."""

from collections.abc import Callable
from typing import Final, final

from fireside.dewan.rules.constants import (
    BERRY,
    CAMPS,
    CLOSED,
    FIRE,
    FOREST,
    MOUNTAINS,
)
from fireside.dewan.rules.scenarios import MOST_FIRE_POINTS
from fireside.dewan.rules.state.facts import Facts
from fireside.dewan.rules.state.position import Position
from fireside.dewan.rules.state.tribe import Tribe
from fireside.dewan.rules.stories import tucked_symbols

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
    if facts.scenario.volcano_fire:
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


# The sources, each counted in its own unit


@final
class Side:
    """Those who score together: a seat, or in teams both partners (D10.2)."""

    def __init__(self, position: Position, seats: list[int]) -> None:
        self.position: Final = position
        self.tribe: Final = position.tribes[seats[0]]
        self.partner: Final = position.tribes[seats[-1]]  # the same where there are no teams
        self.fire = fire_of(position, self.tribe)
        self.stories = story_points(position.facts, self.tribe)
        if self.partner is not self.tribe:
            self.fire += fire_of(position, self.partner)
            self.stories += story_points(position.facts, self.partner)


def count_groups(side: Side) -> int:
    """Camps that hang together, two or more (D9.5); partners' where both have one (D10.2)."""
    teams = side.partner is not side.tribe
    waiting = set(side.tribe.camps)
    if teams:
        waiting.update(side.partner.camps)
    found = 0
    while waiting:
        group = [waiting.pop()]
        for space in group:
            for neighbour in side.position.facts.neighbours[space]:
                if neighbour in waiting:
                    waiting.remove(neighbour)
                    group.append(neighbour)
        if len(group) > 1 and not (teams and is_of_one(side, group)):
            found += 1
    return found


def is_of_one(side: Side, group: list[int]) -> bool:
    """Whether all camps of a group are those of one partner."""
    own = [space in side.tribe.camps for space in group]
    return all(own) or not any(own)


def count_berries(side: Side) -> int:
    """The berries of the seat."""
    return berries_of(side.position.facts, side.tribe)


def count_pairs(side: Side) -> int:
    """Berries with fire; in teams berries of the one with berries of the other."""
    if side.partner is not side.tribe:
        return min(count_berries(side), berries_of(side.position.facts, side.partner))
    return min(count_berries(side), side.fire)


def count_waters(side: Side) -> int:
    """The water zones next to own camps (D12.4)."""
    waters = side.position.land.waters
    return len({water for space in side.tribe.camps for water in waters[space]})


def count_neighbours(side: Side) -> int:
    """Own camps next to the centre of an opponent's start tile, for each such centre (D12.4)."""
    position = side.position
    own = side.tribe
    homes = [tribe.camps[0] for tribe in position.tribes if tribe is not own]
    return sum(
        [
            1
            for space in own.camps
            for neighbour in position.facts.neighbours[space]
            if neighbour in homes
        ]
    )


def count_zones(side: Side) -> int:
    """Forest and mountains zones with an own camp (D13.2)."""
    land = side.position.land
    camps = side.tribe.camps
    return len({land.zones[space] for space in camps if land.grounds[space] in (FOREST, MOUNTAINS)})


def count_lakes(side: Side) -> int:
    """Two shares of each water zone for most camps beside it, one on a tie (D14.6)."""
    waters = side.position.land.waters
    shares = 0
    for water in side.position.land.water_zones():
        own = 0
        beside = []
        for tribe in side.position.tribes:
            camps = sum([1 for space in tribe.camps if water in waters[space]])
            beside.append(camps)
            if tribe is side.tribe:
                own = camps
        if own and own == max(beside):
            shares += 2 if beside.count(own) == 1 else 1
    return shares


# By the name of the source, but for those of every scenario.
COUNTS: Final[dict[str, Callable[[Side], int]]] = {
    "groups": count_groups,
    "berries": count_berries,
    "pairs": count_pairs,
    "waters": count_waters,
    "neighbours": count_neighbours,
    "zones": count_zones,
    "lakes": count_lakes,
    "fish": lambda side: side.tribe.fish,
}


def breakdown(position: Position) -> list[list[int]]:
    """The points of each seat by the sources of the scenario. Partners have the points of their
    team."""
    facts = position.facts
    sides = [Side(position, seats) for seats in facts.sides]
    most = max([side.fire for side in sides])
    lines = []
    for side in sides:
        # Most fire also on a tie; nobody has it with none (D9.4).
        most_fire = MOST_FIRE_POINTS if side.fire == most and most > 0 else 0
        line = [side.stories, side.fire, most_fire]
        for source in facts.scenario.own_sources:
            line.append(source.worth * COUNTS[source.name](side))
        lines.append(line)
    return [lines[facts.team_of(seat)] for seat in range(facts.players)]


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
