"""A field of a position or a city stands in several places: what is left out of one shows here.

Bots copy positions all the time, and a loop over names takes 18 times as long as assignments do.
"""

import pickle
from typing import Any

import pytest

from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.position import Position
from fireside.bonfire.rules.state.state import BonfireState
from fireside.core.state import fields_of
from tests.bonfire.builder import Table

# What belongs to one object; copies of a position share its cities until one of them changes.
OWN = {"facts", "log", "tally", "trail", "unshared", "cities", "chance"}
# What follows from other fields, or is no part of what lies on the table.
FOLLOWS = {
    *("options", "revealed", "seated"),
    *("path_count", "filled", "guardian_count", "gnome_count"),
    *("symbols", "covered", "largest", "second", "room"),
}
# What lasts longer than an action: the main board, and what a turn may have only once.
LASTING = {
    *("options", "turn", "revealed", "seat", "islands", "portals", "field", "wheel_used"),
    *("open_paths", "stacks", "specialists", "elders", "gnome_deck", "gnome_discards"),
    *("council_novices", "seated", "round", "countdown", "tom_deck", "tom_cards", "tom_gnomes"),
    *("phase", "acted", "bonus_taken", "kept"),
}


def new_state() -> BonfireState:
    return Table(1).game.start(1)


def fields(thing: Position | City) -> list[str]:
    return sorted(fields_of(thing).keys() - OWN)


def change(thing: Any, name: str) -> Any:
    """Give a field another value, and return that."""
    value = getattr(thing, name)
    changed: Any
    if isinstance(value, bool):
        changed = not value
    elif isinstance(value, int):
        changed = value + 1
    else:
        changed = type(value)([*value, (0, 0) if name == "laid" else 1])
    setattr(thing, name, changed)
    return changed


@pytest.mark.parametrize("name", fields(new_state()))
def test_every_field_of_a_position_is_copied_kept_and_compared(name: str) -> None:
    state = new_state()
    before = state.key()
    changed = change(state, name)
    assert getattr(state.copy(), name) == changed
    assert getattr(pickle.loads(pickle.dumps(state)), name) == changed
    assert (state.key() == before) == (name in FOLLOWS)


@pytest.mark.parametrize("name", fields(City([])))
def test_every_field_of_a_city_is_copied_kept_and_compared(name: str) -> None:
    city = City([0] * 13)
    before = city.key()
    changed = change(city, name)
    assert getattr(city.copy(), name) == changed
    assert getattr(pickle.loads(pickle.dumps(city)), name) == changed
    assert (city.key() == before) == (name in FOLLOWS)


@pytest.mark.parametrize("name", fields(new_state()))
def test_every_detail_of_an_action_is_forgotten_after_it(name: str) -> None:
    state = new_state()
    state.clear_turn()
    before = getattr(state, name)
    changed = change(state, name)
    state.clear_turn()
    assert getattr(state, name) == (changed if name in LASTING else before)
