"""Days, which are the same for everybody, and what has to wait until one is over."""

from datetime import UTC, date, datetime

DEAL = "deal "  # what the origin of a deal of the day begins with


def today() -> date:
    """The day, in UTC."""
    return datetime.now(UTC).date()


def is_secret(origin: str) -> bool:
    """Whether a table plays a deal whose day is not over: what one sees of it would help others."""
    if not origin.startswith(DEAL):
        return False
    return date.fromisoformat(origin.split()[1]) >= today()
