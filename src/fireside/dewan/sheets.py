"""The score sheets of Dewan, scenario by scenario."""

from typing import Final

from fireside.dewan.rules import scoring
from fireside.dewan.rules.constants import SCENARIO_NAMES, TITLE
from fireside.dewan.rules.law import COMMON_RULES, SOURCE_RULES, TEAM_TIE_RULE, TIE_RULE
from fireside.server.wire import Sheet, SheetRow

# The points of one thing of a source; of the other sources points are counted.
WORTH: Final = {
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


def sheets() -> list[Sheet]:
    """A sheet for each scenario."""
    return [sheet(scenario) for scenario in SCENARIO_NAMES]


def sheet(scenario: str) -> Sheet:
    """The rows of a scenario; whoever has most fire follows from the row of fire."""
    rules = {**COMMON_RULES, **SOURCE_RULES[scenario]}
    worth = {MOST_FIRE: scoring.MOST_FIRE, **WORTH[scenario]}
    rows = [
        SheetRow(source, rules[source], worth.get(source, 1), "fire" if source == MOST_FIRE else "")
        for source in scoring.SOURCES[scenario]
    ]
    teams = scenario == "team"
    tie = TEAM_TIE_RULE if teams else TIE_RULE
    return Sheet(TITLE, scenario, [2] if teams else [2, 3, 4], teams, rows, "cards", tie)
