"""Records that people bring, read in the process for that: it loads no more than this needs."""

from fireside.bots.levels import names_of
from fireside.core import record
from fireside.core.older import of_today
from fireside.core.record import Record, RecordError
from fireside.core.title import game_of
from fireside.server.store.stored import MOST_SEED
from fireside.server.wire import Refused
from fireside.table.seats import LONGEST_NAME, Holder, tidy_name
from fireside.table.table import Table


class Unreadable(Exception):
    """A record that makes no table; the reason is a word of the protocol."""

    def __init__(self, reason: str, detail: str) -> None:
        super().__init__(reason, detail)
        self.refused = Refused(reason, detail)


def record_in(text: str) -> Table | Refused:
    """The table that a record tells of, or why there is none."""
    try:
        return table_from(text)
    except Unreadable as problem:
        return problem.refused


def table_from(text: str) -> Table:
    """The table that a record tells of, where the record ends, or as far as one of older rules can
    be followed."""
    try:
        found = record.read(text)
        game = game_of(found)
        check_seed(found)
    except RecordError as problem:
        raise Unreadable("broken-record", str(problem)) from None
    try:
        today, stop = of_today(found, game)
        choices = [choice for choice, _ in record.steps(today, game)]
    except RecordError as problem:
        if found.rules > game.rules:
            raise Unreadable("newer-rules", str(problem)) from None
        if problem.line == found.header_lines["edition"]:
            raise Unreadable("other-edition", str(problem)) from None
        raise Unreadable("broken-record", str(problem)) from None
    finished = found.result is not None
    holders = [
        holder_named(game.title, name, seat, finished) for seat, name in enumerate(found.seats, 1)
    ]
    table = Table(game, found.seed, holders)
    table.restore(choices, len(choices), len(choices))
    table.stopped = stop
    return table


def check_seed(found: Record) -> None:
    """Whether a seed is one that a table can have."""
    if not 0 <= found.seed < MOST_SEED:
        line = found.header_lines["seed"]
        raise RecordError(line, f"a seed is a whole number from 0 to {MOST_SEED - 1}")


def holder_named(title: str, name: str, number: int, finished: bool) -> Holder:
    """Who a record says sat on a seat. In a game that stops before its end no bot goes on."""
    tidy = tidy_name(name)[:LONGEST_NAME] or f"Player {number}"
    if tidy not in names_of(title):
        return Holder("here", tidy)
    return Holder("bot", tidy.capitalize(), tidy) if finished else Holder("here", tidy.capitalize())
