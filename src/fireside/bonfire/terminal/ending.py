"""The end of a game of Bonfire: points line by line, and who has won."""

from rich.table import Table

from fireside.bonfire.rules.handicap import outcome
from fireside.bonfire.rules.scoring import SOURCES
from fireside.bonfire.rules.state.state import BonfireState
from fireside.bonfire.terminal.words import SCORING_WORDS
from fireside.core.view import SPECTATOR
from fireside.terminal.tables import plain_table

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
