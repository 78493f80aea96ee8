"""Lava and floods (D11 to D13): the markers that the events of two scenarios lay on the map."""

from fireside.dewan.rules.cards import event_over
from fireside.dewan.rules.constants import CLOSED, NOTHING, WATER
from fireside.dewan.rules.land import Land
from fireside.dewan.rules.scenarios import Marker
from fireside.dewan.rules.state.position import Position


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


def laid_in(position: Position) -> Marker:
    """The marker of the scenario."""
    marker = position.facts.scenario.marker
    assert marker is not None
    return marker


def first_choice(position: Position) -> int:
    """The choice of space 0: each marker has a block of choices."""
    blocks = position.facts.blocks
    return blocks.lava if laid_in(position).ground == CLOSED else blocks.flood


def offer_spaces(position: Position) -> list[int]:
    """Land next to the volcano or to lava (D12.1), or to any water (D13.3); where there is none,
    nothing happens (D11.4)."""
    spaces = marker_spaces(position, laid_in(position).ground)
    if not spaces:
        event_over(position)
    first = first_choice(position)
    return [first + space for space in spaces]


def lay(position: Position, choice: int) -> None:
    """Lava has no terrain and cannot be entered (D12.2); a flooded space becomes water."""
    change_ground(position, choice - first_choice(position), laid_in(position).ground)
    event_over(position)


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
