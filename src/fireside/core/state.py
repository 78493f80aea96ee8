"""State: one position of a game, hidden things included."""

import hashlib

from fireside.core.chance import Chance
from fireside.core.choice import IllegalChoice
from fireside.core.event import Event
from fireside.core.view import View

NOBODY = -1


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

    def over(self) -> bool:
        """Whether the game has ended."""
        return not self.options

    def advance(self, choice: int) -> None:
        """Make a choice known to be open."""
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
