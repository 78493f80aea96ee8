"""What a companion beside the printed game needs: Tom's cards and the score sheets of both titles.

It depends on nobody's table, so that browsers may keep it and need no server afterwards.
"""

from functools import lru_cache
from typing import Final

from msgspec.json import encode
from starlette.requests import Request
from starlette.responses import Response

from fireside.bonfire import edition as bonfire_edition
from fireside.bonfire import ending
from fireside.bonfire import law as bonfire_law
from fireside.bonfire.facts import COUNTDOWN_NOVICES
from fireside.bonfire.handicap import CHANGES, FIRST_HANDICAP
from fireside.bonfire.law import HANDICAP_RULE, TOM_CARD_RULES, TOM_DRAW_RULE
from fireside.bonfire.scoring import SOURCES as BONFIRE_SOURCES
from fireside.bonfire.tom import GOALS, INSTEAD, NOVICES, PASSES
from fireside.bonfire.words import (
    COUNCIL_TASK_NAMES,
    GOLD,
    GUARDIANS,
    MOST_GNOMES,
    PLACES,
    RESOURCE_NAMES,
    TOM_CARD_NAMES,
    TOM_GREAT_BONFIRE,
    TOM_GUARDIAN,
)
from fireside.dewan import law as dewan_law
from fireside.dewan import scoring
from fireside.dewan.words import SCENARIO_NAMES
from fireside.server.wire import Companion, CompanionTom, Sheet, SheetRow, TomCard
from fireside.titles import TITLES

# By council task: so many of its things fulfil it (B17).
LIMITS: Final = dict(
    zip(COUNCIL_TASK_NAMES, [PLACES, PLACES, PLACES, GUARDIANS, MOST_GNOMES], strict=True)
)
# The points of one thing of a source; of the other sources points are counted.
BONFIRE_WORTH: Final = {
    "portals": ending.PORTAL,
    "crystals": ending.CRYSTAL,
    "council tasks": ending.COUNCIL_TASK,
    "fate tiles": ending.FATE_TILE,
}
DEWAN_WORTH: Final = {
    "base": {"groups": scoring.GROUP, "berries": scoring.BERRY_POINTS},
    "team": {"groups": scoring.TEAM_GROUP, "pairs": scoring.TEAM_PAIR},
    "volcano": {
        "waters": scoring.VOLCANO_WATER,
        "neighbours": scoring.VOLCANO_NEIGHBOUR,
        "pairs": scoring.VOLCANO_PAIR,
    },
    "downpour": {"zones": scoring.DOWNPOUR_ZONE, "pairs": scoring.DOWNPOUR_PAIR},
    "lake-villages": {
        "lakes": scoring.LAKE_SHARED,
        "pairs": scoring.LAKE_PAIR,
        "fish": scoring.FISH_POINTS,
    },
}
MOST_FIRE: Final = "most fire"


async def companion(request: Request) -> Response:
    headers = {"Cache-Control": "no-cache"}
    return Response(encode(printed_game()), headers=headers, media_type="application/json")


@lru_cache(maxsize=1)
def printed_game() -> Companion:
    """All of it, from the rules and the editions that come with them."""
    return Companion(tom(), [solo_sheet(), bonfire_sheet(), *map(dewan_sheet, SCENARIO_NAMES)])


def tom() -> CompanionTom:
    """Tom's deck and what is counted beside it (B21, B22)."""
    deck = bonfire_edition.load(None).tom_deck
    return CompanionTom(
        cards=[tom_card(card) for card in deck],
        passes=PASSES,
        resources=[name for name in RESOURCE_NAMES if name != RESOURCE_NAMES[GOLD]],
        novices=NOVICES,
        instead=INSTEAD,
        countdown=COUNTDOWN_NOVICES[1],
        rounds=ending.COUNTDOWN_ROUNDS,
        first_handicap=FIRST_HANDICAP,
        changes=dict(CHANGES),
    )


def tom_card(card: int) -> TomCard:
    """A card of Tom's by its number in the rules."""
    name, goal = TOM_CARD_NAMES[card], COUNCIL_TASK_NAMES[GOALS[card]]
    gnome = card not in (TOM_GREAT_BONFIRE, TOM_GUARDIAN)
    return TomCard(name, TOM_CARD_RULES[name], gnome, goal, LIMITS[goal])


def solo_sheet() -> Sheet:
    """The human and Tom; equal points are a draw (B21.15)."""
    rows = [SheetRow("head start", HANDICAP_RULE, 1), *bonfire_rows()]
    return Sheet("bonfire", "solo", [2], False, rows, "", TOM_DRAW_RULE)


def bonfire_sheet() -> Sheet:
    sides = list(range(2, TITLES["bonfire"].most + 1))
    return Sheet("bonfire", "", sides, False, bonfire_rows(), "bonfires", bonfire_law.TIE_RULE)


def bonfire_rows() -> list[SheetRow]:
    rules = bonfire_law.SOURCE_RULES
    return [SheetRow(name, rules[name], BONFIRE_WORTH.get(name, 1)) for name in BONFIRE_SOURCES]


def dewan_sheet(scenario: str) -> Sheet:
    """The rows of a scenario; whoever has most fire follows from the row of fire."""
    rules = {**dewan_law.COMMON_RULES, **dewan_law.SOURCE_RULES[scenario]}
    worth = {MOST_FIRE: scoring.MOST_FIRE, **DEWAN_WORTH[scenario]}
    rows = [
        SheetRow(source, rules[source], worth.get(source, 1), "fire" if source == MOST_FIRE else "")
        for source in scoring.SOURCES[scenario]
    ]
    teams = scenario == "team"
    sides = [2] if teams else list(range(TITLES["dewan"].fewest, TITLES["dewan"].most + 1))
    tie = dewan_law.TEAM_TIE_RULE if teams else dewan_law.TIE_RULE
    return Sheet("dewan", scenario, sides, teams, rows, "cards", tie)
