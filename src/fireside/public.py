"""The public names, as `fireside` itself offers them: `from fireside import make_game`."""

from fireside.bots.bot import Bot, follow
from fireside.bots.levels import bot as make_bot
from fireside.bots.levels import names_of as bots_of
from fireside.core.chance import Chance, seeded
from fireside.core.choice import ChoiceError
from fireside.core.event import Event
from fireside.core.game import Game, GameError
from fireside.core.playout import playout
from fireside.core.record import Record, RecordError, replay
from fireside.core.record import read as read_record
from fireside.core.record import write as write_record
from fireside.core.state import NOBODY, State
from fireside.core.title import Title, game_of, make_game, titles
from fireside.core.view import SPECTATOR

__all__ = [
    "NOBODY",
    "SPECTATOR",
    "Bot",
    "Chance",
    "ChoiceError",
    "Event",
    "Game",
    "GameError",
    "Record",
    "RecordError",
    "State",
    "Title",
    "bots_of",
    "follow",
    "game_of",
    "make_bot",
    "make_game",
    "playout",
    "read_record",
    "replay",
    "seeded",
    "titles",
    "write_record",
]
