"""The course of a game: every position that it went through, made again from its choices."""

from collections.abc import Iterator
from dataclasses import dataclass

from fireside.core.event import Event
from fireside.core.game import Game
from fireside.core.state import State
from fireside.server.wire import CourseTurn, Mark
from fireside.table.steps import MadeChoice
from fireside.table.table import Table

# What a line of time shows: fires and stories, and what tells that the end comes near.
MARKS = [
    "light",
    "council novice",
    "countdown",
    "camp",
    "fulfil",
    "event",
    "last round",
]


@dataclass(frozen=True)
class Played:
    """What has been played at a table, as it is now; the table may go on meanwhile."""

    game: Game
    seed: int
    made: list[MadeChoice]

    @classmethod
    def at(cls, table: Table) -> "Played":
        """What has been played at a table."""
        return cls(table.game, table.seed, list(table.made))


@dataclass(frozen=True)
class Moment:
    """A position: after how many choices, the state, and what the last choice brought. The state
    is good until the next moment is asked for."""

    number: int
    state: State
    events: list[Event]
    told: int  # all events up to here


def moments(played: Played) -> Iterator[Moment]:
    """Every position of a game, from the deal on."""
    state = played.game.start(played.seed)
    events: list[Event] = []
    state.log = events
    told = 0
    yield Moment(0, state, [], 0)
    for number, made in enumerate(played.made, 1):
        state.apply(made.choice)
        told += len(events)
        yield Moment(number, state, list(events), told)
        events.clear()


@dataclass
class Course:
    """All that is told about the whole of a game at once."""

    turns: list[CourseTurn]
    marks: list[Mark]
    told: list[int]
    scores: list[list[int]]


def course_of(played: Played) -> Course:
    """The turns of a game, and what is worth a mark."""
    course = Course([], [], [], [])
    whose = (-1, -1)
    rounds = 0
    for moment in moments(played):
        number, state = moment.number, moment.state
        rounds = round_after(moment, rounds)
        course.told.append(moment.told)
        course.scores.append(state.scores())
        course.marks += marks_of(moment)
        if number < len(played.made):
            made = played.made[number]
            if (made.turn, made.seat) != whose:
                whose = (made.turn, made.seat)
                turn = CourseTurn(number, made.seat, state.label(), rounds)
                course.turns.append(turn)
    return course


def round_after(moment: Moment, before: int) -> int:
    """The number of the round after a moment, given that before it."""
    rounds = [event.facts["round"] for event in moment.events if event.what == "turn"]
    return int(str(rounds[-1])) if rounds else before


def marks_of(moment: Moment) -> list[Mark]:
    """The events of a moment that are worth a mark."""
    first = moment.told - len(moment.events)
    return [
        Mark(event.what, event.seat, moment.number, number)
        for number, event in enumerate(moment.events, first)
        if event.what in MARKS
    ]
