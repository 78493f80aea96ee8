"""Answers to requests: as JSON, from somebody's own or for everybody, or a refusal and why."""

import hashlib
import logging

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fireside.server.wire import PROTOCOL, PROTOCOL_HEADER, Refused

OTHER_PROTOCOL = f"this server speaks version {PROTOCOL} of the protocol, not version "
HEADERS = {
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    PROTOCOL_HEADER: str(PROTOCOL),
}

log = logging.getLogger(__name__)


class Refusal(Exception):
    """A request that is answered with a reason."""

    def __init__(self, status: int, reason: str, detail: str = "") -> None:
        super().__init__(reason)
        self.status = status
        self.refused = Refused(reason, detail)


def answer(content: object, status: int = 200) -> Response:
    """JSON that nobody else may see."""
    return as_json(msgspec.json.encode(content), status)


def as_json(body: bytes, status: int = 200) -> Response:
    """The same, written already."""
    headers = {"Cache-Control": "no-store"}
    return Response(body, status, headers, media_type="application/json")


def unchanging(request: Request, body: bytes) -> Response:
    """JSON that the caller may keep, asking now and then whether it is still the same."""
    tag = f'"{hashlib.sha256(body).hexdigest()[:16]}"'
    headers = {"Cache-Control": "private, no-cache", "ETag": tag}
    if request.headers.get("If-None-Match") == tag:
        return Response(status_code=304, headers=headers)
    return Response(body, headers=headers, media_type="application/json")


def as_file(text: str, name: str) -> Response:
    """A text that is saved under a name."""
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="text/plain")


def why_other_protocol(version: str | None) -> str:
    """Why nobody is talked to who speaks another version of the protocol, in one line; nothing
    where they speak this one, or do not say."""
    return "" if version in (None, str(PROTOCOL)) else f"{OTHER_PROTOCOL}{version:.20}"


async def refuse(request: Request, problem: Exception) -> Response:
    """The answer to a request that is refused."""
    assert isinstance(problem, Refusal)
    log.info("%s refused: %s", request.method, problem.refused.reason)
    return answer(problem.refused, problem.status)
