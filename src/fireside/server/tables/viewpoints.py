"""As whom somebody may see a table."""

from fireside.core.view import SPECTATOR
from fireside.server.tables.room import Room
from fireside.server.wire import FromRecord
from fireside.table.policy import COMPARED


def open_viewpoints(room: Room, yours: list[int]) -> list[int]:
    """The seats that somebody may look back as, and SPECTATOR."""
    if is_open(room):
        return [SPECTATOR, *range(len(room.table.holders))]
    return [SPECTATOR, *yours]


def may_fork(room: Room, yours: list[int]) -> bool:
    """Whether somebody may go on from a position of a game by themselves: nothing of it is hidden
    any more, or they are the only ones to play it, and it is of a kind that allows it."""
    table = room.table
    return is_open(room) or (table.policy.what_if and table.people() == yours)


def is_open(room: Room) -> bool:
    """Whether nothing of a game is hidden any more: it is over or cannot go on, or somebody brought
    its record. What is compared with others' stays hidden until it is over."""
    table = room.table
    stopped = table.stopped is not None and table.policy is not COMPARED
    return table.over() or stopped or isinstance(room.origin, FromRecord)
