"""A recorded game told to a page position by position, as the table's socket would tell it."""

import json
from collections.abc import Sequence
from typing import Any

from playwright.sync_api import BrowserContext, Page, WebSocketRoute

from tests.browser.recorded import brought

AT_ONCE = 60  # positions that are fetched together

Told = dict[str, Any]


def recorded(
    context: BrowserContext, game: str, most: int = 400, seats: Sequence[str] = ()
) -> tuple[str, list[Told]]:
    """A table that holds a recorded game, and its positions as the first seat saw them."""
    table = brought(context, game, seats)
    length: int = context.request.get(f"/api/tables/{table}/course").json()["length"]
    positions: list[Told] = []
    for first in range(0, min(length, most) + 1, AT_ONCE):
        last = min(first + AT_ONCE - 1, length, most)
        address = f"/api/tables/{table}/positions?from={first}&to={last}&seat=0"
        positions += [found["position"] for found in context.request.get(address).json()]
    return table, [{**position, "yours": [0], "over": False} for position in positions]


class Feed:
    """The socket of a table, in the hands of the test."""

    def __init__(self, page: Page, first: Told | None) -> None:
        self.socket: WebSocketRoute | None = None
        self.first = first  # what is told at once, if anything
        self.asked: list[Told] = []  # what the page has sent, signs of life left out
        page.route_web_socket("**/ws/*", self.connect)

    def connect(self, socket: WebSocketRoute) -> None:
        self.socket = socket
        socket.on_message(self.hear)
        if self.first:
            self.tell(self.first)

    def hear(self, message: str | bytes) -> None:
        asked = json.loads(message)
        if asked["t"] != "ping":
            self.asked.append(asked)
        elif self.socket is not None:
            self.socket.send(json.dumps({"t": "pong"}))

    def tell(self, position: Told) -> None:
        """Let the page hear of a position."""
        assert self.socket is not None
        self.socket.send(json.dumps(position))


def watch(page: Page, table: str, first: Told) -> Feed:
    """Open the page of a table whose socket tells what the test wants."""
    feed = Feed(page, first)
    page.goto(f"/table/{table}")
    page.wait_for_selector(".flights", state="attached")
    return feed
