"""The description of HTTP that machines read: made from calls. Messages describe themselves."""

from collections.abc import Sequence
from typing import Any

import msgspec

from fireside.server.web.calls import Call
from fireside.server.wire import PROTOCOL, ClientMessage, Protocol, Refused, ServerMessage

REFERENCE = "#/components/schemas/{name}"
# What travels over the socket, and the version that clients say they speak, have own names.
NAMED = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage, "Protocol": Protocol}
TEXTS = (str, bytes)

Schema = dict[str, Any]


class Schemas:
    """The schemas of types, each made once."""

    def __init__(self, kinds: Sequence[Any]) -> None:
        found, self.parts = msgspec.json.schema_components(kinds, ref_template=REFERENCE)
        self._found = dict(zip(map(repr, kinds), found, strict=True))

    def of(self, kind: Any) -> Schema:
        """The schema of a type."""
        return self._found[repr(kind)]

    def content(self, kind: Any) -> Schema:
        """What is sent, as text or as JSON."""
        if kind in TEXTS:
            return {"text/plain": {"schema": {"type": "string"}}}
        return {"application/json": {"schema": self.of(kind)}}


def description(calls: Sequence[Call]) -> dict[str, Any]:
    """The document that describes these calls, and the messages of the socket."""
    sent = [kind for call in calls for kind in kinds_of(call)]
    schemas = Schemas([*NAMED.values(), Refused, *sent])
    paths: dict[str, Schema] = {}
    for call in calls:
        paths.setdefault(call.path, {})[call.method.lower()] = operation(call, schemas)
    named = {name: schemas.of(kind) for name, kind in NAMED.items()}
    secret = {"type": "http", "scheme": "bearer", "description": "the secret of a seat's link"}
    cookie = {"type": "apiKey", "in": "cookie", "name": "fireside"}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Fireside", "version": str(PROTOCOL)},
        "paths": paths,
        "components": {
            "schemas": {**schemas.parts, **named},
            "securitySchemes": {"secret": secret, "guest": cookie},
        },
        "security": [{"guest": []}, {"secret": []}],
    }


def kinds_of(call: Call) -> list[Any]:
    """The types of what is asked for and answered with."""
    given = [field.type for field in msgspec.structs.fields(call.parameters)]
    return [kind for kind in [call.body, *call.contents.values(), *given] if kind is not None]


def operation(call: Call, schemas: Schemas) -> Schema:
    """One call: every refusal looks the same."""
    answers: Schema = {"default": {"description": "why not", "content": schemas.content(Refused)}}
    for status, kind in call.contents.items():
        content = {} if kind is None else {"content": schemas.content(kind)}
        answers[str(status)] = {"description": "done", **content}
    described = {
        "summary": call.summary,
        "parameters": [
            {
                "name": field.encode_name,
                "in": "path" if call.in_path(field.encode_name) else "query",
                "required": field.required,
                "schema": schemas.of(field.type),
            }
            for field in msgspec.structs.fields(call.parameters)
        ],
        "responses": answers,
    }
    if call.body is not None:
        described["requestBody"] = {"required": True, "content": schemas.content(call.body)}
    return described
