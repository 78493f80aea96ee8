"""Where a table comes from. What is allowed there hangs on it, and it may lead back there.

It is kept as a text, of which this file alone knows the form.
"""

from datetime import date
from typing import cast

from fireside.server.wire.plain import Fixed
from fireside.table.policy import Kind

RECORD, WHAT_IF, DEAL, SERIES = "record", "what-if", "deal", "series"
# What tables begin with that come from a game, and are none of their own.
NO_GAMES = (RECORD, WHAT_IF)


class PlainTable(Fixed, frozen=True, tag_field="kind", tag="plain"):
    """A game that somebody has opened."""


class FromRecord(Fixed, frozen=True, tag_field="kind", tag=RECORD):
    """A record that somebody has brought."""


class WhatIfFrom(Fixed, frozen=True, tag_field="kind", tag=WHAT_IF):
    """What if: it goes on from another table, after so many choices."""

    table: str
    number: int


class OfDeal(Fixed, frozen=True, tag_field="kind", tag=DEAL):
    """The deal of a day."""

    date: date
    title: str


class OfSeries(Fixed, frozen=True, tag_field="kind", tag=SERIES):
    """A game of somebody's handicap series."""


Origin = PlainTable | FromRecord | WhatIfFrom | OfDeal | OfSeries

PLAIN = PlainTable()


def origin_in(text: str) -> Origin:
    """An origin as it is kept; what nobody knows is a plain table."""
    match text.split(" "):
        case ["record"]:
            return FromRecord()
        case ["what-if", table, number]:
            return WhatIfFrom(table, int(number))
        case ["deal", day, title]:
            return OfDeal(date.fromisoformat(day), title)
        case ["series"]:
            return OfSeries()
    return PLAIN


def as_text(origin: Origin) -> str:
    """An origin as it is kept."""
    match origin:
        case WhatIfFrom(table, number):
            return f"{WHAT_IF} {table} {number}"
        case OfDeal(day, title):
            return f"{DEAL} {day.isoformat()} {title}"
        case PlainTable():
            return ""
    return kind_of(origin)


def kind_of(origin: Origin) -> Kind:
    """The kind of a table that comes from there."""
    return cast(Kind, origin.__struct_config__.tag)
