"""Messages of the lessons."""

from typing import Any

from fireside.server.wire.plain import Plain
from fireside.server.wire.playing import Position


class LessonStep(Plain):
    """A step of a lesson: what is said, by name, and what it points at. Without deeds it waits
    until it has been read."""

    chapter: str
    name: str
    at: str  # a part of the board, `thing:NAME` for a thing on it, or nothing
    rule: str  # its number in the law; empty where there is none to read
    position: int  # the number of the position that it begins in
    deeds: list[int]  # the numbers of the positions in which the learner chooses


class Lesson(Plain):
    """The answer to GET /api/lessons/TITLE: a game in positions, and the steps through it."""

    title: str
    printed: dict[str, Any]
    positions: list[Position]
    choices: list[int]  # the learner's in each position; -1 where the game goes on by itself
    steps: list[LessonStep]
