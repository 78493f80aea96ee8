"""The handicap challenge (B22)."""

from typing import Final

from fireside.bonfire.rules.constants import TITLE
from fireside.core.challenge import Challenge

CHALLENGE: Final = Challenge(TITLE, first=-10, changes={"win": 5, "loss": -2, "draw": 0})
AUTOMATONS = ("Tom",)  # who scores beside a single player (B21)
