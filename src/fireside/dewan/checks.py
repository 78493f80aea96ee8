"""What is counted and checked in games of Dewan."""

from typing import Final

from fireside.cli.soak.checking import Checks
from fireside.dewan.counts import DewanCounts
from fireside.dewan.rules.state.check import check_position

CHECKS: Final = Checks(DewanCounts, check_position)
