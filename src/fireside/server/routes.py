"""All that may be asked over HTTP: the one table of it.

The application, the OpenAPI description, the table in docs/protocol.md and the types of the
client's calls are made from it. What each takes and gives, and what it is for, say the functions.
"""

from functools import cache
from typing import Annotated, Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fireside.server.past import records, replay, what_if
from fireside.server.solo import deals, series, statistics
from fireside.server.tables import links
from fireside.server.tables import requests as api
from fireside.server.titles import companion, lessons, provenance
from fireside.server.web import health, reach
from fireside.server.web.answers import as_json
from fireside.server.web.calls import FOLLOW, NO_CONTENT, Call
from fireside.server.web.openapi import description
from fireside.server.wire import Reviewing

TABLE = "/api/tables/{id}"
SHEET = "/api/series/printed/{sheet}"


async def openapi(request: Request) -> Annotated[Response, dict[str, Any]]:
    """This table in machine-readable form."""
    return as_json(described())


@cache
def described() -> bytes:
    """The OpenAPI description as JSON, made once."""
    return msgspec.json.encode(description(CALLS))


CALLS = [
    Call("GET", "/api/titles", api.titles),
    Call("GET", "/api/titles/{title}/provenance", provenance.provenance),
    Call("GET", "/api/titles/{title}/edition", provenance.edition),
    Call("GET", "/api/lessons/{title}", lessons.lesson, packed=True),
    Call("POST", "/api/tables", api.new_table, 201),
    Call("GET", "/api/tables", api.own_tables),
    Call("GET", TABLE, api.one_table),
    Call("GET", f"{TABLE}/log", api.table_log),
    Call("GET", f"{TABLE}/printed", api.table_printed),
    Call("GET", f"{TABLE}/record", api.table_record),
    Call("POST", f"{TABLE}/hint", api.hint),
    Call("GET", f"{TABLE}/review", api.review, others={Reviewing: 202}),
    Call("GET", f"{TABLE}/course", replay.course, packed=True),
    Call("GET", f"{TABLE}/positions/{{number}}", replay.one_position, packed=True),
    Call("GET", f"{TABLE}/positions", replay.positions, packed=True),
    Call("POST", f"{TABLE}/what-if", what_if.what_if, 201),
    Call("POST", f"{TABLE}/share", links.share, 201),
    Call("POST", f"{TABLE}/links", links.renew, 201),
    Call("POST", f"{TABLE}/seats/{{seat}}/link", links.take_along, 201),
    Call("GET", "/seat/{secret}", links.take_seat, FOLLOW),
    Call("GET", "/watch/{secret}", links.look_on, FOLLOW),
    Call("POST", "/api/records", records.bring_record, 201, longest=records.LONGEST_RECORD),
    Call("DELETE", "/api/records/{id}", records.delete_record, NO_CONTENT),
    Call("GET", "/api/series", series.own_series),
    Call("POST", "/api/series", series.new_series, 201),
    Call("POST", "/api/series/games", series.next_game, 201),
    Call("PUT", SHEET, series.count_game),
    Call("DELETE", SHEET, series.take_out_game),
    Call("GET", "/api/deal", deals.one_deal),
    Call("POST", "/api/deal", deals.play_deal),
    Call("POST", "/api/deal/best", deals.look_at_best),
    Call("POST", "/api/deal/name", deals.name_in_deal),
    Call("GET", "/api/statistics", statistics.own_statistics),
    Call("GET", "/api/companion", companion.companion),
    Call("GET", "/api/reach", reach.reach),
    Call("POST", "/api/reach", reach.let_in),
    Call("GET", "/health", health.health),
    Call("GET", "/api/openapi.json", openapi),
]
