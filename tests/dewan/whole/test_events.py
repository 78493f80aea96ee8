"""Scenarios with an event (D11): terrain pile and reserve, when events happen, and scoring."""

import pytest

from fireside.core.event import Event
from tests.dewan.builder import Table

SCENARIOS = ["volcano", "downpour", "lake-villages"]
ROW = ["badlands/desert"] * 6


def volcano(players: int = 2) -> Table:
    """Three free land spaces, all beside the volcano."""
    return Table(players, "volcano").land(forest=[(0, 1)], desert=[(1, 0)], badlands=[(-1, 0)])


def told(log: list[Event], what: str) -> int:
    """How often something happened."""
    return [event.what for event in log].count(what)


@pytest.mark.rule("D11.1")
@pytest.mark.parametrize("scenario", SCENARIOS)
@pytest.mark.parametrize(("players", "cards"), [(2, 6), (3, 8), (4, 10)])
def test_terrain_pile_and_reserve(scenario: str, players: int, cards: int) -> None:
    view = Table(players, scenario).state.view(0)
    assert view["pile"] == [cards]
    assert view["reserve"] == [55 - 2 * players - 6 - cards]


@pytest.mark.rule("D11.1")
@pytest.mark.parametrize("scenario", ["base", "team"])
def test_scenarios_without_an_event_have_one_pile(scenario: str) -> None:
    view = Table(4, scenario).state.view(0)
    assert view["pile"] == [55 - 2 * 4 - 6]
    assert "reserve" not in view


@pytest.mark.rule("D11.2")
def test_the_event_happens_when_the_last_card_is_laid_and_not_before() -> None:
    table = volcano().brink("water-fire", "water-berry", "desert-fire").do("take cards 1-2")
    assert table.state.to_move() == 1
    assert len(table.state.pile) == 1
    table.do("take cards 3-4")
    assert table.state.to_move() == 1
    assert table.offers("lava at") == table.choices()
    assert table.gaps() == [4]


@pytest.mark.rule("D11.2")
def test_the_last_card_may_fill_the_second_gap() -> None:
    table = volcano().brink("water-fire", "water-berry").do("take cards 1-2")
    assert table.gaps() == []
    assert table.state.to_move() == 0
    assert table.offers("lava at") == table.choices()
    table.do("lava at 0,1")
    assert table.state.to_move() == 1
    assert len(table.state.pile) == 6


@pytest.mark.rule("D11.2", "D11.7")
@pytest.mark.parametrize(("players", "cards"), [(2, 6), (3, 8), (4, 10)])
def test_the_new_pile_has_the_same_size_and_comes_from_the_reserve(
    players: int, cards: int
) -> None:
    table = volcano(players).discarded("mountains-fire", "mountains-berry").brink()
    table.do("take cards 1-2").do(table.choices()[0])
    assert len(table.state.pile) == cards - 1  # the second gap is filled from it
    assert len(table.state.reserve) == 21 - cards
    assert table.discards() == {"mountains-fire": 1, "mountains-berry": 1}


@pytest.mark.rule("D11.3")
def test_the_reserve_is_made_anew_in_the_middle_of_making_a_pile() -> None:
    table = (
        volcano().discarded(*["mountains-fire"] * 9).brink().reserve("water-fire", "water-berry")
    )
    table.do("take cards 1-2", "lava at 0,1")
    assert table.state.row[1] == table.kind("water-fire")
    assert (len(table.state.pile), len(table.state.reserve)) == (5, 5)
    assert table.discards() == {}


@pytest.mark.rule("D11.3")
def test_the_pile_is_smaller_if_there_are_too_few_cards() -> None:
    table = volcano().discarded("mountains-fire").brink().reserve("water-fire", "water-berry")
    table.do("take cards 1-2", "lava at 0,1")
    assert (len(table.state.pile), len(table.state.reserve)) == (2, 0)
    assert table.gaps() == []


@pytest.mark.rule("D11.3", "D11.10")
def test_without_any_cards_the_pile_is_made_later_when_a_gap_is_to_be_filled() -> None:
    """Seat 1 pays three cards for a camp: one fills the gap, two are the new pile."""
    table = volcano().land(forest=[(0, 1), (1, 1)], desert=[(-2, 0)], badlands=[(-1, 0)])
    table.hand("forest-fire", "desert-fire", "badlands-fire", seat=1).discarded().brink()
    table.reserve().do("take cards 1-2", "lava at 0,1")
    assert table.gaps() == [2]
    assert table.state.pile == ()
    table.do("camp at -1,0")
    assert table.state.to_move() == 0
    assert table.gaps() == []
    assert len(table.state.pile) == 2


@pytest.mark.rule("D11.4")
@pytest.mark.parametrize(("scenario", "word"), [("volcano", "lava"), ("downpour", "flood")])
def test_a_marker_that_has_run_out_is_ignored(scenario: str, word: str) -> None:
    for left in range(2):
        table = Table(2, scenario).land("desert", closed=[(0, 0)], water=[(0, 1)]).brink()
        table.state.markers = left
        log = table.listen()
        table.do("take cards 1-2")
        assert told(log, "event") == 1
        assert bool(table.offers(word)) == bool(left)
        assert table.state.to_move() == 1 - left


@pytest.mark.rule("D11.4")
@pytest.mark.parametrize("scenario", ["volcano", "downpour"])
def test_a_marker_for_which_there_is_no_space_is_ignored(scenario: str) -> None:
    table = Table(2, scenario).land(water=[(0, 0), (0, 1)], desert=[(-1, 1)]).camps((-1, 1)).brink()
    log = table.listen()
    table.do("take cards 1-2")
    assert told(log, "event") == 1
    assert table.state.to_move() == 1
    assert table.state.view(0)["markers"] == 8
    assert len(table.state.pile) == 5


@pytest.mark.rule("D11.5")
@pytest.mark.parametrize(
    ("scenario", "rows"),
    [
        ("volcano", ["waters", "neighbours", "pairs"]),
        ("downpour", ["zones", "pairs"]),
        ("lake-villages", ["lakes", "pairs", "fish"]),
    ],
)
def test_the_rows_of_the_scenario_replace_groups_and_berries(
    scenario: str, rows: list[str]
) -> None:
    """Two adjacent camps and three berries bring nothing, stories and fire what they always do."""
    table = Table(2, scenario).land("desert").stories("3-mountains", fulfilled=1)
    table.camps((0, 1), (1, 1)).stories(seat=1)
    table.tribe().berries = 3
    assert table.scoring() == {"stories": 6, "fire": 0, "most fire": 0, **dict.fromkeys(rows, 0)}
    table.tribe().berries = 0
    table.stories("3-forest", "3-desert", fulfilled=1).tucked(("water-fire", "water"))
    table.tucked(("forest-fire", "forest"), ("desert-fire", "desert"), seat=1)
    scoring = {"stories": 5, "fire": 2, "most fire": 4, **dict.fromkeys(rows, 0)}
    assert table.scoring(0) == scoring
    assert table.scoring(1) == {**scoring, "stories": 0}


@pytest.mark.rule("D11.7")
def test_event_and_new_pile_come_before_the_second_gap_is_filled() -> None:
    table = volcano().brink("mountains-fire").reserve(*["water-fire"] * 9)
    table.do("take cards 3-4")
    assert table.gaps() == [4]
    assert table.state.row[2] == table.kind("mountains-fire")
    table.do("lava at 0,1")
    assert table.state.row[3] == table.kind("water-fire")


@pytest.mark.rule("D11.8")
def test_the_parts_of_a_split_zone_are_zones_of_their_own() -> None:
    table = Table(2, "volcano").land(forest=[(-1, 1), (0, 1), (1, 1)]).camps((-1, 1), (1, 1))
    assert table.has() == {"forest": 1}
    table.brink().do("take cards 1-2")  # the lava has but one place
    assert table.has() == {"forest": 2}


@pytest.mark.rule("D8.1", "D11.8")
def test_stories_are_checked_again_once_the_map_has_changed() -> None:
    table = Table(2, "volcano").land(forest=[(-1, 1), (0, 1), (1, 1)]).camps((-1, 1), (1, 1))
    table.symbols(("artifact", (0, 1), (1, 1))).stories("2-forest-1-artifact")
    table.brink("forest-fire", "desert-fire", "water-fire").do("take cards 1-2")
    assert table.fulfilled() == []
    table.brink().do("take cards 1-2")  # the lava has but one place
    assert table.fulfilled() == ["2-forest-1-artifact"]


@pytest.mark.rule("D11.8")
def test_water_zones_that_touch_are_one() -> None:
    table = Table(2, "downpour").land(water=[(0, -1), (1, 0)], forest=[(1, -1)], desert=[(0, 0)])
    table.camps((0, 0))
    assert (table.waters(), table.has()["water"]) == (2, 2)
    table.brink().do("take cards 1-2")
    assert (table.waters(), table.has()["water"]) == (1, 1)


@pytest.mark.rule("D11.8")
@pytest.mark.parametrize("scenario", ["volcano", "downpour"])
def test_resource_symbols_stay_beside_a_marker(scenario: str) -> None:
    table = Table(2, scenario).land(forest=[(0, 1), (1, 1)], water=[(0, 0)]).camps((1, 1))
    table.symbols(("artifact", (0, 1), (1, 1))).brink().do("take cards 1-2")
    assert table.state.view(0)["markers"] == 7
    assert table.has()["artifact"] == 1


@pytest.mark.rule("D11.9")
def test_the_initial_camp_counts_in_the_rows_and_tucked_terrain_does_not() -> None:
    table = Table(2, "volcano").land("desert", closed=[(0, 0)], water=[(2, 0)])
    assert table.tucked(("water-artifact", "water")).scoring()["waters"] == 2
    table = Table(2, "lake-villages").land("desert", water=[(4, 0)])
    assert table.tucked(("water-artifact", "water")).scoring()["lakes"] == 6
    table = Table(2, "downpour").land("desert").tucked(("forest-artifact", "forest"))
    assert table.scoring()["zones"] == 0


@pytest.mark.rule("D11.9")
def test_scoring_rows_look_at_the_map_as_it_is_now() -> None:
    table = Table(2, "downpour").land(forest=[(0, 1), (-1, 1), (-2, 1)], water=[(0, 0)])
    table.camps((0, 1), (-2, 1))
    assert table.scoring()["zones"] == 3
    assert table.cover("water", (-1, 1)).scoring()["zones"] == 6


@pytest.mark.rule("D11.9", "D11.10")
@pytest.mark.parametrize(
    ("scenario", "points"), [("volcano", 3), ("downpour", 4), ("lake-villages", 3)]
)
def test_pairs_are_as_many_as_the_smaller_number(scenario: str, points: int) -> None:
    """Berries and fire of tucked cards count; the 4 for most fire are no fire."""
    table = Table(2, scenario).land("desert").stories().stories(seat=1)
    table.tribe().berries = 3
    assert table.scoring()["pairs"] == 0
    table.tucked(("forest-fire", "forest"))
    assert (table.scoring()["most fire"], table.scoring()["pairs"]) == (4, points)
    table.tucked(*[(card, "water") for card in ("water-fire", "water-fire", "water-berry")])
    assert table.scoring()["pairs"] == 2 * points
    table.tribe().berries = 0
    assert table.scoring()["pairs"] == points
    table.stories("3-forest", "3-desert", fulfilled=2).tribe().berries = 9
    assert table.scoring()["pairs"] == 4 * points


@pytest.mark.rule("D11.10")
def test_the_last_card_of_a_smaller_pile_sets_the_event_off_too() -> None:
    table = volcano().discarded().brink().reserve("water-fire", "water-berry")
    table.do("take cards 1-2", "lava at 0,1")
    assert (table.state.to_move(), len(table.state.pile)) == (1, 1)
    table.do("take cards 1-2")
    assert table.state.to_move() == 1
    assert table.offers("lava at") == table.choices()


@pytest.mark.rule("D11.10", "D4.5")
def test_a_last_card_laid_into_a_gap_that_had_stayed_open_sets_the_event_off() -> None:
    """Two cards paid for a camp fill the two gaps; then lava is due, in a turn of placing."""
    table = Table(2, "volcano").land(forest=[(2, 0), (0, 1), (1, 1)]).row(*ROW[:4])
    table.pile().reserve().discarded().hand("forest-fire", "desert-fire").refresh()
    table.do("camp at 2,0")
    assert table.state.to_move() == 0
    assert table.gaps() == []
    assert table.choices() == ["lava at 0,1", "lava at 1,1"]


@pytest.mark.rule("D11.10")
def test_a_turn_may_see_several_events() -> None:
    table = volcano().discarded().brink().reserve("water-fire")
    log = table.listen()
    table.do("take cards 1-2", "lava at 0,1")
    assert (table.state.to_move(), table.gaps()) == (0, [])
    table.do("lava at 1,0")
    assert table.state.to_move() == 1
    assert told(log, "event") == 2
    assert table.state.view(0)["markers"] == 6


@pytest.mark.rule("D11.10", "D8.1")
def test_events_come_before_stories_are_checked() -> None:
    table = Table(2, "volcano").land(forest=[(-1, 1), (0, 1), (1, 1)]).camps((-1, 1), (1, 1))
    table.tucked(("forest-crystal", "forest")).stories("3-forest").brink()
    table.do("take cards 1-2")
    assert table.fulfilled() == ["3-forest"]


@pytest.mark.rule("D11.10", "D14.5")
def test_cards_discarded_in_an_event_can_be_reshuffled_at_once() -> None:
    table = Table(2, "lake-villages").land(water=[(2, 0)]).camps((2, 0)).discarded()
    table.hand("forest-crystal").brink().reserve().do("take cards 1-2", "trade forest-crystal")
    assert table.state.row[1] == table.kind("forest-crystal")
    assert table.discards() == {}
