"""How far somebody has come with a task (B17): what counts already, where the rest could come from.

For people who look at the table; whether a task can be lit is judged in conditions.py alone.
"""

from collections.abc import Callable
from typing import Final, final

from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.position import Position


@final
class Progress:
    """So much of what a task asks for is there. Things are called by kind and name: `portal 7`,
    `path 2`, `place 3` (its task), `guardian grey`, `gnome 12`, `room 4` (for a gnome), `tile 1`,
    `island herb-2`, `resource gold`, `token ship`, `cell 3,4`, `offering 1`, `council-task paths`.
    """

    def __init__(self, have: int, need: int, there: list[str], missing: list[str]) -> None:
        self.have: Final = min(have, need)
        self.need: Final = need
        self.there: Final = there  # what counts
        self.missing: Final = missing if have < need else []  # where the rest could come from
        self.lacks: Final[dict[str, int]] = {}  # goods, guardians, bonfires, symbols by name

    def lacking(self, name: str, count: int) -> "Progress":
        """The same with so many of something named as lacking; none are left out."""
        if count > 0:
            self.lacks[name] = count
        return self


# What measures a kind of task: the one or two things shown on the tile, and how many it asks for.
Shown = tuple[int, int]
Measure = Callable[[Position, City, Shown, int], Progress]
