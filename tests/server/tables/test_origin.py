"""Where tables come from, as it is kept and as it is sent."""

from datetime import date

import msgspec
import pytest

from fireside.server.wire import (
    FromRecord,
    OfDeal,
    OfSeries,
    Origin,
    PlainTable,
    WhatIfFrom,
    as_text,
    kind_of,
    origin_in,
)

KEPT: list[tuple[str, Origin, dict[str, object]]] = [
    ("", PlainTable(), {"kind": "plain"}),
    ("record", FromRecord(), {"kind": "record"}),
    (
        "what-if abc 12",
        WhatIfFrom("abc", 12),
        {"kind": "what-if", "table": "abc", "number": 12},
    ),
    (
        "deal 2026-11-15 bonfire",
        OfDeal(date(2026, 11, 15), "bonfire"),
        {"kind": "deal", "date": "2026-11-15", "title": "bonfire"},
    ),
    ("series", OfSeries(), {"kind": "series"}),
]


@pytest.mark.parametrize(("text", "origin", "sent"), KEPT)
def test_origins_are_kept_and_sent(text: str, origin: Origin, sent: dict[str, object]) -> None:
    assert origin_in(text) == origin
    assert as_text(origin) == text
    assert msgspec.to_builtins(origin) == sent
    assert kind_of(origin) == sent["kind"]


@pytest.mark.parametrize("text", ["gift", "deal", "what-if abc", "series 2"])
def test_an_origin_that_nobody_knows_is_a_plain_table(text: str) -> None:
    assert origin_in(text) == PlainTable()
