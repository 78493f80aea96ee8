"""What can be typed while playing."""

from typing import Final

# What is typed, and the end of the name of the message that explains it.
HELP: Final = (
    ("3", "number"),
    ("{text}", "text"),
    ("{words}", "words"),
    ("Enter", "enter"),
    ("m", "more"),
    ("h", "hint"),
    ("u", "undo"),
    ("b", "board"),
    ("{area} 2", "area"),
    ("s", "points"),
    ("l, l 8", "log"),
    ("w", "save"),
    ("q", "quit"),
    ("?", "help"),
)
