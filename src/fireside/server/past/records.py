"""Records that people bring: read, checked, and laid out as tables to look at."""

import logging

from starlette.requests import Request

from fireside.server.people.identity import guest_of, is_opener
from fireside.server.tables.access import spend
from fireside.server.tables.opening import keep_table, with_whole_links
from fireside.server.thinking.pool import Crowded, NotDone
from fireside.server.web.answers import Refusal
from fireside.server.wire import FromRecord, OpenedTable, Refused

LONGEST_RECORD = 100_000  # bytes; long games have a fifth of it

log = logging.getLogger(__name__)


async def bring_record(request: Request, body: bytes) -> OpenedTable:
    """A table to look at, from the text of a record."""
    spend(request, "open")
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal(422, "broken-record", "a record is a text in UTF-8") from None
    try:
        table = await request.app.state.reader.record(text)
    except Crowded:
        raise Refusal(503, "busy") from None
    except NotDone:
        raise Refusal(422, "broken-record", "it takes too long to read") from None
    if isinstance(table, Refused):
        raise Refusal(422, table.reason, table.detail)
    guest, store = guest_of(request), request.app.state.store
    made = await keep_table(table, [], "", guest, store, FromRecord())
    log.info("table %s is a record of %s", made.id, table.game.title)
    return with_whole_links(made, request.app.state.settings.site)


async def delete_record(request: Request, id: str) -> None:
    """Deletes a record for good, at the wish of whoever brought it."""
    kept = await request.app.state.store.find(id)
    if kept is None:
        raise Refusal(404, "unknown-table")
    if not is_opener(request, kept.opener):
        raise Refusal(403, "not-allowed", "whoever brought a record deletes it")
    if not isinstance(kept.origin, FromRecord):
        raise Refusal(409, "not-allowed", "that table is no record that was brought")
    await request.app.state.hall.remove(id)
    request.app.state.advice.forget(id)
    log.info("table %s, a record, is deleted", id)
