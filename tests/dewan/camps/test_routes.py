"""Routes and what they cost (D5): a corridor along r = 0 between the homes of two players."""

import pytest

from tests.dewan.builder import Space, Table
from tests.dewan.payer import payments_offered
from tests.dewan.route_finder import DISCARDS, Payment

OWNER = 1


def country(*hand: str, **spaces: list[Space]) -> Table:
    """Player 1 lives at 0,0, player 2 at 5,-1; only the spaces named can be entered."""
    table = Table().home((0, 0)).home((5, -1), seat=1).land("closed", **spaces)
    return table.stories().stories(seat=1).hand(*hand)


def payments(table: Table, target: Space) -> set[Payment]:
    """All that can be paid for a target."""
    return set(payments_offered(table.refresh()).get(target, ()))


def targets(table: Table) -> set[Space]:
    """All spaces where a camp can be placed."""
    return set(payments_offered(table.refresh()))


def discarded(*cards: str) -> Payment:
    """A payment without gifts."""
    return tuple(sorted((DISCARDS, card) for card in cards))


# Start and target


@pytest.mark.rule("D5.1")
def test_any_own_camp_may_be_the_start() -> None:
    land = {"forest": [(1, 0), (2, 2), (3, 1)], "desert": [(1, -1)]}
    table = country("forest-fire", "forest-berry", **land).camps((2, 2))
    assert targets(table) == {(1, 0), (3, 1)}
    assert targets(country("forest-fire", "forest-berry", **land)) == {(1, 0)}


@pytest.mark.rule("D5.1")
def test_another_players_camp_is_no_start() -> None:
    table = country("forest-fire", "forest-berry", forest=[(2, 2), (3, 1)])
    assert targets(table.camps((2, 2), seat=1)) == set()
    assert targets(table.camps(seat=1).camps((2, 2))) == {(3, 1)}


@pytest.mark.rule("D5.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_space_with_a_camp_is_no_target(seat: int) -> None:
    table = country("forest-fire", "forest-berry", forest=[(1, 0), (0, 1)])
    assert targets(table) == {(1, 0), (0, 1)}
    assert targets(table.camps((1, 0), seat=seat)) == {(0, 1)}


@pytest.mark.rule("D5.1")
@pytest.mark.parametrize("scenario", ["base", "team", "volcano", "downpour"])
def test_water_is_no_target(scenario: str) -> None:
    table = Table(4, scenario)
    q, r = table.facts.coordinates[table.state.tribes[0].camps[0]]
    table.land(water=[(q + 1, r)], forest=[(q - 1, r)]).stories()
    table.hand("water-fire", "water-berry", "forest-fire")
    assert targets(table) == {(q - 1, r)}


@pytest.mark.rule("D5.1")
def test_the_centre_of_a_start_tile_is_no_target_even_without_a_camp() -> None:
    table = country("forest-fire", "forest-berry", "desert-fire", forest=[(4, 0)]).camps((4, 0))
    assert targets(table) == set()
    assert targets(table.home((6, -1), seat=1)) == set()


@pytest.mark.rule("D5.1", "D5.2")
def test_only_what_the_hand_can_pay_is_a_target() -> None:
    land = {"forest": [(1, 0), (2, 0)], "desert": [(0, 1)]}
    assert targets(country("forest-fire", "forest-berry", **land)) == {(1, 0)}
    assert targets(country("forest-fire", "desert-berry", **land)) == {(1, 0), (0, 1)}
    assert targets(country("water-fire", "badlands-berry", **land)) == set()
    assert targets(country("forest-fire", **land)) == set()


# One card a space


@pytest.mark.rule("D5.2")
def test_a_target_next_to_the_start_costs_two_cards_of_their_terrains() -> None:
    table = country("forest-fire", "desert-berry", forest=[(2, 2)], desert=[(3, 1)]).camps((2, 2))
    assert payments(table, (3, 1)) == {discarded("forest-fire", "desert-berry")}
    assert payments(table.hand("desert-fire", "desert-berry"), (3, 1)) == set()
    assert payments(table.hand("forest-fire", "forest-berry"), (3, 1)) == set()


@pytest.mark.rule("D5.2")
def test_every_space_of_a_land_zone_crossed_is_paid() -> None:
    hand = ["desert-fire", "forest-fire", "forest-berry"]
    table = country(*hand, forest=[(1, 0), (2, 0), (3, 0)])
    assert payments(table, (2, 0)) == {discarded(*hand)}
    assert payments(table, (3, 0)) == set()
    assert payments(table.hand(*hand, "forest-artifact"), (3, 0)) == {
        discarded(*hand, "forest-artifact")
    }


@pytest.mark.rule("D5.2")
def test_a_route_goes_over_adjacent_spaces_only() -> None:
    table = country("desert-fire", "forest-fire", "forest-berry", forest=[(1, 0), (3, 0)])
    assert targets(table) == {(1, 0)}


@pytest.mark.rule("D5.2", "D1.5")
def test_the_cards_leave_the_hand_face_up_for_the_discards() -> None:
    table = country("desert-fire", "forest-fire", "water-berry", forest=[(1, 0)])
    table.refresh().do("camp at 1,0")
    assert table.choices() == ["discard desert-fire", "discard forest-fire"]
    table.do("discard desert-fire")
    assert table.held() == {"water-berry": 1}
    assert table.discards() == {"desert-fire": 1, "forest-fire": 1}
    assert table.state.view(1)["discards"] == {"desert-fire": 1, "forest-fire": 1}


@pytest.mark.rule("D5.2")
def test_a_card_with_two_terrains_counts_as_one_of_them() -> None:
    land = {"forest": [(1, 0)], "desert": [(2, 0)]}
    table = country("desert/forest", "desert/forest", **land).camps((1, 0))
    assert payments(table, (2, 0)) == {discarded("desert/forest", "desert/forest")}
    assert payments(table.hand("desert/forest", "forest-fire"), (2, 0)) == {
        discarded("desert/forest", "forest-fire")
    }
    assert payments(table.hand("desert/forest"), (2, 0)) == set()
    assert payments(table.hand("badlands/forest", "forest-fire"), (2, 0)) == set()


@pytest.mark.rule("D5.3")
def test_from_the_initial_camp_the_first_card_may_be_any() -> None:
    table = country("forest-fire", "water-berry", forest=[(1, 0), (0, 1)])
    assert payments(table, (1, 0)) == {discarded("forest-fire", "water-berry")}
    table.camps((0, 1))
    assert payments(table, (1, 0)) == {discarded("forest-fire", "water-berry")}
    table.hand("water-fire", "water-berry")
    assert payments(table, (1, 0)) == set()


@pytest.mark.rule("D5.3")
def test_from_another_camp_the_first_card_is_of_its_terrain() -> None:
    table = country("forest-fire", "water-berry", forest=[(2, 2), (3, 1)]).camps((2, 2))
    assert payments(table, (3, 1)) == set()


# Water


@pytest.mark.rule("D5.4")
def test_one_water_card_pays_for_consecutive_spaces_of_one_zone() -> None:
    land = {"water": [(1, 0), (2, 0), (3, 0)], "forest": [(4, 0)]}
    table = country("desert-fire", "water-fire", "forest-fire", **land)
    assert payments(table, (4, 0)) == {discarded("desert-fire", "water-fire", "forest-fire")}
    table.hand("desert-fire", "water-fire", "water-berry", "forest-fire")
    sizes = {len(payment) for payment in payments(table, (4, 0))}
    assert sizes == {3}


@pytest.mark.rule("D5.4")
def test_each_water_zone_asks_for_a_card_of_its_own() -> None:
    land = {"water": [(1, 0), (3, 0)], "badlands": [(2, 0)], "forest": [(4, 0)]}
    hand = ["desert-fire", "water-fire", "badlands-fire", "forest-fire"]
    table = country(*hand, **land)
    assert payments(table, (4, 0)) == set()
    table.hand(*hand, "water-berry")
    assert payments(table, (4, 0)) == {discarded(*hand, "water-berry")}


@pytest.mark.rule("D5.4", "D5.2")
def test_only_water_is_paid_by_the_zone() -> None:
    hand = ["desert-fire", "forest-fire", "badlands-fire"]
    assert payments(country(*hand, forest=[(1, 0), (2, 0)], badlands=[(3, 0)]), (3, 0)) == set()


# Other players' camps, and the own ones


@pytest.mark.rule("D5.5")
def test_the_card_for_another_players_camp_goes_to_that_player() -> None:
    land = {"badlands": [(1, 0)], "forest": [(2, 0)]}
    table = country("desert-fire", "badlands-fire", "forest-fire", **land).camps((1, 0), seat=1)
    table.refresh().do("camp at 2,0")
    assert table.held() == {}
    assert table.held(1) == {"badlands-fire": 1}
    assert table.discards() == {"desert-fire": 1, "forest-fire": 1}


@pytest.mark.rule("D5.5", "D1.5")
def test_all_see_a_card_that_was_given() -> None:
    land = {"badlands": [(1, 0)], "forest": [(2, 0)]}
    table = country(**land).hand("desert-fire", "badlands-fire", "forest-fire", hidden=True)
    table.camps((1, 0), seat=1).refresh().do("camp at 2,0")
    assert table.state.view(0)["tribes"][1]["known_cards"] == {"badlands-fire": 1}


@pytest.mark.rule("D5.5")
def test_a_camp_is_crossed_with_a_card_of_its_terrain() -> None:
    land = {"badlands": [(1, 0)], "forest": [(2, 0)]}
    table = country("desert-fire", "water-fire", "forest-fire", **land).camps((1, 0), seat=1)
    assert payments(table, (2, 0)) == set()


@pytest.mark.rule("D5.5")
def test_another_players_initial_camp_takes_any_card() -> None:
    land = {"forest": [(4, 0)], "badlands": [(6, -1)]}
    table = country("forest-fire", "water-berry", "badlands-fire", **land).camps((4, 0))
    assert payments(table, (6, -1)) == {
        ((DISCARDS, "badlands-fire"), (DISCARDS, "forest-fire"), (OWNER, "water-berry"))
    }


@pytest.mark.rule("D5.5", "D10.3")
@pytest.mark.parametrize("owner", [1, 2, 3])
def test_a_partner_is_another_player_too(owner: int) -> None:
    table = Table(4, "team").home((0, 0)).land(badlands=[(1, 0)], forest=[(2, 0)]).stories()
    table.camps((1, 0), seat=owner).hand("desert-fire", "badlands-fire", "forest-fire")
    gift = (owner, "badlands-fire")
    assert payments(table, (2, 0)) == {(*discarded("desert-fire", "forest-fire"), gift)}


@pytest.mark.rule("D5.5", "D5.9")
def test_each_camp_crossed_gets_a_card_of_its_own() -> None:
    land = {"badlands": [(1, 0), (2, 0)], "forest": [(3, 0)]}
    hand = ["desert-fire", "badlands-fire", "badlands-berry", "forest-fire"]
    table = country(*hand, **land).camps((1, 0), (2, 0), seat=1)
    gifts = ((OWNER, "badlands-berry"), (OWNER, "badlands-fire"))
    assert payments(table, (3, 0)) == {(*discarded("desert-fire", "forest-fire"), *gifts)}
    assert payments(table.hand(*hand[:2], "forest-fire"), (3, 0)) == set()


@pytest.mark.rule("D5.6")
def test_own_camps_are_no_obstacle_and_their_card_is_discarded() -> None:
    """By D5.10 such a route may as well begin at the camp that it would cross."""
    land = {"badlands": [(1, 0)], "desert": [(2, 0)], "forest": [(3, 0)]}
    hand = ["water-fire", "badlands-fire", "desert-fire", "forest-fire"]
    assert payments(country(*hand, **land), (3, 0)) == {discarded(*hand)}
    table = country(*hand, **land).camps((1, 0), (2, 0))
    assert payments(table, (3, 0)) == {discarded("desert-fire", "forest-fire")}
    assert payments(table.hand("water-fire", "badlands-fire", "forest-fire"), (3, 0)) == set()


@pytest.mark.rule("D5.6")
def test_the_own_initial_camp_is_crossed_with_any_card() -> None:
    land = {"badlands": [(-1, 0)], "forest": [(1, 0)]}
    table = country("badlands-fire", "water-fire", "forest-fire", **land).camps((-1, 0))
    assert payments(table, (1, 0)) == {
        discarded("badlands-fire", "forest-fire"),
        discarded("water-fire", "forest-fire"),
    }


# The worked example, and choosing between payments


@pytest.mark.rule("D5.8", "D5.2", "D5.3", "D5.4", "D5.5")
def test_the_worked_example_costs_five_cards() -> None:
    land = {"mountains": [(1, 0)], "water": [(2, 0), (3, 0)], "badlands": [(4, 0), (5, 0)]}
    hand = ["desert-fire", "mountains-fire", "water-fire", "badlands-fire", "badlands-berry"]
    table = country(*hand, **land).camps((4, 0), seat=1).refresh()
    table.do("camp at 5,0")
    gifts = ["give badlands-berry to player 2", "give badlands-fire to player 2"]
    assert sorted(table.choices()) == gifts
    table.do("give badlands-fire to player 2")
    assert table.held() == {}
    assert table.held(1) == {"badlands-fire": 1}
    assert table.discards() == dict.fromkeys(
        ["desert-fire", "mountains-fire", "water-fire", "badlands-berry"], 1
    )
    for missing in hand:
        fewer = [card for card in hand if card != missing]
        table = country(*fewer, **land).camps((4, 0), seat=1)
        assert payments(table, (5, 0)) == set()


@pytest.mark.rule("D5.9")
def test_of_several_routes_the_player_chooses() -> None:
    land = {"badlands": [(1, -1)], "desert": [(1, 0)], "forest": [(2, -1)]}
    hand = ["water-fire", "badlands-fire", "desert-fire", "forest-fire"]
    table = country(*hand, **land)
    assert payments(table, (2, -1)) == {
        discarded("water-fire", "badlands-fire", "forest-fire"),
        discarded("water-fire", "desert-fire", "forest-fire"),
        discarded("badlands-fire", "desert-fire", "forest-fire"),
    }


@pytest.mark.rule("D5.9")
def test_equal_payments_by_different_routes_are_one_choice() -> None:
    land = {"badlands": [(1, -1), (1, 0)], "forest": [(2, -1)]}
    table = country("water-fire", "badlands-fire", "forest-fire", **land).refresh()
    assert payments_offered(table)[(2, -1)] == {
        discarded("water-fire", "badlands-fire", "forest-fire"): 1
    }
    table.camps((1, 0), seat=1).refresh()
    assert payments_offered(table)[(2, -1)] == {
        discarded("water-fire", "badlands-fire", "forest-fire"): 1,
        (*discarded("water-fire", "forest-fire"), (OWNER, "badlands-fire")): 1,
    }


@pytest.mark.rule("D5.10", "D5.9")
def test_a_longer_way_is_open_where_no_part_of_its_cards_would_do() -> None:
    land = {"badlands": [(2, 0)], "desert": [(2, -1), (3, -1)], "forest": [(3, 0)]}
    hand = ["badlands-fire", "desert-fire", "desert-berry", "forest-fire"]
    table = country(*hand, **land).camps((2, 0), (2, -1)).refresh()
    short = discarded("badlands-fire", "forest-fire")
    long = discarded("desert-fire", "desert-berry", "forest-fire")
    assert payments(table, (3, 0)) == {short, long}
    table.do("camp at 3,0")
    assert table.choices() == ["pay 2 cards", "pay more"]
    table.do("pay more")
    assert table.held() == {"badlands-fire": 1}


@pytest.mark.rule("D5.10", "D5.2")
def test_a_card_that_could_pay_a_shorter_way_makes_the_longer_one_needless() -> None:
    land = {"badlands": [(2, 0)], "desert": [(2, -1), (3, -1)], "forest": [(3, 0)]}
    table = country("badlands/desert", "desert-fire", "forest-fire", **land)
    table.camps((2, 0), (2, -1))
    assert payments(table, (3, 0)) == {discarded("badlands/desert", "forest-fire")}
    table.hand("mountains/desert", "desert-fire", "forest-fire")
    long = discarded("mountains/desert", "desert-fire", "forest-fire")
    assert payments(table, (3, 0)) == {long}


@pytest.mark.rule("D5.10")
def test_a_part_that_another_own_camp_would_need_makes_a_detour_needless() -> None:
    land = {"badlands": [(2, 0)], "forest": [(1, 0), (3, 0)]}
    hand = ["badlands-fire", "desert-fire", "forest-fire", "forest-berry"]
    table = country(*hand, **land)
    assert discarded(*hand) in payments(table, (3, 0))
    assert payments(table.camps((2, 0)), (3, 0)) == {
        discarded("badlands-fire", "forest-fire"),
        discarded("badlands-fire", "forest-berry"),
    }


@pytest.mark.rule("D5.10")
def test_no_space_and_no_water_is_entered_twice() -> None:
    land = {"water": [(1, 0), (2, 0)], "badlands": [(2, -1)], "forest": [(3, 0)]}
    hand = ["water-fire", "water-berry", "badlands-fire", "desert-fire", "forest-fire"]
    table = country(*hand, **land)
    assert {len(payment) for payment in payments(table, (3, 0))} == {3}
    any_first = {cards for payment in payments(table, (3, 0)) for _, cards in payment}
    assert any_first == {*hand}  # the first card may be any; water and forest must follow


@pytest.mark.rule("D5.11", "D5.10")
def test_the_same_cards_to_another_receiver_are_another_payment() -> None:
    land = {"badlands": [(1, -1), (1, 0), (2, 0)], "forest": [(2, -1)]}
    hand = ["badlands-fire", "badlands-berry", "water-fire", "forest-fire"]
    table = country(*hand, **land).camps((1, -1), seat=1)
    found = payments(table, (2, -1))
    assert (*discarded("forest-fire", "water-fire"), (OWNER, "badlands-fire")) in found
    assert discarded("badlands-fire", "forest-fire", "water-fire") in found
    table.camps((1, -1), (1, 0), seat=1)
    for payment in payments(table, (2, -1)):
        assert OWNER in [receiver for receiver, _ in payment]


@pytest.mark.rule("D5.11")
def test_cards_that_show_the_same_are_the_same_and_others_are_not() -> None:
    table = country("desert/forest", "desert/forest", "desert/forest", forest=[(1, 0)])
    assert payments_offered(table.refresh())[(1, 0)] == {
        discarded("desert/forest", "desert/forest"): 1
    }
    table.hand("forest-fire", "forest-berry", "forest-artifact")
    assert len(payments(table, (1, 0))) == 3
