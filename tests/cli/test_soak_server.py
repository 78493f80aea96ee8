"""`fireside soak server`: games at a server that is killed again and again."""

import random
import shutil
import sqlite3
from pathlib import Path

import pytest

from fireside.cli.soak import command as soak
from fireside.cli.soak import server as soak_server
from fireside.cli.soak.server import Figures, Server, in_turn
from tests.cli.command import fireside


def test_every_sort_comes_in_turn() -> None:
    sorts = soak.wanted_games(None, [], None)
    count = len(sorts)
    games = list(in_turn(sorts, 2 * count + 6, random.Random(1)))
    assert len(games) == 2 * count + 6
    assert set(games[:count]) == set(games[count : 2 * count]) == set(sorts)


def test_it_comes_after_the_games_of_every_sort(monkeypatch: pytest.MonkeyPatch) -> None:
    async def pretended(*arguments: object, **more: object) -> Figures:
        return Figures(2000, 3000, 40)

    monkeypatch.setattr(soak_server, "play_at_mortal_server", pretended)
    answer = fireside("soak", "server")
    assert (answer.status, answer.error) == (0, "")
    assert answer.out.startswith(
        "server: 2,000 games, 40 kills, 3,000 choices told and none lost, 0 seconds"
    )
    answer = fireside("soak", "--games", 1, "--jobs", 1)
    assert [line.split(":")[0] for line in answer.out.splitlines()][-2:] == [
        "dewan, 4 players, lake-villages",
        "server",
    ]


def test_a_loss_is_told_and_what_was_kept_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    folders: list[Path] = []
    killed = Server.kill

    async def kill_and_forget(self: Server) -> None:
        await killed(self)
        folders.append(self._folder)
        with sqlite3.connect(self._folder / "tables.db") as connection:
            connection.execute("update tables set version = 0, settled = 0")
            connection.execute("delete from choices")

    monkeypatch.setattr(Server, "kill", kill_and_forget)
    monkeypatch.setattr(soak_server, "CHANGES_A_LIFE", 5)
    answer = fireside("soak", "server", "--games", 2, "--players", 4)
    assert (answer.status, answer.out) == (1, "")
    assert ", 0 is there (kept in " in answer.error
    assert f"kept in {folders[0]}" in answer.error
    assert len(answer.error.splitlines()) == 1
    assert (folders[0] / "server.log").exists()
    shutil.rmtree(folders[0])
