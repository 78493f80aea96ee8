"""The end of a turn (D8): which stories are marked, and the cards drawn for them."""

import pytest

from tests.dewan.builder import Table

FORESTS = [(-1, 0), (2, 0), (6, -2)]  # three zones; initial camps at (5, -1) and (0, 0)
ROW = ["badlands/desert"] * 6


def foresters(*stories: str, players: int = 2, scenario: str = "base") -> Table:
    """Seat 0 has camps in three forest zones and is to take cards."""
    table = Table(players, scenario).land(forest=FORESTS, desert=[(2, 1)]).stories(*stories)
    return table.camps(*FORESTS).row(*ROW)


@pytest.mark.rule("D8.1")
def test_a_card_is_drawn_for_a_fulfilled_tile_after_the_row_is_refilled() -> None:
    table = foresters("3-forest").pile("water-fire", "water-berry", "forest-fire", "desert-fire")
    table.refresh().do("take cards 2-3")
    assert table.fulfilled() == ["3-forest"]
    assert table.held() == {"badlands/desert": 2, "forest-fire": 1}
    assert table.state.row[1:3] == (table.kind("water-fire"), table.kind("water-berry"))


@pytest.mark.rule("D8.1")
def test_all_new_tiles_are_marked_first_then_one_card_is_drawn_for_each() -> None:
    table = foresters("3-forest", "3-desert", "2-forest-1-artifact").tucked(
        ("forest-artifact", "forest")
    )
    table.pile("water-fire", "water-berry", "forest-fire", "desert-fire", "desert-berry").refresh()
    log = table.listen()
    table.do("take cards 1-2")
    told = [event.what for event in log if event.what in ("open card", "fulfil", "draw")]
    assert told == ["open card", "open card", "fulfil", "fulfil", "draw", "draw"]
    assert table.fulfilled() == ["3-forest", "2-forest-1-artifact"]
    assert table.held() == {"badlands/desert": 2, "forest-fire": 1, "desert-fire": 1}


@pytest.mark.rule("D8.1")
def test_a_placed_camp_fulfils_too() -> None:
    table = foresters("3-forest").camps(*FORESTS[1:]).home((0, 0)).home((5, -1), seat=1)
    table.land(forest=FORESTS).hand("forest-fire", "desert-fire").pile("water-fire").refresh()
    table.do("camp at -1,0")
    assert table.fulfilled() == ["3-forest"]
    assert table.held() == {"water-fire": 1}


@pytest.mark.rule("D8.1")
def test_a_tile_pays_once() -> None:
    table = foresters("3-forest", "3-desert").stories("3-forest", "3-desert", fulfilled=1)
    table.pile("water-fire", "water-berry", "forest-fire").refresh().do("take cards 1-2")
    assert table.held() == {"badlands/desert": 2}


@pytest.mark.rule("D8.1", "D4.3")
def test_the_pile_is_made_anew_for_a_reward() -> None:
    table = foresters("3-forest").pile("water-fire", "water-berry").discarded("forest-berry")
    table.refresh().do("take cards 1-2")
    assert table.held() == {"badlands/desert": 2, "forest-berry": 1}
    assert table.discards() == {}


@pytest.mark.rule("D8.1")
def test_where_no_card_is_left_there_is_none_but_the_tile_is_fulfilled() -> None:
    table = foresters("3-forest", "2-forest-1-artifact").tucked(("forest-artifact", "forest"))
    table.pile("water-fire", "water-berry", "forest-berry").refresh().do("take cards 1-2")
    assert table.fulfilled() == ["3-forest", "2-forest-1-artifact"]
    assert table.held() == {"badlands/desert": 2, "forest-berry": 1}


@pytest.mark.rule("D8.1")
def test_stories_are_checked_only_at_the_end_of_the_own_turn() -> None:
    table = foresters("3-forest")
    table.state.seat = 1
    table.refresh().do("take cards 1-2")
    assert table.fulfilled() == []
    assert table.state.to_move() == 0
    table.do("take cards 3-4")
    assert table.fulfilled() == ["3-forest"]


@pytest.mark.rule("D8.1", "D3.2")
def test_who_passes_checks_the_stories_all_the_same() -> None:
    table = foresters("3-forest").row().pile().hand("water-fire", seat=1)
    table.discarded().land(forest=FORESTS).refresh()
    assert table.fulfilled() == ["3-forest"]
    assert table.state.over()


@pytest.mark.rule("D8.2")
def test_a_fulfilled_tile_stays_fulfilled_whatever_happens_later() -> None:
    """A flood makes one of two waters; the tile is one that the downpour leaves in the box."""
    table = (
        Table(2, "downpour")
        .stories("2-water-2-desert", "3-forest")
        .tucked(("desert-berry", "desert"))
    )
    table.land(desert=[(0, 0)], water=[(0, -1), (1, 0)], forest=[(1, -1)]).camps((0, 0))
    table.brink("water-berry", "forest-berry", "forest-fire").do("take cards 1-2")
    assert table.fulfilled() == ["2-water-2-desert"]
    table.do("take cards 1-2")
    assert table.has() == {"desert": 2, "water": 1}
    cards = table.seen()["cards"]
    table.do("take cards 1-2")
    assert table.fulfilled() == ["2-water-2-desert"]
    assert table.scoring()["stories"] == 4
    assert table.seen()["cards"] == cards + 2


@pytest.mark.rule("D8.3")
def test_a_tile_taken_in_this_turn_is_checked_in_this_turn() -> None:
    table = Table().home((0, 0)).home((5, -1), seat=1).land(forest=[(1, -1)], desert=[(3, -1)])
    table.stories("3-badlands").camps((3, -1))
    table.tucked(("forest-fire", "forest"), ("forest-berry", "forest"))
    table.state.story_row = (table.story("3-forest"), table.story("3-desert"), -1, -1, -1)
    table.hand("water-fire", "forest-crystal").row(*ROW).pile("water-berry").refresh()
    table.do("camp at 1,-1", "story 3-forest")
    assert table.fulfilled() == ["3-forest"]
    assert table.held() == {"water-berry": 1}


def split_by_lava(ending: bool) -> Table:
    """Seat 0's two camps stand in one forest; seat 1's lava has just cut it in two."""
    table = Table(2, "volcano").land(forest=[(-1, 1), (0, 1), (1, 1)], closed=[(0, 0)])
    table.stories("3-forest").tucked(("forest-berry", "forest")).camps((-1, 1), (1, 1))
    table.brink("water-berry", "water-fire", "desert-fire").do("take cards 1-2")
    assert table.fulfilled() == []
    table.state.ending = ending
    return table.do("take cards 1-2")


@pytest.mark.rule("D8.3")
def test_an_opponents_event_after_the_own_last_turn_comes_too_late() -> None:
    table = split_by_lava(ending=True)
    assert table.state.over()
    assert table.has() == {"forest": 3}
    assert table.fulfilled() == []
    assert table.scoring()["stories"] == 0


@pytest.mark.rule("D8.3")
def test_an_opponents_event_counts_at_the_end_of_the_next_own_turn() -> None:
    table = split_by_lava(ending=False)
    assert table.fulfilled() == []
    table.do("take cards 1-2")
    assert table.fulfilled() == ["3-forest"]


@pytest.mark.rule("D8.4", "D7.2", "D7.4", "D7.5")
def test_the_rulebooks_example_of_two_and_three() -> None:
    table = Table().land(forest=FORESTS).camps((2, 0), (6, -2)).stories("3-forest-2-pigment")
    table.symbols(("pigment", (2, 0), (2, 1))).tucked(("forest-pigment", "forest"))
    table.row(*ROW).pile("water-fire", "water-berry", "forest-fire", "desert-fire")
    table.refresh().do("take cards 1-2")
    assert table.fulfilled() == ["3-forest-2-pigment"]
    assert table.held() == {"badlands/desert": 2, "forest-fire": 1}


@pytest.mark.rule("D8.4")
@pytest.mark.parametrize("missing", ["zone", "symbol"])
def test_the_rulebooks_example_with_one_thing_less(missing: str) -> None:
    table = Table().land(forest=FORESTS).camps((2, 0), (6, -2)).stories("3-forest-2-pigment")
    if missing == "zone":
        table.camps((2, 0)).symbols(("pigment", (2, 0), (2, 1)))
    table.tucked(("forest-pigment", "forest")).row(*ROW).pile(*["water-fire"] * 4)
    table.refresh().do("take cards 1-2")
    assert table.fulfilled() == []
    assert table.held() == {"badlands/desert": 2}


EVENT_SCENARIOS = ["volcano", "downpour", "lake-villages"]


def scholar(scenario: str) -> Table:
    """Seat 0 will fulfil a tile with tucked cards alone; no land for an event."""
    table = Table(2, scenario).land().stories("3-forest").row(*ROW)
    cards = ["forest-fire", "forest-berry", "forest-crystal"]
    return table.tucked(*[(card, "forest") for card in cards])


@pytest.mark.rule("D8.5", "D11.3")
@pytest.mark.parametrize("scenario", EVENT_SCENARIOS)
def test_rewards_come_from_the_reserve_and_set_off_no_event(scenario: str) -> None:
    """One card is left in the terrain pile after the refilling, and stays."""
    table = scholar(scenario).pile("water-fire", "water-berry", "desert-fire")
    table.reserve("mountains-fire", "mountains-berry").refresh()
    log = table.listen()
    table.do("take cards 1-2")
    assert table.held() == {"badlands/desert": 2, "mountains-fire": 1}
    assert len(table.state.pile) == 1
    assert "event" not in [event.what for event in log]


@pytest.mark.rule("D8.5", "D11.3")
@pytest.mark.parametrize("scenario", EVENT_SCENARIOS)
def test_the_reserve_is_made_anew_for_a_reward(scenario: str) -> None:
    table = scholar(scenario).pile("water-fire", "water-berry", "desert-fire").reserve()
    table.discarded("mountains-crystal").refresh().do("take cards 1-2")
    assert table.held() == {"badlands/desert": 2, "mountains-crystal": 1}


@pytest.mark.rule("D8.5")
@pytest.mark.parametrize("scenario", EVENT_SCENARIOS)
def test_with_reserve_and_discards_empty_there_is_no_reward(scenario: str) -> None:
    table = scholar(scenario).pile("water-fire", "water-berry", "desert-fire").reserve()
    table.discarded().refresh().do("take cards 1-2")
    assert table.fulfilled() == ["3-forest"]
    assert table.held() == {"badlands/desert": 2}
    assert len(table.state.pile) == 1
