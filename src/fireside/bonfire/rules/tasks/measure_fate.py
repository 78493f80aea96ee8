"""Measures of tasks about the fate area: cells that are covered, and groups of equal symbols."""

from fireside.bonfire.rules.area import MARGIN
from fireside.bonfire.rules.constants import GNOME, TOKEN_NAMES
from fireside.bonfire.rules.state.city import City
from fireside.bonfire.rules.state.facts import Facts
from fireside.bonfire.rules.state.position import Position
from fireside.bonfire.rules.tasks.measure import Progress, Shown


def cells(facts: Facts, mask: int) -> list[str]:
    """The cells of a mask, those outside the area too (gnome 27)."""
    area = facts.area
    return [
        f"cell {column},{row}"
        for row in range(1 - MARGIN, area.rows + MARGIN + 1)
        for column in range(1 - MARGIN, area.columns + MARGIN + 1)
        if mask & area.cell(column, row)
    ]


def covered(facts: Facts, city: City, mask: int) -> Progress:
    """The cells of a mask, covered or not."""
    there = cells(facts, mask & city.covered)
    open_cells = cells(facts, mask & ~city.covered)
    return Progress(len(there), len(there) + len(open_cells), there, open_cells)


def marked_cells(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """All marked cells of the fate area."""
    return covered(position.facts, city, position.facts.area.marked)


def gold_cells(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """All gold cells of the fate area."""
    return covered(position.facts, city, position.facts.area.gold)


def outer_columns(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """Both outermost columns of the fate area."""
    return covered(position.facts, city, position.facts.area.outer_columns)


def groups(facts: Facts, city: City, symbol: int) -> list[int]:
    """The areas of one symbol, the largest first (B17.2)."""
    found = []
    mask = city.symbols[symbol]
    while mask:
        group = facts.area.connected(mask & -mask, mask)
        mask &= ~group
        found.append(group)
    return sorted(found, key=lambda group: -group.bit_count())


def room_beside(facts: Facts, city: City, group: int) -> list[str]:
    """The free cells of the area that touch a group."""
    area = facts.area
    return cells(facts, area.beside(group) & area.inside & ~city.covered)


def group_of(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """A group of so many of the symbol shown."""
    found = groups(position.facts, city, shown[0])
    largest = found[0] if found else 0
    return Progress(
        largest.bit_count(),
        count,
        cells(position.facts, largest),
        room_beside(position.facts, city, largest),
    ).lacking(f"symbol {TOKEN_NAMES[shown[0]]}", count - largest.bit_count())


def two_groups_shown(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """A group of so many of each of the two symbols shown."""
    best = []
    for symbol in shown:
        found = groups(position.facts, city, symbol)
        best.append((symbol, found[0] if found else 0))
    return two_groups(position.facts, city, best, count)


def any_two_groups(position: Position, city: City, shown: Shown, count: int) -> Progress:
    """Two groups of so many equal symbols each: the two largest of all."""
    found = []
    for symbol in range(GNOME + 1):
        for group in groups(position.facts, city, symbol):
            found.append((symbol, group))
    found.sort(key=lambda named: -named[1].bit_count())
    return two_groups(position.facts, city, found[:2], count)


def two_groups(facts: Facts, city: City, found: list[tuple[int, int]], count: int) -> Progress:
    """Two groups, each a symbol and its cells, of so many cells each."""
    there = 0
    missing: list[str] = []
    enough = 0
    for _, group in found:
        there |= group
        if group.bit_count() >= count:
            enough += 1
        else:
            missing += room_beside(facts, city, group)
    result = Progress(enough, 2, cells(facts, there), missing)
    for symbol, group in found:
        result.lacking(f"symbol {TOKEN_NAMES[symbol]}", count - group.bit_count())
    return result
