"""The routes that a view shows before they are paid for, in many positions."""

from collections import Counter
from random import Random

import pytest

from fireside.core.view import View
from fireside.dewan.rules.camps import target_costs
from fireside.dewan.rules.state.state import DewanState
from tests.dewan.builder import Table
from tests.dewan.camps.test_routes_by_force import GAMES, country, on_a_real_map, on_a_small_map
from tests.dewan.payer import pays
from tests.dewan.route_finder import Country, Payment, Space

RULES = ["D5.1", "D5.2", "D5.4", "D5.5", "D12.2", "D14.1", "D14.2", "D14.3"]
MAPS = 6  # of either kind for each game
TARGETS = 4  # chosen on each map


def positions(game: tuple[str, int], chance: Random, cards: int) -> list[Table]:
    """Maps as dealt, and small ones with many ways to the same target."""
    makers = [on_a_real_map, on_a_small_map]
    return [make(game, chance, cards) for make in makers for _ in range(MAPS)]


def seen_by_mover(table: Table) -> Country:
    return country(table, table.facts.scenario.name == "lake-villages")


def decision_of(state: DewanState) -> View:
    decision: View = state.view(state.to_move())["decision"]
    return decision


# What a route is, by the rules alone


def slots_of(land: Country, route: list[Space]) -> list[Space]:
    """The spaces that ask for a card: all, but of water that is crossed only the first."""
    return [
        space
        for number, space in enumerate(route)
        if number == 0 or not land.grounds[route[number - 1]] == land.grounds[space] == "water"
    ]


def payments_for(land: Country, route: list[Space]) -> set[Payment]:
    """All that the hand can pay for a route."""
    payments: set[Payment] = {()}
    for space in slots_of(land, route):
        payments = land.pay(payments, space)
    return payments


def walked(land: Country, shown: list[list[int]], target: list[int]) -> list[Space]:
    """A route as shown, which must lead from an own camp to the target, space by space."""
    route = [(q, r) for q, r in shown]
    assert land.camps[route[0]] == land.seat
    assert route[-1] == tuple(target)
    assert land.is_target(route[-1])
    assert len(set(route)) == len(route)
    assert all(route[number + 1] in land.next_to(route[number]) for number in range(len(route) - 1))
    return route


# Before a target is chosen


def least_routes(table: Table, land: Country) -> list[list[Space]]:
    """The routes shown, one for each target, each for the fewest cards."""
    costs = decision_of(table.state)["costs"]
    least = {
        table.facts.coordinates[space]: cards for space, cards in target_costs(table.state).items()
    }
    assert {(cost["at"][0], cost["at"][1]): cost["cards"] for cost in costs} == least
    routes = [walked(land, cost["route"], cost["at"]) for cost in costs]
    for route, cost in zip(routes, costs, strict=True):
        check_fare(land, route, cost["fare"])
        assert Counter(payment["card"] for payment in cost["fare"]) <= land.hand
    assert all(len(slots_of(land, route)) == least[route[-1]] for route in routes)
    return routes


@pytest.mark.rule(*RULES)
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_each_target_has_a_route_that_the_hand_can_pay(game: tuple[str, int]) -> None:
    chance = Random(f"targets {game}")
    found = 0
    for table in positions(game, chance, 5):
        land = seen_by_mover(table)
        routes = least_routes(table, land)
        assert all(payments_for(land, route) for route in routes)
        found += len(routes)
    assert found > MAPS


@pytest.mark.rule(*RULES)
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_richest_hand_sees_a_route_for_each_target_too(game: tuple[str, int]) -> None:
    table = on_a_real_map(game, Random(f"rich {game}"), 25)
    assert least_routes(table, seen_by_mover(table))


# While it is paid for


def paid_so_far(payments: list[View]) -> Counter[tuple[int, str]]:
    """The cards paid, with their receivers."""
    return Counter((payment["to"], payment["card"]) for payment in payments)


def check_fare(land: Country, route: list[Space], fare: list[View]) -> None:
    """Each card of a fare pays for its own part of the route."""
    slots = slots_of(land, route)
    assert len(fare) == len(slots)
    for space, payment in zip(slots, fare, strict=True):
        assert tuple(paid_so_far([payment])) in land.pay({()}, space)


def check_route(
    land: Country, decision: View, shown: View, paid: Counter[tuple[int, str]]
) -> tuple[tuple[str, int], ...]:
    """A route that goes on from what was paid, with its cards; what it asks for."""
    route = walked(land, shown["route"], decision["target"])
    slots = slots_of(land, route)
    assert len(slots) == decision["size"]
    fare = paid_so_far(shown["fare"])
    assert paid <= fare
    assert fare in [Counter(payment) for payment in payments_for(land, route)]
    check_fare(land, route, shown["fare"])
    return tuple(sorted((land.grounds[space], land.receivers[space]) for space in slots))


def check_as_shown(table: Table, state: DewanState, fare: list[View]) -> None:
    """Paying the cards shown, in the order of the choices, places the camp."""
    played = state.copy()
    target, camps = played.target, len(played.tribes[played.seat].camps)
    seat = played.seat
    if decision_of(played)["phase"] == "choose cost":
        played.apply(table.game.number(f"pay {len(fare)} cards"))
    while len(played.tribes[seat].camps) == camps:
        left = Counter(map(pays, fare)) - Counter(map(pays, decision_of(played)["paid"]))
        played.apply(next(choice for choice in played.choices() if left[table.game.text(choice)]))
    assert played.tribes[seat].camps[-1] == target


def check_while_paying(table: Table, state: DewanState, chance: Random) -> int:
    """Pay at random; after each choice the route shown can be paid by going on. How often it was
    looked at."""
    land = seen_by_mover(table)
    looked = 0
    while decision_of(state)["phase"] in ("choose cost", "pay cards"):
        decision = decision_of(state)
        paid = paid_so_far(decision["paid"])
        bundles = [check_route(land, decision, shown, paid) for shown in decision["routes"]]
        assert len(set(bundles)) == len(bundles) >= 1
        check_as_shown(table, state, chance.choice(decision["routes"])["fare"])
        for other in {*range(table.game.players), -1} - {state.to_move()}:
            assert "routes" not in state.view(other)["decision"]
        state.apply(chance.choice(state.choices()))
        looked += 1
    return looked


@pytest.mark.rule(*RULES, "D5.9")
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_the_route_shown_agrees_with_what_has_been_paid(game: tuple[str, int]) -> None:
    chance = Random(f"paying {game}")
    looked = 0
    for table in positions(game, chance, 6):
        targets = table.offers("camp at")
        for text in chance.sample(targets, min(TARGETS, len(targets))):
            state = table.state.copy()
            state.apply(table.game.number(text))
            looked += check_while_paying(table, state, chance)
    assert looked > MAPS


# A small example


@pytest.mark.rule("D5.2", "D5.4")
def test_water_is_crossed_space_by_space_for_one_card() -> None:
    table = Table().home((0, 0)).home((5, -1), seat=1)
    table.land(water=[(1, 0), (2, 0)], forest=[(3, 0)])
    table.hand("desert-fire", "water-berry", "forest-berry", "forest-fire").refresh()
    route = [[0, 0], [1, 0], [2, 0], [3, 0]]
    fare = [{"card": card, "to": -1} for card in ("desert-fire", "water-berry", "forest-berry")]
    assert decision_of(table.state)["costs"] == [
        {"at": [3, 0], "cards": 3, "route": route, "fare": fare}
    ]
    table.do("camp at 3,0")
    assert decision_of(table.state)["routes"] == [{"route": route, "fare": fare}]
    assert "costs" not in table.state.view(1)["decision"]


@pytest.mark.rule("D5.5", "D5.9")
def test_routes_that_ask_for_other_cards_are_shown_side_by_side() -> None:
    table = Table().home((0, 0)).home((5, -1), seat=1)
    table.land(mountains=[(1, 0)], desert=[(0, 1)], forest=[(1, 1)])
    table.camps((1, 0), seat=1)
    table.hand("badlands-fire", "mountains-fire", "desert-fire", "forest-fire").refresh()
    table.do("camp at 1,1")
    by_mountains = [{"card": "mountains-fire", "to": 1}, {"card": "forest-fire", "to": -1}]
    by_desert = [{"card": card, "to": -1} for card in ("desert-fire", "forest-fire")]
    routes = decision_of(table.state)["routes"]
    assert [shown["route"][1] for shown in routes] == [[1, 0], [0, 1]]
    assert [shown["fare"][1:] for shown in routes] == [by_mountains, by_desert]
