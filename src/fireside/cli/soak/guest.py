"""A guest who plays one table to its end, however often its server dies, and who remembers all
that was told."""

import asyncio
import json
import secrets
import urllib.request
from collections.abc import Awaitable, Callable
from http.client import HTTPException
from random import Random
from typing import Any, Protocol

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from fireside.cli.options import GameOptions
from fireside.cli.soak.onlooker import Onlooker
from fireside.core.event import Event
from fireside.core.record import read, replay

Message = dict[str, Any]

PATIENCE = 120.0  # seconds that nothing takes, unless something is broken
BETWEEN_LOOKS = 0.05  # seconds that leave time for the game
ONE_UNDO_IN = 15  # where there is something to take back
SAME = ("view", "toMove", "logLength")  # of two positions with the same version and eyes


class Lost(Exception):
    """Something that was told does not hold, or the server fails in another way."""


class Mortal(Protocol):
    """What a guest knows of the server."""

    address: str
    kills: int
    up: asyncio.Event

    def has_told(self) -> None:
        """A change was told to somebody."""


class Guest:
    """Somebody with a cookie of their own, at a table of their own."""

    def __init__(self, server: Mortal, options: GameOptions, bots: bool, luck: Random) -> None:
        self.options = options
        self.bots = bots  # on all seats but the first
        self.table = ""
        self.position: Message = {}  # the last one that was told
        self.choices = 0  # made here and told
        self._server = server
        self._luck = luck
        self._headers = {"Cookie": f"fireside={secrets.token_urlsafe(32)}"}
        self._told: list[tuple[int, Message]] = []  # events, each with the eyes it was seen with
        self._asked = ""  # what the server was asked for and has not answered yet
        self._onlooker = Onlooker()

    async def play(self) -> None:
        """Play a whole game, and check its record."""
        for deed in (self._open, self._play, self._check_record):
            await self._insist(deed)

    async def _insist(self, deed: Callable[[], Awaitable[None]]) -> None:
        """Do something again until no death of the server cuts it short."""
        while True:
            await self._server.up.wait()
            kills = self._server.kills
            try:
                await deed()
                return
            except (OSError, HTTPException, WebSocketException) as problem:
                if self._server.kills == kills:
                    raise Lost(f"the server hangs up, or is silent: {problem!r}") from problem

    async def _request(self, path: str, body: Message | None = None) -> bytes:
        url = f"http://{self._server.address}/api/tables{path}"
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(url, data, self._headers)

        def send() -> bytes:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                content: bytes = response.read()
                return content

        return await asyncio.to_thread(send)

    async def _open(self) -> None:
        others = {"kind": "bot", "level": "random"} if self.bots else {"kind": "here"}
        plan: Message = {
            "title": self.options.title,
            "seats": [{"kind": "here"}, *[others] * (self.options.players - 1)],
            "options": self.options.game().options(),
        }
        self.table = json.loads(await self._request("", plan))["id"]

    # Playing

    async def _play(self) -> None:
        looking = asyncio.create_task(self._look_on())
        try:
            await self._sit()
        finally:
            looking.cancel()
            await asyncio.gather(looking, return_exceptions=True)

    def _connect(self) -> connect:
        url = f"ws://{self._server.address}/ws/{self.table}"
        return connect(
            url, additional_headers=self._headers, open_timeout=PATIENCE, ping_interval=None
        )

    async def _look_on(self) -> None:
        """Come anew, look and ask, beside the game."""
        while True:
            async with self._connect() as socket:
                first = await self._receive(socket)
                self._onlooker.see(first)
                await socket.send(json.dumps({"t": "look", "seat": first["yours"][-1]}))
                self._onlooker.see(await self._receive(socket))
            await self._onlooker.ask(self.table, self._request)
            await asyncio.sleep(BETWEEN_LOOKS)

    async def _sit(self) -> None:
        async with self._connect() as socket:
            await self._arrive(await self._receive(socket))
            answered = -1
            while not self.position["over"]:
                if self.position["version"] > answered:
                    answered = await self._answer(socket)
                self._hear(await self._receive(socket))

    async def _receive(self, socket: ClientConnection) -> Message:
        message: Message = json.loads(await asyncio.wait_for(socket.recv(), PATIENCE))
        if message["t"] != "position":
            raise Lost(f"the server refuses '{self._asked}': {message}")
        return message

    async def _answer(self, socket: ClientConnection) -> int:
        """Do something at random if there is anything to do; the version it was done in."""
        position, luck = self.position, self._luck
        message: Message = {"version": position["version"]}
        if position["permissions"]["undo"] and luck.randrange(ONE_UNDO_IN) == 0:
            message |= {"t": "undo", "turn": luck.random() < 0.5}
        elif position["permissions"]["confirm"]:
            message |= {"t": "confirm"}
        elif position["choices"]:
            message |= {"t": "choose", "choice": luck.choice(position["choices"])["choice"]}
        else:
            return -1
        self._asked = message["t"]
        await socket.send(json.dumps(message))
        return int(message["version"])

    def _hear(self, position: Message) -> None:
        """Remember what was told."""
        told = position["version"] > self.position["version"]
        if told and self._asked == "choose":
            self.choices += 1
        if position["undone"]:
            del self._told[position["logLength"] :]
        self._told += [(position["seat"], event) for event in position["events"]]
        if len(self._told) != position["logLength"]:
            raise Lost(f"{position['logLength']} events are there, {len(self._told)} were told")
        self.position = position
        if told:
            self._asked = ""
            self._server.has_told()

    # Checking

    async def _arrive(self, position: Message) -> None:
        """Compare what is there with what was told before."""
        missing = await self._onlooker.missing(self.table, position, self._request)
        if missing:
            raise Lost(missing)
        last = self.position or position
        if position["version"] < last["version"]:
            raise Lost(f"version {last['version']} was told, {position['version']} is there")
        if self._asked == "undo" and position["version"] > last["version"]:
            del self._told[position["logLength"] :]
        length = position["logLength"]
        logs: dict[int, list[Message]] = {}
        for seat in position["yours"]:
            log = json.loads(await self._request(f"/{self.table}/log?seat={seat}"))
            logs[seat] = log[:length]
        self._compare(logs)
        if (position["version"], position["seat"]) == (last["version"], last["seat"]):
            for what in SAME:
                if position[what] != last[what]:
                    raise Lost(f"the {what} of version {last['version']} has changed")
        eyes = position["seat"]
        self._told += [(eyes, event) for event in logs[eyes][len(self._told) :]]
        self.position = position
        self._asked = ""

    def _compare(self, logs: dict[int, list[Message]]) -> None:
        """Whether all events told are in the logs of the seats that saw them."""
        for number, (eyes, event) in enumerate(self._told):
            if logs[eyes][number : number + 1] != [event]:
                raise Lost(f"event {number} of {len(self._told)} was told and is gone: {event}")

    async def _check_record(self) -> None:
        """The record leads to the end that was told, by way of all that was told."""
        record = read((await self._request(f"/{self.table}/record")).decode())
        events: list[Event] = []
        state = replay(record, self.options.game(), log=events)
        logs = {
            seat: json.loads(json.dumps([event.seen_by(seat) for event in events]))
            for seat in self.position["yours"]
        }
        self._compare(logs)
        if len(events) != len(self._told) or state.scores() != self.position["scores"]:
            raise Lost("the record leads elsewhere")
