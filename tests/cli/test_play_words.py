"""Choices and events in words: complete, and never telling what nobody may know."""

from itertools import pairwise

import pytest

from fireside.bonfire.rules.game import Bonfire
from fireside.bonfire.rules.state.position import LAYING
from fireside.bonfire.rules.state.state import BonfireState
from fireside.bonfire.terminal.entries import entries
from fireside.bonfire.terminal.explain import explain, placement_gain
from fireside.bonfire.terminal.story import SILENT, Storyteller
from fireside.core.chance import Chance, seeded
from fireside.core.event import Event
from fireside.terminal.menu import found
from tests.bonfire.builder import Table


def random_choice(state: BonfireState, chance: Chance) -> int:
    return state.choices()[chance.below(len(state.choices()))]


@pytest.mark.parametrize("players", [1, 2, 4])
def test_explanations_are_the_same_whatever_lies_hidden(players: int) -> None:
    game: Bonfire = Table(players).game
    state = game.start(8)
    chance = seeded(8)
    while not state.over():
        other = state.determinize(state.to_move(), chance)
        for choice in state.choices()[:: 3 if state.phase == LAYING else 1]:
            words = explain(game, state, choice)
            assert words
            assert "{" not in words
            assert explain(game, other, choice) == words
        state.apply(random_choice(state, chance))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_event_is_told(players: int) -> None:
    game: Bonfire = Table(players).game
    storyteller = Storyteller(game.facts.edition, players == 1)
    for seed in range(3):
        state = game.start(seed)
        chance = seeded(seed)
        log: list[Event] = []
        state.log = log
        while not state.over():
            state.apply(random_choice(state, chance))
        assert {event.what for event in log} <= {*storyteller.phrases, *SILENT}
        lines = storyteller.lines(log)
        assert all(words and "{" not in words for _, words in lines)
        names = {"player 1", "Tom"} if players == 1 else {f"player {n + 1}" for n in range(players)}
        assert {name for name, _ in lines} == names


def test_gains_for_one_reason_are_told_together() -> None:
    table = Table(2).goods(path=1).supply(4, 5).refresh()
    log = table.listen()
    table.do("fate first", "lay 4,4 right")
    (name, words), *_ = Storyteller(table.edition, False).lines(log)
    assert name == "player 1"
    assert words.count("gains") == 1


def test_placements_come_by_what_they_bring() -> None:
    table = Table(2).supply(4, 5).refresh().do("fate first")
    listed = entries(table.game, table.state)
    gains = [placement_gain(table.game, table.state, entry.choice) for entry in listed]
    assert [total for total, _ in gains] == sorted((t for t, _ in gains), reverse=True)
    groups = [entry.words for entry in listed]
    changes = sum(one != other for one, other in pairwise(groups))
    assert changes == len(set(groups)) - 1
    assert sorted(entry.choice for entry in listed) == table.state.choices()
    assert [entry.number for entry in listed] == list(range(1, len(listed) + 1))


def test_placement_brings_what_the_rules_give() -> None:
    table = Table(2).fate((4, "lay 4,3 right")).supply(4, 5).refresh().do("fate first")
    entry = next(e for e in entries(table.game, table.state) if e.text == "lay 4,4 right")
    assert entry.words == "2 ship, 2 path, 2 task"
    table.do("lay 4,4 right")
    assert table.held() == {"ship": 2, "path": 2, "task": 2}


def test_finding() -> None:
    table = Table(2).supply(4, 5).refresh().do("fate first")
    listed = entries(table.game, table.state)
    assert [entry.number for entry in found(listed, "3")] == [3]
    assert [entry.text for entry in found(listed, " LAY  4,4 right ")] == ["lay 4,4 right"]
    golden = found(listed, "gold UP")
    assert golden
    assert all("gold" in entry.words and "up" in entry.text for entry in golden)
    assert found(listed, "nowhere") == []


def test_words_in_one_text_beat_words_in_explanations() -> None:
    table = Table(2).goods(ship=1, yellow=2).refresh().do("fate first")
    assert [e.text for e in found(entries(table.game, table.state), "yellow")] == ["keep yellow"]


def test_costs_and_gains_in_words() -> None:
    table = (
        Table(2)
        .goods(ship=3, task=2, guardian=1, herb=2, root=2)
        .ship("herb-1")
        .given(0, herb_1=1)
        .task(3, "blue-two-pairs")
        .refresh()
    )
    words = {entry.text: entry.words for entry in entries(table.game, table.state)}
    assert words["light 3"].startswith("blue, 2 points: hold two resources twice each")
    assert "costs 2 task tokens" in words["take task"]
    assert "from herb-1" in words["sail"]
    table.do("sail")
    words = {entry.text: entry.words for entry in entries(table.game, table.state)}
    assert "costs 1 ship" in words["to shell-1"]
    assert "costs 2 ship" in words["to flower-1"]
    assert "grey guardian" in words["to grey"]
