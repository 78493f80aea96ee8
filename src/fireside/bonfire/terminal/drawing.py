"""The part `board`: Bonfire in the terminal."""

from typing import ClassVar, cast

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from fireside.bonfire.rules.state.state import BonfireState
from fireside.bonfire.says.goods import goods_of, points_of
from fireside.bonfire.terminal.board import Board, CityBoard
from fireside.bonfire.terminal.board_city import City
from fireside.bonfire.terminal.board_fate import fate_grid, tile_letters
from fireside.core.state import State
from fireside.core.view import SPECTATOR
from fireside.terminal.drawing import Drawing
from fireside.terminal.menu import Entry
from fireside.words.part import Offer

LAYING = "lay fate tile"


class BonfireDrawing(Drawing):
    """All is open in Bonfire but stacks: everybody sees the same."""

    secrets = False
    area_letter = "c"
    areas = "bonfire-terminal-areas"
    area_help = "bonfire-terminal-help-area"
    example_text = "light 2"
    example_words = "bonfire-terminal-example"
    revealing: ClassVar[dict[str, str]] = {
        "open path": "bonfire-terminal-revealed-path",
        "path": "bonfire-terminal-revealed-unseen-path",
        "shuffle paths": "bonfire-terminal-revealed-stacks",
        "open gnome": "bonfire-terminal-revealed-gnome",
        "open offering": "bonfire-terminal-revealed-offering",
        "Tom's card": "bonfire-terminal-revealed-card",
    }

    def board(self, state: State, viewer: int = SPECTATOR) -> RenderableType:
        view = state.view(SPECTATOR)
        return Board(view, self.game.printed(), self.names, state.to_move(), self.speaker)

    def area(self, state: State, number: int, viewer: int) -> RenderableType:
        view, name = state.view(SPECTATOR), self.names[number]
        return CityBoard(City(view, number, name, self.game.printed(), self.speaker))

    def picture(self, state: State) -> RenderableType | None:
        """Where a fate tile is laid: the fate area, and the tile in hand."""
        view = state.view(SPECTATOR)
        if view["decision"]["phase"] != LAYING:
            return None
        printed, fate = self.game.printed(), view["cities"][state.to_move()]["fate"]
        grid = Table.grid(padding=(0, 3))
        tile = fate["supply"][-1 if cast(BonfireState, state).picked else 0]
        hint = Text(self.speaker("bonfire-terminal-tile") + " ")
        hint.append_text(tile_letters(tile, printed, self.speaker))
        hint.append("\n" + self.speaker("bonfire-terminal-laying"), "dim")
        grid.add_row(fate_grid(fate, printed, self.speaker), hint)
        return grid

    def ordered(self, entries: list[Entry], offers: list[Offer], state: State) -> list[Entry]:
        """Placements of a fate tile, those that bring most first, equal gains together."""
        if state.view(SPECTATOR)["decision"]["phase"] != LAYING:
            return entries
        gains = {
            offer.choice: goods_of(offer.outcome, "gain").total() + points_of(offer.outcome)
            for offer in offers
        }
        for entry in entries:
            entry.words = entry.brings or self.speaker("bonfire-terminal-nothing")
            entry.spot = entry.text.removeprefix("lay ")
        return sorted(entries, key=lambda one: (-gains[one.choice], one.words, one.choice))
