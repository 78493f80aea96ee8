"""What is counted and checked in games of Bonfire."""

from typing import Final

from fireside.bonfire.counts import BonfireCounts
from fireside.bonfire.rules.state.check import check_position
from fireside.bonfire.rules.state.state import BonfireState
from fireside.cli.soak.checking import Checks
from fireside.core.state import State


def check(state: State) -> None:
    """What holds in every position."""
    assert isinstance(state, BonfireState)
    check_position(state)


CHECKS: Final = Checks(BonfireCounts, check)
