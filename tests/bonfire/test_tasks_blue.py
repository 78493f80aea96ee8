"""Blue tasks (B17): when each of the 22 tiles can be lit, and when it just cannot."""

import pytest

from tests.bonfire.builder import Table
from tests.bonfire.lighting import (
    BLUES,
    REDS,
    YELLOWS,
    Case,
    arranged,
    can_light,
    enough,
    parameters,
    short,
    tasks,
)

COLOURS = ["grey", "pink", "natural", "amber"]
PLAIN = ["flower", "fruit", "herb", "shell", "root"]
SYMBOLS = ["ship", "path", "task", "great_bonfire", "guardian", "gnome"]
ISLANDS = [f"{resource}_{number}" for resource in PLAIN for number in (1, 2)]

CASES: list[Case] = []

# 1 blue and 1 red bonfire

TILE = "blue-blue-and-red-bonfire"
CASES += [
    enough(TILE, "one of each", lambda t, s: tasks(t, s, [], [BLUES[0], REDS[0]])),
    enough(
        TILE,
        "more bonfires than asked",
        lambda t, s: tasks(t, s, [], [*BLUES[:2], *REDS[:2], YELLOWS[0]]),
        "B17.0",
    ),
    short(TILE, "the tile itself for the blue one", lambda t, s: tasks(t, s, [], REDS), "B17.1"),
    short(TILE, "blue alone", lambda t, s: tasks(t, s, [], BLUES)),
    short(TILE, "blue and yellow", lambda t, s: tasks(t, s, [], [BLUES[0], YELLOWS[0]])),
    short(TILE, "a red task not lit", lambda t, s: tasks(t, s, [REDS[0]], [BLUES[0]])),
    short(TILE, "a blue task not lit", lambda t, s: tasks(t, s, [BLUES[0]], [REDS[0]])),
]

# The guardian shown


def seated_guardian(table: Table, seat: int, colour: str) -> None:
    """A guardian at the bonfire of place 2."""
    table.task(2, YELLOWS[0], lit=True, seat=seat)
    table.portals(2, seat=seat)
    table.guardians(seat, **{colour: "bonfire 2"})


for colour in COLOURS:
    TILE = f"blue-guardian-{colour}"
    others = dict.fromkeys([other for other in COLOURS if other != colour], "start")
    CASES += [
        enough(TILE, "on the start space", lambda t, s, c=colour: t.guardians(s, **{c: "start"})),
        enough(TILE, "on a path tile", lambda t, s, c=colour: t.guardians(s, **{c: "path 1"})),
        enough(TILE, "at a bonfire", lambda t, s, c=colour: seated_guardian(t, s, c)),
        enough(
            TILE,
            "with all the others",
            lambda t, s: t.guardians(s, **dict.fromkeys(COLOURS, "start")),
            "B17.0",
        ),
        short(TILE, "all the others and the own", lambda t, s, o=others: t.guardians(s, **o)),
    ]

# A path tile with the resource shown

for resource in ["herb", "shell", "root"]:
    TILE = f"blue-path-with-{resource}"
    rest = [f"blue-{other}" for other in PLAIN if other != resource]
    CASES += [
        enough(
            TILE,
            f"{crystal} crystal",
            lambda t, s, tile=f"{crystal}-{resource}": t.paths(tile, seat=s),
        )
        for crystal in ("blue", "red", "yellow")
    ]
    CASES += [
        enough(
            TILE,
            "the last tile of all",
            lambda t, s, o=rest, r=resource: t.paths(*o, f"red-{r}", seat=s),
        ),
        short(TILE, "all other resources", lambda t, s, o=rest: t.paths(*o, seat=s)),
    ]

# An offering on an island with the resource shown

for resource in ["flower", "fruit", "root"]:
    TILE = f"blue-offering-at-{resource}"
    elsewhere = {name: 1 for name in ISLANDS if not name.startswith(resource)}
    CASES += [
        enough(TILE, "on the first", lambda t, s, r=resource: t.given(s, **{f"{r}_1": 1})),
        enough(TILE, "on the second", lambda t, s, r=resource: t.given(s, **{f"{r}_2": 1})),
        enough(TILE, "more of them", lambda t, s, r=resource: t.given(s, **{f"{r}_1": 3}), "B17.0"),
        short(TILE, "on all other islands", lambda t, s, e=elsewhere: t.given(s, **e)),
    ]

# 2 different resources twice each

TILE = "blue-two-pairs"
CASES += [
    enough(TILE, "two pairs", lambda t, s: t.goods(s, flower=2, root=2)),
    enough(TILE, "more", lambda t, s: t.goods(s, fruit=3, herb=7, shell=1, gold=1), "B17.0"),
    short(TILE, "a pair and a single one", lambda t, s: t.goods(s, flower=2, root=1, shell=1)),
    short(TILE, "four alike", lambda t, s: t.goods(s, herb=4)),
    short(TILE, "a pair of gold", lambda t, s: t.goods(s, herb=2, gold=2), "B6.6", "B17.0"),
    short(TILE, "tokens", lambda t, s: t.goods(s, herb=2, ship=2, path=2)),
]

# Offerings on 3 islands

TILE = "blue-offerings-on-3-islands"
CASES += [
    enough(TILE, "three islands", lambda t, s: t.given(s, flower_1=1, flower_2=1, herb_1=1)),
    enough(
        TILE, "four", lambda t, s: t.given(s, fruit_1=2, root_2=1, shell_1=1, herb_1=1), "B17.0"
    ),
    short(TILE, "three on each of two", lambda t, s: t.given(s, flower_1=3, herb_1=3)),
]

# 2 offerings on one island

TILE = "blue-2-offerings-on-one-island"
CASES += [
    enough(TILE, "two", lambda t, s: t.given(s, shell_2=2)),
    enough(TILE, "three", lambda t, s: t.given(s, fruit_1=3), "B17.0"),
    short(TILE, "one on each", lambda t, s: t.given(s, **dict.fromkeys(ISLANDS[:6], 1))),
    short(TILE, "one on both islands of a resource", lambda t, s: t.given(s, root_1=1, root_2=1)),
]

# A group of 3 adjacent symbols

for symbol in SYMBOLS:
    TILE = f"blue-group-of-3-{symbol.replace('_', '-')}"
    CASES += [
        enough(TILE, words, lambda t, s, y=symbol, cells=cells: t.symbols(s, **{y: cells}), "B17.2")
        for words, cells in [
            ("in a row", [(4, 3), (5, 3), (6, 3)]),
            ("upright", [(5, 2), (5, 3), (5, 4)]),
            ("round a corner", [(4, 3), (5, 3), (5, 4)]),
            ("four of them", [(4, 3), (5, 3), (5, 4), (4, 4)]),
            ("beside a smaller group", [(2, 2), (4, 3), (5, 3), (5, 4)]),
        ]
    ]
    others = [other for other in SYMBOLS if other != symbol]
    rows = {other: [(column, row) for column in (3, 4, 5)] for row, other in enumerate(others, 1)}
    CASES += [
        short(
            TILE,
            "touching at a corner only",
            lambda t, s, y=symbol: t.symbols(s, **{y: [(4, 3), (5, 3), (6, 4)]}),
            "B17.2",
        ),
        short(
            TILE,
            "two pairs",
            lambda t, s, y=symbol: t.symbols(s, **{y: [(3, 3), (4, 3), (6, 3), (7, 3)]}),
            "B17.2",
        ),
        short(
            TILE,
            "groups of all other symbols",
            lambda t, s, y=symbol, r=rows: t.symbols(s, **r, **{y: [(6, 1), (6, 2)]}),
            "B17.2",
        ),
    ]

# A gnome with the resource shown

for resource, gnomes, strangers in [
    ("flower", [1, 8, 13, 18, 24, 28], [2, 3, 4, 5, 7, 33]),
    ("fruit", [2, 9, 14, 19, 25, 29], [1, 3, 4, 23, 7, 28]),
]:
    TILE = f"blue-gnome-with-{resource}"
    CASES += [
        enough(
            TILE,
            f"gnome {gnome}",
            lambda t, s, g=gnome: t.gnomes(g, seat=s),
            *(["B17.3"] if gnome > 27 else []),
        )
        for gnome in gnomes
    ]
    CASES += [
        enough(TILE, "two of them", lambda t, s, g=gnomes: t.gnomes(*g[:2], seat=s), "B17.0"),
        short(TILE, "gnomes of other resources", lambda t, s, g=strangers: t.gnomes(*g, seat=s)),
    ]


@pytest.mark.rule("B14.1")
@pytest.mark.parametrize("case", parameters(CASES))
def test_a_blue_task_can_be_lit_exactly_when_its_condition_holds(case: Case) -> None:
    assert can_light(arranged(case)) == case.enough


@pytest.mark.rule("B14.1")
@pytest.mark.parametrize("case", parameters([case for case in CASES if case.enough]))
def test_what_another_player_has_lights_no_blue_task(case: Case) -> None:
    assert not can_light(arranged(case, seat=1))
