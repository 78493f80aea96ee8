"""The face of every title."""

from collections.abc import Callable

from fireside.core.game import Game
from fireside.core.title import titled
from fireside.terminal.face import Face
from fireside.terminal.plain_face import PlainFace


def face_of(game: Game) -> Face:
    """The face of a game's title, a plain one where the title has none."""
    title = titled(game.title)
    make: Callable[[Game], Face] = title.part("board") if "board" in title.parts else PlainFace
    return make(game)
