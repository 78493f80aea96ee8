"""What a title may draw in the terminal, its part `board`, and how one is drawn that has none."""

from collections.abc import Mapping
from typing import ClassVar

from rich.console import RenderableType
from rich.table import Table

from fireside.core.game import Game
from fireside.core.state import State
from fireside.core.view import SPECTATOR
from fireside.terminal.menu import Entry
from fireside.terminal.speaker import Speaker
from fireside.words.message import Words
from fireside.words.part import Offer

NOT_ON_THE_TABLE = ("title", "edition", "players", "decision")


class Drawing:
    """How one game is drawn. `viewer` is always the seat at the screen, or SPECTATOR."""

    # Whether seats hold what others must not see, so that the screen goes from hand to hand.
    secrets: ClassVar[bool] = True
    # The letter that asks for a player's own things in full, and what is said of them.
    area_letter: ClassVar[str] = "p"
    areas: ClassVar[str] = "terminal-areas"
    area_help: ClassVar[str] = "terminal-help-area"
    # A choice's text, and words to find one by, as the help shows them.
    example_text: ClassVar[str] = ""
    example_words: ClassVar[str] = "terminal-help-example"
    # What came to light with an event: why there is no undo.
    revealing: ClassVar[Mapping[str, str]] = {}

    def __init__(self, game: Game, speaker: Speaker, names: list[Words]) -> None:
        self.game = game
        self.speaker = speaker
        self.names = [speaker.say(name) for name in names]  # of everybody who scores

    def board(self, state: State, viewer: int = SPECTATOR) -> RenderableType:
        """The whole table."""
        table = Table.grid(padding=(0, 2))
        for key, value in state.view(viewer).items():
            if key not in NOT_ON_THE_TABLE:
                table.add_row(key.replace("_", " "), str(value))
        return table

    def area(self, state: State, number: int, viewer: int) -> RenderableType:
        """One player's things in full."""
        return self.board(state, viewer)

    def picture(self, state: State) -> RenderableType | None:
        """What helps with the question, if anything does."""
        return None

    def ordered(self, entries: list[Entry], offers: list[Offer], state: State) -> list[Entry]:
        """The open choices in the order in which they are shown."""
        return entries
