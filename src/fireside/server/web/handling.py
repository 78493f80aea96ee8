"""What is done around every request: too many are refused, faults are told in words, and answers
carry the headers that all of them have."""

import asyncio
import logging

from starlette.datastructures import MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.responses import RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fireside.server.people.allowance import REST, Allowance, TooMuch
from fireside.server.people.identity import visitor_of
from fireside.server.web.answers import HEADERS, Refusal, answer, refuse
from fireside.server.wire import Refused

ASKING = ("/api/", "/seat/", "/watch/", "/health")  # what is more than a file
TOO_MANY = 429
UNAVAILABLE = 503
AGAIN = 5  # seconds after which the store may be there again

log = logging.getLogger(__name__)


class Handling:
    """Middleware around all routes."""

    def __init__(self, app: ASGIApp, allowance: Allowance) -> None:
        self.app = app
        self.allowance = allowance

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        if scope["path"].startswith(ASKING):
            request = Request(scope)
            try:
                self.allowance.spend("ask", visitor_of(request))
            except TooMuch as problem:
                await asyncio.sleep(REST)  # over this connection nothing else is asked meanwhile
                refused = await refuse_too_much(request, problem)
                await refused(scope, receive, send_with_headers)
                return
        await self.app(scope, receive, send_with_headers)


async def refuse_too_much(request: Request, problem: Exception) -> Response:
    """The answer to somebody who asks for too much, and when to come again."""
    assert isinstance(problem, TooMuch)
    return told(request, problem.reason, TOO_MANY, problem.seconds)


async def refuse_plan(request: Request, problem: Exception) -> Response:
    """The answer to a plan of a table that cannot be."""
    return await refuse(request, Refusal(422, "illegal", str(problem)))


async def tell_unavailable(request: Request, problem: Exception) -> Response:
    """The answer while the store cannot be used: the disk is full, or its server is down."""
    log.error("%s %.60r: the store cannot be used: %s", request.method, request.url.path, problem)
    return told(request, "unavailable", UNAVAILABLE, AGAIN)


async def tell_fault(request: Request, problem: Exception) -> Response:
    """The answer where something is wrong with the server itself, which is logged."""
    return told(request, "fault", 500)


async def forget(request: Request, problem: Exception) -> Response:
    """Whoever has gone gets no answer."""
    assert isinstance(problem, ClientDisconnect)
    return Response(status_code=408)


def told(request: Request, reason: str, status: int, seconds: int = 0) -> Response:
    """Why not: as a message, or to somebody who follows a link on the page of the client."""
    if not request.url.path.startswith("/api/"):
        return RedirectResponse(f"/?refused={reason}", 303, {"Cache-Control": "no-store"})
    response = answer(Refused(reason), status)
    response.headers.update(HEADERS)  # a fault is answered outside of everything here
    if seconds:
        response.headers["Retry-After"] = str(seconds)
    return response
