"""What a companion beside the printed game needs: Tom's cards and the score sheets of both titles.

It depends on nobody's table, so that browsers may keep it and need no server afterwards.
"""

from functools import lru_cache
from typing import Final

from msgspec.json import encode
from starlette.requests import Request
from starlette.responses import Response

from fireside.bonfire import edition as bonfire_edition
from fireside.bonfire.facts import COUNTDOWN_NOVICES
from fireside.bonfire.handicap import CHANGES, FIRST_HANDICAP
from fireside.bonfire.scoring import SOURCES as BONFIRE_SOURCES
from fireside.bonfire.tom import GOALS, INSTEAD, NOVICES, PASSES
from fireside.bonfire.words import (
    COUNCIL_TASK_NAMES,
    GOLD,
    MOST_GNOMES,
    PLACES,
    RESOURCE_NAMES,
    TOM_CARD_NAMES,
    TOM_GREAT_BONFIRE,
    TOM_GUARDIAN,
)
from fireside.dewan import scoring
from fireside.dewan.words import SCENARIO_NAMES
from fireside.server.wire import Companion, CompanionTom, Sheet, SheetRow, TomCard
from fireside.titles import TITLES

COUNTDOWN_ROUNDS: Final = 5  # B16.2
ALL_GUARDIANS: Final = 5
# By council task: so many of its things fulfil it (B17).
LIMITS: Final = dict(
    zip(COUNCIL_TASK_NAMES, [PLACES, PLACES, PLACES, ALL_GUARDIANS, MOST_GNOMES], strict=True)
)
TOM_RULES: Final = {
    "gnome": "B21.5",
    "path": "B21.6",
    "task_i": "B21.7",
    "task_ii": "B21.8",
    "guardian": "B21.9",
    "great_bonfire": "B21.10",
}
HEAD_START: Final = SheetRow("head start", "B22.1", 1)
# A source's rule, and the points of one thing.
BONFIRE_ROWS: Final = {
    "in play": ("B14.2", 1),
    "bonfires": ("B20.1", 1),
    "guardians": ("B20.2", 1),
    "portals": ("B20.3", 2),
    "crystals": ("B20.4", 2),
    "council tasks": ("B20.5", 4),
    "fate tiles": ("B20.6", 3),
    "leftovers": ("B20.7", 1),
}
BOTH_FIRES: Final = {"stories": ("D9.3", 1), "fire": ("D9.4", 1)}
DEWAN_ROWS: Final = {
    "base": {"groups": ("D9.5", scoring.GROUP), "berries": ("D9.6", scoring.BERRY_POINTS)},
    "team": {"groups": ("D10.2", scoring.TEAM_GROUP), "pairs": ("D10.2", scoring.TEAM_PAIR)},
    "volcano": {
        "waters": ("D12.4", scoring.VOLCANO_WATER),
        "neighbours": ("D12.4", scoring.VOLCANO_NEIGHBOUR),
        "pairs": ("D12.4", scoring.VOLCANO_PAIR),
    },
    "downpour": {
        "zones": ("D13.2", scoring.DOWNPOUR_ZONE),
        "pairs": ("D13.2", scoring.DOWNPOUR_PAIR),
    },
    "lake-villages": {
        "lakes": ("D14.6", scoring.LAKE_SHARED),
        "pairs": ("D14.6", scoring.LAKE_PAIR),
        "fish": ("D14.6", scoring.FISH_POINTS),
    },
}


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
        rounds=COUNTDOWN_ROUNDS,
        first_handicap=FIRST_HANDICAP,
        changes=dict(CHANGES),
    )


def tom_card(card: int) -> TomCard:
    """A card of Tom's by its number in the rules."""
    name, goal = TOM_CARD_NAMES[card], COUNCIL_TASK_NAMES[GOALS[card]]
    gnome = card not in (TOM_GREAT_BONFIRE, TOM_GUARDIAN)
    return TomCard(name, TOM_RULES[name], gnome, goal, LIMITS[goal])


def solo_sheet() -> Sheet:
    """The human and Tom; equal points are a draw (B21.15)."""
    return Sheet("bonfire", "solo", [2], False, [HEAD_START, *bonfire_rows()], "", "B21.15")


def bonfire_sheet() -> Sheet:
    sides = list(range(2, TITLES["bonfire"].most + 1))
    return Sheet("bonfire", "", sides, False, bonfire_rows(), "bonfires", "B20.8")


def bonfire_rows() -> list[SheetRow]:
    return [SheetRow(source, *BONFIRE_ROWS[source]) for source in BONFIRE_SOURCES]


def dewan_sheet(scenario: str) -> Sheet:
    """The rows of a scenario; whoever has most fire follows from the row of fire."""
    told = {**BOTH_FIRES, **DEWAN_ROWS[scenario]}
    rows = [
        SheetRow(source, "D9.4", scoring.MOST_FIRE, "fire")
        if source == "most fire"
        else SheetRow(source, *told[source])
        for source in scoring.SOURCES[scenario]
    ]
    teams = scenario == "team"
    sides = [2] if teams else list(range(TITLES["dewan"].fewest, TITLES["dewan"].most + 1))
    return Sheet("dewan", scenario, sides, teams, rows, "cards", "D10.3" if teams else "D9.7")
