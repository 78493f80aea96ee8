"""What people at a table are called."""

import pytest

from tests.table.tables import BOT, PEOPLE, table_of
from tests.table.test_turns import refusal


def test_people_say_what_they_are_called() -> None:
    table = table_of("bonfire", [*PEOPLE[:2], BOT])
    table.rename([1], 1, "  Zoë\tvan\u200b Dijk ")
    assert [holder.name for holder in table.seats()] == ["Ann", "Zoë van Dijk", "Ember"]
    assert table.holders[1].kind == "link"
    assert table.version == 0
    assert PEOPLE[1].name == "Ben"


@pytest.mark.parametrize("name", ["", " \n", "x" * 41])
def test_a_name_has_1_to_40_characters(name: str) -> None:
    table = table_of("bonfire", PEOPLE[:2])
    assert refusal(table.rename, [0], 0, name) == "illegal"
    assert table.holders[0].name == "Ann"


def test_nobody_names_others() -> None:
    table = table_of("bonfire", [PEOPLE[0], BOT])
    for seat in (1, -1, 7):
        assert refusal(table.rename, [0], seat, "Fool") == "not-allowed"
    assert refusal(table.rename, [], 0, "Fool") == "not-allowed"
