"""Recorded games as tables: to be looked through, or to be gone on from."""

import re
from collections.abc import Sequence
from pathlib import Path

from playwright.sync_api import BrowserContext

from fireside.server.thinking.brought import table_from

GAMES = Path(__file__).resolve().parent.parent / "games"


def brought(context: BrowserContext, name: str, seats: Sequence[str] = ()) -> str:
    """Bring a recorded game, played by others if names are given; the id of its table."""
    text = (GAMES / name).read_text()
    if seats:
        text = re.sub("^seats: .*", f"seats: {', '.join(seats)}", text, flags=re.MULTILINE)
    answer = context.request.post("/api/records", data=text.encode())
    assert answer.status == 201, answer.text()
    return str(answer.json()["id"])


def bring(context: BrowserContext, name: str, seats: Sequence[str] = ()) -> str:
    """Bring a recorded game, played by others if names are given; the address of its table."""
    return f"/table/{brought(context, name, seats)}"


def go_on(context: BrowserContext, name: str, wanted: str) -> str:
    """A table that goes on from the first position of a recorded game where a choice was made whose
    text begins so; its address."""
    played = table_from((GAMES / name).read_text())
    texts = [played.game.text(made.choice) for made in played.made]
    number = next(number for number, text in enumerate(texts) if text.startswith(wanted))
    asked = f"/api/tables/{brought(context, name)}/what-if"
    answer = context.request.post(asked, data={"number": number})
    assert answer.status == 201, answer.text()
    return f"/table/{answer.json()['id']}"
