"""The fate area as bits: where a tile can lie, what it touches, which symbols are connected.

A cell is one bit of a whole number. Around the area runs a margin of two cells, for tiles that
stick out (gnome 27), and one empty column keeps the left and right edges apart.
"""

from typing import Final, final

from fireside.bonfire.rules.pieces import Edition

MARGIN: Final = 2
DIRECTIONS: Final = ["right", "left", "up", "down"]
STEPS: Final = [(1, 0), (-1, 0), (0, 1), (0, -1)]


@final
class Spot:
    """Three cells in a row: the room for one tile, which may lie there two ways round."""

    def __init__(self, mask: int, touching: int) -> None:
        self.mask: Final = mask
        self.touching: Final = touching


@final
class Placement:
    """A tile's first symbol in a cell, the two others following in a direction (B5.3)."""

    def __init__(self, column: int, row: int, direction: int, cells: list[int]) -> None:
        self.column: Final = column
        self.row: Final = row
        self.direction: Final = direction
        self.cells: Final = cells  # one bit each, in the order of the tile's symbols

    def text(self) -> str:
        """The choice in words: where the first symbol lies and where the others follow."""
        return f"lay {self.column},{self.row} {DIRECTIONS[self.direction]}"


@final
class FateArea:
    """The fate area of an edition, with every way to lay a tile on it."""

    def __init__(self, edition: Edition) -> None:
        self.columns = max(column for column, _ in edition.area)
        self.rows = max(row for _, row in edition.area)
        self.width = self.columns + 2 * MARGIN + 1
        self.inside = self.mask(edition.area)
        self.marked = self.mask(edition.marked_cells)
        self.gold = self.mask(edition.gold_cells)
        self.yellow = self.mask(edition.yellow_cells)
        self.outer_columns = self.mask([cell for cell in edition.area if self._is_outer(cell)])
        self.spots: list[Spot] = []
        self.placements: list[Placement] = []  # placement 2s and 2s + 1 belong to spot s
        self._find_spots(3)
        self.spots_inside = len(self.spots)
        self._find_spots(2)
        self._find_spots(1)
        self.start = self._start(edition.start_cells)

    def cell(self, column: int, row: int) -> int:
        """The bit of a cell."""
        return 1 << ((row + MARGIN - 1) * self.width + column + MARGIN - 1)

    def mask(self, cells: list[tuple[int, int]]) -> int:
        """The bits of many cells."""
        total = 0
        for column, row in cells:
            total |= self.cell(column, row)
        return total

    def beside(self, mask: int) -> int:
        """The cells of a mask and all cells that touch it."""
        return mask | mask << 1 | mask >> 1 | mask << self.width | mask >> self.width

    def connected(self, seed: int, symbols: int) -> int:
        """The area of equal symbols that contains the seed's cells (B5.4)."""
        area = seed
        while True:
            grown = self.beside(area) & symbols
            if grown == area:
                return area
            area = grown

    def _is_outer(self, cell: tuple[int, int]) -> bool:
        return cell[0] in (1, self.columns)

    def _find_spots(self, inside: int) -> None:
        """All spots with so many of their three cells inside the area."""
        for upright in range(2):
            across, up = STEPS[2 * upright]
            for row in range(1 - MARGIN, self.rows + MARGIN + 1):
                for column in range(1 - MARGIN, self.columns + MARGIN + 1):
                    ends = [(column + across * i, row + up * i) for i in range(3)]
                    if ends[2][0] > self.columns + MARGIN or ends[2][1] > self.rows + MARGIN:
                        continue
                    if sum(1 for end in ends if self.cell(*end) & self.inside) == inside:
                        self._add_spot(ends, 2 * upright)

    def _add_spot(self, ends: list[tuple[int, int]], direction: int) -> None:
        cells = [self.cell(column, row) for column, row in ends]
        mask = cells[0] | cells[1] | cells[2]
        self.spots.append(Spot(mask, self.beside(mask) & ~mask))
        self.placements.append(Placement(ends[0][0], ends[0][1], direction, cells))
        self.placements.append(Placement(ends[2][0], ends[2][1], direction + 1, cells[::-1]))

    def _start(self, cells: list[tuple[int, int]]) -> int:
        """The first placement of the spot on the marked centre (B3.5)."""
        mask = self.mask(cells)
        return next(2 * s for s, spot in enumerate(self.spots) if spot.mask == mask)
