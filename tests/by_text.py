"""Playing by the texts of choices: what the builders of all titles have in common."""

from typing import Self

from fireside.core.event import Event
from fireside.core.game import Game
from fireside.core.state import State


class ByText:
    """A game and its state, played by texts. Each builder says which game and which state."""

    game: Game
    state: State

    def do(self, *texts: str) -> Self:
        """Make choices by their texts, one after the other."""
        for text in texts:
            number = self.game.number(text)
            open_now = self.choices()
            assert number in self.state.choices(), f"'{text}' is not open; open are {open_now}"
            self.state.apply(number)
        return self

    def choices(self) -> list[str]:
        """The texts of the choices open now."""
        return [self.game.text(choice) for choice in self.state.choices()]

    def offers(self, start: str) -> list[str]:
        """The open choices that begin with these words."""
        return [text for text in self.choices() if text.startswith(start)]

    def listen(self) -> list[Event]:
        """From now on, collect the events."""
        self.state.log = []
        return self.state.log
