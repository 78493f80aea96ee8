"""Yellow tasks (B17): when each of the 22 tiles can be lit, and when it just cannot."""

import pytest

from tests.bonfire.lighting import (
    BLUES,
    REDS,
    YELLOWS,
    Case,
    arranged,
    both,
    can_light,
    covering,
    enough,
    given,
    gnomes,
    goods,
    guardians,
    offerings,
    parameters,
    paths,
    portals,
    short,
    symbols,
    tasks,
)

TOKENS = ["ship", "path", "task", "great_bonfire", "guardian", "gnome"]
PLAIN = ["flower", "fruit", "herb", "shell", "root"]
START_CELLS = [(4, 3), (5, 3), (6, 3)]
MARKED = [(column, row) for column in range(3, 8) for row in (2, 3, 4)]
MARKED = [cell for cell in MARKED if cell not in START_CELLS]
GOLD_CELLS = [(1, 2), (9, 2), (5, 1), (3, 5), (7, 5)]
YELLOW_CELLS = [(2, 4), (8, 4), (5, 5), (3, 1), (7, 1)]
OUTER = [(column, row) for column in (1, 9) for row in (1, 2, 3)]


def five_portals() -> list[Case]:
    tile = "yellow-5-portals"
    return [
        enough(tile, "five", portals(3, 4, 5, 6, 7)),
        enough(tile, "six", portals(2, 3, 4, 5, 6, 7), "B17.0"),
        short(tile, "four", portals(4, 5, 6, 7)),
    ]


def offerings_on_5_islands() -> list[Case]:
    tile = "yellow-offerings-on-5-islands"
    return [
        enough(tile, "five", given(flower_1=1, fruit_1=1, herb_1=1, shell_1=1, root_1=1)),
        enough(
            tile,
            "six",
            given(flower_1=1, fruit_1=1, herb_1=1, shell_1=1, root_1=1, root_2=2),
            "B17.0",
        ),
        short(tile, "four", given(flower_1=2, flower_2=2, herb_1=2, shell_2=1)),
    ]


def four_red() -> list[Case]:
    tile = "yellow-4-red"
    return [
        enough(tile, "four bonfires", tasks(*REDS)),
        enough(tile, "four tasks", tasks(unlit=tuple(REDS))),
        enough(tile, "one and three", tasks(REDS[0], unlit=tuple(REDS[1:]))),
        enough(tile, "five", tasks(*REDS, "red-4-blue"), "B17.0"),
        short(tile, "three", tasks(*REDS[:2], BLUES[0], unlit=(REDS[2], YELLOWS[0]))),
    ]


def five_gnomes() -> list[Case]:
    tile = "yellow-5-gnomes"
    return [
        enough(tile, "five specialists", gnomes(1, 2, 3, 4, 5)),
        enough(tile, "three and two elders", gnomes(1, 2, 3, 28, 33), "B17.3"),
        enough(tile, "six", gnomes(1, 2, 3, 28, 29, 33), "B17.0"),
        short(tile, "four", gnomes(1, 2, 28, 33)),
    ]


def three_elders() -> list[Case]:
    tile = "yellow-3-elders"
    return [
        enough(tile, "three", gnomes(28, 30, 33)),
        enough(tile, "three others", gnomes(29, 31, 32)),
        enough(tile, "four", gnomes(28, 29, 30, 33), "B17.0"),
        short(tile, "two and four specialists", gnomes(28, 33, 24, 25, 26, 27)),
    ]


def three_offerings_on_one_island() -> list[Case]:
    tile = "yellow-3-offerings-on-one-island"
    return [
        enough(tile, "three", given(herb_2=3)),
        enough(tile, "three, and more elsewhere", given(herb_2=3, root_1=2), "B17.0"),
        short(tile, "two on each of four", given(flower_1=2, fruit_1=2, herb_1=2, root_1=2)),
        short(tile, "three on the two of a resource", given(shell_1=2, shell_2=1)),
    ]


def offering_stack_empty() -> list[Case]:
    tile = "yellow-offering-stack-empty"
    return [
        enough(tile, "the first", offerings([], PLAIN), "B17.4"),
        enough(tile, "the second", offerings(PLAIN, []), "B17.4"),
        enough(tile, "both", offerings([], []), "B17.0", "B17.4"),
        short(tile, "the open tiles left", offerings(["flower"], ["root"]), "B17.4"),
    ]


def three_red_crystals() -> list[Case]:
    tile = "yellow-3-red-crystals"
    return [
        enough(tile, "three", paths("red-flower", "blue-herb", "red-root", "red-shell")),
        enough(tile, "four", paths("red-flower", "red-herb", "red-root", "red-fruit"), "B17.0"),
        short(
            tile, "two", paths("red-flower", "blue-root", "yellow-flower", "red-root", "blue-shell")
        ),
    ]


def five_bonfires() -> list[Case]:
    tile = "yellow-5-bonfires"
    return [
        enough(tile, "five", tasks(*BLUES[:3], *REDS[:2])),
        enough(tile, "six", tasks(*BLUES[:3], *REDS[:3]), "B17.0"),
        short(tile, "four and the tile itself", tasks(*REDS), "B17.1"),
        short(tile, "four and tasks", tasks(*REDS, unlit=(*BLUES[:2],)), "B17.1"),
    ]


def four_blue_crystals() -> list[Case]:
    tile = "yellow-4-blue-crystals"
    four = ["blue-flower", "blue-herb", "blue-root", "blue-shell"]
    return [
        enough(tile, "four", paths("red-herb", *four)),
        enough(tile, "five", paths(*four, "blue-root"), "B17.0"),
        short(tile, "three", paths(*four[:3], "red-herb", "yellow-flower", "red-root")),
    ]


def four_yellow() -> list[Case]:
    tile = "yellow-4-yellow"
    return [
        enough(tile, "itself and three bonfires", tasks(*YELLOWS[:3]), "B17.1"),
        enough(tile, "itself and three tasks", tasks(unlit=tuple(YELLOWS[:3])), "B17.1"),
        enough(tile, "itself and four", tasks(*YELLOWS), "B17.0"),
        short(tile, "itself and two", tasks(*YELLOWS[:2], *REDS[:2], *BLUES[:2]), "B17.1"),
    ]


def two_offerings_on_3_islands() -> list[Case]:
    tile = "yellow-2-offerings-on-3-islands"
    return [
        enough(tile, "two on each", given(flower_1=2, flower_2=2, herb_1=2)),
        enough(tile, "more", given(flower_1=3, root_2=2, herb_1=3, herb_2=1), "B17.0"),
        short(tile, "one missing", given(flower_1=3, flower_2=3, herb_1=1)),
        short(
            tile, "two on each of two", given(flower_1=2, flower_2=2, herb_1=1, root_1=1, root_2=1)
        ),
    ]


def five_equal_resources() -> list[Case]:
    tile = "yellow-5-equal-resources"
    return [
        *(enough(tile, f"five of {resource}", goods(**{resource: 5})) for resource in PLAIN),
        enough(tile, "six", goods(shell=6), "B17.0"),
        short(tile, "five gold", goods(gold=5), "B17.0"),
        short(tile, "four of each and gold", goods(**dict.fromkeys(PLAIN, 4), gold=4), "B6.6"),
    ]


def two_triples() -> list[Case]:
    tile = "yellow-two-triples"
    return [
        enough(tile, "three and three", goods(flower=3, root=3)),
        enough(tile, "more", goods(herb=4, shell=5, gold=1), "B17.0"),
        short(tile, "three and two", goods(flower=3, root=2, herb=2)),
        short(tile, "three and three gold", goods(flower=3, gold=3), "B6.6", "B17.0"),
        short(tile, "six alike", goods(flower=6)),
    ]


def marked_cells_covered() -> list[Case]:
    tile = "yellow-marked-cells-covered"
    return [
        enough(tile, "all", covering(MARKED)),
        enough(tile, "and others", covering([*MARKED, (2, 2), (5, 5), (5, 1)]), "B17.0"),
        *(
            short(tile, f"all but {missing}", covering([c for c in MARKED if c != missing]))
            for missing in MARKED
        ),
    ]


def two_guardians_at_bonfires() -> list[Case]:
    tile = "yellow-2-guardians-at-bonfires"
    city = both(tasks(*BLUES[:3]), portals(1, 2, 3), paths("blue-herb", "red-root", "blue-fruit"))
    return [
        enough(tile, "two", both(city, guardians(own="bonfire 1", pink="bonfire 3"))),
        enough(
            tile,
            "three",
            both(city, guardians(own="bonfire 1", pink="bonfire 3", grey="bonfire 2")),
            "B17.0",
        ),
        short(
            tile,
            "one, others beside theirs",
            both(city, guardians(own="bonfire 1", pink="path 2", grey="path 3", amber="start")),
        ),
    ]


def five_tokens(three: str, two: str) -> list[Case]:
    tile = f"yellow-5-tokens-3-{three}-2-{two}".replace("_", "-")
    others = {other: 5 for other in TOKENS if other not in (three, two)}
    return [
        enough(tile, "three and two", goods(**{three: 3, two: 2}), "B17.5"),
        enough(tile, "four and three", goods(**{three: 4, two: 3}, **others), "B17.0"),
        short(tile, "two and three", goods(**{three: 2, two: 3}), "B17.5"),
        short(tile, "five of the one", goods(**{three: 5}), "B17.5"),
        short(tile, "five of the other", goods(**{two: 5}), "B17.5"),
        short(
            tile, "four and a yellow one", goods(**{three: 3, two: 1}, yellow=5), "B6.6", "B17.4"
        ),
        short(tile, "four and others", goods(**{three: 3, two: 1}, **others), "B6.6"),
    ]


def gold_cells_covered() -> list[Case]:
    tile = "yellow-gold-cells-covered"
    return [
        enough(tile, "all", covering(GOLD_CELLS)),
        enough(tile, "and others", covering(GOLD_CELLS + YELLOW_CELLS), "B17.0"),
        *(
            short(
                tile,
                f"all but {missing}",
                covering([c for c in GOLD_CELLS + YELLOW_CELLS if c != missing]),
            )
            for missing in GOLD_CELLS
        ),
    ]


def outer_columns_covered() -> list[Case]:
    tile = "yellow-outer-columns-covered"
    return [
        enough(tile, "both", covering(OUTER)),
        enough(tile, "and others", covering([*OUTER, (2, 1), (8, 4), (5, 5)]), "B17.0"),
        short(tile, "the left one", covering(OUTER[:3])),
        short(tile, "the right one", covering(OUTER[3:])),
        *(
            short(tile, f"all but {missing}", covering([c for c in OUTER if c != missing]))
            for missing in OUTER
        ),
    ]


def two_groups_of_4() -> list[Case]:
    tile = "yellow-two-groups-of-4"
    four = [(3, 3), (4, 3), (4, 2), (4, 1)]
    apart = [(6, 3), (7, 3), (7, 2), (7, 4)]
    eight = [(column, row) for column in (3, 4, 5, 6) for row in (2, 3)]
    return [
        enough(tile, "of two kinds", symbols(ship=four, gnome=apart), "B17.2"),
        enough(tile, "side by side", symbols(task=eight[:4], path=eight[4:]), "B17.2"),
        enough(tile, "of one kind", symbols(guardian=four + apart), "B17.2"),
        enough(tile, "larger", symbols(ship=[*four, (5, 1)], gnome=[*apart, (8, 4)]), "B17.0"),
        enough(tile, "three", symbols(ship=four, gnome=[*apart, *[(c, 5) for c in (3, 4, 5, 6)]])),
        short(tile, "eight in one area", symbols(guardian=eight), "B17.2"),
        short(tile, "four and three", symbols(ship=four, gnome=apart[:3]), "B17.2"),
        short(tile, "four and three alike", symbols(ship=four + apart[:3]), "B17.2"),
    ]


CASES = [
    *five_portals(),
    *offerings_on_5_islands(),
    *four_red(),
    *five_gnomes(),
    *three_elders(),
    *three_offerings_on_one_island(),
    *offering_stack_empty(),
    *three_red_crystals(),
    *five_bonfires(),
    *four_blue_crystals(),
    *four_yellow(),
    *two_offerings_on_3_islands(),
    *five_equal_resources(),
    *two_triples(),
    *marked_cells_covered(),
    *two_guardians_at_bonfires(),
    *five_tokens("path", "ship"),
    *five_tokens("guardian", "task"),
    *five_tokens("gnome", "great_bonfire"),
    *gold_cells_covered(),
    *outer_columns_covered(),
    *two_groups_of_4(),
]


@pytest.mark.rule("B14.1")
@pytest.mark.parametrize("case", parameters(CASES))
def test_a_yellow_task_can_be_lit_exactly_when_its_condition_holds(case: Case) -> None:
    assert can_light(arranged(case)) == case.enough


@pytest.mark.rule("B14.1")
@pytest.mark.parametrize("case", parameters([case for case in CASES if case.enough]))
def test_what_another_player_has_lights_no_yellow_task(case: Case) -> None:
    assert not can_light(arranged(case, seat=1))
