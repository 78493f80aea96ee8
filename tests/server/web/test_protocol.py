"""The version of the protocol: who speaks another one is told so in one clear line."""

import asyncio
from pathlib import Path

import pytest
import websockets

from fireside.server.wire import PROTOCOL
from tests.server.served import BOT, HERE, guest, served

OTHER = str(PROTOCOL + 1)
WHY = f"this server speaks version {PROTOCOL} of the protocol, not version {OTHER}"


@pytest.mark.parametrize("method", ["GET", "POST"])
def test_requests_of_another_version_are_refused(tmp_path: Path, method: str) -> None:
    async def visit(address: str) -> None:
        async with guest(address) as ann:
            for version, status in [(OTHER, 400), ("x", 400), (str(PROTOCOL), 200), (None, 200)]:
                headers = {} if version is None else {"Fireside-Protocol": version}
                path = "/api/titles" if method == "GET" else "/api/deal"
                body = None if method == "GET" else {"name": "Ann"}
                answer = await ann.http.request(method, path, headers=headers, json=body)
                assert answer.is_success == (status == 200)
                assert answer.headers["fireside-protocol"] == str(PROTOCOL)
                if version == OTHER:
                    refused = {"t": "refused", "reason": "other-protocol", "detail": WHY}
                    assert answer.json() == refused
            document = await ann.get("/api/openapi.json")
            assert document["info"]["version"] == str(PROTOCOL)

    with served(tmp_path) as (address, _):
        asyncio.run(visit(address))


def test_a_socket_of_another_version_is_closed(tmp_path: Path) -> None:
    async def visit(address: str) -> None:
        async with guest(address) as ann:
            table = (await ann.open_table("bonfire", [HERE, BOT]))["id"]
            async with ann.sit(f"{table}?protocol={PROTOCOL}") as line:
                assert line.position["version"] == 0
            async with ann.line(f"{table}?protocol={OTHER}") as line:
                refused = await line.receive()
                assert (refused["reason"], refused["detail"]) == ("other-protocol", WHY)
                with pytest.raises(websockets.ConnectionClosed):
                    await line.receive()
                assert line.socket.close_code == 1008

    with served(tmp_path) as (address, _):
        asyncio.run(visit(address))
