"""The house as it should be: nothing outside a title's folder names the title."""

import re
from pathlib import Path

from fireside.bots.levels import known_titles

ROOT = Path(__file__).parent.parent
OURS = ["bonfire", "dewan"]


CODE = [".py", ".ts", ".svelte", ".css", ".js", ".ftl"]


def naming(room: Path) -> list[str]:
    """The lines of a room that name a title; migrations stay as they were written."""
    found = []
    for path in sorted(path for path in room.rglob("*") if path.suffix in CODE):
        parts = path.relative_to(room).parts
        if parts[0] in OURS or "migrations" in parts:
            continue
        lines = path.read_text(encoding="utf-8").splitlines()
        found += [
            f"{path.relative_to(ROOT)}:{number}: {line.strip()}"
            for number, line in enumerate(lines, 1)
            if re.search("|".join(OURS), line, re.IGNORECASE)
        ]
    return found


def test_no_room_names_a_title() -> None:
    assert set(OURS) <= set(known_titles())
    assert naming(ROOT / "src" / "fireside") == []
    assert naming(ROOT / "web" / "src") == []
