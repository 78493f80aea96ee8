"""A title's face: what the terminal player asks of a title. One class for each fills it in."""

from collections.abc import Iterable, Mapping
from typing import ClassVar

from rich.console import RenderableType
from rich.table import Table

from fireside.core.event import Event
from fireside.core.game import Game
from fireside.core.state import State
from fireside.core.view import SPECTATOR
from fireside.terminal.menu import Entry


class Face:
    """How one game is shown and told. `viewer` is always the seat at the screen, or SPECTATOR."""

    # Whether seats hold what others must not see, so that the screen goes from hand to hand.
    secrets: ClassVar[bool] = False
    # What the letter shows that asks for a player's own things in full.
    area_letter: ClassVar[str]
    areas_name: ClassVar[str]
    area_help: ClassVar[str]
    # A choice's text, and words to find one by, as the help shows them.
    example_text: ClassVar[str]
    example_words: ClassVar[str]
    # What came to light with an event: why there is no undo.
    revealing: ClassVar[Mapping[str, str]]

    def __init__(self, game: Game) -> None:
        self.game = game

    def name(self, seat: int) -> str:
        """Who sits at a seat."""
        return f"player {seat + 1}"

    def areas(self, state: State) -> int:
        """How many players' areas there are."""
        return self.game.players

    def board(self, state: State, viewer: int = SPECTATOR) -> RenderableType:
        """The whole table."""
        raise NotImplementedError

    def area(self, state: State, number: int, viewer: int) -> RenderableType:
        """One player's things in full."""
        raise NotImplementedError

    def question(self, state: State) -> str:
        """What is asked now."""
        raise NotImplementedError

    def picture(self, state: State) -> RenderableType | None:
        """What helps with the question, if anything does."""
        return None

    def entries(self, state: State) -> list[Entry]:
        """The open choices with explanations, in the order in which they are shown."""
        raise NotImplementedError

    def story(self, events: Iterable[Event], viewer: int) -> list[tuple[str, str]]:
        """For each turn, or part of a turn, who it was and what happened."""
        raise NotImplementedError

    def points(self, state: State, heading: str) -> Table:
        """The points source by source, if the game were scored now."""
        raise NotImplementedError

    def result(self, state: State) -> str:
        """Who has won."""
        raise NotImplementedError
