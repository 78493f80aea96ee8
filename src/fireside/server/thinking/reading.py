"""What people bring, editions and records, is read in a process of its own: nobody knows how long
that takes, so that it can be ended. Looking back at a game is at home there, too."""

from collections.abc import Callable
from enum import IntEnum
from typing import TypeVar

from fireside.core.edition import Named
from fireside.core.edition_file import EditionError
from fireside.core.game import Game
from fireside.core.title import titled
from fireside.server.catalogue import game_kept
from fireside.server.store.stored import StoredTable
from fireside.server.thinking.brought import record_in
from fireside.server.thinking.pool import Pool
from fireside.server.wire import Refused
from fireside.table.table import Table

LONGEST_READING = 5.0  # seconds
MOST_LOOKING = 64
MOST_WAITING = 16
LONGEST_EDITION = 50_000  # characters; ours have a third of it

Found = TypeVar("Found")


class Rank(IntEnum):
    """What a table needs that somebody comes to is before looking back, and that before what
    somebody brings."""

    STORED = 0
    PAST = 1
    BROUGHT = 2


class Reader:
    """The process that reads; it starts when there is something to read."""

    def __init__(self) -> None:
        room: dict[int, int] = {Rank.PAST: MOST_LOOKING, Rank.BROUGHT: MOST_WAITING}
        self._pool = Pool(1, room, get_ready)

    async def look_back(self, looking: Callable[..., Found], *matter: object) -> Found:
        """What comes of playing a game again; NotDone where that takes too long, or too many look
        back at once."""
        return await self._pool.do(Rank.PAST, LONGEST_READING, looking, *matter)

    async def record(self, text: str) -> Table | Refused:
        """The table of a record that somebody brings, or why there is none; NotDone where reading
        takes too long, Crowded where too much is brought at once."""
        return await self._pool.do(Rank.BROUGHT, LONGEST_READING, record_in, text)

    async def edition(self, title: str, text: str) -> Named:
        """The edition of a title that somebody brings; EditionError or GameError where there is no
        such thing, NotDone and Crowded as for a record."""
        if len(text) > LONGEST_EDITION:
            raise EditionError(0, f"an edition has at most {LONGEST_EDITION} characters")
        named = titled(title).name
        found = await self._pool.do(Rank.BROUGHT, LONGEST_READING, edition_in, named, text, False)
        return edition_or_error(found)

    async def game_of(self, kept: StoredTable) -> Game:
        """The game of a stored table, with the edition that it was opened with."""
        if not kept.edition:
            return game_kept(kept.title, len(kept.seats), kept.options, kept.imprint)
        matter = (kept.title, kept.edition, True)
        found = await self._pool.do(Rank.STORED, LONGEST_READING, edition_in, *matter)
        return titled(kept.title).game(edition_or_error(found), len(kept.seats), kept.options)

    async def close(self) -> None:
        """Nothing more is read."""
        await self._pool.close()


def get_ready() -> None:
    """Everything is loaded once this is asked for."""


def edition_in(title: str, text: str, accepted: bool) -> Named | tuple[int, str]:
    """The edition in a text, perhaps one that was accepted before, or the first line that is wrong
    and what is wrong with it; runs in the process."""
    editions = titled(title).editions
    try:
        found: Named = editions.accepted(text) if accepted else editions.load_text(text)[0]
    except EditionError as problem:
        return problem.line, problem.message
    return found


def edition_or_error(found: Named | tuple[int, str]) -> Named:
    """An edition that came from the process, or the error that came in its place."""
    if isinstance(found, tuple):
        raise EditionError(*found)
    return found
