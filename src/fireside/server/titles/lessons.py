"""Lessons: the first turns of a game that is always the same, as one learner sees them."""

import asyncio
from functools import cache
from importlib.resources.abc import Traversable
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fireside.core import record
from fireside.core.game import Game
from fireside.core.title import game_of, titled, titles
from fireside.server.tables.positions import position_for
from fireside.server.web.answers import Refusal, unchanging
from fireside.server.wire import Lesson, LessonStep, Permissions, Position
from fireside.table.seats import Holder
from fireside.table.table import Table

LEARNER = 0
OPPONENT = "ember"
NO_CHOICE = -1


class ScriptError(ValueError):
    """A script that does not go with its record."""


class ScriptStep(msgspec.Struct, forbid_unknown_fields=True):
    """A step as the script has it: the name of its message, what it points at, the rule to read,
    and the texts of the choices that the learner makes. One without choices may say before which
    choice it comes; else it comes right after the step before."""

    name: str
    at: str = ""
    rule: str = ""
    do: list[str] = []
    before: str = ""


class Chapter(msgspec.Struct, forbid_unknown_fields=True):
    """Steps that belong together."""

    name: str
    steps: list[ScriptStep]


async def lesson(request: Request, title: str) -> Annotated[Response, Lesson]:
    """The first turns of a game that is always the same, with the steps of a lesson on it; has an
    `ETag`."""
    if title not in titles_with_lessons():
        there = ", ".join(titles_with_lessons())
        raise Refusal(404, "unknown-lesson", f"there are lessons for {there}")
    return unchanging(request, await asyncio.to_thread(encoded, title))


def titles_with_lessons() -> list[str]:
    """The titles that have a lesson."""
    return [name for name, title in titles().items() if "lesson" in title.parts]


def folder_of(title: str) -> Traversable:
    """Where a title's lesson lies."""
    folder: Traversable = titled(title).part("lesson")
    return folder


@cache
def encoded(title: str) -> bytes:
    """The lesson of a title as JSON, made once."""
    return msgspec.json.encode(lesson_of(title))


def lesson_of(title: str) -> Lesson:
    """The lesson of a title, from its record and its script."""
    kept = record_of(title)
    game = game_of(kept)
    choices = [choice for choice, _ in record.steps(kept, game)]
    table = new_table(game, kept.seed)
    for choice in choices:
        table.choose([table.state.to_move()], choice)
    steps = placed_steps(script_of(title), table)
    stops = stops_of(table, steps)
    positions = positions_at(stops, new_table(game, kept.seed), choices)
    number = {stop: index for index, stop in enumerate(stops)}
    deeds = {deed for step in steps for deed in step.deeds}
    shown = deeds | {step.position for step in steps}
    for stop, position in zip(stops, positions, strict=True):
        if stop not in shown:
            position.choices = []
    for step in steps:
        step.position = number[step.position]
        step.deeds = [number[deed] for deed in step.deeds]
    return Lesson(
        title=title,
        printed=game.printed(),
        positions=positions,
        choices=[choices[stop] if stop in deeds else NO_CHOICE for stop in stops],
        steps=steps,
    )


def record_of(title: str) -> record.Record:
    """The game that a title's lesson plays."""
    return record.read(folder_of(title).joinpath("game.fire").read_text("utf-8"))


def script_of(title: str) -> list[Chapter]:
    """What a title's lesson says, and when."""
    text = folder_of(title).joinpath("steps.json").read_bytes()
    return msgspec.json.decode(text, type=list[Chapter])


def new_table(game: Game, seed: int) -> Table:
    """A table with the learner and one opponent."""
    holders = [Holder("here", ""), Holder("bot", OPPONENT, OPPONENT)]
    return Table(game, seed, holders, kind="lesson")


def placed_steps(chapters: list[Chapter], table: Table) -> list[LessonStep]:
    """The steps of all chapters, each at its place in the played game: so many choices have been
    made when it begins."""
    placed: list[LessonStep] = []
    after = 0
    for chapter in chapters:
        for step in chapter.steps:
            deeds: list[int] = []
            for text in step.do:
                deeds.append(found(text, table, after))
                after = deeds[-1] + 1
            if step.before:
                after = found(step.before, table, after)
            begins = deeds[0] if deeds else after
            placed.append(LessonStep(chapter.name, step.name, step.at, step.rule, begins, deeds))
    return placed


def found(text: str, table: Table, after: int) -> int:
    """The number of the learner's next choice with this text."""
    for number, made in enumerate(table.made[after:], after):
        if made.seat == LEARNER and table.game.text(made.choice) == text:
            return number
    raise ScriptError(f"the learner does not choose '{text}' from choice {after} on")


def stops_of(table: Table, steps: list[LessonStep]) -> list[int]:
    """After how many choices the lesson shows the game: where steps begin, where the learner
    chooses, and wherever a turn has been played."""
    made = table.made
    whose = [(one.seat, one.turn) for one in made]
    turns = [number for number in range(1, len(made)) if whose[number] != whose[number - 1]]
    begins = [step.position for step in steps]
    deeds = [deed for step in steps for deed in step.deeds]
    return sorted({0, *turns, *begins, *deeds, len(made)})


def positions_at(stops: list[int], table: Table, choices: list[int]) -> list[Position]:
    """The table at each stop, as the learner sees it, with what has happened since the last."""
    positions: list[Position] = []
    told = 0
    for number in range(len(choices) + 1):
        if number in stops:
            position = position_for(table, "lesson", [LEARNER], LEARNER, [0, 1], told, False)
            position.permissions = Permissions()
            positions.append(position)
            told = len(table.events)
        if number < len(choices):
            table.choose([table.state.to_move()], choices[number])
    return positions
