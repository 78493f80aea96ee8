"""Events (D11 to D14): lava, floods and fish, when the last card of the terrain pile is laid."""

from fireside.dewan.rules.cards import make_pile
from fireside.dewan.rules.constants import DOWNPOUR, LAKE_VILLAGES, NOTHING, VOLCANO, WATER
from fireside.dewan.rules.land import CLOSED, Land
from fireside.dewan.rules.state.position import FISH_DUE, FLOOD, LAVA, REFILLING, Position


def happen(position: Position) -> None:
    """The scenario's event, resolved by the player whose turn it is (D11.2)."""
    if position.log is not None:
        position.tell("event", {"scenario": position.facts.scenario_name})
    scenario = position.facts.scenario
    if scenario == VOLCANO:
        position.phase = LAVA
    elif scenario == DOWNPOUR:
        position.phase = FLOOD
    elif scenario == LAKE_VILLAGES:
        position.event_seat = position.seat
        position.phase = FISH_DUE


def over(position: Position) -> None:
    """After the event a new terrain pile is made, and refilling goes on (D11.2, D11.7)."""
    make_pile(position)
    position.phase = REFILLING


# Lava and floods


def marker_spaces(position: Position, beside: int) -> list[int]:
    """Free land spaces next to a ground: no camp, no marker (D12.1, D13.1)."""
    if position.markers == 0:
        return []
    grounds = position.land.grounds
    owners = position.owners()
    spaces = []
    for space in range(len(grounds)):
        if grounds[space] < WATER and owners[space] == NOTHING:
            for neighbour in position.facts.neighbours[space]:
                if grounds[neighbour] == beside:
                    spaces.append(space)
                    break
    return spaces


def offer_lava(position: Position) -> list[int]:
    """Land next to the volcano or to lava; where there is none nothing happens (D11.4)."""
    spaces = marker_spaces(position, CLOSED)
    if not spaces:
        over(position)
    return [position.facts.blocks.lava + space for space in spaces]


def place_lava(position: Position, choice: int) -> None:
    """Lava has no terrain and cannot be entered (D12.2)."""
    change_ground(position, choice - position.facts.blocks.lava, CLOSED)
    over(position)


def offer_floods(position: Position) -> list[int]:
    """Land next to any water (D13.3)."""
    spaces = marker_spaces(position, WATER)
    if not spaces:
        over(position)
    return [position.facts.blocks.flood + space for space in spaces]


def flood(position: Position, choice: int) -> None:
    """The space becomes water."""
    change_ground(position, choice - position.facts.blocks.flood, WATER)
    over(position)


def change_ground(position: Position, space: int, ground: int) -> None:
    """Lay a marker; zones are seen anew and their berries stay with them (D11.6, D11.8)."""
    before = position.land
    grounds = list(before.grounds)
    grounds[space] = ground
    markers = (*before.markers, space)
    position.land = Land(position.facts, tuple(grounds), before.symbols, markers)
    for seat in range(position.facts.players):
        position.tribe_of(seat).nodes_on(position.land)
    position.markers -= 1
    if position.log is not None:
        what = "lava" if ground == CLOSED else "flood"
        position.tell(what, {"space": position.space_name(space)})
    move_berries(position, before, space)


def move_berries(position: Position, before: Land, space: int) -> None:
    """The berries of the zone that lost a space go to its largest part; equal parts share them,
    odd ones go to different parts at random; a zone that vanished loses them (D11.6)."""
    zone = before.zones[space]
    berries = list(position.berries)
    tokens = berries[zone]
    if tokens == 0:
        return
    berries[zone] = 0
    largest = largest_parts(before, position.land, zone, space)
    if largest and tokens % len(largest):  # chance decides who gets the odd ones
        position.chance.shuffle(largest)
        position.revealed += 1
    for index in range(len(largest)):
        share = tokens // len(largest) + (1 if index < tokens % len(largest) else 0)
        berries[largest[index]] += share
    position.berries = tuple(berries)
    if position.log is not None:
        parts = [[position.space_name(part), berries[part]] for part in sorted(largest)]
        position.tell("move berries", {"from": position.space_name(zone), "to": parts})


def largest_parts(before: Land, after: Land, zone: int, lost: int) -> list[int]:
    """The largest of the zones into which a zone falls without a space."""
    sizes: dict[int, int] = {}
    for space in before.zone_spaces(zone):
        if space != lost:
            sizes[after.zones[space]] = sizes.get(after.zones[space], 0) + 1
    most = max(sizes.values(), default=0)
    return [part for part in sorted(sizes) if sizes[part] == most]
