"""A position of Candles, and its rules."""

from dataclasses import dataclass

from fireside.core.chance import STATES, Chance
from fireside.core.event import Event
from fireside.core.state import NOBODY, State, fields_of
from fireside.core.view import View

HAND = 3
EVENING = 40  # turns
FALL = 2  # points that are lost
GATHER = 0  # the choice; to light a candle of weight n is choice n


@dataclass(frozen=True)
class Facts:
    """What stays the same for a whole game."""

    edition: str
    bears: int


class CandlesState(State):
    """A position that can be played on. Tuples are replaced, never changed in place."""

    def __init__(self, facts: Facts) -> None:
        super().__init__()
        self.facts = facts
        self.chance = Chance()
        self.seat = 0
        self.bag: tuple[int, ...] = ()  # the next one last
        self.hands: list[tuple[int, ...]] = []
        self.burning: tuple[int, ...] = ()
        self.gathered: tuple[int, ...] = ()  # points by seat
        self.fallen: tuple[int, ...] = ()  # how often, by seat

    def deal(self, players: int, weights: tuple[int, ...]) -> None:
        """Three for everybody (C1)."""
        bag = self.chance.shuffled(weights)
        self.hands = [
            tuple(sorted(bag[HAND * seat : HAND * (seat + 1)])) for seat in range(players)
        ]
        self.bag = bag[HAND * players :]
        self.gathered = self.fallen = (0,) * players

    # Choosing

    def offer(self) -> list[int]:
        hand = self.hands[self.seat]
        if not hand or self.turn == EVENING:
            return []  # C4
        return [GATHER, *sorted(set(hand))]

    def carry_out(self, choice: int) -> None:
        if choice == GATHER:
            self.gather()
        else:
            self.light(choice)
        self.seat = (self.seat + 1) % len(self.hands)
        self.turn += 1

    def gather(self) -> None:
        """A point for each burning candle (C2)."""
        self.tell("gather", candles=len(self.burning))
        self.gathered = self.raised(self.gathered, len(self.burning))
        self.burning = ()

    def light(self, weight: int) -> None:
        """One more candle burns; the chandelier may fall (C2, C3)."""
        hand = list(self.hands[self.seat])
        hand.remove(weight)
        self.hands[self.seat] = tuple(hand)
        self.burning += (weight,)
        self.tell("light", weight=weight)
        if sum(self.burning) > self.facts.bears:
            self.tell("fall", candles=len(self.burning))
            self.burning = ()
            self.fallen = self.raised(self.fallen, 1)
        if self.bag:
            *rest, drawn = self.bag
            self.bag = tuple(rest)
            self.hands[self.seat] = tuple(sorted([*hand, drawn]))
            self.revealed += 1
            self.tell("draw", {"weight": drawn})

    def raised(self, numbers: tuple[int, ...], more: int) -> tuple[int, ...]:
        """The numbers with that of whose turn it is raised."""
        return tuple(n + more * (seat == self.seat) for seat, n in enumerate(numbers))

    def tell(self, what: str, secret: dict[str, object] | None = None, **facts: object) -> None:
        """Report an event of whose turn it is."""
        if self.log is not None:
            self.log.append(Event(what, self.seat, facts, secret))

    # Looking

    def title(self) -> str:
        return "candles"

    def to_move(self) -> int:
        return self.seat if self.options else NOBODY

    def label(self) -> str:
        return f"turn {self.turn + 1}, player {self.seat + 1}"

    def view(self, seat: int) -> View:
        return {
            "title": self.title(),
            "edition": self.facts.edition,
            "players": len(self.hands),
            "turn": self.turn,
            "bag": len(self.bag),
            "burning": list(self.burning),
            "hands": [
                list(hand) if owner == seat else len(hand) for owner, hand in enumerate(self.hands)
            ],
            "gathered": list(self.gathered),
            "fallen": list(self.fallen),
            "decision": {
                "phase": "turn" if self.options else "over",
                "seat": self.to_move() + 1,
                "choices": list(self.options) if seat == self.to_move() else [],
            },
        }

    def breakdown(self, seat: int) -> list[int]:
        return [self.gathered[seat], -FALL * self.fallen[seat]]

    def scores(self) -> list[int]:
        return [sum(self.breakdown(seat)) for seat in range(len(self.hands))]

    def winners(self) -> list[int]:
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    # Copies

    def key(self) -> tuple[object, ...]:
        return (
            int(self.chance.state),
            self.turn,
            self.seat,
            self.bag,
            tuple(self.hands),
            self.burning,
            self.gathered,
            self.fallen,
        )

    def copy(self) -> "CandlesState":
        new = CandlesState(self.facts)
        new.options, new.turn, new.revealed = self.options, self.turn, self.revealed
        new.chance, new.seat, new.bag = self.chance.copy(), self.seat, self.bag
        new.hands, new.burning = self.hands[:], self.burning
        new.gathered, new.fallen = self.gathered, self.fallen
        return new

    def determinize(self, seat: int, chance: Chance) -> "CandlesState":
        """The bag and the others' hands dealt anew."""
        new = self.copy()
        new.chance = Chance(1 + (int(chance.bits()) << 31 ^ int(chance.bits())) % STATES)
        others = [other for other in range(len(self.hands)) if other != seat]
        unseen = [*self.bag, *(weight for other in others for weight in self.hands[other])]
        mixed = chance.shuffled(tuple(sorted(unseen)))
        new.bag, mixed = mixed[: len(self.bag)], mixed[len(self.bag) :]
        for other in others:
            count = len(self.hands[other])
            new.hands[other], mixed = tuple(sorted(mixed[:count])), mixed[count:]
        if self.options:
            new.options = new.offer()
        return new

    def __reduce__(self) -> tuple[object, ...]:
        fields = fields_of(self.copy())  # listeners stay behind, as in a copy
        return (CandlesState, (self.facts,), fields)
