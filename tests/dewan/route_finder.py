"""Routes and payments by brute force, written from the rules D5, D12.2 and D14.1 to D14.3 alone:
every simple route, every way to pay for it. Slow and plain, to be compared with the game."""

from collections import Counter

Space = tuple[int, int]
# The cards of a payment with their receivers, sorted: a seat, or -1 for the discards.
Payment = tuple[tuple[int, str], ...]

AROUND = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
DISCARDS = -1


def terrains_of(card: str) -> list[str]:
    """The terrains that a card shows: 'mountains/water-pigment' has two."""
    return card.split("-")[0].split("/")


def contains(payment: Payment, part: Payment) -> bool:
    """Whether another payment is a part of this one and not all of it (D5.10)."""
    return len(part) < len(payment) and Counter(part) <= Counter(payment)


class Country:
    """The map, everybody's camps and one player's hand, as a traveller sees them."""

    def __init__(
        self,
        grounds: dict[Space, str],
        camps: dict[Space, int],
        seat: int,
        hand: list[str],
        villages: bool,
    ) -> None:
        self.grounds = grounds  # a terrain or 'centre'; what cannot be entered is left out (D12.2)
        self.camps = camps  # the seat that has a camp there
        self.seat = seat
        self.hand = Counter(hand)
        self.villages = villages
        self.receivers = {space: self.receiver(space) for space in grounds}

    def next_to(self, space: Space) -> list[Space]:
        """The spaces around one that can be entered."""
        around = [(space[0] + across, space[1] + down) for across, down in AROUND]
        return [near for near in around if near in self.grounds]

    def zone(self, space: Space) -> list[Space]:
        """All spaces of a zone (D1.2)."""
        spaces = [space]
        for reached in spaces:
            for near in self.next_to(reached):
                if near not in spaces and self.grounds[near] == self.grounds[space]:
                    spaces.append(near)
        return spaces

    def receiver(self, space: Space) -> int:
        """Who gets the card for a space: another player with a camp on it, or with a village
        anywhere in the same water (D5.5, D5.6, D14.3)."""
        spaces = self.zone(space) if self.grounds[space] == "water" else [space]
        for camp in spaces:
            if self.camps.get(camp, self.seat) != self.seat:
                return self.camps[camp]
        return DISCARDS

    def is_target(self, space: Space) -> bool:
        """Whether a camp may be placed here (D5.1, D14.1)."""
        if self.grounds[space] == "centre":
            return False
        if self.grounds[space] == "water":
            return self.villages and not any(near in self.camps for near in self.zone(space))
        return space not in self.camps

    def pay(self, payments: set[Payment], space: Space) -> set[Payment]:
        """Every payment with one card more: of the space's terrain, or any for a start tile's
        centre (D5.2, D5.3, D5.5, D5.6)."""
        larger: set[Payment] = set()
        for payment in payments:
            paid = Counter(card for _, card in payment)
            for card in self.hand - paid:
                if self.grounds[space] in ["centre", *terrains_of(card)]:
                    larger.add(tuple(sorted([*payment, (self.receivers[space], card)])))
        return larger

    def payments(self) -> dict[Space, set[Payment]]:
        """For each target everything that pays for it, needless detours left out (D5.10)."""
        found: dict[Space, set[Payment]] = {}
        for start, owner in self.camps.items():
            if owner == self.seat:
                self.walk([start], self.pay({()}, start), found)
        return {target: self.needed(payments) for target, payments in found.items()}

    def walk(
        self, route: list[Space], payments: set[Payment], found: dict[Space, set[Payment]]
    ) -> None:
        """Go on to every space around that the route has not crossed."""
        here = route[-1]
        for space in self.next_to(here):
            if space in route:
                continue
            further = payments
            if not self.grounds[here] == self.grounds[space] == "water":  # D5.4
                further = self.pay(payments, space)
            if further:
                if self.is_target(space):
                    found.setdefault(space, set()).update(further)
                self.walk([*route, space], further, found)

    def needed(self, payments: set[Payment]) -> set[Payment]:
        """The payments of which no part would do."""
        return {
            payment for payment in payments if not any(contains(payment, part) for part in payments)
        }
