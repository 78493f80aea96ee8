"""Game: a title with its options. It starts states and knows the texts of their choices."""

from mypy_extensions import mypyc_attr

from fireside.core.choice import Vocabulary
from fireside.core.state import State
from fireside.core.view import View


class GameError(ValueError):
    """Options that do not make a game; the message says what is allowed."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """What every title offers. A title fills in `start`."""

    def __init__(
        self, title: str, rules: int, players: int, edition: str, vocabulary: Vocabulary
    ) -> None:
        self.title = title
        self.rules = rules  # raised when an old record would come out differently
        self.players = players
        self.edition = edition  # its name and fingerprint
        self.vocabulary = vocabulary

    def options(self) -> dict[str, str]:
        """What else distinguishes this game from others of its title, as text."""
        return {}

    def side_of(self, seat: int) -> int:
        """Seats that win together have the same side."""
        return seat

    def sides(self, seats: int) -> list[list[int]]:
        """So many seats by side, as many as play or, with Tom, as score."""
        sides: dict[int, list[int]] = {}
        for seat in range(seats):
            sides.setdefault(self.side_of(seat), []).append(seat)
        return list(sides.values())

    def printed(self) -> View:
        """What the pieces show and views leave out, because it never changes: plain data."""
        return {}

    def start(self, seed: int) -> State:
        """The first position for a seed."""
        raise NotImplementedError

    def sources(self) -> list[str]:
        """The sources of points, in the order in which they are counted."""
        raise NotImplementedError

    def by_source(self, state: State, seat: int) -> dict[str, int]:
        """The points of one who scores by their sources, if the game were scored now."""
        return dict(zip(self.sources(), state.breakdown(seat), strict=True))

    def outcome(self, state: State, seat: int) -> str:
        """How a finished game ended for a seat: win, loss or draw. A shared victory is a win."""
        return "win" if seat in state.winners() else "loss"

    def text(self, choice: int) -> str:
        """The text form of a choice."""
        return self.vocabulary.text(choice)

    def number(self, text: str) -> int:
        """The choice that a text names."""
        return self.vocabulary.number(text)
