"""Spark: choices that are not silly."""

import pytest

from fireside.core.chance import seeded
from fireside.dewan.bots.spark import sensible
from fireside.dewan.edition.editions import load
from fireside.dewan.rules.game import Dewan
from tests.bots.dewan.seen import TABLES
from tests.dewan.builder import Table


def texts(table: Table) -> list[str]:
    """The sensible choices in words."""
    return [table.game.text(choice) for choice in sensible(table.state)]


def valley() -> Table:
    """Desert at (4, 0) beside seat 0's home, forest behind it; a full row."""
    table = Table().land(desert=[(4, 0)], forest=[(3, 0)]).stories().stories(seat=1)
    return table.row(*["badlands/desert"] * 6)


@pytest.mark.parametrize(("players", "scenario"), TABLES)
def test_there_is_always_something_sensible(players: int, scenario: str) -> None:
    state = Dewan(load(), players, scenario).start(3)
    chance = seeded(3)
    while not state.over():
        options = sensible(state)
        assert options
        assert set(options) <= set(state.choices())
        state.apply(options[chance.below(len(options))])


def test_with_few_cards_anything_goes() -> None:
    table = valley().hand("desert-fire", "water-fire").refresh()
    assert texts(table) == table.choices()


def test_with_six_cards_a_camp_is_placed() -> None:
    table = valley().hand(*["desert-fire"] * 5, "forest-fire").refresh()
    assert texts(table) == table.offers("camp at")


def test_in_the_last_round_a_camp_is_placed() -> None:
    table = valley().hand("desert-fire", "water-fire")
    table.state.ending = True
    assert texts(table.refresh()) == ["camp at 4,0"]


def test_cards_are_taken_where_no_camp_can_be_placed() -> None:
    table = valley().hand(*["mountains-fire"] * 7).refresh()
    assert texts(table) == table.offers("take cards")


def test_no_card_is_given_away_that_could_be_discarded() -> None:
    """Two ways lead to (3, 0): across the other tribe's camp at (4, 0), and past it."""
    table = Table().land("desert").stories().stories(seat=1).camps((4, 0), seat=1)
    table.hand(*["desert-fire"] * 3).refresh().do("camp at 3,0")
    assert table.choices() == ["give desert-fire to player 2", "discard desert-fire"]
    assert texts(table) == ["discard desert-fire"]


def test_an_open_tile_is_taken_rather_than_an_unseen_one() -> None:
    table = Table().land("desert").camps((4, 0))
    table.hand("desert-fire", "desert-fire").refresh().do("camp at 3,0")
    assert "story unseen" in table.choices()
    assert texts(table) == [text for text in table.choices() if text != "story unseen"]


def test_a_card_is_tucked_whenever_that_is_allowed() -> None:
    table = Table().land("desert").camps((4, 0), (3, 0))
    table.hand(*["desert-fire"] * 3).refresh().do("camp at 2,0")
    assert table.choices() == ["tuck nothing", "tuck desert-fire as desert"]
    assert texts(table) == ["tuck desert-fire as desert"]
