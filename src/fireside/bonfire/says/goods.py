"""What events give and take, added up."""

from collections import Counter
from collections.abc import Iterable

from fireside.words.part import Plain


def goods_of(events: Iterable[Plain], kind: str) -> Counter[str]:
    """The goods of all events of a kind."""
    total: Counter[str] = Counter()
    for event in events:
        if event["event"] == kind:
            total.update(event["goods"])
    return total


def points_of(events: Iterable[Plain]) -> int:
    """The points that events score."""
    return sum(event["points"] for event in events if event["event"] == "score")
