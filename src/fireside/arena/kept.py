"""Mirrored sets kept in a file, line by line, so that a long match can be broken off and go on."""

import os
from pathlib import Path

import msgspec

from fireside.arena.matches import Match
from fireside.arena.results import MirroredSet


class KeptError(ValueError):
    """A file that belongs to another match, or to none; the message says what is wrong."""


class Heading(msgspec.Struct):
    """What a file's sets belong to: all that decides how they come out."""

    title: str
    rules: int
    edition: str
    match: Match


class Kept:
    """The sets of a match that are in a file. A line that was broken off is forgotten."""

    def __init__(self, path: Path, match: Match) -> None:
        self.path = path
        game = match.game()
        heading = msgspec.json.encode(Heading(game.title, game.rules, game.edition, match))
        self.sets: dict[int, MirroredSet] = {}
        text = path.read_bytes() if path.exists() else b""
        whole = text[: text.rfind(b"\n") + 1]
        if whole:
            self._read(whole.splitlines(), heading)
            os.truncate(path, len(whole))
        elif text and not heading.startswith(text):
            raise KeptError(f"{path}: this does not hold a match; name another file")
        else:
            path.write_bytes(heading + b"\n")

    def _read(self, lines: list[bytes], heading: bytes) -> None:
        if lines[0] != heading:
            try:
                other = msgspec.json.decode(lines[0], type=Heading)
            except msgspec.DecodeError:
                reason = "this does not hold a match; name another file"
            else:
                reason = f"made for another match ({described(other)}); name another file"
            raise KeptError(f"{self.path}: {reason}")
        for number, line in enumerate(lines[1:], 2):
            try:
                each = msgspec.json.decode(line, type=MirroredSet)
            except msgspec.DecodeError as problem:
                raise KeptError(f"{self.path}: line {number} is damaged: {problem}") from None
            self.sets[each.number] = each

    def add(self, each: MirroredSet) -> None:
        """One more set, on the disk before the next is begun."""
        self.sets[each.number] = each
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(each) + b"\n")
            file.flush()
            os.fsync(file.fileno())


def described(heading: Heading) -> str:
    """A match in a few words."""
    match = heading.match
    bots = dict.fromkeys(bot for lineup in match.lineups for bot in lineup)
    return ", ".join(
        [
            match.title,
            *([match.scenario] if match.scenario else []),
            f"players: {match.players}",
            " ".join(bots),
            f"seed {match.seed}",
            f"rules {heading.rules}",
            heading.edition,
        ]
    )
