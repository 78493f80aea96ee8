"""Whether the server can do its work: for whoever watches over it."""

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request
from starlette.responses import Response

from fireside.server.api import answer
from fireside.server.opening import now
from fireside.server.wire import Refused

LONGEST = 5.0  # seconds
CHECKED = "checked"

log = logging.getLogger(__name__)


async def health(request: Request) -> Response:
    """Something is kept and found again: 200. A store that cannot is told with 503."""
    ledger, time = request.app.state.ledger, now()
    try:
        async with asyncio.timeout(LONGEST):
            await ledger.note(CHECKED, time)
            found = await ledger.keepsake(CHECKED)
    except (SQLAlchemyError, TimeoutError) as problem:
        log.error("the store cannot be used: %r", problem)
        return answer(Refused("unavailable"), 503)
    return answer({"store": found})
