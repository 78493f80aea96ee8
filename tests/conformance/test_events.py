"""Events say everything: from what a seat hears of them, every later view of it is rebuilt."""

import json
from typing import Any

import pytest
from hypothesis import given

from fireside.core.event import Event
from fireside.core.state import NOBODY
from fireside.core.view import SPECTATOR
from tests.conformance.games import (
    RICH_GAMES,
    TESTED,
    TITLES,
    WHOLE_GAMES,
    choices_of,
    quick_games,
    start,
    title_of,
    viewers,
)
from tests.conformance.tested import Whole


def check_rebuilding(whole: Whole, seats: list[int]) -> None:
    """Follow a game by its events and compare after every decision."""
    state = start(whole)
    followers = {seat: title_of(whole).follow(state, seat) for seat in seats}
    for choice in choices_of(whole):
        log: list[Event] = []
        state.log = log
        state.apply(choice)
        for seat, follower in followers.items():
            for event in log:
                follower.hear(json.loads(json.dumps(event.seen_by(seat))))
            view = state.view(seat)
            del view["decision"]
            assert follower.whole() == view


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_events_rebuild_every_view(whole: Whole) -> None:
    check_rebuilding(whole, viewers(whole))


@given(quick_games)
def test_events_rebuild_every_view_of_any_game(whole: Whole) -> None:
    check_rebuilding(whole, [SPECTATOR, whole.seed % whole.players])


def log_of(whole: Whole) -> list[Event]:
    """Everything that happens in a game."""
    state = start(whole)
    state.log = []
    for choice in choices_of(whole):
        state.apply(choice)
    log: list[Event] = state.log
    return log


@pytest.mark.parametrize("whole", WHOLE_GAMES, ids=str)
def test_the_log_ends_with_the_result(whole: Whole) -> None:
    state = start(whole)
    log: list[Event] = []
    state.log = log
    for choice in choices_of(whole):
        state.apply(choice)
    assert [event.what for event in log].count("over") == 1
    assert log[-1].as_dict() == {
        "event": "over",
        "seat": NOBODY,
        "scores": state.scores(),
        "winners": state.winners(),
    }


@pytest.mark.parametrize("whole", RICH_GAMES, ids=str)
def test_nobody_listening_changes_nothing(whole: Whole) -> None:
    listened, unheard = start(whole), start(whole)
    listened.log = []
    for choice in choices_of(whole):
        listened.apply(choice)
        unheard.apply(choice)
        assert listened == unheard


@pytest.mark.parametrize("title", TITLES)
def test_the_games_tell_every_kind_of_event(title: str) -> None:
    told = {event.what for whole in TESTED[title].whole_games for event in log_of(whole)}
    assert TESTED[title].heard - told == set()


# The documentation


def chapter(title: str) -> str:
    """What the page says about a title's events."""
    text = TESTED[title].events.read_text(encoding="utf-8")
    return text.split(f"# Events of {title.capitalize()}\n")[1].split("# Events of ")[0]


def examples(title: str) -> list[dict[str, Any]]:
    """The examples of a title's events."""
    lines = chapter(title).splitlines()
    return [json.loads(line) for line in lines if line.startswith("    {")]


@pytest.mark.parametrize("title", TITLES)
def test_the_documentation_shows_every_kind_of_event(title: str) -> None:
    text = chapter(title)
    assert {example["event"] for example in examples(title)} == TESTED[title].heard
    for example in examples(title):
        assert f"| `{example['event']}` |" in text
        for field in example.keys() - {"event", "seat"}:
            assert f"`{field}`" in text


@pytest.mark.parametrize("title", TITLES)
def test_the_documentation_shows_every_field(title: str) -> None:
    shown: dict[str, set[str]] = {}
    for example in examples(title):
        shown.setdefault(example["event"], set()).update(example)
    for whole in TESTED[title].whole_games:
        for event in log_of(whole):
            assert event.as_dict().keys() <= shown[event.what], event
