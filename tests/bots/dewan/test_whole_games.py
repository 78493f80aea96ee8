"""Features over whole games of every table: complete, finite, and true to the rules."""

import math

import pytest

from fireside.core.chance import seeded
from fireside.dewan.bots.features import NAMES, features
from fireside.dewan.bots.situation import Situation
from fireside.dewan.rules.camps import target_costs
from fireside.dewan.rules.state.state import DewanState
from fireside.dewan.rules.stories import symbols_of, zones_of
from tests.bots.dewan.seen import TABLES, seen_in, turn_ends

tables = pytest.mark.parametrize(("players", "scenario"), TABLES)


def test_every_name_is_said_once() -> None:
    assert len(set(NAMES)) == len(NAMES)
    assert NAMES[0] == "points now"


@tables
def test_there_is_a_number_for_every_name(players: int, scenario: str) -> None:
    for state in turn_ends(players, scenario):
        for seat in range(players):
            values = list(features(state, seat))
            assert len(values) == len(NAMES)
            assert all(math.isfinite(value) and 0.0 <= value <= 20.0 for value in values)


@tables
def test_points_now_are_those_of_the_rules(players: int, scenario: str) -> None:
    for state in turn_ends(players, scenario):
        scores = state.scores()
        for seat in range(players):
            assert seen_in(state, seat)["points now"] == pytest.approx(scores[seat] / 10)


@tables
def test_what_counts_for_stories_is_that_of_the_rules(players: int, scenario: str) -> None:
    for state in turn_ends(players, scenario):
        for seat in range(players):
            tribe = state.tribes[seat]
            zones = zones_of(state.facts, state.land, tribe)
            symbols = symbols_of(state.facts, state.land, tribe)
            assert list(Situation(state, seat).needs.has) == zones + symbols


@tables
def test_sites_for_two_or_three_cards_are_those_of_the_rules(players: int, scenario: str) -> None:
    for state in turn_ends(players, scenario, seed=2):
        if not state.over() and state.turn:
            reach = Situation(state, state.seat).reach
            assert spaces(reach.two) == targets(state, 2)
            assert spaces(reach.three) == targets(state, 3)


def targets(state: DewanState, cards: int) -> set[int]:
    """The targets that so many cards of the hand pay for; a water zone by its lowest space."""
    costs = target_costs(state)
    return {state.land.nodes[space] for space, cost in costs.items() if cost <= cards}


def spaces(bits: int) -> set[int]:
    """A set of spaces written one by one."""
    return {space for space in range(63) if bits >> space & 1}


@tables
def test_what_a_seat_cannot_know_makes_no_difference(players: int, scenario: str) -> None:
    """The others' hidden cards and all piles are dealt anew; only their number is seen."""
    chance = seeded(5)
    for state in turn_ends(players, scenario):
        for seat in range(players):
            dealt = state.determinize(seat, chance)
            assert seen_in(dealt, seat) == seen_in(state, seat)


@tables
def test_nothing_is_hoped_for_after_the_end(players: int, scenario: str) -> None:
    *_, state = turn_ends(players, scenario)
    seen = seen_in(state)
    for name in NAMES:
        if name.startswith(("cards", "sites", "tiles", "best", "turn", "camps to", "scenario")):
            assert seen[name] == 0.0, name
