"""Copies: cheap, independent of each other, equal to what they were made from."""

import copy
import pickle
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fireside.core.chance import seeded
from fireside.core.state import State, fields_of
from tests.conformance.games import (
    RICH_GAMES,
    TESTED,
    TITLES,
    WHOLE_GAMES,
    final,
    game_of,
    part_of,
    title_of,
    walk,
)
from tests.conformance.tested import Tested, Whole

# What belongs to one state object of any title and not to its position.
OWN_AFFAIRS = {"facts", "chance", "unshared", "log", "trail", "tally"}


def plain_fields(title: Tested, state: State) -> dict[str, Any]:
    """The fields of a state that make up its position or follow from it."""
    left_out = OWN_AFFAIRS | title.own_affairs | {title.parts}
    return {name: value for name, value in fields_of(state).items() if name not in left_out}


def everything(title: Tested, state: Any) -> dict[str, object]:
    """All fields of a state and of what each seat has, also those that follow from others and so
    are not part of the key."""
    fields = plain_fields(title, state)
    fields["options"] = list(state.options)
    fields["chance"] = int(state.chance.state)
    fields["key"] = state.key()
    fields["parts"] = [
        {name: copy.copy(value) for name, value in fields_of(part).items()}
        for part in getattr(state, title.parts)
    ]
    return fields


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_a_copy_stays_as_it_was(whole: Whole) -> None:
    title = title_of(whole)
    copies = []
    for state in walk(whole):
        made = state.copy()
        copies.append((made, everything(title, made), everything(title, state)))
    for made, before, original in copies:
        assert everything(title, made) == before == original


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_a_game_does_not_notice_its_copies(whole: Whole) -> None:
    title = title_of(whole)
    chance = seeded(whole.seed)
    for number, state in enumerate(walk(whole)):
        if state.over() or number % 5:
            continue
        before = everything(title, state)
        for choice in state.choices()[:20]:
            made = state.copy()
            made.apply(choice)
            other = state.determinize(state.to_move(), chance)
            other.apply(choice)
        assert everything(title, state) == before
    assert state == final(whole)  # played without any copies


class Lineage:
    """A state, and a snapshot with the choices made since: what the state must be equal to."""

    def __init__(self, title: Tested, state: State) -> None:
        self.title = title
        self.state = state
        self.snapshot = pickle.dumps(state)
        self.choices: list[int] = []

    def play(self, pick: int) -> None:
        if not self.state.over():
            choices = self.state.choices()
            self.choices.append(choices[pick % len(choices)])
            self.state.apply(self.choices[-1])

    def check(self) -> None:
        replayed: State = pickle.loads(self.snapshot)
        for choice in self.choices:
            replayed.apply(choice)
        assert everything(self.title, self.state) == everything(self.title, replayed)


steps = st.tuples(
    st.sampled_from(["play", "play", "play", "copy", "determinize", "pickle", "drop"]),
    st.integers(0, 50),
    st.integers(0, 50),
)


@given(
    whole=st.sampled_from(RICH_GAMES),
    part=st.floats(0, 1, exclude_max=True),
    program=st.lists(steps, min_size=10, max_size=80),
)
def test_copies_of_copies_played_in_turns(
    whole: Whole, part: float, program: list[tuple[str, int, int]]
) -> None:
    """What seats have is shared between copies until one of them changes. Whatever is copied,
    dealt anew and played in whatever order: each state goes its own way."""
    title = title_of(whole)
    lineages = [Lineage(title, part_of(whole, part))]
    chance = seeded(len(program))
    for what, which, pick in program:
        lineage = lineages[which % len(lineages)]
        if what == "play":
            lineage.play(pick)
        elif what == "copy":
            lineages.append(Lineage(title, lineage.state.copy()))
        elif what == "determinize":
            dealt = lineage.state.determinize(pick % whole.players, chance)
            lineages.append(Lineage(title, dealt))
        elif what == "pickle":
            lineages.append(Lineage(title, pickle.loads(pickle.dumps(lineage.state))))
        elif len(lineages) > 1:
            lineage.check()
            lineages.remove(lineage)
    for lineage in lineages:
        lineage.check()


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_equal_positions_have_equal_keys_and_hashes(whole: Whole) -> None:
    seen: dict[State, int] = {}
    for number, (one, other) in enumerate(zip(walk(whole), walk(whole), strict=True)):
        assert one is not other
        assert one == other
        assert hash(one) == hash(other)
        assert one.digest() == other.digest()
        assert seen.setdefault(one.copy(), number) == number  # no position comes twice
    assert len({state.digest() for state in seen}) == len(seen)


@pytest.mark.parametrize("whole", WHOLE_GAMES[::3], ids=str)
def test_pickles_and_deep_copies_are_the_same_position(whole: Whole) -> None:
    title = title_of(whole)
    for number, state in enumerate(walk(whole)):
        if number % 20 == 0:
            state.log = []
            for protocol in range(2, pickle.HIGHEST_PROTOCOL + 1):
                loaded = pickle.loads(pickle.dumps(state, protocol))
                assert loaded == state
                assert everything(title, loaded) == everything(title, state)
                assert loaded.view(0) == state.view(0)  # its edition came along
                assert loaded.log is None
            deep = copy.deepcopy(state)
            shallow = copy.copy(state)
            before = everything(title, state)
            assert everything(title, deep) == everything(title, shallow) == before
            if not state.over():
                deep.apply(deep.choices()[0])
                shallow.apply(shallow.choices()[-1])
            assert everything(title, state) == before


@pytest.mark.parametrize("title", TITLES)
def test_listeners_stay_with_the_original(title: str) -> None:
    state = game_of(title, 2).start(1)
    state.log, state.trail, state.tally = [], [], [0] * len(game_of(title, 2).vocabulary)
    made = state.copy()
    assert [made.log, made.trail, made.tally] == [None] * 3
    made.apply(made.choices()[0])
    assert state.log == []
    assert state.trail == []
    assert sum(state.tally) == 0


@pytest.mark.parametrize("title", TITLES)
def test_states_are_equal_only_to_states_of_the_same_position(title: str) -> None:
    state = game_of(title, 2).start(1)
    assert state != title
    assert state != game_of(title, 2).start(2)
    assert state == game_of(title, 2).start(1)


# Every field


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


@pytest.mark.parametrize("title", TITLES)
def test_every_field_of_what_a_seat_has_is_copied(title: str) -> None:
    state: Any = game_of(title, 2).start(1)
    part = getattr(state, TESTED[title].parts)[0]
    for name, value in fields_of(part).items():
        changed = part.copy()
        setattr(changed, name, another(value))
        assert fields_of(changed.copy()) == fields_of(changed) != fields_of(part)


@pytest.mark.parametrize("title", TITLES)
def test_every_field_of_a_position_is_copied(title: str) -> None:
    state = game_of(title, 2).start(1)
    for name, value in plain_fields(TESTED[title], state).items():
        changed = state.copy()
        setattr(changed, name, another(value))
        copied = changed.copy()
        assert getattr(copied, name) == getattr(changed, name) != getattr(state, name), name


@pytest.mark.parametrize("title", TITLES)
def test_every_field_makes_a_difference_but_those_that_follow_from_others(title: str) -> None:
    state: Any = game_of(title, 2).start(1)
    same = []
    for name, value in plain_fields(TESTED[title], state).items():
        changed = state.copy()
        setattr(changed, name, another(value))
        same += [name] if changed == state else []
    assert sorted(same) == sorted(TESTED[title].derived)
    part = getattr(state, TESTED[title].parts)[0]
    same = []
    for name, value in fields_of(part).items():
        changed_part = part.copy()
        setattr(changed_part, name, another(value))
        same += [name] if changed_part.key() == part.key() else []
    assert sorted(same) == sorted(TESTED[title].derived_of_parts)
