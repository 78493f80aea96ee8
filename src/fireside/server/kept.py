"""What the store keeps of a table; apart from the store, so that it comes without a database."""

from dataclasses import dataclass
from typing import Any

from fireside.server.wire import PLAIN, Origin
from fireside.table.steps import UndoRequest


@dataclass
class Kept:
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


def request_kept(request: UndoRequest | None) -> dict[str, Any] | None:
    """A request for undo as it is kept."""
    if request is None:
        return None
    waiting = sorted(request.unanswered)
    return {"seats": request.seats, "back_to": request.back_to, "unanswered": waiting}


def request_of(kept: Kept) -> UndoRequest | None:
    """The request for undo that was kept."""
    if kept.request is None:
        return None
    asked = kept.request
    return UndoRequest(asked["seats"], asked["back_to"], set(asked["unanswered"]))
