"""What stands beside the printed Bonfire: Tom's cards (B21), and the score sheets."""

from typing import Final

from fireside.bonfire.challenge import CHALLENGE
from fireside.bonfire.edition.editions import load
from fireside.bonfire.rules import ending
from fireside.bonfire.rules.constants import (
    COUNCIL_TASK_NAMES,
    COUNCIL_TASKS_ASK,
    GOLD,
    RESOURCE_NAMES,
    TITLE,
)
from fireside.bonfire.rules.law import (
    HANDICAP_RULE,
    SOURCE_RULES,
    TIE_RULE,
    TOM_DRAW_RULE,
)
from fireside.bonfire.rules.scoring import SOURCES
from fireside.bonfire.rules.state.facts import COUNTDOWN_NOVICES
from fireside.bonfire.rules.tom import CARDS, INSTEAD, NOVICES, PASSES
from fireside.server.wire import CompanionTom, Sheet, SheetRow, TomCard

# By council task: so many of its things fulfil it (B17).
LIMITS: Final = dict(zip(COUNCIL_TASK_NAMES, COUNCIL_TASKS_ASK, strict=True))
# The points of one thing of a source; of the other sources points are counted.
WORTH: Final = {
    "portals": ending.PORTAL,
    "crystals": ending.CRYSTAL,
    "council tasks": ending.COUNCIL_TASK,
    "fate tiles": ending.FATE_TILE,
}


def tom() -> CompanionTom:
    """Tom's deck and what is counted beside it (B21, B22)."""
    return CompanionTom(
        cards=[tom_card(card) for card in load(None).tom_deck],
        passes=PASSES,
        resources=[name for name in RESOURCE_NAMES if name != RESOURCE_NAMES[GOLD]],
        novices=NOVICES,
        instead=INSTEAD,
        countdown=COUNTDOWN_NOVICES[1],
        rounds=ending.COUNTDOWN_ROUNDS,
        first_handicap=CHALLENGE.first,
        changes=dict(CHALLENGE.changes),
    )


def tom_card(card: int) -> TomCard:
    """A card of Tom's by its number in the rules."""
    row = CARDS[card]
    goal = COUNCIL_TASK_NAMES[row.goal]
    return TomCard(row.name, row.rule, row.turns_gnome, goal, LIMITS[goal])


def sheets() -> list[Sheet]:
    """That of the human and Tom, where equal points are a draw (B21.15), and that of several."""
    rows = [SheetRow(name, SOURCE_RULES[name], WORTH.get(name, 1)) for name in SOURCES]
    solo_rows = [SheetRow("head start", HANDICAP_RULE, 1), *rows]
    return [
        Sheet(TITLE, "solo", [2], False, solo_rows, "", TOM_DRAW_RULE),
        Sheet(TITLE, "", [2, 3, 4], False, rows, "bonfires", TIE_RULE),
    ]
