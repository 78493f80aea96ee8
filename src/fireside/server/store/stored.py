"""What the store keeps of a table: the one place that says it. Apart from the store, so that it
comes without a database; the columns have the names of the fields here."""

from dataclasses import asdict, dataclass
from typing import Any

from fireside.core.older import Stop
from fireside.server.wire import PLAIN, Origin
from fireside.table.steps import UndoRequest
from fireside.table.table import Table

MOST_SEED = 2**62  # what a column holds, with room to spare


@dataclass
class StoredTable:
    """A table as it is kept, apart from its choices."""

    id: str
    title: str
    options: dict[str, str]
    edition: str  # the text of its file; empty for one that comes with the package
    imprint: str  # which edition, as records name it
    rules: int
    seed: int
    seats: list[dict[str, str]]
    confirming: bool
    settled: int
    version: int
    created: str
    changed: str
    over: bool
    summary: dict[str, Any]
    opener: str | None  # the guest who may renew links
    request: dict[str, Any] | None  # for undo, as long as it is not answered
    taken_back: list[int]
    origin: Origin = PLAIN
    held: int | None = None  # a choice that is carried out when it is confirmed
    position: str = ""  # the digest of its position; none for tables of older servers


def values_of(table: Table) -> dict[str, Any]:
    """What changes with a table's game, by the fields of what is kept."""
    return {
        "rules": table.game.rules,
        "confirming": table.confirming,
        "settled": table.settled,
        "version": table.version,
        "over": table.over(),
        "summary": summary_of(table),
        "request": request_kept(table.request),
        "taken_back": table.taken_back,
        "held": table.held,
        "position": table.state.digest(),
    }


def request_kept(request: UndoRequest | None) -> dict[str, Any] | None:
    """A request for undo as it is kept."""
    if request is None:
        return None
    waiting = sorted(request.unanswered)
    return {"seats": request.seats, "back_to": request.back_to, "unanswered": waiting}


def request_of(kept: StoredTable) -> UndoRequest | None:
    """The request for undo that was kept."""
    if kept.request is None:
        return None
    asked = kept.request
    return UndoRequest(asked["seats"], asked["back_to"], set(asked["unanswered"]))


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
        **stop_kept(table),
    }


def stop_kept(table: Table) -> dict[str, Any]:
    """The part of a summary that says why a table can only be looked at."""
    return {} if table.stopped is None else {"stopped": asdict(table.stopped)}


def stop_of(kept: StoredTable) -> Stop | None:
    """Why a kept table can only be looked at, where that is so."""
    found = kept.summary.get("stopped")
    return None if found is None else Stop(**found)
