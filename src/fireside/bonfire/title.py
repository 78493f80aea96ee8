"""Bonfire on the shelf."""

from fireside.core.title import Title

TITLE = Title(
    name="bonfire",
    fewest=1,
    most=4,
    options={"first-game": ("yes",), "handicap": ()},
    parts={
        "game": "fireside.bonfire.rules.game:made",
        "editions": "fireside.bonfire.edition.editions:EDITIONS",
        "shapes": "fireside.bonfire.play.shapes:SHAPES",
        "closed": "fireside.bonfire.rules.seen.closed:closed",
        "knowledge": "fireside.bonfire.bots.knowledge:KNOWLEDGE",
        "training": "fireside.bonfire.bots.training:TRAINING",
        "board": "fireside.bonfire.terminal.drawing:BonfireDrawing",
        "words": "fireside.bonfire.says.part:WORDS",
        "bench": "fireside.bonfire.bench:BENCH",
        "checks": "fireside.bonfire.checks:CHECKS",
        "automatons": "fireside.bonfire.challenge:AUTOMATONS",
        "challenge": "fireside.bonfire.challenge:CHALLENGE",
        "companion": "fireside.bonfire.companion:tom",
        "sheets": "fireside.bonfire.companion:sheets",
        "lesson": "fireside.bonfire.lesson:FOLDER",
    },
)
