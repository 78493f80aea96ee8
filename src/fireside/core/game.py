"""Game: a title with its options. It starts states and knows the texts of their choices."""

from fireside.core.choice import Vocabulary
from fireside.core.state import State
from fireside.core.view import View


class GameError(ValueError):
    """Options that do not make a game; the message says what is allowed."""


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

    def printed(self) -> View:
        """What the pieces show and views leave out, because it never changes: plain data."""
        return {}

    def start(self, seed: int) -> State:
        """The first position for a seed."""
        raise NotImplementedError

    def text(self, choice: int) -> str:
        """The text form of a choice."""
        return self.vocabulary.text(choice)

    def number(self, text: str) -> int:
        """The choice that a text names."""
        return self.vocabulary.number(text)
