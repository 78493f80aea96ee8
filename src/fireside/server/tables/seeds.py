"""Where the seeds of new tables come from: nobody can foresee them. For trials that have to come
out the same every time they follow from a number."""

import hashlib
import secrets

import msgspec

from fireside.server.store.stored import MOST_SEED
from fireside.server.wire import NewTable


class Seeds:
    """A seed for every new table; with a number, the same for tables that are planned alike,
    however people are seated."""

    def __init__(self, seed: int | None = None) -> None:
        self._seed = seed

    def draw(self, plan: NewTable) -> int:
        """The seed of a new table."""
        if self._seed is None:
            return secrets.randbelow(MOST_SEED)
        told = str(self._seed).encode() + msgspec.json.encode(what_is_dealt(plan))
        return int.from_bytes(hashlib.sha256(told).digest()[:8]) % MOST_SEED


def what_is_dealt(plan: NewTable) -> dict[str, object]:
    """What a plan says of the deal."""
    told = {"title": plan.title, "seats": plan.seats, "options": plan.options}
    return {**told, "edition": plan.edition}
