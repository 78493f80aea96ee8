"""Finished reviews, kept for good: making one takes a minute."""

import hashlib

import msgspec
from sqlalchemy import select

from fireside.server.store.schema import reviews
from fireside.server.store.tables import Store
from fireside.server.wire import Review

decoder = msgspec.json.Decoder(Review)


def game_mark(choices: list[int]) -> str:
    """What tells one game of a table from another: its end may have been taken back."""
    return hashlib.sha256(msgspec.json.encode(choices)).hexdigest()[:16]


class Reviews:
    """One review for each table. Each method is one transaction."""

    def __init__(self, store: Store) -> None:
        self._database = store.database

    async def find(self, identity: str, game: str) -> Review | None:
        """The review of a table's game, if there is one that can still be read."""
        wanted = select(reviews.c.review).where(
            (reviews.c.table_id == identity) & (reviews.c.game == game)
        )
        async with self._database.reading() as connection:
            text = (await connection.execute(wanted)).scalar()
        try:
            return None if text is None else decoder.decode(text)
        except msgspec.ValidationError:
            return None  # made before reviews told as much as they do now

    async def keep(self, identity: str, game: str, review: Review) -> None:
        """Keep a review in place of any that the table has."""
        row = {
            "table_id": identity,
            "game": game,
            "review": msgspec.json.encode(review).decode(),
        }
        await self._database.put(reviews, row)
