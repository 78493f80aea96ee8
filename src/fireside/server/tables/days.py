"""Days, which are the same for everybody, and what has to wait until one is over."""

from datetime import UTC, date, datetime

from fireside.server.wire import OfDeal, Origin


def today() -> date:
    """The day, in UTC."""
    return datetime.now(UTC).date()


def is_secret(origin: Origin) -> bool:
    """Whether a table plays a deal whose day is not over: what one sees of it would help others."""
    return isinstance(origin, OfDeal) and origin.date >= today()
