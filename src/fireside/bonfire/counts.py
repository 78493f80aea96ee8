"""What is counted in games of Bonfire: points by source, endings, tasks, gnomes, the council."""

from rich.table import Table

from fireside.bonfire.rules.constants import COUNCIL_SPACES, ELDERS, PLACES, SPECIALISTS
from fireside.bonfire.rules.game import Bonfire
from fireside.bonfire.rules.handicap import outcome
from fireside.bonfire.rules.scoring import SOURCES, breakdown
from fireside.bonfire.rules.state.check import bits
from fireside.bonfire.rules.state.city import PLAYING
from fireside.bonfire.rules.state.state import BonfireState
from fireside.bonfire.rules.tasks.kinds import TASK_KINDS
from fireside.bonfire.rules.tom import PASSES, TOM
from fireside.bonfire.rules.vocabulary import COUNCIL
from fireside.cli.counting import Counts, Series, Tally, series_table
from fireside.core.game import Game
from fireside.core.state import State
from fireside.terminal.tables import number, plain_table, share_table

TOTAL = "total"
COUNTDOWN = "countdown played out"
NOBODY_LEFT = "everybody had passed or was stuck"
TOM_CARDS = "Tom's cards played"
OUTCOMES = {"win": "won", "loss": "lost", "draw": "drawn"}
GNOMES = range(1, SPECIALISTS + ELDERS + 1)
SPACES = range(1, COUNCIL_SPACES + 1)
COUNCIL_NAMES = [f"{what} {space}" for what in ("bonus", "point") for space in SPACES]


class CityCounts:
    """What is counted in every city of a sort: the players', or Tom's."""

    def __init__(self) -> None:
        self.points = {source: Series() for source in [TOTAL, *SOURCES]}
        self.tasks = Tally.of(kind.name for kind in TASK_KINDS)
        self.gnomes = Tally.of(map(str, GNOMES))

    def add(self, state: BonfireState, seat: int, gnomes: int) -> None:
        """Count a city of a finished game."""
        facts = state.facts
        city = state.cities[seat]
        lines = breakdown(facts, city)
        for source, points in zip([TOTAL, *SOURCES], [sum(lines), *lines], strict=True):
            self.points[source].add(points)
        for place in range(PLACES):
            if city.lit >> place & 1:
                self.tasks.add(TASK_KINDS[facts.task_kinds[city.tasks[place]]].name)
        for gnome in bits(gnomes):
            self.gnomes.add(str(gnome))

    def merge(self, other: "CityCounts") -> None:
        """Take over what was counted elsewhere."""
        for source, series in other.points.items():
            self.points[source].merge(series)
        self.tasks.merge(other.tasks)
        self.gnomes.merge(other.gnomes)

    def as_dict(self) -> dict[str, object]:
        """As plain data."""
        return {
            "points": {source: series.as_dict() for source, series in self.points.items()},
            "tasks lit": self.tasks.counts,
            "gnomes recruited": self.gnomes.counts,
        }


class BonfireCounts:
    """What is counted in games of Bonfire."""

    def __init__(self, game: Game) -> None:
        assert isinstance(game, Bonfire)
        solo = game.facts.solo
        self.cities = {name: CityCounts() for name in (["human", "Tom"] if solo else ["players"])}
        self.turns = Series()
        self.endings = Tally.of([COUNTDOWN, TOM_CARDS] if solo else [COUNTDOWN, NOBODY_LEFT])
        self.outcomes = Tally.of(OUTCOMES.values() if solo else [])
        self.council = Tally.of(COUNCIL_NAMES)

    def add(self, state: State) -> None:
        """Count a finished game, whose choices were tallied."""
        assert isinstance(state, BonfireState)
        for seat, city in enumerate(state.cities):
            if state.facts.solo and seat == TOM:
                self.cities["Tom"].add(state, seat, state.tom_gnomes)
            else:
                self.turns.add(city.turns)
                name = "human" if state.facts.solo else "players"
                self.cities[name].add(state, seat, city.gnomes)
        self.endings.add(ending(state))
        if state.facts.solo:
            self.outcomes.add(OUTCOMES[outcome(state)])
        assert state.tally is not None
        for space in SPACES:
            bonus = COUNCIL + 2 * (space - 1)
            self.council.add(f"bonus {space}", state.tally[bonus])
            self.council.add(f"point {space}", state.tally[bonus + 1])

    def merge(self, other: Counts) -> None:
        """Take over what was counted elsewhere."""
        assert isinstance(other, BonfireCounts)
        for name, counts in other.cities.items():
            self.cities[name].merge(counts)
        self.turns.merge(other.turns)
        self.endings.merge(other.endings)
        self.outcomes.merge(other.outcomes)
        self.council.merge(other.council)

    def as_dict(self) -> dict[str, object]:
        """As plain data."""
        counted: dict[str, object] = {
            "turns a player": self.turns.as_dict(),
            "endings": self.endings.counts,
        }
        if self.outcomes.counts:
            counted["outcomes"] = self.outcomes.counts
        cities = {name: counts.as_dict() for name, counts in self.cities.items()}
        return {**counted, "council": self.council.counts, "cities": cities}

    def summary(self) -> dict[str, str]:
        """For the head of the report."""
        return {"turns a player": f"{number(self.turns.mean)}, spread {number(self.turns.spread)}"}

    def tables(self, games: int) -> list[Table]:
        """For people: shares are of the games, or of the cities."""
        shares = {**self.endings.counts, **self.outcomes.counts}
        made = [share_table("games that ended with", shares, games)]
        for name, counts in self.cities.items():
            made.append(series_table(f"points, {name}", "source", counts.points))
        lit = {name: counts.tasks.counts for name, counts in self.cities.items()}
        recruited = {name: counts.gnomes.counts for name, counts in self.cities.items()}
        return [
            *made,
            city_table("tasks lit", lit, games),
            city_table("gnomes recruited", recruited, games),
            council_table(self.council.counts, games),
        ]


def ending(state: BonfireState) -> str:
    """How a finished game came to its end. Where two ends coincide, nobody being left, or Tom's
    last card, goes before the last round."""
    if state.facts.solo:
        last = PASSES * len(state.facts.edition.tom_deck)
        return TOM_CARDS if state.tom_cards == last else COUNTDOWN
    left = [city for city in state.cities if city.status == PLAYING]
    return COUNTDOWN if left else NOBODY_LEFT


# Tables


def city_table(title: str, counts: dict[str, dict[str, int]], games: int) -> Table:
    """How often something came about in each sort of city, and how often a game."""
    columns = [column for name in counts for column in (name, "a game")]
    table = plain_table(title, "", *columns)
    for thing in next(iter(counts.values())):
        cells: list[str] = []
        for tally in counts.values():
            cells += [f"{tally[thing]:,}", number(tally[thing] / games)]
        table.add_row(thing.replace("_", " "), *cells)
    return table


def council_table(counts: dict[str, int], games: int) -> Table:
    """How often each council bonus was taken, and the point instead."""
    table = plain_table("high council", "space", "bonus", "a game", "point", "a game")
    for space in SPACES:
        cells: list[str] = []
        for what in ("bonus", "point"):
            taken = counts[f"{what} {space}"]
            cells += [f"{taken:,}", number(taken / games)]
        table.add_row(str(space), *cells)
    return table
