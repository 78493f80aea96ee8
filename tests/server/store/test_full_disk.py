"""A disk that is full is told in words, and nothing that was told before is lost."""

import asyncio
import os
import resource
import subprocess
import sys
from pathlib import Path
from typing import Any

from fireside.bonfire.edition import editions as edition
from tests.server.served import HERE, LINK, Message, guest

LARGEST = 1_500_000  # bytes of a file


def little_room() -> None:
    resource.setrlimit(resource.RLIMIT_FSIZE, (LARGEST, LARGEST))


def process(folder: Path) -> "subprocess.Popen[str]":
    """A server whose files cannot grow beyond a size."""
    command = [sys.executable, "-m", "fireside.cli.main", "serve", "--no-limits"]
    environment: dict[str, Any] = {**os.environ, "FIRESIDE_DATA": str(folder)}
    with (folder / "log").open("w") as log:
        return subprocess.Popen(
            command,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=log,
            text=True,
            preexec_fn=little_room,
        )


async def fill_and_look(address: str) -> None:
    text = Path(edition.__file__).with_name("fireside.toml").read_text()
    plan: Message = {"title": "bonfire", "seats": [HERE, LINK]}
    large = {**plan, "edition": text + "# more\n" * 3_000}
    async with guest(address) as ann:
        made = await ann.open_table("bonfire", [HERE, LINK])
        answer = await ann.http.post("/api/tables", json=large)
        while answer.status_code == 201:
            answer = await ann.http.post("/api/tables", json=large)
        assert (answer.status_code, answer.json()["reason"]) == (503, "unavailable")
        watched = await ann.http.get("/health")
        while watched.status_code == 200:  # it writes a little each time
            watched = await ann.http.get("/health")
        assert watched.status_code == 503
        async with guest(address) as ben:
            link = await ben.http.get(made["links"]["1"])
            assert link.headers["location"] == "/?refused=unavailable"
        async with ann.sit(made["id"]) as line:
            assert line.position["version"] == 0


def test_a_full_disk(tmp_path: Path) -> None:
    server = process(tmp_path)
    assert server.stdout is not None
    try:
        address = server.stdout.readline().split()[3].strip("/").removeprefix("http://")
        asyncio.run(fill_and_look(address))
    finally:
        server.terminate()
        server.wait(20)
        server.stdout.close()
