"""Lists that stand in for the arrays of compiled code."""

from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")


class vec(list[T]):
    """A list; there is no need to say how long it will be."""

    def __init__(self, items: Iterable[T] = (), capacity: int = 0) -> None:
        super().__init__(items)


def append(items: vec[T], item: T) -> vec[T]:
    """The list with one more item."""
    items.append(item)
    return items


def extend(items: vec[T], more: Iterable[T]) -> vec[T]:
    """The list with more items."""
    items.extend(more)
    return items
