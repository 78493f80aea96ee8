"""What nobody can know, dealt anew (design: `determinize`).

Bonfire hides the same things from everybody: the order of path stacks, gnome deck and Tom's deck,
the face-down offerings, and the chance to come. Which pieces are unseen is known by counting.
"""

from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.position import Position
from fireside.core.chance import STATES, Chance


def deal_unseen(position: Position, chance: Chance) -> None:
    """Deal all unseen things anew, every possibility equally likely. They are sorted before they
    are shuffled: the true order must not matter."""
    position.chance = Chance(1 + (int(chance.bits()) << 31 ^ int(chance.bits())) % STATES)
    position.stacks = shuffled_stacks(position.stacks, position.facts.batch, chance)
    position.gnome_deck = chance.shuffled(tuple(sorted(position.gnome_deck)))
    position.tom_deck = chance.shuffled(tuple(sorted(position.tom_deck)))
    position.cities = [city.copy() for city in position.cities]
    for city in position.cities:
        city.offerings = shuffled_offerings(city, chance)


def shuffled_stacks(
    stacks: tuple[tuple[int, ...], ...], size: int, chance: Chance
) -> tuple[tuple[int, ...], ...]:
    """Path stacks in another possible order: tiles change places within their batch (B7.4)."""
    batches: dict[int, list[int]] = {}
    for stack in stacks:
        for tile in stack:
            batches.setdefault(tile // size, []).append(tile)
    for tiles in batches.values():
        tiles.sort()
        chance.shuffle(tiles)
    return tuple([tuple([batches[tile // size].pop() for tile in stack]) for stack in stacks])


def face_down(city: City) -> list[int]:
    """Where the face-down offerings lie among a city's ten."""
    return [5 * stack + index for stack in range(2) for index in range(city.offered[stack] + 1, 5)]


def shuffled_offerings(city: City, chance: Chance) -> tuple[int, ...]:
    """A city's offerings with the face-down ones in another order."""
    if not city.offerings:
        return ()
    places = face_down(city)
    hidden = sorted([city.offerings[place] for place in places])
    chance.shuffle(hidden)
    offerings = list(city.offerings)
    for place, resource in zip(places, hidden, strict=True):
        offerings[place] = resource
    return tuple(offerings)
