"""Somebody who comes to a guest's table again and again, looks, asks over HTTP and goes: what they
were told must be there after the server's death, too."""

import json
from collections.abc import Awaitable, Callable
from typing import Any

Message = dict[str, Any]
Ask = Callable[[str], Awaitable[bytes]]


class Onlooker:
    """What a newcomer, a look and a request have told of a table."""

    def __init__(self) -> None:
        self.latest: Message = {}  # the position with the highest version
        self.lengths: list[int] = []  # choices that stood, by HTTP since then

    def see(self, position: Message) -> None:
        """Remember what a socket told."""
        if not self.latest or position["version"] > self.latest["version"]:
            self.latest = position
            self.lengths.clear()

    async def ask(self, table: str, request: Ask) -> None:
        """Remember what a request is told."""
        version = self.latest.get("version")
        course = json.loads(await request(f"/{table}/course"))
        if self.latest.get("version") == version:
            self.lengths.append(course["length"])

    async def missing(self, table: str, position: Message, request: Ask) -> str:
        """What was told and is not there, in words; nothing where all is."""
        version = position["version"]
        if not self.latest or version > self.latest["version"]:
            return ""
        if version < self.latest["version"]:
            return f"a newcomer was told version {self.latest['version']}, {version} is there"
        length = json.loads(await request(f"/{table}/course"))["length"]
        if position["toMove"] == self.latest["toMove"] and {length} >= set(self.lengths):
            return ""
        return f"{self.lengths} choices were told over HTTP, {length} are there"
