"""Setting up (B2, B3): what lies where, for each number of players, over many seeds."""

from collections import Counter
from functools import cache
from typing import Any

import pytest

from fireside.bonfire.edition.editions import load
from fireside.bonfire.rules.game import Bonfire
from fireside.bonfire.rules.state.state import BonfireState
from fireside.core.game import GameError

SEEDS = range(60)
PLAYERS = [1, 2, 3, 4]
EDITION = load()
TASK_COLOURS = {task.name: task.name.split("-")[0] for task in EDITION.tasks}
THREE_OFFERINGS = "yellow-3-offerings-on-one-island"
CORNERS = {"flower-1", "root-1", "herb-2", "shell-2"}


@cache
def starts(players: int, first_game: bool = False) -> list[BonfireState]:
    """First positions; nobody plays on them."""
    game = Bonfire(EDITION, players, first_game)
    return [game.start(seed) for seed in SEEDS]


@cache
def views(players: int, first_game: bool = False) -> list[dict[str, Any]]:
    """What everybody sees at the beginning."""
    return [state.view(0) for state in starts(players, first_game)]


def tasks_of(view: dict[str, Any]) -> dict[str, list[str]]:
    """The tasks on each task island."""
    return {island["name"]: island["tasks"] for island in view["islands"] if "tasks" in island}


def path_counts(view: dict[str, Any]) -> Counter[str]:
    """All path tiles outside the cities."""
    unseen = [tile for layer in view["paths"]["unseen"] for tile in layer]
    return Counter(view["paths"]["open"] + unseen)


# The main board


@pytest.mark.rule("B2.1")
@pytest.mark.parametrize(
    ("players", "corners", "others"), [(1, 2, 2), (2, 2, 2), (3, 2, 3), (4, 3, 3)]
)
def test_tasks_an_island_by_number_of_players(players: int, corners: int, others: int) -> None:
    for view in views(players):
        tasks = tasks_of(view)
        assert len(tasks) == 10
        for name, on_island in tasks.items():
            assert len(on_island) == (corners if name in CORNERS else others)


@pytest.mark.rule("B2.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_tasks_come_at_random_and_none_twice(players: int) -> None:
    deals = [
        [task for tasks in tasks_of(view).values() for task in tasks] for view in views(players)
    ]
    for deal in deals:
        assert len(set(deal)) == len(deal)
        assert set(deal) <= set(TASK_COLOURS)
    assert len({tuple(deal) for deal in deals}) == len(deals)
    seen = {task for deal in deals for task in deal}
    assert len(seen) == (66 if players > 2 else 65)
    on_first_island = {deal[0] for deal in deals}
    assert len(on_first_island) > 20


@pytest.mark.rule("B2.1")
def test_the_tasks_that_are_left_leave_the_game_unseen() -> None:
    text = str(views(2)[0])
    dealt = {task for tasks in tasks_of(views(2)[0]).values() for task in tasks}
    assert len(dealt) == 20
    assert not [name for name in TASK_COLOURS if f"'{name}'" in text and name not in dealt]


@pytest.mark.rule("B2.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_first_game_has_different_colours_on_each_island(players: int) -> None:
    for view in views(players, first_game=True):
        for tasks in tasks_of(view).values():
            colours = [TASK_COLOURS[task] for task in tasks]
            assert len(set(colours)) == len(colours) > 1


@pytest.mark.rule("B2.2", "B2.1")
def test_first_game_is_still_dealt_at_random() -> None:
    for players in (2, 3, 4):
        deals = [tasks_of(view) for view in views(players, first_game=True)]
        assert len({str(deal) for deal in deals}) == len(deals)
        for colour in ("blue", "red", "yellow"):
            assert any(TASK_COLOURS[deal["flower-1"][0]] == colour for deal in deals)


@pytest.mark.rule("B2.2")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_otherwise_an_island_may_have_equal_colours(players: int) -> None:
    equal = [
        tasks
        for view in views(players)
        for tasks in tasks_of(view).values()
        if len({TASK_COLOURS[task] for task in tasks}) < len(tasks)
    ]
    assert equal


@pytest.mark.rule("B2.3")
@pytest.mark.parametrize("first_game", [False, True])
@pytest.mark.parametrize("players", PLAYERS)
def test_three_offerings_on_one_island_is_a_task_for_3_and_4_only(
    players: int, first_game: bool
) -> None:
    dealt = [
        view
        for view in views(players, first_game)
        if any(THREE_OFFERINGS in tasks for tasks in tasks_of(view).values())
    ]
    assert bool(dealt) == (players > 2)


@pytest.mark.rule("B2.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_four_guardians_stand_on_the_island_of_their_colour(players: int) -> None:
    for view in views(players):
        islands = {i["name"]: i["guardians"] for i in view["islands"] if "guardians" in i}
        assert islands == {"grey": 4, "pink": 4, "natural": 4, "amber": 4}


@pytest.mark.rule("B2.5")
@pytest.mark.parametrize(("players", "copies"), [(1, 3), (2, 3), (3, 4), (4, 4)])
def test_portals_are_dealt_evenly_to_the_seven_fields(players: int, copies: int) -> None:
    for view in views(players):
        fields = view["great_bonfire"]["portals"]
        assert [sum(portals.values()) for portals in fields] == [copies] * 7
        assert sum((Counter(portals) for portals in fields), Counter()) == Counter(
            dict.fromkeys(EDITION.shapes, copies)
        )
    assert len({str(view["great_bonfire"]["portals"]) for view in views(players)}) == len(SEEDS)


@pytest.mark.rule("B2.5")
def test_a_field_may_hold_equal_portals_but_for_solo() -> None:
    for players in (2, 3, 4):
        fields = [p for view in views(players) for p in view["great_bonfire"]["portals"]]
        assert max(max(portals.values()) for portals in fields) > 1
    fields = [p for view in views(1) for p in view["great_bonfire"]["portals"]]
    assert max(max(portals.values()) for portals in fields) == 1


@pytest.mark.rule("B2.6")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_great_bonfire_is_unused_and_points_where_the_edition_says(players: int) -> None:
    for view in views(players):
        assert view["great_bonfire"]["field"] == EDITION.first_field + 1 == 4
        assert view["great_bonfire"]["used"] is False


@pytest.mark.rule("B2.7", "B2.10")
@pytest.mark.parametrize("players", PLAYERS)
def test_four_open_path_tiles_and_two_equal_stacks(players: int) -> None:
    every_tile = Counter(EDITION.path_name(kind) for kind in EDITION.path_tiles)
    for view in views(players):
        assert len(view["paths"]["open"]) == 4
        assert [sum(layers) for layers in view["paths"]["stacks"]] == [12, 12]
        assert path_counts(view) == every_tile
    assert len({str(view["paths"]["open"]) for view in views(players)}) > 50


@pytest.mark.rule("B2.7")
def test_the_order_of_the_path_stacks_is_random() -> None:
    stacks = [state.stacks for state in starts(2)]
    assert len(set(stacks)) == len(stacks)
    for stack in range(2):
        assert len({stacks[seed][stack][-1] for seed in SEEDS}) > 10
        assert len({stacks[seed][stack][0] for seed in SEEDS}) > 10


@pytest.mark.rule("B2.8")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_elders_and_six_specialists_lie_open(players: int) -> None:
    for view in views(players):
        gnomes = view["gnomes"]
        assert gnomes["elders"] == [28, 29, 30, 31, 32, 33]
        assert len(gnomes["specialists"]) == 6
        assert sorted(gnomes["specialists"] + gnomes["unseen"]) == list(range(1, 28))
    assert {g for view in views(players) for g in view["gnomes"]["specialists"]} == set(
        range(1, 28)
    )
    decks = {state.gnome_deck for state in starts(players)}
    assert len(decks) == len(SEEDS)


@pytest.mark.rule("B2.9")
@pytest.mark.parametrize("players", PLAYERS)
def test_council_novices_stand_on_their_tasks(players: int) -> None:
    at_home = {"space": 0, "lying": False}
    for view in views(players):
        assert view["council"] == {
            "council_novices": dict.fromkeys(
                ["tasks", "portals", "paths", "guardians", "gnomes"], at_home
            ),
            "seated": 0,
        }
        assert view["countdown"] == 0


# Each player


@pytest.mark.rule("B3.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_every_city_begins_alike_but_for_its_board(players: int) -> None:
    for view in views(players):
        cities = view["cities"]
        assert len(cities) == max(players, 2)
        assert len({city["board"] for city in cities}) == len(cities)
        for city in cities[:players]:
            assert city["points"] == 0
            assert city["ship"] == "dock"
            assert city["novices"] == [0] * 7
            assert city["guardians"] == {"own": "start"}
            assert city["gnomes"] == []
            assert [place["path"] for place in city["places"]] == ["start"] + [None] * 6
            assert not any(place["portal"] or place["task"] for place in city["places"])


@pytest.mark.rule("B3.1")
@pytest.mark.parametrize("players", PLAYERS)
def test_city_boards_are_dealt_at_random_and_differ_in_their_portal_order(players: int) -> None:
    for seat in range(players):
        assert {view["cities"][seat]["board"] for view in views(players)} == set("ABCD")
    gaps = {
        city["board"]: tuple(place["gap"] for place in city["places"])
        for view in views(4)
        for city in view["cities"]
    }
    assert len(set(gaps.values())) == 4


@pytest.mark.rule("B3.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_first_seat_has_the_building_and_play_goes_round(players: int) -> None:
    """Seats are dealt: seat 1 is whoever got the building, the others follow clockwise."""
    game = Bonfire(EDITION, players)
    state = game.start(5)
    movers = []
    for _ in range(players):
        movers.append(state.to_move())
        state.apply(game.number("open as dealt"))
    for _ in range(2 * players if players > 1 else 0):
        movers.append(state.to_move())
        state.apply(game.number("fate first"))
        while state.to_move() == movers[-1]:
            state.apply(state.choices()[0])
    assert movers == list(range(players)) * (3 if players > 1 else 1)


@pytest.mark.rule("B3.3")
@pytest.mark.parametrize("players", PLAYERS)
def test_ten_offerings_in_two_stacks_the_top_ones_open(players: int) -> None:
    ten = Counter(dict.fromkeys(["flower", "fruit", "herb", "shell", "root"], 2))
    for view in views(players):
        for city in view["cities"][:players]:
            offerings = city["offerings"]
            assert offerings["left"] == [5, 5]
            assert len(offerings["open"]) == 2
            assert Counter(offerings["open"]) + Counter(offerings["unseen"]) == ten
    for seat in range(players):
        orders = {state.cities[seat].offerings for state in starts(players)}
        assert len(orders) > 55
    different = [v for v in views(2) if v["cities"][0]["offerings"] != v["cities"][1]["offerings"]]
    assert different


@pytest.mark.rule("B3.4")
@pytest.mark.parametrize("players", PLAYERS)
def test_seven_fate_tiles_in_an_open_row_and_the_eighth_apart(players: int) -> None:
    for view in views(players):
        for city in view["cities"][:players]:
            fate = city["fate"]
            assert len(fate["supply"]) == 7
            assert sorted([*fate["supply"], fate["eighth"]]) == list(range(1, 9))
            assert fate["laid"] == []
    for seat in range(players):
        fates = [view["cities"][seat]["fate"] for view in views(players)]
        assert len({str(fate) for fate in fates}) > 55
        assert {fate["eighth"] for fate in fates} == set(range(1, 9))


# Players, seeds


@pytest.mark.rule("B2.1")
@pytest.mark.parametrize("players", [0, 5, -1])
def test_bonfire_is_for_one_to_four_players(players: int) -> None:
    with pytest.raises(GameError, match="1 to 4 players"):
        Bonfire(EDITION, players)


@pytest.mark.rule("B2.1", "B3.2")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_seed_gives_the_same_table_again(players: int) -> None:
    game = Bonfire(EDITION, players)
    assert [game.start(seed) for seed in SEEDS] == starts(players)
