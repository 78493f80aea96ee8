"""The turn (B4): one option, bonus actions around it, and players who can do nothing."""

import pytest

from tests.bonfire.builder import Table

SIX_TILES = ["blue-herb", "blue-root", "red-herb", "red-root", "red-shell", "yellow-fruit"]
NOVICE_OF_PATHS = "novice of paths"


def stuck_city(table: Table, seat: int) -> Table:
    """A player without anything to do: no tokens, no fate tiles."""
    return table.goods(seat).supply(seat=seat)


def status(table: Table, seat: int) -> str:
    return str(table.state.view(0)["cities"][seat]["status"])


# Options


@pytest.mark.rule("B4.1")
def test_a_turn_offers_fate_tiles_tokens_and_lighting() -> None:
    table = Table().goods(0, yellow=3, root=2, herb=2).ship("herb-1").offerings(["root"], [])
    table.task(3, "blue-two-pairs").task(5, "red-3-portals").refresh()
    assert table.choices() == [
        "fate first",
        "fate last",
        "build path",
        "sail",
        "take task",
        "procession",
        "great bonfire",
        "recruit",
        "light 3",
    ]
    assert "fetch guardian" in table.ship("grey").refresh().choices()


@pytest.mark.rule("B4.1")
@pytest.mark.parametrize(
    "texts",
    [
        ["fate first", "keep ship", "lay 4,2 right"],
        ["build path", "pay 0 yellow", "tile 1"],
        ["sail", "to herb-2", "pay 0 yellow", "stay aboard"],
        ["fetch guardian"],
        ["procession"],
        ["great bonfire", "field 1"],
        ["light 3", "council 8 point"],
    ],
)
def test_one_option_only_then_the_next_player_is_on(texts: list[str]) -> None:
    table = Table().goods(0, ship=2, path=2, yellow=1, root=2, herb=2).task(3, "blue-two-pairs")
    table.fate((8, "lay 4,3 right")).ship("grey").refresh()
    assert table.state.to_move() == 0
    for text in texts[:-1]:
        table.do(text)
        assert table.state.to_move() == 0
    table.do(texts[-1])
    while table.state.to_move() == 0:  # how to pay, what to take
        assert not table.offers("sail")
        assert not table.offers("light")
        table.state.apply(table.state.choices()[0])
    assert table.state.to_move() == 1
    assert table.state.turn == 2


@pytest.mark.rule("B4.1", "B16.4")
def test_passing_instead_of_a_turn_is_for_the_countdown() -> None:
    table = Table().goods(0, path=1).refresh()
    assert "pass" not in table.choices()
    table.state.countdown = 5
    assert "pass" in table.refresh().choices()
    table.do("pass")
    assert table.points() == 5
    assert table.state.to_move() == 1


@pytest.mark.rule("B4.1")
def test_after_the_option_there_is_no_second_one() -> None:
    table = Table().paths(*SIX_TILES).goods(0, ship=4, path=4).refresh()
    table.do("sail", "to grey", "stay aboard")
    assert table.choices() == [NOVICE_OF_PATHS, "end turn"]
    table.do("end turn")
    assert table.state.to_move() == 1


# Bonus actions


@pytest.mark.rule("B4.2")
def test_bonus_actions_come_before_the_option_or_after_it() -> None:
    table = Table().paths(*SIX_TILES).gnomes(1, 2, 3, 4, 7, 8).goods(0, ship=1).refresh()
    assert table.offers("novice") == [NOVICE_OF_PATHS, "novice of gnomes"]
    table.do(NOVICE_OF_PATHS, "council 8 point")
    assert table.offers("novice") == ["novice of gnomes"]
    assert "sail" in table.choices()
    assert "end turn" not in table.choices()
    table.do("sail", "to grey")
    assert table.choices() == ["novice of gnomes", "end turn"]
    table.do("novice of gnomes", "council 7 point")
    assert table.state.to_move() == 1
    assert table.points() == 2


@pytest.mark.rule("B4.2")
def test_several_bonus_actions_in_a_row() -> None:
    table = Table().paths(*SIX_TILES).gnomes(1, 2, 3, 4, 7, 8).portals(1, 2, 3, 4, 5, 6, 7)
    table.goods(0, ship=1).refresh()
    table.do("novice of gnomes", "council 8 point", NOVICE_OF_PATHS, "council 7 point")
    table.do("novice of portals", "council 6 point")
    assert table.points() == 3
    assert table.state.to_move() == 0
    assert table.offers("novice") == []
    assert "sail" in table.choices()


@pytest.mark.rule("B4.2")
@pytest.mark.parametrize("texts", [["fate first", "lay 4,2 right"], ["light 2", "council 7 point"]])
def test_a_bonus_action_may_follow_every_sort_of_option(texts: list[str]) -> None:
    table = Table().paths(*SIX_TILES).task(2, "blue-path-with-herb").goods(0)
    table.fate((8, "lay 4,3 right")).refresh().do(*texts)
    assert table.choices() == [NOVICE_OF_PATHS, "end turn"]


@pytest.mark.rule("B4.5")
def test_no_bonus_action_inside_a_voyage_and_its_island_action() -> None:
    table = Table().paths(*SIX_TILES).goods(0, ship=2, guardian=2, yellow=1).refresh()
    table.do("sail")
    assert table.offers("novice") == []
    table.do("to grey")
    assert table.offers("novice") == []
    table.do("pay 0 yellow")
    assert table.choices() == ["stay aboard", "fetch guardian"]
    table.do("fetch guardian")
    assert table.offers("novice") == []
    table.do("pay 0 yellow")
    assert table.choices() == [NOVICE_OF_PATHS, "end turn"]


@pytest.mark.rule("B4.5")
def test_no_bonus_action_inside_a_bonus_action_or_a_council_bonus() -> None:
    table = Table().paths(*SIX_TILES).gnomes(1, 2, 3, 4, 7, 8).goods(0, ship=1).refresh()
    table.do("novice of gnomes")
    assert table.offers("novice") == []
    table.do("council 4 bonus")
    assert table.offers("novice") == []
    table.do("field 1")
    while NOVICE_OF_PATHS not in table.choices():
        table.state.apply(table.state.choices()[0])
    assert "sail" in table.choices()


@pytest.mark.rule("B4.5")
def test_one_bonus_action_may_make_the_next_possible() -> None:
    table = Table().paths(*SIX_TILES[:5]).gnomes(1, 2, 3, 4, 7, 8).goods(0, ship=1).refresh()
    assert table.offers("novice") == ["novice of gnomes"]
    table.do("novice of gnomes", "council 2 bonus", "tile 1")
    assert table.offers("novice") == [NOVICE_OF_PATHS]


# Nothing to do


@pytest.mark.rule("B4.4")
def test_who_can_carry_out_nothing_has_no_more_turns_for_good() -> None:
    table = stuck_city(Table(3), 1).goods(0, path=9, ship=9).goods(2, path=9, ship=9)
    table.refresh().do("build path", "tile 1")
    assert status(table, 1) == "stuck"
    assert table.state.to_move() == 2
    table.goods(1, path=5, yellow=5)  # comes too late
    table.do("build path", "tile 1")
    assert table.state.to_move() == 0
    table.do("build path", "tile 1")
    assert table.state.to_move() == 2
    assert table.points(1) == 0


@pytest.mark.rule("B4.4")
@pytest.mark.parametrize(
    ("goods", "tiles"),
    [({"ship": 1}, []), ({}, [3]), ({"yellow": 1}, []), ({"gnome": 2}, [])],
)
def test_who_can_carry_out_anything_is_not_stuck(goods: dict[str, int], tiles: list[int]) -> None:
    table = Table().goods(0, path=1).goods(1, **goods).supply(*tiles, seat=1).refresh()
    table.do("build path", "tile 1")
    assert status(table, 1) == "playing"
    assert table.state.to_move() == 1


@pytest.mark.rule("B4.4")
def test_a_task_to_light_is_enough_to_have_a_turn() -> None:
    table = Table().goods(0, path=1).goods(1, herb=2, root=2).supply(seat=1)
    table.task(1, "blue-two-pairs", seat=1).refresh().do("build path", "tile 1")
    assert status(table, 1) == "playing"
    assert table.state.to_move() == 1


@pytest.mark.rule("B4.4", "B4.7", "B16.4")
def test_who_is_stuck_still_passes_in_the_countdown() -> None:
    table = stuck_city(Table(), 1).goods(0, path=9, ship=9).refresh()
    table.do("build path", "tile 1")
    assert (status(table, 1), table.points(1)) == ("stuck", 0)
    table.state.countdown = 4
    table.refresh().do("build path", "tile 1")
    assert (status(table, 1), table.points(1)) == ("passed", 4)
    table.do("build path", "tile 1")
    assert table.points(1) == 4


@pytest.mark.rule("B4.4")
def test_if_nobody_can_do_anything_before_the_countdown_the_game_is_scored() -> None:
    table = stuck_city(stuck_city(Table(), 0), 1).task(1, "blue-two-pairs", lit=True)
    assert not table.state.over()
    table.refresh()
    assert table.state.over()
    assert table.choices() == []
    assert table.state.scores() == [2, 0]
    assert table.state.winners() == [0]


@pytest.mark.rule("B4.6")
def test_being_stuck_is_judged_at_the_start_of_the_own_turn() -> None:
    """With the last token spent there is nothing left to do, but the next turn may bring help."""
    table = Table().supply().goods(0, path=1, ship=1).goods(1, ship=9).refresh()
    table.do("sail", "to grey").goods(0)
    assert status(table, 0) == "playing"
    table.goods(0, path=1, gnome=1).do("sail", "to grey", "stay aboard")
    assert table.state.to_move() == 0
    assert status(table, 0) == "playing"


@pytest.mark.rule("B4.6", "B4.7")
def test_a_bonus_action_comes_first_then_the_turn_ends_without_being_stuck() -> None:
    table = stuck_city(Table(), 0).paths(*SIX_TILES).goods(1, ship=9, path=9).refresh()
    assert len(table.offers("council")) == len(table.choices())  # the novice is on its way
    table.do("council 8 point")
    assert table.state.to_move() == 1
    assert status(table, 0) == "playing"
    table.do("build path", "tile 1")
    assert status(table, 0) == "stuck"
    assert table.state.to_move() == 1


@pytest.mark.rule("B4.6", "B4.5")
def test_a_bonus_action_may_make_an_option_possible() -> None:
    table = stuck_city(Table(), 0).paths(*SIX_TILES).refresh()
    table.do("council 1 bonus")
    assert table.held() == {"yellow": 1, "gold": 2}
    assert table.state.to_move() == 0
    assert "sail" in table.choices()
    assert "end turn" not in table.choices()
