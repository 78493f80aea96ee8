"""What a companion beside the printed games needs: a rival's cards, and the titles' score sheets.

It depends on nobody's table, so that browsers may keep it and need no server afterwards.
"""

from collections.abc import Callable
from functools import cache
from typing import Annotated

from msgspec.json import encode
from starlette.requests import Request
from starlette.responses import Response

from fireside.core.challenge import challenge
from fireside.core.title import titled, titles
from fireside.server.wire import Companion, CompanionTom, Sheet


async def companion(request: Request) -> Annotated[Response, Companion]:
    """What the companion beside the printed games needs; nobody's own, so browsers keep it."""
    headers = {"Cache-Control": "no-cache"}
    return Response(encode(printed_game()), headers=headers, media_type="application/json")


@cache
def printed_game() -> Companion:
    """All of it, from the rules and the editions that come with them."""
    tom: Callable[[], CompanionTom] = titled(challenge().title).part("companion")
    found: list[Sheet] = []
    for title in titles().values():
        if "sheets" in title.parts:
            found += title.part("sheets")()
    return Companion(tom(), found)
