"""For the tests of the High Council and the end: a task that can be lit, and what stands where."""

from tests.bonfire.builder import Table

LIGHTABLE = "blue-path-with-herb"  # the city has that path tile
FILLERS = ["red-3-gnomes", "red-4-gold", "yellow-5-portals", "yellow-5-gnomes", "yellow-3-elders"]
FILLERS += ["yellow-4-yellow"]


def ready(table: Table, place: int = 1, seat: int = 0) -> Table:
    """A city with a task that can be lit, and no tokens or resources."""
    return table.paths("blue-herb", seat=seat).task(place, LIGHTABLE, seat=seat).goods(seat)


def with_portals(table: Table, seat: int = 0) -> Table:
    """A city that fulfils the council task "7 portals"."""
    return table.portals(*range(1, 8), seat=seat)


def lit_before(table: Table, count: int, seat: int = 0) -> Table:
    """So many bonfires at places 7 downwards, their novices in council spaces 8 downwards."""
    for index in range(count):
        table.task(7 - index, FILLERS[index], lit=True, seat=seat)
        table.council(seat, **{f"place_{7 - index}": 8 - index})
    return table


def spaces(table: Table) -> list[int]:
    """The council spaces on offer."""
    return sorted({int(text.split()[1]) for text in table.offers("council")})
