"""The volcano (D12): lava, its scoring, and the berries of zones that lava splits (D11.6)."""

import pytest

from tests.dewan.builder import Space, Table

# The volcano is at (0, 0), initial camps at (2, 1) and (-2, -1).
RING = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]


def plain() -> Table:
    """Desert all round the volcano."""
    table = Table(2, "volcano").land("desert", closed=[(0, 0)])
    return table.stories().stories(seat=1)


def lava(*places: Space) -> list[str]:
    """The choices of the event, in the order of the spaces' numbers."""
    return [f"lava at {q},{r}" for q, r in places]


@pytest.mark.rule("D12.1")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_volcano_lies_in_the_middle(players: int) -> None:
    table = Table(players, "volcano")
    view = table.state.view(0)
    closed = [space["at"] for space in view["spaces"] if space["ground"] == "closed"]
    assert closed == [[0, 0]]
    grounds = [table.state.land.grounds[table.space(at)] for at in RING]
    ring = table.edition.special_tiles["volcano"].terrains[1:]
    assert grounds in [ring[turn:] + ring[:turn] for turn in range(6)]
    assert view["markers"] == 8
    assert len(view["spaces"]) == 7 * (2 * players + 1)


@pytest.mark.rule("D12.1")
def test_lava_goes_to_free_land_beside_the_volcano_and_must_be_placed() -> None:
    """Not to water, not to camps, not to the centre of a start tile; berries do not matter."""
    table = plain().home((1, 0)).land("desert", closed=[(0, 0)], water=[(0, -1)])
    table.camps((1, -1)).camps((0, 1), seat=1).berries((-1, 1), 2).brink()
    assert table.do("take cards 1-2").choices() == lava((-1, 1), (-1, 0))
    table.do("lava at -1,1")
    spaces = {tuple(space["at"]): space for space in table.state.view(0)["spaces"]}
    assert (spaces[-1, 1]["ground"], spaces[-1, 1]["marker"]) == ("closed", True)
    assert table.state.view(0)["markers"] == 7


@pytest.mark.rule("D12.1")
def test_lava_goes_to_land_beside_lava_too() -> None:
    table = plain().cover("closed", (0, 1)).camps(*RING[:3], *RING[4:])
    assert table.brink().do("take cards 1-2").choices() == lava((-1, 2), (0, 2), (1, 1))


@pytest.mark.rule("D12.1")
def test_the_active_player_places_it() -> None:
    table = plain().brink(seat=1).do("take cards 1-2")
    assert table.state.to_move() == 1
    assert table.choices() == lava(*RING)


@pytest.mark.rule("D12.2")
@pytest.mark.parametrize("covered", [False, True])
def test_lava_cannot_be_crossed_and_is_no_target(covered: bool) -> None:
    """A path of desert leads from (1, 1) to (-1, 1); with lava on it the rest is out of reach."""
    table = plain().land(desert=[(1, 1), (0, 1), (-1, 1)])
    if covered:
        table.cover("closed", (0, 1))
    table.hand(*["desert-fire"] * 5).refresh()
    beyond = [] if covered else ["camp at 0,1", "camp at -1,1"]
    assert table.offers("camp at") == [*beyond, "camp at 1,1"]


@pytest.mark.rule("D12.2")
def test_the_volcano_cannot_be_crossed_and_is_no_target() -> None:
    table = plain().land(desert=[(1, 1), (1, 0), (-1, 0)]).hand(*["desert-fire"] * 5).refresh()
    assert table.offers("camp at") == ["camp at 1,0", "camp at 1,1"]


@pytest.mark.rule("D12.2")
def test_lava_has_no_terrain() -> None:
    table = plain().land(forest=[(0, 1), (1, 1)], water=[(1, 2)]).camps((1, 1))
    table.brink().do("take cards 1-2")
    spaces = {tuple(space["at"]): space for space in table.state.view(0)["spaces"]}
    assert spaces[0, 1]["zone"] is None
    assert spaces[1, 1]["zone"] == [1, 1]


@pytest.mark.rule("D12.3")
@pytest.mark.parametrize(
    ("camps", "fire"),
    [([], 0), ([(0, 1)], 1), ([(0, 1), (-1, 0), (0, 2)], 2), ([(1, 1)], 0)],
)
def test_each_camp_beside_the_volcano_is_a_fire(camps: list[Space], fire: int) -> None:
    assert plain().camps(*camps).scoring()["fire"] == fire


@pytest.mark.rule("D12.3")
def test_a_camp_beside_lava_is_no_fire() -> None:
    table = plain().cover("closed", (0, 1)).camps((1, 1), (0, 2))
    assert table.scoring()["fire"] == 0
    assert table.camps((1, 1), (1, 0)).scoring()["fire"] == 1


@pytest.mark.rule("D12.4")
def test_each_water_zone_beside_an_own_camp_is_2() -> None:
    table = plain().land("desert", closed=[(0, 0)], water=[(-1, 2), (-2, 2), (0, 3), (-4, 2)])
    assert table.scoring()["waters"] == 0
    assert table.camps((-3, 2)).scoring()["waters"] == 4
    assert table.camps((-3, 2), (-2, 3)).scoring()["waters"] == 4
    assert table.camps((-3, 2), (-2, 3), (0, 2)).scoring()["waters"] == 6
    assert table.scoring(1)["waters"] == 0


@pytest.mark.rule("D12.4")
def test_each_camp_beside_the_centre_of_an_opponents_start_tile_is_2() -> None:
    table = plain().camps((2, 0), (1, 1), (-1, -1), (-3, 0))
    assert table.scoring()["neighbours"] == 4
    table.camps((-1, -2), (2, 2), seat=1)
    assert table.scoring(1)["neighbours"] == 2


@pytest.mark.rule("D12.4")
def test_every_opponents_start_tile_counts() -> None:
    table = Table(3, "volcano").land("desert", closed=[(0, 0)])
    homes = [table.seen(seat)["camps"][0] for seat in range(3)]
    table.camps(*[(q, r + 1) for q, r in homes])
    assert table.scoring()["neighbours"] == 4


@pytest.mark.rule("D12.4", "D12.5")
def test_each_pair_of_berry_and_fire_is_3_the_volcanos_fire_too() -> None:
    table = plain().camps((0, 1), (1, 0))
    assert table.scoring()["pairs"] == 0
    table.tribe().berries = 1
    assert table.scoring()["pairs"] == 3
    table.tribe().berries = 5
    assert table.scoring()["pairs"] == 6


@pytest.mark.rule("D12.5")
def test_the_volcanos_fire_counts_for_most_fire() -> None:
    table = plain().tucked(("forest-fire", "forest"), seat=1)
    assert [table.scoring(seat)["most fire"] for seat in range(2)] == [0, 4]
    table.camps((0, 1))
    assert [table.scoring(seat)["most fire"] for seat in range(2)] == [4, 4]
    table.camps((0, 1), (1, 0))
    assert [table.scoring(seat)["most fire"] for seat in range(2)] == [4, 0]


# A chain of forest spaces, each next to the one before it only.
CHAIN = [(-2, 1), (-1, 1), (0, 1), (1, 1), (2, 0)]
# Three arms of forest round (-1, 2), each of two spaces, the inner one first.
ARMS = [[(-1, 1), (-1, 0)], [(0, 2), (0, 3)], [(-2, 3), (-2, 4)]]


def split(forest: list[Space], tokens: int, at: Space, seed: int = 1) -> Table:
    """A forest with berry tokens after lava came to one of its spaces."""
    table = Table(2, "volcano", seed).land(forest=forest).berries(at, tokens)
    table.brink().do("take cards 1-2")
    q, r = at
    return table.do(*table.offers(f"lava at {q},{r}"))


@pytest.mark.rule("D11.6")
def test_berries_go_to_the_larger_part() -> None:
    assert split(CHAIN, 3, (-1, 1)).tokens((-2, 1), (0, 1)) == [0, 3]
    assert split(CHAIN, 3, (1, 1)).tokens((0, 1), (2, 0)) == [3, 0]


@pytest.mark.rule("D11.6")
def test_equal_parts_share_berries_evenly() -> None:
    assert split(CHAIN, 4, (0, 1)).tokens((-1, 1), (1, 1)) == [2, 2]
    assert split(CHAIN, 0, (0, 1)).tokens((-1, 1), (1, 1)) == [0, 0]


@pytest.mark.rule("D11.6")
def test_an_odd_token_goes_to_one_of_equal_parts_at_random() -> None:
    found = [split(CHAIN, 3, (0, 1), seed).tokens((-1, 1), (1, 1)) for seed in range(12)]
    assert sorted({tuple(tokens) for tokens in found}) == [(1, 2), (2, 1)]


@pytest.mark.rule("D11.6")
def test_chance_that_decides_about_a_berry_cannot_be_taken_back() -> None:
    for tokens, revealed in ((3, 1), (4, 0)):
        table = Table(2, "volcano").land(forest=CHAIN).berries((0, 1), tokens)
        table.brink("water-fire", "water-berry").do("take cards 1-2")
        before = table.state.revealed
        assert table.do("lava at 0,1").state.revealed == before + revealed


@pytest.mark.rule("D11.6")
def test_the_largest_of_three_parts_gets_all() -> None:
    forest = [(-1, 2), *ARMS[0], ARMS[1][0], ARMS[2][0]]
    table = split(forest, 4, (-1, 2))
    assert table.tokens(*[arm[0] for arm in ARMS]) == [4, 0, 0]


@pytest.mark.rule("D11.6")
def test_two_of_three_parts_that_tie_for_largest_share() -> None:
    forest = [(-1, 2), *ARMS[0], *ARMS[1], ARMS[2][0]]
    assert split(forest, 4, (-1, 2)).tokens(*[arm[0] for arm in ARMS]) == [2, 2, 0]
    found = [split(forest, 1, (-1, 2), seed).tokens(*[arm[0] for arm in ARMS]) for seed in range(9)]
    assert sorted({tuple(tokens) for tokens in found}) == [(0, 1, 0), (1, 0, 0)]


@pytest.mark.rule("D11.6")
@pytest.mark.parametrize(("tokens", "least"), [(3, 1), (4, 1), (5, 1), (2, 0)])
def test_odd_tokens_go_to_different_ones_of_three_equal_parts(tokens: int, least: int) -> None:
    forest = [(-1, 2), *[arm[0] for arm in ARMS]]
    found = {
        tuple(split(forest, tokens, (-1, 2), seed).tokens(*[arm[0] for arm in ARMS]))
        for seed in range(20)
    }
    odd = tokens % 3
    assert {tuple(sorted(shares)) for shares in found} == {
        tuple([least] * (3 - odd) + [least + 1] * odd)
    }
    assert len(found) == (3 if odd else 1)  # at random


@pytest.mark.rule("D11.6")
@pytest.mark.parametrize("at", [(-2, 1), (2, 0)])
def test_covering_a_space_of_a_zone_that_stays_whole_removes_no_token(at: Space) -> None:
    assert split(CHAIN, 2, at).tokens((0, 1)) == [2]
    assert split([(0, 1), (1, 1)], 2, (0, 1)).tokens((1, 1)) == [2]


@pytest.mark.rule("D11.6", "D11.10")
def test_tokens_whose_zone_vanishes_leave_the_game() -> None:
    table = split([(0, 1)], 2, (0, 1))
    assert table.state.view(0)["markers"] == 7
    assert sum(table.state.berries) == 0
    assert [table.seen(seat)["berries"] for seat in range(2)] == [0, 0]


@pytest.mark.rule("D11.6")
def test_berries_of_other_zones_stay() -> None:
    table = Table(2, "volcano").land(forest=[(0, 1), (1, 1)], desert=[(-1, 0)])
    table.berries((0, 1), 2).berries((-1, 0), 1).brink().do("take cards 1-2", "lava at 0,1")
    assert table.tokens((1, 1), (-1, 0)) == [2, 1]
