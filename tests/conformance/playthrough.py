"""One game as a text with everything that each public function answers, for line by line
comparison: any change of behaviour shows in the difference."""

import hashlib
import json
from collections.abc import Iterator
from textwrap import wrap
from typing import Any

from fireside.core.chance import seeded
from fireside.core.event import Event
from fireside.core.state import State
from fireside.core.view import SPECTATOR
from tests.conformance.games import choices_of, game, start, viewers
from tests.conformance.tested import Whole

FIRST = 50  # decisions shown in full from the beginning
LAST = 8  # and before the end
WIDTH = 100
# Told by another line, or only for the seat to move.
LEFT_OUT = ("decision", "scoring")
NOT_DUE = ("seat", "choices", "routes", "progress", "council_progress")


def playthrough(whole: Whole) -> Iterator[str]:
    """The lines of a playthrough."""
    played = game(whole)
    state = start(whole)
    choices = choices_of(whole)
    yield f"game: {played.title}, rules {played.rules}, {played.players} players, {played.edition}"
    yield f"options: {json.dumps(played.options())}"
    yield f"vocabulary: {len(played.vocabulary)} choices, {short(played.vocabulary.texts)}"
    yield f"seed: {whole.seed}, every seat {whole.player}, {len(choices)} decisions"
    yield ""
    for key, value in state.view(SPECTATOR).items():
        yield from folded(f"view {key}: {json.dumps(value)}")
    for number, choice in enumerate(choices):
        in_full = number < FIRST or number >= len(choices) - LAST
        if in_full:
            yield from decision(whole, state, number)
        before = flat(state.view(SPECTATOR))
        log: list[Event] = []
        state.log = log
        state.apply(choice)
        if in_full:
            yield f"choose: {choice} {played.text(choice)}"
            yield from (f"  {event.as_json()}" for event in log)
            yield from changes(before, flat(state.view(SPECTATOR)))
    yield from ending(state)


def decision(whole: Whole, state: State, number: int) -> Iterator[str]:
    """What a state answers before a choice."""
    played = game(whole)
    view = state.view(state.to_move())["decision"]
    yield ""
    yield f"# decision {number + 1}: {state.label()}"
    yield f"to move: {state.to_move()}, turn {state.turn}, revealed {state.revealed}"
    due = [f"{key} {brief(value)}" for key, value in view.items() if key not in NOT_DUE]
    yield f"due: {', '.join(due)}"
    yield f"scores: {state.scores()}, winners {state.winners()}"
    yield f"digest: {state.digest()}, copied {state.copy().digest()}"
    yield f"dealt anew: {state.determinize(state.to_move(), seeded(number)).digest()}"
    yield f"views: {' '.join(short(state.view(seat)) for seat in viewers(whole))}"
    texts = [f"{choice} {played.text(choice)}" for choice in state.choices()]
    yield from folded(f"choices: {' | '.join(texts)}")


def brief(value: Any) -> Any:
    """A part of the decision without routes and fares, which are long; the views' fingerprints
    have them."""
    if isinstance(value, list):
        return [brief(part) for part in value]
    if isinstance(value, dict):
        return {key: part for key, part in value.items() if key not in ("route", "fare")}
    return value


def ending(state: State) -> Iterator[str]:
    """What a state answers at the end."""
    yield ""
    yield f"# over {state.over()}, choices {state.choices()}, to move {state.to_move()}"
    yield f"scores: {state.scores()}, winners {state.winners()}"
    yield f"digest: {state.digest()}"
    for key, value in state.view(SPECTATOR).items():
        yield from folded(f"view {key}: {json.dumps(value)}")


def short(value: object) -> str:
    """A short fingerprint of plain data."""
    return hashlib.sha256(json.dumps(value).encode()).hexdigest()[:12]


def folded(line: str) -> list[str]:
    """A long line as several."""
    return wrap(line, WIDTH, subsequent_indent="    ", break_on_hyphens=False)


def flat(value: Any, way: str = "") -> dict[str, object]:
    """Plain data by the way to each value; short lists stay whole."""
    if isinstance(value, dict):
        items = [(str(key), inner) for key, inner in value.items() if key not in LEFT_OUT]
    elif isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
        items = [(str(number), inner) for number, inner in enumerate(value, 1)]
    else:
        return {way: value}
    found: dict[str, object] = {}
    for key, inner in items:
        found.update(flat(inner, f"{way}.{key}" if way else key))
    return found


def changes(before: dict[str, object], after: dict[str, object]) -> Iterator[str]:
    """What a choice changed in the view."""
    for way in sorted(before.keys() | after.keys()):
        old, new = before.get(way, "-"), after.get(way, "-")
        if old != new:
            yield from folded(f"  {way}: {json.dumps(old)} -> {json.dumps(new)}")
