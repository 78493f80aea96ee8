"""The routes and payments of the game against those found by brute force, in many positions."""

from random import Random

import pytest

from fireside.dewan.rules.camps import target_costs
from fireside.dewan.rules.constants import NOTHING
from tests.dewan.builder import Table
from tests.dewan.payer import payments_offered
from tests.dewan.route_finder import Country, Space, terrains_of

GAMES = [
    ("base", 2),
    ("base", 3),
    ("base", 4),
    ("team", 4),
    *((scenario, players) for scenario in ("volcano", "downpour") for players in (2, 3, 4)),
    *(("lake-villages", players) for players in (2, 3, 4)),
]
LANDS = ["badlands", "mountains", "desert", "forest"]
REAL_MAPS = 15  # positions of each game in the normal tests
SMALL_MAPS = 15
RULES = ["D5.1", "D5.2", "D5.3", "D5.4", "D5.5", "D5.6", "D5.9", "D5.10", "D5.11"]
RULES += ["D12.2", "D14.1", "D14.2", "D14.3"]


# Positions


def begin(game: tuple[str, int], chance: Random) -> Table:
    """A game in which it is anybody's turn."""
    scenario, players = game
    table = Table(players, scenario, seed=chance.randrange(10**6))
    table.state.seat = chance.randrange(players)
    table.state.forget()
    return table


def settle_land(table: Table, chance: Random, most: int) -> None:
    """Camps of everybody wherever they may stand."""
    villages = table.facts.scenario.name == "lake-villages"
    for seat in range(table.game.players):
        for _ in range(chance.randint(0, most)):
            found = country(table, villages)
            free = [at for at in found.grounds if found.is_target(at)]
            if free:
                camps = [table.facts.coordinates[space] for space in table.tribe(seat).camps[1:]]
                table.camps(*camps, chance.choice(free), seat=seat)


def on_a_real_map(game: tuple[str, int], chance: Random, cards: int) -> Table:
    """A map as dealt, with some markers, some camps and a small hand."""
    scenario = game[0]
    table = begin(game, chance)
    ground = "closed" if scenario == "volcano" else "water"
    if scenario in ("volcano", "downpour"):
        lands = [at for at, terrain in ground_of(table).items() if terrain in LANDS]
        table.cover(ground, *chance.sample(lands, chance.randint(0, 6)))
    settle_land(table, chance, 5)
    return deal_hand(table, chance, cards)


def on_a_small_map(game: tuple[str, int], chance: Random, cards: int) -> Table:
    """A dozen spaces of few terrains around the own home: many ways to the same target."""
    table = begin(game, chance)
    players = game[1]
    home = table.facts.coordinates[table.state.tribes[table.state.seat].camps[0]]
    spaces = [home]
    while len(spaces) < chance.randint(9, 15):
        beside = country(table, False).next_to(chance.choice(spaces))
        spaces += [at for at in beside[: chance.randint(1, 6)] if at not in spaces]
    terrains = [*chance.sample(LANDS, chance.randint(1, 3)), "water"]
    places: dict[str, list[Space]] = {terrain: [] for terrain in terrains}
    for at in spaces:
        places[chance.choice(terrains)].append(at)
    for seat, at in enumerate(chance.sample(spaces[1:], players)):
        if seat != table.state.seat and chance.random() < 0.5:
            table.home(at, seat)
    table.land("closed", **places)
    settle_land(table, chance, 6 // players)
    return deal_hand(table, chance, cards)


def deal_hand(table: Table, chance: Random, cards: int) -> Table:
    """So many cards of the box in the mover's hand, all of some use on the map; no story
    can bring another one."""
    terrains = set(ground_of(table).values())
    box = [
        card.name
        for card in table.edition.cards
        for _ in range(card.copies)
        if terrains & set(terrains_of(card.name))
    ]
    for seat in range(table.game.players):
        table.stories(seat=seat)
    return table.hand(*chance.sample(box, cards), seat=table.state.seat).refresh()


# What the brute force sees


def ground_of(table: Table) -> dict[Space, str]:
    """The grounds that can be entered, by space, as the view shows them."""
    return {
        (space["at"][0], space["at"][1]): space["ground"]
        for space in table.state.view(0)["spaces"]
        if space["ground"] != "closed"
    }


def country(table: Table, villages: bool) -> Country:
    """The table as the player to move sees it."""
    seat = table.state.seat
    spaces = table.state.view(seat)["spaces"]
    camps = {
        (space["at"][0], space["at"][1]): space["camp"]
        for space in spaces
        if space["camp"] != NOTHING
    }
    hand = [card for card, count in table.held(seat).items() for _ in range(count)]
    return Country(ground_of(table), camps, seat, hand, villages)


# Comparing


def compare(table: Table) -> int:
    """The same targets, the same least costs, the same payments, each by one way of choosing."""
    villages = table.facts.scenario.name == "lake-villages"
    expected = country(table, villages).payments()
    costs = {
        table.facts.coordinates[space]: cost for space, cost in target_costs(table.state).items()
    }
    assert costs == {target: min(map(len, paid)) for target, paid in expected.items()}
    assert set(table.offers("camp at")) == {f"camp at {q},{r}" for q, r in expected}
    if not expected:
        return 0
    offered = payments_offered(table)
    assert {target: set(ways) for target, ways in offered.items()} == expected
    assert all(count == 1 for ways in offered.values() for count in ways.values())
    return sum(map(len, expected.values()))


@pytest.mark.rule(*RULES)
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_payment_and_no_other_on_maps_as_dealt(game: tuple[str, int]) -> None:
    chance = Random(str(game))
    compared = [
        compare(on_a_real_map(game, chance, chance.randint(2, 4))) for _ in range(REAL_MAPS)
    ]
    assert sum(compared) > REAL_MAPS


@pytest.mark.rule(*RULES)
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_every_payment_and_no_other_on_small_maps(game: tuple[str, int]) -> None:
    chance = Random(str(game))
    compared = [
        compare(on_a_small_map(game, chance, chance.randint(2, 6))) for _ in range(SMALL_MAPS)
    ]
    assert sum(compared) > SMALL_MAPS


@pytest.mark.soak
@pytest.mark.rule(*RULES)
@pytest.mark.parametrize("game", GAMES, ids=str)
def test_thousands_of_positions(game: tuple[str, int]) -> None:
    chance = Random(f"soak {game}")
    for _ in range(150):
        compare(on_a_real_map(game, chance, chance.randint(2, 5)))
        compare(on_a_small_map(game, chance, chance.randint(2, 7)))
