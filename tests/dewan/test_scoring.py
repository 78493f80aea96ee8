"""Scoring of the base scenario (D9.2 to D9.8), row by row, and who wins."""

import pytest

from tests.dewan.builder import Table

EMPTY = {"stories": 0, "fire": 0, "most fire": 0, "groups": 0, "berries": 0}
# Spaces along a line, each next to the one before it; initial camps at (5, -1) and (0, 0).
LINE = [(1, 0), (2, 0), (3, 0), (4, 0)]


def open_land() -> Table:
    return Table().land("desert").stories().stories(seat=1)


def eight_camps(table: Table, seat: int = 0) -> Table:
    """All eight camps of a seat, in one group that keeps away from the initial camps."""
    places = [(2, 0), (3, 0), (2, 1), (3, 1), (1, 2), (2, 2), (2, -1), (3, -1)]
    if seat:
        places = [(3, -3), (4, -3), (2, -2), (3, -2), (4, -2), (1, 1), (6, -2), (-1, 0)]
    return table.camps(*places, seat=seat)


@pytest.mark.rule("D9.2")
def test_nothing_scores_nothing() -> None:
    assert open_land().scoring() == EMPTY


@pytest.mark.rule("D9.2", "D9.3")
def test_only_fulfilled_tiles_score_their_points_and_fire() -> None:
    table = open_land().stories("3-mountains", "3-forest", "2-badlands-2-desert")
    assert table.scoring() == EMPTY
    table.stories("3-mountains", "3-forest", "2-badlands-2-desert", fulfilled=1)
    assert table.scoring() == {**EMPTY, "stories": 6}
    table.stories("3-mountains", "3-forest", "2-badlands-2-desert", fulfilled=2)
    assert table.scoring() == {**EMPTY, "stories": 11, "fire": 1, "most fire": 4}


@pytest.mark.rule("D9.2")
def test_any_place_may_hold_the_unfulfilled_tile() -> None:
    table = open_land().stories("3-forest", "3-mountains", "3-desert")
    table.tribe().fulfilled = 0b110
    assert table.scoring() == {**EMPTY, "stories": 11, "fire": 1, "most fire": 4}


@pytest.mark.rule("D9.4")
def test_fire_on_stories_on_tucked_cards_and_for_the_eighth_camp() -> None:
    table = open_land().stories("3-forest", "3-desert", "3-mountains", fulfilled=3)
    assert table.scoring()["fire"] == 2
    table.tucked(("forest-fire", "forest"), ("forest-berry", "forest"), ("water-fire", "water"))
    assert table.scoring()["fire"] == 4
    assert eight_camps(table).scoring()["fire"] == 5
    table.camps(*[(2, 0), (3, 0), (2, 1), (3, 1), (1, 2), (2, 2), (2, -1)])
    assert table.scoring()["fire"] == 4


@pytest.mark.rule("D9.4")
def test_everybody_who_has_placed_the_eighth_camp_has_its_fire() -> None:
    table = eight_camps(eight_camps(open_land()), seat=1)
    assert [table.scoring(seat)["fire"] for seat in range(2)] == [1, 1]


@pytest.mark.rule("D9.4")
@pytest.mark.parametrize(
    ("fires", "bonuses"),
    [
        ([2, 1, 0], [4, 0, 0]),
        ([1, 2, 2], [0, 4, 4]),
        ([1, 1, 1], [4, 4, 4]),
        ([0, 0, 0], [0, 0, 0]),
    ],
)
def test_most_fire_is_4_for_all_who_tie_but_not_for_none(
    fires: list[int], bonuses: list[int]
) -> None:
    table = Table(3).land("desert")
    for seat, fire in enumerate(fires):
        cards = [("forest-fire", "forest"), ("desert-fire", "desert")][:fire]
        table.stories(seat=seat).tucked(*cards, seat=seat)
    assert [table.scoring(seat)["fire"] for seat in range(3)] == fires
    assert [table.scoring(seat)["most fire"] for seat in range(3)] == bonuses


@pytest.mark.rule("D9.5")
@pytest.mark.parametrize(
    ("camps", "points"),
    [
        ([(2, 0)], 0),
        ([(2, 0), (3, 0)], 4),
        ([(1, 0), (2, 0), (3, 0), (2, 1)], 4),  # one group, whatever its size
        ([(2, 0), (2, 2)], 0),
        ([(1, 0), (3, 0)], 0),  # the third joins them
        ([(1, 0), (3, 0), (2, 0)], 4),
        ([(1, 2), (2, 2), (3, -3), (4, -3)], 8),
        ([(1, 2), (2, 2), (3, -3), (4, -3), (-1, 0), (-1, 1)], 12),
    ],
)
def test_each_group_of_adjacent_camps_is_4(camps: list[tuple[int, int]], points: int) -> None:
    assert open_land().camps(*camps).scoring() == {**EMPTY, "groups": points}


@pytest.mark.rule("D9.5")
def test_the_initial_camp_counts_in_groups() -> None:
    assert open_land().camps((4, 0)).scoring()["groups"] == 4
    assert open_land().camps((3, 0)).scoring()["groups"] == 0
    assert open_land().camps(*LINE).scoring()["groups"] == 4


@pytest.mark.rule("D9.5")
def test_camps_of_others_make_no_group() -> None:
    table = open_land().camps((2, 0)).camps((3, 0), seat=1)
    assert [table.scoring(seat)["groups"] for seat in range(2)] == [0, 0]
    assert table.camps((1, 0)).scoring()["groups"] == 0  # beside an opponent's initial camp


@pytest.mark.rule("D9.6")
def test_each_berry_token_and_each_berry_on_a_tucked_card_is_2() -> None:
    table = open_land()
    table.tribe().berries = 3
    assert table.scoring()["berries"] == 6
    table.tucked(("forest-berry", "forest"), ("water-berry", "water"), ("water-fire", "water"))
    assert table.scoring()["berries"] == 10
    table.tribe().berries = 0
    assert table.scoring()["berries"] == 4


@pytest.mark.rule("D9.7")
def test_most_points_win() -> None:
    table = open_land().stories("3-mountains", fulfilled=1, seat=1).hand(*["forest-fire"] * 9)
    assert table.state.scores() == [0, 6]
    assert table.state.winners() == [1]


@pytest.mark.rule("D9.7")
@pytest.mark.parametrize(
    ("cards", "winners"),
    [([2, 1, 3], [0]), ([1, 2, 0], [1]), ([2, 2, 3], [0, 1]), ([0, 0, 9], [0, 1])],
)
def test_ties_go_to_more_cards_in_hand_or_are_shared(cards: list[int], winners: list[int]) -> None:
    """Seat 2 has the most cards but fewer points."""
    table = Table(3).land("desert").stories(seat=2)
    for seat in range(2):
        table.stories("3-mountains", fulfilled=1, seat=seat)
    for seat, count in enumerate(cards):
        table.hand(*["forest-fire"] * count, seat=seat)
    assert table.state.scores() == [6, 6, 0]
    assert table.state.winners() == winners


@pytest.mark.rule("D9.8", "D9.2", "D9.3", "D9.4", "D9.5", "D9.6")
def test_the_rulebooks_example_scores_35() -> None:
    """Stories of 5, 7 and 4, a fourth dropped; two groups; somebody else has more fire."""
    table = open_land()
    table.stories(
        "3-forest", "2-mountains-2-forest", "2-forest-1-artifact", "3-desert", fulfilled=3
    )
    table.tucked(("forest-berry", "forest"), ("desert-fire", "desert"))
    table.tribe().berries = 3
    table.camps((1, 2), (2, 2), (2, 0), (3, -3), (4, -3))
    table.stories("3-water", fulfilled=1, seat=1)
    cards = ["forest-fire", "water-fire", "badlands-fire"]
    table.tucked(*[(card, card.split("-")[0]) for card in cards], seat=1)
    assert table.scoring() == {
        "stories": 16,
        "fire": 3,
        "most fire": 0,
        "groups": 8,
        "berries": 8,
    }
    assert table.state.scores()[0] == 35
    assert table.scoring(1)["most fire"] == 4
