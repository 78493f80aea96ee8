"""Results of games that were over before results were kept: filled in once, beside everything else.

A server that is ended meanwhile goes on with the rest at its next start.
"""

import asyncio
import logging

from fireside.server.store.ledger import Ledger
from fireside.server.store.results import results_of
from fireside.server.store.tables import Store
from fireside.server.tables.opening import now
from fireside.server.tables.restoring import restored
from fireside.server.thinking.reading import Reader

FILLED_IN = "results filled in"

log = logging.getLogger(__name__)


async def fill_in(store: Store, ledger: Ledger, reader: Reader) -> None:
    """Keep the results that are missing, unless that has been done."""
    if await ledger.keepsake(FILLED_IN) is not None:
        return
    missing = await ledger.without_results()
    for identity in missing:
        await fill_in_one(identity, store, reader)
    await ledger.keep(FILLED_IN, now())
    if missing:
        log.info("results of %s older games looked for", len(missing))


async def fill_in_one(identity: str, store: Store, reader: Reader) -> None:
    """Keep the results of a game that is over; one that cannot be played again has none."""
    kept = await store.find(identity)
    if kept is None or not kept.over:
        return
    choices = await store.choices_of(identity)
    try:
        game = await reader.game_of(kept)
        table = await asyncio.to_thread(restored, game, kept, choices)
    except Exception:
        log.exception("table %s has no results", identity)
        return
    if table.stopped is None:
        await store.keep_results(identity, kept.version, results_of(table))
