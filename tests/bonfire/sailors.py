"""For the tests of the end: players who do nothing but sail to and fro, turn after turn."""

from fireside.bonfire.rules.constants import COUNCIL_SPACES
from tests.bonfire.builder import Table
from tests.bonfire.council_cases import ready

NOVICES = {1: 7, 2: 7, 3: 10, 4: 13}  # that start the countdown (B16.1)


def sailors(players: int = 2, tokens: int = 20) -> Table:
    """Every city has ship tokens and nothing else."""
    table = Table(players)
    for seat in range(players):
        table.goods(seat, ship=tokens)
    return table


def sail(table: Table) -> Table:
    """The seat to move plays its turn: it sails to one of two neighbouring islands."""
    at_flower = table.state.cities[table.state.seat].ship == flower(table)
    return table.do("sail", "to shell-1" if at_flower else "to flower-1")


def flower(table: Table) -> int:
    return table.edition.island_names.index("flower-1")


def seated(table: Table, count: int) -> Table:
    """So many novices in the High Council: two of the council, the others of all players."""
    table.council(guardians=1, gnomes=2)
    players = table.facts.players
    for index in range(count - 2):
        nth = index // players
        novice = {f"place_{7 - nth}": COUNCIL_SPACES - nth}
        table.council(index % players, **novice)
    return table


def about_to_start(players: int, starter: int, missing: int = 1) -> Table:
    """The starter has a task to light and is to move; so many novices are missing."""
    table = seated(sailors(players), NOVICES[players] - missing)
    ready(table, place=1, seat=starter).goods(starter, ship=20).refresh()
    for _ in range(starter):
        sail(table)
    assert table.state.seat == starter
    return table


def started(players: int, starter: int) -> Table:
    """The starter has just started the countdown by lighting a bonfire, for 1 point."""
    return about_to_start(players, starter).do("light 1", "council 2 point")


def turns_left(table: Table) -> list[int]:
    """Sail on to the end of the game: the turns that each player had."""
    turns = [0] * table.facts.players
    while not table.state.over():
        turns[table.state.seat] += 1
        assert sum(turns) < 100
        sail(table)
    return turns
