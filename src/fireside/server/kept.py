"""What the store keeps of a table; apart from the store, so that it comes without a database."""

from dataclasses import dataclass
from typing import Any


@dataclass
class Kept:
    """A table as it is kept, apart from its choices."""

    id: str
    title: str
    options: dict[str, str]
    edition: str
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
