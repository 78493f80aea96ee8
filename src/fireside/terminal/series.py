"""The handicap challenge (B22) between games: the handicap, the best one, the games so far."""

import json
from dataclasses import asdict, dataclass, field
from pathlib import Path

from fireside.core import game as core
from fireside.core.challenge import challenge
from fireside.core.state import State
from fireside.terminal.errors import CommandError
from fireside.terminal.files import read_text
from fireside.terminal.saves import data_folder, keep
from fireside.terminal.speaker import Speaker


@dataclass
class Game:
    """A finished game of the series."""

    handicap: int
    outcome: str
    points: list[int]
    record: str


@dataclass
class Series:
    """The series as it stands."""

    handicap: int = field(default_factory=lambda: challenge().first)
    best: int | None = None  # the highest handicap won with
    games: list[Game] = field(default_factory=list)
    running: str = ""  # the record of the game that will count, once it is finished

    def begin(self, record: Path) -> None:
        """A game starts. One begun before is abandoned and will not count."""
        self.running = str(record.absolute())

    def runs(self, record: Path) -> bool:
        """Whether a record is the game that will count."""
        return self.running == str(record.absolute())

    def count(self, played: core.Game, state: State) -> Game:
        """The running game is over: the next handicap follows (B22.2)."""
        handicap = int(played.options().get("handicap", "0"))
        outcome = played.outcome(state, 0)
        game = Game(handicap, outcome, state.scores(), Path(self.running).name)
        if game.outcome == "win":
            self.best = handicap if self.best is None else max(self.best, handicap)
        self.handicap = challenge().after(handicap, game.outcome)
        self.games.append(game)
        self.running = ""
        return game


def may_count(played: core.Game) -> bool:
    """Whether a game is one that a series could count."""
    return played.players == 1 and played.title == challenge().title


def series_path() -> Path:
    """The file that keeps the series."""
    return data_folder() / "series.json"


def load_series() -> Series:
    """The series, or a new one; CommandError where the file is damaged."""
    path = series_path()
    try:
        text = read_text(path)
    except FileNotFoundError:
        return Series()
    except OSError as problem:
        raise CommandError(f"{path}: {problem.strerror}") from None
    try:
        return _series(json.loads(text))
    except (ValueError, KeyError, TypeError):
        raise CommandError(_damaged(path)) from None


def save_series(series: Series) -> None:
    """Keep the series."""
    keep(series_path(), json.dumps(asdict(series), indent=2) + "\n")


def _damaged(path: Path) -> str:
    return (
        f"{path}: damaged, and left as it is; mend it, or move it away for a new series at "
        f"{challenge().first}"
    )


def _series(data: object) -> Series:
    """A series from plain data; ValueError, KeyError or TypeError where it is none."""
    if not isinstance(data, dict) or set(data) != {"handicap", "best", "games", "running"}:
        raise ValueError("not the keys of a series")
    games = [_game(game) for game in data["games"]]
    best = data["best"]
    if not _whole(data["handicap"]) or not (best is None or _whole(best)):
        raise ValueError("a handicap is a whole number")
    if not isinstance(data["running"], str):
        raise ValueError("the running game is named by its record")
    return Series(data["handicap"], best, games, data["running"])


def _game(data: dict[str, object]) -> Game:
    handicap, result, points, record = (
        data[key] for key in ("handicap", "outcome", "points", "record")
    )
    if not _whole(handicap) or not isinstance(points, list) or not all(map(_whole, points)):
        raise ValueError("handicap and points are whole numbers")
    if result not in ("win", "loss", "draw"):
        raise ValueError("a game is won, lost or drawn")
    return Game(int(str(handicap)), str(result), points, str(record))


def _whole(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def series_words(series: Series, speaker: Speaker) -> str:
    """How the series stands."""
    handicap = series.handicap
    whose = "yours" if handicap < 0 else "rivals"
    counts = {
        outcome: sum(game.outcome == outcome for game in series.games)
        for outcome in ("win", "loss", "draw")
    }
    return speaker(
        "terminal-series",
        handicap=str(handicap),
        whose=speaker(f"terminal-series-{whose}", points=abs(handicap)),
        games=len(series.games),
        won=counts["win"],
        lost=counts["loss"],
        drawn=counts["draw"],
        best=speaker("terminal-series-none") if series.best is None else str(series.best),
    )


def series_step(game: Game, series: Series, speaker: Speaker) -> str:
    """What a finished game has changed."""
    return speaker("terminal-series-step", outcome=game.outcome, handicap=str(series.handicap))
