"""The score sheets of Dewan, scenario by scenario."""

from fireside.dewan.rules.constants import TITLE
from fireside.dewan.rules.scenarios import MOST_FIRE, SCENARIOS, Scenario
from fireside.server.wire import Sheet, SheetRow


def sheets() -> list[Sheet]:
    """A sheet for each scenario."""
    return [sheet(scenario) for scenario in SCENARIOS]


def sheet(scenario: Scenario) -> Sheet:
    """The rows of a scenario; whoever has most fire follows from the row of fire."""
    rows = [
        SheetRow(source.name, source.rule, source.worth, "fire" if source.name == MOST_FIRE else "")
        for source in scenario.sources
    ]
    sides = [players // 2 if scenario.teams else players for players in scenario.players]
    return Sheet(TITLE, scenario.name, sides, scenario.teams, rows, "cards", scenario.tie_rule)
