"""Gnomes (B13, B19): recruiting specialists and elders, what their arrival brings, bonus 5.

A specialist's lasting effect stands in the file of the thing it changes: search for its name in
`abilities.py`.
"""

from fireside.bonfire.rules.abilities import (
    BEYOND_THE_EDGE,
    BROUGHT_BY,
    ELDER_OF_FATE_TILES,
    ELDER_OF_GUARDIANS,
    ELDER_OF_PATHS,
    ELDER_OF_PORTALS,
    ELDER_OF_TASKS,
    ELDERS_BRING_POINTS,
    GNOMES_BRING_YELLOW,
    GNOMES_FOR_ANY_RESOURCES,
)
from fireside.bonfire.rules.constants import (
    ELDERS,
    GNOME,
    MOST_GNOMES,
    OPEN_SPECIALISTS,
    SIX_GNOMES,
    SPECIALISTS,
    YELLOW,
)
from fireside.bonfire.rules.fate import has_room
from fireside.bonfire.rules.paying import (
    all_resources,
    any_resources,
    ask_tokens,
    resource_reach,
    spend,
    token_reach,
    ways_to_spend,
)
from fireside.bonfire.rules.state.city import City, replaced
from fireside.bonfire.rules.state.facts import COUNT
from fireside.bonfire.rules.state.position import (
    CHOOSING_GNOME,
    CHOOSING_WAY,
    DONE,
    HIRING,
    Position,
)
from fireside.bonfire.rules.vocabulary import FOR_TOKENS, GNOME_NUMBER


def can_pay_for(position: Position, city: City, gnome: int, tokens: int) -> bool:
    """Whether a gnome can be paid with so many tokens and 3 - tokens resources (B13.1, gnome 9)."""
    if token_reach(city, GNOME) < tokens:
        return False
    if city.has(GNOMES_FOR_ANY_RESOURCES):
        return all_resources(city) >= 3 - tokens
    return resource_reach(city, position.facts.gnome_resources[gnome]) >= 3 - tokens


def open_gnomes(position: Position) -> list[int]:
    """The open specialists and elders, by number."""
    gnomes = [gnome for gnome in position.specialists if gnome]
    for gnome in range(SPECIALISTS + 1, SPECIALISTS + ELDERS + 1):
        if position.elders >> gnome & 1:
            gnomes.append(gnome)
    return gnomes


def affordable(position: Position, city: City, resource: int) -> bool:
    """Whether a gnome that shows a resource can be paid for at all."""
    tokens = token_reach(city, GNOME)
    resources = (
        all_resources(city)
        if city.has(GNOMES_FOR_ANY_RESOURCES)
        else resource_reach(city, resource)
    )
    return tokens >= 1 and resources >= 1 and tokens + resources >= 3


def can_recruit(position: Position, city: City) -> bool:
    """Whether some open gnome can be had (B13.1)."""
    if city.gnome_count == MOST_GNOMES or token_reach(city, GNOME) == 0:
        return False
    resources = position.facts.gnome_resources
    seen = 0
    for gnome in open_gnomes(position):
        bit = 1 << resources[gnome]
        if not seen & bit:
            if affordable(position, city, resources[gnome]):
                return True
            seen |= bit
    return False


def recruit(position: Position) -> None:
    """Recruiting begins with the gnome."""
    position.phase = CHOOSING_GNOME


def offer_gnomes(position: Position) -> list[int]:
    """The open gnomes that can be paid for."""
    city = position.city()
    resources = position.facts.gnome_resources
    return [
        GNOME_NUMBER + gnome - 1
        for gnome in open_gnomes(position)
        if affordable(position, city, resources[gnome])
    ]


def choose_gnome(position: Position, choice: int) -> None:
    """The gnome; then the way of paying."""
    position.picked = choice - GNOME_NUMBER + 1
    position.phase = CHOOSING_WAY


def offer_ways(position: Position) -> list[int]:
    """One token and two resources, or two tokens and one resource."""
    city = position.city()
    return [
        FOR_TOKENS + tokens - 1
        for tokens in (1, 2)
        if can_pay_for(position, city, position.picked, tokens)
    ]


def choose_way(position: Position, choice: int) -> None:
    """Pay the tokens; the resources follow."""
    position.steps = choice - FOR_TOKENS + 1
    ask_tokens(position, GNOME, position.steps, HIRING)


def offer_gnome_payments(position: Position) -> list[int]:
    """The ways to pay the gnome's resources (gnome 9: any)."""
    city = position.city()
    count = 3 - position.steps
    if city.has(GNOMES_FOR_ANY_RESOURCES):
        return any_resources(city, count)
    return ways_to_spend(city, position.facts.gnome_resources[position.picked], count)


def pay_for_gnome(position: Position, choice: int) -> None:
    """Pay the resources; the gnome moves in."""
    spend(position, choice)
    move_in(position, position.picked)
    position.phase = DONE


def move_in(position: Position, gnome: int) -> None:
    """A gnome comes to the city: points, gains, refilling, in this order (B1.5, B13.2)."""
    city = position.city()
    city.gnomes |= 1 << gnome
    city.gnome_count += 1
    if position.log is not None:
        position.tell("recruit", {"gnome": gnome})
    if gnome > SPECIALISTS:
        position.elders &= ~(1 << gnome)
        position.score(elder_points(city, gnome), BROUGHT_BY[gnome])
        if city.has(ELDERS_BRING_POINTS):
            position.score(2, BROUGHT_BY[ELDERS_BRING_POINTS])
    if city.has(GNOMES_BRING_YELLOW):
        position.gain(YELLOW, 1, BROUGHT_BY[GNOMES_BRING_YELLOW])
    if gnome == BEYOND_THE_EDGE:
        city.room = has_room(position.facts, city)
    if city.gnome_count == MOST_GNOMES:
        position.fulfilled(SIX_GNOMES)
    if gnome <= SPECIALISTS:
        position.specialists = replaced(position.specialists, position.specialists.index(gnome), 0)
        refill(position)


def elder_points(city: City, gnome: int) -> int:
    """What an elder scores on arrival: one point for each thing of a sort (B19)."""
    if gnome == ELDER_OF_PATHS:
        return city.path_count
    if gnome == ELDER_OF_FATE_TILES:
        return len(city.laid)
    if gnome == ELDER_OF_PORTALS:
        return COUNT[city.portals]
    if gnome == ELDER_OF_TASKS:
        return COUNT[city.filled]
    if gnome == ELDER_OF_GUARDIANS:
        return city.guardian_count
    return city.gnome_count


def refill(position: Position) -> None:
    """Fill empty places of the display from the deck while it lasts (B13.2)."""
    for slot in range(OPEN_SPECIALISTS):
        if position.specialists[slot] == 0:
            gnome = draw(position)
            if gnome == 0:
                return
            position.specialists = replaced(position.specialists, slot, gnome)
            if position.log is not None:
                position.tell("open gnome", {"gnome": gnome, "slot": slot + 1})


def draw(position: Position) -> int:
    """The top gnome of the deck, or 0. Discards, in solo, are shuffled when it is empty (B21.4)."""
    if not position.gnome_deck:
        if not position.gnome_discards:
            return 0
        position.gnome_deck = position.chance.shuffled(position.gnome_discards)
        position.gnome_discards = ()
        if position.log is not None:
            position.tell("shuffle gnomes", {"cards": len(position.gnome_deck)})
    gnome = position.gnome_deck[-1]
    position.gnome_deck = position.gnome_deck[:-1]
    position.revealed += 1
    return gnome


# Bonus 5


def offer_specialists(position: Position) -> list[int]:
    """The open specialists, for free."""
    return [GNOME_NUMBER + gnome - 1 for gnome in position.specialists if gnome]


def take_specialist(position: Position, choice: int) -> None:
    """Taking a specialist counts as recruiting (B13.3)."""
    move_in(position, choice - GNOME_NUMBER + 1)
    position.phase = DONE
