"""Events: what happened, one thing at a time, for logs, animation and checking by hand."""

import json
from typing import Final, final


@final
class Event:
    """One thing that happened: what, to whom, and all that changed by it."""

    def __init__(
        self,
        what: str,
        seat: int,
        facts: dict[str, object],
        secret: dict[str, object] | None = None,
    ) -> None:
        self.what: Final = what
        self.seat: Final = seat
        self.facts: Final = facts
        self.secret: Final = secret  # what only the seat itself may know

    def as_dict(self) -> dict[str, object]:
        """The whole event as plain data."""
        return {"event": self.what, "seat": self.seat, **self.facts, **(self.secret or {})}

    def seen_by(self, seat: int) -> dict[str, object]:
        """The event as a seat, or a spectator, sees it."""
        if seat == self.seat:
            return self.as_dict()
        return {"event": self.what, "seat": self.seat, **self.facts}

    def as_json(self) -> str:
        """The event as one line of JSON."""
        return json.dumps(self.as_dict(), ensure_ascii=False)

    def __repr__(self) -> str:
        return f"Event({self.as_json()})"

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, (self.what, self.seat, self.facts, self.secret))
