"""Where a title's printed values come from, and the file with them for owners of the box."""

from functools import cache

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from fireside.core.edition import imprint
from fireside.core.title import Title, titles
from fireside.server.api import Refusal, unchanging
from fireside.server.wire import MarkedPart, Provenance


async def provenance(request: Request) -> Response:
    """What the rulebooks say, what is likely, and what is ours: the same for everybody."""
    return unchanging(request, encoded(title_in(request).name))


async def edition(request: Request) -> Response:
    """Our edition, to be corrected by somebody with the box."""
    title = title_in(request)
    headers = {"Content-Disposition": f'attachment; filename="{title.name}.toml"'}
    return Response(title.editions.text(), headers=headers, media_type="text/plain")


def title_in(request: Request) -> Title:
    """The title that the address of a request names."""
    name = request.path_params["title"]
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
