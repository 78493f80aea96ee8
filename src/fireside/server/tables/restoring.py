"""Tables as they were kept; those begun under other rules are carried over to those of today."""

from dataclasses import replace
from functools import partial
from typing import cast

from fireside.core.choice import ChoiceError
from fireside.core.game import Game
from fireside.core.older import POSITION, RESULT, Old, follow
from fireside.core.state import State
from fireside.server.store.stored import StoredTable, request_of, stop_of
from fireside.server.wire import kind_of
from fireside.table.seats import Holder, Kind
from fireside.table.table import Table


def restored(game: Game, kept: StoredTable, choices: list[int]) -> Table:
    """A table of this game as it was kept."""
    holders = [Holder(cast(Kind, seat["kind"]), seat["name"], seat["level"]) for seat in kept.seats]
    table = Table(game, kept.seed, holders, kept.confirming, kind_of(kept.origin))
    if kept.rules != game.rules:
        carry_over(table, kept, choices)
        return table
    request = request_of(kept)
    table.restore(choices, kept.settled, kept.version, request, kept.taken_back, kept.held)
    table.stopped = stop_of(kept)
    return table


def carry_over(table: Table, kept: StoredTable, choices: list[int]) -> None:
    """Make the choices of then again. Where that leads to where they led, the table goes on;
    otherwise it stands as far as it goes, to be looked at."""
    game = table.game
    old = [Old(text_of(game, choice), choice) for choice in choices]
    followed = follow(game, kept.rules, kept.seed, old, False, partial(differs, kept))
    if followed.stop is not None:
        table.restore(followed.choices, len(followed.choices), kept.version)
        table.stopped = followed.stop
        return
    counts = followed.counts
    request = request_of(kept)
    if request is not None:
        request = replace(request, back_to=counts[request.back_to])
    table.restore(followed.choices, counts[kept.settled], kept.version, request)
    if kept.held in table.state.choices():
        table.held = kept.held


def text_of(game: Game, choice: int) -> str:
    """What a choice is called today, if it is anything."""
    try:
        return game.text(choice)
    except ChoiceError:
        return f"choice {choice}"


def differs(kept: StoredTable, state: State) -> str:
    """What is wrong with where the choices of a table lead. Tables of older servers were kept
    without the digest of their position: turn and points stand for it."""
    summary = kept.summary
    if kept.position:
        same = state.digest() == kept.position
    else:
        same = (state.turn, state.scores()) == (summary["turn"], summary["scores"])
    if not same or (kept.over and not state.over()):
        return POSITION
    ended = (state.scores(), state.winners()) if kept.over else None
    return RESULT if ended and ended != (summary["scores"], summary["winners"]) else ""
