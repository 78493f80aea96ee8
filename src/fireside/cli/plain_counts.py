"""What is counted in games of a title that says nothing of its own: points and decisions."""

from rich.table import Table

from fireside.cli.counting import Counts, Series, Tally, series_table
from fireside.core.game import Game
from fireside.core.state import State
from fireside.terminal.tables import number, plain_table

TOTAL = "total"


class PlainCounts:
    """Points by source, turns, and how often each choice was made."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.points = {source: Series() for source in [TOTAL, *game.sources()]}
        self.turns = Series()
        self.choices = Tally.of(game.vocabulary.texts)

    def add(self, state: State) -> None:
        """Count a finished game, whose choices were tallied."""
        for seat, score in enumerate(state.scores()):
            for source, points in {TOTAL: score, **self.game.by_source(state, seat)}.items():
                self.points[source].add(points)
        self.turns.add(state.turn)
        assert state.tally is not None
        for choice, count in enumerate(state.tally):
            self.choices.add(self.game.text(choice), count)

    def merge(self, other: Counts) -> None:
        """Take over what was counted elsewhere."""
        assert isinstance(other, PlainCounts)
        for source, series in other.points.items():
            self.points[source].merge(series)
        self.turns.merge(other.turns)
        self.choices.merge(other.choices)

    def as_dict(self) -> dict[str, object]:
        """As plain data."""
        return {
            "turns": self.turns.as_dict(),
            "points": {source: series.as_dict() for source, series in self.points.items()},
            "choices": self.choices.counts,
        }

    def summary(self) -> dict[str, str]:
        """For the head of the report."""
        return {"turns": f"{number(self.turns.mean)}, spread {number(self.turns.spread)}"}

    def tables(self, games: int) -> list[Table]:
        """For people."""
        made = plain_table("choices", "choice", "made", "a game")
        for text, count in self.choices.counts.items():
            made.add_row(text, f"{count:,}", number(count / games))
        return [series_table("points", "source", self.points), made]
