"""The face of a title without one of its own: its view, choices and events as they are."""

from collections.abc import Iterable
from itertools import groupby
from typing import ClassVar

from rich.console import RenderableType
from rich.table import Table

from fireside.core.event import Event
from fireside.core.state import State
from fireside.core.view import SPECTATOR
from fireside.terminal.face import Face
from fireside.terminal.menu import Entry
from fireside.terminal.tables import plain_table

NOT_ON_THE_TABLE = ("title", "edition", "players", "decision")


class PlainFace(Face):
    """Hands may be hidden, so the screen goes from hand to hand."""

    secrets = True
    area_letter = "p"
    areas_name = "players"
    area_help = "the table once more"
    example_text = "the text of a choice"
    example_words = "words of it"
    revealing: ClassVar[dict[str, str]] = {}

    def board(self, state: State, viewer: int = SPECTATOR) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        for key, value in state.view(viewer).items():
            if key not in NOT_ON_THE_TABLE:
                table.add_row(key.replace("_", " "), str(value))
        return table

    def area(self, state: State, number: int, viewer: int) -> RenderableType:
        return self.board(state, viewer)

    def question(self, state: State) -> str:
        return "What will you do?"

    def entries(self, state: State) -> list[Entry]:
        return [
            Entry(number, choice, self.game.text(choice), "")
            for number, choice in enumerate(state.choices(), 1)
        ]

    def story(self, events: Iterable[Event], viewer: int) -> list[tuple[str, str]]:
        return [
            (self.name(seat) if seat >= 0 else "", "; ".join(told(event, viewer) for event in turn))
            for seat, turn in groupby(events, lambda event: event.seat)
        ]

    def points(self, state: State, heading: str) -> Table:
        seats = range(len(state.scores()))
        lines = [self.game.by_source(state, seat) for seat in seats]
        table = plain_table(heading, "", *map(self.name, seats))
        for source in self.game.sources():
            table.add_row(source, *(str(line[source]) for line in lines))
        table.add_section()
        table.add_row("all", *map(str, state.scores()), style="bold")
        return table

    def result(self, state: State) -> str:
        names = " and ".join(map(self.name, state.winners()))
        points = max(state.scores())
        if len(state.winners()) > 1:
            return f"A shared victory of {names} with {points} points."
        return f"{names.capitalize()} wins with {points} points."


def told(event: Event, viewer: int) -> str:
    """An event as a seat hears of it."""
    facts = event.seen_by(viewer)
    return " ".join(
        [event.what, *(f"{key} {facts[key]}" for key in facts if key not in ("event", "seat"))]
    )
