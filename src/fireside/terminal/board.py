"""The board of any title, as everybody may see it."""

from rich.console import RenderableType

from fireside.core.game import Game
from fireside.core.state import State
from fireside.core.view import SPECTATOR
from fireside.terminal.faces import face_of


def render(game: Game, state: State) -> RenderableType:
    """The whole table, in as many columns as there are."""
    return face_of(game).board(state, SPECTATOR)
