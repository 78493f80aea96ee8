"""Bonfire's face: what the terminal player asks of the title."""

from collections.abc import Iterable
from typing import ClassVar, cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fireside.bonfire.rules.game import Bonfire
from fireside.bonfire.rules.state.position import LAYING
from fireside.bonfire.rules.state.state import BonfireState
from fireside.bonfire.terminal.board import render, render_city
from fireside.bonfire.terminal.board_fate import fate_grid, tile_letters
from fireside.bonfire.terminal.ending import points_table, result_words
from fireside.bonfire.terminal.entries import entries
from fireside.bonfire.terminal.story import Storyteller
from fireside.bonfire.terminal.words import QUESTIONS
from fireside.core.event import Event
from fireside.core.game import Game
from fireside.core.state import State
from fireside.core.view import SPECTATOR
from fireside.terminal.face import Face
from fireside.terminal.menu import Entry


class BonfireFace(Face):
    """All is open in Bonfire but stacks: everybody sees the same."""

    area_letter = "c"
    areas_name = "cities"
    area_help = "city 2 in full, with its fate area"
    example_text = "light 2"
    example_words = "herb up"
    revealing: ClassVar[dict[str, str]] = {
        "open path": "a new path tile has been opened",
        "path": "a face-down path tile has been turned up",
        "shuffle paths": "the path stacks have been looked through",
        "open gnome": "a new gnome has been opened",
        "open offering": "the next offering has been turned up",
        "Tom's card": "Tom has turned over a card",
    }

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        facts = cast(Bonfire, game).facts
        self.storyteller = Storyteller(facts.edition, facts.solo)

    def name(self, seat: int) -> str:
        return self.storyteller.name(seat)

    def areas(self, state: State) -> int:
        return len(cast(BonfireState, state).cities)

    def board(self, state: State, viewer: int = SPECTATOR) -> RenderableType:
        return render(self.game, state)

    def area(self, state: State, number: int, viewer: int) -> RenderableType:
        return render_city(self.game, state, number)

    def question(self, state: State) -> str:
        return QUESTIONS[state.view(SPECTATOR)["decision"]["phase"]]

    def picture(self, state: State) -> RenderableType | None:
        """Where a fate tile is laid: the fate area, and the tile in hand."""
        state = cast(BonfireState, state)
        if state.phase != LAYING:
            return None
        edition = cast(Bonfire, self.game).facts.edition
        fate = state.view(SPECTATOR)["cities"][state.seat]["fate"]
        tile = tile_letters(fate["supply"][-1 if state.picked else 0], edition)
        grid = Table.grid(padding=(0, 3))
        hint = Text("the tile is ").append_text(tile)
        hint.append("\nits first symbol lies on the\ncell named, the others follow", "dim")
        grid.add_row(fate_grid(fate, edition), hint)
        return grid

    def entries(self, state: State) -> list[Entry]:
        return entries(cast(Bonfire, self.game), cast(BonfireState, state))

    def story(self, events: Iterable[Event], viewer: int) -> list[tuple[str, str]]:
        return self.storyteller.lines(events)

    def points(self, state: State, heading: str) -> Table:
        return points_table(cast(BonfireState, state), heading)

    def result(self, state: State) -> str:
        return result_words(cast(BonfireState, state))
