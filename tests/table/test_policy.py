"""What each kind of table allows."""

from typing import get_args

import pytest

from fireside.core.title import make_game
from fireside.table.policy import Kind, Policy, policy_of
from fireside.table.seats import Holder
from fireside.table.table import Table
from tests.table.tables import BOT, PEOPLE, play_one
from tests.table.test_turns import refusal

ANN, BEN = PEOPLE[:2]
# Kind, who sits there; then confirming, regrets, hints, what if, review.
ROWS: list[tuple[Kind, list[Holder], tuple[bool, ...]]] = [
    ("plain", [ANN, BOT], (True, True, True, True, True)),
    ("plain", [ANN, BEN], (True, True, False, False, True)),
    ("plain", [ANN, BEN, BOT], (True, True, False, False, True)),
    ("what-if", [ANN, BOT], (True, True, True, True, True)),
    ("what-if", [ANN, BEN], (True, True, False, False, True)),
    ("series", [ANN], (True, False, False, False, True)),
    ("deal", [ANN], (True, False, False, False, True)),
    ("record", [ANN, BEN], (False, False, False, True, True)),
    ("lesson", [ANN, BOT], (False, False, False, False, False)),
]


@pytest.mark.parametrize(("kind", "holders", "allowed"), ROWS)
def test_what_is_allowed_hangs_on_the_kind_and_on_the_people(
    kind: Kind, holders: list[Holder], allowed: tuple[bool, ...]
) -> None:
    table = Table(make_game("bonfire", len(holders)), 1, holders, kind=kind)
    assert table.policy == Policy(*allowed)
    assert table.confirming == table.policy.confirming


@pytest.mark.parametrize(("kind", "holders", "allowed"), ROWS)
def test_a_table_keeps_to_what_is_allowed(
    kind: Kind, holders: list[Holder], allowed: tuple[bool, ...]
) -> None:
    table = Table(make_game("bonfire", len(holders)), 1, holders, kind=kind)
    for _ in range(60):
        play_one(table)
    while table.made[-1].seat != 0:
        play_one(table)
    if table.may_undo([0]):
        table.undo([0], turn=True)
    assert table.may_ask_undo([0]) == table.policy.regrets
    if not table.policy.confirming:
        assert refusal(table.set_confirming, [0], True) == "not-allowed"


@pytest.mark.parametrize("kind", get_args(Kind))
def test_hints_are_for_games_that_are_not_compared(kind: Kind) -> None:
    assert policy_of(kind, 1, True).hints == (kind in ("plain", "what-if"))
    assert not policy_of(kind, 1, False).hints
