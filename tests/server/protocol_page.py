"""The table of requests in docs/protocol.md, made from the server's own:
`python -m tests.server.protocol_page` writes it."""

import re
from pathlib import Path
from typing import Annotated, Any, get_args, get_origin

from msgspec.structs import fields

from fireside.server.routes import CALLS
from fireside.server.web.calls import Call
from fireside.server.web.openapi import TEXTS

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
BEGIN = "<!-- Made by `python -m tests.server.protocol_page` from server/routes.py. -->\n\n"
END = "\n<!-- The end of what is made. -->"
MADE = re.compile(f"(?<={re.escape(BEGIN)}).*?(?={re.escape(END)})", re.S)
HEAD = "| request | what for | answer |\n|---|---|---|\n"


def table() -> str:
    """A row for each request."""
    return HEAD + "".join(row(call) for call in CALLS)


def row(call: Call) -> str:
    """What is asked for, what it is for, and what comes back."""
    path = re.sub(r"\{(\w+)\}", lambda name: name[1].upper(), call.path)
    asked = [one.encode_name for one in fields(call.parameters)]
    query = "&".join(f"{name}={name.upper()}" for name in asked if not call.in_path(name))
    sent = f" with {named(call.body)}" if call.body else ""
    answers = [
        f"{named(kind)}{f' ({status})' if status != 200 else ''}"
        for status, kind in call.contents.items()
    ]
    request = f"`{call.method} {path}{'?' if query else ''}{query}`{sent}"
    return f"| {request} | {call.summary} | {', '.join(answers)} |\n"


def named(kind: Any) -> str:
    """What a type is called in the page."""
    if kind is None:
        return "nothing"
    if kind in TEXTS:
        return "a text"
    if get_origin(kind) is Annotated:
        return named(get_args(kind)[0])
    if get_origin(kind) is list:
        return "a list of " + named(get_args(kind)[0]).replace("an object", "objects")
    if get_origin(kind) is dict:
        return "an object"
    return f"`{kind.__name__}`"


def page() -> str:
    """The page with the table as it should be."""
    return MADE.sub(lambda _: table(), PAGE.read_text("utf-8"))


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
