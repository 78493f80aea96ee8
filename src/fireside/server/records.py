"""Records that people bring: read, checked, and laid out as tables to look at."""

import asyncio
import logging

from starlette.requests import Request
from starlette.responses import Response

from fireside.bots.levels import NAMES
from fireside.core import record
from fireside.core.record import Record, RecordError
from fireside.server.api import Refusal, answer, body_of
from fireside.server.eyes import RECORD
from fireside.server.identity import guest_of, is_from_here, is_opener
from fireside.server.opening import keep_table
from fireside.server.seeds import MOST_SEED
from fireside.table.seats import LONGEST_NAME, Holder, tidy_name
from fireside.table.table import Table
from fireside.titles import game_of

LONGEST_RECORD = 200_000  # bytes

log = logging.getLogger(__name__)


async def bring_record(request: Request) -> Response:
    """A table from the text of a record. Nobody sits there: it is for looking at."""
    if not is_from_here(request):
        raise Refusal(403, "wrong-origin")
    body = await body_of(request, LONGEST_RECORD)
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Refusal(422, "broken-record", "a record is a text in UTF-8") from None
    table = await asyncio.to_thread(table_from, text)
    guest, store = guest_of(request), request.app.state.store
    made = await keep_table(table, [], "", guest, store, RECORD)
    log.info("table %s is a record of %s", made.id, table.game.title)
    return answer(made, 201)


async def delete_record(request: Request) -> Response:
    """A record goes for good, at the wish of whoever brought it."""
    if not is_from_here(request):
        raise Refusal(403, "wrong-origin")
    identity = request.path_params["id"]
    kept = await request.app.state.store.find(identity)
    if kept is None:
        raise Refusal(404, "unknown-table")
    if not is_opener(request, kept.opener):
        raise Refusal(403, "not-allowed", "whoever brought a record deletes it")
    if kept.origin != RECORD:
        raise Refusal(409, "not-allowed", "that table is no record that was brought")
    await request.app.state.hall.remove(identity)
    request.app.state.advice.forget(identity)
    log.info("table %s, a record, is deleted", identity)
    return Response(status_code=204)


def table_from(text: str) -> Table:
    """The table that a record tells of, where the record ends."""
    try:
        found = record.read(text)
        game = game_of(found)
        check_seed(found)
    except RecordError as problem:
        raise Refusal(422, "broken-record", str(problem)) from None
    try:
        choices = [choice for choice, _ in record.steps(found, game)]
    except RecordError as problem:
        if found.rules != game.rules:
            made = f"made with version {found.rules} of the rules of {found.title}"
            detail = f"{made}, and version {game.rules} is played here"
            raise Refusal(422, "other-rules", detail) from None
        if problem.line == found.header_lines["edition"]:
            raise Refusal(422, "other-edition", str(problem)) from None
        raise Refusal(422, "broken-record", str(problem)) from None
    finished = found.result is not None
    holders = [holder_named(name, seat, finished) for seat, name in enumerate(found.seats, 1)]
    table = Table(game, found.seed, holders)
    table.restore(choices, len(choices), len(choices))
    return table


def check_seed(found: Record) -> None:
    """Whether a seed is one that a table can have."""
    if not 0 <= found.seed < MOST_SEED:
        line = found.header_lines["seed"]
        raise RecordError(line, f"a seed is a whole number from 0 to {MOST_SEED - 1}")


def holder_named(name: str, number: int, finished: bool) -> Holder:
    """Who a record says sat on a seat. In a game that stops before its end no bot goes on."""
    tidy = tidy_name(name)[:LONGEST_NAME] or f"Player {number}"
    if tidy not in NAMES:
        return Holder("here", tidy)
    return Holder("bot", tidy.capitalize(), tidy) if finished else Holder("here", tidy.capitalize())
