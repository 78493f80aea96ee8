"""Candles on the shelf."""

from fireside.core.title import Title

TITLE = Title(
    name="candles",
    fewest=2,
    most=4,
    options={"draughty": ("yes",)},
    parts={
        "game": "candles.game:made",
        "editions": "candles.edition:EDITIONS",
        "knowledge": "candles.bots:KNOWLEDGE",
        "bots": "candles.bots:BOTS",
    },
)
