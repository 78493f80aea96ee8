"""What is counted in games of Dewan: points by source, endings, stories, tucked cards, events."""

from rich.table import Table

from fireside.cli.counting import Counts, Series, Tally, series_table
from fireside.core.game import Game
from fireside.core.state import State
from fireside.dewan.rules.constants import NO_SYMBOL, NOTHING, SYMBOL_NAMES, TERRAIN_NAMES
from fireside.dewan.rules.fish import villages_of
from fireside.dewan.rules.game import Dewan
from fireside.dewan.rules.scoring import breakdown
from fireside.dewan.rules.state.facts import Facts
from fireside.dewan.rules.state.state import DewanState
from fireside.dewan.rules.state.tribe import Tribe
from fireside.dewan.rules.stories import tucked_symbol, tucked_terrain
from fireside.dewan.rules.vocabulary import KEEP_CARDS, PAY_MORE, TAKE_ONE, TAKE_PAIR
from fireside.terminal.tables import number, plain_table, share_table

TOTAL = "total"
EIGHTH_CAMP = "the eighth camp"
EVERYBODY_PASSED = "everybody passing"
BY_POINTS = "a victory by points"
BY_CARDS = "a victory by cards in hand"
SHARED = "a shared victory"
NO_SYMBOL_SHOWN = "no symbol"
# What a player has at the end.
HOLDINGS = ["camps", "stories taken", "stories fulfilled", "cards tucked", "berries", "cards"]
VILLAGE_HOLDINGS = ["villages", "fish"]
ACTIONS = ["take two cards", "take one card", "place camp", "card discarded", "card given"]
PLACED = {"lava": "lava placed", "flood": "water placed"}  # by marker
FISHING = ["card traded for fish", "cards kept"]


class DewanCounts:
    """What is counted in games of Dewan."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Dewan)
        facts = game.facts
        self.teams = facts.teams
        scenario = facts.scenario
        self.points = {source: Series() for source in [TOTAL, *scenario.source_names]}
        self.turns = Series()
        extra = VILLAGE_HOLDINGS if facts.villages else []
        self.holdings = {name: Series() for name in [*HOLDINGS, *extra]}
        self.endings = Tally.of([EIGHTH_CAMP, EVERYBODY_PASSED])
        self.outcomes = Tally.of([BY_POINTS, BY_CARDS, SHARED])
        names = [story.name for story in facts.edition.stories]
        self.taken = Tally.of(names)
        self.fulfilled = Tally.of(names)
        self.tucked = Tally.of([*TERRAIN_NAMES, *SYMBOL_NAMES, NO_SYMBOL_SHOWN])
        markers = [PLACED[scenario.marker.name]] if scenario.marker else []
        self.actions = Tally.of([*ACTIONS, *markers, *(FISHING if facts.villages else [])])

    def add(self, state: State) -> None:
        """Count a finished game, whose choices were tallied."""
        assert isinstance(state, DewanState)
        lines = breakdown(state)
        for line in lines[:2] if self.teams else lines:  # partners have the lines of their team
            for series, points in zip(self.points.values(), [sum(line), *line], strict=True):
                series.add(points)
        for tribe in state.tribes:
            self.turns.add(tribe.turns)
            self.add_holdings(state, tribe)
            self.add_stories(state.facts, tribe)
            self.add_tucked(state.facts, tribe)
        self.endings.add(EIGHTH_CAMP if state.ending else EVERYBODY_PASSED)
        self.outcomes.add(outcome(state))
        self.add_actions(state)

    def add_holdings(self, state: DewanState, tribe: Tribe) -> None:
        """What a tribe has in the end; the initial camp is not counted."""
        held = {
            "camps": len(tribe.camps) - 1,
            "stories taken": len(tribe.stories),
            "stories fulfilled": tribe.fulfilled.bit_count(),
            "cards tucked": len([tucked for tucked in tribe.tucked if tucked != NOTHING]),
            "berries": tribe.berries,
            "cards": tribe.cards(),
            "villages": villages_of(state, tribe),
            "fish": tribe.fish,
        }
        for name, series in self.holdings.items():
            series.add(held[name])

    def add_stories(self, facts: Facts, tribe: Tribe) -> None:
        """Which tiles a tribe took, and which of them it fulfilled."""
        for place, tile in enumerate(tribe.stories):
            name = facts.edition.stories[tile].name
            self.taken.add(name)
            if tribe.fulfilled >> place & 1:
                self.fulfilled.add(name)

    def add_tucked(self, facts: Facts, tribe: Tribe) -> None:
        """What the tucked cards show."""
        for tucked in tribe.tucked:
            if tucked != NOTHING:
                symbol = tucked_symbol(facts, tucked)
                self.tucked.add(TERRAIN_NAMES[tucked_terrain(facts, tucked)])
                self.tucked.add(NO_SYMBOL_SHOWN if symbol == NO_SYMBOL else SYMBOL_NAMES[symbol])

    def add_actions(self, state: DewanState) -> None:
        """How often things were done."""
        assert state.tally is not None
        blocks = state.facts.blocks
        ranges = {
            "take two cards": (TAKE_PAIR, TAKE_ONE),
            "take one card": (TAKE_ONE, PAY_MORE),
            "place camp": (blocks.camp, blocks.lava),
            "card discarded": (blocks.discard, blocks.give),
            "card given": (blocks.give, blocks.tuck),
            "lava placed": (blocks.lava, blocks.flood),
            "water placed": (blocks.flood, len(state.tally)),
            "card traded for fish": (blocks.trade, blocks.camp),
            "cards kept": (KEEP_CARDS, KEEP_CARDS + 1),
        }
        for name in self.actions.counts:
            first, end = ranges[name]
            self.actions.add(name, sum(state.tally[first:end]))

    def merge(self, other: Counts) -> None:
        """Take over what was counted elsewhere."""
        assert isinstance(other, DewanCounts)
        for source, series in other.points.items():
            self.points[source].merge(series)
        for name, series in other.holdings.items():
            self.holdings[name].merge(series)
        self.turns.merge(other.turns)
        self.endings.merge(other.endings)
        self.outcomes.merge(other.outcomes)
        self.taken.merge(other.taken)
        self.fulfilled.merge(other.fulfilled)
        self.tucked.merge(other.tucked)
        self.actions.merge(other.actions)

    def as_dict(self) -> dict[str, object]:
        """As plain data."""
        return {
            "turns a player": self.turns.as_dict(),
            "endings": self.endings.counts,
            "outcomes": self.outcomes.counts,
            "points": {source: series.as_dict() for source, series in self.points.items()},
            "at the end": {name: series.as_dict() for name, series in self.holdings.items()},
            "stories": {
                name: {"taken": taken, "fulfilled": self.fulfilled.counts[name]}
                for name, taken in self.taken.counts.items()
            },
            "tucked": self.tucked.counts,
            "done": self.actions.counts,
        }

    def summary(self) -> dict[str, str]:
        """For the head of the report."""
        return {"turns a player": f"{number(self.turns.mean)}, spread {number(self.turns.spread)}"}

    def tables(self, games: int) -> list[Table]:
        """For people: shares are of the games."""
        return [
            share_table(
                "games that ended with", {**self.endings.counts, **self.outcomes.counts}, games
            ),
            series_table(
                "points, teams" if self.teams else "points, players", "source", self.points
            ),
            series_table("at the end, a player", "", self.holdings),
            count_table("done", self.actions.counts, games),
            story_table(self.taken.counts, self.fulfilled.counts, games),
            count_table("shown by tucked cards", self.tucked.counts, games),
        ]


def outcome(state: DewanState) -> str:
    """What decided a finished game: points, cards in hand, or nothing (D9.7, D10.3)."""
    sides = {state.facts.team_of(seat) for seat in state.winners()}
    if len(sides) > 1:
        return SHARED
    scores = state.scores()
    best = {state.facts.team_of(seat) for seat in range(len(scores)) if scores[seat] == max(scores)}
    return BY_POINTS if best == sides else BY_CARDS


# Tables


def count_table(title: str, counts: dict[str, int], games: int) -> Table:
    """How often something came about, and how often a game."""
    table = plain_table(title, "", "number", "a game")
    for name, count in counts.items():
        table.add_row(name, f"{count:,}", number(count / games))
    return table


def story_table(taken: dict[str, int], fulfilled: dict[str, int], games: int) -> Table:
    """How often each story was taken, and which share of those was fulfilled."""
    table = plain_table("stories", "", "taken", "a game", "fulfilled", "share")
    for name, count in taken.items():
        share = f"{fulfilled[name] / count:.1%}" if count else ""
        table.add_row(name, f"{count:,}", number(count / games), f"{fulfilled[name]:,}", share)
    return table
