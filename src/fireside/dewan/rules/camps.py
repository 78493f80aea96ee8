"""Camps (D5, D6): where one may be placed, paying for the route, and what placing brings."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from fireside.dewan.rules.cards import discard
from fireside.dewan.rules.constants import (
    CAMPS,
    CHOOSING_STORY,
    NO_TERRAIN,
    NOTHING,
    PAYING,
    REFILLING,
    SIZING,
    TERRAIN_NAMES,
    TUCKING,
    WATER,
)
from fireside.dewan.rules.paying.means import Means
from fireside.dewan.rules.paying.payment import KINDS
from fireside.dewan.rules.paying.payments import Payments
from fireside.dewan.rules.paying.reach import Reach
from fireside.dewan.rules.paying.routes import Search, Tolls
from fireside.dewan.rules.sets import NUMBERS, REMAINDERS
from fireside.dewan.rules.state.position import Position
from fireside.dewan.rules.vocabulary import PAY_CARDS, PAY_MORE, TUCK_NOTHING

STORY_CAMPS: Final = (2, 4, 6)
TUCK_CAMPS: Final = (3, 5, 7)


# Targets


def means_of(position: Position) -> Means:
    """What the hand can pay."""
    if position.means is None:
        position.means = Means(position.tribes[position.seat], position.facts)
    return position.means


def target_nodes(position: Position) -> vec[i64]:
    """Which nodes are free for a camp: land without a camp, and with lake villages a water zone
    without one (D5.1, D14.1)."""
    free = position.land.sites[:]
    for tribe in position.tribes:
        for space in tribe.camps:
            free[position.land.nodes[space]] = 0
    return free


def reach_of(position: Position) -> Reach:
    """The targets that can be paid."""
    land = position.land
    taken: i64 = 0
    for tribe in position.tribes:
        taken |= tribe.nodes_on(land)
    own: i64 = position.tribes[position.seat].nodes_on(land)
    return Reach(land, means_of(position), own, land.site_nodes & ~taken)


def target_costs(position: Position) -> dict[int, int]:
    """The fewest cards for each target that can be paid: any space of a water zone will do for
    a village."""
    costs: dict[int, int] = {}
    reach = reach_of(position)
    for space, node in enumerate(position.land.bits):
        for cards in range(len(reach.by_cards)):
            if reach.by_cards[cards] & node:
                costs[space] = cards
    return costs


def offer_targets(position: Position) -> list[int]:
    """Every target that can be paid."""
    options: list[int] = []
    add_targets(position, options)
    return options


def add_targets(position: Position, options: list[int]) -> None:
    """The same, added to other choices. A camp must be left, and the nearest target costs two
    cards."""
    tribe = position.tribes[position.seat]
    if len(tribe.camps) == CAMPS or not tribe.has_cards(2):
        return
    land = position.land
    first: i64 = position.facts.blocks.camp
    nodes: i64 = reach_of(position).all()
    if nodes & land.ground_nodes[WATER]:
        for space in range(len(land.bits)):
            if nodes & land.bits[space]:
                options.append(int(first + space))
    else:
        while nodes:
            bit: i64 = nodes & -nodes
            options.append(int(first + NUMBERS[bit % REMAINDERS]))
            nodes ^= bit


def choose_target(position: Position, choice: int) -> None:
    """The target; then how many cards to pay."""
    position.target = choice - position.facts.blocks.camp
    position.size = allowed_size(position, 2)
    position.phase = SIZING


# Paying


def tolls_of(position: Position) -> Tolls:
    """The card for another player's camp goes to its owner (D5.5); that for a village pays for its
    whole water zone (D14.3)."""
    land = position.land
    tolls = Tolls(land, position.tribes[position.seat].nodes_on(land))
    players = position.facts.players
    for receiver in range(1, players):
        tribe = position.tribes[(position.seat + receiver) % players]
        tolls.give(land, tribe.nodes_on(land), receiver)
    return tolls


def payments_of(position: Position) -> Payments:
    """All that can be paid for the chosen target."""
    if position.payments is None:
        node = position.land.nodes[position.target]
        search = Search(position.land, tolls_of(position), means_of(position), node)
        position.payments = Payments(position.facts, search, position.seat)
    return position.payments


def allowed_size(position: Position, size: int) -> int:
    """The least number of cards, from `size` on, that an allowed payment has; 0 if none."""
    return payments_of(position).next_size(size)


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


def offer_payments(position: Position) -> list[int]:
    """The cards that may come next, with their receivers."""
    options = payments_of(position).of_size(position.size).offer(position.paid)
    for index in range(len(options)):
        options[index] = card_choice(position, options[index])
    return options


def decided_so_far_holds(position: Position) -> bool:
    """Whether the hand allows what was decided so far about paying: for hands dealt anew."""
    if position.phase not in (SIZING, PAYING):
        return True
    size = allowed_size(position, 2)
    while size and size < position.size:
        size = allowed_size(position, size + 1)
    if size != position.size:
        return False
    payment = payments_of(position).of_size(size)
    for number in range(len(position.paid)):
        if position.paid[number] not in payment.offer(position.paid[:number]):
            return False
    return True


def card_choice(position: Position, card: i64) -> int:
    """The choice that gives a card to a seat, or discards it."""
    facts = position.facts
    rank: i64 = card // KINDS
    kind: i64 = card % KINDS
    if rank == facts.players:
        return int(facts.blocks.discard + kind)
    return int(facts.blocks.give + rank * facts.card_kinds + kind)


def pay_card(position: Position, choice: int) -> None:
    """One card more; with the last one the camp is placed."""
    facts = position.facts
    if choice < facts.blocks.give:
        card = facts.players * KINDS + choice - facts.blocks.discard
    else:
        gift = choice - facts.blocks.give
        card = gift // facts.card_kinds * KINDS + gift % facts.card_kinds
    position.paid += (card,)
    if len(position.paid) == position.size:
        hand_over(position)
        place(position)


def hand_over(position: Position) -> None:
    """The cards go to the discards or to the owners of camps crossed (D5.2, D5.5)."""
    players = position.facts.players
    tribe = position.tribe()
    discarded: list[int] = []
    for card in position.paid:
        rank, kind = card // KINDS, card % KINDS
        batch = tribe.lose(kind)
        if rank == players:
            discarded.append(kind)
        else:
            position.tribe_of(rank).take(kind)
        if position.log is not None:
            facts = position.lost_card(kind, batch)
            if rank == players:
                position.tell("discard", facts)
            else:
                position.tell("give", {**facts, "to": rank})
    discard(position, discarded)


# Placing


def place(position: Position) -> None:
    """The leftmost camp goes to the target; a berry, and the effect of its place (D5.7, D6)."""
    tribe = position.tribe()
    space = position.target
    number = len(tribe.camps)
    tribe.camps = (*tribe.camps, space)
    tribe.nodes_on(position.land)
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
    kinds: i64 = position.tribes[position.seat].held()
    options = [TUCK_NOTHING]
    while kinds:
        bit: i64 = kinds & -kinds
        kind = int(NUMBERS[bit % REMAINDERS])
        kinds ^= bit
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
