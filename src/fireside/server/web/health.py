"""Whether the server can do its work: for whoever watches over it."""

import asyncio
import logging

from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request

from fireside.server.tables.opening import now
from fireside.server.web.answers import Refusal

LONGEST = 5.0  # seconds
CHECKED = "checked"

log = logging.getLogger(__name__)


async def health(request: Request) -> dict[str, str]:
    """For whoever watches over the server: 200 when the store keeps something, else 503."""
    ledger, time = request.app.state.ledger, now()
    try:
        async with asyncio.timeout(LONGEST):
            await ledger.note(CHECKED, time)
            found = await ledger.keepsake(CHECKED)
    except (SQLAlchemyError, TimeoutError) as problem:
        log.error("the store cannot be used: %r", problem)
        raise Refusal(503, "unavailable") from None
    return {"store": found}
