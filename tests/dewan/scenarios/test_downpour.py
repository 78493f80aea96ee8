"""The downpour (D13): floods and their scoring."""

import pytest

from fireside.core.view import SPECTATOR, View
from fireside.dewan.rules.constants import WATER
from tests.dewan.builder import Space, Table

# The downpour tile is at (0, 0), initial camps at (2, 1) and (-2, -1).


def plain() -> Table:
    """Desert everywhere but for a water space at (0, 0)."""
    table = Table(2, "downpour").land("desert", water=[(0, 0)])
    return table.stories().stories(seat=1)


def floods(*places: Space) -> list[str]:
    """The choices of the event, in the order of the spaces' numbers."""
    return [f"flood {q},{r}" for q, r in places]


def space_at(table: Table, at: Space) -> View:
    """A space as everybody sees it."""
    spaces: list[View] = table.state.view(SPECTATOR)["spaces"]
    return spaces[table.space(at)]


@pytest.mark.rule("D13.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_downpour_tile_lies_in_the_middle(players: int) -> None:
    table = Table(players, "downpour")
    around = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    grounds = [table.state.land.grounds[table.space(at)] for at in around]
    ring = table.edition.special_tiles["downpour"].terrains[1:]
    assert grounds in [ring[turn:] + ring[:turn] for turn in range(6)]
    assert space_at(table, (0, 0))["ground"] == "water"
    assert table.state.view(0)["markers"] == 8


@pytest.mark.rule("D13.1")
@pytest.mark.parametrize(("scenario", "tiles", "wet"), [("downpour", 19, 0), ("volcano", 24, 5)])
def test_the_story_tiles_that_show_water_leave_the_game(
    scenario: str, tiles: int, wet: int
) -> None:
    table = Table(2, scenario)
    stories = table.state.view(0)["stories"]
    names = stories["open"] + stories["unseen"]
    names += [tile["story"] for seat in range(2) for tile in table.seen(seat)["stories"]]
    assert len(names) == tiles
    shown = [table.edition.stories[table.story(name)].zones[WATER] for name in names]
    assert sum(count > 0 for count in shown) == wet


@pytest.mark.rule("D13.1")
def test_water_goes_to_free_land_beside_water_and_must_be_placed() -> None:
    """Not to camps, not to the centre of a start tile; berries do not matter."""
    table = plain().home((1, 0)).land("desert", water=[(0, 0)], closed=[(-1, 0)])
    table.camps((1, -1)).camps((0, 1), seat=1).berries((-1, 1), 2).brink()
    assert table.do("take cards 1-2").choices() == floods((0, -1), (-1, 1))
    table.do("flood -1,1")
    assert table.state.view(0)["markers"] == 7


@pytest.mark.rule("D13.1")
def test_the_active_player_places_it() -> None:
    table = plain().brink(seat=1).do("take cards 1-2")
    assert table.state.to_move() == 1
    assert len(table.choices()) == 6


@pytest.mark.rule("D13.1")
def test_a_flooded_space_becomes_water() -> None:
    """It joins the water beside it, counts as water, and one water card crosses both."""
    table = plain().land(desert=[(1, 1), (-1, 0)], forest=[(0, 1)], water=[(0, 0)])
    table.camps((-1, 0), seat=1).camps((1, 1))
    assert "water" not in table.has()
    table.brink().do("take cards 1-2")
    flooded = space_at(table, (0, 1))
    assert (flooded["ground"], flooded["marker"]) == ("water", True)
    assert table.waters() == 1
    assert table.has()["water"] == 1
    table.land(desert=[(1, 1), (-1, 0)], water=[(0, 0)]).cover("water", (0, 1)).camps(seat=1)
    table.state.seat = 0
    table.hand("desert-fire", "water-fire", "desert-berry").refresh()
    assert table.offers("camp at") == ["camp at -1,0"]
    table.do("camp at -1,0")
    assert table.seen()["camps"][-1] == [-1, 0]


@pytest.mark.rule("D13.1")
def test_a_flooded_space_is_no_target() -> None:
    table = plain().land(desert=[(1, 1), (2, 0)]).cover("water", (1, 1))
    table.hand("desert-fire", "water-fire").refresh()
    assert table.offers("camp at") == ["camp at 2,0"]


@pytest.mark.rule("D13.1")
def test_the_next_flood_may_lie_beside_a_flooded_space() -> None:
    table = plain().land(desert=[(0, 1), (0, 2), (0, 3)], water=[(0, 0)])
    table.cover("water", (0, 1)).brink().do("take cards 1-2")
    assert space_at(table, (0, 2))["ground"] == "water"
    assert space_at(table, (0, 3))["ground"] == "desert"


@pytest.mark.rule("D13.3")
def test_any_water_on_the_map_will_do() -> None:
    table = plain().land("desert", water=[(-4, 3)]).brink().do("take cards 1-2")
    assert table.choices() == floods((-3, 2), (-3, 3), (-4, 2))


@pytest.mark.rule("D13.1", "D11.6")
def test_a_flood_splits_a_zone_and_its_berries() -> None:
    table = plain().land(forest=[(1, 1), (0, 1), (-1, 1), (-2, 1)], water=[(0, 0)])
    table.berries((0, 1), 2).brink().do("take cards 1-2", "flood 0,1")
    assert table.tokens((1, 1), (-1, 1)) == [0, 2]
    table = plain().land(forest=[(1, 1), (0, 1), (-1, 1)], water=[(0, 0)])
    table.berries((0, 1), 2).brink().do("take cards 1-2", "flood 0,1")
    assert table.tokens((1, 1), (-1, 1)) == [1, 1]


@pytest.mark.rule("D13.2")
@pytest.mark.parametrize(
    ("camps", "points"),
    [
        ([], 0),
        ([(1, 1)], 3),
        ([(1, 1), (0, 1)], 3),  # one zone
        ([(1, 1), (-3, 2)], 6),
        ([(1, 1), (-3, 2), (-1, 3)], 9),
        ([(2, 0), (-1, 0)], 0),  # desert and badlands
    ],
)
def test_each_forest_or_mountains_zone_with_an_own_camp_is_3(
    camps: list[Space], points: int
) -> None:
    table = plain().land(
        "desert",
        forest=[(1, 1), (0, 1), (-1, 3)],
        mountains=[(-3, 2)],
        badlands=[(-1, 0)],
        water=[(0, 0)],
    )
    table.camps((-1, 3), seat=1)
    assert table.camps(*camps).scoring()["zones"] == points
    assert table.scoring(1)["zones"] == 3


@pytest.mark.rule("D13.2")
def test_each_pair_of_berry_and_fire_is_4() -> None:
    table = plain().tucked(("forest-fire", "forest"), ("desert-fire", "desert"))
    table.tribe().berries = 1
    assert table.scoring()["pairs"] == 4
    table.tribe().berries = 3
    assert table.scoring()["pairs"] == 8
    assert table.scoring(1)["pairs"] == 0


@pytest.mark.rule("D13.2")
def test_stories_and_fire_are_scored_as_ever() -> None:
    table = plain().stories("3-forest", "3-mountains", fulfilled=2)
    assert table.scoring() == {"stories": 11, "fire": 1, "most fire": 4, "zones": 0, "pairs": 0}
