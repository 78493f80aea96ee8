"""Blue tasks (B17): when each of the 22 tiles can be lit, and when it just cannot."""

import pytest

from tests.bonfire.lighting import (
    BLUES,
    REDS,
    YELLOWS,
    Case,
    arranged,
    both,
    can_light,
    enough,
    given,
    gnomes,
    goods,
    guardians,
    parameters,
    paths,
    portals,
    short,
    symbols,
    tasks,
)

COLOURS = ["grey", "pink", "natural", "amber"]
PLAIN = ["flower", "fruit", "herb", "shell", "root"]
SYMBOLS = ["ship", "path", "task", "great_bonfire", "guardian", "gnome"]
ISLANDS = [f"{resource}_{number}" for resource in PLAIN for number in (1, 2)]


def blue_and_red_bonfire() -> list[Case]:
    tile = "blue-blue-and-red-bonfire"
    return [
        enough(tile, "one of each", tasks(BLUES[0], REDS[0])),
        enough(tile, "more bonfires", tasks(*BLUES[:2], *REDS[:2], YELLOWS[0]), "B17.0"),
        short(tile, "the tile itself as the blue one", tasks(*REDS), "B17.1"),
        short(tile, "blue alone", tasks(*BLUES)),
        short(tile, "blue and yellow", tasks(BLUES[0], YELLOWS[0])),
        short(tile, "a red task that is not lit", tasks(BLUES[0], unlit=(REDS[0],))),
        short(tile, "a blue task that is not lit", tasks(REDS[0], unlit=(BLUES[0],))),
    ]


def the_guardian_shown(colour: str) -> list[Case]:
    tile = f"blue-guardian-{colour}"
    at_bonfire = both(tasks(YELLOWS[0]), portals(1), guardians(**{colour: "bonfire 1"}))
    others = [other for other in COLOURS if other != colour]
    return [
        enough(tile, "on the start space", guardians(**{colour: "start"})),
        enough(tile, "on a path tile", guardians(**{colour: "path 1"})),
        enough(tile, "at a bonfire", at_bonfire),
        enough(tile, "all guardians", guardians(**dict.fromkeys(COLOURS, "start")), "B17.0"),
        short(tile, "all others and the own", guardians(**dict.fromkeys(others, "start"))),
    ]


def a_path_tile_with(resource: str) -> list[Case]:
    tile = f"blue-path-with-{resource}"
    others = [f"blue-{other}" for other in PLAIN if other != resource]
    return [
        enough(tile, "blue crystal", paths(f"blue-{resource}")),
        enough(tile, "red crystal", paths(f"red-{resource}")),
        enough(tile, "yellow crystal", paths(f"yellow-{resource}")),
        enough(tile, "as the last tile", paths(*others, f"red-{resource}")),
        enough(tile, "two", paths(f"yellow-{resource}", f"red-{resource}"), "B17.0"),
        short(tile, "every other resource", paths(*others)),
        short(tile, "the resource itself", goods(**{resource: 5})),
    ]


def an_offering_at(resource: str) -> list[Case]:
    tile = f"blue-offering-at-{resource}"
    elsewhere = {name: 1 for name in ISLANDS if not name.startswith(resource)}
    return [
        enough(tile, "on the first island", given(**{f"{resource}_1": 1})),
        enough(tile, "on the second island", given(**{f"{resource}_2": 1})),
        enough(tile, "three there", given(**{f"{resource}_1": 3}), "B17.0"),
        short(tile, "on all other islands", given(**elsewhere)),
    ]


def two_pairs() -> list[Case]:
    tile = "blue-two-pairs"
    return [
        enough(tile, "two pairs", goods(flower=2, root=2)),
        enough(tile, "more", goods(fruit=3, herb=7, shell=1, gold=1), "B17.0"),
        short(tile, "a pair and single ones", goods(flower=2, root=1, shell=1)),
        short(tile, "four alike", goods(herb=4)),
        short(tile, "a pair of gold", goods(herb=2, gold=2), "B6.6", "B17.0"),
        short(tile, "pairs of tokens", goods(herb=2, ship=2, path=2)),
    ]


def offerings_on_3_islands() -> list[Case]:
    tile = "blue-offerings-on-3-islands"
    return [
        enough(tile, "three islands", given(flower_1=1, flower_2=1, herb_1=1)),
        enough(tile, "four", given(fruit_1=2, root_2=1, shell_1=1, herb_1=1), "B17.0"),
        short(tile, "three on each of two", given(flower_1=3, herb_1=3)),
    ]


def two_offerings_on_one_island() -> list[Case]:
    tile = "blue-2-offerings-on-one-island"
    return [
        enough(tile, "two", given(shell_2=2)),
        enough(tile, "three", given(fruit_1=3), "B17.0"),
        short(tile, "one on each of many", given(**dict.fromkeys(ISLANDS[:6], 1))),
        short(tile, "one on both of a resource", given(root_1=1, root_2=1)),
    ]


def a_group_of_3(symbol: str) -> list[Case]:
    tile = f"blue-group-of-3-{symbol.replace('_', '-')}"
    others = [other for other in SYMBOLS if other != symbol]
    rows = {other: [(column, row) for column in (3, 4, 5)] for row, other in enumerate(others, 1)}
    return [
        enough(tile, "in a row", symbols(**{symbol: [(4, 3), (5, 3), (6, 3)]}), "B17.2"),
        enough(tile, "upright", symbols(**{symbol: [(5, 2), (5, 3), (5, 4)]}), "B17.2"),
        enough(tile, "round a corner", symbols(**{symbol: [(4, 3), (5, 3), (5, 4)]}), "B17.2"),
        enough(tile, "four", symbols(**{symbol: [(4, 3), (5, 3), (5, 4), (4, 4)]}), "B17.0"),
        enough(tile, "and one apart", symbols(**{symbol: [(2, 2), (4, 3), (5, 3), (5, 4)]})),
        short(tile, "two and a diagonal", symbols(**{symbol: [(4, 3), (5, 3), (6, 4)]}), "B17.2"),
        short(tile, "two pairs", symbols(**{symbol: [(3, 3), (4, 3), (6, 3), (7, 3)]}), "B17.2"),
        short(tile, "all other symbols", symbols(**rows, **{symbol: [(6, 1), (6, 2)]}), "B17.2"),
    ]


def a_gnome_with(resource: str, shown_by: list[int], others: list[int]) -> list[Case]:
    tile = f"blue-gnome-with-{resource}"
    return [
        *(enough(tile, f"specialist {gnome}", gnomes(gnome)) for gnome in shown_by[:-1]),
        enough(tile, f"elder {shown_by[-1]}", gnomes(shown_by[-1]), "B17.3"),
        enough(tile, "two of them", gnomes(*shown_by[:2]), "B17.0"),
        short(tile, "gnomes with others", gnomes(*others)),
    ]


CASES = [
    *blue_and_red_bonfire(),
    *the_guardian_shown("grey"),
    *the_guardian_shown("pink"),
    *the_guardian_shown("natural"),
    *the_guardian_shown("amber"),
    *a_path_tile_with("herb"),
    *a_path_tile_with("shell"),
    *a_path_tile_with("root"),
    *an_offering_at("flower"),
    *an_offering_at("fruit"),
    *an_offering_at("root"),
    *two_pairs(),
    *offerings_on_3_islands(),
    *two_offerings_on_one_island(),
    *a_group_of_3("ship"),
    *a_group_of_3("path"),
    *a_group_of_3("task"),
    *a_group_of_3("great_bonfire"),
    *a_group_of_3("guardian"),
    *a_group_of_3("gnome"),
    *a_gnome_with("flower", [1, 8, 13, 18, 24, 28], [2, 3, 4, 5, 7, 33]),
    *a_gnome_with("fruit", [2, 9, 14, 19, 25, 29], [1, 3, 4, 23, 7, 28]),
]


@pytest.mark.rule("B14.1")
@pytest.mark.parametrize("case", parameters(CASES))
def test_a_blue_task_can_be_lit_exactly_when_its_condition_holds(case: Case) -> None:
    assert can_light(arranged(case)) == case.enough


@pytest.mark.rule("B14.1")
@pytest.mark.parametrize("case", parameters([case for case in CASES if case.enough]))
def test_what_another_player_has_lights_no_blue_task(case: Case) -> None:
    assert not can_light(arranged(case, seat=1))
