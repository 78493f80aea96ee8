"""The commands that start the server."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from fireside.server.running import listen
from tests.cli.command import fireside

MAIN = [sys.executable, "-m", "fireside.cli.main"]


def start(folder: Path, *arguments: str) -> "subprocess.Popen[str]":
    """A server that keeps its things in a folder."""
    environment = {**os.environ, "FIRESIDE_DATA": str(folder)}
    return subprocess.Popen(
        [*MAIN, *arguments],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )


def address_of(server: "subprocess.Popen[str]") -> str:
    """Where a server says that it is, once it is there."""
    assert server.stdout is not None
    return server.stdout.readline().split()[3]


def test_without_a_command_the_table_is_served(tmp_path: Path) -> None:
    servers = [start(tmp_path, "--no-browser") for _ in range(2)]
    addresses = [address_of(server) for server in servers]
    assert len(set(addresses)) == 2
    for address in addresses:
        assert address.startswith("http://127.0.0.1:8")
        assert [title["name"] for title in httpx.get(f"{address}api/titles").json()] == [
            "bonfire",
            "dewan",
        ]
    assert (tmp_path / "fireside.db").exists()
    for server in servers:
        server.send_signal(signal.SIGINT)
    for server in servers:
        _, error = server.communicate(timeout=20)
        assert "Traceback" not in error


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--port", "many"], "--port"),
        (["--port", "99999"], "--port"),
        (["serve", "--port", "0"], "--port"),
        (["serve", "--database", "nothing"], "the database is a URL like sqlite"),
        (["serve", "--database", "oracle+nothing://x"], "the database is a URL like sqlite"),
        (["serve", "--database", "postgresql+asyncpg://x/y"], "comes with fireside[postgres]"),
        (["serve", "--database", "sqlite+aiosqlite:////nowhere/at/all.db"], "cannot be used"),
        (["serve", "--pace", "-1"], "--pace"),
        (["serve", "--thinkers", "0"], "--thinkers"),
        (["serve", "--host", "300.0.0.1"], "300.0.0.1"),
        (["serve", "--public-url", "fireside"], "the public address is one like https://"),
        (["serve", "--proxy", "proxy"], "is no address and no network"),
    ],
)
def test_bad_input_gets_one_line(
    arguments: list[str], words: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("FIRESIDE_DATA", str(tmp_path))
    answer = fireside(*arguments)
    assert answer.is_bad_input(words), answer


def test_a_port_in_use_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FIRESIDE_DATA", str(tmp_path))
    with listen("127.0.0.1", 0) as taken:
        answer = fireside("serve", "--port", taken.getsockname()[1])
    assert answer.is_bad_input("is in use"), answer
