"""What the commands that play many games count and check, title by title."""

from collections.abc import Callable
from dataclasses import dataclass

from fireside.cli.counting import MakesCounts
from fireside.cli.plain_counts import PlainCounts
from fireside.core.state import State
from fireside.core.title import titled


@dataclass(frozen=True)
class Checks:
    """What a title counts, and what always holds: the check fails where it does not."""

    counts: MakesCounts
    check: Callable[[State], None]


PLAIN = Checks(PlainCounts, lambda state: None)


def checks_of(title: str) -> Checks:
    """What a title counts and checks, something plain where it does not say."""
    known = titled(title)
    checks: Checks = known.part("checks") if "checks" in known.parts else PLAIN
    return checks
