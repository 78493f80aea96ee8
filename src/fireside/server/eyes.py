"""Whose eyes somebody may see a table with."""

from fireside.core.view import SPECTATOR
from fireside.server.room import Room

RECORD = "record"  # the origin of a table that was made from a record


def open_eyes(room: Room, yours: list[int]) -> list[int]:
    """The seats whose eyes somebody may look back with, and SPECTATOR."""
    if is_open(room):
        return [SPECTATOR, *range(len(room.table.holders))]
    return [SPECTATOR, *yours]


def may_fork(room: Room, yours: list[int]) -> bool:
    """Whether somebody may go on from a position of a game by themselves: nothing of it is hidden
    any more, or they play it with nobody but bots, and its result is not compared with others'."""
    people = room.table.people()
    alone = len(people) == 1 and people == yours and not room.table.strict
    return is_open(room) or alone


def is_open(room: Room) -> bool:
    """Whether nothing of a game is hidden any more: it is over, or somebody brought its record."""
    return room.table.over() or room.origin == RECORD
