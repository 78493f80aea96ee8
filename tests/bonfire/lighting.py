"""For the tests of tasks: positions in which a task tile can be lit, and ones just short of it."""

from collections.abc import Callable

import pytest

from fireside.bonfire.rules.tasks.kinds import TASK_KINDS
from tests.bonfire.builder import Table

PLACE = 4  # where the tile in question lies; the cases leave this place alone
Arrange = Callable[[Table, int], object]

# Tasks to fill a city with, where only their colour matters.
BLUES = ["blue-guardian-grey", "blue-two-pairs", "blue-group-of-3-ship", "blue-path-with-herb"]
REDS = ["red-3-portals", "red-4-gold", "red-three-of-herb", "red-both-islands-root"]
YELLOWS = ["yellow-5-portals", "yellow-5-gnomes", "yellow-two-triples", "yellow-3-elders"]


class Case:
    """A task tile, what the city has, and whether that is enough; with the rules it shows."""

    def __init__(self, tile: str, enough: bool, words: str, arrange: Arrange, *rules: str) -> None:
        self.tile = tile
        self.enough = enough
        self.words = words
        self.arrange = arrange
        self.rules = rules


def enough(tile: str, words: str, arrange: Arrange, *rules: str) -> Case:
    """What just fulfils a task, or more than that."""
    return Case(tile, True, words, arrange, *rules)


def short(tile: str, words: str, arrange: Arrange, *rules: str) -> Case:
    """What just does not fulfil a task."""
    return Case(tile, False, words, arrange, *rules)


def parameters(cases: list[Case]) -> list[object]:
    """The cases as parameters, each marked with its task kind and its further rules."""
    table = Table()
    kinds = {task.name: TASK_KINDS[task.kind].name for task in table.edition.tasks}
    return [
        pytest.param(
            case,
            marks=pytest.mark.rule(f"task {kinds[case.tile]}", *case.rules),
            id=f"{case.tile}: {'' if case.enough else 'not '}{case.words}",
        )
        for case in cases
    ]


def arranged(case: Case, seat: int = 0) -> Table:
    """The tile in the first player's city, the rest of the case in the city of a seat."""
    table = Table(players=3)
    table.task(PLACE, case.tile)
    case.arrange(table, seat)
    return table.refresh()


def can_light(table: Table) -> bool:
    """Whether the turn offers to light the tile in question."""
    assert "fate first" in table.choices()  # it is a turn with all its options
    return f"light {PLACE}" in table.choices()


# What a city may have, in words.


def goods(**counts: int) -> Arrange:
    """Tokens and resources."""
    return lambda table, seat: table.goods(seat, **counts)


def guardians(**where: str) -> Arrange:
    """Guardians and where they stand."""
    return lambda table, seat: table.guardians(seat, **where)


def paths(*tiles: str) -> Arrange:
    """Path tiles from place 2 on."""
    return lambda table, seat: table.paths(*tiles, seat=seat)


def portals(*places: int) -> Arrange:
    """Portals in these gaps."""
    return lambda table, seat: table.portals(*places, seat=seat)


def given(**islands: int) -> Arrange:
    """Own offerings on islands."""
    return lambda table, seat: table.given(seat, **islands)


def offerings(first: list[str], second: list[str]) -> Arrange:
    """What is left of the two offering stacks."""
    return lambda table, seat: table.offerings(first, second, seat=seat)


def gnomes(*numbers: int) -> Arrange:
    """Gnomes by number."""
    return lambda table, seat: table.gnomes(*numbers, seat=seat)


def symbols(**cells: list[tuple[int, int]]) -> Arrange:
    """Symbols in the fate area."""
    return lambda table, seat: table.symbols(seat, **cells)


def covering(cells: list[tuple[int, int]]) -> Arrange:
    """Covered cells of the fate area."""
    return lambda table, seat: table.cover(cells, seat=seat)


def tasks(*lit: str, unlit: tuple[str, ...] = ()) -> Arrange:
    """Bonfires and tasks, from place 1 on, leaving out the tile's place."""

    def arrange(table: Table, seat: int) -> None:
        places = [place for place in range(1, 8) if place != PLACE]
        for name in unlit:
            table.task(places.pop(0), name, seat=seat)
        for name in lit:
            table.task(places.pop(0), name, lit=True, seat=seat)

    return arrange


def both(*arrangements: Arrange) -> Arrange:
    """Several things together."""

    def arrange(table: Table, seat: int) -> None:
        for one in arrangements:
            one(table, seat)

    return arrange
