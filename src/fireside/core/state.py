"""State: one position of a game, hidden things included."""

import hashlib

from mypy_extensions import mypyc_attr

from fireside.core.chance import Chance
from fireside.core.choice import IllegalChoice
from fireside.core.event import Event
from fireside.core.view import View

NOBODY = -1


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every title's position can do. Titles fill in the methods that raise here."""

    def __init__(self) -> None:
        self.options: list[int] = []  # the choices open now; replaced, never changed in place
        self.turn = 0  # turns begun so far, over all seats
        self.revealed = 0  # grows whenever something hidden comes to light
        self.log: list[Event] | None = None  # where events go while somebody listens
        self.tally: list[int] | None = None  # how often each choice was made, where one counts
        # Every choice carried out, with whose it was: also those that were not asked for because
        # there was no other.
        self.trail: list[tuple[str, int]] | None = None

    def choices(self) -> list[int]:
        """The choices open now. Empty when the game is over. Not to be changed."""
        return self.options

    def apply(self, choice: int) -> None:
        """Make a choice, and go on to the next decision that has more than one."""
        if choice not in self.options:
            raise IllegalChoice(f"choice {choice} is not open now")
        self.advance(choice)

    def foresee(self, choice: int) -> list[int]:
        """Make a choice to see what it brings: also what is sure to follow from it in this turn,
        even if something is to be decided before. The points of each seat then, none if they hang
        on something hidden. The state cannot be played on."""
        revealed = self.revealed
        self.apply(choice)
        return self.scores() if self.revealed == revealed else []

    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.options

    def advance(self, choice: int) -> None:
        """Make a choice known to be open, and go on."""
        self._make(choice)
        self.settle()

    def settle(self) -> None:
        """Go on to the next decision with more than one choice, or to the end."""
        while True:
            options = self.offer()
            if len(options) != 1:
                self.options = options
                break
            self._make(options[0])
        if not self.options and self.log is not None:
            facts: dict[str, object] = {"scores": self.scores(), "winners": self.winners()}
            self.log.append(Event("over", NOBODY, facts))

    def _make(self, choice: int) -> None:
        if self.tally is not None:
            self.tally[choice] += 1
        if self.trail is not None:
            self.trail.append((self.label(), choice))
        self.carry_out(choice)

    def offer(self) -> list[int]:
        """Do what is due without a decision, then say what can be decided; nothing at the end."""
        raise NotImplementedError

    def carry_out(self, choice: int) -> None:
        """Do what a choice of the present decision says."""
        raise NotImplementedError

    def title(self) -> str:
        """The name of the title that it is a position of."""
        raise NotImplementedError

    def to_move(self) -> int:
        """The seat that decides now, or NOBODY."""
        raise NotImplementedError

    def label(self) -> str:
        """Whose decision it is, in the words of a record's line; one label a turn."""
        raise NotImplementedError

    def copy(self) -> "State":
        """An independent state in the same position, without listeners."""
        raise NotImplementedError

    def view(self, seat: int) -> View:
        """What a seat, or a SPECTATOR, may know."""
        raise NotImplementedError

    def determinize(self, seat: int, chance: Chance) -> "State":
        """A state that the seat cannot tell from this one, unseen things dealt anew."""
        raise NotImplementedError

    def scores(self) -> list[int]:
        """The points of each seat if the game were scored now."""
        raise NotImplementedError

    def breakdown(self, seat: int) -> list[int]:
        """The points of a seat source by source, if the game were scored now. In a game for one its
        rival's are those of the seat after it."""
        raise NotImplementedError

    def winners(self) -> list[int]:
        """The seats that have won, several in a shared victory."""
        raise NotImplementedError

    def key(self) -> tuple[object, ...]:
        """Everything that makes up the position: equal positions have equal keys."""
        raise NotImplementedError

    def digest(self) -> str:
        """A short fingerprint of the position, the same on every machine."""
        return hashlib.sha256(repr(self.key()).encode()).hexdigest()[:16]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())


def fields_of(thing: object) -> dict[str, object]:
    """The fields of an object by name, for pickling: the same in both forms of the code."""
    values = [(name, getattr(thing, name)) for name in dir(thing) if not name.startswith("_")]
    return {name: value for name, value in values if not callable(value)}
