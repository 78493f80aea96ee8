"""Words and setting up (D1, D2): what lies where, for each game, over many seeds."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from fireside.core.game import GameError
from fireside.dewan.edition.editions import load
from fireside.dewan.rules.constants import NOTHING, SYMBOL_NAMES, TERRAIN_NAMES
from fireside.dewan.rules.game import Dewan
from fireside.dewan.rules.pieces import Tile
from fireside.dewan.rules.state.state import DewanState
from tests.dewan.builder import Space, Table

SEEDS = range(60)
EDITION = load()
GAMES = [
    (scenario, players)
    for scenario in ("base", "team", "volcano", "downpour", "lake-villages")
    for players in (2, 3, 4)
    if scenario != "team" or players == 4
]
RING = [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
# Tile centres: neutral places, and start places clockwise (dewan-components.md).
PLAIN = {
    2: ([(2, 1), (3, -2)], [(0, 0), (5, -1)]),
    3: ([(0, 0), (2, 1), (3, -2)], [(-1, 3), (1, -3), (5, -1)]),
    4: ([(0, 0), (2, 1), (3, -2), (5, -1)], [(-1, 3), (1, -3), (6, -4), (4, 2)]),
}
SPECIAL = {
    2: ([(-1, 3), (-3, 2)], [(2, 1), (-2, -1)]),
    3: ([(2, 1), (-3, 2), (1, -3)], [(-1, 3), (-2, -1), (3, -2)]),
    4: ([(2, 1), (-1, 3), (-3, 2), (-2, -1)], [(5, -1), (1, 4), (-5, 1), (-1, -4)]),
}
SPECIAL_TILES = EDITION.special_tiles


@cache
def starts(scenario: str, players: int) -> list[DewanState]:
    """First positions; nobody plays on them."""
    game = Dewan(EDITION, players, scenario)
    return [game.start(seed) for seed in SEEDS]


@cache
def views(scenario: str, players: int) -> list[dict[str, Any]]:
    """What everybody sees at the beginning."""
    return [state.view(-1) for state in starts(scenario, players)]


def places(scenario: str, players: int) -> tuple[list[Space], list[Space]]:
    """Where neutral and start tiles lie."""
    return (SPECIAL if scenario in SPECIAL_TILES else PLAIN)[players]


def spaces_of(view: dict[str, Any]) -> dict[Space, dict[str, Any]]:
    """The spaces by their coordinates."""
    return {(space["at"][0], space["at"][1]): space for space in view["spaces"]}


def seven(centre: Space) -> list[Space]:
    """A tile's spaces: its centre, then the ring clockwise from the top."""
    return [centre, *((centre[0] + q, centre[1] + r) for q, r in RING)]


def turned(tile: Tile, centre: Space, sixths: int) -> tuple[list[str], set[Any], set[Space]]:
    """What a turned tile shows: the grounds of its spaces, symbols with their edges, berries."""
    where = [centre, *(seven(centre)[1 + (ring + sixths) % 6] for ring in range(6))]
    names = {-2: "centre", -3: "closed", **dict(enumerate(TERRAIN_NAMES))}
    grounds = dict(zip(where, [names[terrain] for terrain in tile.terrains], strict=True))
    symbols = {
        (SYMBOL_NAMES[resource], frozenset([where[one], where[other]]))
        for resource, one, other in tile.symbols
    }
    return [grounds[at] for at in seven(centre)], symbols, {where[space] for space in tile.berries}


def tile_at(view: dict[str, Any], centre: Space, tiles: list[Tile]) -> tuple[Tile, int]:
    """Which tile lies at a place, and how it is turned."""
    spaces = spaces_of(view)
    grounds = [spaces[at]["ground"] for at in seven(centre)]
    symbols = {
        (name, frozenset([(one[0], one[1]), (other[0], other[1])]))
        for name, one, other in view["symbols"]
        if (one[0], one[1]) in seven(centre)
    }
    found = [
        (tile, sixths)
        for tile in tiles
        for sixths in range(6)
        if turned(tile, centre, sixths)[:2] == (grounds, symbols)
    ]
    assert len(found) == 1
    return found[0]


def laid(view: dict[str, Any], scenario: str, players: int) -> list[tuple[Space, Tile, int]]:
    """All tiles of a map with their places and turns: neutral ones, start tiles, special ones."""
    neutral, start = places(scenario, players)
    found = [(at, *tile_at(view, at, EDITION.neutral_tiles)) for at in neutral]
    found += [(at, *tile_at(view, at, EDITION.start_tiles)) for at in start]
    if scenario in SPECIAL_TILES:
        found.append(((0, 0), *tile_at(view, (0, 0), [SPECIAL_TILES[scenario]])))
    return found


# Words


@pytest.mark.rule("D1.1")
def test_terrains_and_resources() -> None:
    assert {space["ground"] for view in views("base", 4) for space in view["spaces"]} == {
        *("badlands", "mountains", "desert", "forest", "water", "centre")
    }
    assert {symbol[0] for view in views("base", 4) for symbol in view["symbols"]} == {
        *("artifact", "pigment", "crystal")
    }
    shown = {card.symbol for card in EDITION.cards if card.symbol >= 0}
    assert {SYMBOL_NAMES[symbol] for symbol in shown} == {
        *("artifact", "pigment", "crystal", "berry", "fire")
    }


@pytest.mark.rule("D1.2")
@pytest.mark.parametrize(("scenario", "players"), GAMES)
def test_zones_are_adjacent_spaces_of_one_terrain_across_tiles(scenario: str, players: int) -> None:
    across = 0
    for view in views(scenario, players)[:20]:
        spaces = spaces_of(view)
        for at, space in spaces.items():
            assert (space["zone"] is None) == (space["ground"] in ("centre", "closed"))
            reached = [at]
            for q, r in reached:
                for x, y in RING:
                    near = (q + x, r + y)
                    same = near in spaces and spaces[near]["ground"] == space["ground"]
                    if same and near not in reached:
                        reached.append(near)
            if space["zone"] is not None:
                zone = [other for other in spaces if spaces[other]["zone"] == space["zone"]]
                assert sorted(zone) == sorted(reached)
        for centre, _, _ in laid(view, scenario, players):
            inside = [spaces[at]["zone"] for at in seven(centre)]
            outside = [spaces[at]["zone"] for at in spaces if at not in seven(centre)]
            across += any(zone in outside for zone in inside if zone)
    assert across > 20


@pytest.mark.rule("D1.2")
def test_spaces_that_touch_only_by_another_terrain_are_two_zones() -> None:
    table = Table().land(forest=[(1, 0), (3, 0)], desert=[(2, 0)])
    spaces = spaces_of(table.state.view(0))
    assert spaces[(1, 0)]["zone"] != spaces[(3, 0)]["zone"]
    table.land(forest=[(1, 0), (2, 0), (3, 0)])
    spaces = spaces_of(table.state.view(0))
    assert spaces[(1, 0)]["zone"] == spaces[(2, 0)]["zone"] == spaces[(3, 0)]["zone"]


@pytest.mark.rule("D1.3")
@pytest.mark.parametrize(("camp", "count"), [((1, 0), 1), ((2, 0), 1), ((3, 0), 0)])
def test_a_camp_on_either_side_of_an_edge_is_adjacent_to_its_symbol(
    camp: Space, count: int
) -> None:
    table = Table().home((0, 0)).land(forest=[(1, 0), (2, 0), (3, 0)])
    table.symbols(("artifact", (1, 0), (2, 0))).camps(camp)
    assert table.state.view(0)["tribes"][0]["has"]["artifact"] == count


@pytest.mark.rule("D1.3")
@pytest.mark.parametrize(("scenario", "players"), GAMES)
def test_symbols_lie_between_two_adjacent_spaces(scenario: str, players: int) -> None:
    for view in views(scenario, players):
        for _, one, other in view["symbols"]:
            assert (other[0] - one[0], other[1] - one[1]) in RING


@pytest.mark.rule("D1.4", "D2.3")
@pytest.mark.parametrize(("scenario", "players"), GAMES)
def test_start_tiles_have_bare_centres_with_the_initial_camps(scenario: str, players: int) -> None:
    for view in views(scenario, players):
        spaces = spaces_of(view)
        centres = {at: s["camp"] for at, s in spaces.items() if s["ground"] == "centre"}
        assert set(centres) == set(places(scenario, players)[1])
        assert sorted(centres.values()) == list(range(players))
        assert sum(1 for space in spaces.values() if space["camp"] != NOTHING) == players
        for number, tribe in enumerate(view["tribes"]):
            assert tribe["camps"] == [list(at) for at in centres if centres[at] == number]


# What is hidden


@pytest.mark.rule("D1.5")
@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_the_dealt_cards_are_hidden_but_not_their_number(seat: int) -> None:
    for state in starts("base", 3):
        for number, tribe in enumerate(state.view(seat)["tribes"]):
            assert tribe["cards"] == 2
            assert tribe["known_cards"] == {}
            assert ("hand" in tribe) == (number == seat)
    assert {sum(view["pile"]) for view in views("base", 3)} == {55 - 6 - 6}


@pytest.mark.rule("D1.5")
def test_nobody_sees_the_order_of_the_piles() -> None:
    game = Dewan(EDITION, 2, "lake-villages")
    state = game.start(1)
    other = state.copy()
    other.pile = tuple(reversed(state.pile))
    other.reserve = tuple(reversed(state.reserve))
    other.story_pile = tuple(reversed(state.story_pile))
    assert other != state
    for seat in (-1, 0, 1):
        assert other.view(seat) == state.view(seat)


@pytest.mark.rule("D1.5", "D8.1")
def test_a_reward_is_seen_by_its_owner_alone() -> None:
    table = Table().row(*["badlands/desert"] * 6).pile(*["water-fire"] * 3)
    table.stories("3-forest").stories(seat=1)
    cards = ["forest-fire", "forest-berry", "forest-artifact"]
    table.tucked(*((card, "forest") for card in cards)).refresh()
    events = table.listen()
    table.do("take cards 1-2")
    drawn = next(event for event in events if event.what == "draw")
    assert "card" in drawn.seen_by(0)
    assert "card" not in drawn.seen_by(1)
    tribe = table.state.view(1)["tribes"][0]
    assert tribe["cards"] == 3
    assert tribe["known_cards"] == {"badlands/desert": 2}
    assert table.state.view(0)["tribes"][0]["hand"] == {"badlands/desert": 2, "water-fire": 1}


# The map


@pytest.mark.rule("D2.1", "D2.7")
@pytest.mark.parametrize(("scenario", "players"), GAMES)
def test_tiles_are_drawn_turned_and_laid_at_random(scenario: str, players: int) -> None:
    maps = [laid(view, scenario, players) for view in views(scenario, players)]
    neutral, start = places(scenario, players)
    for tiles in maps:
        names = [tile.name for _, tile, _ in tiles]
        assert len(set(names)) == len(names) == 2 * players + (scenario in SPECIAL_TILES)
    for view in views(scenario, players):
        assert len(view["spaces"]) == 7 * (2 * players + (scenario in SPECIAL_TILES))
    for place in range(len(maps[0])):
        assert {tiles[place][2] for tiles in maps} == set(range(6))
        seen = {tiles[place][1].name for tiles in maps}
        assert len(seen) == (6 if place < len(neutral) else 4 if place < 2 * len(start) else 1)


@pytest.mark.rule("D2.7", "D2.6")
@pytest.mark.parametrize(("scenario", "players"), GAMES)
def test_a_random_start_place_is_the_first_seats_and_the_others_follow_clockwise(
    scenario: str, players: int
) -> None:
    start = places(scenario, players)[1]
    firsts = Counter[int]()
    for view in views(scenario, players):
        homes = [tuple(tribe["camps"][0]) for tribe in view["tribes"]]
        first = start.index(homes[0])
        assert homes == start[first:] + start[:first]
        firsts[first] += 1
    assert set(firsts) == set(range(players))


@pytest.mark.rule("D2.2", "D1.3")
@pytest.mark.parametrize(("scenario", "players"), GAMES)
def test_two_berry_tokens_for_each_berry_symbol(scenario: str, players: int) -> None:
    for view in views(scenario, players):
        spaces = spaces_of(view)
        expected = Counter[Space]()
        for centre, tile, sixths in laid(view, scenario, players):
            for at in turned(tile, centre, sixths)[2]:
                expected[tuple(spaces[at]["zone"])] += 2
        lying = {at: space["berries"] for at, space in spaces.items() if space["berries"]}
        assert lying == expected
        assert sum(lying.values()) >= 2 * players


# Stories and cards


@pytest.mark.rule("D2.4")
@pytest.mark.parametrize(("scenario", "players"), GAMES)
def test_five_open_story_tiles_and_a_pile(scenario: str, players: int) -> None:
    names = sorted(story.name for story in EDITION.stories)
    for view in views(scenario, players):
        stories = view["stories"]
        assert len(stories["open"]) == 5
        assert len(stories["unseen"]) == (14 if scenario == "downpour" else 19)
        if scenario != "downpour":
            assert sorted(stories["open"] + stories["unseen"]) == names
    assert len({str(view["stories"]["open"]) for view in views(scenario, players)}) == len(SEEDS)
    assert len({state.story_pile for state in starts(scenario, players)}) == len(SEEDS)


@pytest.mark.rule("D2.5")
@pytest.mark.parametrize(("scenario", "players"), GAMES)
def test_two_cards_each_six_open_the_rest_a_pile(scenario: str, players: int) -> None:
    box = Counter({card.name: card.copies for card in EDITION.cards})
    assert box.total() == 55
    for state in starts(scenario, players):
        view = state.view(0)
        assert None not in view["row"]
        assert len(view["row"]) == 6
        assert [tribe["cards"] for tribe in view["tribes"]] == [2] * players
        assert sum(view["pile"]) + sum(view.get("reserve", [])) == 49 - 2 * players
        hand = Counter(view["tribes"][0]["hand"])
        assert Counter(view["row"]) + hand + Counter(view["unseen"][0]) == box
        assert view["discards"] == {}
    for slot in zip(*(state.row for state in starts(scenario, players)), strict=True):
        assert len(set(slot)) > 10
    assert len({state.pile for state in starts(scenario, players)}) == len(SEEDS)
    for seat in range(players):
        hands = {tuple(state.tribes[seat].hand) for state in starts(scenario, players)}
        assert len(hands) > 40


# The first story tile


@pytest.mark.rule("D2.6")
@pytest.mark.parametrize(("scenario", "players"), GAMES)
def test_each_takes_a_story_going_to_the_right_the_first_player_last(
    scenario: str, players: int
) -> None:
    game = Dewan(EDITION, players, scenario)
    state = game.start(3)
    for seat in reversed(range(players)):
        view = state.view(seat)
        assert state.to_move() == seat
        row = view["stories"]["open"]
        assert [game.text(choice) for choice in state.choices()] == [
            *(f"story {name}" for name in row),
            "story unseen",
        ]
        state.apply(game.number(f"story {row[2]}"))
        now = state.view(-1)
        assert now["tribes"][seat]["stories"] == [{"story": row[2], "fulfilled": False}]
        assert None not in now["stories"]["open"]
        assert len(now["stories"]["unseen"]) == len(view["stories"]["unseen"]) - 1
    assert state.turn == 1
    assert state.to_move() == 0
    assert game.text(state.choices()[0]) == "take cards 1-2"


@pytest.mark.rule("D2.6", "D6.2")
def test_the_unseen_tile_is_the_top_of_the_pile_and_lies_open_then() -> None:
    game = Dewan(EDITION, 2)
    for seed in range(10):
        state = game.start(seed)
        top = EDITION.stories[state.story_pile[-1]].name
        row = state.view(0)["stories"]["open"]
        state.apply(game.number("story unseen"))
        view = state.view(0)
        assert view["tribes"][1]["stories"] == [{"story": top, "fulfilled": False}]
        assert view["stories"]["open"] == row
        assert top not in view["stories"]["unseen"]


@pytest.mark.rule("D2.8")
@pytest.mark.parametrize("slot", range(5))
def test_a_refilled_story_takes_the_place_that_became_empty(slot: int) -> None:
    game = Dewan(EDITION, 3)
    state = game.start(4)
    row = state.view(0)["stories"]["open"]
    top = EDITION.stories[state.story_pile[-1]].name
    state.apply(game.number(f"story {row[slot]}"))
    assert state.view(0)["stories"]["open"] == [*row[:slot], top, *row[slot + 1 :]]


# Players, scenarios, seeds


@pytest.mark.rule("D2.1")
@pytest.mark.parametrize("players", [1, 5, 0])
def test_dewan_is_for_two_to_four_players(players: int) -> None:
    with pytest.raises(GameError, match="2 to 4 players"):
        Dewan(EDITION, players)


@pytest.mark.rule("D2.1", "D10.1")
def test_scenarios_by_name_and_the_team_scenario_for_four() -> None:
    with pytest.raises(GameError, match="no scenario 'desert'; it has base, team, volcano"):
        Dewan(EDITION, 2, "desert")
    for players in (2, 3):
        with pytest.raises(GameError, match="team scenario is for 4 players"):
            Dewan(EDITION, players, "team")


@pytest.mark.rule("D2.1", "D2.4", "D2.5")
@pytest.mark.parametrize(("scenario", "players"), GAMES)
def test_a_seed_gives_the_same_table_again(scenario: str, players: int) -> None:
    game = Dewan(EDITION, players, scenario)
    assert [game.start(seed) for seed in SEEDS] == starts(scenario, players)
