"""The part `board`: Dewan in the terminal."""

from typing import ClassVar

from rich.console import RenderableType

from fireside.core.state import State
from fireside.core.view import SPECTATOR
from fireside.dewan.terminal.board import Board, Shown, TargetMap, TribeBoard
from fireside.terminal.drawing import Drawing
from fireside.terminal.menu import Entry
from fireside.words.part import Offer


class DewanDrawing(Drawing):
    """Hands are hidden, so the screen goes from hand to hand."""

    secrets = True
    area_letter = "t"
    areas = "dewan-terminal-areas"
    area_help = "dewan-terminal-help-area"
    example_text = "camp at 3,-2"
    example_words = "dewan-terminal-example"
    revealing: ClassVar[dict[str, str]] = {
        "open card": "dewan-terminal-revealed-card",
        "story": "dewan-terminal-revealed-story",
        "draw": "dewan-terminal-revealed-draw",
    }

    def board(self, state: State, viewer: int = SPECTATOR) -> RenderableType:
        return Board(self.shown(state, viewer))

    def area(self, state: State, number: int, viewer: int) -> RenderableType:
        return TribeBoard(self.shown(state, viewer), number)

    def shown(self, state: State, viewer: int) -> Shown:
        """A position as a seat sees it."""
        view, printed = state.view(viewer), self.game.printed()
        return Shown(view, printed, self.names, state.to_move(), viewer, self.speaker)

    def picture(self, state: State) -> RenderableType | None:
        """Where a camp can be placed: the map with the least cost of each target."""
        shown = self.shown(state, state.to_move())
        return TargetMap(shown) if shown.view["decision"]["costs"] else None

    def ordered(self, entries: list[Entry], offers: list[Offer], state: State) -> list[Entry]:
        """In a turn the cards, then the targets, those that cost least first."""
        costs = state.view(state.to_move())["decision"]["costs"]
        cards = {tuple(cost["at"]): cost["cards"] for cost in costs}
        camps = {offer.choice: offer.arguments["at"] for offer in offers if offer.kind == "camp"}
        return sorted(entries, key=lambda entry: cards.get(tuple(camps.get(entry.choice, ())), 0))
