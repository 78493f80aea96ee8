"""The names that stand in Dewan's data; cards and stories are called as the edition does."""

from typing import Literal

Terrain = Literal["badlands", "mountains", "desert", "forest", "water"]
Ground = Terrain | Literal["centre", "closed"]
Symbol = Literal["artifact", "pigment", "crystal", "berry", "fire"]
Resource = Literal["artifact", "pigment", "crystal"]
Scenario = Literal["base", "team", "volcano", "downpour", "lake-villages"]
Effect = Literal["none", "story", "tuck", "end"]
Place = tuple[int, int]  # axial coordinates
