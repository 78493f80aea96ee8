"""The end of a solo game (B21.14 to B21.16): countdown, 32 cards, passing, and who has won."""

import pytest

from tests.bonfire.builder import Table
from tests.bonfire.solo import TOM, choose_for_tom, fill_tom, human_turn, solo

GUARDIANS = ["guardian"] * 40  # cards that ask nothing


def with_novices(table: Table, count: int) -> Table:
    """So many novices of the human in the High Council."""
    return table.council(0, **{f"place_{place}": place for place in range(1, count + 1)})


@pytest.mark.rule("B21.14", "B16.1", "B16.7")
def test_the_seventh_novice_starts_the_countdown_next_round_if_tom_seats_it() -> None:
    table = with_novices(solo("task_ii", *GUARDIANS), 6).island("flower-1", "red-4-gold")
    human_turn(table)
    assert table.state.seated == 7
    assert table.state.countdown == 5
    assert "pass" in table.choices()
    assert table.do("pass").points(0) == 5


@pytest.mark.rule("B21.14", "B21.11", "B16.1")
def test_a_council_novice_that_tom_called_counts_for_the_countdown() -> None:
    table = with_novices(fill_tom(solo(*GUARDIANS), "guardians", missing=1), 6)
    human_turn(table)
    assert table.state.seated == 7
    assert table.state.countdown == 5


@pytest.mark.rule("B21.14", "B16.1")
def test_six_novices_start_no_countdown() -> None:
    table = with_novices(solo("task_ii", *GUARDIANS), 5).island("flower-1", "red-4-gold")
    human_turn(table)
    assert table.state.seated == 6
    assert table.state.countdown == 0
    assert "pass" not in table.choices()


@pytest.mark.rule("B21.14", "B16.2")
def test_the_seventh_novice_starts_the_countdown_this_round_if_the_human_seats_it() -> None:
    table = with_novices(solo(*GUARDIANS), 6).task(7, "red-4-gold").goods(gold=4).refresh()
    table.do("light 7", "council 8 point")
    assert table.state.countdown == 4  # round 5 was the human's turn and Tom's card
    for left in (3, 2, 1):
        human_turn(table)
        assert table.state.countdown == left
    assert not table.state.over()
    human_turn(table)
    assert table.state.over()
    assert table.state.tom_cards == 5


@pytest.mark.rule("B21.14")
def test_the_game_ends_at_once_with_toms_32nd_card() -> None:
    table = solo(*GUARDIANS)
    table.state.tom_cards = 30
    human_turn(table)
    assert not table.state.over()
    human_turn(table)
    assert table.state.over()
    assert table.state.tom_cards == 32


@pytest.mark.rule("B21.14")
def test_the_32nd_card_ends_the_game_within_the_countdown_too() -> None:
    table = solo(*GUARDIANS)
    table.state.tom_cards = 31
    table.state.countdown = 4
    assert human_turn(table).state.over()


@pytest.mark.rule("B21.14")
def test_the_32nd_card_is_carried_out_and_scored_before_the_end() -> None:
    table = solo("task_ii").island("flower-1", "red-4-gold", "red-3-portals")
    table.state.tom_cards = 31
    human_turn(table)
    assert not table.state.over()  # the human still chooses
    table.do("take red-4-gold")
    assert table.state.over()
    assert table.state.scores()[TOM] == 4 + 1


@pytest.mark.rule("B21.14", "B21.3")
def test_a_human_who_seats_nobody_meets_at_most_32_cards() -> None:
    table = Table(players=1, seed=3)
    turns = 0
    while not table.state.over():
        choose_for_tom(human_turn(table))
        turns += 1
    assert table.state.tom_cards == turns
    assert turns == 32 or table.state.countdown == 1


@pytest.mark.rule("B21.16", "B16.4")
def test_tom_goes_on_after_the_human_has_passed() -> None:
    table = solo("guardian", "guardian", *GUARDIANS)
    table.state.countdown = 3
    table.refresh().do("pass")
    assert table.state.over()
    assert table.state.tom_cards == 3  # rounds 3, 2 and 1
    assert table.points(0) == 3
    assert table.where("natural", TOM) == "start"


@pytest.mark.rule("B21.16", "B21.17")
def test_a_human_who_has_passed_still_chooses_for_tom() -> None:
    table = solo("task_i", *GUARDIANS).island("flower-1", "red-4-gold", "red-3-portals")
    table.state.countdown = 2
    table.refresh().do("pass")
    assert table.choices() == ["take red-4-gold", "take red-3-portals"]
    assert table.do("take red-3-portals").state.over()


@pytest.mark.rule("B21.16", "B4.4")
def test_tom_goes_on_to_his_last_card_if_the_human_has_no_more_turns() -> None:
    table = solo(*GUARDIANS).council(guardians=1).supply().goods()
    table.refresh()
    assert table.state.over()
    assert table.state.tom_cards == 32
    # Four guardians, then 3 points for each card.
    assert table.points(TOM) == 3 * 28
    assert table.points(0) == 0


@pytest.mark.rule("B21.16", "B4.4", "B16.4")
def test_a_human_without_turns_still_passes_when_the_countdown_comes() -> None:
    table = with_novices(solo("guardian", "task_ii", *GUARDIANS), 6).supply().goods()
    table.island("flower-1", "red-4-gold").refresh()
    assert table.state.over()
    assert table.points(0) == 5
    assert table.state.tom_cards == 2 + 5


@pytest.mark.rule("B21.15", "B20.8")
@pytest.mark.parametrize(
    ("human", "tom", "winners"), [(11, 10, [0]), (10, 11, [1]), (10, 10, [0, 1])]
)
def test_the_human_wins_with_more_points_and_equal_points_are_a_draw(
    human: int, tom: int, winners: list[int]
) -> None:
    table = solo().supply()
    table.city(0).points = human
    table.city(TOM).points = tom
    assert table.state.winners() == winners


@pytest.mark.rule("B21.15", "B21.19")
def test_bonfires_break_no_tie_with_tom() -> None:
    for seat in (0, TOM):
        table = solo().supply().task(1, "blue-two-pairs", lit=True, seat=seat)
        table.city(1 - seat).points = 2
        assert table.state.scores() == [2, 2]
        assert table.state.winners() == [0, 1]


@pytest.mark.rule("B21.15", "B20.1", "B20.3", "B20.4", "B20.5")
def test_toms_city_is_scored_as_usual() -> None:
    table = fill_tom(fill_tom(solo(), "paths"), "guardians", missing=2)
    table.portals(4, 5, 6, 7, seat=TOM).task(2, "blue-two-pairs", lit=True, seat=TOM)
    table.task(4, "red-4-gold", lit=True, seat=TOM)
    table.city(TOM).points = 6
    assert table.scoring(TOM) == {
        "in play": 6,
        "bonfires": 2 + 4,
        "guardians": 0,
        "portals": 2,  # at place 4
        "crystals": 2,  # blue at place 2; at place 4 it is blue too, beside a red bonfire
        "council tasks": 4,
        "fate tiles": 0,
        "leftovers": 0,
    }
