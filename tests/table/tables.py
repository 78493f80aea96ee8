"""Tables for the tests, and playing at them."""

from fireside.core.chance import seeded
from fireside.core.state import NOBODY
from fireside.core.title import make_game
from fireside.table.seats import Holder
from fireside.table.table import Table

PEOPLE = [Holder("here", "Ann"), Holder("link", "Ben"), Holder("link", "Cem"), Holder("link", "Di")]
BOT = Holder("bot", "Ember", "random")


def table_of(title: str, holders: list[Holder], seed: int = 1, confirming: bool = True) -> Table:
    """A table before its first choice."""
    return Table(make_game(title, len(holders)), seed, holders, confirming=confirming)


def told(table: Table) -> list[dict[str, object]]:
    """All that has happened at a table."""
    return [event.as_dict() for event in table.events.since(0)]


def play_one(table: Table, seed: int = 0) -> int:
    """Whoever has to decide confirms, or makes some choice; the seat it was."""
    seat = table.decider()
    if table.may_confirm([seat]):
        table.confirm([seat])
    else:
        options = table.state.choices()
        luck = seeded(seed * 1000 + len(table.made))
        table.choose([seat], options[luck.below(len(options))])
    return seat


def play_until_waiting(table: Table) -> int:
    """Play on until a turn waits for confirmation; whose it is."""
    while table.waiting() == NOBODY:
        play_one(table)
    return table.waiting()


def play_out(table: Table) -> None:
    """Play to the end."""
    while not table.over():
        play_one(table)


def play_to_undo(table: Table, choices: int = 1) -> int:
    """Play on until somebody may take back so many choices of the running turn; who that is."""
    while True:
        play_one(table)
        seat = table.decider()
        free = table.may_undo([seat]) and table.waiting() == NOBODY
        if free and len(table.made) - table.settled == choices:
            return seat
