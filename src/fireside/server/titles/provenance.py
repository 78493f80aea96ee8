"""Where a title's printed values come from, and the file with them for owners of the box."""

from functools import cache
from typing import Annotated

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fireside.core.edition import imprint
from fireside.core.title import Title, titles
from fireside.server.web.answers import Refusal, as_file, unchanging
from fireside.server.wire import MarkedPart, Provenance


async def provenance(request: Request, title: str) -> Annotated[Response, Provenance]:
    """Where the printed values of our edition come from, by its marks. Has an `ETag`."""
    return unchanging(request, encoded(known(title).name))


async def edition(request: Request, title: str) -> Annotated[Response, str]:
    """That file, to be corrected by an owner of the box."""
    return as_file(known(title).editions.text(), f"{title}.toml")


def known(name: str) -> Title:
    """The title of that name."""
    if name not in titles():
        raise Refusal(404, "illegal", f"there is {', '.join(titles())}")
    return titles()[name]


@cache
def encoded(name: str) -> bytes:
    """The provenance of a title as JSON, made once."""
    return msgspec.json.encode(provenance_of(titles()[name]))


def provenance_of(title: Title) -> Provenance:
    """The marks of a title's edition."""
    editions = title.editions
    found = [
        MarkedPart(one.mark, one.section, one.keys, one.pieces, one.out_of)
        for one in editions.marks()
    ]
    marks = editions.shape.mark.names or []
    return Provenance(title.name, imprint(editions.load()), marks, found)
