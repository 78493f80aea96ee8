"""The map on the terminal: flat-topped hexes with coordinates, zones, camps and symbols.

A hex is four lines high; its neighbours at the right lie two lines lower and two lines higher and
share its slanted edges:

      ____
     /    \\
    /      \\____
    \\      /    \\
     \\____/      \\
          \\      /
           \\____/
"""

from itertools import groupby
from operator import itemgetter
from typing import Final

from rich.text import Text

from fireside.core.state import NOBODY
from fireside.core.view import View
from fireside.dewan.rules.state.facts import RING
from fireside.dewan.says.names import grid_of
from fireside.dewan.terminal.words import (
    GROUND_STYLES,
    PLAYER_STYLES,
    STYLES,
)
from fireside.terminal.speaker import Speaker

LEAST_PITCH: Final = 6
MOST_PITCH: Final = 11
BORDER: Final = "bold"
INNER: Final = "dim"
Place = tuple[int, int]


class Map:
    """One picture of the map, from a view."""

    def __init__(
        self, view: View, width: int, speaker: Speaker, costs: dict[Place, int] | None = None
    ) -> None:
        self.speaker = speaker
        self.spaces: dict[Place, View] = {tuple(space["at"]): space for space in view["spaces"]}
        self.places = [space["at"] for space in view["spaces"]]
        self.symbols = view["symbols"]
        self.costs = costs or {}
        self.berries = self.berry_spots()
        columns = [q for q, _ in self.spaces]
        self.first = min(columns)
        count = max(columns) - self.first + 1
        self.pitch = max(LEAST_PITCH, min(MOST_PITCH, (width - 2) // count))
        self.top = min(2 * r + q for q, r in self.spaces)
        self.cells: dict[Place, tuple[str, str]] = {}  # letter and style by column and line
        self.fills: dict[Place, str] = {}  # the ground's style inside the hexes

    def text(self) -> Text:
        """The whole picture."""
        for at in self.spaces:
            self.fill(at)
        for at in self.spaces:
            self.draw_edges(at)
        for at in self.spaces:
            self.write_in(at)
        for resource, one, other in self.symbols:
            self.draw_symbol(resource, tuple(one), tuple(other))
        return self.lines()

    def berry_spots(self) -> dict[Place, int]:
        """Where the berry tokens of each zone are drawn: on a space without a camp, if any."""
        spots: dict[Place, int] = {}
        for space in self.spaces.values():
            if space["berries"]:
                zone = [at for at, other in self.spaces.items() if other["zone"] == space["zone"]]
                free = [at for at in zone if self.spaces[at]["camp"] == NOBODY]
                spots[(free or zone)[0]] = space["berries"]
        return spots

    def corner(self, at: Place) -> Place:
        """The column of a hex's left end and the line of its top edge."""
        q, r = at
        return (q - self.first) * self.pitch, (2 * r + q - self.top) * 2

    def put(self, x: int, y: int, words: str, style: str) -> None:
        for number, letter in enumerate(words):
            self.cells[x + number, y] = (letter, style)

    def fill(self, at: Place) -> None:
        """The ground's colour."""
        x, y = self.corner(at)
        style = GROUND_STYLES[self.ground(at)]
        edge = self.pitch - 2
        for line, left, size in ((1, 2, edge), (2, 1, edge + 2), (3, 1, edge + 2), (4, 2, edge)):
            self.put(x + left, y + line, " " * size, style)
            for number in range(size):
                self.fills[x + left + number, y + line] = style

    def draw_edges(self, at: Place) -> None:
        """The six edges: solid ones bound a zone, dots run within it."""
        within = f"{INNER} {GROUND_STYLES[self.ground(at)]}"
        for side in range(6):
            inner = self.within_zone(at, side)
            for number, (x, y, mark) in enumerate(self.edge(at, side)):
                if inner:
                    self.cells[x, y] = ("·" if mark != "_" or number % 2 else " ", within)
                else:
                    self.cells[x, y] = (mark, f"{BORDER} {self.fills.get((x, y), '')}")

    def within_zone(self, at: Place, side: int) -> bool:
        other = self.spaces.get((at[0] + RING[side][0], at[1] + RING[side][1]))
        zone = self.spaces[at]["zone"]
        return other is not None and zone is not None and other["zone"] == zone

    def edge(self, at: Place, side: int) -> list[tuple[int, int, str]]:
        """Column, line and mark of each letter of an edge; sides as in a tile's ring."""
        x, y = self.corner(at)
        right = x + self.pitch
        if side in (0, 3):
            line = y if side == 0 else y + 4
            return [(x + 2 + number, line, "_") for number in range(self.pitch - 2)]
        return {
            1: [(right, y + 1, "\\"), (right + 1, y + 2, "\\")],
            2: [(right + 1, y + 3, "/"), (right, y + 4, "/")],
            4: [(x, y + 3, "\\"), (x + 1, y + 4, "\\")],
            5: [(x + 1, y + 1, "/"), (x, y + 2, "/")],
        }[side]

    def ground(self, at: Place) -> str:
        """What a space is, in a word."""
        space = self.spaces[at]
        if space["ground"] == "centre":
            return "home"
        if space["ground"] == "closed":
            return "lava" if space["marker"] else "volcano"
        if space["ground"] == "water" and space["camp"] != NOBODY:
            return "village"
        return "flood" if space["marker"] else str(space["ground"])

    def write_in(self, at: Place) -> None:
        """Camp and berries, coordinates, ground, and the cost of a target."""
        x, y = self.corner(at)
        wide, narrow = self.pitch, self.pitch - 2
        ground = self.ground(at)
        style = GROUND_STYLES[ground]
        word = self.speaker(f"dewan-terminal-ground-{ground}")
        if len(word) > wide:
            word = self.speaker(f"dewan-terminal-short-{ground}")
        name = "".join(map(str, grid_of(at, self.places)))
        self.put(x + 1, y + 2, name.center(wide), f"bold {style}")
        self.put(x + 1, y + 3, word[:wide].center(wide), style)
        camp, berries = self.spaces[at]["camp"], self.berries.get(at, 0)
        left = x + 2
        if camp != NOBODY:
            mark = f"[{camp + 1}]" if narrow > 5 or not berries else str(camp + 1)
            self.put(left, y + 1, mark, PLAYER_STYLES[camp])
            left += len(mark) + 1
        if berries:
            token = self.speaker("dewan-terminal-berry-mark")
            self.put(left, y + 1, f"{berries}{token}", f"bold {style}")
        if at in self.costs:
            self.put(x + 2, y + 4, f"={self.costs[at]}", "bold reverse")

    def draw_symbol(self, resource: str, one: Place, other: Place) -> None:
        """A resource symbol's letter on the edge between two spaces."""
        side = RING.index((other[0] - one[0], other[1] - one[1]))
        marks = self.edge(one, side)
        x, y, _ = marks[-2]
        self.put(
            x,
            y,
            self.speaker(f"dewan-terminal-letter-{resource}"),
            f"bold reverse {STYLES[resource]}",
        )

    def lines(self) -> Text:
        """The canvas as text, one style a run."""
        text = Text(no_wrap=True)
        ends: dict[int, int] = {}
        for x, y in self.cells:
            ends[y] = max(x + 1, ends.get(y, 0))
        for line in range(max(ends) + 1):
            text.append("\n" if line else "")
            cells = [self.cells.get((x, line), (" ", "")) for x in range(ends.get(line, 0))]
            for style, run in groupby(cells, key=itemgetter(1)):
                text.append("".join(letter for letter, _ in run), style.strip())
        return text


def map_width(view: View, pitch: int) -> int:
    """How many columns the map takes with so many to a hex."""
    columns: list[int] = [space["at"][0] for space in view["spaces"]]
    return (max(columns) - min(columns) + 1) * pitch + 2
