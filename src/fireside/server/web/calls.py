"""Calls: what may be asked over HTTP, each a row with all that is said of it.

A row names the function that answers, which says the rest itself: by its types what is asked for
and what comes back, by its docstring what it is for. `body` is what was sent, decoded; its other
parameters are found by name in the path and after the question mark. An answer that is more than
its content, with headers or written already, is a Response; the function then says what is in it:
`Annotated[Response, Lesson]`.
"""

import inspect
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Annotated, Any, get_args, get_origin, get_type_hints

import msgspec
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from fireside.server.people.identity import is_from_here
from fireside.server.thinking.reading import LONGEST_EDITION
from fireside.server.web.answers import Refusal, answer, why_other_protocol
from fireside.server.wire import PROTOCOL_HEADER

LONGEST_BODY = 5 * LONGEST_EDITION  # an edition, however its characters are written
PACKED = [Middleware(GZipMiddleware)]  # for answers that repeat themselves
NO_CONTENT = 204
FOLLOW = 303


@dataclass(frozen=True)
class Call:
    """One thing that may be asked."""

    method: str
    path: str
    handler: Callable[..., Awaitable[Any]]
    status: int = 200
    others: Mapping[type, int] = field(default_factory=dict)  # answers with another status
    packed: bool = False
    longest: int = LONGEST_BODY  # bytes that may be sent

    @property
    def summary(self) -> str:
        """What it is for."""
        return " ".join((self.handler.__doc__ or "").split())

    @cached_property
    def _types(self) -> dict[str, Any]:
        return get_type_hints(self.handler, include_extras=True)

    @property
    def body(self) -> Any:
        """The type of what is sent, or None."""
        return self._types.get("body")

    @property
    def content(self) -> Any:
        """The type of what is answered with; None where nothing is."""
        told = self._types["return"]
        if get_origin(told) is Annotated:
            return get_args(told)[1]
        return None if told in (Response, type(None)) else told

    @property
    def contents(self) -> dict[int, Any]:
        """The types of all answers by status."""
        if not self.others:
            return {self.status: self.content}
        return {self.others.get(kind, self.status): kind for kind in get_args(self.content)}

    @cached_property
    def parameters(self) -> type[msgspec.Struct]:
        """What is found in the address, by name: the fields of a type."""
        given = [
            (name, self._types[name], one.default)
            if one.default is not inspect.Parameter.empty
            else (name, self._types[name])
            for name, one in inspect.signature(self.handler).parameters.items()
            if name not in ("request", "body")
        ]
        renamed = {name: name.rstrip("_") for name, *_ in given}
        return msgspec.defstruct("Parameters", given, rename=renamed, kw_only=True)

    def in_path(self, name: str) -> bool:
        """Whether a parameter is part of the path."""
        return f"{{{name}}}" in self.path

    async def __call__(self, request: Request) -> Response:
        """The way from a request to its answer. Only pages of this server change anything."""
        if problem := why_other_protocol(request.headers.get(PROTOCOL_HEADER)):
            raise Refusal(400, "other-protocol", problem)
        if self.method != "GET" and not is_from_here(request):
            raise Refusal(403, "wrong-origin")
        told = {**request.query_params, **request.path_params}
        try:
            given = msgspec.structs.asdict(msgspec.convert(told, self.parameters, strict=False))
            if self.body is not None:
                given["body"] = as_body(await body_of(request, self.longest), self.body)
        except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
            raise Refusal(400, "broken-message", str(problem)) from None
        found = await self.handler(request, **given)
        if isinstance(found, Response):
            return found
        if self.status == NO_CONTENT:
            return Response(status_code=NO_CONTENT)
        return answer(found, self.others.get(type(found), self.status))

    def route(self) -> Route:
        """The call as the application has it."""
        middleware = PACKED if self.packed else None
        return Route(self.path, self.__call__, methods=[self.method], middleware=middleware)


def as_body(sent: bytes, kind: Any) -> Any:
    """What was sent as what it should be: bytes as they are, else JSON."""
    return sent if kind is bytes else msgspec.json.decode(sent, type=kind)


async def body_of(request: Request, most: int) -> bytes:
    """What was sent, as far as it is not too much."""
    body = b""
    async for part in request.stream():
        body += part
        if len(body) > most:
            raise Refusal(413, "too-large")
    return body
