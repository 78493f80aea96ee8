"""The lists of the game are rows that say all: every number has its row, and what others keep by a
row's name has an entry for each."""

from fireside.dewan.bots.rows import BY_SCENARIO
from fireside.dewan.bots.training import PLAYED
from fireside.dewan.counts import PLACED
from fireside.dewan.rules import constants
from fireside.dewan.rules.scenarios import SCENARIO_NAMES, SCENARIOS
from fireside.dewan.rules.scoring import COUNTS
from fireside.dewan.rules.state.phases import PHASES


def test_every_phase_has_a_row_at_its_number() -> None:
    assert [phase.number for phase in PHASES] == list(range(len(PHASES)))
    assert PHASES[-1].number == constants.OVER
    assert len({phase.name for phase in PHASES}) == len(PHASES)


def test_a_scenarios_event_begins_in_a_phase() -> None:
    begun = [PHASES[row.event].name for row in SCENARIOS if row.event != constants.NOTHING]
    assert begun == ["place lava", "place water", "fish due"]


def test_every_source_of_points_is_counted_once() -> None:
    for scenario in SCENARIOS:
        assert len(set(scenario.source_names)) == len(scenario.source_names)
    assert {source.name for row in SCENARIOS for source in row.own_sources} == set(COUNTS)


def test_bots_and_counts_know_every_scenario() -> None:
    assert {name for _, name in PLAYED} == set(SCENARIO_NAMES)
    assert list(BY_SCENARIO) == SCENARIO_NAMES
    assert set(PLACED) == {row.marker.name for row in SCENARIOS if row.marker}
