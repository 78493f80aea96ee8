"""The team scenario (D10): seats 0 and 2 against 1 and 3."""

import pytest

from fireside.core.game import GameError
from fireside.core.view import SPECTATOR
from fireside.dewan.edition.editions import load
from fireside.dewan.rules.game import Dewan
from tests.dewan.builder import Table

# Initial camps of seats 0 to 3: (4, 2), (-1, 3), (1, -3), (6, -4).
EMPTY = {"stories": 0, "fire": 0, "most fire": 0, "groups": 0, "pairs": 0}


def open_land() -> Table:
    table = Table(4, "team").land("desert")
    for seat in range(4):
        table.stories(seat=seat)
    return table


@pytest.mark.rule("D10.1")
@pytest.mark.parametrize("players", [2, 3])
def test_the_team_scenario_is_for_four(players: int) -> None:
    with pytest.raises(GameError, match="the team scenario is for 4 players"):
        Dewan(load(), players, "team")


@pytest.mark.rule("D10.1")
def test_everything_is_as_with_four_players() -> None:
    team, base = Table(4, "team"), Table(4)
    assert team.facts.centres == base.facts.centres
    assert team.state.view(SPECTATOR)["spaces"] == base.state.view(SPECTATOR)["spaces"]
    assert len(team.state.pile) == len(base.state.pile) == 55 - 4 * 2 - 6
    assert "reserve" not in team.state.view(SPECTATOR)


@pytest.mark.rule("D10.1")
def test_partners_sit_opposite_each_other_and_turns_alternate_between_teams() -> None:
    """Start places are clockwise round the map: every other one is the partner's."""
    table = open_land().row(*["badlands/desert"] * 6).refresh()
    homes = [table.seen(seat)["camps"][0] for seat in range(4)]
    clockwise = [list(place) for place in table.facts.layout.start]
    first = clockwise.index(homes[0])
    assert homes == clockwise[first:] + clockwise[:first]
    movers = []
    for _ in range(4):
        movers.append(table.state.to_move())
        table.do("take cards 1-2")
    assert movers == [0, 1, 2, 3]


@pytest.mark.rule("D10.2", "D10.4")
def test_both_players_stories_count_for_their_team() -> None:
    table = open_land().stories("3-mountains", "3-badlands", fulfilled=1)
    table.stories("2-badlands-2-desert", fulfilled=1, seat=2)
    table.stories("2-pigment-1-crystal", fulfilled=1, seat=1)
    assert table.scoring(0) == table.scoring(2) == {**EMPTY, "stories": 13}
    assert table.scoring(1) == table.scoring(3) == {**EMPTY, "stories": 5}


def with_fire(*fires: int) -> Table:
    """So much fire of each seat, on tucked cards."""
    table = open_land()
    for seat, fire in enumerate(fires):
        table.tucked(*[("forest-fire", "forest"), ("water-fire", "water")][:fire], seat=seat)
    return table


@pytest.mark.rule("D10.2", "D10.4", "D10.5")
@pytest.mark.parametrize(
    ("fires", "points", "bonuses"),
    [
        ([1, 2, 2, 0], [3, 2], [4, 0]),  # the team with more, not the player
        ([2, 1, 0, 2], [2, 3], [0, 4]),
        ([1, 0, 1, 2], [2, 2], [4, 4]),
        ([0, 0, 0, 0], [0, 0], [0, 0]),
    ],
)
def test_fire_of_both_and_4_for_the_team_with_more(
    fires: list[int], points: list[int], bonuses: list[int]
) -> None:
    table = with_fire(*fires)
    for seat in range(4):
        assert table.scoring(seat)["fire"] == points[seat % 2]
        assert table.scoring(seat)["most fire"] == bonuses[seat % 2]


@pytest.mark.rule("D10.2")
@pytest.mark.parametrize(
    ("own", "partners", "points"),
    [
        ([(0, 0), (1, 0)], [], 0),  # no camp of the partner
        ([], [(0, 0), (1, 0)], 0),
        ([(0, 0)], [(1, 0)], 4),
        ([(0, 0), (2, 0)], [(1, 0), (3, 0)], 4),  # one group
        ([(0, 0)], [(2, 0)], 0),
        ([(0, 0), (3, -2)], [(1, 0), (3, -1)], 8),
        ([(0, 0), (3, -2), (4, -2)], [(1, 0)], 4),
    ],
)
def test_groups_with_camps_of_both_partners(
    own: list[tuple[int, int]], partners: list[tuple[int, int]], points: int
) -> None:
    table = open_land().camps(*own).camps(*partners, seat=2)
    assert table.scoring(0)["groups"] == table.scoring(2)["groups"] == points
    assert table.scoring(1)["groups"] == 0


@pytest.mark.rule("D10.2")
def test_camps_of_opponents_make_no_group() -> None:
    table = open_land().camps((0, 0)).camps((1, 0), seat=1)
    assert table.scoring(0)["groups"] == table.scoring(1)["groups"] == 0


@pytest.mark.rule("D10.5")
def test_initial_camps_count_in_team_groups() -> None:
    table = open_land().camps((4, 1), seat=2)  # beside seat 0's initial camp
    assert table.scoring(0)["groups"] == 4
    table = open_land().camps((4, 1))
    assert table.scoring(0)["groups"] == 0


@pytest.mark.rule("D10.2", "D9.6")
@pytest.mark.parametrize(
    ("own", "partners", "points"), [(3, 0, 0), (3, 1, 4), (2, 2, 8), (1, 4, 4)]
)
def test_each_pair_of_berries_of_both_partners_is_4(own: int, partners: int, points: int) -> None:
    table = open_land()
    table.tribe(0).berries = own
    table.tribe(2).berries = partners
    table.tribe(1).berries = 5
    assert table.scoring(0)["pairs"] == table.scoring(2)["pairs"] == points
    assert table.scoring(1)["pairs"] == 0


@pytest.mark.rule("D10.2", "D9.6")
def test_berries_on_tucked_cards_make_pairs_too() -> None:
    table = open_land().tucked(("forest-berry", "forest"), seat=2)
    table.tribe(0).berries = 2
    assert table.scoring(0)["pairs"] == 4


@pytest.mark.rule("D10.2", "D10.4")
def test_a_team_wins_together() -> None:
    table = open_land().stories("3-mountains", fulfilled=1, seat=3)
    assert table.state.scores() == [0, 6, 0, 6]
    assert table.state.winners() == [1, 3]


@pytest.mark.rule("D10.3", "D10.4")
@pytest.mark.parametrize(
    ("cards", "winners"),
    [
        ([2, 3, 2, 0], [0, 2]),
        ([3, 2, 0, 2], [1, 3]),
        ([3, 2, 1, 2], [0, 1, 2, 3]),
        ([0, 0, 0, 0], [0, 1, 2, 3]),
    ],
)
def test_ties_go_to_more_cards_in_both_hands_or_are_shared(
    cards: list[int], winners: list[int]
) -> None:
    table = open_land()
    for seat, count in enumerate(cards):
        table.hand(*["forest-fire"] * count, seat=seat)
    assert table.state.winners() == winners


@pytest.mark.rule("D10.3", "D5.5")
def test_the_partner_receives_the_card_for_a_camp_crossed() -> None:
    """From the initial camp at (4, 2) over the partner's camp at (4, 1) to (4, 0)."""
    table = open_land().land(desert=[(4, 1)], forest=[(4, 0)]).camps((4, 1), seat=2)
    table.hand("water-fire", "desert-fire", "forest-fire").refresh().do("camp at 4,0")
    assert table.held(2) == {"desert-fire": 1}
    assert table.discards() == {"water-fire": 1, "forest-fire": 1}


@pytest.mark.rule("D10.4")
def test_hands_are_hidden_from_the_partner_too() -> None:
    table = open_land().hand("forest-fire", seat=2, hidden=True)
    partner = table.state.view(0)["tribes"][2]
    assert "hand" not in partner
    assert partner["cards"] == 1
    assert partner["known_cards"] == {}
    assert table.seen(2)["hand"] == {"forest-fire": 1}
