"""The lesson of Bonfire: `game.fire`, a game that is always the same, and `steps.json`, what is
said along the way, by the names of messages."""

from importlib.resources import files
from typing import Final

FOLDER: Final = files(__name__)
