"""Fares (D5.2, D5.5): which cards of the hand could pay for which part of a route, to be seen
before they are paid. Which payments there are is known without them (payment.py)."""

from typing import Final, final

from fireside.dewan.rules.camps import payments_of
from fireside.dewan.rules.constants import CENTRE, NOTHING
from fireside.dewan.rules.paying.payment import KINDS
from fireside.dewan.rules.state.position import Position


def least_fare(position: Position, route: list[int]) -> list[int]:
    """A card with its receiver for each node of a route with the fewest cards, those paid so far
    among them."""
    fare = Fare(position, route)
    left = position.tribes[position.seat].hand[:]
    for card in position.paid:
        fare.pay(card % KINDS, card // KINDS)
        left[card % KINDS] -= 1
    for kind in range(len(left)):
        for _ in range(left[kind]):
            fare.pay(kind, NOTHING)
    return fare.cards()


def chosen_fare(position: Position, bundle: int, route: list[int]) -> list[int]:
    """The same for a route to the chosen target for as many cards as chosen."""
    payments = payments_of(position)
    if position.size == payments.search.fewest:
        return least_fare(position, route)
    payment = payments.of_size(position.size)
    paid = position.paid
    while len(paid) < position.size:
        for card in payment.offer(paid):
            if payment.bundle_for((*paid, card), bundle) == bundle:
                paid = (*paid, card)
                break
    fare = Fare(position, route)
    for card in paid:
        fare.pay(card % KINDS, card // KINDS)
    return fare.cards()


@final
class Fare:
    """The nodes of a route and the cards that pay for them. A card finds its place by moving those
    that are there already to others; none loses its place again."""

    def __init__(self, position: Position, route: list[int]) -> None:
        land = position.land
        players = position.facts.players
        owners = {
            land.nodes[space]: seat
            for seat in range(players)
            for space in position.tribes[seat].camps
            if seat != position.seat
        }
        self.terrains: Final = position.facts.card_terrains
        self.grounds: Final = [land.grounds[node] for node in route]
        # Receivers by their rank in the order of paying: seats first, the discards last.
        self.ranks: Final = [owners.get(node, players) for node in route]
        self.last: Final = position.paid[-1] if position.paid else 0
        self.kinds: Final[list[int]] = []
        self.receivers: Final[list[int]] = []
        self.payers: Final = [NOTHING for _ in route]  # the number of the card that pays

    def pay(self, kind: int, receiver: int) -> None:
        """Use a card if there is a place for it: for a receiver, or NOTHING for whoever comes."""
        self.kinds.append(kind)
        self.receivers.append(receiver)
        self._settle(len(self.kinds) - 1, set())

    def _settle(self, card: int, tried: set[int]) -> bool:
        for place in range(len(self.grounds)):
            if place in tried or not self._fits(card, place):
                continue
            tried.add(place)
            if self.payers[place] == NOTHING or self._settle(self.payers[place], tried):
                self.payers[place] = card
                return True
        return False

    def _fits(self, card: int, place: int) -> bool:
        """Whether a card may pay for a place; cards are paid in a fixed order."""
        kind = self.kinds[card]
        rank = self.ranks[place]
        ground = self.grounds[place]
        if ground != CENTRE and not self.terrains[kind] >> ground & 1:
            return False
        if self.receivers[card] == NOTHING:
            return rank * KINDS + kind >= self.last
        return rank == self.receivers[card]

    def cards(self) -> list[int]:
        """The cards with their receivers, in the order of the route."""
        return [
            self.ranks[place] * KINDS + self.kinds[card] for place, card in enumerate(self.payers)
        ]
