"""What a page has been told over the socket of its table."""

import json
from typing import Any

from playwright.sync_api import Page, WebSocket


class Heard:
    """The position that the page has heard of last."""

    def __init__(self, page: Page) -> None:
        self.position: dict[str, Any] = {}
        page.on("websocket", self.listen)

    def listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self.take)

    def take(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["t"] == "position":
            self.position = message

    @property
    def decision(self) -> dict[str, Any]:
        """What is to be decided, as the view tells it."""
        found: dict[str, Any] = self.position["view"]["decision"]
        return found

    def camps(self) -> list[dict[str, Any]]:
        """The open choices that place a camp."""
        return [one for one in self.position["choices"] if one["kind"] == "camp"]
