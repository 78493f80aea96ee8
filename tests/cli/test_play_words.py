"""Choices and events of Bonfire in words: complete, and never telling what nobody may know."""

from itertools import pairwise

import pytest

from fireside.bonfire.rules.game import Bonfire
from fireside.bonfire.rules.state.state import BonfireState
from fireside.core.chance import Chance, seeded
from fireside.core.event import Event
from fireside.table.seats import Holder
from fireside.table.table import Table as Seated
from fireside.terminal.face import Face
from fireside.terminal.menu import Entry, found
from fireside.terminal.speaker import Speaker
from fireside.words.catalogues import gaps
from tests.bonfire.builder import Table


def random_choice(state: BonfireState, chance: Chance) -> int:
    return state.choices()[chance.below(len(state.choices()))]


def entries(table: Table) -> list[Entry]:
    """The list of choices of an arranged position."""
    holders = [Holder("here", f"Player {seat + 1}") for seat in range(table.game.players)]
    seated = Seated(table.game, 1, holders, confirming=False)
    seated.state = table.state
    return Face(table.game, Speaker()).entries(seated)


def told(game: Bonfire, state: BonfireState, log: list[Event]) -> list[str]:
    face = Face(game, Speaker())
    return [face.speaker.say(deed.words) for deed in face.deeds(log, state, 0)]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_every_event_is_told(players: int) -> None:
    game: Bonfire = Table(players).game
    for seed in range(3):
        state = game.start(seed)
        chance = seeded(seed)
        log: list[Event] = []
        state.log = log
        while not state.over():
            state.apply(random_choice(state, chance))
        gaps.clear()
        lines = " ".join(told(game, state, log))
        assert gaps == set()
        names = {"Player 1", "Tom"} if players == 1 else {f"Player {n + 1}" for n in range(players)}
        assert all(name in lines for name in names)


def test_gains_for_one_reason_are_told_together() -> None:
    table = Table(2).goods(path=1).supply(4, 5).refresh()
    log = table.listen()
    table.do("fate first", "lay 4,4 right")
    (words, *_) = told(table.game, table.state, log)
    assert words.startswith("Player 1 lays a fate tile. Gains ")
    assert words.count("Gains") == 1


def test_placements_come_by_what_they_bring() -> None:
    table = Table(2).supply(4, 5).refresh().do("fate first")
    listed = entries(table)
    groups = [entry.words for entry in listed]
    changes = sum(one != other for one, other in pairwise(groups))
    assert changes == len(set(groups)) - 1
    assert sorted(entry.choice for entry in listed) == table.state.choices()
    assert [entry.number for entry in listed] == list(range(1, len(listed) + 1))


def test_placement_brings_what_the_rules_give() -> None:
    table = Table(2).fate((4, "lay 4,3 right")).supply(4, 5).refresh().do("fate first")
    entry = next(e for e in entries(table) if e.text == "lay 4,4 right")
    assert entry.words == "Brings 2 ship tokens, 2 path tokens, 2 task tokens"
    table.do("lay 4,4 right")
    assert table.held() == {"ship": 2, "path": 2, "task": 2}


def test_finding() -> None:
    table = Table(2).supply(4, 5).refresh().do("fate first")
    listed = entries(table)
    assert [entry.number for entry in found(listed, "3")] == [3]
    assert [entry.text for entry in found(listed, " LAY  4,4 right ")] == ["lay 4,4 right"]
    golden = found(listed, "gold UP")
    assert golden
    assert all("gold" in entry.words and "up" in entry.text for entry in golden)
    assert found(listed, "nowhere") == []


def test_words_in_one_text_beat_words_in_explanations() -> None:
    table = Table(2).goods(ship=1, yellow=2).refresh().do("fate first")
    assert [e.text for e in found(entries(table), "yellow")] == ["keep yellow"]


def test_costs_and_gains_in_words() -> None:
    table = (
        Table(2)
        .goods(ship=3, task=2, guardian=1, herb=2, root=2)
        .ship("herb-1")
        .given(0, herb_1=1)
        .task(3, "blue-two-pairs")
        .refresh()
    )
    words = {entry.text: entry.words for entry in entries(table)}
    assert words["light 3"].startswith("Light: 2 each of two resources, not counting gold")
    assert "becomes a bonfire worth 2 points" in words["light 3"]
    assert words["build path"].startswith("Build a path · Costs 1 path token")
    table.do("sail")
    words = {entry.text: entry.words for entry in entries(table)}
    assert words["to flower-1"].startswith("Flower island I · Costs 2 ship tokens")
    assert "guardians left here" in words["to grey"]
