"""Not silly: what the least of the bots leaves out."""

import pytest

from fireside.bonfire.bots.spark import sensible
from fireside.bonfire.edition.editions import load
from fireside.bonfire.rules.game import Bonfire
from fireside.core.chance import seeded
from tests.bonfire.builder import Table
from tests.bonfire.council_bonus import take_bonus
from tests.bots.bonfire.seen import TABLES


def sensible_texts(table: Table) -> list[str]:
    """The sensible choices in words."""
    return [table.game.text(choice) for choice in sensible(table.state)]


@pytest.mark.parametrize(("players", "first_game"), TABLES)
def test_some_open_choice_is_always_sensible(players: int, first_game: bool) -> None:
    game = Bonfire(load(), players, first_game)
    for seed in (1, 2):
        state = game.start(seed)
        chance = seeded(seed)
        while not state.over():
            good = sensible(state)
            assert good
            assert set(good) <= set(state.choices())
            state.apply(good[chance.below(len(good))])


def test_a_bonfire_is_lit_at_once() -> None:
    table = Table().goods(flower=3, ship=2).task(2, "red-three-of-flower").refresh()
    assert sensible_texts(table) == ["light 2"]


def test_nobody_passes_while_something_can_be_done() -> None:
    table = Table().goods(path=2)
    table.state.countdown = 5
    table.refresh()
    assert "pass" in table.choices()
    assert sensible_texts(table) == ["build path"]


def test_no_fate_tile_while_tokens_would_be_lost() -> None:
    table = Table().goods(path=3).refresh()
    assert "fate first" in table.choices()
    assert "fate first" not in sensible_texts(table)


def test_a_fate_tile_where_tokens_are_used_up() -> None:
    table = Table().goods(herb=1).refresh()
    assert sensible_texts(table) == ["fate first", "fate last"]


def test_a_fate_tile_joins_all_it_can() -> None:
    """Tile 1 shows task, ship and guardian. Only one spot puts its ship beside the ship and its
    task beside the task."""
    table = Table().supply(1, 2).symbols(task=[(4, 3)], ship=[(5, 3)], guardian=[(6, 3)])
    table.goods().refresh().do("fate first")
    assert sorted(sensible_texts(table)) == ["lay 4,2 right", "lay 4,4 right"]


def test_no_voyage_to_where_nothing_can_be_had() -> None:
    """Without resources only guardians are worth a voyage, and only those that are missing."""
    table = Table().goods(ship=1, guardian=1).guardians(grey="start", pink="start").refresh()
    table.do("sail")
    assert sensible_texts(table) == ["to natural", "to amber"]


def test_out_and_back_is_only_worth_it_as_a_bonus() -> None:
    """What the present island has can be had without a voyage; the bonus may be all there is."""
    table = Table().ship("grey").goods(ship=3, guardian=1).guardians(pink="start").refresh()
    table.do("sail")
    assert "to grey" in table.choices()
    assert sensible_texts(table) == ["to natural", "to amber"]
    table = Table().ship("grey").goods(guardian=1).guardians(pink="start")
    take_bonus(table, 7)
    assert sensible_texts(table) == ["to grey", "to natural", "to amber"]


def test_ashore_something_is_done() -> None:
    table = Table().goods(ship=1, guardian=1).refresh().do("sail", "to grey")
    assert sorted(table.choices()) == ["fetch guardian", "stay aboard"]
    assert sensible_texts(table) == ["fetch guardian"]


def test_no_yellow_tokens_without_need() -> None:
    table = Table().goods(path=1, ship=4, yellow=2).refresh().do("build path")
    assert sensible_texts(table) == ["pay 0 yellow"]
    table = Table().goods(ship=4, yellow=2).refresh().do("build path")
    assert sensible_texts(table) == ["pay 1 yellow"]


def test_neither_gold_nor_twice_as_much_without_need() -> None:
    table = Table().ship("flower-1").offerings(["herb"] * 5, ["root"] * 5)
    table.goods(task=1, flower=1, herb=1, root=1, gold=2).refresh().do("take task", "offering 1")
    assert sensible_texts(table) == ["spend flower + herb"]


def test_no_task_that_cannot_be_fulfilled() -> None:
    table = Table().gnomes(1, 2, 3, 4).ship("flower-1").offerings(["herb"], ["herb"])
    table.island("flower-1", "yellow-3-elders", "blue-two-pairs")
    table.goods(task=1, flower=1, herb=1).refresh().do("take task", "offering 1")
    assert sensible_texts(table) == ["take blue-two-pairs"]


def test_bonuses_rather_than_points() -> None:
    table = Table().goods(flower=3).task(2, "red-three-of-flower").refresh().do("light 2")
    assert all(text.endswith("bonus") for text in sensible_texts(table))
