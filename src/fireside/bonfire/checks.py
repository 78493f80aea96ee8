"""What is counted and checked in games of Bonfire."""

from typing import Final

from fireside.bonfire.counts import BonfireCounts
from fireside.bonfire.rules.state.check import check_position
from fireside.cli.soak.checking import Checks

CHECKS: Final = Checks(BonfireCounts, check_position)
