"""The description of HTTP that machines read; the messages describe themselves."""

from typing import Any

import msgspec

from fireside.server import wire

REFERENCE = "#/components/schemas/{name}"
MESSAGES = [wire.ClientMessage, wire.ServerMessage, wire.NewTable, wire.Made, wire.Summary]
MESSAGES += [wire.Course, wire.PastPosition, wire.WhatIf, wire.Lesson]
MESSAGES += [wire.TitleInfo, wire.Renew, wire.Link, wire.Hints, wire.Review, wire.Reviewing]
MESSAGES += [wire.Called, wire.Opened, wire.Series, wire.Deal, wire.Statistics, wire.Companion]
MESSAGES += [wire.PrintedGame, wire.Provenance, wire.Reach]


def description() -> dict[str, Any]:
    """The whole document."""
    (client, server, *_), schemas = msgspec.json.schema_components(MESSAGES, ref_template=REFERENCE)
    table = [parameter("id", "path")]
    title = [parameter("title", "path")]
    events = {"type": "array", "items": {"type": "object"}}
    paths = {
        "/api/titles": {"get": operation("What can be played", many("TitleInfo"))},
        "/api/titles/{title}/provenance": {
            "get": operation("Whence printed values come", one("Provenance"), title)
        },
        "/api/titles/{title}/edition": {
            "get": operation("Our edition as a file", {"type": "string"}, title)
        },
        "/api/lessons/{title}": {"get": operation("A title's lesson", one("Lesson"), title)},
        "/api/tables": {
            "get": operation("One's own tables, newest first", many("Summary")),
            "post": {
                **operation("Open a table", one("Made"), status="201"),
                "requestBody": {"required": True, "content": content(one("NewTable"))},
            },
        },
        "/api/tables/{id}": {"get": operation("One table", one("Summary"), table)},
        "/api/tables/{id}/log": {
            "get": operation(
                "Events as the caller may see them",
                events,
                [*table, parameter("from", "query"), parameter("seat", "query")],
            )
        },
        "/api/tables/{id}/printed": {
            "get": operation("What the table's pieces show", {"type": "object"}, table)
        },
        "/api/tables/{id}/record": {
            "get": operation("The game as a record, once it is over", {"type": "string"}, table)
        },
        "/api/tables/{id}/hint": {
            "post": operation("Hints for whoever has to choose", one("Hints"), table)
        },
        "/api/tables/{id}/review": {"get": reviewing(table)},
        "/api/tables/{id}/links": {
            "post": {
                **operation("Another link in place of an old one", one("Link"), table, "201"),
                "requestBody": {"required": True, "content": content(one("Renew"))},
            }
        },
        "/api/tables/{id}/seats/{seat}/link": {
            "post": operation(
                "One more link to a seat of one's own",
                one("Link"),
                [*table, parameter("seat", "path")],
                "201",
            )
        },
        "/api/reach": {
            "get": operation("Where others find this server", one("Reach")),
            "post": operation("Let others in over the network", one("Reach")),
        },
        "/api/tables/{id}/course": {"get": operation("The game so far", one("Course"), table)},
        "/api/tables/{id}/positions": {
            "get": operation(
                "Where the table stood after these numbers of choices",
                many("PastPosition"),
                [*table, *(parameter(name, "query") for name in ("from", "to", "seat"))],
            )
        },
        "/api/tables/{id}/positions/{number}": {
            "get": operation(
                "Where the table stood after a number of choices",
                one("PastPosition"),
                [*table, parameter("number", "path"), parameter("seat", "query")],
            )
        },
        "/api/tables/{id}/share": {
            "post": operation("One more link for looking on", one("Link"), table, "201")
        },
        "/api/tables/{id}/what-if": {
            "post": {
                **operation("A table that goes on from a position", one("Made"), table, "201"),
                "requestBody": {"required": True, "content": content(one("WhatIf"))},
            }
        },
        "/api/records": {
            "post": {
                **operation("A table from a record", one("Made"), status="201"),
                "requestBody": {"required": True, "content": content({"type": "string"})},
            }
        },
        "/api/records/{id}": {"delete": deletion("Delete a record that one has brought", table)},
        **solo(),
        "/api/companion": {"get": operation("For playing the printed games", one("Companion"))},
        "/ws/{id}": {
            "get": operation("The socket: ClientMessage in, ServerMessage out", {}, table)
        },
    }
    secret = {"type": "http", "scheme": "bearer", "description": "the secret of a seat's link"}
    cookie = {"type": "apiKey", "in": "cookie", "name": "fireside"}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Fireside", "version": "1"},
        "paths": paths,
        "components": {
            "schemas": {**schemas, "ClientMessage": client, "ServerMessage": server},
            "securitySchemes": {"secret": secret, "guest": cookie},
        },
        "security": [{"guest": []}, {"secret": []}],
    }


def operation(
    summary: str,
    schema: dict[str, Any],
    parameters: list[dict[str, Any]] | None = None,
    status: str = "200",
) -> dict[str, Any]:
    """One request and its answer; every refusal looks the same."""
    refused = {"description": "why not", "content": content(one("Refused"))}
    done = {"description": "done", "content": content(schema)}
    answers = {status: done, "default": refused}
    return {"summary": summary, "parameters": parameters or [], "responses": answers}


def reviewing(parameters: list[dict[str, Any]]) -> dict[str, Any]:
    """The request for a review, which takes a while."""
    asked = operation("The finished game turn by turn", one("Review"), parameters)
    not_yet = {"description": "it is being made", "content": content(one("Reviewing"))}
    asked["responses"]["202"] = not_yet
    return asked


def deletion(summary: str, parameters: list[dict[str, Any]]) -> dict[str, Any]:
    """A request after which something is gone; the answer is empty."""
    asked = operation(summary, {}, parameters)
    del asked["responses"]["200"]
    asked["responses"]["204"] = {"description": "it is gone"}
    return asked


def solo() -> dict[str, Any]:
    """The requests about one's own results: the handicap series, the deal of a day, statistics."""
    day = {"name": "date", "in": "query", "required": False, "schema": {"type": "string"}}
    asked = [
        {**day, "name": "title"},
        parameter("players", "query"),
        {**day, "name": "against"},
    ]
    sheet = [parameter("sheet", "path")]
    named = {"requestBody": {"required": True, "content": content(one("Called"))}}
    return {
        "/api/series": {
            "get": operation("One's own handicap series", one("Series")),
            "post": operation("Begin a new series", one("Series"), status="201"),
        },
        "/api/series/games": {
            "post": {**operation("Open its next game", one("Opened"), status="201"), **named}
        },
        "/api/series/printed/{sheet}": {
            "put": {
                **operation("A printed game counts in it", one("Series"), sheet),
                "requestBody": {"required": True, "content": content(one("PrintedGame"))},
            },
            "delete": operation("And does not count any more", one("Series"), sheet),
        },
        "/api/deal": {
            "get": operation("The deal of a day", one("Deal"), [day]),
            "post": {**operation("Play today's, or go on with it", one("Opened")), **named},
        },
        "/api/deal/best": {
            "post": {**operation("May look at its best game", one("Opened"), [day]), **named}
        },
        "/api/deal/name": {
            "post": {**operation("Be called otherwise in its list", one("Deal"), [day]), **named}
        },
        "/api/statistics": {
            "get": operation("Statistics of one's own games", one("Statistics"), asked)
        },
    }


def parameter(name: str, place: str) -> dict[str, Any]:
    kind = "string" if place == "path" else "integer"
    return {"name": name, "in": place, "required": place == "path", "schema": {"type": kind}}


def content(schema: dict[str, Any]) -> dict[str, Any]:
    kind = "text/plain" if schema.get("type") == "string" else "application/json"
    return {kind: {"schema": schema}}


def one(name: str) -> dict[str, Any]:
    return {"$ref": REFERENCE.format(name=name)}


def many(name: str) -> dict[str, Any]:
    return {"type": "array", "items": one(name)}
