"""The bot in examples/ plays whole games."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest

from tests.server.served import HERE, LINK, guest, served

BOT = Path(__file__).parents[3] / "examples" / "bot.py"


@pytest.mark.parametrize("title", ["bonfire", "dewan"])
def test_the_example_plays_a_whole_game(tmp_path: Path, title: str) -> None:
    async def play(address: str) -> None:
        async with guest(address) as ann:
            made = await ann.open_table(title, [HERE, LINK])
            link = f"http://{address}{made['links']['1']}"
            command = [sys.executable, str(BOT), link]
            bot = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
            async with ann.sit(made["id"]) as line:
                await line.play()
            out, _ = bot.communicate(timeout=20)
            assert (bot.returncode, out.split(" won")[0]) == (
                0,
                f"Scores: {line.position['scores']}",
            )

    with served(tmp_path) as (address, _):
        asyncio.run(play(address))
