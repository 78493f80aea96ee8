"""The face of a game in the terminal: what it says, and how it is drawn."""

from collections.abc import Sequence
from functools import cached_property
from typing import Any

from rich.console import RenderableType
from rich.table import Table as Grid

from fireside.core.event import Event
from fireside.core.game import Game
from fireside.core.state import State
from fireside.core.title import titled
from fireside.core.view import SPECTATOR
from fireside.table.outcomes import Outcome
from fireside.table.table import Table
from fireside.terminal.drawing import Drawing
from fireside.terminal.menu import Entry
from fireside.terminal.plain import PLAIN_WORDS
from fireside.terminal.speaker import Speaker, player
from fireside.terminal.tables import plain_table
from fireside.words.message import Words
from fireside.words.part import Deed, Offer, Seen, TitleWords, words_of


class Face:
    """How one game is shown and told. `viewer` is always the seat at the screen, or SPECTATOR."""

    def __init__(self, game: Game, speaker: Speaker, names: Sequence[Words] = ()) -> None:
        title = titled(game.title)
        self.game = game
        self.speaker = speaker
        self.words: TitleWords = words_of(title) if "words" in title.parts else PLAIN_WORDS
        seated = [*names] or [player(seat) for seat in range(game.players)]
        # Who scores without a seat comes last.
        self.names = [*seated, self.words.rival]
        self.printed = game.printed()

    @cached_property
    def drawing(self) -> Drawing:
        """How it is drawn: by the title, or plainly where it has no board of its own."""
        title = titled(self.game.title)
        drawn: type[Drawing] = title.part("board") if "board" in title.parts else Drawing
        return drawn(self.game, self.speaker, self.names)

    def name(self, seat: int) -> str:
        """Who sits at a seat."""
        return self.speaker.say(self.names[seat])

    def side_name(self, side: list[int]) -> str:
        """Those who win together."""
        return " & ".join(map(self.name, side))

    def seen(self, state: State, viewer: int) -> Seen:
        """A position as somebody sees it, for those who say what it is about."""
        return Seen(state.view(viewer), self.printed, self.names, state.to_move())

    def board(self, state: State, viewer: int = SPECTATOR) -> RenderableType:
        """The whole table."""
        return self.drawing.board(state, viewer)

    def question(self, state: State) -> str:
        """What is asked now."""
        return self.speaker.say(self.words.question(self.seen(state, state.to_move())))

    def entries(self, table: Table) -> list[Entry]:
        """The open choices with explanations, in the order in which they are shown."""
        seen = self.seen(table.state, table.state.to_move())
        offers = [self._offer(choice, outcome) for choice, outcome in table.outcomes().items()]
        entries = [self._entry(offer, seen) for offer in offers]
        ordered = self.drawing.ordered(entries, offers, table.state)
        for number, entry in enumerate(ordered, 1):
            entry.number = number
        return ordered

    def _offer(self, choice: int, outcome: Outcome) -> Offer:
        known = self.game.vocabulary
        kind, arguments = known.kinds[choice], known.arguments[choice]
        return Offer(choice, kind, arguments, outcome.events, outcome.changes)

    def _entry(self, offer: Offer, seen: Seen) -> Entry:
        said = self.words.choice(offer, seen)
        brings = self.speaker.sentence(*self.words.outcome(offer, seen))
        words = self.speaker.sentence(said.short, said.cost, said.long, said.note, brings)
        return Entry(0, offer.choice, self.game.text(offer.choice), words, brings)

    def deeds(self, events: Sequence[Event], state: State, viewer: int) -> list[Deed]:
        """What happened, as the viewer hears of it."""
        told: list[dict[str, Any]] = [event.seen_by(viewer) for event in events]
        return self.words.deeds(told, self.seen(state, viewer))

    def points(self, state: State, heading: str) -> Grid:
        """The points source by source, if the game were scored now; partners share a column."""
        seats = len(state.scores())
        sides = self.game.sides(seats)
        seen = self.seen(state, SPECTATOR)
        lines = [self.game.by_source(state, side[0]) for side in sides]
        table = plain_table(heading, "", *map(self.side_name, sides))
        for source in self.game.sources():
            name = self.speaker.say(self.words.source(source, seen))
            table.add_row(name, *(str(line[source]) for line in lines))
        table.add_section()
        scores = state.scores()
        total = self.speaker("terminal-total")
        table.add_row(total, *(str(scores[side[0]]) for side in sides), style="bold")
        tie = self.words.tie(seen)
        if tie is not None:
            counts = [str(sum(tie[1][seat] for seat in side)) for side in sides]
            table.add_row(self.speaker("terminal-tie-break", what=tie[0]), *counts)
        return table

    def result(self, state: State) -> str:
        """Who has won."""
        scores = state.scores()
        if self.game.players == 1 and len(scores) > 1:
            outcome = self.game.outcome(state, 0)
            return self.speaker(f"terminal-solo-{outcome}", rival=self.words.rival)
        winners = [side for side in self.game.sides(len(scores)) if side[0] in state.winners()]
        names = self.speaker.joined(list(map(self.side_name, winners)))
        result = self.speaker(_won(winners), names=names, points=max(scores))
        return f"{result} {self._decided(state, winners)}".rstrip()

    def _decided(self, state: State, winners: list[list[int]]) -> str:
        """What broke a tie, where there was one."""
        scores = state.scores()
        tie = self.words.tie(self.seen(state, SPECTATOR))
        beaten = [
            side
            for side in self.game.sides(len(scores))
            if side not in winners and scores[side[0]] == max(scores)
        ]
        if tie is None or not beaten:
            return ""
        most, *fewer = (sum(tie[1][seat] for seat in side) for side in [winners[0], *beaten])
        return self.speaker("terminal-tie", what=tie[0], most=most, fewer=max(fewer))


def _won(winners: list[list[int]]) -> str:
    """The message for those who have won, side by side."""
    if len(winners) > 1:
        return "terminal-shared"
    return "terminal-team" if len(winners[0]) > 1 else "terminal-wins"
