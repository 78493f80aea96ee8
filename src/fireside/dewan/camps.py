"""Camps (D5, D6): where one may be placed, paying for the route, and what placing brings."""

from fireside.dewan.cards import discard
from fireside.dewan.payment import KINDS, Payment, ways_to_pay
from fireside.dewan.position import (
    CHOOSING_STORY,
    PAYING,
    REFILLING,
    SIZING,
    TUCKING,
    Position,
)
from fireside.dewan.routes import Purse, Search, Tolls, least_costs
from fireside.dewan.vocabulary import PAY_CARDS, PAY_MORE, TUCK_NOTHING
from fireside.dewan.words import CAMPS, NO_TERRAIN, NOTHING, TERRAIN_NAMES, WATER

STORY_CAMPS = (2, 4, 6)
TUCK_CAMPS = (3, 5, 7)


# Targets


def free_targets(position: Position, owners: list[int]) -> list[int]:
    """Spaces where a camp may stand: land without a camp, and with lake villages any space of a
    water zone without one (D5.1, D14.1)."""
    land = position.land
    taken = {land.zones[space] for space, owner in enumerate(owners) if owner != NOTHING}
    targets = []
    for space in range(len(owners)):
        ground = land.grounds[space]
        free_water = position.facts.villages and land.zones[space] not in taken
        if (ground < WATER and owners[space] == NOTHING) or (ground == WATER and free_water):
            targets.append(space)
    return targets


def start_nodes(position: Position) -> list[int]:
    """Where a route may begin: at any own camp."""
    return [position.land.nodes[space] for space in position.tribes[position.seat].camps]


def purse_of(position: Position) -> Purse:
    """What the hand can pay."""
    return Purse(position.tribes[position.seat].hand, position.facts.card_terrains)


def target_costs(position: Position) -> dict[int, int]:
    """The fewest cards for each target that can be paid."""
    owners = position.owners()
    targets = free_targets(position, owners)
    nodes = position.land.nodes
    tolls = Tolls(position.land, owners, position.seat)
    costs = least_costs(
        tolls, start_nodes(position), purse_of(position), [nodes[t] for t in targets]
    )
    return {target: costs[nodes[target]] for target in targets if costs[nodes[target]]}


def offer_targets(position: Position) -> list[int]:
    """Every target that can be paid, while a camp is left; the nearest one costs two cards."""
    tribe = position.tribes[position.seat]
    if len(tribe.camps) == CAMPS or sum(tribe.hand) < 2:
        return []
    first = position.facts.blocks.camp
    return [first + target for target in target_costs(position)]


def choose_target(position: Position, choice: int) -> None:
    """The target; then how many cards to pay."""
    position.target = choice - position.facts.blocks.camp
    position.size = allowed_size(position, 2)
    position.phase = SIZING


# Paying


def search_of(position: Position) -> Search:
    """The bundles for the chosen target."""
    if position.search is None:
        tolls = Tolls(position.land, position.owners(), position.seat)
        node = position.land.nodes[position.target]
        position.search = Search(tolls, start_nodes(position), purse_of(position), node)
    return position.search


def allowed_size(position: Position, size: int) -> int:
    """The least number of cards, from `size` on, that an allowed payment has; 0 if none."""
    hand = position.tribes[position.seat].hand
    return ways_to_pay(position.facts, search_of(position), size, hand)


def offer_sizes(position: Position) -> list[int]:
    """The fewest cards first, or more (D5.9)."""
    options = [PAY_CARDS + position.size]
    if allowed_size(position, position.size + 1):
        options.append(PAY_MORE)
    return options


def choose_size(position: Position, choice: int) -> None:
    """Pay so many cards, or see what more would do."""
    if choice == PAY_MORE:
        position.size = allowed_size(position, position.size + 1)
    else:
        position.phase = PAYING


def payment_of(position: Position) -> Payment:
    """The payments of the chosen size."""
    if position.payment is None:
        position.payment = Payment(position.facts, search_of(position), position.size)
    return position.payment


def offer_payments(position: Position) -> list[int]:
    """The cards that may come next, with their receivers."""
    hand = position.tribes[position.seat].hand
    cards = payment_of(position).offer(hand, list(position.paid))
    return [card_choice(position, card) for card in cards]


def decided_so_far_holds(position: Position) -> bool:
    """Whether the hand allows what was decided so far about paying: for hands dealt anew."""
    if position.phase not in (SIZING, PAYING):
        return True
    size = allowed_size(position, 2)
    while size and size < position.size:
        size = allowed_size(position, size + 1)
    if size != position.size:
        return False
    hand = position.tribes[position.seat].hand
    for number in range(len(position.paid)):
        paid = list(position.paid[:number])
        if position.paid[number] not in payment_of(position).offer(hand, paid):
            return False
    return True


def card_choice(position: Position, card: int) -> int:
    """The choice that gives a card to a seat, or discards it."""
    facts = position.facts
    rank, kind = divmod(card, KINDS)
    if rank == facts.players:
        return facts.blocks.discard + kind
    return facts.blocks.give + rank * facts.card_kinds + kind


def pay_card(position: Position, choice: int) -> None:
    """One card more; with the last one the camp is placed."""
    facts = position.facts
    if choice < facts.blocks.give:
        card = facts.players * KINDS + choice - facts.blocks.discard
    else:
        seat, kind = divmod(choice - facts.blocks.give, facts.card_kinds)
        card = seat * KINDS + kind
    position.paid = (*position.paid, card)
    if len(position.paid) == position.size:
        hand_over(position)
        place(position)


def hand_over(position: Position) -> None:
    """The cards go to the discards or to the owners of camps crossed (D5.2, D5.5)."""
    players = position.facts.players
    for card in position.paid:
        rank, kind = divmod(card, KINDS)
        batch = position.tribe().lose(kind)
        if rank == players:
            discard(position, kind)
        else:
            position.tribe_of(rank).take(kind)
        if position.log is not None:
            facts = position.lost_card(kind, batch)
            if rank == players:
                position.tell("discard", facts)
            else:
                position.tell("give", {**facts, "to": rank + 1})


# Placing


def place(position: Position) -> None:
    """The leftmost camp goes to the target; a berry, and the effect of its place (D5.7, D6)."""
    tribe = position.tribe()
    space = position.target
    number = len(tribe.camps)
    tribe.camps = (*tribe.camps, space)
    if position.log is not None:
        position.tell("camp", {"space": position.space_name(space), "camp": number})
    take_berry(position, position.land.zones[space])
    position.clear_turn()
    position.phase = REFILLING
    if number in STORY_CAMPS:
        position.phase = CHOOSING_STORY
    elif number in TUCK_CAMPS:
        position.phase = TUCKING
    elif number == CAMPS - 1:
        position.ending = True
        if position.log is not None:
            position.tell("last round", {})


def take_berry(position: Position, zone: int) -> None:
    """One berry token of the target's zone, if it holds any (D6.1)."""
    if zone != NOTHING and position.berries[zone]:
        berries = list(position.berries)
        berries[zone] -= 1
        position.berries = tuple(berries)
        position.tribe().berries += 1
        if position.log is not None:
            position.tell("berry", {"zone": position.space_name(zone)})


# Tucking


def offer_tucking(position: Position) -> list[int]:
    """A hand card with one of its terrains shown, or none (D6.2, D6.3)."""
    facts = position.facts
    hand = position.tribes[position.seat].hand
    options = [TUCK_NOTHING]
    for kind in range(len(hand)):
        if hand[kind]:
            options.append(facts.blocks.tuck + 2 * kind)
            if facts.edition.cards[kind].second != NO_TERRAIN:
                options.append(facts.blocks.tuck + 2 * kind + 1)
    return options


def tuck(position: Position, choice: int) -> None:
    """Tuck a card under the place that the camp came from."""
    position.phase = REFILLING
    if choice == TUCK_NOTHING:
        return
    tribe = position.tribe()
    tucked = choice - position.facts.blocks.tuck
    place = len(tribe.camps) - 1
    slots = list(tribe.tucked)
    slots[TUCK_CAMPS.index(place)] = tucked
    tribe.tucked = tuple(slots)
    batch = tribe.lose(tucked // 2)
    if position.log is not None:
        card = position.facts.edition.cards[tucked // 2]
        terrain = card.second if tucked % 2 else card.first
        facts = position.lost_card(tucked // 2, batch)
        position.tell("tuck", {**facts, "terrain": TERRAIN_NAMES[terrain], "place": place})
