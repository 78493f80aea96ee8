"""Copies: cheap, independent of each other, equal to what they were made from."""

import copy
import pickle

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fireside.bonfire.city import fields_of
from fireside.bonfire.state import BonfireState
from fireside.core.chance import seeded
from tests.properties.games import (
    THOUGHTFUL_GAMES,
    WHOLE_GAMES,
    Whole,
    choices_of,
    final,
    game,
    walk,
)

# What belongs to one state object and not to its position.
OWN_AFFAIRS = ("facts", "chance", "cities", "unshared", "log", "trail", "tally")


def everything(state: BonfireState) -> dict[str, object]:
    """All fields of a state and its cities, also those that follow from others and so are not
    part of the key."""
    fields = {name: value for name, value in fields_of(state).items() if name not in OWN_AFFAIRS}
    fields["options"] = list(state.options)
    fields["chance"] = int(state.chance.state)
    fields["cities"] = [
        {name: copy.copy(value) for name, value in fields_of(city).items()} for city in state.cities
    ]
    return fields


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_a_copy_stays_as_it_was(whole: Whole) -> None:
    copies = []
    for state in walk(whole):
        made = state.copy()
        copies.append((made, everything(made), everything(state)))
    for made, before, original in copies:
        assert everything(made) == before == original


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_a_game_does_not_notice_its_copies(whole: Whole) -> None:
    chance = seeded(whole.seed)
    for number, state in enumerate(walk(whole)):
        if state.over() or number % 3:
            continue
        before = everything(state)
        for choice in state.choices():
            made = state.copy()
            made.apply(choice)
            other = state.determinize(state.to_move(), chance)
            other.apply(choice)
        assert everything(state) == before
    assert state == final(whole)  # played without any copies


class Lineage:
    """A state, and a snapshot with the choices made since: what the state must be equal to."""

    def __init__(self, state: BonfireState) -> None:
        self.state = state
        self.snapshot = pickle.dumps(state)
        self.choices: list[int] = []

    def play(self, pick: int) -> None:
        if not self.state.over():
            choices = self.state.choices()
            self.choices.append(choices[pick % len(choices)])
            self.state.apply(self.choices[-1])

    def check(self) -> None:
        replayed: BonfireState = pickle.loads(self.snapshot)
        for choice in self.choices:
            replayed.apply(choice)
        assert everything(self.state) == everything(replayed)


steps = st.tuples(
    st.sampled_from(["play", "play", "play", "copy", "determinize", "pickle", "drop"]),
    st.integers(0, 50),
    st.integers(0, 50),
)


@given(
    whole=st.sampled_from(THOUGHTFUL_GAMES),
    part=st.floats(0, 1, exclude_max=True),
    program=st.lists(steps, min_size=10, max_size=80),
)
def test_copies_of_copies_played_in_turns(
    whole: Whole, part: float, program: list[tuple[str, int, int]]
) -> None:
    """Cities are shared between copies until one of them changes. Whatever is copied, dealt anew
    and played in whatever order: each state goes its own way."""
    state = game(whole).start(whole.seed)
    choices = choices_of(whole)
    for choice in choices[: int(part * len(choices))]:
        state.apply(choice)
    lineages = [Lineage(state)]
    chance = seeded(len(program))
    for what, which, pick in program:
        lineage = lineages[which % len(lineages)]
        if what == "play":
            lineage.play(pick)
        elif what == "copy":
            lineages.append(Lineage(lineage.state.copy()))
        elif what == "determinize":
            lineages.append(Lineage(lineage.state.determinize(pick % whole.players, chance)))
        elif what == "pickle":
            lineages.append(Lineage(pickle.loads(pickle.dumps(lineage.state))))
        elif len(lineages) > 1:
            lineage.check()
            lineages.remove(lineage)
    for lineage in lineages:
        lineage.check()


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_equal_positions_have_equal_keys_and_hashes(whole: Whole) -> None:
    seen: dict[BonfireState, int] = {}
    for number, (one, other) in enumerate(zip(walk(whole), walk(whole), strict=True)):
        assert one is not other
        assert one == other
        assert hash(one) == hash(other)
        assert one.digest() == other.digest()
        assert seen.setdefault(one.copy(), number) == number  # no position comes twice
    assert len({state.digest() for state in seen}) == len(seen)


@pytest.mark.parametrize("whole", WHOLE_GAMES[::3], ids=str)
def test_pickles_and_deep_copies_are_the_same_position(whole: Whole) -> None:
    for number, state in enumerate(walk(whole)):
        if number % 20 == 0:
            state.log = []
            for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
                loaded = pickle.loads(pickle.dumps(state, protocol))
                assert loaded == state
                assert everything(loaded) == everything(state)
                assert loaded.view(0) == state.view(0)  # its edition came along
                assert loaded.log is None
            deep = copy.deepcopy(state)
            shallow = copy.copy(state)
            before = everything(state)
            assert everything(deep) == everything(shallow) == before
            if not state.over():
                deep.apply(deep.choices()[0])
                shallow.apply(shallow.choices()[-1])
            assert everything(state) == before


def test_listeners_stay_with_the_original() -> None:
    state = game(WHOLE_GAMES[0]).start(1)
    state.log, state.trail, state.tally = [], [], [0] * len(game(WHOLE_GAMES[0]).vocabulary)
    made = state.copy()
    assert [made.log, made.trail, made.tally] == [None] * 3
    made.apply(made.choices()[0])
    assert state.log == []
    assert state.trail == []
    assert sum(state.tally) == 0


def another(value: object) -> object:
    """Another value of the same type."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, tuple):
        return (*value, value[0] if value else 0)
    assert isinstance(value, list)
    return [1, *value]


def test_every_field_of_a_city_is_copied() -> None:
    city = game(WHOLE_GAMES[0]).start(1).cities[0]
    for name, value in fields_of(city).items():
        changed = city.copy()
        setattr(changed, name, another(value))
        assert fields_of(changed.copy()) == fields_of(changed) != fields_of(city)


def test_every_field_of_a_position_is_copied() -> None:
    state = game(WHOLE_GAMES[0]).start(1)
    for name, value in fields_of(state).items():
        if name not in OWN_AFFAIRS:
            changed = state.copy()
            setattr(changed, name, another(value))
            assert everything(changed.copy()) == everything(changed) != everything(state), name


def test_every_field_makes_a_difference_but_those_that_follow_from_others() -> None:
    state = game(WHOLE_GAMES[0]).start(1)
    same = []
    for name, value in fields_of(state).items():
        if name not in OWN_AFFAIRS:
            changed = state.copy()
            setattr(changed, name, another(value))
            same += [name] if changed == state else []
    assert sorted(same) == ["options", "revealed", "seated"]
    city = state.cities[0]
    for name, value in fields_of(city).items():
        changed_city = city.copy()
        setattr(changed_city, name, another(value))
        same += [f"city {name}"] if changed_city.key() == city.key() else []
    derived = "covered filled gnome_count guardian_count largest path_count room second symbols"
    assert sorted(same[3:]) == [f"city {name}" for name in derived.split()]
