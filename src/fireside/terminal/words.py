"""Words that every title uses, and what can be typed while playing."""

from typing import Final

HELP: Final = [
    ("3", "take choice 3 of the list"),
    ("{text}", "take the choice with exactly this text"),
    ("{words}", "show the choices with all of these words; a single one is taken"),
    ("Enter", "show the whole list again"),
    ("m", "more: the list to its end"),
    ("h", "a hint: what is best now, and what can be expected of it"),
    ("u", "undo, until something hidden comes to light or somebody else moves"),
    ("b", "the board"),
    ("{area} 2", "{area_help}"),
    ("s", "points, if the game were scored now"),
    ("l, l 8", "what happened in the last turns, or the last 8"),
    ("w", "save"),
    ("q", "save and quit"),
    ("?", "this help"),
]


def counted(count: int, thing: str, things: str = "") -> str:
    """'1 token', '2 tokens'."""
    return f"{count} {thing if count == 1 else things or thing + 's'}"


def joined(*parts: str) -> str:
    """The parts that say something."""
    return "; ".join(part for part in parts if part)
