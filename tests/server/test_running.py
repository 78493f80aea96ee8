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


def started(folder: Path, *arguments: str) -> tuple["subprocess.Popen[str]", str]:
    """A server that keeps its things in a folder, and where it says that it is."""
    environment = {**os.environ, "FIRESIDE_DATA": str(folder)}
    process = subprocess.Popen(
        [*MAIN, *arguments],
        env=environment,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    return process, process.stdout.readline().split()[3]


def test_without_a_command_the_table_is_served(tmp_path: Path) -> None:
    process, url = started(tmp_path, "--no-browser")
    other, next_url = started(tmp_path, "--no-browser")
    assert url.startswith("http://127.0.0.1:8")
    assert url != next_url
    for address in (url, next_url):
        assert [title["name"] for title in httpx.get(f"{address}api/titles").json()] == [
            "bonfire",
            "dewan",
        ]
    assert (tmp_path / "fireside.db").exists()
    for server in (process, other):
        server.send_signal(signal.SIGINT)
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
        (["serve", "--database", "sqlite+aiosqlite:////nowhere/at/all.db"], "cannot be used"),
        (["serve", "--pace", "-1"], "--pace"),
        (["serve", "--host", "300.0.0.1"], "300.0.0.1"),
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
