"""What is counted and checked in games of Dewan."""

from typing import Final

from fireside.cli.soak.checking import Checks
from fireside.core.state import State
from fireside.dewan.counts import DewanCounts
from fireside.dewan.rules.state.check import check_position
from fireside.dewan.rules.state.state import DewanState


def check(state: State) -> None:
    """What holds in every position."""
    assert isinstance(state, DewanState)
    check_position(state)


CHECKS: Final = Checks(DewanCounts, check)
