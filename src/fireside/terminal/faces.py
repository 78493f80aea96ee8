"""The face of a game as nobody in particular sees it, for the commands that show records."""

from rich.console import RenderableType

from fireside.core.game import Game
from fireside.core.state import State
from fireside.terminal.face import Face
from fireside.terminal.speaker import Speaker


def face_of(game: Game) -> Face:
    """The face of a game, in English. No catalogue is needed for names: reading one takes longer
    than showing a record."""
    return Face(game, Speaker(), [f"Player {seat + 1}" for seat in range(game.players)])


def render(game: Game, state: State) -> RenderableType:
    """The whole table, in as many columns as there are."""
    return face_of(game).board(state)
