"""Files that people ask for: never half-written, never overwritten by accident."""

import os
from pathlib import Path

from fireside.terminal.errors import CommandError


def write_new(path: Path, text: str, force: bool) -> None:
    """Write a file whole or not at all. One that is there already stays, unless forced."""
    if not path.parent.is_dir():
        raise CommandError(f"{path}: there is no folder {path.parent}")
    if path.exists() and not path.is_file():
        raise CommandError(f"{path}: this is no plain file; name one")
    if path.exists() and not force:
        raise CommandError(f"{path}: there already; name another, or add --force to overwrite it")
    try:
        _replace(path, text)
    except OSError as problem:  # it would name the passing file
        raise CommandError(f"{path}: {problem.strerror}") from None


def _replace(path: Path, text: str) -> None:
    """Through a file that is complete, and on the disk, before it gets the name."""
    passing = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        with passing.open("w", encoding="utf-8", newline="\n") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(passing, path)
    except BaseException:
        passing.unlink(missing_ok=True)
        raise


def read_text(path: Path) -> str:
    """The text of a file; what is no text gets a line of its own."""
    try:
        return path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError:
        raise CommandError(f"{path}: this is not UTF-8 text") from None
