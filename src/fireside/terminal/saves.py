"""Saved games: records in the user's data folder, written whole or not at all."""

import os
import time
from dataclasses import dataclass
from pathlib import Path

from platformdirs import user_data_dir

from fireside.core.record import Record, RecordError, read
from fireside.terminal.errors import CommandError
from fireside.terminal.files import read_text, write_new

DATA_VARIABLE = "FIRESIDE_DATA"  # names another data folder
SUFFIX = ".fire"


@dataclass
class Saved:
    """A saved game: where it lies and what it holds."""

    path: Path
    record: Record


def data_folder() -> Path:
    """Where games and the handicap series are kept."""
    chosen = os.environ.get(DATA_VARIABLE)
    return Path(chosen) if chosen else Path(user_data_dir("fireside", appauthor=False))


def games_folder() -> Path:
    """Where games are kept, finished and unfinished."""
    return data_folder() / "games"


def new_path(title: str) -> Path:
    """A file for a new game that does not exist yet."""
    stem = f"{title}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    path = games_folder() / f"{stem}{SUFFIX}"
    number = 2
    while path.exists():
        path = games_folder() / f"{stem}-{number}{SUFFIX}"
        number += 1
    return path


def read_saved(path: Path) -> Saved:
    """A saved game; CommandError says in one line what is wrong with it."""
    try:
        return Saved(path, read(read_text(path)))
    except OSError as problem:
        raise CommandError(f"{path}: {problem.strerror}") from None
    except RecordError as problem:
        raise CommandError(f"{path}: damaged, and left as it is: {problem}") from None


def unfinished(title: str) -> tuple[list[Saved], list[str]]:
    """The unfinished games of a title, the latest first, and what is wrong with other files."""
    saved: list[tuple[float, Saved]] = []
    problems: list[str] = []
    for path in sorted(games_folder().glob(f"*{SUFFIX}")):
        try:
            game = read_saved(path)
            changed = path.stat().st_mtime
        except (CommandError, OSError) as problem:
            problems.append(str(problem))
            continue
        if game.record.result is None and game.record.title == title:
            saved.append((changed, game))
    saved.sort(key=lambda pair: pair[0], reverse=True)
    return [game for _, game in saved], problems


def keep(path: Path, text: str) -> None:
    """Write a file of one's own, whole or not at all, and the folder it lies in."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as problem:
        raise CommandError(f"{path.parent}: {problem.strerror}") from None
    write_new(path, text, force=True)
