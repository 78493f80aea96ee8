"""The end of a game on the terminal: points line by line, and who has won."""

from rich.table import Table

from fireside.bonfire.handicap import outcome
from fireside.bonfire.scoring import SOURCES
from fireside.bonfire.state import BonfireState
from fireside.cli.series import Game, Series
from fireside.cli.tables import plain_table
from fireside.cli.words import SCORING_WORDS, counted
from fireside.core.view import SPECTATOR

SOLO_RESULT = {
    "win": "You have won against Tom.",
    "loss": "Tom has won.",
    "draw": "A draw: you and Tom have equal points.",
}


def points_table(state: BonfireState, heading: str) -> Table:
    """The points of all cities, source by source, if the game were scored now."""
    cities = state.view(SPECTATOR)["cities"]
    table = plain_table(heading, "", *(city["name"] for city in cities))
    for source in SOURCES:
        table.add_row(SCORING_WORDS[source], *(str(city["scoring"][source]) for city in cities))
    table.add_section()
    table.add_row("all", *map(str, state.scores()), style="bold")
    return table


def result_words(state: BonfireState) -> str:
    """Who has won."""
    if state.facts.solo:
        return SOLO_RESULT[outcome(state)]
    names = [f"player {seat + 1}" for seat in state.winners()]
    if len(names) == 1:
        return f"{names[0].capitalize()} wins with {max(state.scores())} points."
    return f"A shared victory of {' and '.join(names)}."


def series_words(series: Series) -> str:
    """How the series stands."""
    handicap = series.handicap
    whose = f"you start with {-handicap}" if handicap < 0 else f"Tom starts with {handicap}"
    counts = [
        f"{sum(game.outcome == kind for game in series.games)} {words}"
        for kind, words in (("win", "won"), ("loss", "lost"), ("draw", "drawn"))
    ]
    best = "none yet" if series.best is None else str(series.best)
    return (
        f"Handicap series: {handicap} now ({whose}); {counted(len(series.games), 'game')}: "
        f"{', '.join(counts)}; highest handicap won: {best}."
    )


def series_step(game: Game, series: Series) -> str:
    """What a finished game has changed."""
    words = {"win": "won", "loss": "lost", "draw": "drawn"}[game.outcome]
    return f"This game of the series is {words}: the handicap goes to {series.handicap}."
