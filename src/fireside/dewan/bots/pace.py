"""How much of a game of Dewan is left: turns to come, and the camps that they allow."""

from typing import Final, final

from fireside.dewan.rules.constants import CAMPS, OVER
from fireside.dewan.rules.state.position import Position

FARE: Final = 2.3  # cards that a camp usually costs
TAKING: Final = 2.0  # cards in a turn of taking


@final
class Pace:
    """The turns that a seat can expect, if everybody hurries."""

    def __init__(self, position: Position, seat: int, cards: list[int]) -> None:
        players = position.facts.players
        tribes = position.tribes
        self.over: Final = position.phase == OVER
        self.wait: Final = (seat - position.seat) % players  # turns of others before the own
        left = CAMPS - len(tribes[seat].camps)
        self.own: Final = turns_needed(left, cards[seat])
        self.rivals = 100.0  # turns that the quickest of the others needs
        self.camps_of_rivals = 0
        for other in range(players):
            if other != seat:
                camps = len(tribes[other].camps)
                self.rivals = min(self.rivals, turns_needed(CAMPS - camps, cards[other]))
                self.camps_of_rivals = max(self.camps_of_rivals, camps - 1)
        self.turns = min(self.own, self.rivals)
        if self.over or (position.ending and seat < position.seat):
            self.turns = 0.0
        elif position.ending:
            self.turns = 1.0
        self.last: Final = position.ending and self.turns > 0.0
        affordable = (self.turns * TAKING + cards[seat]) / (FARE + TAKING)
        self.camps: Final = min(float(left), self.turns, affordable)  # that can still be placed


def turns_needed(camps: int, cards: int) -> float:
    """The turns in which a tribe could place so many camps."""
    return camps + max(0.0, FARE * camps - cards) / TAKING
