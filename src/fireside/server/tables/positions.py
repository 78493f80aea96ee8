"""Where a table stands, as messages: for one receiver, or in a list of tables."""

from collections.abc import Collection
from dataclasses import asdict
from typing import cast

from msgspec import UNSET, UnsetType

from fireside.core.game import Game
from fireside.core.state import NOBODY
from fireside.server.catalogue import game_for
from fireside.server.store.stored import StoredTable
from fireside.server.wire import (
    PLAIN,
    Closed,
    Option,
    Origin,
    Permissions,
    Position,
    Seat,
    Stopped,
    Summary,
    UndoAsked,
)
from fireside.table.seats import Kind
from fireside.table.table import Table

FORMER_KINDS = {"tom": "automaton"}


def position_for(
    table: Table,
    identity: str,
    yours: list[int],
    viewpoint: int,
    present: Collection[int],
    events_from: int,
    undone: bool,
    opener: bool = False,
    origin: Origin = PLAIN,
) -> Position:
    """The position for somebody who decides for `yours` and sees as one of them, and
    perhaps opened the table; with the events from a number on. `origin` is where the table comes
    from."""
    chooses = table.chooser() == viewpoint and viewpoint in yours
    return Position(
        version=table.version,
        table=identity,
        title=table.game.title,
        options=table.game.options(),
        seats=seats_of(table, present),
        yours=yours,
        seat=viewpoint,
        view=table.state.view(viewpoint),
        to_move=table.decider(),
        choices=options_of(table) if chooses else [],
        closed=closed_of(table) if chooses else [],
        permissions=permissions_of(table, yours, opener),
        events=[event.seen_by(viewpoint) for event in table.events.since(events_from)],
        undone=undone,
        log_length=len(table.events),
        thinking=table.bot_to_move() != NOBODY,
        confirming=table.confirming,
        over=table.over(),
        scores=table.state.scores(),
        winners=table.winners(),
        origin=origin,
        teams=teams_of(table.game),
        undo_asked=undo_asked_of(table),
        held=table.held if chooses and table.held is not None else UNSET,
        stopped=stopped_of(table),
    )


def teams_of(game: Game) -> list[list[int]] | UnsetType:
    """The seats that win together, where not everybody plays alone."""
    sides = game.sides(game.players)
    return sides if len(sides) < game.players else UNSET


def stopped_of(table: Table) -> Stopped | UnsetType:
    """Why a table can only be looked at, where that is so."""
    return UNSET if table.stopped is None else Stopped(**asdict(table.stopped))


def undo_asked_of(table: Table) -> UndoAsked | UnsetType:
    """Who waits for consent, and whose is missing."""
    if table.request is None:
        return UNSET
    seat = table.made[table.request.back_to].seat
    return UndoAsked(seat, sorted(table.request.unanswered))


def options_of(table: Table) -> list[Option]:
    """The open choices, and what each is sure to bring."""
    words = table.game.vocabulary
    return [
        Option(
            choice,
            words.kinds[choice],
            words.arguments[choice],
            outcome.events,
            outcome.scores,
            outcome.changes,
        )
        for choice, outcome in table.outcomes().items()
    ]


def closed_of(table: Table) -> list[Closed]:
    """What cannot be chosen, and why."""
    return [Closed(one.action, one.reason, one.rule, one.facts) for one in table.closed()]


def permissions_of(table: Table, yours: list[int], opener: bool) -> Permissions:
    """What the seats, or whoever opened the table, may do besides choosing."""
    return Permissions(
        confirm=table.may_confirm(yours),
        undo=table.may_undo(yours),
        redo=table.may_redo(yours),
        ask_undo=table.may_ask_undo(yours),
        answer_undo=table.may_answer_undo(yours),
        renew=opener,
        hint=table.policy.hints and may_ask_for_hints(table, yours),
    )


def may_ask_for_hints(table: Table, yours: list[int]) -> bool:
    """Whether one of these seats has to choose now, and holds nothing yet."""
    return table.chooser() in yours and table.held is None


def seats_of(table: Table, present: Collection[int]) -> list[Seat]:
    """Everybody at the table."""
    return [
        Seat(holder.kind, holder.name, holder.level, number in present)
        for number, holder in enumerate(table.seats())
    ]


def summary_for(
    kept: StoredTable, claims: list[int], present: Collection[int], opened: bool
) -> Summary:
    """A table in somebody's list."""
    summary = kept.summary
    return Summary(
        id=kept.id,
        title=kept.title,
        options=kept.options,
        seats=[
            seat_in_list(seat, number in present) for number, seat in enumerate(summary["seats"])
        ],
        yours=[seat for seat in claims if seat != NOBODY],
        opened=opened,
        to_move=summary["to_move"],
        turn=summary["turn"],
        over=kept.over,
        scores=summary["scores"],
        winners=summary["winners"],
        changed=kept.changed,
        stopped="stopped" in summary,
        origin=kept.origin,
        teams=teams_of(game_for(kept.title, len(kept.seats), kept.options)),
    )


def seat_in_list(kept: dict[str, str], present: bool) -> Seat:
    """A seat of a summary; automatons were once kept by the name of the only one."""
    kind = cast(Kind, FORMER_KINDS.get(kept["kind"], kept["kind"]))
    here = present or kind in ("bot", "automaton")
    return Seat(kind, kept["name"], kept["level"], here)
