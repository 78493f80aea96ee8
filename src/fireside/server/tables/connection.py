"""One open socket at a table: who is there, who they see as, and what is on its way to them."""

import asyncio

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

MOST_WAITING = 256  # messages; whoever is further behind has to come back and look anew
TRY_AGAIN = 1013


class Connection:
    """Messages are put into a queue, so that a slow reader holds nobody up."""

    def __init__(self, socket: WebSocket, yours: list[int], opener: bool = False) -> None:
        self.socket = socket
        self.yours = yours  # the seats it decides for
        self.opener = opener  # whether they opened the table
        self.viewpoint = yours[0] if yours else -1
        self._waiting: asyncio.Queue[str | int] = asyncio.Queue(MOST_WAITING)
        self._lagging = False

    def follow(self, seat: int) -> None:
        """See as the own seat that has to decide."""
        if seat in self.yours:
            self.viewpoint = seat

    def send(self, message: str) -> None:
        """Put a message on its way."""
        if self._lagging:
            return
        if self._waiting.full():
            self.close(TRY_AGAIN)
        else:
            self._waiting.put_nowait(message)

    def close(self, code: int) -> None:
        """End it, after what is on its way or, where that is too much, instead of it."""
        if self._waiting.full():
            self._lagging = True
            while not self._waiting.empty():
                self._waiting.get_nowait()
        self._waiting.put_nowait(code)

    async def deliver(self) -> None:
        """Send what comes, until it is closed."""
        try:
            while self.socket.application_state is WebSocketState.CONNECTED:
                message = await self._waiting.get()
                if isinstance(message, int):
                    await self.socket.close(message)
                    return
                await self.socket.send_text(message)
        except (WebSocketDisconnect, RuntimeError):
            return  # they have gone; reading notices it too
