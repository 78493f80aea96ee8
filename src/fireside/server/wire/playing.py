"""The messages of the socket: positions, and what a client may ask for."""

from typing import Any

from msgspec import UNSET, UnsetType

from fireside.core.game import Game
from fireside.server.wire.origin import PLAIN, Origin
from fireside.server.wire.plain import Happened, Plain
from fireside.server.wire.tables import Seat


class Step(Plain):
    """A choice: its number, its kind, and what it names (the title's `choices` tell which
    arguments a kind has)."""

    choice: int
    kind: str
    args: dict[str, Any]


def step_of(game: Game, choice: int) -> Step:
    """A choice of a game."""
    return Step(choice, game.vocabulary.kinds[choice], game.vocabulary.arguments[choice])


class Option(Step):
    """A choice that is open: what would surely happen (events), everybody's points then if they
    are sure, else none, and by how much the chooser's own change, by their sources."""

    outcome: list[Happened]
    scores: list[int]
    changes: dict[str, int]


class Closed(Plain):
    """What people look for and cannot choose now: the action in the words of a choice's text, the
    reason as a word of the catalogue with what it is about, and the number of the rule."""

    action: str
    reason: str
    rule: str
    facts: dict[str, Any]


class Permissions(Plain):
    """What else the receiver may do now."""

    confirm: bool = False  # the turn waits for confirmation, played or with a choice that is held
    undo: bool = False
    redo: bool = False
    ask_undo: bool = False  # undo with the consent of the others
    answer_undo: bool = False  # somebody asks for it
    renew: bool = False  # the links of seats, by whoever opened the table
    hint: bool = False  # ask for hints: has to choose now, and plays with nobody but bots


class Stopped(Plain):
    """Why a table that was begun under other rules cannot go on under those of today."""

    rules: int  # the version that it was begun under
    today: int
    reason: str  # "choice", "position" or "result"
    text: str  # the choice that is not open any more, if that is the reason
    followed: int  # after so many choices


class UndoAsked(Plain):
    """Somebody asks the others for an undo: whose choices would be taken back, and who has not
    answered yet."""

    seat: int
    unanswered: list[int]


class Position(Plain, tag_field="t", tag="position"):
    """Where a table stands, for one receiver. Sent on arrival and after every change."""

    version: int
    table: str
    title: str
    options: dict[str, str]
    seats: list[Seat]
    yours: list[int]  # the seats that the receiver decides for; empty for a spectator
    seat: int  # who sees the view; -1 for a spectator
    view: dict[str, Any]
    to_move: int  # -1 when the game is over or stopped
    choices: list[Option]  # empty unless one of yours may choose
    closed: list[Closed]  # the same
    permissions: Permissions
    events: list[Happened]  # since the version before; all of them on arrival are in the log
    undone: bool  # the table went back: what was told after this point no longer holds
    log_length: int
    thinking: bool  # a bot is at work
    confirming: bool  # turns are confirmed at this table
    over: bool
    scores: list[int]
    winners: list[int]
    origin: Origin = PLAIN
    busy: bool | UnsetType = UNSET  # the bot to move has to wait, because others think
    teams: list[list[int]] | UnsetType = UNSET  # as in Summary
    undo_asked: UndoAsked | UnsetType = UNSET
    held: int | UnsetType = UNSET  # the one of the choices that is carried out by confirming
    stopped: Stopped | UnsetType = UNSET  # why it can only be looked at


class Refused(Plain, tag_field="t", tag="refused"):
    """What the client asked for was not done. The reason is a word of the catalogue."""

    reason: str
    detail: str = ""


class Pong(Plain, tag_field="t", tag="pong"):
    """The answer to Ping."""


ServerMessage = Position | Refused | Pong


# From the client


class Choose(Plain, tag_field="t", tag="choose"):
    """Make a choice in the position with this version."""

    version: int
    choice: int


class Confirm(Plain, tag_field="t", tag="confirm"):
    """End the turn that has been played; a choice that is held is carried out first."""

    version: int


class Undo(Plain, tag_field="t", tag="undo"):
    """Take the last choice back, or with `turn` all of the turn."""

    version: int
    turn: bool = False


class Redo(Plain, tag_field="t", tag="redo"):
    """Make the choice again that was taken back."""

    version: int


class AskUndo(Plain, tag_field="t", tag="askUndo"):
    """Ask the others to let the own last turn be taken back."""

    version: int


class AnswerUndo(Plain, tag_field="t", tag="answerUndo"):
    """Agree, or not."""

    version: int
    agree: bool


class Confirming(Plain, tag_field="t", tag="confirming"):
    """Switch the confirmation of turns on or off, for this table."""

    on: bool


class Look(Plain, tag_field="t", tag="look"):
    """See the table as another of one's own seats."""

    seat: int


class Name(Plain, tag_field="t", tag="name"):
    """Call whoever sits on one of one's own seats by another name."""

    seat: int
    name: str


class Ping(Plain, tag_field="t", tag="ping"):
    """Are you there?"""


Turning = Choose | Confirm | Undo | Redo | AskUndo | AnswerUndo
ClientMessage = Turning | Confirming | Look | Name | Ping
