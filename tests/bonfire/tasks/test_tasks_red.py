"""Red tasks (B17): when each of the 22 tiles can be lit, and when it just cannot."""

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

PLAIN = ["flower", "fruit", "herb", "shell", "root"]
ISLANDS = [f"{resource}_{number}" for resource in PLAIN for number in (1, 2)]
SIX_TILES = ["blue-herb", "red-root", "blue-fruit", "red-shell", "blue-root", "red-flower"]
ALL = {"grey": "start", "pink": "start", "natural": "start", "amber": "start"}
ROW = [(3, 3), (4, 3), (5, 3)]
CORNER = [(3, 4), (4, 4), (4, 5)]


def a_council_task() -> list[Case]:
    tile = "red-council-task"
    nearly = both(
        tasks(*BLUES[:2], unlit=(*YELLOWS[:2], REDS[0])),
        portals(1, 2, 3, 4, 5, 6),
        paths(*SIX_TILES[:5]),
        guardians(grey="start", pink="start", amber="start"),
        gnomes(1, 2, 3, 28, 29),
    )
    return [
        enough(tile, "7 tasks, the tile itself among them", tasks(*BLUES, unlit=(*REDS[:2],))),
        enough(tile, "7 portals", portals(1, 2, 3, 4, 5, 6, 7)),
        enough(tile, "7 path tiles with the start tile's", paths(*SIX_TILES), "B17.3"),
        enough(tile, "5 guardians with the own", guardians(**ALL), "B17.3"),
        enough(tile, "6 gnomes, elders among them", gnomes(1, 2, 3, 4, 28, 29), "B17.3"),
        enough(tile, "two council tasks", both(guardians(**ALL), paths(*SIX_TILES)), "B17.0"),
        short(tile, "one missing for each", nearly, "B17.4"),
    ]


def three_portals() -> list[Case]:
    tile = "red-3-portals"
    return [
        enough(tile, "three", portals(5, 6, 7)),
        enough(tile, "anywhere", portals(1, 3, 6)),
        enough(tile, "four", portals(4, 5, 6, 7), "B17.0"),
        short(tile, "two", portals(6, 7)),
    ]


def the_two_guardians_shown(one: str, other: str) -> list[Case]:
    tile = f"red-two-guardians-{one}-{other}"
    without_one = {name: where for name, where in ALL.items() if name != one}
    without_other = {name: where for name, where in ALL.items() if name != other}
    return [
        enough(tile, "both", guardians(**{one: "start", other: "path 1"})),
        enough(tile, "all", guardians(**ALL), "B17.0"),
        short(tile, f"all but {one}", guardians(**without_one)),
        short(tile, f"all but {other}", guardians(**without_other)),
    ]


def three_gnomes() -> list[Case]:
    tile = "red-3-gnomes"
    return [
        enough(tile, "three specialists", gnomes(1, 5, 27)),
        enough(tile, "an elder as the third", gnomes(1, 5, 33), "B17.3"),
        enough(tile, "four", gnomes(1, 5, 9, 33), "B17.0"),
        short(tile, "two", gnomes(1, 33)),
    ]


def four_gold() -> list[Case]:
    tile = "red-4-gold"
    return [
        enough(tile, "four", goods(gold=4)),
        enough(tile, "five", goods(gold=5), "B17.0"),
        short(
            tile,
            "three and others instead",
            goods(gold=3, flower=4, fruit=4, herb=4, shell=4, root=4, yellow=4),
            "B6.6",
        ),
    ]


def adjacent_paths_alike() -> list[Case]:
    tile = "red-adjacent-paths-alike"
    last_two = ["blue-herb", "red-root", "blue-fruit", "red-shell", "blue-root", "red-root"]
    return [
        enough(tile, "places 2 and 3", paths("blue-herb", "red-herb")),
        enough(tile, "places 3 and 4", paths("blue-root", "blue-herb", "yellow-herb")),
        enough(tile, "places 6 and 7", paths(*last_two)),
        enough(tile, "three", paths("blue-herb", "red-herb", "yellow-herb"), "B17.0"),
        enough(tile, "twins", paths("blue-flower", "blue-flower")),
        short(tile, "equal crystals", paths("blue-herb", "blue-root", "blue-fruit")),
        short(tile, "one between", paths("blue-herb", "red-root", "blue-herb")),
        short(tile, "six tiles in turn", paths(*["red-herb", "red-root"] * 3)),
        short(tile, "a single tile", paths("blue-herb")),
        short(tile, "a flower beside the start tile's gold", paths("blue-flower"), "B17.3"),
    ]


def three_of(resource: str) -> list[Case]:
    tile = f"red-three-of-{resource}"
    others = {other: 3 for other in PLAIN if other != resource}
    return [
        enough(tile, "three", goods(**{resource: 3})),
        enough(tile, "four", goods(**{resource: 4}), "B17.0"),
        short(tile, "two and gold", goods(**{resource: 2}, gold=6), "B6.6", "B17.0"),
        short(tile, "two and others", goods(**{resource: 2}, **others), "B6.6"),
    ]


def both_islands(resource: str) -> list[Case]:
    tile = f"red-both-islands-{resource}"
    first, second = f"{resource}_1", f"{resource}_2"
    elsewhere = {name: 1 for name in ISLANDS if not name.startswith(resource)}
    return [
        enough(tile, "one on each", given(**{first: 1, second: 1})),
        enough(tile, "more on each", given(**{first: 2, second: 3}), "B17.0"),
        short(tile, "three on the first", given(**{first: 3})),
        short(tile, "three on the second", given(**{second: 3})),
        short(tile, "on the first and all others", given(**{first: 1}, **elsewhere)),
        short(tile, "on the second and all others", given(**{second: 1}, **elsewhere)),
    ]


def bonfires_in_3_colours() -> list[Case]:
    tile = "red-bonfires-in-3-colours"
    return [
        enough(tile, "one of each", tasks(BLUES[0], REDS[0], YELLOWS[0])),
        enough(tile, "more", tasks(*BLUES[:2], *REDS[:2], YELLOWS[0]), "B17.0"),
        short(tile, "the tile itself as the red one", tasks(BLUES[0], YELLOWS[0]), "B17.1"),
        short(tile, "no blue", tasks(REDS[0], YELLOWS[0], unlit=(BLUES[0],))),
        short(tile, "no yellow", tasks(REDS[0], BLUES[0], unlit=(YELLOWS[0],))),
        short(tile, "no red", tasks(BLUES[0], YELLOWS[0], unlit=(REDS[0],))),
    ]


def four_guardians() -> list[Case]:
    tile = "red-4-guardians"
    return [
        enough(
            tile,
            "three and the own",
            guardians(grey="start", pink="path 1", amber="start"),
            "B17.3",
        ),
        enough(tile, "five", guardians(**ALL), "B17.0"),
        short(tile, "two and the own", guardians(natural="start", amber="start")),
    ]


def the_two_groups_of_3(one: str, other: str) -> list[Case]:
    names = f"{one}-{other}".replace("_", "-")
    tile = f"red-two-groups-of-3-{names}"
    six = [*ROW, (3, 2), (4, 2), (5, 2)]
    return [
        enough(tile, "both", symbols(**{one: ROW, other: CORNER}), "B17.2"),
        enough(tile, "larger ones", symbols(**{one: six, other: [*CORNER, (5, 5)]}), "B17.0"),
        short(tile, f"only two of {other}", symbols(**{one: ROW, other: CORNER[:2]}), "B17.2"),
        short(tile, f"only two of {one}", symbols(**{one: ROW[:2], other: CORNER}), "B17.2"),
        short(tile, f"two groups of {one}", symbols(**{one: [*ROW, (7, 1), (8, 1), (9, 1)]})),
        short(tile, f"{other} torn apart", symbols(**{one: ROW, other: [(3, 4), (4, 4), (7, 4)]})),
        short(tile, "a third symbol", symbols(**{one: ROW, "ship": CORNER, "path": [(7, 1)]})),
    ]


def four_blue() -> list[Case]:
    tile = "red-4-blue"
    return [
        enough(tile, "four bonfires", tasks(*BLUES)),
        enough(tile, "four tasks", tasks(unlit=tuple(BLUES))),
        enough(tile, "two and two", tasks(*BLUES[:2], unlit=tuple(BLUES[2:]))),
        enough(tile, "five", tasks(*BLUES, unlit=("blue-guardian-pink",)), "B17.0"),
        short(tile, "three", tasks(*BLUES[:3], *REDS[:2], unlit=(YELLOWS[0],))),
    ]


CASES = [
    *a_council_task(),
    *three_portals(),
    *the_two_guardians_shown("grey", "natural"),
    *the_two_guardians_shown("pink", "amber"),
    *three_gnomes(),
    *four_gold(),
    *adjacent_paths_alike(),
    *three_of("flower"),
    *three_of("fruit"),
    *three_of("herb"),
    *three_of("shell"),
    *three_of("root"),
    *both_islands("flower"),
    *both_islands("fruit"),
    *both_islands("herb"),
    *both_islands("shell"),
    *both_islands("root"),
    *bonfires_in_3_colours(),
    *four_guardians(),
    *the_two_groups_of_3("task", "guardian"),
    *the_two_groups_of_3("great_bonfire", "gnome"),
    *four_blue(),
]


@pytest.mark.rule("B14.1")
@pytest.mark.parametrize("case", parameters(CASES))
def test_a_red_task_can_be_lit_exactly_when_its_condition_holds(case: Case) -> None:
    assert can_light(arranged(case)) == case.enough


@pytest.mark.rule("B14.1")
@pytest.mark.parametrize("case", parameters([case for case in CASES if case.enough]))
def test_what_another_player_has_lights_no_red_task(case: Case) -> None:
    assert not can_light(arranged(case, seat=1))
