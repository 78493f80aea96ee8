"""Features of time, camps and cards."""

import pytest

from tests.bots.dewan.seen import seen
from tests.dewan.builder import Table

EIGHT = [(2, 0), (3, 0), (2, 1), (3, 1), (1, 2), (2, 2), (2, -1), (3, -1)]


def plain() -> Table:
    """All desert, no stories."""
    return Table().land("desert").stories().stories(seat=1)


def test_whose_turn_is_next() -> None:
    table = Table(3)
    for seat, wait in enumerate([0, 1, 2]):
        assert seen(table, seat)["next to move"] == (1.0 if wait == 0 else 0.0)
        assert seen(table, seat)["turns before the own"] == pytest.approx(wait / 3)


def test_the_table_and_the_scenario() -> None:
    looks = seen(Table(4, "volcano"))
    assert [looks[f"{players} players"] for players in (2, 3, 4)] == [0.0, 0.0, 1.0]
    assert looks["scenario volcano"] == 1.0
    assert looks["scenario base"] == 0.0


def test_the_quickest_ends_the_game_for_all() -> None:
    table = plain().camps(*EIGHT[:3]).hand(*["desert-fire"] * 4)
    before = seen(table)
    table.camps(*[(3, -3), (4, -3), (2, -2), (3, -2), (4, -2), (1, 1)], seat=1)
    table.hand(*["desert-fire"] * 6, seat=1)
    after = seen(table)
    assert after["turns to come"] < before["turns to come"]
    assert after["camps to come"] < before["camps to come"]
    assert after["turns behind the quickest"] > 0.0
    assert seen(table, 1)["turns ahead of the quickest"] > 0.0


def test_the_last_round_gives_a_turn_only_to_those_who_come_later() -> None:
    table = plain().camps(*EIGHT).hand("desert-fire", "desert-berry", seat=1)
    table.state.ending = True
    table.state.seat = 1
    first, second = seen(table, 0), seen(table, 1)
    assert (first["turn to come"], first["only others' turns to come"]) == (0.0, 1.0)
    assert (second["turn to come"], second["last turn to come"]) == (1.0, 1.0)
    assert first["camps to come"] == 0.0
    assert second["camps to come"] > 0.0


def test_what_the_places_on_the_tribe_board_bring() -> None:
    table = plain()
    looks = seen(table)
    assert (looks["story tiles to come"], looks["tuckings to come"]) == (1.0, 1.0)
    looks = seen(table.camps(*EIGHT[:3]))
    assert looks["story tiles to come"] == pytest.approx(2 / 3)
    assert looks["tuckings to come"] == pytest.approx(2 / 3)
    assert looks["tuckings missed"] == pytest.approx(1 / 3)
    assert looks["tile with the next camp"] == 1.0
    looks = seen(table.tucked(("forest-fire", "forest")))
    assert looks["tuckings missed"] == 0.0


def test_cards_by_terrain() -> None:
    looks = seen(plain().hand("desert-fire", "desert/water-artifact", "badlands/forest"))
    assert looks["cards"] == pytest.approx(0.3)
    assert looks["cards with two terrains"] == pytest.approx(2 / 5)
    assert looks["terrains in hand"] == pytest.approx(4 / 5)
    assert looks["desert cards"] == pytest.approx(2 / 3)
    assert looks["mountains cards"] == 0.0


def test_cards_beyond_what_the_camps_to_come_cost() -> None:
    table = plain().camps(*EIGHT[:7]).hand(*["desert-fire"] * 3)
    assert seen(table)["cards beyond camps to come"] == pytest.approx(0.07)
    table.hand(*["desert-fire"] * 9)
    assert seen(table)["cards beyond camps to come"] == pytest.approx(0.67)


def test_cards_worth_tucking() -> None:
    table = plain().stories("2-forest-1-artifact")
    looks = seen(table.hand("desert-fire", "desert-berry", "mountains-crystal"))
    assert (looks["fire cards to tuck"], looks["berry cards to tuck"]) == (0.5, 0.5)
    assert looks["wanted cards to tuck"] == 0.0
    looks = seen(table.hand("desert-artifact", "forest-fire", "badlands/forest"))
    assert looks["wanted cards to tuck"] == 1.0
