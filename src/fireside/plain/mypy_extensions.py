"""Stands in for mypy_extensions where that is not installed."""

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")
i64 = int


def mypyc_attr(**_: object) -> Callable[[T], T]:
    """Means nothing to code that is not compiled."""
    return lambda thing: thing
