"""Where a table stands, as messages: for one receiver, or in a list of tables."""

from collections.abc import Collection
from typing import Any

from fireside.core.state import NOBODY
from fireside.server.kept import Kept
from fireside.server.ledger import SERIES
from fireside.server.wire import Closed, Option, Position, Powers, Seat, Summary
from fireside.table.table import Table

DEAL = "deal "  # what the origin of a deal of the day begins with


def position_for(
    table: Table,
    identity: str,
    yours: list[int],
    eyes: int,
    present: Collection[int],
    events_from: int,
    undone: bool,
    opener: bool = False,
    origin: str = "",
) -> Position:
    """The position for somebody who decides for `yours` and sees with the eyes of one of them, and
    perhaps opened the table; with the events from a number on. `origin` is where the table comes
    from."""
    return Position(
        version=table.version,
        table=identity,
        title=table.game.title,
        options=table.game.options(),
        seats=seats_of(table, present),
        yours=yours,
        seat=eyes,
        view=table.state.view(eyes),
        to_move=table.decider(),
        choices=options_of(table) if table.decider() == eyes and eyes in yours else [],
        closed=closed_of(table) if table.decider() == eyes and eyes in yours else [],
        powers=powers_of(table, yours, opener, origin),
        events=[event.seen_by(eyes) for event in table.events.since(events_from)],
        undone=undone,
        log_length=len(table.events),
        thinking=table.bot_to_move() != NOBODY,
        confirming=table.confirming,
        over=table.over(),
        scores=table.state.scores(),
        winners=table.winners(),
        origin=origin,
    )


def options_of(table: Table) -> list[Option]:
    """The open choices, and what each is sure to bring."""
    return [
        Option(choice, table.game.text(choice), outcome.events, outcome.scores, outcome.changes)
        for choice, outcome in table.outcomes().items()
    ]


def closed_of(table: Table) -> list[Closed]:
    """What cannot be chosen, and why."""
    return [Closed(one.action, one.reason, one.rule, one.facts) for one in table.closed()]


def powers_of(table: Table, yours: list[int], opener: bool, origin: str) -> Powers:
    """What the seats, or whoever opened the table, may do besides choosing."""
    return Powers(
        confirm=table.may_confirm(yours),
        undo=table.may_undo(yours),
        redo=table.may_redo(yours),
        ask_undo=table.may_ask_undo(yours),
        answer_undo=table.may_answer_undo(yours),
        renew=opener,
        hint=may_ask_for_hints(table, yours) and allows_hints(table, origin),
    )


def may_ask_for_hints(table: Table, yours: list[int]) -> bool:
    """Whether one of these seats has to choose now."""
    return not table.over() and table.waiting() == NOBODY and table.decider() in yours


def allows_hints(table: Table, origin: str) -> bool:
    """Hints are for people who play with nobody but bots, and not for the deal of a day."""
    return len(table.people()) == 1 and not origin.startswith(DEAL)


def is_compared(origin: str) -> bool:
    """Whether the result of a table stands in a list: of the deal of a day, or of a series."""
    return origin == SERIES or origin.startswith(DEAL)


def seats_of(table: Table, present: Collection[int]) -> list[Seat]:
    """Everybody at the table."""
    return [
        Seat(holder.kind, holder.name, holder.level, number in present)
        for number, holder in enumerate(table.seats())
    ]


def summary_of(table: Table) -> dict[str, Any]:
    """What lists show of a table without waking it up."""
    return {
        "seats": [
            {"kind": one.kind, "name": one.name, "level": one.level} for one in table.seats()
        ],
        "to_move": table.decider(),
        "turn": table.state.turn,
        "scores": table.state.scores(),
        "winners": table.winners(),
    }


def summary_for(kept: Kept, claims: list[int], present: Collection[int], opened: bool) -> Summary:
    """A table in somebody's list."""
    summary = kept.summary
    return Summary(
        id=kept.id,
        title=kept.title,
        options=kept.options,
        seats=[
            Seat(**seat, present=number in present or seat["kind"] in ("bot", "tom"))
            for number, seat in enumerate(summary["seats"])
        ],
        yours=[seat for seat in claims if seat != NOBODY],
        opened=opened,
        to_move=summary["to_move"],
        turn=summary["turn"],
        over=kept.over,
        scores=summary["scores"],
        winners=summary["winners"],
        changed=kept.changed,
        origin=kept.origin,
    )
