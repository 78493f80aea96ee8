"""The end of a game of Dewan: points line by line, and who has won."""

from rich.table import Table

from fireside.cli.tables import plain_table
from fireside.core.view import SPECTATOR
from fireside.dewan.rules.game import Dewan
from fireside.dewan.rules.state.state import DewanState
from fireside.dewan.terminal.words import SCORING_WORDS, TEAM_PAIRS


def side_name(side: list[int]) -> str:
    """'player 1', 'players 1 and 3'."""
    numbers = " and ".join(str(seat + 1) for seat in side)
    return f"players {numbers}" if len(side) > 1 else f"player {numbers}"


def cards_of(state: DewanState, side: list[int]) -> int:
    """The cards in a side's hands, which break ties (D9.7, D10.3)."""
    return sum(state.tribes[seat].cards() for seat in side)


def points_table(game: Dewan, state: DewanState, heading: str) -> Table:
    """The points of all sides, source by source, if the game were scored now."""
    tribes = state.view(SPECTATOR)["tribes"]
    groups = game.sides(game.players)
    table = plain_table(heading, "", *map(side_name, groups))
    for source in state.facts.scenario.source_names:
        words = SCORING_WORDS[source]
        if state.facts.teams and source == "pairs":
            words = TEAM_PAIRS
        table.add_row(words, *(str(tribes[side[0]]["scoring"][source]) for side in groups))
    table.add_section()
    scores = state.scores()
    table.add_row("all", *(str(scores[side[0]]) for side in groups), style="bold")
    table.add_row("cards in hand, for ties", *(str(cards_of(state, side)) for side in groups))
    return table


def result_words(game: Dewan, state: DewanState) -> str:
    """Who has won, and how a tie was broken."""
    winners, scores = state.winners(), state.scores()
    points = max(scores)
    won = [side for side in game.sides(game.players) if side[0] in winners]
    if len(won) > 1:
        return f"A shared victory of {' and '.join(map(side_name, won))} with {points} points."
    (side,) = won
    verb = "win" if len(side) > 1 else "wins"
    words = f"{side_name(side).capitalize()} {verb} with {points} points"
    tied = [
        other for other in game.sides(game.players) if other != side and scores[other[0]] == points
    ]
    if tied:
        most = max(cards_of(state, other) for other in tied)
        words += f" and more cards in hand ({cards_of(state, side)}, not {most})"
    return f"{words}."
