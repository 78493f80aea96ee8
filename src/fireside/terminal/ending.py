"""The end of a game of the handicap series, in words."""

from fireside.terminal.series import Game, Series
from fireside.terminal.words import counted


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
