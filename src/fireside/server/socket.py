"""The socket of a table: messages in, positions out."""

import asyncio
import logging

import msgspec
from starlette.types import Message
from starlette.websockets import WebSocket, WebSocketDisconnect

from fireside.server.connection import Connection
from fireside.server.hall import Hall, OtherRules
from fireside.server.identity import is_from_here, is_opener, seats_at
from fireside.server.room import SERVER_FAULT, Room
from fireside.server.store import Store
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
    hall: Hall = socket.app.state.hall
    store: Store = socket.app.state.store
    identity: str = socket.path_params["id"]
    if not is_from_here(socket):
        await turn_away(socket, identity, "wrong-origin")
        return
    yours: list[int] | None = None
    renewals = -1
    try:
        while renewals != hall.renewals:  # a link that is renewed meanwhile lets nobody in
            renewals = hall.renewals
            yours = await seats_at(socket, store, identity)
            # The last wait: nobody may put the room away before one is in.
            room = await hall.room(identity)
    except OtherRules as problem:
        why = ["not-allowed"] if yours is None else ["other-rules", str(problem)]
        await turn_away(socket, identity, *why)
        return
    if room is None:
        await turn_away(socket, identity, "unknown-table")
        return
    if yours is None:
        await turn_away(socket, identity, "not-allowed")
        return
    connection = Connection(socket, yours, is_opener(socket, room.opener))
    delivering = asyncio.create_task(connection.deliver())
    room.enter(connection)
    try:
        while True:
            await answer(room, connection, await socket.receive())
    except WebSocketDisconnect:
        pass
    except Exception:
        log.exception("table %s: a socket ends after a fault", identity)
        connection.close(SERVER_FAULT)
        await delivering
    finally:
        room.leave(connection)
        delivering.cancel()


async def turn_away(socket: WebSocket, identity: str, reason: str, detail: str = "") -> None:
    """Say why, and close."""
    log.info("turned away from table %.40r: %s", identity, reason)
    await socket.send_text(encoded(Refused(reason, detail)))
    await socket.close(NOT_ALLOWED)


async def answer(room: Room, connection: Connection, received: Message) -> None:
    """Do what one message asks; a refusal is followed by the present position."""
    if received["type"] == "websocket.disconnect":
        raise WebSocketDisconnect
    text = received.get("text")
    try:
        if not isinstance(text, str):
            raise TableError("broken-message", "messages are text")
        if len(text) > LONGEST_MESSAGE:
            raise TableError("too-large", f"a message has at most {LONGEST_MESSAGE} characters")
        try:
            message = decoder.decode(text)
        except msgspec.MsgspecError as problem:
            raise TableError("broken-message", str(problem)) from None
        await carry_out(room, connection, message)
    except TableError as problem:
        log.info("table %s refused seats %s: %s", room.id, connection.yours, problem.reason)
        connection.send(encoded(Refused(problem.reason, problem.detail)))
        room.show(connection)


async def carry_out(room: Room, connection: Connection, message: ClientMessage) -> None:
    """Do what a message asks; TableError where that cannot be."""
    table, yours = room.table, connection.yours
    match message:
        case Choose(version, choice):
            await room.do(version, lambda: table.choose(yours, choice))
        case Confirm(version):
            await room.do(version, lambda: table.confirm(yours))
        case Undo(version, turn):
            await room.do(version, lambda: table.undo(yours, turn))
        case Redo(version):
            await room.do(version, lambda: table.redo(yours))
        case AskUndo(version):
            await room.do(version, lambda: table.ask_undo(yours))
        case AnswerUndo(version, agree=True):
            await room.do(version, lambda: table.answer_undo(yours, True))
        case AnswerUndo(version):
            await room.do(version, lambda: room.decline_undo(connection))
        case Confirming(on):
            await room.do(None, lambda: table.set_confirming(yours, on))
        case Look(seat):
            if seat not in yours:
                raise TableError("not-allowed", "that seat is not yours")
            connection.eyes = seat
            room.show(connection)
        case Name(seat, name):
            await room.rename(connection, seat, name)
        case Ping():
            connection.send(encoded(Pong()))
