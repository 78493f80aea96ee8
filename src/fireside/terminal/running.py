"""A game from its beginning, or from where it was left, to its end or until somebody stops."""

from dataclasses import dataclass
from pathlib import Path
from shlex import quote

from rich.console import Console

from fireside.table.table import Table
from fireside.terminal import saves
from fireside.terminal.errors import CommandError
from fireside.terminal.playing import Playing, Quit
from fireside.terminal.series import (
    load_series,
    may_count,
    save_series,
    series_path,
    series_step,
    series_words,
)
from fireside.terminal.speaker import Speaker
from fireside.terminal.stopping import Stopped, heeding_signals, undisturbed

INTERRUPTED = 130


@dataclass
class Started:
    """A game about to be played, and the file that keeps it."""

    table: Table
    seats: list[str]  # people, and bots by their levels, as the record names them
    path: Path
    words: str


def counts(started: Started) -> bool:
    """Whether a game is the one that the series waits for. A damaged one waits for none."""
    try:
        return started.table.game.players == 1 and load_series().runs(started.path)
    except CommandError:
        return False


def played(started: Started, console: Console, speaker: Speaker) -> int:
    """Play; the exit status."""
    started.table.kind = "series" if counts(started) else "plain"
    playing = Playing(started.table, started.seats, started.path, console, speaker)
    try:
        with heeding_signals():
            playing.play()
    except (Quit, EOFError):
        return stopped(playing, 0)
    except KeyboardInterrupt:
        return stopped(playing, INTERRUPTED)
    except Stopped as stop:
        return stopped(playing, stop.status)
    except BaseException:
        playing.save()  # whatever happened, the choices made so far are good
        raise
    finish(playing, console)
    return 0


def stopped(playing: Playing, status: int) -> int:
    """Save an unfinished game and say where it lies."""
    with undisturbed():
        playing.save()
        name = "last" if playing.path.parent == saves.games_folder() else quote(str(playing.path))
        command = f"fireside play {playing.table.game.title} --resume {name}"
        path = str(playing.path)
        playing.say(playing.speaker("terminal-saved-resume", path=path, command=command))
    return status


def finish(playing: Playing, console: Console) -> None:
    """The result, the record, and what it means for the series."""
    game, state, speaker = playing.table.game, playing.table.state, playing.speaker
    with undisturbed():
        playing.save()
    console.print(playing.face.points(state, speaker("terminal-over")))
    playing.say(playing.face.result(state), "bold")
    playing.say(speaker("terminal-record", path=str(playing.path)))
    if not may_count(game) or not series_path().exists():
        return
    series = load_series()
    if series.runs(playing.path):
        counted_game = series.count(game, state)
        save_series(series)
        playing.say(series_step(counted_game, series, speaker), "bold")
        playing.say(series_words(series, speaker))
