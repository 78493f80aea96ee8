"""Taking cards (D4): neighbours of the row, its gaps, and the pile made anew."""

from typing import Any

import pytest

from tests.dewan.builder import Space, Table

ROW = ["forest-fire", "desert-fire", "water-fire", "badlands-fire", "mountains-fire"]
ROW += ["forest-berry"]
PAIRS = [f"take cards {slot}-{slot + 1}" for slot in range(1, 6)]


def open_row(table: Table) -> list[str | None]:
    """The row as everybody sees it."""
    row: list[str | None] = table.state.view(-1)["row"]
    return row


def laid_out(*row: str | None, seed: int = 1) -> Table:
    """A row with gaps where None stands; no piles, no discards, no stories; two hands with
    nothing to place a camp by."""
    table = Table(seed=seed).pile().discarded().stories().stories(seat=1)
    kinds = [-1 if name is None else table.kind(name) for name in row]
    table.state.row = (*kinds, *[-1] * (6 - len(kinds)))
    return table


def told(table: Table) -> list[tuple[str, Any]]:
    """The cards that were laid into the row and what was fulfilled and drawn, in order."""
    return [
        (event.what, event.facts.get("slot"))
        for event in table.state.log or []
        if event.what in ("open card", "fulfil", "draw", "shuffle discards")
    ]


# Taking


@pytest.mark.rule("D4.1")
def test_two_neighbouring_cards_of_the_row_go_into_the_hand() -> None:
    table = Table().row(*ROW).refresh()
    assert table.choices() == PAIRS
    table.do("take cards 3-4")
    assert table.held() == {"water-fire": 1, "badlands-fire": 1}


@pytest.mark.rule("D4.1")
@pytest.mark.parametrize("slot", range(1, 6))
def test_any_two_neighbours_and_the_row_has_two_ends(slot: int) -> None:
    table = Table().row(*ROW).refresh().do(f"take cards {slot}-{slot + 1}")
    assert table.held() == {ROW[slot - 1]: 1, ROW[slot]: 1}


@pytest.mark.rule("D4.1")
def test_not_from_the_pile() -> None:
    table = laid_out().pile("forest-fire", "desert-fire")
    events = table.listen()
    table.refresh()
    assert [event.what for event in events][:3] == ["pass", "open card", "open card"]
    assert table.held() == {}


@pytest.mark.rule("D4.1")
def test_there_is_no_hand_limit() -> None:
    table = Table().row(*ROW).hand(*["desert/forest"] * 40).refresh()
    assert table.offers("take") == PAIRS
    table.do("take cards 1-2")
    assert sum(table.held().values()) == 42


@pytest.mark.rule("D4.1", "D1.5")
def test_all_have_seen_the_cards_taken() -> None:
    table = Table().row(*ROW).refresh().do("take cards 1-2")
    assert table.state.view(1)["tribes"][0]["known_cards"] == {"forest-fire": 1, "desert-fire": 1}


# Refilling


@pytest.mark.rule("D4.2")
def test_the_gap_nearest_the_pile_is_filled_first_and_the_others_do_not_move() -> None:
    table = Table().row(*ROW).pile("water-berry", "desert-berry", "badlands-berry").refresh()
    table.do("take cards 3-4")
    assert open_row(table) == [*ROW[:2], "water-berry", "desert-berry", *ROW[4:]]
    assert table.state.view(0)["pile"] == [1]


@pytest.mark.rule("D4.2")
def test_slot_1_is_nearest_to_the_pile() -> None:
    table = Table().row(*ROW).pile("water-berry", "desert-berry").refresh()
    events = table.listen()
    table.do("take cards 1-2")
    laid = [event.facts for event in events if event.what == "open card"]
    assert laid == [{"card": "water-berry", "slot": 1}, {"card": "desert-berry", "slot": 2}]


@pytest.mark.rule("D4.3")
def test_an_empty_pile_waits_until_a_card_is_needed() -> None:
    table = Table().row(*ROW).pile("water-berry", "desert-berry").discarded("badlands-berry")
    table.refresh().do("take cards 1-2")
    assert table.discards() == {"badlands-berry": 1}
    assert sum(table.state.view(0)["pile"]) == 0


@pytest.mark.rule("D4.3")
def test_the_pile_is_made_anew_between_two_gaps() -> None:
    table = Table().row(*ROW).pile("water-berry")
    table.discarded("badlands-berry", "badlands-berry", "badlands-berry").refresh()
    table.do("take cards 1-2")
    assert open_row(table)[:2] == ["water-berry", "badlands-berry"]
    assert table.discards() == {}
    assert sum(table.state.view(0)["pile"]) == 2


@pytest.mark.rule("D4.3")
def test_the_discards_are_shuffled() -> None:
    discards = ["water-berry", "desert-berry", "badlands-berry"]
    orders = set()
    for seed in range(30):
        table = Table(seed=seed).row(*ROW).pile().discarded(*discards).refresh()
        table.do("take cards 1-2")
        orders.add(tuple(open_row(table)[:2]))
    assert len(orders) == 6


@pytest.mark.rule("D4.3", "D4.4")
def test_cards_just_taken_are_no_discards() -> None:
    table = laid_out(*ROW).refresh().do("take cards 1-2")
    assert open_row(table) == [None, None, *ROW[2:]]


# Gaps that stay


@pytest.mark.rule("D4.4")
def test_without_pile_and_discards_the_gaps_stay() -> None:
    table = laid_out(*ROW).discarded("water-berry").refresh().do("take cards 3-4")
    assert open_row(table) == [*ROW[:2], "water-berry", None, *ROW[4:]]


@pytest.mark.rule("D4.4", "D4.6")
def test_neighbours_lie_in_adjacent_slots() -> None:
    table = laid_out("forest-fire", None, "water-fire", "badlands-fire", "desert-fire").refresh()
    assert open_row(table)[1] is None
    assert table.choices() == ["take cards 3-4", "take cards 4-5"]


@pytest.mark.rule("D4.4", "D4.6")
def test_a_single_card_is_taken_only_where_the_row_has_no_two_neighbours() -> None:
    apart = laid_out("forest-fire", None, "water-fire", None, None, "desert-fire").refresh()
    assert apart.choices() == ["take card 1", "take card 3", "take card 6"]
    apart.do("take card 3")
    assert apart.held() == {"water-fire": 1}
    assert open_row(apart) == ["forest-fire", None, None, None, None, "desert-fire"]
    near = laid_out("forest-fire", None, "water-fire", "badlands-fire", None, "desert-fire")
    near.hand("forest-fire", "water-fire").land(forest=[home_side(near)]).refresh()
    assert near.choices() == ["take cards 3-4", camp_at(home_side(near))]


def home_side(table: Table) -> Space:
    """A space next to the first player's home."""
    home = table.state.tribes[0].camps[0]
    return table.facts.coordinates[table.facts.neighbours[home][0]]


def camp_at(at: Space) -> str:
    """The choice of a target."""
    return f"camp at {at[0]},{at[1]}"


def with_a_gap(*row: str | None) -> Table:
    """A gap in the row, and a forest beside the home that two cards will pay for; the story for
    three forests lacks only this one."""
    table = laid_out(*row)
    table.land(forest=[home_side(table)]).stories("3-forest")
    table.tucked(("forest-fire", "forest"), ("forest-berry", "forest"))
    return table.hand("forest-artifact", "forest-pigment")


@pytest.mark.rule("D4.5")
def test_gaps_that_stayed_are_refilled_at_the_end_of_the_turn_before_stories_are_checked() -> None:
    table = with_a_gap(*ROW[:5]).refresh()
    table.listen()
    table.do(camp_at(home_side(table)))
    assert told(table) == [
        ("shuffle discards", None),
        ("open card", 6),
        ("fulfil", None),
        ("draw", None),
    ]
    assert None not in open_row(table)
    assert sum(table.held().values()) == 1


@pytest.mark.rule("D4.5", "D8.1")
def test_refilling_may_leave_no_card_for_the_story() -> None:
    table = with_a_gap(*ROW[:4]).refresh()
    table.listen()
    table.do(camp_at(home_side(table)))
    assert told(table) == [
        ("shuffle discards", None),
        ("open card", 5),
        ("open card", 6),
        ("fulfil", None),
    ]
    assert table.held() == {}


@pytest.mark.rule("D4.5")
def test_of_the_gaps_that_stayed_the_nearest_to_the_pile_comes_first() -> None:
    table = with_a_gap("water-fire", None, "water-fire", None, None, "water-berry").refresh()
    table.listen()
    table.do(camp_at(home_side(table)))
    assert [slot for what, slot in told(table) if what == "open card"] == [2, 4]
    assert open_row(table)[4] is None


@pytest.mark.rule("D4.5")
def test_the_other_players_turn_refills_them_too() -> None:
    table = laid_out(*ROW[:5])
    home = table.facts.coordinates[table.state.tribes[1].camps[0]]
    beside = table.facts.coordinates[table.facts.neighbours[table.space(home)][0]]
    table.land(forest=[beside]).hand("forest-artifact", "forest-pigment", seat=1).refresh()
    table.do("take cards 4-5")
    assert open_row(table)[3:] == [None, None, None]
    table.do(camp_at(beside))
    assert open_row(table)[5] is None
    assert sorted(str(name) for name in open_row(table)[3:5]) == [
        "forest-artifact",
        "forest-pigment",
    ]
