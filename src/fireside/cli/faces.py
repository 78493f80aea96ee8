"""The titles' faces by their names."""

from collections.abc import Callable

from fireside.cli.bonfire.face import BonfireFace
from fireside.cli.dewan.face import DewanFace
from fireside.cli.face import Face
from fireside.core.game import Game

FACES: dict[str, Callable[[Game], Face]] = {"bonfire": BonfireFace, "dewan": DewanFace}


def face_of(game: Game) -> Face:
    """The face of a game's title."""
    return FACES[game.title](game)
