"""Dewan on the shelf."""

from fireside.core.title import Title
from fireside.dewan.rules.scenarios import SCENARIO_NAMES

TITLE = Title(
    name="dewan",
    fewest=2,
    most=4,
    options={"scenario": tuple(SCENARIO_NAMES)},
    parts={
        "game": "fireside.dewan.rules.game:made",
        "editions": "fireside.dewan.edition.editions:EDITIONS",
        "shapes": "fireside.dewan.play.shapes:SHAPES",
        "closed": "fireside.dewan.rules.seen.closed:closed",
        "knowledge": "fireside.dewan.bots.knowledge:KNOWLEDGE",
        "training": "fireside.dewan.bots.training:TRAINING",
        "board": "fireside.dewan.terminal.drawing:DewanDrawing",
        "words": "fireside.dewan.says.part:WORDS",
        "bench": "fireside.dewan.bench:BENCH",
        "checks": "fireside.dewan.checks:CHECKS",
        "sheets": "fireside.dewan.sheets:sheets",
        "lesson": "fireside.dewan.lesson:FOLDER",
    },
)
