"""Lake villages (D14): camps on water, fish, and the scoring of lakes."""

import pytest

from fireside.core.view import SPECTATOR
from tests.dewan.builder import Space, Table

# Initial camps at (5, -1) and (0, 0).
LAKE = [(3, 0), (2, 0), (2, 1)]


def shore(players: int = 2) -> Table:
    """A lake beside (4, 0), which is desert beside seat 0's initial camp, forest behind it."""
    table = Table(players, "lake-villages")
    table.land(water=LAKE, desert=[(4, 0)], forest=[(1, 1), (2, 2)])
    for seat in range(players):
        table.stories(seat=seat)
    return table


@pytest.mark.rule("D14.1")
def test_any_space_of_a_water_zone_is_a_target_for_one_water_card() -> None:
    table = shore().hand("forest-fire", "desert-fire", "water-fire").refresh()
    targets = [(2, 1), (2, 0), (3, 0), (4, 0)]
    assert table.offers("camp at") == [f"camp at {q},{r}" for q, r in targets]
    table.do("camp at 2,1")
    assert table.seen()["camps"][1] == [2, 1]
    assert table.discards() == {"forest-fire": 1, "desert-fire": 1, "water-fire": 1}


@pytest.mark.rule("D14.1")
def test_the_last_card_is_a_water_card() -> None:
    table = shore().hand("forest-fire", "desert-fire", "desert-berry").refresh()
    assert table.offers("camp at") == ["camp at 4,0"]


@pytest.mark.rule("D14.1", "D5.1")
@pytest.mark.parametrize("scenario", ["base", "lake-villages"])
def test_only_here_water_is_a_target(scenario: str) -> None:
    table = Table(2, scenario).land(water=[(4, 0), (5, 0)]).row(*["badlands/desert"] * 6)
    table.hand("water-fire", "water-berry").refresh()
    assert bool(table.offers("camp at")) == (scenario == "lake-villages")


@pytest.mark.rule("D14.1")
@pytest.mark.parametrize("owner", [0, 1])
def test_a_water_zone_holds_one_camp_whoevers(owner: int) -> None:
    """A second water zone, at (5, -2), stays free."""
    table = shore().land(water=[*LAKE, (5, -2)], desert=[(4, 0)]).camps((2, 1), seat=owner)
    table.hand("forest-fire", "desert-fire", "water-fire", "water-fire").refresh()
    assert table.offers("camp at") == ["camp at 5,-2", "camp at 4,0"]


@pytest.mark.rule("D14.2")
@pytest.mark.parametrize("target", [(4, 0), (1, 1), (2, 2)])
def test_from_an_own_village_the_next_space_is_any_that_borders_its_water(target: Space) -> None:
    """From (3, 0), though (2, 2) and (1, 1) lie at the lake's other end."""
    table = shore().land(water=LAKE, forest=[target]).camps((3, 0)).home((-1, 1))
    table.hand("water-fire", "forest-fire").refresh()
    only = f"camp at {target[0]},{target[1]}"
    assert table.offers("camp at") == [only]
    table.do(only)
    assert table.seen()["camps"][2] == list(target)
    assert table.discards() == {"water-fire": 1, "forest-fire": 1}


@pytest.mark.rule("D14.2")
def test_from_an_own_village_the_first_card_is_a_water_card() -> None:
    table = shore().land(water=LAKE, forest=[(1, 1)]).camps((3, 0)).home((-1, 1))
    table.row(*["badlands/desert"] * 6).hand("forest-berry", "forest-fire").refresh()
    assert not table.offers("camp at")


def crossing(*camps: Space, villages: tuple[Space, ...] = ()) -> Table:
    """Seat 0 can pay from the camp at (4, 0) over the lake to the forest at (1, 1)."""
    table = shore().land(water=LAKE, desert=[(4, 0)], forest=[(1, 1)]).camps((4, 0), *camps)
    table.camps(*villages, seat=1)
    return table.hand("desert-fire", "water-fire", "forest-fire").refresh()


@pytest.mark.rule("D14.3")
@pytest.mark.parametrize("village", LAKE)
def test_whoever_crosses_a_lake_gives_the_water_card_to_the_villages_owner(village: Space) -> None:
    """Wherever it stands: the way leads over (3, 0) and (2, 0)."""
    table = crossing(villages=(village,))
    assert table.offers("camp at") == ["camp at 1,1"]
    table.do("camp at 1,1")
    assert table.seen()["camps"][-1] == [1, 1]
    assert table.held(1) == {"water-fire": 1}
    assert table.discards() == {"desert-fire": 1, "forest-fire": 1}


@pytest.mark.rule("D14.3")
def test_without_a_village_the_water_card_is_discarded() -> None:
    table = crossing().do("camp at 1,1")
    assert table.held(1) == {}
    assert table.discards() == {"desert-fire": 1, "water-fire": 1, "forest-fire": 1}


@pytest.mark.rule("D14.3", "D5.10")
def test_with_an_own_village_the_water_card_is_discarded() -> None:
    """The way may as well begin at the village, so that it must (D5.10)."""
    table = crossing((2, 1))
    assert table.offers("camp at") == ["camp at 1,1"]
    table.do("camp at 1,1")
    assert table.seen()["camps"][-1] == [1, 1]
    assert table.held() == {"desert-fire": 1}
    assert table.discards() == {"water-fire": 1, "forest-fire": 1}


@pytest.mark.rule("D14.4")
def test_a_village_gives_no_terrain_but_the_symbols_of_its_space() -> None:
    table = shore().symbols(("artifact", (2, 1), (2, 2)), ("crystal", (3, 0), (4, 0)))
    assert table.camps((2, 1)).has() == {"artifact": 1}
    assert table.scoring()["lakes"] == 0
    assert table.camps((2, 2)).has() == {"forest": 1, "water": 1, "artifact": 1}
    assert table.scoring()["lakes"] == 6


@pytest.mark.rule("D14.4", "D14.6")
def test_a_village_is_not_beside_its_lake_for_scoring() -> None:
    table = shore().camps((2, 1), (1, 1)).camps((2, 2), seat=1)
    assert [table.scoring(seat)["lakes"] for seat in range(2)] == [3, 3]


def fishing(players: int = 2) -> Table:
    """Four lakes of one space each, the event about to come."""
    table = Table(players, "lake-villages").land(water=[(2, 2), (3, -3), (2, 0), (4, -1)])
    for seat in range(players):
        table.stories(seat=seat)
    return table


@pytest.mark.rule("D14.5", "D14.7")
def test_one_card_brings_a_fish_for_each_village() -> None:
    """Two villages, one card: 2 fish; one village: 1."""
    table = fishing().camps((2, 2), (3, -3)).camps((2, 0), seat=1)
    table.hand("forest-fire", "forest-berry").hand("water-fire", seat=1).brink()
    table.do("take cards 1-2")
    assert table.choices() == [
        "keep cards",
        *("trade forest-berry", "trade forest-fire", "trade badlands/desert"),
    ]
    table.do("trade forest-fire")
    assert table.seen()["fish"] == 2
    assert table.held() == {"forest-berry": 1, "badlands/desert": 2}
    table.do("trade water-fire")
    assert table.seen(1)["fish"] == 1
    assert table.held(1) == {}
    assert table.discards() == {"forest-fire": 1, "water-fire": 1}
    assert table.state.view(SPECTATOR)["fish"] == 17
    assert table.state.to_move() == 1  # the turn


@pytest.mark.rule("D14.5")
def test_nobody_has_to_fish() -> None:
    table = fishing().camps((2, 2)).hand("forest-fire").brink()
    table.do("take cards 1-2", "keep cards")
    assert table.seen()["fish"] == 0
    assert table.held() == {"forest-fire": 1, "badlands/desert": 2}
    assert table.state.to_move() == 1


@pytest.mark.rule("D14.5")
def test_who_has_no_village_is_not_asked() -> None:
    table = fishing().camps((2, 0), seat=1).hand("water-fire", seat=1).brink()
    table.do("take cards 1-2")
    assert table.state.to_move() == 1
    assert table.choices() == ["keep cards", "trade water-fire"]
    assert table.gaps() == [2]
    table.do("keep cards")
    assert table.gaps() == []


@pytest.mark.rule("D14.8")
def test_who_has_no_cards_is_not_asked() -> None:
    """Not even for the only answer that there would be."""
    table = fishing().camps((2, 0), seat=1).brink()
    table.state.trail = []
    table.do("take cards 1-2")
    assert [table.game.text(choice) for _, choice in table.state.trail] == ["take cards 1-2"]
    assert table.gaps() == []
    assert table.state.to_move() == 1
    assert table.choices()[0] == "take cards 1-2"


@pytest.mark.rule("D14.5", "D14.8")
@pytest.mark.parametrize("active", [0, 1, 2])
def test_clockwise_from_the_active_player(active: int) -> None:
    """Each decides and takes before the next is asked."""
    table = fishing(3).brink(seat=active)
    for seat, at in enumerate([(2, 2), (3, -3), (2, 0)]):
        table.camps(at, seat=seat).hand("forest-fire", seat=seat)
    table.do("take cards 1-2")
    order = []
    for _ in range(3):
        seat = table.state.to_move()
        order.append(seat)
        table.do("trade forest-fire")
        assert table.seen(seat)["fish"] == 1
    assert order == [(active + step) % 3 for step in range(3)]
    assert table.state.to_move() == (active + 1) % 3
    assert table.offers("trade") == []


@pytest.mark.rule("D14.5", "D11.4")
def test_fish_are_taken_as_far_as_there_are_any_and_then_nobody_is_asked() -> None:
    table = fishing().camps((2, 2), (3, -3)).camps((2, 0), seat=1).hand("water-fire", seat=1)
    table.state.fish = 1
    table.brink().do("take cards 1-2", "trade badlands/desert")
    assert table.seen()["fish"] == 1
    assert table.state.view(SPECTATOR)["fish"] == 0
    assert table.choices()[0] == "take cards 1-2"
    table.brink().do("take cards 1-2")
    assert table.state.to_move() == 1
    assert table.held(1) == {"water-fire": 1}


@pytest.mark.rule("D14.6")
def test_every_fish_is_3() -> None:
    table = shore()
    table.tribe().fish = 4
    scoring = {"stories": 0, "fire": 0, "most fire": 0, "lakes": 0, "pairs": 0, "fish": 12}
    assert table.scoring() == scoring


@pytest.mark.rule("D14.6")
def test_each_pair_of_berry_and_fire_is_3() -> None:
    table = shore().tucked(("forest-fire", "forest"), ("desert-fire", "desert"))
    table.tribe().berries = 1
    assert table.scoring()["pairs"] == 3
    table.tribe().berries = 3
    assert table.scoring()["pairs"] == 6


@pytest.mark.rule("D14.6")
@pytest.mark.parametrize(
    ("camps", "points"),
    [
        ([[], [], []], [0, 0, 0]),
        ([[(2, 1)], [], []], [6, 0, 0]),
        ([[(2, 1)], [(1, 0)], []], [3, 3, 0]),
        ([[(2, 1)], [(1, 0)], [(3, 0)]], [3, 3, 3]),
        ([[(2, 1), (3, 0)], [(1, 0)], [(1, 1)]], [6, 0, 0]),
        ([[(2, 1)], [(1, 0), (3, 0)], [(1, 1), (3, -1)]], [0, 3, 3]),
    ],
)
def test_a_lake_is_6_for_most_camps_beside_it_or_3_each(
    camps: list[list[Space]], points: list[int]
) -> None:
    """One lake at (2, 0)."""
    table = Table(3, "lake-villages").land("desert", water=[(2, 0)])
    for seat, places in enumerate(camps):
        table.camps(*places, seat=seat)
    assert [table.scoring(seat)["lakes"] for seat in range(3)] == points


@pytest.mark.rule("D14.6", "D11.9")
def test_the_initial_camp_counts_beside_a_lake() -> None:
    table = Table(2, "lake-villages").land("desert", water=[(4, 0)]).camps((3, 0), seat=1)
    assert [table.scoring(seat)["lakes"] for seat in range(2)] == [3, 3]


@pytest.mark.rule("D14.7", "D14.6")
def test_the_rulebooks_example_of_the_lakes() -> None:
    table = Table(3, "lake-villages").land("desert", water=[(0, 0), (1, 0), (3, 1), (3, -2)])
    lake_a = [[(0, -1), (1, -1), (2, 0), (1, 1)], [(0, 1), (-1, 1)], [(2, -1)]]  # the first two
    lake_b = [[(2, 1), (3, 0)], [(4, 0), (2, 2)], []]
    lake_c = [[], [(4, -2), (4, -3), (3, -3)], [(2, -2), (3, -1)]]  # and (2, -1) once more
    for seat in range(3):
        table.camps(*lake_a[seat], *lake_b[seat], *lake_c[seat], seat=seat)
    assert [table.scoring(seat)["lakes"] for seat in range(3)] == [6 + 3, 3 + 3, 3]
