"""The socket of a table: messages in, positions out."""

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from fireside.server.people.allowance import REST, Allowance, TooMuch, Visitor
from fireside.server.people.identity import is_from_here, is_opener, seats_at, visitor_of
from fireside.server.store.tables import Store
from fireside.server.tables.connection import TRY_AGAIN, Connection
from fireside.server.tables.hall import Hall
from fireside.server.tables.room import SERVER_FAULT, Room
from fireside.server.web.answers import why_other_protocol
from fireside.server.wire import (
    AnswerUndo,
    AskUndo,
    Choose,
    ClientMessage,
    Confirm,
    Confirming,
    Look,
    Name,
    Ping,
    Pong,
    Redo,
    Refused,
    ServerMessage,
    Undo,
)
from fireside.table.table import TableError

LONGEST_MESSAGE = 4096  # characters
NOT_ALLOWED = 1008

log = logging.getLogger(__name__)
decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)


def encoded(message: ServerMessage) -> str:
    """A message as it travels."""
    return msgspec.json.encode(message).decode()


async def table_socket(socket: WebSocket) -> None:
    """One visitor at one table, from coming to going."""
    await socket.accept()
    identity: str = socket.path_params["id"]
    allowance: Allowance = socket.app.state.allowance
    visitor = visitor_of(socket)
    try:
        allowance.spend("come", visitor)
        with allowance.line(visitor, identity):
            await visit(socket, identity, Asking(allowance, visitor, identity))
    except NotIn as problem:
        await turn_away(socket, identity, problem.reason, problem.detail)
    except TooMuch as problem:
        await asyncio.sleep(REST)  # whoever comes at once again would keep the server busy
        await turn_away(socket, identity, problem.reason, code=TRY_AGAIN)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("table %.40r: nobody can be let in", identity)
        await turn_away(socket, identity, "unavailable", code=TRY_AGAIN)


class NotIn(Exception):
    """Somebody is not let in; the reason is a word of the protocol."""

    def __init__(self, reason: str, detail: str = "") -> None:
        super().__init__(reason)
        self.reason = reason
        self.detail = detail


@dataclass
class Asking:
    """Somebody who sends messages at a table."""

    allowance: Allowance
    visitor: Visitor
    table: str

    def spend(self) -> None:
        """They send one; TooMuch where that is too often."""
        self.allowance.spend("say", self.visitor, self.table)


async def visit(socket: WebSocket, identity: str, asking: Asking) -> None:
    """Somebody comes and goes; NotIn or TooMuch where they are not let in."""
    room, yours = await let_in(socket, identity)
    if not yours:  # whoever looks on has little to say: together as much as one guest
        asking.visitor = Visitor(f"onlookers {identity}", asking.visitor.address)
    connection = Connection(socket, yours, is_opener(socket, room.opener))
    delivering = asyncio.create_task(connection.deliver())
    room.enter(connection)
    try:
        while True:
            await answer(room, connection, await socket.receive(), asking)
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("table %s: a socket ends after a fault", identity)
        connection.close(SERVER_FAULT)
        await delivering
    finally:
        room.leave(connection)
        delivering.cancel()


async def let_in(socket: WebSocket, identity: str) -> tuple[Room, list[int]]:
    """The room of a table, and the seats there that whoever comes decides for. Nothing may be
    waited for between this and entering: nobody may put the room away before one is in."""
    hall: Hall = socket.app.state.hall
    store: Store = socket.app.state.store
    if problem := why_other_protocol(socket.query_params.get("protocol")):
        raise NotIn("other-protocol", problem)
    if not is_from_here(socket):
        raise NotIn("wrong-origin")
    yours: list[int] | None = None
    renewals = -1
    while renewals != hall.renewals:  # a link that is renewed meanwhile lets nobody in
        renewals = hall.renewals
        yours = await seats_at(socket, store, identity)
        room = await hall.room(identity)
    if room is None:
        raise NotIn("unknown-table")
    if yours is None:
        raise NotIn("not-allowed")
    return room, yours


async def turn_away(
    socket: WebSocket, identity: str, reason: str, detail: str = "", code: int = NOT_ALLOWED
) -> None:
    """Say why, and close."""
    log.info("turned away from table %.40r: %s", identity, reason)
    with suppress(WebSocketDisconnect):
        await socket.send_text(encoded(Refused(reason, detail)))
        await socket.close(code)


async def answer(room: Room, connection: Connection, received: Message, asking: Asking) -> None:
    """Do what one message asks; a refusal is followed by the present position. Whoever sends too
    many is not listened to for a while."""
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    text = received.get("text")
    try:
        asking.spend()
        if not isinstance(text, str):
            raise TableError("broken-message", "messages are text")
        if len(text) > LONGEST_MESSAGE:
            raise TableError("too-large", f"a message has at most {LONGEST_MESSAGE} characters")
        try:
            message = decoder.decode(text)
        except (msgspec.MsgspecError, RecursionError) as problem:  # or one nested too deeply
            raise TableError("broken-message", str(problem)) from None
        await carry_out(room, connection, message)
    except TableError as problem:
        log.info("table %s refused seats %s: %s", room.id, connection.yours, problem.reason)
        refuse(room, connection, problem.reason, problem.detail)
    except TooMuch as problem:
        refuse(room, connection, problem.reason)
        await asyncio.sleep(REST)


def refuse(room: Room, connection: Connection, reason: str, detail: str = "") -> None:
    """Say why not, and where the table stands."""
    connection.send(encoded(Refused(reason, detail)))
    room.show(connection)


async def carry_out(room: Room, connection: Connection, message: ClientMessage) -> None:
    """Do what a message asks; TableError where that cannot be."""
    yours = connection.yours
    match message:
        case Choose(version, choice):
            await room.do(version, lambda table: table.choose(yours, choice))
        case Confirm(version):
            await room.do(version, lambda table: table.confirm(yours))
        case Undo(version, turn):
            await room.do(version, lambda table: table.undo(yours, turn))
        case Redo(version):
            await room.do(version, lambda table: table.redo(yours))
        case AskUndo(version):
            await room.do(version, lambda table: table.ask_undo(yours))
        case AnswerUndo(version, agree=True):
            await room.do(version, lambda table: table.answer_undo(yours, True))
        case AnswerUndo(version):
            await room.decline_undo(version, connection)
        case Confirming(on):
            await room.do(None, lambda table: table.set_confirming(yours, on))
        case Look(seat):
            if seat not in yours:
                raise TableError("not-allowed", "that seat is not yours")
            connection.viewpoint = seat
            room.show(connection)
        case Name(seat, name):
            await room.rename(connection, seat, name)
        case Ping():
            connection.send(encoded(Pong()))
